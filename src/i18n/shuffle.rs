use super::Texts;
use super::phrase::{phrases, words};

words! {
    /// The texts without arguments about the shuffle that can be checked.
    pub enum ShuffleText {
        /// What stands before the fingerprint, and the heading of the page.
        Checkable = "shuffle-checkable",
        /// What the fingerprint is of, where a person cuts.
        Fixed = "shuffle-fixed",
        /// What it is of, where the computer does.
        FixedWithCut = "shuffle-fixed-with-cut",
        /// What a contribution is for.
        Contribute = "shuffle-contribute",
        /// The label of the field for it.
        Contribution = "shuffle-contribution",
        /// The label of the fingerprint.
        Fingerprint = "shuffle-fingerprint",
        /// Copies it.
        CopyFingerprint = "shuffle-copy-fingerprint",
        /// Something was copied.
        Copied = "shuffle-copied",
        /// The browser does not copy.
        NotCopied = "shuffle-not-copied",
        /// Leads to what explains it.
        Explain = "shuffle-explain",
        /// Leads from a deal that is over to its shuffle.
        Check = "shuffle-check",
        /// Heading of what the page has found.
        Found = "shuffle-found",
        /// The fingerprint is right.
        Bound = "shuffle-bound",
        /// It is not.
        NotBound = "shuffle-not-bound",
        /// The pack that was dealt is right.
        Dealt = "shuffle-dealt",
        /// It is not.
        NotDealt = "shuffle-not-dealt",
        /// Heading of everything that is laid open.
        LaidOpen = "shuffle-laid-open",
        /// The label of the pack before the contribution.
        PackBefore = "shuffle-pack-before",
        /// The label of the nonce.
        Nonce = "shuffle-nonce",
        /// The label of the cut.
        Cut = "shuffle-cut",
        /// Stands in place of an empty contribution.
        Empty = "shuffle-empty",
        /// The label of the pack that was dealt.
        PackDealt = "shuffle-pack-dealt",
        /// Heading of the commands.
        ByYourself = "shuffle-by-yourself",
        /// What the commands are.
        Commands = "shuffle-commands",
        /// Copies them.
        CopyCommands = "shuffle-copy-commands",
        /// Heading of the explanation.
        HowItWorks = "shuffle-how-it-works",
        /// The deal comes from a code.
        FromCode = "shuffle-from-code",
        /// It is the guided deal.
        Lesson = "shuffle-lesson",
        /// It was begun before.
        Uncommitted = "shuffle-uncommitted",
    }
}

phrases! {
    /// The same with arguments.
    pub(super) enum ShufflePhrase<'a> {
        ContributionOf { player: &'a str } = "shuffle-contribution-of",
        Lifted { cards: u8 } = "shuffle-lifted",
        LiftedByComputer { cards: u8 } = "shuffle-lifted-by-computer",
    }
}

impl Texts {
    /// A text about the shuffle that can be checked.
    #[must_use]
    pub fn shuffle(&self, text: ShuffleText) -> String {
        self.format(&text)
    }

    /// What is called so that a player of this name contributes.
    #[must_use]
    pub fn contribution_of(&self, player: &str) -> String {
        self.format(&ShufflePhrase::ContributionOf { player })
    }

    /// How many cards were lifted, and whether that was settled before.
    #[must_use]
    pub fn lifted(&self, cards: u8, is_settled: bool) -> String {
        if is_settled {
            self.format(&ShufflePhrase::LiftedByComputer { cards })
        } else {
            self.format(&ShufflePhrase::Lifted { cards })
        }
    }
}
