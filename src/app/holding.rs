//! How a player holds his cards and which one he has in hand: nothing of it is part of the game.

use super::hand_order::put;
use super::update::{keep, own_choices, play_in_front};
use super::{CardPlay, Effect, Front, Match, Model, Player, Sorting};
use crate::cards::Card;
use crate::rules::{Choices, Move};

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

/// Puts a card at another place in the hand of the player in front, where he sorts it himself. It
/// stays there when the page is opened again.
pub(super) fn put_card(model: &mut Model, card: Card, place: u8, effects: &mut Vec<Effect>) {
    let Some((player, held)) = held_by_hand(model) else { return };
    if held.contains(&card)
        && let Some(deal) = model.running.as_mut().and_then(Match::deal_mut)
    {
        let order = &mut deal.order[player];
        *order = put(order, held, card, place);
        model.arranging.put = Some(card);
        keep(model, effects);
    }
}

/// The player in front and his cards in their order, if he is to sort them himself, as long as they
/// are on the table.
pub(super) fn held_by_hand(model: &Model) -> Option<(Player, Vec<Card>)> {
    let deal = model.running.as_ref().and_then(Match::deal)?;
    let Front::Player(player) = deal.front else { return None };
    let hand_order = model.preferences.hand_order;
    if hand_order.sorting != Sorting::ByHand || deal.is_result_shown {
        return None;
    }
    let hand = deal.history.game().view(player.seat(deal.dealer)).hand;
    Some((player, hand_order.hold(hand, &deal.order[player])))
}
