//! What is kept in the browser: how much it is, all of it as one file and back, and how it is deleted.

use serde_json::Value;

use super::statistics::Ledger;
use super::update::{bring_back, keep, prefer, tell_once, visit};
use super::{
    DealCode, Effect, LoadError, Match, Model, Notice, Page, Player, Preferences, Statistics,
    given, lesson,
};
use crate::rules::History;

/// The version of the format of the file with everything.
pub const EXPORT_VERSION: u64 = 1;

const FORMAT: &str = "kosakeln-everything";

/// A part of what is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The match under way, with its deals.
    Match,
    /// How the player likes the table.
    Preferences,
    /// What has become of all deals.
    Statistics,
    /// What could not be read and was put aside.
    Aside,
}

impl Part {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Match, Self::Preferences, Self::Statistics, Self::Aside];
}

/// Something that happens to what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptMsg {
    /// So many letters each part has, in the order of [`Part::ALL`].
    Measured([u32; 4]),
    /// The player wants everything as a file.
    Save,
    /// The player has a file to be read.
    Choose,
    /// This is in the file; nothing if the browser cannot read it.
    Chosen(Option<String>),
    /// What was read takes the place of what is here.
    Import,
    /// The statistics are to be deleted.
    DeleteStatistics,
    /// Everything is to be deleted.
    DeleteAll,
}

/// What is known of what is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Kept {
    sizes: [u32; 4],
    /// What a file has that was read, or why it could not be.
    read: Option<Result<Import, ImportFault>>,
    /// What has been taken over.
    imported: Option<ImportView>,
}

/// What is kept, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptView {
    /// How many letters each part has, in the order of [`Part::ALL`].
    pub sizes: [u32; 4],
    /// What a file has that was read, or why it could not be.
    pub read: Option<Result<ImportView, ImportFault>>,
    /// What has been taken over from it.
    pub imported: Option<ImportView>,
}

/// What a file has that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportView {
    /// Whether there are preferences.
    pub has_preferences: bool,
    /// How many deals of the match are over, if there is a match.
    pub deals_of_match: Option<u32>,
    /// How many deals the statistics have, if there are any.
    pub noted_deals: Option<u32>,
    /// Whether a match is under way here, whose place it takes.
    pub replaces_match: bool,
}

/// What a file has that can take the place of what is here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Import {
    preferences: Option<Preferences>,
    running: Option<Box<Match>>,
    statistics: Option<Statistics>,
}

impl ImportView {
    /// Whether there is nothing that can be taken over.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        !self.has_preferences && self.deals_of_match.is_none() && self.noted_deals.is_none()
    }
}

/// Why a file cannot be taken over. Nothing has changed by it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportFault {
    /// The browser cannot read it.
    #[error("it cannot be read")]
    Unread,
    /// It is none of this game's.
    #[error("no file of this game")]
    Foreign,
    /// It comes from a newer version of this program.
    #[error("it comes from a newer version")]
    Newer,
    /// A part of it is damaged.
    #[error("{0:?}: {1}")]
    Damaged(Part, LoadError),
    /// It is the record of a deal (R13), and not a valid one: the text says what is wrong where.
    #[error("the record: {0}")]
    Record(String),
}

/// What is in a file.
enum Content {
    Everything(Import),
    /// The record of a deal.
    Deal(Box<History>),
}

/// Does what has to be done with what is kept.
pub(super) fn update(model: &mut Model, msg: KeptMsg, effects: &mut Vec<Effect>) {
    match msg {
        KeptMsg::Measured(sizes) => model.kept.sizes = sizes,
        KeptMsg::Save => effects.push(Effect::SaveFile {
            name: "kosakeln.json",
            media_type: "application/json",
            text: everything(model),
        }),
        KeptMsg::Choose => effects.push(Effect::ChooseFile),
        KeptMsg::Chosen(text) => chosen(model, text, effects),
        KeptMsg::Import => {
            if let Some(Ok(import)) = model.kept.read.take() {
                model.kept.imported = Some(model.import_view(&import));
                take_over(model, import, effects);
                effects.push(Effect::MeasureStorage);
            }
        }
        KeptMsg::DeleteStatistics => {
            let statistics = Statistics::without(model.match_of_page());
            effects.push(Effect::SaveStatistics(statistics.to_saved()));
            model.ledger = Ledger { statistics: Some(statistics), ..Ledger::default() };
            model.dialog = None;
            effects.push(Effect::MeasureStorage);
        }
        KeptMsg::DeleteAll => {
            lesson::end(model);
            model.running = None;
            model.is_away = false;
            model.ledger = Ledger::default();
            model.dialog = None;
            // There is nothing any more that must not be saved over.
            model.is_saving_off = false;
            model.told_not_saved.clear();
            model.notices.remove(&Notice::ChangedElsewhere);
            prefer(model, Preferences::default(), effects);
            effects.push(Effect::DeleteStorage);
            effects.push(Effect::MeasureStorage);
        }
    }
}

