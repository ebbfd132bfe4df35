use serde_json::{Value, json};

use crate::cards::CardSet;
use crate::rules::{History, Move, Seat};

impl History {
    /// Writes the record (R13), house rules in full; `meta` is put in as it is.
    #[must_use]
    pub fn to_json(&self, meta: Option<Value>) -> Value {
        let moves: Vec<Value> = self.moves().iter().map(|made| write_move(*made)).collect();
        let mut record = json!({
            "format": "kosakeln-record",
            "version": 1,
            "rules": self.game().rules(),
            "pack": self.pack().cards().as_slice(),
            "moves": moves,
        });
        if let (Some(meta), Some(record)) = (meta, record.as_object_mut()) {
            record.insert("meta".to_owned(), meta);
        }
        record
    }
}

fn write_move((seat, action): (Seat, Move)) -> Value {
    let mut written = json!(action);
    if let Some(members) = written.as_object_mut() {
        members.insert("by".to_owned(), json!(seat));
    }
    written
}

/// The codes of the cards, in the order of [`Card`](crate::cards::Card).
pub(super) fn write_cards(cards: CardSet) -> Value {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().into()
}
