use super::{Knowledge, World};
use crate::cards::{Card, CardSet, Suit};

/// How players use to choose their discards: with it, of two worlds that are both possible, the one
/// is believed more in which the other player has done what players do.
#[derive(Clone, Debug, PartialEq)]
pub struct Habits {
    /// Those of who has exchanged once only, or not yet with the Cossack talon.
    pub defender: Leanings,
    /// Those of the declarer, who has discarded once more after he took from the talon.
    pub declarer: Leanings,
}

/// What is liked in a discard, as logarithms of odds.
#[derive(Clone, Debug, PartialEq)]
pub struct Leanings {
    /// For each rank from the lowest suit card to the Queen, how much a card of it is liked as a
    /// discard.
    pub discarded: [f64; 7],
    /// How much it is liked to keep so many plain cards of a suit without its King; the last number
    /// is for five and more.
    pub kept: [f64; 6],
    /// The same beside its King.
    pub kept_with_king: [f64; 6],
}

impl Leanings {
    const NONE: Self = Self { discarded: [0.0; 7], kept: [0.0; 6], kept_with_king: [0.0; 6] };
}

impl Habits {
    /// Those of sensible players: fitted to what this crate's players discarded, a conditional logit
    /// model of the true discard among all that were possible.
    ///
    /// `cargo run --release --example fit -- habits --deals N --seed S` prints them anew.
    pub const PLAYERS: Self = Self {
        defender: Leanings {
            discarded: [-0.10, -0.16, -0.13, -0.36, 0.26, 0.30, 0.19],
            kept: [0.38, 0.13, -0.16, -0.25, -0.15, 0.03],
            kept_with_king: [-0.12, -0.10, -0.24, 0.02, 0.35, 0.09],
        },
        declarer: Leanings {
            discarded: [-0.37, -0.37, -0.50, -0.54, 0.12, 0.54, 1.12],
            kept: [0.72, -0.37, -0.14, 0.01, -0.14, -0.09],
            kept_with_king: [-0.26, -0.22, -0.06, 0.19, 0.35, 0.0],
        },
    };

    /// Every possible world is believed as much as any other.
    pub const NONE: Self = Self { defender: Leanings::NONE, declarer: Leanings::NONE };

    /// The logarithm of how likely a world is, but for a number that is the same for all.
    pub(super) fn score(&self, knowledge: &Knowledge, world: &World) -> f64 {
        let other = knowledge.other();
        let laid = world.discards[other];
        let kept = world.hands[other] | knowledge.played[other];
        let is_declarer = knowledge.declarer == Some(other);
        let leanings = if is_declarer { &self.declarer } else { &self.defender };
        Suit::ALL.into_iter().fold(0.0, |sum, suit| sum + leanings.score(suit, laid, kept))
    }
}

impl Leanings {
    fn score(&self, suit: Suit, laid: CardSet, kept: CardSet) -> f64 {
        let of_suit = CardSet::of_suit(suit);
        let laid = (laid & of_suit).iter().filter_map(Card::rank).fold(0.0, |sum, rank| {
            sum + self.discarded.get(rank as usize).copied().unwrap_or_default()
        });
        let plain = (kept & of_suit & CardSet::PLAIN).len().min(5);
        let has_king = !(kept & of_suit & CardSet::KINGS).is_empty();
        let kept = if has_king { &self.kept_with_king } else { &self.kept };
        laid + kept[usize::from(plain)]
    }
}
