use super::phrase::phrases;
use super::words::Word;
use super::{Addressee, Texts};
use crate::rules::{
    Bargain, Bonus, BonusSet, Call, CallChoices, Contract, Declared, GamePoints, HeldBonus, Phase,
    Role, Seat,
};

phrases! {
    /// What can be said in the auction, as the buttons offer it.
    pub(super) enum CallPhrase<'a> {
        /// A hold.
        HoldShort { contract: Contract } = "offer-hold-short",
        /// The outcome of the auction.
        Bargain { player: Addressee<'a>, contract: Contract, value: GamePoints } = "bargain",
    }
}

impl Texts {
    /// The name of a contract.
    #[must_use]
    pub fn contract(&self, contract: Contract) -> String {
        self.format(&match contract {
            Contract::Dreiblatt => Word::Dreiblatt,
            Contract::Zweiblatt => Word::Zweiblatt,
            Contract::Einblatt => Word::Einblatt,
            Contract::Solo => Word::Solo,
        })
    }

    /// A call as it is said: "Pass", "Hold", "Zweiblatt".
    #[must_use]
    pub fn call(&self, call: Call) -> String {
        self.format(&match call {
            Call::Pass => Word::Pass,
            Call::Hold => Word::Hold,
            Call::Unterer => Word::Unterer,
            Call::Bid(contract) => return self.contract(contract),
        })
    }

    /// A call as a button offers it that shows the game value beside: "Hold Zweiblatt".
    #[must_use]
    pub fn call_short(&self, call: Call, choices: &CallChoices) -> String {
        match (call, choices.standing()) {
            (Call::Hold, Some(Bargain { contract, .. })) => {
                self.format(&CallPhrase::HoldShort { contract })
            }
            _ => self.call(call),
        }
    }

    /// What the auction ended in: "Anna plays Zweiblatt, game value 6."
    #[must_use]
    pub fn bargain(&self, bargain: &Bargain, player: Addressee<'_>) -> String {
        let (contract, value) = (bargain.contract, bargain.game_value);
        self.format(&CallPhrase::Bargain { player, contract, value })
    }

    /// The name of a bonus that can be announced.
    #[must_use]
    pub fn bonus(&self, bonus: Bonus) -> String {
        self.format(&match bonus {
            Bonus::PagatUltimo => Word::BonusPagatUltimo,
            Bonus::Uhu => Word::BonusUhu,
            Bonus::Pelikan => Word::BonusPelikan,
            Bonus::Quapil => Word::BonusQuapil,
            Bonus::Absolut => Word::BonusAbsolut,
            Bonus::Panzer => Word::BonusPanzer,
            Bonus::WithoutTrull => Word::BonusWithoutTrull,
            Bonus::WithoutKings => Word::BonusWithoutKings,
            Bonus::Valat => Word::BonusValat,
        })
    }

    /// What a bonus asks for, in one line.
    #[must_use]
    pub fn bonus_explained(&self, bonus: Bonus) -> String {
        self.format(&match bonus {
            Bonus::PagatUltimo => Word::PagatUltimoExplained,
            Bonus::Uhu => Word::UhuExplained,
            Bonus::Pelikan => Word::PelikanExplained,
            Bonus::Quapil => Word::QuapilExplained,
            Bonus::Absolut => Word::AbsolutExplained,
            Bonus::Panzer => Word::PanzerExplained,
            Bonus::WithoutTrull => Word::WithoutTrullExplained,
            Bonus::WithoutKings => Word::WithoutKingsExplained,
            Bonus::Valat => Word::ValatExplained,
        })
    }

    /// The names of bonuses as a list.
    #[must_use]
    pub fn bonuses(&self, bonuses: BonusSet) -> String {
        let names = bonuses.iter().map(|bonus| self.bonus(bonus)).collect();
        self.list(names).unwrap_or_else(|| self.format(&Word::NoBonus))
    }

    /// The name of a bonus that is held.
    #[must_use]
    pub fn held_bonus(&self, bonus: HeldBonus) -> String {
        self.format(&match bonus {
            HeldBonus::Trull => Word::HeldTrull,
            HeldBonus::RoyalTrull => Word::HeldRoyalTrull,
            HeldBonus::FourBirds => Word::HeldFourBirds,
        })
    }

    /// Whether and when something was announced in a game of `contract`.
    #[must_use]
    pub fn declared(&self, declared: Declared, contract: Contract) -> String {
        self.format(&match (declared, contract) {
            (Declared::Silent, _) => Word::Silent,
            (Declared::After, Contract::Solo) => Word::InSolo,
            (Declared::After, _) => Word::After,
            (Declared::Before, _) => Word::Before,
        })
    }

    /// The name of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        self.format(&match seat {
            Seat::Forehand => Word::Forehand,
            Seat::Dealer => Word::Dealer,
        })
    }

    /// The name of a role.
    #[must_use]
    pub fn role(&self, role: Role) -> String {
        self.format(&match role {
            Role::Declarer => Word::Declarer,
            Role::Defender => Word::Defender,
        })
    }

    /// What is due in a deal, as words in a sentence: "the auction".
    #[must_use]
    pub fn phase(&self, phase: Phase) -> String {
        self.format(&match phase {
            Phase::PersonalExchange => Word::PersonalExchange,
            Phase::Auction => Word::Auction,
            Phase::AnnounceBefore => Word::AnnounceBefore,
            Phase::TalonChoice => Word::TalonChoice,
            Phase::TalonDiscard => Word::TalonDiscard,
            Phase::AnnounceAfter => Word::AnnounceAfter,
            Phase::DefenderAnnounce => Word::DefenderAnnounce,
            Phase::Play => Word::Play,
            Phase::Finished => Word::Finished,
            Phase::PassedIn => Word::PassedIn,
        })
    }
}
