use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Value, json};

use super::Fault;
use super::writing::write_cards;
use crate::cards::CardPoints;
use crate::rules::{Bonus, Call, Choices, Game, History, Settlement};

/// What replaying a record gives, as R13 writes it: the state and the result, or the fault.
#[derive(Clone, Debug)]
pub enum Report {
    /// The record holds.
    Replayed(Box<History>),
    /// It breaks a rule.
    Refused(Fault),
}

impl Report {
    /// Replays the record written in `json`.
    #[must_use]
    pub fn of(json: &str) -> Self {
        match History::from_json(json) {
            Ok(history) => Self::Replayed(Box::new(history)),
            Err(fault) => Self::Refused(fault),
        }
    }
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut report = serializer.serialize_map(None)?;
        match self {
            Self::Refused(fault) => report.serialize_entry("error", fault)?,
            Self::Replayed(history) => {
                let game = history.game();
                report.serialize_entry("phase", &game.phase())?;
                report.serialize_entry("turn", &game.turn())?;
                report.serialize_entry("result", &game.settlement().map(Settlement::to_json))?;
                if let Some(legal) = write_legal(game) {
                    report.serialize_entry("legal", &legal)?;
                }
            }
        }
        report.end()
    }
}

impl Settlement {
    /// Writes the result (R13).
    #[must_use]
    pub fn to_json(&self) -> Value {
        json!({
            "contract": self.bargain.contract,
            "declarer": self.bargain.declarer,
            "gameValue": self.bargain.game_value,
            "thirds": self.card_points.map(CardPoints::thirds),
            "points": self.card_points.map(CardPoints::rounded),
            "tricks": self.tricks,
            "items": self.items.as_slice(),
            "total": self.total,
        })
    }
}

fn write_legal(game: &Game) -> Option<Value> {
    let (_, choices) = game.choices()?;
    Some(match choices {
        Choices::Discard(discard) => json!({
            "count": [discard.min(), discard.max()],
            "cards": write_cards(discard.cards()),
        }),
        Choices::Call(calls) => calls.legal().iter().map(Call::name).collect::<Vec<_>>().into(),
        Choices::Announce(bonuses) => {
            bonuses.legal().iter().map(Bonus::name).collect::<Vec<_>>().into()
        }
        Choices::Take(groups) => groups.legal().into_iter().map(write_cards).collect(),
        Choices::Play(cards) => write_cards(cards.legal()),
    })
}
