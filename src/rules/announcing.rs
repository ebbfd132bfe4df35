use serde::{Deserialize, Serialize};

use super::holdings::Holdings;
use super::{
    AnnouncementFault, Bargain, Bonus, BonusSet, Calls, Declared, IllegalMove, Role, Rules,
};
use crate::cards::CardSet;

/// What has been announced in a deal so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Announcements {
    /// By the declarer before the Cossack talon was exposed.
    pub before: BonusSet,
    /// By the declarer after his discard, or in the one window of Solo.
    pub after: BonusSet,
    /// By the defender (R7.4).
    pub defender: BonusSet,
}

impl Announcements {
    /// All that the declarer has announced.
    #[must_use]
    pub const fn declarer(&self) -> BonusSet {
        self.before.union(self.after)
    }

    /// Who announced `bonus`, if anybody did, and when.
    #[must_use]
    pub const fn of(&self, bonus: Bonus) -> Option<(Role, Declared)> {
        if self.before.contains(bonus) {
            Some((Role::Declarer, Declared::Before))
        } else if self.after.contains(bonus) {
            Some((Role::Declarer, Declared::After))
        } else if self.defender.contains(bonus) {
            Some((Role::Defender, Declared::After))
        } else {
            None
        }
    }
}

/// What may be announced: the one source of it for all windows (R7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AnnounceChoices {
    role: Role,
    hand: CardSet,
    announced: BonusSet,
    burgstaller_bonuses: bool,
    bargain: Bargain,
    declared: Declared,
}

impl AnnounceChoices {
    pub(super) fn new(
        rules: &Rules,
        bargain: Bargain,
        role: Role,
        hand: CardSet,
        announcements: Announcements,
        declared: Declared,
    ) -> Self {
        let announced = announcements.declarer().union(announcements.defender);
        let burgstaller_bonuses = rules.burgstaller_bonuses;
        Self { role, hand, announced, burgstaller_bonuses, bargain, declared }
    }

    /// The bonuses that may be announced; any of them together.
    #[must_use]
    pub fn legal(&self) -> BonusSet {
        Bonus::ALL.into_iter().filter(|bonus| self.fault(*bonus).is_none()).collect()
    }

    /// What `bonus` is worth if it is announced now, in game points.
    #[must_use]
    pub fn value(&self, bonus: Bonus) -> super::GamePoints {
        bonus.value(&self.bargain, self.declared)
    }

    /// Whether all of `bonuses` may be announced.
    ///
    /// # Errors
    /// [`IllegalMove::IllegalAnnouncement`] with the first that may not, and why.
    pub fn check(&self, bonuses: BonusSet) -> Result<(), IllegalMove> {
        if self.legal().is_superset(bonuses) {
            return Ok(());
        }
        bonuses.iter().try_for_each(|bonus| match self.fault(bonus) {
            None => Ok(()),
            Some(fault) => Err(IllegalMove::IllegalAnnouncement { bonus, fault }),
        })
    }

    fn fault(&self, bonus: Bonus) -> Option<AnnouncementFault> {
        let barred = self.hand & bonus.barred_cards();
        if self.announced.contains(bonus) {
            Some(AnnouncementFault::Repeated)
        } else if self.role == Role::Defender && bonus.bird().is_none() {
            Some(AnnouncementFault::DefenderOnlyBirds)
        } else if bonus == Bonus::Quapil && !self.burgstaller_bonuses {
            Some(AnnouncementFault::QuapilIsOff)
        } else if bonus.bird().is_some_and(|bird| !self.hand.contains(bird)) {
            Some(AnnouncementFault::BirdNotHeld)
        } else if !barred.is_empty() {
            Some(AnnouncementFault::SuchCardHeld { cards: barred })
        } else {
            None
        }
    }
}

/// The declarer's window before the Cossack talon is exposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnnounceBefore {
    pub(super) holdings: Holdings,
    pub(super) calls: Calls,
    pub(super) bargain: Bargain,
}

impl AnnounceBefore {
    pub(super) fn choices(&self, rules: &Rules) -> AnnounceChoices {
        let hand = self.holdings.hands[self.bargain.declarer];
        let nothing = Announcements::default();
        AnnounceChoices::new(rules, self.bargain, Role::Declarer, hand, nothing, Declared::Before)
    }
}

/// All that stands before the first lead, but for announcements still to come: the windows after
/// the discard, of the declarer and of the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prepared {
    pub(super) holdings: Holdings,
    pub(super) calls: Calls,
    pub(super) bargain: Bargain,
    pub(super) announcements: Announcements,
    /// The group the declarer took; empty in Solo.
    pub(super) taken: CardSet,
}

impl Prepared {
    /// A game without the Cossack talon.
    pub(super) fn solo(holdings: Holdings, calls: Calls, bargain: Bargain) -> Self {
        let announcements = Announcements::default();
        Self { holdings, calls, bargain, announcements, taken: CardSet::EMPTY }
    }

    pub(super) fn choices(&self, rules: &Rules, role: Role) -> AnnounceChoices {
        let seat = match role {
            Role::Declarer => self.bargain.declarer,
            Role::Defender => self.bargain.declarer.other(),
        };
        let hand = self.holdings.hands[seat];
        AnnounceChoices::new(rules, self.bargain, role, hand, self.announcements, Declared::After)
    }

    /// The cards of the Cossack talon that the declarer did not take (R8.3).
    pub(super) fn left_in_talon(&self) -> CardSet {
        CardSet::from(self.holdings.cossack_talon) - self.taken
    }
}
