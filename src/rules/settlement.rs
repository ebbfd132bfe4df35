use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::play::Play;
use super::{
    Bargain, Bonus, BySeat, Declared, GamePoints, HeldBonus, HeldBonuses, Role, Rules, Seat,
    Section, ValatRule,
};
use crate::cards::{CardPoints, CardSet};

/// What an item of the settlement is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ItemKind {
    /// The game itself (R11.1).
    Game,
    /// A bonus that can be announced.
    Bonus(Bonus),
    /// A bonus that is held.
    Held(HeldBonus),
}

impl ItemKind {
    /// All of them, the game last.
    pub fn all() -> impl Iterator<Item = Self> {
        let held = HeldBonus::ALL.into_iter().map(Self::Held);
        Bonus::ALL.into_iter().map(Self::Bonus).chain(held).chain([Self::Game])
    }

    /// The item's name in a result (R13).
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "Game",
            Self::Bonus(bonus) => bonus.name(),
            Self::Held(HeldBonus::Trull) => "Trull",
            Self::Held(HeldBonus::RoyalTrull) => "RoyalTrull",
            Self::Held(HeldBonus::FourBirds) => "FourBirds",
        }
    }
}

impl Serialize for ItemKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for ItemKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::all()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| de::Error::custom(format!("{name:?} is not the name of an item")))
    }
}

/// One item of the settlement: something that was won or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// What it is for.
    #[serde(rename = "item")]
    pub kind: ItemKind,
    /// Who announced, played or held it; the declarer for the game and his Valat.
    pub by: Seat,
    /// Whether and when it was announced.
    pub declared: Declared,
    /// Whether `by` made it.
    pub made: bool,
    /// What the declarer wins by it; negative if he pays.
    pub value: GamePoints,
}

impl Item {
    /// The section of the rules that it is settled by.
    #[must_use]
    pub const fn section(&self) -> Section {
        match (self.kind, self.declared) {
            (ItemKind::Game, _) => Section::new(11, 1),
            (ItemKind::Bonus(Bonus::Valat), _) => Section::new(11, 2),
            (ItemKind::Bonus(Bonus::Absolut | Bonus::Panzer), _) => Section::new(11, 5),
            (ItemKind::Bonus(Bonus::WithoutTrull | Bonus::WithoutKings), _) => Section::new(11, 6),
            (ItemKind::Bonus(_), Declared::Silent) => Section::new(11, 4),
            (ItemKind::Bonus(_), _) => Section::new(11, 3),
            (ItemKind::Held(_), _) => Section::new(11, 7),
        }
    }
}

/// The settlement of a deal (R10, R11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Settlement {
    /// Who played what.
    pub bargain: Bargain,
    /// What each side's pile counts (R10.1).
    pub card_points: BySeat<CardPoints>,
    /// How many tricks each won.
    pub tricks: BySeat<u8>,
    /// Everything won or lost, in the order of the table in R11, the game first.
    pub items: ArrayVec<Item, 16>,
    /// The sum for each seat; one is the negative of the other.
    pub total: BySeat<GamePoints>,
}

impl Settlement {
    pub(super) fn new(rules: &Rules, play: &Play) -> Self {
        let bargain = play.prepared.bargain;
        let card_points = play.piles().map(CardSet::points);
        let tricks = play.tricks.counts();
        let ledger = Ledger { rules, play, bargain, card_points, tricks };
        let items = ledger.items();
        let for_declarer: GamePoints = items.iter().map(|item| item.value).sum();
        let total = BySeat::new(|seat| for_declarer.won_if(seat == bargain.declarer));
        Self { bargain, card_points, tricks, items, total }
    }

    /// Whether the declarer won the game (R10.3).
    #[must_use]
    pub fn is_game_won(&self) -> bool {
        match self.valat() {
            Some(valat) => valat.value > GamePoints::ZERO,
            None => self.card_points[self.bargain.declarer] >= CardPoints::WON,
        }
    }

    /// Whether the card points decided the game, and no Valat that was made or announced (R10.3).
    #[must_use]
    pub fn is_decided_by_points(&self) -> bool {
        self.valat().is_none()
    }

    fn valat(&self) -> Option<&Item> {
        self.items.iter().find(|item| item.kind == ItemKind::Bonus(Bonus::Valat))
    }
}

/// What the items are worked out from.
struct Ledger<'a> {
    rules: &'a Rules,
    play: &'a Play,
    bargain: Bargain,
    card_points: BySeat<CardPoints>,
    tricks: BySeat<u8>,
}

