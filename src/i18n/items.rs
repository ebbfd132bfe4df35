use super::phrase::phrases;
use super::{Addressee, Naming, Texts};
use crate::cards::{Card, CardPoints, CardSet};
use crate::rules::{Bonus, Contract, Declared, HeldBonus, Item, ItemKind, Settlement};

phrases! {
    /// What is won or lost in the settlement.
    pub(super) enum ItemPhrase<'a> {
        GameWon { player: Addressee<'a>, contract: Contract, points: CardPoints }
            = "item-game-won",
        GameLost { player: Addressee<'a>, contract: Contract, points: CardPoints }
            = "item-game-lost",
        BonusMade { player: Addressee<'a>, bonus: Bonus, announced: &'a str } = "item-bonus-made",
        BonusFailed { player: Addressee<'a>, bonus: Bonus, announced: &'a str }
            = "item-bonus-failed",
        SilentBirdWon { player: Addressee<'a>, bonus: Bonus, bird: Card, trick: u8 }
            = "item-silent-bird-won",
        SilentBirdLost { player: Addressee<'a>, bonus: Bonus, bird: Card, trick: u8 }
            = "item-silent-bird-lost",
        SilentValat { player: Addressee<'a> } = "item-silent-valat",
        Held { player: Addressee<'a>, bonus: HeldBonus, cards: CardSet } = "item-held",
    }
}

impl Texts {
    /// The name of an item: "Game", "Pagat ultimo", "Trull".
    #[must_use]
    pub fn item_name(&self, kind: ItemKind) -> String {
        match kind {
            ItemKind::Game => self.text(super::Text::Game),
            ItemKind::Bonus(bonus) => self.bonus(bonus),
            ItemKind::Held(bonus) => self.held_bonus(bonus),
        }
    }

    /// What an item of `settlement` is for, as a sentence without a full stop: "Anna made Pagat
    /// ultimo, announced before the talon".
    #[must_use]
    pub fn item(&self, item: &Item, settlement: &Settlement, naming: &Naming<'_>) -> String {
        let player = naming.of(item.by);
        let contract = settlement.bargain.contract;
        let points = settlement.card_points[settlement.bargain.declarer];
        let announced = self.declared(item.declared, contract);
        let announced = announced.as_str();
        let is_silent = item.declared == Declared::Silent;
        self.format(&match item.kind {
            ItemKind::Game if item.made => ItemPhrase::GameWon { player, contract, points },
            ItemKind::Game => ItemPhrase::GameLost { player, contract, points },
            ItemKind::Held(bonus) => ItemPhrase::Held { player, bonus, cards: bonus.cards() },
            ItemKind::Bonus(bonus) => match (bonus.bird(), bonus.own_trick(), item.made) {
                (Some(bird), Some(trick), true) if is_silent => {
                    ItemPhrase::SilentBirdWon { player, bonus, bird, trick }
                }
                (Some(bird), Some(trick), false) if is_silent => {
                    ItemPhrase::SilentBirdLost { player, bonus, bird, trick }
                }
                _ if is_silent => ItemPhrase::SilentValat { player },
                (.., true) => ItemPhrase::BonusMade { player, bonus, announced },
                (.., false) => ItemPhrase::BonusFailed { player, bonus, announced },
            },
        })
    }
}
