use crate::rules::Section;

/// A place in the book: in the rules, or in the glossary behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// A section of the rules.
    Section(Section),
    /// The beginning of the glossary.
    Glossary,
    /// A term of the glossary.
    Term(Term),
}

/// Declares the terms of the glossary, group by group, with the names they are linked by.
macro_rules! terms {
    ($($(#[$outer:meta])* $group:ident = $heading:literal { $($term:ident = $name:literal,)* })*) => {
        /// What the terms of the glossary are ordered by: it is the same in every language.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum TermGroup {
            $($(#[$outer])* $group,)*
        }

        impl TermGroup {
            /// All groups, in their order.
            pub const ALL: &'static [Self] = &[$(Self::$group,)*];

            /// The name by which it is looked up.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$group => $heading,)* }
            }

            /// Its terms, in their order.
            #[must_use]
            pub const fn terms(self) -> &'static [Term] {
                match self { $(Self::$group => &[$(Term::$term,)*],)* }
            }
        }

        /// A term of the glossary.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Term {
            $($(#[doc = concat!("The term `", $name, "`.")] $term,)*)*
        }

        impl Term {
            /// The name by which it is linked and looked up.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($(Self::$term => $name,)*)* }
            }
        }
    };
}

terms! {
    /// What a pack is.
    Cards = "cards" {
        Pack = "pack",
        Tarock = "tarock",
        Skues = "skues",
        Mond = "mond",
        Pagat = "pagat",
        Uhu = "uhu",
        Pelikan = "pelikan",
        Quapil = "quapil",
        Birds = "birds",
        Trull = "trull",
        Suit = "suit",
        CourtCard = "court-card",
        King = "king",
        Queen = "queen",
        Cavalier = "cavalier",
        Valet = "valet",
        Pip = "pip",
        PlainCard = "plain-card",
    }
    /// The deal and the exchange.
    Deal = "deal" {
        Dealer = "dealer",
        Forehand = "forehand",
        Cut = "cut",
        Packet = "packet",
        Talon = "talon",
        PersonalTalon = "personal-talon",
        CossackTalon = "cossack-talon",
        Exchange = "exchange",
        Discard = "discard",
        Discards = "discards",
        FaceUp = "face-up",
        OriginalCards = "original-cards",
        Curtain = "curtain",
    }
    /// The auction and the contracts.
    Auction = "auction" {
        Auction = "auction",
        Bid = "bid",
        Pass = "pass",
        Hold = "hold",
        PassedIn = "passed-in",
        JumpBid = "jump-bid",
        Unterer = "unterer",
        Contract = "contract",
        Dreiblatt = "dreiblatt",
        Zweiblatt = "zweiblatt",
        Einblatt = "einblatt",
        Solo = "solo",
        Declarer = "declarer",
        Defender = "defender",
        GameValue = "game-value",
    }
    /// Announcements and bonuses.
    Bonuses = "bonuses" {
        Bonus = "bonus",
        Announcement = "announcement",
        BeforeAfter = "before-after",
        Silent = "silent",
        PagatUltimo = "pagat-ultimo",
        OwnTrick = "own-trick",
        Absolut = "absolut",
        Panzer = "panzer",
        WithoutTrull = "without-trull",
        WithoutKings = "without-kings",
        Valat = "valat",
        RoyalTrull = "royal-trull",
        FourBirds = "four-birds",
    }
    /// The play.
    Play = "play" {
        Trick = "trick",
        Lead = "lead",
        Follow = "follow",
        Void = "void",
    }
    /// Counting and settling.
    Counting = "counting" {
        CardPoints = "card-points",
        CountingInThrees = "counting-in-threes",
        Third = "third",
        Pile = "pile",
        Settlement = "settlement",
        GamePoints = "game-points",
        Match = "match",
        Balance = "balance",
        ScoreSheet = "score-sheet",
        HardScore = "hard-score",
        Record = "record",
    }
    /// House rules.
    HouseRules = "house-rules" {
        HouseRule = "house-rule",
        Classic = "classic",
        Medium = "medium",
        Easy = "easy",
        Tactical = "tactical",
        ForcedDiscard = "forced-discard",
        ForcedDreiblatt = "forced-dreiblatt",
        HeldBonus = "held-bonus",
    }
}

impl Term {
    /// All terms, group by group.
    pub fn all() -> impl Iterator<Item = Self> {
        TermGroup::ALL.iter().flat_map(|group| group.terms()).copied()
    }

    /// The term that is linked by this name, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|term| term.name() == name)
    }
}