impl Ledger<'_> {
    /// The items in the order of the table.
    fn items(&self) -> ArrayVec<Item, 16> {
        let hand = self.play.prepared.holdings.hands[self.declarer()];
        let won_without =
            |bonus: Bonus| self.is_game_won() && hand.is_disjoint(bonus.barred_cards());
        let mut items = ArrayVec::new();
        items.extend(self.game());
        for bonus in Bonus::BIRDS {
            items.extend(self.bird(bonus));
        }
        for (bonus, made) in [
            (Bonus::Absolut, self.has_points(CardPoints::ABSOLUT)),
            (Bonus::Panzer, self.has_points(CardPoints::PANZER)),
            (Bonus::WithoutTrull, won_without(Bonus::WithoutTrull)),
            (Bonus::WithoutKings, won_without(Bonus::WithoutKings)),
        ] {
            items.extend(self.announced(bonus, made));
        }
        items.extend(self.valat());
        for bonus in HeldBonus::ALL {
            items.extend(Seat::ALL.into_iter().filter_map(|seat| self.held(seat, bonus)));
        }
        items
    }

    const fn declarer(&self) -> Seat {
        self.bargain.declarer
    }

    fn item(&self, kind: ItemKind, by: Seat, declared: Declared, made: bool) -> Item {
        let worth = match kind {
            ItemKind::Game => self.bargain.game_value,
            ItemKind::Bonus(bonus) => bonus.value(&self.bargain, declared),
            ItemKind::Held(bonus) => bonus.value(),
        };
        let value = worth.won_if(made).won_if(by == self.declarer());
        Item { kind, by, declared, made, value }
    }

    fn has_points(&self, points: CardPoints) -> bool {
        self.card_points[self.declarer()] >= points
    }

    /// Who won all sixteen tricks (R10.2).
    fn winner_of_all_tricks(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.tricks[*seat] == 16)
    }

    fn is_game_won(&self) -> bool {
        match self.winner_of_all_tricks() {
            Some(winner) => winner == self.declarer(),
            None => !self.has_announced(Bonus::Valat) && self.has_points(CardPoints::WON),
        }
    }

    fn has_announced(&self, bonus: Bonus) -> bool {
        self.play.prepared.announcements.declarer().contains(bonus)
    }

    fn game(&self) -> Option<Item> {
        let is_replaced = self.rules.valat == ValatRule::Replaces && self.valat().is_some();
        let game =
            || self.item(ItemKind::Game, self.declarer(), Declared::Silent, self.is_game_won());
        (!is_replaced).then(game)
    }

    /// An item of the declarer's that pays only if it was announced.
    fn announced(&self, bonus: Bonus, made: bool) -> Option<Item> {
        let (_, declared) = self.play.prepared.announcements.of(bonus)?;
        Some(self.item(ItemKind::Bonus(bonus), self.declarer(), declared, made))
    }

    fn valat(&self) -> Option<Item> {
        let winner = self.winner_of_all_tricks();
        if self.has_announced(Bonus::Valat) {
            return self.announced(Bonus::Valat, winner == Some(self.declarer()));
        }
        winner.map(|by| self.item(ItemKind::Bonus(Bonus::Valat), by, Declared::Silent, true))
    }

    /// A bird, announced (R11.3) or silent (R11.4).
    fn bird(&self, bonus: Bonus) -> Option<Item> {
        let bird = bonus.bird()?;
        let trick = self.play.tricks.get(bonus.own_trick()? - 1)?;
        let player = Seat::ALL.into_iter().find(|seat| trick.card(*seat) == bird);
        let wins = player == Some(trick.winner);
        if let Some((role, declared)) = self.play.prepared.announcements.of(bonus) {
            let by = match role {
                Role::Declarer => self.declarer(),
                Role::Defender => self.declarer().other(),
            };
            let made = wins && player == Some(by);
            return Some(self.item(ItemKind::Bonus(bonus), by, declared, made));
        }
        let is_off = bonus == Bonus::Quapil && !self.rules.burgstaller_bonuses;
        let costs_nothing = !wins && !self.rules.silent_bird_lost;
        if is_off || costs_nothing {
            return None;
        }
        player.map(|by| self.item(ItemKind::Bonus(bonus), by, Declared::Silent, wins))
    }

    /// A held bonus (R11.7).
    fn held(&self, seat: Seat, bonus: HeldBonus) -> Option<Item> {
        let counts = self.rules.burgstaller_bonuses
            && (self.rules.held_bonuses == HeldBonuses::Either || seat == self.declarer());
        let holds_all = self.play.prepared.holdings.original[seat].is_superset(bonus.cards());
        (counts && holds_all)
            .then(|| self.item(ItemKind::Held(bonus), seat, Declared::Silent, true))
    }
}
