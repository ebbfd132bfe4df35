use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Bargain, GamePoints};
use crate::cards::{Card, CardSet};

/// A bonus that can be announced (R7.2), in the order of the table in R11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Bonus {
    /// I wins the last trick.
    PagatUltimo,
    /// II wins the last trick but one.
    Uhu,
    /// III wins the last trick but two.
    Pelikan,
    /// IIII wins the last trick but three.
    Quapil,
    /// 40 points.
    Absolut,
    /// 50 points.
    Panzer,
    /// The game without a card of the Trull in hand.
    WithoutTrull,
    /// The game without a King in hand.
    WithoutKings,
    /// All sixteen tricks.
    Valat,
}

impl Bonus {
    /// All bonuses that can be announced.
    pub const ALL: [Self; 9] = [
        Self::PagatUltimo,
        Self::Uhu,
        Self::Pelikan,
        Self::Quapil,
        Self::Absolut,
        Self::Panzer,
        Self::WithoutTrull,
        Self::WithoutKings,
        Self::Valat,
    ];
    /// The bonuses of the four birds.
    pub const BIRDS: [Self; 4] = [Self::PagatUltimo, Self::Uhu, Self::Pelikan, Self::Quapil];

    /// The bonus's name in a record (R13).
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::PagatUltimo => "PagatUltimo",
            Self::Uhu => "Uhu",
            Self::Pelikan => "Pelikan",
            Self::Quapil => "Quapil",
            Self::Absolut => "Absolut",
            Self::Panzer => "Panzer",
            Self::WithoutTrull => "WithoutTrull",
            Self::WithoutKings => "WithoutKings",
            Self::Valat => "Valat",
        }
    }

    /// The bonus of a name in a record; `None` if there is none.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bonus| bonus.name() == name)
    }

    /// The bird that has to win a certain trick for the bonus; `None` for the other bonuses.
    #[must_use]
    pub const fn bird(self) -> Option<Card> {
        match self {
            Self::PagatUltimo => Some(Card::PAGAT),
            Self::Uhu => Some(Card::UHU),
            Self::Pelikan => Some(Card::PELIKAN),
            Self::Quapil => Some(Card::QUAPIL),
            _ => None,
        }
    }

    /// The number of the trick, 1 to 16, that the bird has to win; `None` for the other bonuses.
    #[must_use]
    pub const fn own_trick(self) -> Option<u8> {
        match self {
            Self::PagatUltimo => Some(16),
            Self::Uhu => Some(15),
            Self::Pelikan => Some(14),
            Self::Quapil => Some(13),
            _ => None,
        }
    }

    /// The cards of which the player's hand must hold none (R7.3, R11.6); empty for the others.
    #[must_use]
    pub const fn barred_cards(self) -> CardSet {
        match self {
            Self::WithoutTrull => CardSet::TRULL,
            Self::WithoutKings => CardSet::KINGS,
            _ => CardSet::EMPTY,
        }
    }

    /// What the bonus is worth (the table in R11); nothing if it is not paid when silent.
    #[must_use]
    pub fn value(self, bargain: &Bargain, declared: Declared) -> GamePoints {
        let column = bargain.contract as usize;
        let after: [i32; 4] = match self {
            Self::Valat => {
                let times = if declared == Declared::Silent { 4 } else { 8 };
                return times * bargain.game_value;
            }
            Self::PagatUltimo => [6, 8, 10, 24],
            Self::Uhu => [7, 10, 12, 28],
            Self::Pelikan => [8, 12, 14, 32],
            Self::Quapil => [9, 14, 16, 36],
            Self::Absolut | Self::WithoutTrull | Self::WithoutKings => [1, 2, 3, 9],
            Self::Panzer => [3, 6, 12, 28],
        };
        GamePoints::new(match declared {
            Declared::Silent if self.bird().is_some() => 3,
            Declared::Silent => 0,
            Declared::After => after[column],
            Declared::Before => 2 * after[column],
        })
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A bonus that is held, not announced (R11.7), in the order of the table in R11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HeldBonus {
    /// I, XXI and the Sküs.
    Trull,
    /// The four Kings.
    RoyalTrull,
    /// I to IIII.
    FourBirds,
}

impl HeldBonus {
    /// All held bonuses.
    pub const ALL: [Self; 3] = [Self::Trull, Self::RoyalTrull, Self::FourBirds];

    /// The cards it takes.
    #[must_use]
    pub const fn cards(self) -> CardSet {
        match self {
            Self::Trull => CardSet::TRULL,
            Self::RoyalTrull => CardSet::KINGS,
            Self::FourBirds => CardSet::BIRDS,
        }
    }

    /// What it is worth (the table in R11).
    #[must_use]
    pub const fn value(self) -> GamePoints {
        GamePoints::new(match self {
            Self::Trull | Self::RoyalTrull => 1,
            Self::FourBirds => 3,
        })
    }
}

/// Whether and when a bonus was announced (R7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Declared {
    /// Not announced.
    Silent,
    /// After the discard, or in the one window of Solo.
    After,
    /// Before the Cossack talon was exposed.
    Before,
}

