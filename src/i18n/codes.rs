use super::Texts;
use super::phrase::{phrases, words};
use crate::app::{CodeFault, CodeForm, Date};
use crate::rules::Section;

words! {
    /// The texts without arguments about deals that are passed on.
    pub enum CodeText {
        /// Opens the page on which a code is entered, and its heading.
        PlayCode = "code-play-a-deal",
        /// Opens that page with the deal of the day.
        Day = "code-day",
        /// What that is for.
        Explained = "code-explained",
        /// The label of the field.
        CodeOrLink = "code-or-link",
        /// Begins the deal.
        Play = "code-play",
        /// Moves are in it.
        HasMoves = "code-has-moves",
        /// What becomes of the match that is under way.
        MatchWaits = "code-match-waits",
        /// What becomes of another deal from a code.
        GivenUp = "code-given-up",
        /// Asks whether it is to end, while a match waits for that.
        EndQuestion = "code-end-question",
        /// What becomes of it and of the match that waits, if another match begins.
        BothGivenUp = "code-both-given-up",
        /// What the deal is called.
        Deal = "code-deal",
        /// The same as the heading of a replay.
        ReplayOf = "code-replay-of",
        /// Back to where the code was entered.
        BackToCode = "code-back",
        /// Opens the dialog by which a deal is passed on, and its heading.
        Share = "code-share",
        /// What that is for.
        ShareExplained = "code-share-explained",
        /// The label of the code that is shown.
        Code = "code-code",
        /// Copies the code.
        CopyCode = "code-copy",
        /// Copies a link.
        CopyLink = "code-copy-link",
        /// Copies a link with the moves.
        CopyLinkWithMoves = "code-copy-link-with-moves",
        /// The code was copied.
        CodeCopied = "code-copied",
        /// A link was copied.
        LinkCopied = "code-link-copied",
        /// A link with the moves was copied.
        LinkWithMovesCopied = "code-link-with-moves-copied",
        /// The browser does not copy.
        NotCopied = "code-not-copied",
    }
}

words! {
    /// Why a text is no code.
    pub(super) enum CodeWord {
        Version = "code-fault-version",
        Check = "code-fault-check",
        Rules = "code-fault-rules",
        Pack = "code-fault-pack",
        Moves = "code-fault-moves",
    }
}

phrases! {
    /// The same with arguments.
    pub(super) enum CodePhrase<'a> {
        Character { character: &'a str } = "code-fault-character",
        TooShort { has: u16, needed: u16 } = "code-fault-too-short",
        TooLong { has: u16, needed: u16 } = "code-fault-too-long",
        Refused { number: u32, section: Section } = "code-fault-refused",
        DayOf { day: u8, month: u8, year: &'a str } = "code-day-of",
    }
}

impl Texts {
    /// A text about deals that are passed on.
    #[must_use]
    pub fn code(&self, text: CodeText) -> String {
        self.format(&text)
    }

    /// Of which day a deal is the deal.
    #[must_use]
    pub fn deal_of_day(&self, date: Date) -> String {
        // A year is no number of things: nothing parts its digits.
        let year = &date.year().to_string();
        self.format(&CodePhrase::DayOf { day: date.day(), month: date.month(), year })
    }

    /// That something was copied.
    #[must_use]
    pub fn code_copied(&self, form: CodeForm) -> String {
        self.code(match form {
            CodeForm::Code => CodeText::CodeCopied,
            CodeForm::Link => CodeText::LinkCopied,
            CodeForm::LinkWithMoves => CodeText::LinkWithMovesCopied,
        })
    }

    /// Why a text is no code.
    #[must_use]
    pub fn code_fault(&self, fault: &CodeFault) -> String {
        let word = match fault {
            CodeFault::Character(character) => {
                let character = &character.to_string();
                return self.format(&CodePhrase::Character { character });
            }
            CodeFault::TooShort { has, needed } => {
                return self.format(&CodePhrase::TooShort { has: *has, needed: *needed });
            }
            CodeFault::TooLong { has, needed } => {
                return self.format(&CodePhrase::TooLong { has: *has, needed: *needed });
            }
            CodeFault::Refused(refused) => {
                let number = u32::try_from(refused.index).map_or(u32::MAX, |index| index + 1);
                let section = refused.fault.section();
                return self.format(&CodePhrase::Refused { number, section });
            }
            CodeFault::UnknownVersion(_) => CodeWord::Version,
            CodeFault::Check => CodeWord::Check,
            CodeFault::Rules => CodeWord::Rules,
            CodeFault::Pack => CodeWord::Pack,
            CodeFault::Moves => CodeWord::Moves,
        };
        self.format(&word)
    }
}
