use std::fmt;

use super::{Passage, Term};
use crate::rules::Section;

/// What the application shows: the game, or a page that lies beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The start screen, or the match with its table, its results and its end.
    #[default]
    Table,
    /// All cards of the pack, to be looked at.
    Pack,
    /// A deal of the match that is over, move by move: the number of its line in the score sheet, from 1.
    Replay(u16),
    /// A deal from a code, which is entered there or stands in the address.
    Code,
    /// What has become of all deals played here.
    Statistics,
    /// What is kept in the browser.
    Kept,
    /// How a deal of the match was shuffled: the number of its line in the score sheet, from 1; how deals
    /// are shuffled in general, if that is 0.
    Shuffle(u16),
    /// The rules and the glossary, opened at a passage or at the beginning.
    Book(Option<Passage>),
}

impl Page {
    /// The page of this name; whatever names none is the game. A place that the book does not have is
    /// its beginning.
    #[must_use]
    pub fn named(name: &str) -> Self {
        let (page, place) = name.split_once('/').unwrap_or((name, ""));
        match page {
            "pack" => Self::Pack,
            "code" => Self::Code,
            "statistics" => Self::Statistics,
            "kept" => Self::Kept,
            "rules" => Self::Book(Section::named(place).map(Passage::Section)),
            "glossary" => {
                Self::Book(Some(Term::named(place).map_or(Passage::Glossary, Passage::Term)))
            }
            // A number has one way to be written, so that every page has one address.
            "deal" if !place.starts_with(['0', '+']) => {
                place.parse().map_or(Self::Table, Self::Replay)
            }
            "shuffle" if place.starts_with(['0', '+']) => Self::Shuffle(0),
            "shuffle" => Self::Shuffle(place.parse().unwrap_or(0)),
            _ => Self::Table,
        }
    }
}

impl fmt::Display for Page {
    /// The name by which an address can say it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table => Ok(()),
            Self::Pack => f.write_str("pack"),
            Self::Code => f.write_str("code"),
            Self::Statistics => f.write_str("statistics"),
            Self::Kept => f.write_str("kept"),
            Self::Replay(number) => write!(f, "deal/{number}"),
            Self::Shuffle(0) => f.write_str("shuffle"),
            Self::Shuffle(number) => write!(f, "shuffle/{number}"),
            Self::Book(None) => f.write_str("rules"),
            Self::Book(Some(Passage::Section(section))) => write!(f, "rules/{section}"),
            Self::Book(Some(Passage::Glossary)) => f.write_str("glossary"),
            Self::Book(Some(Passage::Term(term))) => write!(f, "glossary/{}", term.name()),
        }
    }
}

/// How the cards are looked at on [`Page::Pack`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PackLook {
    /// Whether they lie face down.
    pub is_face_down: bool,
    /// Whether all colour is taken from them.
    pub is_grey: bool,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn pages() -> impl Iterator<Item = Page> {
        let sections = Section::all().map(Passage::Section);
        let passages = sections.chain([Passage::Glossary]).chain(Term::all().map(Passage::Term));
        let whole = [
            Page::Table,
            Page::Pack,
            Page::Code,
            Page::Statistics,
            Page::Kept,
            Page::Shuffle(0),
            Page::Book(None),
        ];
        let deals = [Page::Replay(1), Page::Replay(12), Page::Shuffle(1), Page::Shuffle(12)];
        whole.into_iter().chain(deals).chain(passages.map(|passage| Page::Book(Some(passage))))
    }

    #[test]
    fn every_page_is_found_by_its_name() {
        let mut names = BTreeSet::new();
        for page in pages() {
            assert_eq!(Page::named(&page.to_string()), page);
            assert!(names.insert(page.to_string()), "{page} twice");
        }
    }

    #[test]
    fn a_name_that_means_nothing_leads_to_what_is_nearest() {
        for (name, page) in [
            ("x", Page::Table),
            ("packs", Page::Table),
            ("code/1ABC", Page::Code),
            ("shuffle/0", Page::Shuffle(0)),
            ("shuffle/03", Page::Shuffle(0)),
            ("shuffle/x", Page::Shuffle(0)),
            ("rules/", Page::Book(None)),
            ("rules/R", Page::Book(None)),
            ("glossary/x", Page::Book(Some(Passage::Glossary))),
        ] {
            assert_eq!(Page::named(name), page, "{name}");
        }
    }
}
