use serde::{Deserialize, Serialize};

use super::{DiscardFault, Exchange, IllegalMove, Rules, Section, TarockDiscard};
use crate::cards::{Card, CardSet};

/// Which of the two discards of a deal it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum DiscardStage {
    /// In the exchange with the personal talon (R5).
    Personal,
    /// After taking from the Cossack talon (R8.2).
    Talon,
}

impl DiscardStage {
    /// The section that asks for the discard.
    #[must_use]
    pub const fn section(self) -> Section {
        match self {
            Self::Personal => Section::new(5, 1),
            Self::Talon => Section::new(8, 2),
        }
    }
}

/// When a tarock may be discarded (R5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TarocksMayGo {
    /// Not at all, in the personal exchange of `medium`.
    Never,
    /// Only if every plain card goes with it.
    WithAllPlainCards,
    /// Freely.
    Freely,
}

/// What may be discarded: the one source of it for both discards (R5, R8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DiscardChoices {
    stage: DiscardStage,
    pool: CardSet,
    min: u8,
    max: u8,
    tarocks: TarocksMayGo,
    announced_birds: CardSet,
}

impl DiscardChoices {
    /// What may be discarded from `pool` in the personal exchange.
    pub(super) fn personal(rules: &Rules, pool: CardSet) -> Self {
        let plain = (pool & CardSet::PLAIN).len();
        let (min, max) = match rules.exchange {
            Exchange::Classic | Exchange::Tactical => (8, 8),
            Exchange::Medium => (plain.min(8), plain.min(8)),
            Exchange::Easy => (0, 8),
        };
        let tarocks = match (rules.exchange, rules.tarock_discard) {
            (Exchange::Medium, _) => TarocksMayGo::Never,
            (_, TarockDiscard::Forced) => TarocksMayGo::WithAllPlainCards,
            (_, TarockDiscard::FaceUp) => TarocksMayGo::Freely,
        };
        let stage = DiscardStage::Personal;
        Self { stage, pool, min, max, tarocks, announced_birds: CardSet::EMPTY }
    }

    /// What may be discarded from `pool` after `taken` cards were taken from the Cossack talon.
    pub(super) fn talon(rules: &Rules, pool: CardSet, taken: u8, announced_birds: CardSet) -> Self {
        let tarocks = match rules.tarock_discard {
            TarockDiscard::Forced => TarocksMayGo::WithAllPlainCards,
            TarockDiscard::FaceUp => TarocksMayGo::Freely,
        };
        let stage = DiscardStage::Talon;
        Self { stage, pool, min: taken, max: taken, tarocks, announced_birds }
    }

    /// Which discard it is.
    #[must_use]
    pub const fn stage(&self) -> DiscardStage {
        self.stage
    }

    /// The cards to choose from.
    #[must_use]
    pub const fn pool(&self) -> CardSet {
        self.pool
    }

    /// The fewest cards that may go.
    #[must_use]
    pub const fn min(&self) -> u8 {
        self.min
    }

    /// The most cards that may go.
    #[must_use]
    pub const fn max(&self) -> u8 {
        self.max
    }

    /// When a tarock may be among them.
    #[must_use]
    pub const fn tarocks(&self) -> TarocksMayGo {
        self.tarocks
    }

