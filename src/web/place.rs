use super::Storage;
use super::library::language_of_browser;
use crate::app::{Language, Terms, Theme};

/// Where the table stands.
pub(super) enum Place {
    /// In a page of its own, whose address, title and language are the table's.
    Page,
    /// In an element of somebody else's page, of which nothing is read or changed.
    Element(Box<Surroundings>),
}

/// What an element of somebody else's page gives to the table in it.
pub(super) struct Surroundings {
    /// The language of the page, if it has said so.
    pub(super) language: Option<Language>,
    /// The colours of the page.
    pub(super) theme: Theme,
    /// What is to be played.
    pub(super) terms: Terms,
    /// Where the table keeps what it has to keep.
    pub(super) storage: Storage,
    /// The address of the game's own page, to which links lead.
    pub(super) home: String,
}

impl Place {
    /// Where the table keeps what it has to keep.
    pub(super) fn storage(&self) -> Storage {
        match self {
            Self::Page => Storage::default(),
            Self::Element(around) => around.storage.clone(),
        }
    }

    /// The language for whoever has chosen none.
    pub(super) fn language(&self) -> Language {
        match self {
            Self::Page => None,
            Self::Element(around) => around.language,
        }
        .unwrap_or_else(language_of_browser)
    }

    /// The address of the game's own page, if that is another one.
    pub(super) fn home(&self) -> Option<&str> {
        match self {
            Self::Page => None,
            Self::Element(around) => Some(&around.home),
        }
    }
}
