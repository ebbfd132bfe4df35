use arrayvec::ArrayVec;

use super::{Exchange, HeldBonuses, PassedIn, Rules, Section, TarockDiscard, ValatRule};

/// A house rule by its key (R12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseRule {
    /// See [`Rules::exchange`].
    Exchange,
    /// See [`Rules::tarock_discard`].
    TarockDiscard,
    /// See [`Rules::passed_in`].
    PassedIn,
    /// See [`Rules::jump_bids`].
    JumpBids,
    /// See [`Rules::hold_solo`].
    HoldSolo,
    /// See [`Rules::unterer`].
    Unterer,
    /// See [`Rules::burgstaller_bonuses`].
    BurgstallerBonuses,
    /// See [`Rules::defender_birds`].
    DefenderBirds,
    /// See [`Rules::silent_bird_lost`].
    SilentBirdLost,
    /// See [`Rules::valat`].
    Valat,
    /// See [`Rules::held_bonuses`].
    HeldBonuses,
}

impl HouseRule {
    /// All house rules, in the order of R12.
    pub const ALL: [Self; 11] = [
        Self::Exchange,
        Self::TarockDiscard,
        Self::PassedIn,
        Self::JumpBids,
        Self::HoldSolo,
        Self::Unterer,
        Self::BurgstallerBonuses,
        Self::DefenderBirds,
        Self::SilentBirdLost,
        Self::Valat,
        Self::HeldBonuses,
    ];

    /// The section of the rules that it changes.
    #[must_use]
    pub const fn section(self) -> Section {
        match self {
            Self::Exchange => Section::new(5, 1),
            Self::TarockDiscard => Section::new(5, 2),
            Self::PassedIn => Section::new(6, 6),
            Self::JumpBids => Section::new(6, 3),
            Self::HoldSolo => Section::new(6, 5),
            Self::Unterer => Section::new(6, 7),
            Self::BurgstallerBonuses => Section::new(7, 2),
            Self::DefenderBirds => Section::new(7, 4),
            Self::SilentBirdLost => Section::new(11, 4),
            Self::Valat => Section::new(11, 2),
            Self::HeldBonuses => Section::new(11, 7),
        }
    }

    /// What it can be set to, the default first.
    #[must_use]
    pub fn settings(self) -> ArrayVec<Setting, 4> {
        let either = |setting: fn(bool) -> Setting| {
            let default = Setting::of(self, &Rules::default());
            let other = if default == setting(true) { setting(false) } else { setting(true) };
            [default, other].into_iter().collect()
        };
        match self {
            Self::Exchange => Exchange::ALL.map(Setting::Exchange).into(),
            Self::TarockDiscard => [TarockDiscard::Forced, TarockDiscard::FaceUp]
                .into_iter()
                .map(Setting::TarockDiscard)
                .collect(),
            Self::PassedIn => {
                [PassedIn::NextDealer, PassedIn::SameDealer, PassedIn::ForcedDreiblatt]
                    .into_iter()
                    .map(Setting::PassedIn)
                    .collect()
            }
            Self::JumpBids => either(Setting::JumpBids),
            Self::HoldSolo => either(Setting::HoldSolo),
            Self::Unterer => either(Setting::Unterer),
            Self::BurgstallerBonuses => either(Setting::BurgstallerBonuses),
            Self::DefenderBirds => either(Setting::DefenderBirds),
            Self::SilentBirdLost => either(Setting::SilentBirdLost),
            Self::Valat => {
                [ValatRule::Replaces, ValatRule::Adds].into_iter().map(Setting::Valat).collect()
            }
            Self::HeldBonuses => [HeldBonuses::Either, HeldBonuses::Declarer]
                .into_iter()
                .map(Setting::HeldBonuses)
                .collect(),
        }
    }
}

/// A house rule with a value (R12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// A value of [`Rules::exchange`].
    Exchange(Exchange),
    /// A value of [`Rules::tarock_discard`].
    TarockDiscard(TarockDiscard),
    /// A value of [`Rules::passed_in`].
    PassedIn(PassedIn),
    /// A value of [`Rules::jump_bids`].
    JumpBids(bool),
    /// A value of [`Rules::hold_solo`].
    HoldSolo(bool),
    /// A value of [`Rules::unterer`].
    Unterer(bool),
    /// A value of [`Rules::burgstaller_bonuses`].
    BurgstallerBonuses(bool),
    /// A value of [`Rules::defender_birds`].
    DefenderBirds(bool),
    /// A value of [`Rules::silent_bird_lost`].
    SilentBirdLost(bool),
    /// A value of [`Rules::valat`].
    Valat(ValatRule),
    /// A value of [`Rules::held_bonuses`].
    HeldBonuses(HeldBonuses),
}

impl Setting {
    /// The value that `rules` give `rule`.
    #[must_use]
    pub const fn of(rule: HouseRule, rules: &Rules) -> Self {
        match rule {
            HouseRule::Exchange => Self::Exchange(rules.exchange),
            HouseRule::TarockDiscard => Self::TarockDiscard(rules.tarock_discard),
            HouseRule::PassedIn => Self::PassedIn(rules.passed_in),
            HouseRule::JumpBids => Self::JumpBids(rules.jump_bids),
            HouseRule::HoldSolo => Self::HoldSolo(rules.hold_solo),
            HouseRule::Unterer => Self::Unterer(rules.unterer),
            HouseRule::BurgstallerBonuses => Self::BurgstallerBonuses(rules.burgstaller_bonuses),
            HouseRule::DefenderBirds => Self::DefenderBirds(rules.defender_birds),
            HouseRule::SilentBirdLost => Self::SilentBirdLost(rules.silent_bird_lost),
            HouseRule::Valat => Self::Valat(rules.valat),
            HouseRule::HeldBonuses => Self::HeldBonuses(rules.held_bonuses),
        }
    }

    /// The rules with this value in them.
    #[must_use]
    pub const fn applied_to(self, rules: Rules) -> Rules {
        match self {
            Self::Exchange(exchange) => Rules { exchange, ..rules },
            Self::TarockDiscard(tarock_discard) => Rules { tarock_discard, ..rules },
            Self::PassedIn(passed_in) => Rules { passed_in, ..rules },
            Self::JumpBids(jump_bids) => Rules { jump_bids, ..rules },
            Self::HoldSolo(hold_solo) => Rules { hold_solo, ..rules },
            Self::Unterer(unterer) => Rules { unterer, ..rules },
            Self::BurgstallerBonuses(burgstaller_bonuses) => Rules { burgstaller_bonuses, ..rules },
            Self::DefenderBirds(defender_birds) => Rules { defender_birds, ..rules },
            Self::SilentBirdLost(silent_bird_lost) => Rules { silent_bird_lost, ..rules },
            Self::Valat(valat) => Rules { valat, ..rules },
            Self::HeldBonuses(held_bonuses) => Rules { held_bonuses, ..rules },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_can_be_set_and_the_default_comes_first() {
        for rule in HouseRule::ALL {
            let settings = rule.settings();
            assert_eq!(settings[0], Setting::of(rule, &Rules::default()), "{rule:?}");
            for setting in &settings {
                let rules = setting.applied_to(Rules::default());
                assert_eq!(Setting::of(rule, &rules), *setting);
                let unchanged = |other: &HouseRule| {
                    Setting::of(*other, &rules) == Setting::of(*other, &Rules::default())
                };
                assert!(HouseRule::ALL.iter().filter(|other| **other != rule).all(unchanged));
                assert_eq!(settings.iter().filter(|other| *other == setting).count(), 1);
            }
        }
    }
}
