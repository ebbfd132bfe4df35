use super::phrase::phrases;
use super::{Addressee, Texts};
use crate::cards::CardSet;
use crate::rules::{DiscardChoices, DiscardStage, Exchange, TarocksMayGo};

phrases! {
    /// What a player is asked to lay aside.
    pub(super) enum DiscardPhrase<'a> {
        Classic { player: Addressee<'a>, cards: u8 } = "discard-classic",
        Medium { player: Addressee<'a>, cards: u8 } = "discard-medium",
        Easy { player: Addressee<'a>, cards: u8 } = "discard-easy",
        Tactical { player: Addressee<'a>, cards: u8 } = "discard-tactical",
        Talon { player: Addressee<'a>, cards: u8 } = "discard-talon",
        Forced { plain: u8, needed: u8, tarocks: u8 } = "discard-forced",
        OnlyPlain {} = "discard-only-plain",
        PlainFirst {} = "discard-plain-first",
        FaceUp {} = "discard-face-up",
        Chosen { chosen: u8, needed: u8 } = "discard-chosen",
        ChosenUpTo { chosen: u8, max: u8 } = "discard-chosen-up-to",
    }
}

impl Texts {
    /// What the player is asked to lay aside, in the personal exchange of the variant `exchange`
    /// or after taking from the Cossack talon.
    #[must_use]
    pub fn discard_instruction(
        &self,
        choices: &DiscardChoices,
        exchange: Exchange,
        player: Addressee<'_>,
    ) -> String {
        let cards = choices.max();
        self.format(&match (choices.stage(), exchange) {
            (DiscardStage::Talon, _) => DiscardPhrase::Talon { player, cards },
            (DiscardStage::Personal, Exchange::Classic) => DiscardPhrase::Classic { player, cards },
            (DiscardStage::Personal, Exchange::Medium) => DiscardPhrase::Medium { player, cards },
            (DiscardStage::Personal, Exchange::Easy) => DiscardPhrase::Easy { player, cards },
            (DiscardStage::Personal, Exchange::Tactical) => {
                DiscardPhrase::Tactical { player, cards }
            }
        })
    }

    /// Why tarocks have to go, if they have to: there are fewer plain cards than must go.
    #[must_use]
    pub fn forced_tarocks(&self, choices: &DiscardChoices) -> Option<String> {
        let plain = (choices.pool() & CardSet::PLAIN).len();
        let needed = choices.min();
        let tarocks = needed.checked_sub(plain).filter(|tarocks| *tarocks > 0)?;
        Some(self.format(&DiscardPhrase::Forced { plain, needed, tarocks }))
    }

    /// Which cards must stay, in a line.
    #[must_use]
    pub fn discard_limits(&self, choices: &DiscardChoices) -> String {
        self.format(&match choices.tarocks() {
            TarocksMayGo::Never => DiscardPhrase::OnlyPlain {},
            TarocksMayGo::WithAllPlainCards => DiscardPhrase::PlainFirst {},
            TarocksMayGo::Freely => DiscardPhrase::FaceUp {},
        })
    }

    /// How many of the cards to lay aside are chosen: "3 of 8 chosen".
    #[must_use]
    pub fn chosen(&self, chosen: u8, choices: &DiscardChoices) -> String {
        self.format(&if choices.min() == choices.max() {
            DiscardPhrase::Chosen { chosen, needed: choices.max() }
        } else {
            DiscardPhrase::ChosenUpTo { chosen, max: choices.max() }
        })
    }
}
