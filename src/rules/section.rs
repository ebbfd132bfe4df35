use std::fmt;

/// How many paragraphs the chapters have, from R1 on.
const PARAGRAPHS: [u8; 13] = [5, 3, 2, 0, 4, 7, 4, 3, 4, 3, 8, 0, 0];

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

    /// All chapters.
    pub fn chapters() -> impl Iterator<Item = Self> {
        (1..).zip(PARAGRAPHS).map(|(chapter, _)| Self { chapter, paragraph: 0 })
    }

    /// The paragraphs of a chapter. A chapter that is not divided has none.
    pub fn paragraphs(chapter: u8) -> impl Iterator<Item = Self> {
        let place = usize::from(chapter).wrapping_sub(1);
        let count = PARAGRAPHS.get(place).copied().unwrap_or_default();
        (1..=count).map(move |paragraph| Self { chapter, paragraph })
    }

    /// All chapters, each followed by its paragraphs.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::chapters()
            .flat_map(|chapter| std::iter::once(chapter).chain(Self::paragraphs(chapter.chapter)))
    }

    /// The section that is written in this way, `R8.2` or `R4`, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let (chapter, paragraph) = match name.strip_prefix('R')?.split_once('.') {
            Some((chapter, paragraph)) => (chapter.parse().ok()?, paragraph.parse().ok()?),
            None => (name.get(1..)?.parse().ok()?, 0),
        };
        // Only the usual way of writing a number.
        let section = Self { chapter, paragraph };
        Self::all().find(|known| *known == section).filter(|known| known.to_string() == name)
    }

    /// The number of its chapter.
    #[must_use]
    pub const fn chapter(self) -> u8 {
        self.chapter
    }

    /// Its number in the chapter; 0 for the whole chapter.
    #[must_use]
    pub const fn paragraph(self) -> u8 {
        self.paragraph
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_section_is_found_by_its_name_and_nothing_else_is() {
        assert_eq!(Section::all().count(), 56);
        for section in Section::all() {
            assert_eq!(Section::named(&section.to_string()), Some(section));
        }
        for number in ["", "0", "14", "4.1", "1.0", "8.4", "8.", "08.2", "+8", "8.2.1"] {
            assert_eq!(Section::named(&format!("R{number}")), None, "{number:?}");
        }
        for name in ["", "r8.2", "8.2"] {
            assert_eq!(Section::named(name), None, "{name:?}");
        }
    }
}
