use super::Texts;
use super::phrase::{phrases, words};
use crate::app::{ImportFault, ImportView, LoadError, Part};

words! {
    /// The texts without arguments about what is kept in the browser.
    pub enum KeptText {
        /// Where everything is, and that it goes nowhere.
        Explained = "kept-explained",
        /// Heading of a column: what.
        What = "kept-what",
        /// Heading of a column: how much.
        HowMuch = "kept-how-much",
        /// The match under way.
        Match = "kept-match",
        /// What was put aside.
        Aside = "kept-aside",
        /// How much there is room for.
        Bounds = "kept-bounds",
        /// Heading of the file with everything.
        File = "kept-file",
        /// What that is for.
        FileExplained = "kept-file-explained",
        /// Makes one.
        Save = "kept-save",
        /// Reads one.
        Load = "kept-load",
        /// Takes over what has been read.
        Import = "kept-import",
        /// It has been.
        Imported = "kept-imported",
        /// So has a match, which can be continued.
        ImportedMatch = "kept-imported-match",
        /// Heading of deleting.
        Delete = "kept-delete",
        /// Deletes the statistics.
        DeleteStatistics = "kept-delete-statistics",
        /// Whether that is meant.
        DeleteStatisticsQuestion = "kept-delete-statistics-question",
        /// Deletes everything.
        DeleteAll = "kept-delete-all",
        /// Whether that is meant.
        DeleteAllQuestion = "kept-delete-all-question",
        /// Does not.
        Cancel = "kept-cancel",
        /// In a file: the settings, which take the place of those here.
        HasPreferences = "kept-has-preferences",
        /// A match is under way here, whose place the match of the file takes.
        ReplacesMatch = "kept-replaces-match",
        /// In a file: nothing.
        HasNothing = "kept-has-nothing",
        /// A file cannot be read.
        Unread = "kept-fault-unread",
        /// A file is none of this game's.
        Foreign = "kept-fault-foreign",
        /// A file comes from a newer version.
        Newer = "kept-fault-newer",
    }
}

phrases! {
    /// The texts with arguments about what is kept in the browser.
    pub(super) enum KeptPhrase<'a> {
        /// So many kilobytes.
        Size { whole: u32, tenth: u32 } = "kept-size",
        /// In a file: a match.
        HasMatch { deals: u32 } = "kept-has-match",
        /// In a file: statistics.
        HasStatistics { deals: u32 } = "kept-has-statistics",
        /// A part of a file is damaged.
        Damaged { part: &'a str, detail: &'a str } = "kept-fault-damaged",
        /// A file is a record that is not valid.
        Record { detail: &'a str } = "kept-fault-record",
    }
}

impl Texts {
    /// A text without arguments about what is kept in the browser.
    #[must_use]
    pub fn kept(&self, text: KeptText) -> String {
        self.format(&text)
    }

    /// What a part of what is kept is called.
    #[must_use]
    pub fn kept_part(&self, part: Part) -> String {
        match part {
            Part::Match => self.kept(KeptText::Match),
            Part::Preferences => self.text(super::Text::Settings),
            Part::Statistics => self.text(super::Text::Statistics),
            Part::Aside => self.kept(KeptText::Aside),
        }
    }

    /// How much room so many letters take: "3.2 kB".
    #[must_use]
    pub fn kept_size(&self, letters: u32) -> String {
        let tenths = letters.div_ceil(100);
        self.format(&KeptPhrase::Size { whole: tenths / 10, tenth: tenths % 10 })
    }

    /// What a file has that was read, a sentence each.
    #[must_use]
    pub fn import(&self, import: &ImportView) -> Vec<String> {
        let deals_of_match =
            import.deals_of_match.map(|deals| self.format(&KeptPhrase::HasMatch { deals }));
        let replaces = import.replaces_match.then(|| self.kept(KeptText::ReplacesMatch));
        let noted =
            import.noted_deals.map(|deals| self.format(&KeptPhrase::HasStatistics { deals }));
        let preferences = import.has_preferences.then(|| self.kept(KeptText::HasPreferences));
        let mut said: Vec<_> =
            [deals_of_match, replaces, noted, preferences].into_iter().flatten().collect();
        if said.is_empty() {
            said.push(self.kept(KeptText::HasNothing));
        }
        said
    }

    /// Why a file cannot be taken over.
    #[must_use]
    pub fn import_fault(&self, fault: &ImportFault) -> String {
        match fault {
            ImportFault::Unread => self.kept(KeptText::Unread),
            ImportFault::Foreign => self.kept(KeptText::Foreign),
            ImportFault::Newer | ImportFault::Damaged(_, LoadError::Newer { .. }) => {
                self.kept(KeptText::Newer)
            }
            ImportFault::Damaged(part, LoadError::Damaged(detail)) => {
                self.format(&KeptPhrase::Damaged { part: &self.kept_part(*part), detail })
            }
            ImportFault::Record(detail) => self.format(&KeptPhrase::Record { detail }),
        }
    }
}
