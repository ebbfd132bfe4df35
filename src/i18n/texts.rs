use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use super::phrase::Phrase;
use super::{Language, Message, Text};

/// How the file begins that holds the texts of a language for the page, so that nothing else that a
/// server may send in its place is taken for one.
const MARK: &str = "# Kosakeln\n";

/// A language with its texts.
///
/// The page loads them, since it shows one language at a time: what the table says with
/// [`from_file`](Self::from_file), and what is read at leisure, later, with
/// [`with_file`](Self::with_file).
pub struct Texts {
    language: Language,
    /// What the bundle is made of, to be shared with another that has more.
    files: Vec<Rc<FluentResource>>,
    bundle: FluentBundle<Rc<FluentResource>>,
}

impl Texts {
    /// All texts in `language`, where they are part of the program: everywhere but in the page.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn new(language: Language) -> Self {
        let files = language.files();
        let files = files.table.iter().chain(files.book);
        Self::of(language, files.map(|(_, source)| read((*source).to_owned())).collect())
    }

    /// The texts in `language` that a file of the page holds; `None` if it is no such file.
    #[must_use]
    pub fn from_file(language: Language, file: &str) -> Option<Self> {
        Some(Self::of(language, vec![read(file.strip_prefix(MARK)?.to_owned())]))
    }

    /// The same texts with those of another file of the page; `None` if it is no such file.
    #[must_use]
    pub fn with_file(&self, file: &str) -> Option<Self> {
        let more = read(file.strip_prefix(MARK)?.to_owned());
        Some(Self::of(self.language, self.files.iter().cloned().chain([more]).collect()))
    }

    fn of(language: Language, files: Vec<Rc<FluentResource>>) -> Self {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // No marks around the arguments: they would be read out, copied and compared.
        bundle.set_use_isolating(false);
        for file in &files {
            bundle.add_resource_overriding(file.clone());
        }
        Self { language, files, bundle }
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

/// Reads a file. A test proves that the files have no fault; what can be read of one is kept.
fn read(source: String) -> Rc<FluentResource> {
    Rc::new(FluentResource::try_new(source).unwrap_or_else(|(readable, _)| readable))
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

impl PartialEq for Texts {
    /// As many texts in one language are the same.
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language && self.files.len() == other.files.len()
    }
}

impl Eq for Texts {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_takes_on_texts_one_file_after_the_other() {
        let table = "# Kosakeln\nclose = Zu\ncontinue = Weiter\n";
        let texts = Texts::from_file(Language::German, table).expect("a file of the page");
        assert_eq!(texts.language(), Language::German);
        assert_eq!(texts.text(Text::Close), "Zu");
        let more = texts.with_file("# Kosakeln\nstay = { close } bleiben\n").expect("another");
        assert_eq!(more.text(Text::Stay), "Zu bleiben", "one file may refer to another");
        assert_eq!(more.text(Text::Continue), "Weiter");
        assert_ne!(texts, more);
    }

    #[test]
    fn what_is_no_file_of_texts_is_not_taken_for_one() {
        let texts = Texts::new(Language::English);
        for other in ["", "<!doctype html>\n<title>404</title>", "close = Close\n"] {
            assert!(Texts::from_file(Language::English, other).is_none(), "{other}");
            assert!(texts.with_file(other).is_none(), "{other}");
        }
    }
}
