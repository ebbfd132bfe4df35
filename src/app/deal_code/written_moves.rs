//! Moves in as few bits as can be had without asking the engine what is legal, so that a move that it
//! refuses can be told.

use super::bits::{Reader, Writer};
use crate::cards::{Card, CardSet};
use crate::rules::{Bonus, BonusSet, Call, Move};

/// What stands before a card that is played, one bit.
const PLAY: u32 = 0;
/// What stands before any other move, one bit, and then its kind, two bits.
const OTHER: u32 = 1;
const DISCARD: u32 = 0;
const TAKE: u32 = 1;
const CALL: u32 = 2;
const ANNOUNCE: u32 = 3;

/// The bits of a card and of a number of cards.
const CARD: u8 = 6;
/// The bits of a call, by its place in [`Call::ALL`].
const CALL_BITS: u8 = 3;
/// A bit for each bonus, the first in [`Bonus::ALL`] the lowest.
const BONUS_BITS: u8 = 9;

pub(super) fn put(bits: &mut Writer, action: Move) {
    let mut other = |kind| {
        bits.put(OTHER, 1);
        bits.put(kind, 2);
    };
    match action {
        Move::Play(card) => {
            bits.put(PLAY, 1);
            bits.put(card.index().into(), CARD);
        }
        Move::Discard(cards) => {
            other(DISCARD);
            put_cards(bits, cards);
        }
        Move::Take(cards) => {
            other(TAKE);
            put_cards(bits, cards);
        }
        Move::Call(call) => {
            other(CALL);
            let place = (0_u32..).zip(Call::ALL).find(|(_, other)| *other == call);
            bits.put(place.map_or(0, |(place, _)| place), CALL_BITS);
        }
        Move::Announce(bonuses) => {
            other(ANNOUNCE);
            let places = (0_u32..).zip(Bonus::ALL).filter(|(_, bonus)| bonuses.contains(*bonus));
            bits.put(places.fold(0, |set, (place, _)| set | 1 << place), BONUS_BITS);
        }
    }
}

fn put_cards(bits: &mut Writer, cards: CardSet) {
    bits.put(cards.len().into(), CARD);
    for card in cards {
        bits.put(card.index().into(), CARD);
    }
}

/// The next move; `None` if it is none.
pub(super) fn take(bits: &mut Reader<'_>) -> Option<Move> {
    if bits.take(1)? == PLAY {
        return take_card(bits).map(Move::Play);
    }
    Some(match bits.take(2)? {
        DISCARD => Move::Discard(take_cards(bits)?),
        TAKE => Move::Take(take_cards(bits)?),
        CALL => Move::Call(*Call::ALL.get(usize::try_from(bits.take(CALL_BITS)?).ok()?)?),
        _ => {
            let set = bits.take(BONUS_BITS)?;
            let places = (0_u32..).zip(Bonus::ALL).filter(|(place, _)| set >> place & 1 == 1);
            Move::Announce(places.map(|(_, bonus)| bonus).collect::<BonusSet>())
        }
    })
}

fn take_card(bits: &mut Reader<'_>) -> Option<Card> {
    Card::from_index(u8::try_from(bits.take(CARD)?).ok()?)
}

/// Cards in their order, so that a set has one way to be written.
fn take_cards(bits: &mut Reader<'_>) -> Option<CardSet> {
    let count = bits.take(CARD)?;
    let mut cards = CardSet::EMPTY;
    let mut before = None;
    for _ in 0..count {
        let card = take_card(bits)?;
        if before >= Some(card) {
            return None;
        }
        before = Some(card);
        cards.insert(card);
    }
    Some(cards)
}
