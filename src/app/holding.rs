//! How a player holds his cards and which one he has in hand: nothing of it is part of the game.

use super::hand_order::put;
use super::update::{own_choices, play_in_front};
use super::{CardPlay, Effect, Front, Match, Model, Player, Sorting};
use crate::cards::{Card, CardSet};
use crate::rules::{Choices, Move};

impl Model {
    /// The cards of a player's hand in the order in which he holds them.
    pub(super) fn held(&self, player: Player, hand: CardSet) -> Vec<Card> {
        self.preferences.hand_order.hold(hand, &self.put[player])
    }
}

/// Plays a card, or lifts it if it has to be confirmed first. One that may not be played is refused
/// at once.
pub(super) fn pick_card(model: &mut Model, ply: u32, card: Card, effects: &mut Vec<Effect>) {
    let is_confirmed = model.preferences.card_play == CardPlay::Confirmed;
    let is_lifted = model.selection.lifted.take() == Some(card);
    let is_present =
        model.running.as_ref().and_then(Match::deal).is_some_and(|deal| deal.ply() == ply);
    if is_confirmed
        && !is_lifted
        && is_present
        && let Some((_, Choices::Play(choices))) = own_choices(model)
        && choices.legal().contains(card)
    {
        model.selection.lifted = Some(card);
        model.refusal = None;
        return;
    }
    play_in_front(model, ply, Move::Play(card), effects);
}

/// Puts a card at another place in the hand of the player in front, where he sorts it himself.
pub(super) fn put_card(model: &mut Model, card: Card, place: u8) {
    if model.preferences.hand_order.sorting != Sorting::ByHand {
        return;
    }
    let Some(deal) = model.running.as_ref().and_then(Match::deal) else { return };
    let Front::Player(player) = deal.front else { return };
    let hand = deal.history().game().view(player.seat(deal.dealer)).hand;
    if hand.contains(card) {
        let held = model.held(player, hand);
        model.put[player] = put(held, card, place);
    }
}
