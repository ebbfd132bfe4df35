//! An evening of Kosakeln as pure state: a [`Msg`] goes into [`update`], which changes the
//! [`Model`] and gives the [`Effect`]s that the browser has to carry out.
//!
//! Nothing here reads a clock, entropy or storage, and nothing here is a text that a person reads.
//! What the table shows is a [`Scene`]: it never holds more than the player in front of the screen
//! may know.

mod advice;
mod counting;
mod dealing;
mod effect;
mod held_trick;
mod hinting;
mod language;
mod lesson;
mod matches;
mod model;
mod msg;
mod news;
mod page;
mod player;
mod preferences;
mod saved;
mod scene;
mod setup;
mod speech;
mod update;

pub use advice::{Advice, Hint, HintState, Other, Why};
pub use counting::{CountedGroup, Counting};
pub use dealing::{DRAW_PLACES, Draw, DrawView};
pub use effect::{Effect, Request};
pub use language::Language;
use lesson::Lesson;
pub use lesson::{LessonView, Note};
pub use matches::{DealInPlay, Front, Match, PastDeal, Stage};
use model::{Awaited, LastTrick, OnFile};
pub use model::{Dialog, Model, Notice, Refusal, Selection};
pub use msg::Msg;
pub use news::{News, PublicMove};
pub use page::{PackLook, Page};
pub use player::{ByPlayer, Player};
pub use preferences::{
    CardLabels, CardSize, Motion, PREFERENCES_VERSION, Pace, Preferences, Theme, TrickPace,
};
use saved::agreed_pace;
pub use saved::{LoadError, RULES_VERSION, SAVE_VERSION};
pub use scene::{DealScene, Overview, Scene, Screen, Sheet, SheetLine, Standing};
pub use setup::{MatchLength, MatchSetup, Opponent, OpponentLevel};
pub use speech::{Speech, Supply, Volume};
pub use update::update;
