//! What went wrong, as one sentence for a person.

use std::fmt;

/// The result of every chore.
pub(crate) type Result<T> = std::result::Result<T, Failure>;

/// One sentence that says what failed and, where it helps, what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}

/// Says what was being done when an operation of the system failed.
pub(crate) trait During<T> {
    /// `what` completes the sentence "Could not ...".
    fn during(self, what: impl fmt::Display) -> Result<T>;
}

impl<T> During<T> for std::io::Result<T> {
    fn during(self, what: impl fmt::Display) -> Result<T> {
        self.map_err(|error| Failure::new(format!("Could not {what}: {error}.")))
    }
}
