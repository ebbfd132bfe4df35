use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::holdings::Holdings;
use super::{
    Announcements, Bargain, BonusSet, Calls, Contract, DiscardChoices, IllegalMove, Rules,
};
use crate::cards::{Card, CardSet};

/// Which groups of the exposed Cossack talon may be taken: the one source of it (R8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TakeChoices {
    contract: Contract,
    talon: [Card; 6],
}

impl TakeChoices {
    pub(super) const fn new(contract: Contract, talon: [Card; 6]) -> Self {
        Self { contract, talon }
    }

    /// The groups, in the order in which they lie.
    #[must_use]
    pub fn legal(&self) -> ArrayVec<CardSet, 6> {
        match usize::from(self.contract.talon_cards()) {
            0 => ArrayVec::new(),
            size => self.talon.chunks(size).map(|group| group.iter().copied().collect()).collect(),
        }
    }

    /// Whether `cards` are one of the groups.
    ///
    /// # Errors
    /// [`IllegalMove::IllegalGroup`] if they are not.
    pub fn check(&self, cards: CardSet) -> Result<(), IllegalMove> {
        if self.legal().contains(&cards) {
            Ok(())
        } else {
            Err(IllegalMove::IllegalGroup { contract: self.contract })
        }
    }
}

/// The Cossack talon lies open and the declarer chooses a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TalonChoice {
    pub(super) holdings: Holdings,
    pub(super) calls: Calls,
    pub(super) bargain: Bargain,
    pub(super) announced_before: BonusSet,
}

impl TalonChoice {
    pub(super) fn choices(&self) -> TakeChoices {
        TakeChoices::new(self.bargain.contract, self.holdings.cossack_talon)
    }

    pub(super) fn take(&self, cards: CardSet) -> Result<TalonDiscard, IllegalMove> {
        self.choices().check(cards)?;
        let declarer = self.bargain.declarer;
        let mut holdings = self.holdings;
        holdings.hands[declarer] |= cards;
        holdings.original[declarer] |= cards;
        let (calls, bargain) = (self.calls, self.bargain);
        let announced_before = self.announced_before;
        Ok(TalonDiscard { holdings, calls, bargain, announced_before, taken: cards })
    }
}

/// The declarer has taken a group and discards as many cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TalonDiscard {
    pub(super) holdings: Holdings,
    pub(super) calls: Calls,
    pub(super) bargain: Bargain,
    pub(super) announced_before: BonusSet,
    pub(super) taken: CardSet,
}

impl TalonDiscard {
    pub(super) fn choices(&self, rules: &Rules) -> DiscardChoices {
        let pool = self.holdings.hands[self.bargain.declarer];
        DiscardChoices::talon(rules, pool, self.taken.len(), self.announced_before.birds())
    }

    pub(super) fn discard(
        &self,
        rules: &Rules,
        cards: CardSet,
    ) -> Result<super::announcing::Prepared, IllegalMove> {
        self.choices(rules).check(cards)?;
        let mut holdings = self.holdings;
        holdings.discard(self.bargain.declarer, cards);
        let announcements =
            Announcements { before: self.announced_before, ..Announcements::default() };
        let (calls, bargain, taken) = (self.calls, self.bargain, self.taken);
        Ok(super::announcing::Prepared { holdings, calls, bargain, announcements, taken })
    }
}
