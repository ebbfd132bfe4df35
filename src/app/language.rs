use serde::{Deserialize, Serialize};

/// A language of the table.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German, as it is spoken in Austria.
    #[serde(rename = "de")]
    German,
    /// Japanese.
    #[serde(rename = "ja")]
    Japanese,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Japanese];

    /// The language's tag, as `lang` wants it in a page. It is also what is saved, and what the files
    /// of its texts are called.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Japanese => "ja",
        }
    }

    /// The first language of a list that the table speaks, whatever the country: `de-CH` is German.
    pub fn first_known(tags: impl IntoIterator<Item = impl AsRef<str>>) -> Option<Self> {
        tags.into_iter().find_map(|tag| {
            let primary = tag.as_ref().split(['-', '_']).next().unwrap_or_default();
            Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_what_a_browser_asks_for_the_first_that_is_known_counts() {
        for (tags, language) in [
            (&["de-AT", "en"][..], Some(Language::German)),
            (&["fr-FR", "ja", "en"], Some(Language::Japanese)),
            (&["JA-jp"], Some(Language::Japanese)),
            (&["en_GB"], Some(Language::English)),
            (&["den", "e", "", "deu"], None),
            (&[], None),
        ] {
            assert_eq!(Language::first_known(tags), language, "{tags:?}");
        }
    }

    #[test]
    fn a_language_is_saved_as_its_tag() {
        for language in Language::ALL {
            let saved = format!("\"{}\"", language.tag());
            assert_eq!(serde_json::to_string(&language).expect("a text"), saved);
            assert_eq!(serde_json::from_str::<Language>(&saved).expect("a language"), language);
        }
    }
}
