//! Sentences one after the other.

use super::Texts;
use super::phrase::words;

words! {
    /// What stands between sentences.
    pub(super) enum Running {
        Gap = "sentence-gap",
    }
}

impl Texts {
    /// Sentences in a row. What parts them is the language's: a space, or nothing.
    #[must_use]
    pub fn sentences(&self, sentences: &[String]) -> String {
        sentences.join(&self.sentence_gap())
    }

    /// What parts two sentences that stand in elements of their own.
    #[must_use]
    pub fn sentence_gap(&self) -> String {
        self.format(&Running::Gap)
    }
}
