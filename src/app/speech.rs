use super::{Effect, Language, Model, Notice, Preferences};

/// The texts of a language come in two volumes, so that nobody waits for what few pages need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Volume {
    /// What the table says.
    Table,
    /// What is read at leisure.
    Book,
}

/// What has become of something that is loaded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Supply {
    /// It is on its way.
    #[default]
    Awaited,
    /// It is there.
    Here,
    /// It could not be loaded.
    Missing,
}

/// The language that the table speaks, and which of its texts are there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Speech {
    /// The language that the browser is set to, or the nearest to it.
    pub browser: Language,
    /// The language that is shown; `None` until the texts of one are there.
    pub shown: Option<Language>,
    /// The language whose texts are being loaded, to be shown next.
    awaited: Option<Language>,
    /// The second volume of the language that is shown.
    pub book: Supply,
}

impl Speech {
    /// Whether nothing can be said, and nothing is on its way.
    #[must_use]
    pub const fn is_missing(&self) -> bool {
        self.shown.is_none() && self.awaited.is_none()
    }
}

/// The language that is wanted.
const fn wanted(model: &Model) -> Language {
    match model.preferences.language {
        Some(language) => language,
        None => model.speech.browser,
    }
}

/// Has the texts of the wanted language loaded if they are not shown already. Until they are there,
/// the language that was shown before stays.
pub(super) fn speak(model: &mut Model, effects: &mut Vec<Effect>) {
    let language = wanted(model);
    if model.speech.shown == Some(language) {
        model.speech.awaited = None;
    } else if model.speech.awaited != Some(language) {
        model.speech.awaited = Some(language);
        effects.push(Effect::LoadTexts { language, volume: Volume::Table });
    }
}

/// Tries again to load what is missing.
pub(super) fn load_again(model: &mut Model, effects: &mut Vec<Effect>) {
    speak(model, effects);
    if let Some(language) = model.speech.shown
        && model.speech.book == Supply::Missing
    {
        load_book(model, language, effects);
    }
}

fn load_book(model: &mut Model, language: Language, effects: &mut Vec<Effect>) {
    model.speech.book = Supply::Awaited;
    effects.push(Effect::LoadTexts { language, volume: Volume::Book });
}

/// Texts are there. Those of a language that nobody waits for any more change nothing.
pub(super) fn texts_loaded(
    model: &mut Model,
    language: Language,
    volume: Volume,
    effects: &mut Vec<Effect>,
) {
    match volume {
        Volume::Table if model.speech.awaited == Some(language) => {
            model.speech.awaited = None;
            model.speech.shown = Some(language);
            model.notices.retain(|told| !matches!(told, Notice::NoTexts(_)));
            load_book(model, language, effects);
        }
        Volume::Book if model.speech.shown == Some(language) => model.speech.book = Supply::Here,
        Volume::Table | Volume::Book => {}
    }
}

