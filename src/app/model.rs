use std::collections::BTreeSet;

use super::{
    Arranging, Codes, Contributing, Hint, Host, Kept, Language, Ledger, Lesson, LoadError, Match,
    MatchSetup, PackLook, Page, Passage, Player, Preferences, Renewal, Request, Speech,
};
use crate::cards::{Card, CardSet};
use crate::rules::{BonusSet, IllegalMove, Move};

/// The whole state of the application.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Model {
    /// What is shown: the game, or a page beside it.
    pub page: Page,
    /// How the cards are looked at on the page of the pack.
    pub look: PackLook,
    /// The word that is looked for in the rules and the glossary.
    pub sought: String,
    /// The form of the start screen.
    pub setup: MatchSetup,
    /// How the player likes the table.
    pub preferences: Preferences,
    /// The language that the table speaks.
    pub speech: Speech,
    /// The running match, if there is one.
    pub running: Option<Match>,
    /// Whether the start screen is shown although a match is running.
    pub is_away: bool,
    /// What is chosen for a discard or an announcement.
    pub selection: Selection,
    /// How the player in front puts his hand in order.
    pub(super) arranging: Arranging,
    /// The last move that was refused, until another is made.
    pub refusal: Option<Refusal>,
    /// Whether taking a move back was refused just now.
    pub(super) is_undo_refused: bool,
    /// How often it has been refused, so that the same refusal again is news.
    pub(super) undo_refusals: u32,
    /// How many moves have been made in the past deal that is looked at.
    pub(super) replay_ply: u32,
    /// What the player has to be told, the gravest first; each stays until he has read it.
    pub notices: BTreeSet<Notice>,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// The dialogs that led to the passage that is looked up, the last one behind.
    pub(super) looked_up: Vec<Dialog>,
    /// What somebody has asked the computer for, as long as he is to make that move.
    pub(super) hint: Option<Hint>,
    /// What is done with the codes of deals.
    pub(super) codes: Codes,
    /// What is known of what is kept in the browser.
    pub(super) kept: Kept,
    /// What is known of the statistics.
    pub(super) ledger: Ledger,
    /// What the page has asked for that the table is a part of.
    pub(super) host: Host,
    /// What the players contribute to the deal that comes next.
    pub(super) contributing: Contributing,
    /// The guided deal, if that is what is running.
    pub(super) lesson: Option<Lesson>,
    /// The last request to the computer.
    pub(super) request: Request,
    /// The answer to it, as long as it is still to come.
    pub(super) awaited: Option<Awaited>,
    /// What the player has been told cannot be saved here; once is enough.
    pub(super) told_not_saved: BTreeSet<Notice>,
    /// Whether saving would overwrite what must be kept.
    pub(super) is_saving_off: bool,
    /// What is known of a new version of the page.
    pub(super) renewal: Renewal,
    /// Whether the preferences are saved.
    pub(super) preferences_on_file: OnFile,
    /// What has become of the last complete trick.
    pub(super) last_trick: LastTrick,
}

/// What is done with preferences that change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum OnFile {
    /// They are saved.
    #[default]
    Saved,
    /// They are saved, and none have been yet.
    Missing,
    /// They are not: those on file must be kept.
    Kept,
}

/// Where the last complete trick is, as long as the next has not begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum LastTrick {
    /// On the table.
    #[default]
    Lies,
    /// With its winner.
    Taken,
}

/// An answer of the computer's that is to come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Awaited {
    /// About how much of its thinking is done, in hundredths, if it has said so.
    pub(super) percent: Option<u8>,
}

/// What is chosen but not yet laid aside, played or announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// Cards to discard.
    pub cards: CardSet,
    /// The card that is lifted and waits to be confirmed.
    pub lifted: Option<Card>,
    /// Bonuses to announce.
    pub bonuses: BonusSet,
}

/// A move that was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Who tried it.
    pub player: Player,
    /// Why it was refused.
    pub fault: IllegalMove,
    /// How many refusals went before, so that the same one again is news.
    pub number: u32,
}

/// Something the player has to be told once. What weighs more stands first here, and is told first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Notice {
    /// The browser gives no entropy, so no match can begin.
    NoEntropy,
    /// Nothing can be saved here; the game goes on in memory.
    NotSaved,
    /// The match goes on in another window, and is no longer saved from this one.
    ChangedElsewhere,
    /// What was saved could not be read, and was put aside.
    Unreadable(LoadError),
    /// The saved preferences cannot be read and stay where they are, so nothing is saved over them.
    PreferencesKept(LoadError),
    /// The saved preferences could not be read, and were put aside.
    PreferencesUnreadable(LoadError),
    /// What was changed of the preferences cannot be saved here.
    PreferencesNotSaved,
    /// The texts of a language could not be loaded, so the one that is shown stays.
    NoTexts(Language),
    /// The drawings of the cards could not be loaded.
    NoPack,
    /// A new version of the page is there, and takes over after this deal.
    NewVersion,
}

/// A dialog over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The last complete trick.
    LastTrick,
    /// The match so far.
    ScoreSheet,
    /// What has happened in the deal, in writing.
    Log,
    /// The house rules in force.
    Rules,
    /// What the keys do.
    Keys,
    /// A passage of the rules or the glossary, looked up at the table.
    LookUp(Passage),
    /// The preferences.
    Settings,
    /// Leaving the table or ending the match.
    Menu,
    /// Whether the match is really to end.
    EndMatch,
    /// Whether a new match is to take the place of the one that was left.
    NewMatch,
    /// Whether the player wants to make a move that gives an announced bonus away.
    GivesAway {
        /// How many moves had been made when he tried it.
        ply: u32,
        /// The move.
        action: Move,
        /// The bonuses.
        bonuses: BonusSet,
    },
    /// Whether the statistics are really to be deleted.
    DeleteStatistics,
    /// Whether everything that is kept is really to be deleted.
    DeleteAll,
    /// A deal that is over is passed on: the number of its line in the score sheet, from 1.
    Share(u16),
    /// The piles of the deal are counted in threes.
    Counting {
        /// How far: a step for each group, forehand's first, and one for the end.
        step: u8,
    },
}