    /// The cards that some legal discard contains.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        if self.max == 0 {
            return CardSet::EMPTY;
        }
        let plain = self.pool & CardSet::PLAIN;
        let tarocks = (self.pool & CardSet::TAROCKS) - CardSet::TRULL - self.announced_birds;
        match self.tarocks {
            TarocksMayGo::Never => plain,
            TarocksMayGo::WithAllPlainCards if plain.len() >= self.max => plain,
            TarocksMayGo::WithAllPlainCards | TarocksMayGo::Freely => plain | tarocks,
        }
    }

    /// The cards that some legal discard contains together with `chosen`, were it not full; `chosen`
    /// are among them. A tarock for which a plain card would have to stay is not.
    #[must_use]
    pub fn cards_beside(&self, chosen: CardSet) -> CardSet {
        let tarocks = chosen & CardSet::TAROCKS;
        if tarocks.len() < self.most_tarocks() {
            self.cards()
        } else {
            (self.cards() - CardSet::TAROCKS) | tarocks
        }
    }

    /// How many tarocks may go at most: as many as the plain cards leave room for.
    fn most_tarocks(&self) -> u8 {
        match self.tarocks {
            TarocksMayGo::Never => 0,
            TarocksMayGo::WithAllPlainCards => {
                self.max.saturating_sub((self.pool & CardSet::PLAIN).len())
            }
            TarocksMayGo::Freely => self.max,
        }
    }

    /// A legal discard: the fewest cards, plain ones first, in the order of [`CardSet`].
    #[must_use]
    pub fn some_legal(&self) -> CardSet {
        let plain = (self.cards() & CardSet::PLAIN).lowest(self.min);
        plain | (self.cards() - CardSet::PLAIN).lowest(self.min - plain.len())
    }

    /// Whether `card` may be chosen, so that `chosen` are all the cards chosen so far: whether it
    /// is in some legal discard, not one too many, and no tarock for which a plain card would stay.
    ///
    /// # Errors
    /// Why not.
    pub fn check_choosing(&self, chosen: CardSet, card: Card) -> Result<(), IllegalMove> {
        let (given, min, max) = (chosen.len(), self.min, self.max);
        let card = CardSet::of(card);
        let section = self.stage.section();
        if self.cards().is_superset(card) {
            let is_one_too_many = given > max;
            let is_tarock = CardSet::TAROCKS.is_superset(card);
            return if is_one_too_many {
                Err(IllegalMove::WrongCount { given, min, max, section })
            } else if is_tarock && (chosen & CardSet::TAROCKS).len() > self.most_tarocks() {
                let kept = (self.pool & CardSet::PLAIN) - chosen;
                let fault = DiscardFault::PlainCardsFirst { kept };
                Err(IllegalMove::ForbiddenDiscard { cards: card, fault })
            } else {
                Ok(())
            };
        }
        if !self.pool.is_superset(card) {
            return Err(IllegalMove::NotInHand { cards: card, section });
        }
        let is_sacred = (CardSet::KINGS | CardSet::TRULL).is_superset(card);
        if !is_sacred && self.announced_birds.is_superset(card) {
            return Err(IllegalMove::AnnouncedBird { cards: card });
        }
        let fault = if is_sacred {
            DiscardFault::KingOrTrull
        } else if self.tarocks == TarocksMayGo::Never {
            DiscardFault::PlainCardsOnly
        } else {
            DiscardFault::PlainCardsFirst { kept: (self.pool & CardSet::PLAIN) - chosen }
        };
        Err(IllegalMove::ForbiddenDiscard { cards: card, fault })
    }

    /// Whether `cards` may be discarded.
    ///
    /// # Errors
    /// The first fault in the order of R13: a card not in the pool, a wrong number, a card that is
    /// never discarded or not yet, an announced bird.
    pub fn check(&self, cards: CardSet) -> Result<(), IllegalMove> {
        let section = self.stage.section();
        let strange = cards - self.pool;
        if !strange.is_empty() {
            return Err(IllegalMove::NotInHand { cards: strange, section });
        }
        let (given, min, max) = (cards.len(), self.min, self.max);
        if !(min..=max).contains(&given) {
            return Err(IllegalMove::WrongCount { given, min, max, section });
        }
        let forbidden =
            |cards: CardSet, why| Err(IllegalMove::ForbiddenDiscard { cards, fault: why });
        let sacred = cards & (CardSet::KINGS | CardSet::TRULL);
        if !sacred.is_empty() {
            return forbidden(sacred, DiscardFault::KingOrTrull);
        }
        let tarocks = cards & CardSet::TAROCKS;
        let kept_plain = (self.pool & CardSet::PLAIN) - cards;
        match self.tarocks {
            TarocksMayGo::Never if !tarocks.is_empty() => {
                return forbidden(tarocks, DiscardFault::PlainCardsOnly);
            }
            TarocksMayGo::WithAllPlainCards if !tarocks.is_empty() && !kept_plain.is_empty() => {
                return forbidden(tarocks, DiscardFault::PlainCardsFirst { kept: kept_plain });
            }
            _ => {}
        }
        let announced = cards & self.announced_birds;
        if !announced.is_empty() {
            return Err(IllegalMove::AnnouncedBird { cards: announced });
        }
        Ok(())
    }
}
