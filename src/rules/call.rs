use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::Contract;

/// What is said in the auction (R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    /// No bid; final.
    Pass,
    /// Forehand takes over dealer's contract at the same value (R6.4).
    Hold,
    /// Dealer takes over forehand's opening Dreiblatt for 4 (R6.7).
    Unterer,
    /// A contract.
    Bid(Contract),
}

impl Call {
    /// All calls.
    pub const ALL: [Self; 7] = [
        Self::Pass,
        Self::Hold,
        Self::Unterer,
        Self::Bid(Contract::Dreiblatt),
        Self::Bid(Contract::Zweiblatt),
        Self::Bid(Contract::Einblatt),
        Self::Bid(Contract::Solo),
    ];

    /// The call's name in a record (R13).
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pass => "Pass",
            Self::Hold => "Hold",
            Self::Unterer => "Unterer",
            Self::Bid(Contract::Dreiblatt) => "Dreiblatt",
            Self::Bid(Contract::Zweiblatt) => "Zweiblatt",
            Self::Bid(Contract::Einblatt) => "Einblatt",
            Self::Bid(Contract::Solo) => "Solo",
        }
    }

    /// The call of a name in a record; `None` if there is none.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|call| call.name() == name)
    }

    const fn bit(self) -> u8 {
        1 << match self {
            Self::Pass => 0,
            Self::Hold => 1,
            Self::Unterer => 2,
            Self::Bid(contract) => 3 + contract as u8,
        }
    }
}

/// The call's name in a record (R13).
impl Serialize for Call {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Call {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::from_name(&name)
            .ok_or_else(|| de::Error::custom(format!("{name:?} is not the name of a call")))
    }
}

/// A set of calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CallSet(u8);

impl CallSet {
    /// Whether it holds `call`.
    #[must_use]
    pub const fn contains(self, call: Call) -> bool {
        self.0 & call.bit() != 0
    }

    /// How many calls it holds.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The calls, in the order of [`Call::ALL`].
    #[must_use]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Call> {
        Call::ALL.into_iter().filter(move |call| self.contains(*call))
    }

    /// The last call of the set: the highest bid, if there is one.
    #[must_use]
    pub fn last(self) -> Option<Call> {
        self.iter().next_back()
    }
}

impl FromIterator<Call> for CallSet {
    fn from_iter<I: IntoIterator<Item = Call>>(calls: I) -> Self {
        Self(calls.into_iter().fold(0, |bits, call| bits | call.bit()))
    }
}