/// A set of bonuses that can be announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BonusSet(u16);

impl BonusSet {
    /// No bonus.
    pub const EMPTY: Self = Self(0);

    /// Whether it holds `bonus`.
    #[must_use]
    pub const fn contains(self, bonus: Bonus) -> bool {
        self.0 & bonus.bit() != 0
    }

    /// The set with `bonus` in it.
    #[must_use]
    pub const fn with(self, bonus: Bonus) -> Self {
        Self(self.0 | bonus.bit())
    }

    /// The set with `bonus` not in it.
    #[must_use]
    pub const fn without(self, bonus: Bonus) -> Self {
        Self(self.0 & !bonus.bit())
    }

    /// What either holds.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many bonuses it holds.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn is_superset(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The bonuses, in the order of [`Bonus::ALL`].
    #[must_use]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Bonus> {
        Bonus::ALL.into_iter().filter(move |bonus| self.contains(*bonus))
    }

    /// The birds whose bonuses it holds.
    #[must_use]
    pub fn birds(self) -> CardSet {
        self.iter().filter_map(Bonus::bird).collect()
    }
}

/// A list of the bonuses' names.
impl Serialize for BonusSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Some formats have to know beforehand how many there are.
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

/// From a list of names, in any order.
impl<'de> Deserialize<'de> for BonusSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bonuses = Vec::<Bonus>::deserialize(deserializer)?;
        Ok(bonuses.into_iter().collect())
    }
}

impl FromIterator<Bonus> for BonusSet {
    fn from_iter<I: IntoIterator<Item = Bonus>>(bonuses: I) -> Self {
        bonuses.into_iter().fold(Self::EMPTY, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Contract, Seat};

    /// The table of R11, row by row: silent, then after and before for each contract.
    #[test]
    fn every_bonus_has_the_value_of_the_table() {
        let table = [
            (Bonus::PagatUltimo, 3, [(6, 12), (8, 16), (10, 20)], 24),
            (Bonus::Uhu, 3, [(7, 14), (10, 20), (12, 24)], 28),
            (Bonus::Pelikan, 3, [(8, 16), (12, 24), (14, 28)], 32),
            (Bonus::Quapil, 3, [(9, 18), (14, 28), (16, 32)], 36),
            (Bonus::Absolut, 0, [(1, 2), (2, 4), (3, 6)], 9),
            (Bonus::Panzer, 0, [(3, 6), (6, 12), (12, 24)], 28),
            (Bonus::WithoutTrull, 0, [(1, 2), (2, 4), (3, 6)], 9),
            (Bonus::WithoutKings, 0, [(1, 2), (2, 4), (3, 6)], 9),
        ];
        let bargain = |contract: Contract| Bargain {
            declarer: Seat::Forehand,
            contract,
            game_value: contract.game_value(),
        };
        for (bonus, silent, with_talon, solo) in table {
            let value = |contract, declared| bonus.value(&bargain(contract), declared).number();
            for (contract, (after, before)) in Contract::ALL.into_iter().zip(with_talon) {
                assert_eq!(value(contract, Declared::Silent), silent, "{bonus:?}");
                assert_eq!(value(contract, Declared::After), after, "{bonus:?} {contract:?}");
                assert_eq!(value(contract, Declared::Before), before, "{bonus:?} {contract:?}");
            }
            assert_eq!(value(Contract::Solo, Declared::After), solo, "{bonus:?}");
        }
        for game_value in [3, 4, 5, 6, 9, 12] {
            let game_value = GamePoints::new(game_value);
            let bargain = Bargain { game_value, ..bargain(Contract::Dreiblatt) };
            let value = |declared| Bonus::Valat.value(&bargain, declared);
            assert_eq!(value(Declared::Silent), 4 * game_value);
            assert_eq!(value(Declared::After), 8 * game_value);
            assert_eq!(value(Declared::Before), 8 * game_value);
        }
    }
}
