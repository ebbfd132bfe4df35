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
