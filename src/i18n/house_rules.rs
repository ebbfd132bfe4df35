use super::Texts;
use super::phrase::words;
use crate::rules::{Exchange, HeldBonuses, HouseRule, PassedIn, Setting, TarockDiscard, ValatRule};

words! {
    /// What the house rules are called.
    pub(super) enum RuleWord {
        Exchange = "rule-exchange",
        TarockDiscard = "rule-tarock-discard",
        PassedIn = "rule-passed-in",
        JumpBids = "rule-jump-bids",
        HoldSolo = "rule-hold-solo",
        Unterer = "rule-unterer",
        BurgstallerBonuses = "rule-burgstaller-bonuses",
        DefenderBirds = "rule-defender-birds",
        SilentBirdLost = "rule-silent-bird-lost",
        Valat = "rule-valat",
        HeldBonuses = "rule-held-bonuses",
    }
}

words! {
    /// What their values are called.
    pub(super) enum SettingWord {
        Classic = "setting-classic",
        Medium = "setting-medium",
        Easy = "setting-easy",
        Tactical = "setting-tactical",
        Forced = "setting-forced",
        FaceUp = "setting-face-up",
        NextDealer = "setting-next-dealer",
        SameDealer = "setting-same-dealer",
        ForcedDreiblatt = "setting-forced-dreiblatt",
        Replaces = "setting-replaces",
        Adds = "setting-adds",
        Either = "setting-either",
        Declarer = "setting-declarer",
        Yes = "setting-yes",
        No = "setting-no",

        ClassicExplained = "setting-classic-explained",
        MediumExplained = "setting-medium-explained",
        EasyExplained = "setting-easy-explained",
        TacticalExplained = "setting-tactical-explained",
        ForcedExplained = "setting-forced-explained",
        FaceUpExplained = "setting-face-up-explained",
        NextDealerExplained = "setting-next-dealer-explained",
        SameDealerExplained = "setting-same-dealer-explained",
        ForcedDreiblattExplained = "setting-forced-dreiblatt-explained",
        JumpBidsExplained = "setting-jump-bids-explained",
        NoJumpBidsExplained = "setting-no-jump-bids-explained",
        HoldSoloExplained = "setting-hold-solo-explained",
        NoHoldSoloExplained = "setting-no-hold-solo-explained",
        UntererExplained = "setting-unterer-explained",
        NoUntererExplained = "setting-no-unterer-explained",
        BurgstallerBonusesExplained = "setting-burgstaller-bonuses-explained",
        NoBurgstallerBonusesExplained = "setting-no-burgstaller-bonuses-explained",
        DefenderBirdsExplained = "setting-defender-birds-explained",
        NoDefenderBirdsExplained = "setting-no-defender-birds-explained",
        SilentBirdLostExplained = "setting-silent-bird-lost-explained",
        NoSilentBirdLostExplained = "setting-no-silent-bird-lost-explained",
        ReplacesExplained = "setting-replaces-explained",
        AddsExplained = "setting-adds-explained",
        EitherExplained = "setting-either-explained",
        DeclarerExplained = "setting-declarer-explained",
    }
}

impl RuleWord {
    /// The word for a house rule.
    pub(super) const fn of(rule: HouseRule) -> Self {
        match rule {
            HouseRule::Exchange => Self::Exchange,
            HouseRule::TarockDiscard => Self::TarockDiscard,
            HouseRule::PassedIn => Self::PassedIn,
            HouseRule::JumpBids => Self::JumpBids,
            HouseRule::HoldSolo => Self::HoldSolo,
            HouseRule::Unterer => Self::Unterer,
            HouseRule::BurgstallerBonuses => Self::BurgstallerBonuses,
            HouseRule::DefenderBirds => Self::DefenderBirds,
            HouseRule::SilentBirdLost => Self::SilentBirdLost,
            HouseRule::Valat => Self::Valat,
            HouseRule::HeldBonuses => Self::HeldBonuses,
        }
    }
}

impl Texts {
    /// The name of a house rule.
    #[must_use]
    pub fn house_rule(&self, rule: HouseRule) -> String {
        self.format(&RuleWord::of(rule))
    }

