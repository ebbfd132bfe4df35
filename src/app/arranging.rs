use super::holding::{held_by_hand, put_card};
use super::update::is_out_of_sight;
use super::{Effect, Model};
use crate::cards::Card;

/// A hand that is put in order without carrying cards: one is picked, and then it is shown where
/// it is to stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arranging {
    /// Whether a card that is clicked is meant to be put elsewhere, and not to be played.
    pub is_on: bool,
    /// The card that is to be put elsewhere.
    pub picked: Option<Card>,
    /// The card that was put elsewhere last.
    pub put: Option<Card>,
}

/// What is done to put a hand in order without carrying cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrange {
    /// It begins.
    Begin,
    /// It ends; cards are played again.
    End,
    /// A card is picked; or if one is, that takes the place of this one. The same one again is let
    /// go of.
    Point(Card),
    /// The card that is picked goes one place to the left.
    Left,
    /// It goes one place to the right.
    Right,
}

/// Puts the hand of the player in front in order.
pub(super) fn arrange(model: &mut Model, arrange: Arrange, effects: &mut Vec<Effect>) {
    let Some((_, held)) = held_by_hand(model) else { return };
    let place_of = |card: Card| {
        let place = held.iter().position(|held| *held == card)?;
        u8::try_from(place).ok()
    };
    let picked = model.arranging.picked;
    let (card, place) = match arrange {
        Arrange::Begin | Arrange::End => {
            model.arranging.is_on = arrange == Arrange::Begin;
            model.arranging.picked = None;
            model.selection.lifted = None;
            model.refusal = None;
            return;
        }
        Arrange::Point(card) if picked.is_none() => {
            model.arranging.picked = Some(card);
            return;
        }
        Arrange::Point(card) => {
            model.arranging.picked = None;
            (picked, place_of(card))
        }
        Arrange::Left => (picked, picked.and_then(place_of).and_then(|place| place.checked_sub(1))),
        Arrange::Right => (picked, picked.and_then(place_of).map(|place| place + 1)),
    };
    if let (Some(card), Some(place)) = (card, place)
        && place_of(card) != Some(place)
        && usize::from(place) < held.len()
    {
        put_card(model, card, place, effects);
    }
}

/// Lets go of the card that is lifted or picked; or else cards are played again.
pub(super) fn let_go(model: &mut Model) {
    model.selection.lifted = None;
    model.arranging.is_on &= model.arranging.picked.take().is_some();
}

/// After any message: nobody's hand is put in order but that of the player in front, as long as he
/// is, and no card that has left it. So nothing of it comes behind the curtain.
pub(super) fn settle(model: &mut Model) {
    if model.arranging == Arranging::default() {
        return;
    }
    let held = held_by_hand(model).filter(|_| !is_out_of_sight(model));
    let Some((_, held)) = held else {
        model.arranging = Arranging::default();
        return;
    };
    let is_held = |card: &Card| held.contains(card);
    model.arranging.picked = model.arranging.picked.filter(is_held);
    model.arranging.put = model.arranging.put.filter(is_held);
}
