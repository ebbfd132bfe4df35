use serde::{Deserialize, Serialize};

use super::announcing::Prepared;
use super::{BySeat, IllegalMove, MustFollow, Rules, Seat, Section, Settlement, Tricks};
use crate::cards::{Card, CardSet};

/// Which cards may be played: the one source of it (R9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayChoices {
    hand: CardSet,
    led: Option<Card>,
}

impl PlayChoices {
    pub(super) const fn new(hand: CardSet, led: Option<Card>) -> Self {
        Self { hand, led }
    }

    /// The cards held.
    #[must_use]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// The card to answer, if one is led.
    #[must_use]
    pub const fn led(&self) -> Option<Card> {
        self.led
    }

    /// The cards that may be played; never empty while there is a card in the hand.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        let Some(led) = self.led else { return self.hand };
        let following = self.hand & led.followers();
        let tarocks = self.hand & CardSet::TAROCKS;
        let not_following = if tarocks.is_empty() { self.hand } else { tarocks };
        if following.is_empty() { not_following } else { following }
    }

    /// Whether `card` may be played.
    ///
    /// # Errors
    /// [`IllegalMove::NotInHand`], or [`IllegalMove::MustFollow`] with what must be played.
    pub fn check(&self, card: Card) -> Result<(), IllegalMove> {
        if self.legal().contains(card) {
            return Ok(());
        }
        if !self.hand.contains(card) {
            let section = Section::new(9, 2);
            return Err(IllegalMove::NotInHand { cards: CardSet::of(card), section });
        }
        let Some(led) = self.led else { return Ok(()) };
        let followed = led.suit().filter(|_| !self.hand.is_disjoint(led.followers()));
        let must = followed.map_or(MustFollow::Tarock, MustFollow::Suit);
        Err(IllegalMove::MustFollow { must, led, held: self.legal() })
    }
}

/// The sixteen tricks (R9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Play {
    /// How things stood before the first lead.
    pub(super) prepared: Prepared,
    /// The cards still held.
    pub(super) hands: BySeat<CardSet>,
    pub(super) tricks: Tricks,
}

impl Play {
    pub(super) fn new(prepared: Prepared) -> Self {
        let hands = prepared.holdings.hands;
        Self { prepared, hands, tricks: Tricks::default() }
    }

    pub(super) fn turn(&self) -> Seat {
        self.tricks.turn()
    }

    pub(super) fn choices(&self) -> PlayChoices {
        PlayChoices::new(self.hands[self.turn()], self.tricks.led())
    }

    /// Plays `card` for the seat to act; tells who won if it completes a trick.
    pub(super) fn play(&mut self, card: Card) -> Result<Option<Seat>, IllegalMove> {
        self.choices().check(card)?;
        let turn = self.turn();
        self.hands[turn].remove(card);
        Ok(self.tricks.push(card))
    }

    pub(super) fn is_over(&self) -> bool {
        self.hands.forehand.is_empty() && self.hands.dealer.is_empty()
    }

    /// Everything that counts for each side (R10.1).
    pub(super) fn piles(&self) -> BySeat<CardSet> {
        let Prepared { holdings, bargain, .. } = &self.prepared;
        let won = self.tricks.won();
        let mut piles =
            BySeat::new(|seat| won[seat] | holdings.discards[seat] | holdings.untaken[seat]);
        piles[bargain.declarer.other()] |= self.prepared.left_in_talon();
        piles
    }

    pub(super) fn settle(&self, rules: &Rules) -> Settlement {
        Settlement::new(rules, self)
    }
}