    /// The name of a value of a house rule.
    #[must_use]
    pub fn setting(&self, setting: Setting) -> String {
        self.format(&match setting {
            Setting::Exchange(Exchange::Classic) => SettingWord::Classic,
            Setting::Exchange(Exchange::Medium) => SettingWord::Medium,
            Setting::Exchange(Exchange::Easy) => SettingWord::Easy,
            Setting::Exchange(Exchange::Tactical) => SettingWord::Tactical,
            Setting::TarockDiscard(TarockDiscard::Forced) => SettingWord::Forced,
            Setting::TarockDiscard(TarockDiscard::FaceUp) => SettingWord::FaceUp,
            Setting::PassedIn(PassedIn::NextDealer) => SettingWord::NextDealer,
            Setting::PassedIn(PassedIn::SameDealer) => SettingWord::SameDealer,
            Setting::PassedIn(PassedIn::ForcedDreiblatt) => SettingWord::ForcedDreiblatt,
            Setting::Valat(ValatRule::Replaces) => SettingWord::Replaces,
            Setting::Valat(ValatRule::Adds) => SettingWord::Adds,
            Setting::HeldBonuses(HeldBonuses::Either) => SettingWord::Either,
            Setting::HeldBonuses(HeldBonuses::Declarer) => SettingWord::Declarer,
            Setting::JumpBids(is_on)
            | Setting::HoldSolo(is_on)
            | Setting::Unterer(is_on)
            | Setting::BurgstallerBonuses(is_on)
            | Setting::DefenderBirds(is_on)
            | Setting::SilentBirdLost(is_on) => {
                if is_on {
                    SettingWord::Yes
                } else {
                    SettingWord::No
                }
            }
        })
    }

    /// What a value of a house rule means, in one line.
    #[must_use]
    pub fn setting_explained(&self, setting: Setting) -> String {
        self.format(&match setting {
            Setting::Exchange(Exchange::Classic) => SettingWord::ClassicExplained,
            Setting::Exchange(Exchange::Medium) => SettingWord::MediumExplained,
            Setting::Exchange(Exchange::Easy) => SettingWord::EasyExplained,
            Setting::Exchange(Exchange::Tactical) => SettingWord::TacticalExplained,
            Setting::TarockDiscard(TarockDiscard::Forced) => SettingWord::ForcedExplained,
            Setting::TarockDiscard(TarockDiscard::FaceUp) => SettingWord::FaceUpExplained,
            Setting::PassedIn(PassedIn::NextDealer) => SettingWord::NextDealerExplained,
            Setting::PassedIn(PassedIn::SameDealer) => SettingWord::SameDealerExplained,
            Setting::PassedIn(PassedIn::ForcedDreiblatt) => SettingWord::ForcedDreiblattExplained,
            Setting::JumpBids(true) => SettingWord::JumpBidsExplained,
            Setting::JumpBids(false) => SettingWord::NoJumpBidsExplained,
            Setting::HoldSolo(true) => SettingWord::HoldSoloExplained,
            Setting::HoldSolo(false) => SettingWord::NoHoldSoloExplained,
            Setting::Unterer(true) => SettingWord::UntererExplained,
            Setting::Unterer(false) => SettingWord::NoUntererExplained,
            Setting::BurgstallerBonuses(true) => SettingWord::BurgstallerBonusesExplained,
            Setting::BurgstallerBonuses(false) => SettingWord::NoBurgstallerBonusesExplained,
            Setting::DefenderBirds(true) => SettingWord::DefenderBirdsExplained,
            Setting::DefenderBirds(false) => SettingWord::NoDefenderBirdsExplained,
            Setting::SilentBirdLost(true) => SettingWord::SilentBirdLostExplained,
            Setting::SilentBirdLost(false) => SettingWord::NoSilentBirdLostExplained,
            Setting::Valat(ValatRule::Replaces) => SettingWord::ReplacesExplained,
            Setting::Valat(ValatRule::Adds) => SettingWord::AddsExplained,
            Setting::HeldBonuses(HeldBonuses::Either) => SettingWord::EitherExplained,
            Setting::HeldBonuses(HeldBonuses::Declarer) => SettingWord::DeclarerExplained,
        })
    }
}