/// Texts could not be loaded. If another language is shown it stays, and is preferred again, so that
/// what is chosen and what is seen are the same.
pub(super) fn texts_missing(
    model: &mut Model,
    language: Language,
    volume: Volume,
) -> Option<Preferences> {
    match volume {
        Volume::Table if model.speech.awaited == Some(language) => {
            model.speech.awaited = None;
            let shown = model.speech.shown?;
            model.notices.insert(Notice::NoTexts(language));
            let language = (shown != model.speech.browser).then_some(shown);
            return Some(Preferences { language, ..model.preferences });
        }
        Volume::Book if model.speech.shown == Some(language) => {
            model.speech.book = Supply::Missing;
        }
        Volume::Table | Volume::Book => {}
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Msg, update};

    const TABLE: Volume = Volume::Table;
    const BOOK: Volume = Volume::Book;

    fn load(language: Language, volume: Volume) -> Effect {
        Effect::LoadTexts { language, volume }
    }

    /// A page in a browser that is set to `browser`, with nothing saved.
    fn opened(browser: Language) -> (Model, Vec<Effect>) {
        let mut model = Model::default();
        update(&mut model, Msg::BrowserSpeaks(browser));
        let effects = update(&mut model, Msg::PreferencesOpened(None));
        (model, effects)
    }

    fn here(model: &mut Model, language: Language, volume: Volume) -> Vec<Effect> {
        update(model, Msg::TextsLoaded { language, volume })
    }

    fn missing(model: &mut Model, language: Language, volume: Volume) -> Vec<Effect> {
        update(model, Msg::TextsMissing { language, volume })
    }

    fn choose(model: &mut Model, language: Language) -> Vec<Effect> {
        let language = Some(language);
        let mut effects =
            update(model, Msg::PreferencesChanged(Preferences { language, ..model.preferences }));
        effects.retain(|effect| matches!(effect, Effect::LoadTexts { .. }));
        effects
    }

    #[test]
    fn the_table_speaks_as_the_browser_does_and_the_book_comes_after_it() {
        let (mut model, effects) = opened(Language::German);
        assert_eq!(effects, [load(Language::German, TABLE)]);
        assert_eq!(model.screen().speech.shown, None);
        assert!(!model.screen().speech.is_missing(), "it is on its way");
        let effects = here(&mut model, Language::German, TABLE);
        assert_eq!(effects, [load(Language::German, BOOK)]);
        assert_eq!(model.screen().speech.shown, Some(Language::German));
        assert_eq!(model.screen().speech.book, Supply::Awaited);
        assert!(here(&mut model, Language::German, BOOK).is_empty());
        assert_eq!(model.screen().speech.book, Supply::Here);
    }

    #[test]
    fn the_language_that_was_chosen_is_kept() {
        let (mut model, _) = opened(Language::English);
        choose(&mut model, Language::Japanese);
        let saved = model.preferences.to_saved();
        let mut model = Model::default();
        update(&mut model, Msg::BrowserSpeaks(Language::German));
        let effects = update(&mut model, Msg::PreferencesOpened(Some(saved)));
        assert_eq!(effects, [load(Language::Japanese, TABLE)]);
    }

    #[test]
    fn of_two_languages_asked_for_the_last_is_shown_whichever_comes_first() {
        let (mut model, _) = opened(Language::English);
        here(&mut model, Language::English, TABLE);
        assert_eq!(choose(&mut model, Language::German), [load(Language::German, TABLE)]);
        assert_eq!(choose(&mut model, Language::Japanese), [load(Language::Japanese, TABLE)]);
        for language in [Language::Japanese, Language::German] {
            here(&mut model, language, TABLE);
            assert_eq!(model.speech.shown, Some(Language::Japanese));
        }
        // Back before what was asked for has come.
        choose(&mut model, Language::German);
        assert!(choose(&mut model, Language::Japanese).is_empty(), "that one is shown");
        here(&mut model, Language::German, TABLE);
        assert_eq!(model.speech.shown, Some(Language::Japanese));
        assert_eq!(model.speech.book, Supply::Awaited, "the book of another is not its own");
        here(&mut model, Language::English, BOOK);
        assert_eq!(model.speech.book, Supply::Awaited);
    }

    #[test]
    fn if_texts_are_missing_the_language_stays_and_is_chosen_again() {
        let (mut model, _) = opened(Language::English);
        here(&mut model, Language::English, TABLE);
        choose(&mut model, Language::German);
        let effects = missing(&mut model, Language::German, TABLE);
        assert!(matches!(effects.as_slice(), [Effect::SavePreferences(_)]), "{effects:?}");
        assert_eq!(model.speech.shown, Some(Language::English));
        assert_eq!(model.preferences.language, None, "as the browser is set");
        assert_eq!(model.screen().notice, Some(Notice::NoTexts(Language::German)));
        // Another try, which is met with success, makes the notice untrue.
        assert_eq!(choose(&mut model, Language::German), [load(Language::German, TABLE)]);
        here(&mut model, Language::German, TABLE);
        assert_eq!(model.screen().notice, None);
        choose(&mut model, Language::Japanese);
        missing(&mut model, Language::Japanese, TABLE);
        assert_eq!(model.preferences.language, Some(Language::German));
    }

    #[test]
    fn without_any_texts_and_without_the_book_it_can_be_tried_again() {
        let (mut model, _) = opened(Language::German);
        missing(&mut model, Language::German, TABLE);
        assert!(model.screen().speech.is_missing());
        assert_eq!(model.screen().notice, None, "nobody could read it");
        let effects = update(&mut model, Msg::LoadTextsAgain);
        assert_eq!(effects, [load(Language::German, TABLE)]);
        assert!(update(&mut model, Msg::LoadTextsAgain).is_empty(), "it is on its way");
        here(&mut model, Language::German, TABLE);
        missing(&mut model, Language::German, BOOK);
        assert_eq!(model.screen().speech.book, Supply::Missing);
        let effects = update(&mut model, Msg::LoadTextsAgain);
        assert_eq!(effects, [load(Language::German, BOOK)]);
        assert_eq!(model.screen().speech.book, Supply::Awaited);
    }
}
