use super::{Knowledge, World};
use crate::cards::{Card, CardSet, Suit};

/// How players use to choose: with it, of two worlds that are both possible, the one is believed
/// more in which the other player has done what players do.
#[derive(Clone, Debug)]
pub struct Habits {
    /// For each rank from the lowest suit card to the Queen, how much a card of it is liked as a
    /// discard.
    pub discarded: [f64; 7],
    /// How much it is liked to keep so many plain cards of a suit without its King.
    pub kept: [f64; 6],
    /// The same beside its King.
    pub kept_with_king: [f64; 6],
}

impl Habits {
    /// Those of sensible players.
    pub const PLAYERS: Self = Self {
        discarded: [0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.5],
        kept: [0.0; 6],
        kept_with_king: [0.0; 6],
    };

    /// Every possible world is believed as much as any other.
    pub const NONE: Self = Self { discarded: [0.0; 7], kept: [0.0; 6], kept_with_king: [0.0; 6] };

    /// The logarithm of how likely a world is, but for a number that is the same for all.
    pub(super) fn score(&self, knowledge: &Knowledge, world: &World) -> f64 {
        let other = knowledge.other();
        let laid = world.discards[other];
        let kept = world.hands[other] | knowledge.played[other];
        Suit::ALL.into_iter().fold(0.0, |sum, suit| sum + self.suit_score(suit, laid, kept))
    }

    fn suit_score(&self, suit: Suit, laid: CardSet, kept: CardSet) -> f64 {
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
