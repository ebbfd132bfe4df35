use serde::{Deserialize, Serialize};

use super::{CodeForm, Language, LoadError, Page, Volume};
use crate::ai::Task;

/// The number of a request to the computer player; an answer to any but the last is dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Request(pub u64);

/// What the browser has to do, in the order given, before the next input is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Let the address name the page that is shown now, as far as there is an address to change.
    ShowAddress(Page),
    /// Have the texts of a language ready, and say so as
    /// [`Msg::TextsLoaded`](super::Msg::TextsLoaded), or else as
    /// [`Msg::TextsMissing`](super::Msg::TextsMissing).
    LoadTexts {
        /// The language.
        language: Language,
        /// Which of its texts.
        volume: Volume,
    },
    /// Save this text in place of what was saved before.
    Save(String),
    /// Have the player choose a file, and say what is in it, as [`KeptMsg::Chosen`](super::KeptMsg::Chosen).
    ChooseFile,
    /// Say how much is kept, as [`KeptMsg::Measured`](super::KeptMsg::Measured).
    MeasureStorage,
    /// Delete everything that is kept.
    DeleteStorage,
    /// Give back what is kept of the statistics, as
    /// [`StatisticsMsg::Found`](super::StatisticsMsg::Found).
    LoadStatistics,
    /// Keep these statistics in place of those kept before, and say if that is impossible, as
    /// [`StatisticsMsg::NotKept`](super::StatisticsMsg::NotKept).
    SaveStatistics(String),
    /// Give back what is saved of the match, as [`Msg::Opened`](super::Msg::Opened): another window has saved it.
    LoadMatch,
    /// Put this text, which cannot be read, aside where nothing overwrites it.
    KeepAside(String),
    /// Save these preferences in place of those saved before, if those can be read: of two pages the
    /// last one counts, but not over what only the other one understands.
    SavePreferences(String),
    /// Move these preferences, which cannot be read for this reason, to where nothing overwrites
    /// them, so that they are not found again.
    KeepPreferencesAside(String, LoadError),
    /// Give the player a file of this name with this text.
    SaveFile {
        /// What the file is called.
        name: &'static str,
        /// What is in it, as the web calls it.
        media_type: &'static str,
        /// All that is in it.
        text: String,
    },
    /// Put a deal where the player can put it in elsewhere, and say so as
    /// [`CodeMsg::Copied`](super::CodeMsg::Copied), or else as
    /// [`CodeMsg::NotCopied`](super::CodeMsg::NotCopied).
    Copy {
        /// As what. To a link belongs the address of the page, which stands before the text.
        form: CodeForm,
        /// What is to be put there.
        text: String,
    },
    /// Put this text where the player can put it in elsewhere, and say so as
    /// [`ShuffleMsg::Copied`](super::ShuffleMsg::Copied).
    CopyText(String),
    /// Print what is on the screen.
    Print,
    /// Let the new version of the page take over, and load the page anew.
    TakeOver,
    /// Say what day it is where the player is, as [`CodeMsg::OfDay`](super::CodeMsg::OfDay).
    AskDay,
    /// Draw 32 bytes of entropy and give them back as [`Msg::Seeded`](super::Msg::Seeded).
    DrawSeed,
    /// Draw 32 bytes of entropy, by which the players contribute to the next shuffle unless they want
    /// something else, and give them back as [`ShuffleMsg::Drawn`](super::ShuffleMsg::Drawn).
    DrawContribution,
    /// A match against the computer is on the screen: make ready what it thinks with, so that its
    /// first decision is not waited for.
    WakeComputer,
    /// Let the computer decide, and give its move back as
    /// [`Msg::ComputerDecided`](super::Msg::ComputerDecided); meanwhile say how far it has come, as
    /// [`Msg::ComputerThinks`](super::Msg::ComputerThinks).
    AskComputer {
        /// The request to be answered.
        request: Request,
        /// What is to be decided, and what the computer may know.
        task: Box<Task>,
        /// How long the answer is held back at least, in milliseconds. It thinks meanwhile.
        pause: u32,
    },
    /// Let the computer say what it would do in the place of the player whose view this is, and give
    /// its decision back as [`Msg::Hinted`](super::Msg::Hinted); meanwhile as with
    /// [`AskComputer`](Self::AskComputer), which this takes the place of.
    AskAdvice {
        /// The request to be answered.
        request: Request,
        /// What is to be decided.
        task: Box<Task>,
    },
    /// Nobody waits for the answer to the last request any more: stop thinking about it.
    StopComputer,
}
