use super::phrase::{phrases, words};
use super::{Addressee, Texts};
use crate::app::{CountedGroup, Note};
use crate::cards::CardPoints;

words! {
    /// The texts without arguments of hints, of counting and of the guided deal.
    pub enum Help {
        /// Asks for a hint.
        Hint = "hint",
        /// Heading of a hint.
        HintHeading = "hint-heading",
        /// The computer thinks about one.
        HintThinking = "hint-thinking",
        /// Drops it.
        HintCancel = "hint-cancel",
        /// Puts it away.
        HintClose = "hint-close",
        /// After the name of a button that is advised.
        Advised = "advised",
        /// Heading of the reasons.
        HintWhy = "hint-why",
        /// Heading of the other moves.
        HintOthers = "hint-others",
        /// Heading of the question before a move that gives something away.
        GivesAway = "gives-away",
        /// Makes that move.
        GivesAwayYes = "gives-away-yes",
        /// Does not.
        GivesAwayNo = "gives-away-no",
        /// Opens the counting.
        CountCards = "count-cards",
        /// Its heading.
        Counting = "counting",
        /// What both piles come to.
        CountingEnd = "counting-end-note",
        /// To the next group.
        CountingNext = "counting-next",
        /// To the group before.
        CountingBack = "counting-back",
        /// To the end of the counting.
        CountingSkip = "counting-skip",
        /// Begins the guided deal.
        Learn = "learn",
        /// Whom it is for.
        LearnNote = "learn-note",
        /// What the guided deal is called above the table.
        Lesson = "lesson",
        /// The name of the notes.
        LessonHeading = "lesson-heading",
        /// Puts the notes away.
        LessonClose = "lesson-close",
        /// To the next note.
        LessonNext = "lesson-next",
        /// To the note before.
        LessonBack = "lesson-back",
        /// Heading of the move that is suggested.
        LessonSuggestion = "lesson-suggestion",
        /// Begins the guided deal again.
        LessonAgain = "lesson-again",
        /// Ends it.
        LessonDone = "lesson-done",
    }
}

