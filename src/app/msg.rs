use super::{
    Arrange, CodeMsg, Dialog, HostMsg, KeptMsg, Language, LoadError, MatchFile, MatchSetup, Notice,
    PackLook, Page, Preferences, Request, ShuffleMsg, StatisticsMsg, Volume,
};
use crate::ai::Decision;
use crate::cards::{Card, Seed};
use crate::rules::{Bonus, Move};

/// Everything that can happen to the model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The browser is set to this language, or to none that the table speaks better. This comes
    /// before [`PreferencesOpened`](Self::PreferencesOpened).
    BrowserSpeaks(Language),
    /// The page is being opened; the preferences that it had saved are given, if there are any.
    /// This comes before [`Opened`](Self::Opened).
    PreferencesOpened(Option<String>),
    /// The player likes the table in another way.
    PreferencesChanged(Preferences),
    /// Preferences on file that cannot be read, for this reason, stay there: they could not be put
    /// aside, or another page saved them, of a newer version perhaps.
    PreferencesKept(LoadError),
    /// The texts that [`Effect::LoadTexts`](super::Effect::LoadTexts) asked for are there.
    TextsLoaded {
        /// Their language.
        language: Language,
        /// Which of its texts.
        volume: Volume,
    },
    /// They could not be loaded.
    TextsMissing {
        /// Their language.
        language: Language,
        /// Which of its texts.
        volume: Volume,
    },
    /// Texts that could not be loaded are to be loaded after all.
    LoadTextsAgain,
    /// The page was opened; what it had saved is given, if there is anything.
    Opened(Option<String>),
    /// The player turns to a page.
    Visit(Page),
    /// The browser's address names a page: by a link, by hand, or on the way back.
    AddressChanged(Page),
    /// The cards of the pack are to be looked at in another way.
    LookChanged(PackLook),
    /// Another word is looked for in the rules and the glossary.
    SoughtChanged(String),
    /// Something in the form of the start screen was changed.
    SetupChanged(Box<MatchSetup>),
    /// A match is to begin as the form says.
    Start,
    /// The seed that [`Effect::DrawSeed`](super::Effect::DrawSeed) asked for.
    Seeded(Seed),
    /// There is no entropy, so no match can begin.
    NoSeed,
    /// Back from the start screen to the running match.
    Resume,
    /// From the match to the start screen; the match stays.
    Leave,
    /// The match is to end here.
    EndMatch,
    /// A card is drawn for the first deal, from a place on the table.
    DrawCard(u8),
    /// So many cards are lifted in the cut.
    Cut(u8),
    /// On from the drawn cards, or from the result of a deal.
    Continue,
    /// The player who was waited for lifts the curtain.
    LiftCurtain,
    /// A card is chosen for a discard, or no longer.
    ToggleCard(Card),
    /// A card of the hand is to be played. Where each is confirmed, it is only lifted, unless it is
    /// lifted already.
    PickCard {
        /// As in `Play`.
        ply: u32,
        /// The card.
        card: Card,
    },
    /// The card that is lifted or picked is let go of; or else the hand is no longer put in order.
    LetGo,
    /// A card is put at another place in the hand, counted from 0.
    PutCard {
        /// The card.
        card: Card,
        /// Where it stands then.
        place: u8,
    },
    /// The hand is put in order without carrying cards.
    Arrange(Arrange),
    /// A bonus is chosen to be announced, or no longer.
    ToggleBonus(Bonus),
    /// The player in front makes a move.
    Play {
        /// How many moves had been made when he decided: a click on a table that has changed
        /// since counts for nothing.
        ply: u32,
        /// The move.
        action: Move,
    },
    /// The player in front lays aside or announces what he has chosen.
    Commit {
        /// As in `Play`.
        ply: u32,
    },
    /// The player in front takes his last decision back.
    Undo,
    /// The past deal that is looked at is to be shown after so many moves.
    ReplayTo(u32),
    /// Something happens to the code of a deal.
    Code(CodeMsg),
    /// Something happens to what is kept in the browser.
    Kept(KeptMsg),
    /// Something happens to the statistics.
    Statistics(StatisticsMsg),
    /// The page asks for something that the table is a part of.
    Host(HostMsg),
    /// Something happens to the shuffle of a deal.
    Shuffle(ShuffleMsg),
    /// What is shown is to be printed.
    Print,
    /// A file is wanted.
    SaveFile(MatchFile),
    /// The complete trick, which is held until then, is taken away.
    TakeTrick,
    /// The computer is thinking.
    ComputerThinks {
        /// The request it thinks about.
        request: Request,
        /// About how much of it is done, in hundredths.
        percent: u8,
    },
    /// The computer has decided.
    ComputerDecided {
        /// The request it answers.
        request: Request,
        /// Its move; nothing if it found none.
        action: Option<Move>,
    },
    /// The player in front asks what the computer would do in his place.
    Hint,
    /// The hint is put away, or what is thought about it is dropped.
    CloseHint,
    /// The computer has said what it would do.
    Hinted {
        /// The request it answers.
        request: Request,
        /// Its decision; nothing if it found none.
        decision: Option<Box<Decision>>,
    },
    /// The player in front does what the hint says.
    FollowHint {
        /// As in `Play`.
        ply: u32,
    },
    /// The player in front makes a move although it gives an announced bonus away: he has been asked.
    PlayAnyway {
        /// As in `Play`.
        ply: u32,
        /// The move.
        action: Move,
    },
    /// The guided deal begins, or begins again.
    Learn,
    /// Another note of the guided deal is read.
    TurnNote(usize),
    /// A dialog is opened, or closed.
    Show(Option<Dialog>),
    /// Back from a passage that is looked up to where that was done.
    LookUpBack,
    /// What cannot be read could not be put aside either.
    KeepFailed,
    /// What is saved is no longer what this page saved: another one has.
    ChangedElsewhere,
    /// The match is to go on here, as another window has saved it.
    GoOnHere,
    /// What had to be saved could not be.
    SaveFailed,
    /// Preferences that had to be saved could not be.
    SavePreferencesFailed,
    /// The drawings of the cards could not be loaded.
    NoPack,
    /// A new version of the page is there, and can take over.
    NewVersion,
    /// The player has read a notice.
    NoticeRead(Notice),
}
