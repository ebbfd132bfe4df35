use crate::cards::CardSet;
use crate::rules::BySeat;

/// One way in which all cards that have not been played may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct World {
    /// What each player holds.
    pub hands: BySeat<CardSet>,
    /// What each has laid aside.
    pub discards: BySeat<CardSet>,
    /// What lies in each personal talon, not taken (R5.4).
    pub untaken: BySeat<CardSet>,
    /// What lies in the Cossack talon, not taken: all six cards before it is exposed.
    pub talon: CardSet,
}

impl World {
    /// All the cards that lie somewhere.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        let [hands, discards, untaken] =
            [self.hands, self.discards, self.untaken].map(|places| places.forehand | places.dealer);
        hands | discards | untaken | self.talon
    }
}