phrases! {
    /// The texts with arguments of hints, of counting and of the guided deal.
    pub enum HelpMessage<'a> {
        /// The name of a card or a button that is advised.
        Advised { name: &'a str } = "hint-advised",
        /// How many deals of the hidden cards were weighed.
        Worlds { worlds: u32 } = "hint-worlds",
        /// How many hints somebody has been given.
        HintsUsed { player: &'a str, hints: u16 } = "hints-used",
        /// Whose pile is counted.
        CountingPile { player: Addressee<'a> } = "counting-pile",
        /// Which group it is.
        CountingGroup { number: u8, groups: u8 } = "counting-group",
        /// What the pile comes to so far.
        CountingRunning { points: &'a str } = "counting-running",
        /// What the pile comes to.
        CountingTotal { player: Addressee<'a>, exact: &'a str, points: CardPoints }
            = "counting-total",
        /// The declarer has enough.
        CountingWon { player: Addressee<'a> } = "counting-won",
        /// The declarer has not.
        CountingLost { player: Addressee<'a> } = "counting-lost",
        /// Which of the notes it is.
        LessonPage { page: u8, pages: u8 } = "lesson-page",
    }
}

phrases! {
    /// How a group is counted.
    pub(super) enum GroupPhrase<'a> {
        Three { sum: &'a str, points: &'a str } = "counting-three",
        Rest { cards: u8, sum: &'a str, points: &'a str } = "counting-rest",
    }
}

/// Declares what the notes of the guided deal say: a heading and a text each.
macro_rules! notes {
    ($($note:ident: $title:ident = $title_id:literal, $text:ident = $text_id:literal;)*) => {
        words! {
            /// The notes of the guided deal.
            pub(super) enum NoteWord {
                $( $title = $title_id, $text = $text_id, )*
            }
        }

        impl NoteWord {
            const fn of(note: Note) -> (Self, Self) {
                match note {
                    $( Note::$note => (Self::$title, Self::$text), )*
                }
            }
        }
    };
}

notes! {
    Welcome: Welcome = "note-welcome", WelcomeText = "note-welcome-text";
    Cards: Cards = "note-cards", CardsText = "note-cards-text";
    Values: Values = "note-values", ValuesText = "note-values-text";
    Exchange: Exchange = "note-exchange", ExchangeText = "note-exchange-text";
    Auction: Auction = "note-auction", AuctionText = "note-auction-text";
    Overbid: Overbid = "note-overbid", OverbidText = "note-overbid-text";
    AnnounceBefore: AnnounceBefore = "note-announce-before", AnnounceBeforeText = "note-announce-before-text";
    Talon: Talon = "note-talon", TalonText = "note-talon-text";
    TalonDiscard: TalonDiscard = "note-talon-discard", TalonDiscardText = "note-talon-discard-text";
    AnnounceAfter: AnnounceAfter = "note-announce-after", AnnounceAfterText = "note-announce-after-text";
    FirstLead: FirstLead = "note-first-lead", FirstLeadText = "note-first-lead-text";
    Lead: Lead = "note-lead", LeadText = "note-lead-text";
    FollowSuit: FollowSuit = "note-follow-suit", FollowSuitText = "note-follow-suit-text";
    FollowTarock: FollowTarock = "note-follow-tarock", FollowTarockText = "note-follow-tarock-text";
    MustTrump: MustTrump = "note-must-trump", MustTrumpText = "note-must-trump-text";
    AnyCard: AnyCard = "note-any-card", AnyCardText = "note-any-card-text";
    Ultimo: Ultimo = "note-ultimo", UltimoText = "note-ultimo-text";
    PlayOn: PlayOn = "note-play-on", PlayOnText = "note-play-on-text";
    Wait: Wait = "note-wait", WaitText = "note-wait-text";
    AllPlayed: AllPlayed = "note-all-played", AllPlayedText = "note-all-played-text";
    Count: Count = "note-count", CountText = "note-count-text";
    Settlement: Settlement = "note-settlement", SettlementText = "note-settlement-text";
    PassedIn: PassedIn = "note-passed-in", PassedInText = "note-passed-in-text";
}

impl Texts {
    /// A text of hints, of counting or of the guided deal.
    #[must_use]
    pub fn help(&self, help: Help) -> String {
        self.format(&help)
    }

    /// The same with arguments.
    #[must_use]
    pub fn help_with(&self, message: HelpMessage<'_>) -> String {
        self.format(&message)
    }

    /// The heading of a note of the guided deal, and what it says.
    #[must_use]
    pub fn note(&self, note: Note) -> (String, String) {
        let (title, text) = NoteWord::of(note);
        (self.format(&title), self.format(&text))
    }

    /// How a group of cards is counted: "5 + 1 + 1 − 2 = 5". The sum stays on one line.
    #[must_use]
    pub fn counted(&self, group: &CountedGroup) -> String {
        let values = group.values();
        let mut sum = String::new();
        for value in &values {
            if !sum.is_empty() {
                sum.push_str("\u{a0}+\u{a0}");
            }
            sum.push_str(&value.to_string());
        }
        sum.push('\u{a0}');
        sum.push_str(super::numbers::MINUS);
        sum.push('\u{a0}');
        let cards = u8::try_from(values.len()).unwrap_or_default();
        sum.push_str(&Self::exact(CardPoints::from_thirds(2 * u16::from(cards))));
        let points = Self::exact(group.points);
        let (sum, points) = (sum.as_str(), points.as_str());
        self.format(&match cards {
            3 => GroupPhrase::Three { sum, points },
            _ => GroupPhrase::Rest { cards, sum, points },
        })
    }

    /// Card points to the third: "36", "36⅓", "⅔".
    #[must_use]
    pub fn exact(points: CardPoints) -> String {
        let (whole, thirds) = (points.thirds() / 3, usize::from(points.thirds() % 3));
        let part = ["", "\u{2153}", "\u{2154}"][thirds];
        if whole == 0 && thirds > 0 { part.to_owned() } else { format!("{whole}{part}") }
    }
}
