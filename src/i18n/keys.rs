use super::Texts;
use super::phrase::words;

words! {
    /// The keys of a keyboard that have a name, and what keys do.
    pub enum KeyText {
        /// The key that leads to the beginning.
        CapHome = "cap-home",
        /// The key that leads to the end.
        CapEnd = "cap-end",
        /// The key that enters.
        CapEnter = "cap-enter",
        /// The space bar.
        CapSpace = "cap-space",
        /// The shift key.
        CapShift = "cap-shift",
        /// The tabulator key.
        CapTab = "cap-tab",
        /// The escape key.
        CapEscape = "cap-escape",

        /// What the arrows do.
        DoesArrows = "key-arrows",
        /// What the keys for beginning and end do.
        DoesEnds = "key-ends",
        /// What Enter and the space bar do.
        DoesEnter = "key-enter",
        /// What an arrow does with the shift key.
        DoesMove = "key-move",
        /// What the tabulator key does.
        DoesTab = "key-tab",
        /// What the escape key does.
        DoesEscape = "key-escape",
        /// What the digits do.
        DoesChoice = "key-choice",
        /// What the zero does.
        DoesMain = "key-main",
        /// Shows the last trick.
        DoesLastTrick = "key-last-trick",
        /// Asks for a hint.
        DoesHint = "key-hint",
        /// Takes a move back.
        DoesUndo = "key-undo",
        /// Shows the score sheet.
        DoesScoreSheet = "key-score-sheet",
        /// Shows the rules.
        DoesRules = "key-rules",
        /// Shows the list of keys.
        DoesKeys = "key-keys",
        /// Single letters, digits and signs are switched off.
        SinglesAreOff = "keys-singles-off",
    }
}

impl Texts {
    /// The name of a key, or what one does.
    #[must_use]
    pub fn key(&self, key: KeyText) -> String {
        self.format(&key)
    }
}
