//! What has become of all deals that were played here, also of matches that are long over.
//!
//! Each deal that is over is noted once, by an identity that follows from its match: whatever happens
//! between two notes – a reload, another window, a page that is closed – none is missing and none is
//! there twice.

mod noted;
mod reading;
mod tally;
mod view;

pub use noted::{Circle, NotedBonus, NotedDeal, NotedGame};
pub use reading::{STATISTICS_VERSION, Statistics};
pub use tally::{BonusTally, Tally};
pub use view::{BonusLine, CircleLine, ContractLine, StatisticsLook, StatisticsView};

use super::update::tell_once;
use super::{Effect, LoadError, Match, Model, Notice};

/// What is known of the statistics that are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Ledger {
    /// As they were last read or written; nothing as long as they have not been.
    pub(super) statistics: Option<Statistics>,
    /// How they are looked at.
    pub(super) look: StatisticsLook,
    /// Why those on file cannot be read; nothing is noted over them.
    pub(super) unread: Option<LoadError>,
    /// Those on file, if a newer version of this program has written them.
    pub(super) newer: Option<String>,
}

/// Something that happens to the statistics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatisticsMsg {
    /// This is what is kept of them, if anything is.
    Found(Option<String>),
    /// They are to be looked at in another way.
    Look(StatisticsLook),
    /// They could not be kept.
    NotKept,
}

/// Does what has to be done with the statistics.
pub(super) fn update(model: &mut Model, msg: StatisticsMsg, effects: &mut Vec<Effect>) {
    match msg {
        StatisticsMsg::Found(saved) => found(model, saved, effects),
        StatisticsMsg::Look(look) => model.ledger.look = look,
        StatisticsMsg::NotKept => tell_once(model, Notice::NotSaved),
    }
}

/// Whether the match has a deal that is over and may not have been noted. The guided deal is none.
pub(super) fn is_wanted(model: &Model) -> bool {
    let is_over = |running: &Match| running.deals_over().next().is_some();
    model.lesson.is_none() && model.running.as_ref().is_some_and(is_over)
}

fn found(model: &mut Model, saved: Option<String>, effects: &mut Vec<Effect>) {
    let mut statistics = match saved.as_deref().map(Statistics::from_saved) {
        None => Statistics::default(),
        Some(Ok(statistics)) => statistics,
        Some(Err(error @ LoadError::Newer { .. })) => {
            model.ledger.unread = Some(error);
            model.ledger.newer = saved;
            return;
        }
        Some(Err(error)) => {
            // Noted anew, and the old notes are put where nothing overwrites them.
            model.ledger.unread = Some(error);
            effects.extend(saved.map(Effect::KeepAside));
            Statistics::default()
        }
    };
    let running = model.running.as_ref().filter(|_| model.lesson.is_none());
    if running.is_some_and(|running| statistics.note_match(running)) {
        effects.push(Effect::SaveStatistics(statistics.to_saved()));
    }
    model.ledger.statistics = Some(statistics);
}
