use crate::app::Player;
use crate::cards::{Card, CardSet};
use crate::rules::Seat;

/// Where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) enum Place {
    /// In a hand.
    Hand(Seat),
    /// In the middle of the table, played by a seat.
    Trick(Seat),
    /// With the tricks that a seat has won.
    Tricks(Seat),
    /// With what a seat has laid aside.
    Discards(Seat),
    /// In a seat's personal talon.
    PersonalTalon(Seat),
    /// At a place of the Cossack talon, from 0.
    Talon(u8),
    /// In the pack, which this seat holds and deals from.
    Pack(Seat),
    /// At a place of the pack spread out for the draw, from 0.
    Spread(u8),
    /// Before a player who drew.
    Drawn(Player),
}

/// What is seen of the cards on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) enum Sides {
    /// Nothing but backs.
    Back,
    /// The card, all the way.
    Up(Card),
    /// The card, which is turned up.
    TurnsUp(Card),
    /// The card, which is turned down.
    TurnsDown(Card),
}

impl Sides {
    /// The card that is seen, on the whole way or a part of it.
    pub(in crate::ui) const fn card(self) -> Option<Card> {
        match self {
            Self::Back => None,
            Self::Up(card) | Self::TurnsUp(card) | Self::TurnsDown(card) => Some(card),
        }
    }
}

/// What is on the table already, and is not seen before the flight has landed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) enum Landing {
    /// Nothing: the cards go where they are not told apart.
    Nothing,
    /// The card at the place they fly to.
    AtPlace,
    /// The whole place that they fly to, with what stands beside it.
    WholePlace,
    /// These cards of the own hand.
    Cards(CardSet),
    /// So many backs of the other hand, from this one on.
    Backs {
        /// The first of them, from 0.
        first: u8,
        /// How many.
        count: u8,
    },
}

/// Cards that go from one place to another, together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) struct Flight {
    /// What is seen of them.
    pub(in crate::ui) sides: Sides,
    /// How many they are.
    pub(in crate::ui) cards: u8,
    /// Where they come from.
    pub(in crate::ui) from: Place,
    /// Where they go.
    pub(in crate::ui) to: Place,
    /// What is not seen before they have landed.
    pub(in crate::ui) landing: Landing,
    /// When they set out, in milliseconds from the change.
    pub(in crate::ui) delay: u32,
    /// How long they take, in milliseconds.
    pub(in crate::ui) duration: u32,
}

impl Flight {
    /// When they have landed, in milliseconds from the change.
    pub(in crate::ui) const fn end(&self) -> u32 {
        self.delay + self.duration
    }
}
