//! An evening of Kosakeln as pure state: a [`Msg`] goes into [`update`], which changes the
//! [`Model`] and gives the [`Effect`]s that the browser has to carry out.
//!
//! Nothing here reads a clock, entropy or storage, and nothing here is a text that a person reads.
//! What the table shows is a [`Scene`]: it never holds more than the player in front of the screen
//! may know.

mod advice;
mod arranging;
mod counting;
mod date;
mod deal_code;
mod dealing;
mod effect;
mod files;
mod given;
mod hand_order;
mod held_trick;
mod hinting;
mod holding;
mod host;
mod kept;
mod language;
mod lesson;
mod log;
mod looking_up;
mod matches;
mod model;
mod msg;
mod news;
mod page;
mod passage;
mod player;
mod preferences;
mod renewal;
mod replay;
mod saved;
mod scene;
mod setup;
mod shuffle;
mod sound;
mod speech;
mod statistics;
mod undo;
mod update;

pub use advice::{Advice, Hint, HintState, Other, Why};
pub use arranging::{Arrange, Arranging};
pub use counting::{CountedGroup, Counting};
pub use date::Date;
pub use deal_code::{CodeFault, DealCode};
pub use dealing::{DRAW_PLACES, Draw, DrawView};
pub use effect::{Effect, Request};
pub use files::MatchFile;
pub use given::{CodeForm, CodeMsg, CodeScene, CodeView, Copied, Share, UnderWay};
use given::{Codes, Given};
pub use hand_order::{HandOrder, Sequence, Sorting, TarockSide};
use host::Host;
pub use host::{HostMsg, Terms, seen_of};
use kept::Kept;
pub use kept::{EXPORT_VERSION, ImportFault, ImportView, KeptMsg, KeptView, Part};
pub use language::Language;
use lesson::Lesson;
pub use lesson::{LessonView, Note};
pub use log::{DealLog, LogLine};
pub use matches::{DealInPlay, Front, Match, PastDeal, Stage};
use model::{Awaited, LastTrick, OnFile};
pub use model::{Dialog, Model, Notice, Refusal, Selection};
pub use msg::Msg;
pub use news::{News, PublicMove};
pub use page::{PackLook, Page};
pub use passage::{Passage, Term, TermGroup};
pub use player::{ByPlayer, Player};
pub use preferences::{
    CardLabels, CardPlay, CardSize, Motion, PREFERENCES_VERSION, Pace, Preferences, SingleKeys,
    Theme, TrickPace,
};
use renewal::Renewal;
pub use replay::ReplayScene;
use saved::agreed_pace;
pub use saved::{LoadError, RULES_VERSION, SAVE_VERSION};
pub use scene::{DealScene, Overview, Scene, Screen, Sheet, SheetLine, Standing};
pub use setup::{MatchLength, MatchSetup, Opponent, OpponentLevel};
pub use shuffle::{
    Commitment, Committed, MOST_CHARACTERS, NoProof, Proof, ShuffleMsg, ShuffleScene, ShuffleView,
};
use shuffle::{Contributing, Shuffle};
pub use sound::Sound;
pub use speech::{Speech, Supply, Volume};
use statistics::Ledger;
pub use statistics::{
    BonusLine, BonusTally, Circle, CircleLine, ContractLine, NotedBonus, NotedDeal, NotedGame,
    STATISTICS_VERSION, Statistics, StatisticsLook, StatisticsMsg, StatisticsView, Tally,
};
pub use undo::NoUndo;
pub use update::update;
