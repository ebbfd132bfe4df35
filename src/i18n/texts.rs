use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use super::phrase::Phrase;
use super::{Language, Message, Text};

/// A language with all its texts.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The texts in `language`.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // No marks around the arguments: they would be read out, copied and compared.
        bundle.set_use_isolating(false);
        for file in language.files() {
            // A test proves that the files have no fault; what can be read of one is kept.
            let resource = FluentResource::try_new((*file).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(readable, _)| readable));
        }
        Self { language, bundle }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A text without arguments: a button, a heading, a notice.
    #[must_use]
    pub fn text(&self, text: Text) -> String {
        self.format(&text)
    }

    /// A text with arguments.
    #[must_use]
    pub fn say(&self, message: Message<'_>) -> String {
        self.format(&message)
    }

    pub(super) fn format(&self, phrase: &impl Phrase) -> String {
        let mut arguments = FluentArgs::new();
        phrase.put(self, &mut arguments);
        let id = phrase.id();
        // A test proves that every message is there with all its arguments.
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            debug_assert!(false, "no message {id}");
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        text.into_owned()
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

impl PartialEq for Texts {
    /// Texts in one language are the same.
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Eq for Texts {}
