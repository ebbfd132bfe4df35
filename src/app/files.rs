use serde_json::json;

use super::{Effect, Match, Model, PastDeal, Player};

/// A file of the match that a player can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchFile {
    /// The deals that are over, for other programs.
    Deals,
    /// The score sheet, written as a table in this text.
    Sheet(String),
}

/// What gives the player the file.
pub(super) fn save(model: &Model, file: MatchFile) -> Option<Effect> {
    Some(match file {
        MatchFile::Deals => Effect::SaveFile {
            name: "kosakeln-match.json",
            media_type: "application/json",
            text: deals(model.running.as_ref()?),
        },
        MatchFile::Sheet(text) => Effect::SaveFile {
            name: "kosakeln-sheet.csv",
            media_type: "text/csv;charset=utf-8",
            text,
        },
    })
}

/// A match for other programs: who played for what, and a record (R13) of each deal that
/// is over. Neither the deal in play is in it nor what the next packs follow from.
fn deals(running: &Match) -> String {
    let setup = running.setup();
    let deal = |PastDeal { dealer, history, taken_back, hints, .. }: PastDeal| {
        let record = history.to_json(None);
        json!({ "dealer": dealer, "takenBack": taken_back, "hints": hints, "record": record })
    };
    let written = json!({
        "format": "kosakeln-match",
        "version": 1,
        "opponent": setup.opponent,
        "level": setup.is_computer(Player::Two).then_some(setup.level),
        "names": setup.names,
        "centsAPoint": setup.cents_a_point,
        "fromCode": running.is_given(),
        "deals": running.deals_over().map(deal).collect::<Vec<_>>(),
    });
    written.to_string()
}
