use std::fmt;

/// A section of the rules, as `docs/rules.md` numbers them and refusals cite them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Section {
    chapter: u8,
    paragraph: u8,
}

impl Section {
    /// Section `chapter`.`paragraph`; the whole chapter if `paragraph` is 0.
    #[must_use]
    pub const fn new(chapter: u8, paragraph: u8) -> Self {
        Self { chapter, paragraph }
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.paragraph {
            0 => write!(f, "R{}", self.chapter),
            paragraph => write!(f, "R{}.{paragraph}", self.chapter),
        }
    }
}
