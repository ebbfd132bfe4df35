use std::rc::Rc;

use super::messages::{Messages, Writer};
use super::phrase::Phrase;
use super::value::Arguments;
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
    /// What is in a later one stands for what is in an earlier. They are shared with other texts that have more.
    files: Vec<Rc<Messages>>,
}

impl Texts {
    /// All texts in `language`, where they are part of the program: everywhere but in the page.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn new(language: Language) -> Self {
        let files = language.files();
        let files = files.table.iter().chain(files.book);
        Self { language, files: files.map(|(_, source)| Rc::new(Messages::read(source))).collect() }
    }

    /// The texts in `language` that a file of the page holds; `None` if it is no such file.
    #[must_use]
    pub fn from_file(language: Language, file: &str) -> Option<Self> {
        Self { language, files: Vec::new() }.with_file(file)
    }

    /// The same texts with those of another file of the page; `None` if it is no such file.
    #[must_use]
    pub fn with_file(&self, file: &str) -> Option<Self> {
        let mut files = self.files.clone();
        files.push(Rc::new(Messages::read(file.strip_prefix(MARK)?)));
        Some(Self { language: self.language, files })
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

    /// What is written in a message or in one of its attributes, if that is there. It takes no arguments.
    pub(super) fn written(&self, id: &str, attribute: Option<&str>) -> Option<String> {
        match attribute {
            Some(attribute) => self.write(&format!("{id}.{attribute}"), &Arguments::default()),
            None => self.write(id, &Arguments::default()),
        }
    }

    pub(super) fn format(&self, phrase: &impl Phrase) -> String {
        let mut arguments = Arguments::default();
        phrase.put(self, &mut arguments);
        self.put_together(phrase.id(), &arguments)
    }

    fn put_together(&self, id: &str, arguments: &Arguments) -> String {
        // A test proves that every message is there with all its arguments.
        self.write(id, arguments).unwrap_or_else(|| {
            debug_assert!(false, "{id} is not there, or something that it wants");
            id.to_owned()
        })
    }

    pub(super) fn write(&self, id: &str, arguments: &Arguments) -> Option<String> {
        let (language, files) = (self.language, self.files.as_slice());
        let mut writer = Writer { language, files, arguments, text: String::new() };
        writer.message(id)?;
        Some(writer.text)
    }
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
