use super::phrase::{phrases, words};
use super::{Addressee, Texts};
use crate::cards::CardSet;
use crate::rules::GamePoints;

words! {
    /// The texts without arguments about what has been: undo, the log, the score sheet, replay.
    pub enum HistoryText {
        /// Takes the last decision back.
        Undo = "undo",
        /// Nothing has been decided yet.
        NothingToTakeBack = "undo-nothing-yet",
        /// Nothing is taken back once the deal is over.
        UndoDealOver = "undo-deal-over",
        /// The other may have seen it.
        UndoSeen = "undo-seen",
        /// It exposed the Cossack talon.
        UndoTalonExposed = "undo-talon-exposed",
        /// It laid tarocks on the table.
        UndoFaceUp = "undo-face-up",

        /// Opens the log, in the bar.
        Log = "log",
        /// Heading of the log.
        LogOfDeal = "log-of-deal",
        /// Nothing has happened.
        LogEmpty = "log-empty",
        /// Heading of what came between the auction and the play.
        LogTalon = "log-talon",
        /// Heading of the announcements of a Solo.
        LogAnnouncements = "log-announcements",

        /// Opens the replay of a deal.
        Replay = "replay",
        /// The match has no such deal.
        ReplayNone = "replay-none",
        /// The heading for a deal that was passed in.
        ReplayPassedIn = "replay-passed-in",
        /// Back to the match.
        ReplayBack = "replay-back",
        /// The name of the row of the next five.
        ReplaySteps = "replay-steps",
        /// To the beginning.
        ReplayFirst = "replay-first",
        /// One move back.
        ReplayBackward = "replay-backward",
        /// One move on.
        ReplayForward = "replay-forward",
        /// To the end.
        ReplayLast = "replay-last",
        /// The label of the slider.
        ReplayMove = "replay-move",
        /// No move has been made yet.
        ReplayDealt = "replay-dealt",

        /// Prints the sheet.
        Print = "print",
        /// The sheet as a file for a spreadsheet.
        SaveSheet = "save-sheet",
        /// The deals as a file for other programs.
        SaveMatch = "save-match",
        /// Opens the sheet, where it can be printed and saved.
        PrintOrSave = "print-or-save",
        /// What stands between the fields of a spreadsheet's file in this language.
        FieldSeparator = "csv-separator",
        /// The mark before the cents in it.
        DecimalMark = "csv-decimal-mark",
        /// Heading of a column: who dealt.
        DealtByColumn = "column-dealer",
        /// Heading of a column: who played.
        DeclarerColumn = "column-declarer",
        /// Heading of a column: what counted.
        CountedColumn = "column-counted",
        /// Heading of a column: how often a move was taken back.
        TakenBackColumn = "column-taken-back",
    }
}

phrases! {
    /// The texts with arguments about what has been.
    pub enum HistoryMessage<'a> {
        /// How often a move was taken back.
        TakenBack { times: u32 } = "taken-back",

        /// Heading of a trick: "Trick 3".
        LogTrick { number: u8 } = "log-trick",
        /// Somebody has laid cards aside, nobody else knows which.
        LogExchanged { player: Addressee<'a> } = "log-exchanged",
        /// The same after the Cossack talon.
        LogDiscarded { player: Addressee<'a>, cards: u8 } = "log-discarded",
        /// Somebody has laid these cards aside.
        LogLaidAside { player: Addressee<'a>, cards: CardSet } = "log-laid-aside",
        /// Somebody has laid none aside.
        LogKeptAll { player: Addressee<'a> } = "log-kept-all",
        /// Which cards the Cossack talon had.
        LogTalonExposed { cards: CardSet } = "log-talon-exposed",

        /// The heading of a replay: "Deal 3, move by move".
        ReplayOf { number: u32 } = "replay-of",
        /// The value of the slider: "12 of 44".
        ReplayPosition { number: u32, moves: u32 } = "replay-position",

        /// Heading of what lies of somebody's personal talon.
        ReplayPersonalTalon { player: Addressee<'a> } = "replay-personal-talon",

        /// Who dealt, on the score sheet.
        SheetDealer { player: &'a str } = "sheet-dealer",
        /// An item of the settlement with what the declarer won by it.
        SheetItem { item: &'a str, points: GamePoints } = "sheet-item",
        /// The balance after a deal.
        RunningBalance { points: GamePoints } = "running-balance",
        /// Heading of a column: somebody's game points.
        PointsColumn { player: &'a str } = "column-points",
        /// Heading of a column: somebody's balance.
        BalanceColumn { player: &'a str } = "column-balance",
        /// Heading of a column: somebody's balance in money.
        MoneyColumn { player: &'a str } = "column-money",
    }
}

impl Texts {
    /// A text without arguments about what has been.
    #[must_use]
    pub fn history(&self, text: HistoryText) -> String {
        self.format(&text)
    }

    /// A text with arguments about what has been.
    #[must_use]
    pub fn history_of(&self, message: HistoryMessage<'_>) -> String {
        self.format(&message)
    }
}
