use std::fmt;

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::rules::{Bonus, FaultKind, IllegalMove, Section};

/// Why a record was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The index of the faulty move; `None` if the fault lies outside the moves.
    pub index: Option<usize>,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a record or with one of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is not written as R13 asks; the text says what was found where, for whoever wrote it.
    Malformed(String),
    /// An announcement names a bonus twice.
    RepeatedInList(Bonus),
    /// The move is not legal.
    Illegal(IllegalMove),
}

impl Fault {
    pub(super) fn malformed(index: Option<usize>, text: impl Into<String>) -> Self {
        Self { index, problem: Problem::Malformed(text.into()) }
    }

    /// The fault of a record that is not even text.
    #[must_use]
    pub fn not_text() -> Self {
        Self::malformed(None, "not UTF-8")
    }

    /// The kind of the fault.
    #[must_use]
    pub const fn kind(&self) -> FaultKind {
        match &self.problem {
            Problem::Malformed(_) => FaultKind::Malformed,
            Problem::RepeatedInList(_) => FaultKind::IllegalAnnouncement,
            Problem::Illegal(illegal) => illegal.kind(),
        }
    }

    /// The section of the rules it breaks.
    #[must_use]
    pub const fn section(&self) -> Section {
        match &self.problem {
            Problem::Malformed(_) => Section::new(13, 0),
            Problem::RepeatedInList(_) => Section::new(7, 0),
            Problem::Illegal(illegal) => illegal.section(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(index) = self.index {
            write!(f, "move {index}: ")?;
        }
        match &self.problem {
            Problem::Malformed(text) => write!(f, "R13: {text}"),
            Problem::RepeatedInList(bonus) => write!(f, "R7: {} is named twice", bonus.name()),
            Problem::Illegal(illegal) => write!(f, "{illegal}"),
        }
    }
}

impl std::error::Error for Fault {}

impl Serialize for Fault {
    /// Writes the inner part of the result of a refused record: `rule`, `move` and `kind`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let index = self.index.and_then(|index| i64::try_from(index).ok()).unwrap_or(-1);
        let mut fault = serializer.serialize_struct("Fault", 3)?;
        fault.serialize_field("rule", &self.section().to_string())?;
        fault.serialize_field("move", &index)?;
        fault.serialize_field("kind", &self.kind())?;
        fault.end()
    }
}
