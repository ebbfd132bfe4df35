use super::narrow::byte;
use super::state::{Play, State, TAROCKS};
use super::suits::{Suit, SuitOfSide, Suits};

/// Which of a side's cards are tried at all.
///
/// The cards of a run, between which the other side has none, leave the same position behind them
/// but for what one card counts. A card that counts more adds between nothing and that much to what
/// its owner gets in the end. So of a run of which it is certain that it wins the trick, the card
/// that counts most is as good as any; and if it loses the trick, the one that counts least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tried {
    All,
    /// One of each run of cards that count the same.
    OneOfEquals,
    /// Of a run that wins or loses for certain one in all.
    ByGain,
}

/// What cards are left out and how the others are ordered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) tried: Tried,
    /// Whether the promising ones come first, or all as they lie.
    pub(super) in_order: bool,
    /// Whether cards of suits that a side holds alone are equals if they count the same.
    pub(super) across_suits: bool,
}

/// What is certain to become of a trick.
#[derive(Clone, Copy)]
enum Fate {
    Won,
    Lost,
}

impl Choice {
    /// One of all equals, the promising first.
    pub(super) const BEST: Self =
        Self { tried: Tried::OneOfEquals, in_order: true, across_suits: false };

    /// Whether cards are left out that gain less than others.
    pub(super) const fn is_by_gain(self) -> bool {
        matches!(self.tried, Tried::ByGain)
    }

    /// The places of the tarocks that the leader tries. For game points each bird is a kind of its
    /// own.
    #[inline]
    pub(super) fn led_tarocks<const GAME: bool>(self, state: &State) -> u32 {
        let own = state.tarocks_of(state.leader);
        if !self.is_by_gain() {
            return self.tarocks(state, own);
        }
        let theirs = state.tarocks_of(state.leader ^ 1);
        let above = !u32::MAX.checked_shr(theirs.leading_zeros()).unwrap_or(0);
        let below = theirs.wrapping_sub(1) & !theirs & !above;
        by_gain::<GAME>(state, own & above, Fate::Won)
            | by_gain::<GAME>(state, own & below, Fate::Lost)
            | self.tarocks(state, own) & !above & !below
    }

    /// The same of the other, who may follow with tarocks or ruff with them.
    #[inline]
    pub(super) fn answering_tarocks<const GAME: bool>(self, state: &State, led: Play) -> u32 {
        let own = state.tarocks_of(state.leader ^ 1);
        if !self.is_by_gain() {
            return self.tarocks(state, own);
        }
        let winning = if led.group() == TAROCKS { u32::MAX << led.place() } else { u32::MAX };
        by_gain::<GAME>(state, own & winning, Fate::Won)
            | by_gain::<GAME>(state, own & !winning, Fate::Lost)
    }

    /// One, the lowest, of each run of equals.
    fn tarocks(self, state: &State, own: u32) -> u32 {
        if self.tried == Tried::All {
            return own;
        }
        // Where a run ends though its owner goes on: each bird is a kind of its own, and so is XXI,
        // above which there is only a tarock of the other side's.
        let birds = (2 << state.bird_count()) - 1;
        let breaks = birds | u32::from(state.high) << state.tarock_count.saturating_sub(2);
        own & (!(own << 1) | breaks)
    }

    /// The places in a suit of the cards that are led.
    pub(super) const fn led(self, own: &SuitOfSide) -> u8 {
        match self.tried {
            Tried::All => own.own,
            Tried::OneOfEquals => own.choices,
            Tried::ByGain => own.leads,
        }
    }

    /// The same of those that follow to the card at a place.
    pub(super) const fn following(self, own: &SuitOfSide, led: u8) -> u8 {
        match self.tried {
            Tried::All => own.own,
            Tried::OneOfEquals => own.choices,
            Tried::ByGain => {
                let winning = (u8::MAX << (led & 7)) & !(1 << (led & 7));
                own.highest & winning | own.lowest & !winning
            }
        }
    }

    /// The same of those that are thrown away.
    pub(super) const fn thrown(self, own: &SuitOfSide) -> u8 {
        match self.tried {
            Tried::All => own.own,
            Tried::OneOfEquals => own.choices,
            Tried::ByGain => own.lowest,
        }
    }

    /// The groups that are suits, with what they are; of suits that are alike to the side to play
    /// only one, unless equals are tried too.
    #[inline]
    pub(super) fn different_suits<'a>(
        self,
        state: &'a State,
        suits: &'a Suits,
        side: usize,
    ) -> impl Iterator<Item = (u8, &'a Suit)> {
        let (mut last, mut seen) = (u16::MAX, 0);
        let mut left = 4_u8;
        // The last one first: of those that a side holds alone it has the most kinds.
        std::iter::from_fn(move || {
            while left > 0 {
                left -= 1;
                let number = state.suits[usize::from(left & 3)];
                let suit = &suits[number];
                let alone = suit.sides[side & 1].alone;
                let is_again = self.tried != Tried::All && number == last
                    || self.across_suits && alone != 0 && alone & !seen == 0;
                last = number;
                seen |= alone;
                if !is_again {
                    return Some((left, suit));
                }
            }
            None
        })
    }
}

/// Of the tarocks `own`, all of which meet this fate, those that are tried.
fn by_gain<const GAME: bool>(state: &State, own: u32, fate: Fate) -> u32 {
    let birds = if GAME { own & ((1 << state.bird_count()) - 1) } else { 0 };
    let others = own & !birds;
    let has_pagat = !GAME && state.birds & 1 == 1 && own & 1 == 1;
    let tried = match fate {
        Fate::Lost => {
            let lowest = others & !(others << 1);
            // The next above I counts less.
            if has_pagat && own & 2 != 0 { lowest ^ 3 } else { lowest }
        }
        Fate::Won => {
            let highest = others & !(others >> 1);
            let top = byte(own.trailing_ones().max(1) - 1);
            // Nothing of its run counts more than I.
            if has_pagat { highest & !(1 << top) | 1 } else { highest }
        }
    };
    birds | tried
}

/// The places in a number's bits, lowest first.
pub(super) fn places(mut bits: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = byte(bits.trailing_zeros());
        let is_there = bits != 0;
        bits &= bits.wrapping_sub(1);
        is_there.then_some(place)
    })
}
