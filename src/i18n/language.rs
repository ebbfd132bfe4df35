use unic_langid::LanguageIdentifier;

/// A language of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 1] = [Self::English];

    /// The language's tag, as `lang` wants it in a page.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// The tag in the form that Fluent wants, for the rules of the plural.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        // A test proves that every tag is one.
        self.tag().parse().unwrap_or_default()
    }

    /// The files of the language.
    pub(super) const fn files(self) -> &'static [&'static str] {
        match self {
            Self::English => &[
                include_str!("../../locales/en/common.ftl"),
                include_str!("../../locales/en/cards.ftl"),
                include_str!("../../locales/en/game.ftl"),
                include_str!("../../locales/en/refusals.ftl"),
                include_str!("../../locales/en/house-rules.ftl"),
                include_str!("../../locales/en/start.ftl"),
                include_str!("../../locales/en/table.ftl"),
                include_str!("../../locales/en/result.ftl"),
                include_str!("../../locales/en/pack.ftl"),
                include_str!("../../locales/en/hints.ftl"),
                include_str!("../../locales/en/learn.ftl"),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tag_and_the_identifier_agree() {
        for language in Language::ALL {
            assert_eq!(language.identifier().to_string(), language.tag());
        }
    }
}