/// Everything that is kept, in one text.
fn everything(model: &Model) -> String {
    let running = model.match_of_page().map_or("null".to_owned(), Match::to_saved);
    let statistics = model.ledger.statistics.as_ref().map(Statistics::to_saved);
    // Those of a newer version go as they are, for that version to read.
    let statistics = statistics.as_ref().or(model.ledger.newer.as_ref());
    let preferences = model.preferences.to_saved();
    // A text can always be written as JSON.
    let statistics = serde_json::to_string(&statistics).unwrap_or_default();
    format!(
        "{{\"format\":\"{FORMAT}\",\"version\":{EXPORT_VERSION},\"preferences\":{preferences},\
         \"match\":{running},\"statistics\":{statistics}}}\n"
    )
}

fn chosen(model: &mut Model, text: Option<String>, effects: &mut Vec<Effect>) {
    model.kept.imported = None;
    model.kept.read = Some(match text.ok_or(ImportFault::Unread).and_then(|text| read(&text)) {
        Err(fault) => Err(fault),
        Ok(Content::Everything(import)) => Ok(import),
        Ok(Content::Deal(history)) => {
            // Who is who is not in a record.
            let code = DealCode::with_moves(Player::Two, *history);
            model.kept.read = None;
            visit(model, Page::Code, effects);
            given::update(model, super::CodeMsg::Linked(code.to_string()), effects);
            return;
        }
    });
}

fn read(text: &str) -> Result<Content, ImportFault> {
    let value: Value = serde_json::from_str(text).map_err(|_| ImportFault::Foreign)?;
    match value.get("format").and_then(Value::as_str) {
        Some(FORMAT) => {}
        Some("kosakeln-record") => {
            let history = History::from_json(text);
            let history = history.map_err(|fault| ImportFault::Record(fault.to_string()))?;
            return Ok(Content::Deal(Box::new(history)));
        }
        _ => return Err(ImportFault::Foreign),
    }
    match value.get("version").and_then(Value::as_u64) {
        Some(EXPORT_VERSION) => {}
        Some(version) if version > EXPORT_VERSION => return Err(ImportFault::Newer),
        _ => return Err(ImportFault::Foreign),
    }
    let part = |name: &str| value.get(name).filter(|part| !part.is_null());
    let damaged = |part| {
        move |error| match error {
            LoadError::Newer { .. } => ImportFault::Newer,
            LoadError::Damaged(_) => ImportFault::Damaged(part, error),
        }
    };
    let preferences = part("preferences").map(|part| Preferences::from_saved(&part.to_string()));
    let running = part("match").map(|part| Match::from_saved(&part.to_string()));
    let statistics =
        part("statistics").map(|part| Statistics::from_saved(part.as_str().unwrap_or_default()));
    Ok(Content::Everything(Import {
        preferences: preferences.transpose().map_err(damaged(Part::Preferences))?,
        running: running.transpose().map_err(damaged(Part::Match))?.map(Box::new),
        statistics: statistics.transpose().map_err(damaged(Part::Statistics))?,
    }))
}

fn take_over(model: &mut Model, import: Import, effects: &mut Vec<Effect>) {
    let Import { preferences, running, statistics } = import;
    if let Some(preferences) = preferences {
        prefer(model, preferences, effects);
    }
    // What is newer than this program stays as it is.
    if let Some(statistics) = statistics.filter(|_| model.ledger.newer.is_none()) {
        let noted = model.ledger.statistics.get_or_insert_default();
        noted.note_all(statistics);
        effects.push(Effect::SaveStatistics(noted.to_saved()));
    }
    if let Some(running) = running {
        lesson::end(model);
        bring_back(model, *running, effects);
        keep(model, effects);
        if model.is_saving_off {
            tell_once(model, Notice::NotSaved);
        }
    }
}

impl Model {
    /// What is kept, as it is shown.
    pub(super) fn kept_view(&self) -> KeptView {
        let Kept { sizes, read, imported } = &self.kept;
        let read = read.as_ref().map(|read| match read {
            Ok(import) => Ok(self.import_view(import)),
            Err(fault) => Err(fault.clone()),
        });
        KeptView { sizes: *sizes, read, imported: *imported }
    }

    /// What of a file can be taken over.
    fn import_view(&self, import: &Import) -> ImportView {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let Import { preferences, running, statistics } = import;
        let statistics = statistics.as_ref().filter(|_| self.ledger.newer.is_none());
        ImportView {
            has_preferences: preferences.is_some(),
            deals_of_match: running.as_ref().map(|running| count(running.deals_over().count())),
            noted_deals: statistics.map(|noted| count(noted.deals().len())),
            replaces_match: running.is_some()
                && self.match_of_page().is_some_and(Match::is_unfinished),
        }
    }
}

/// The page is turned to.
pub(super) fn open(model: &mut Model, effects: &mut Vec<Effect>) {
    model.kept.read = None;
    model.kept.imported = None;
    effects.push(Effect::LoadStatistics);
    effects.push(Effect::MeasureStorage);
}
