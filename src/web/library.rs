use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::script::beside_script;
use crate::app::{Language, Volume};
use crate::i18n::Texts;

/// Why texts are not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a file with texts cannot be loaded")]
pub(super) struct NoTexts;

impl From<JsValue> for NoTexts {
    fn from(_: JsValue) -> Self {
        Self
    }
}

/// The texts that have been loaded. What is there is not loaded again.
#[derive(Debug, Default)]
pub(super) struct Library(RefCell<Vec<Loaded>>);

/// The texts of a language.
#[derive(Debug)]
struct Loaded {
    texts: Rc<Texts>,
    has_book: bool,
}

impl Library {
    /// The texts in a language, if they have been loaded.
    pub(super) fn texts(&self, language: Language) -> Option<Rc<Texts>> {
        let all = self.0.borrow();
        let loaded = all.iter().find(|loaded| loaded.texts.language() == language);
        loaded.map(|loaded| loaded.texts.clone())
    }

    /// Loads texts that are not there yet.
    ///
    /// # Errors
    /// [`NoTexts`] if the file is not to be had, or is something else.
    pub(super) async fn load(&self, language: Language, volume: Volume) -> Result<(), NoTexts> {
        if self.has(language, volume) {
            return Ok(());
        }
        let file = load_file(language, volume).await?;
        // The same may have been asked for twice.
        if self.has(language, volume) {
            return Ok(());
        }
        let mut all = self.0.borrow_mut();
        match volume {
            Volume::Table => {
                let texts = Rc::new(Texts::from_file(language, &file).ok_or(NoTexts)?);
                all.push(Loaded { texts, has_book: false });
            }
            Volume::Book => {
                let mut all = all.iter_mut();
                let loaded = all.find(|loaded| loaded.texts.language() == language);
                let loaded = loaded.ok_or(NoTexts)?;
                loaded.texts = Rc::new(loaded.texts.with_file(&file).ok_or(NoTexts)?);
                loaded.has_book = true;
            }
        }
        Ok(())
    }

    fn has(&self, language: Language, volume: Volume) -> bool {
        let is_meant = |loaded: &Loaded| loaded.texts.language() == language;
        let is_enough = |loaded: &Loaded| volume == Volume::Table || loaded.has_book;
        self.0.borrow().iter().any(|loaded| is_meant(loaded) && is_enough(loaded))
    }
}

async fn load_file(language: Language, volume: Volume) -> Result<String, NoTexts> {
    let kind = match volume {
        Volume::Table => "",
        Volume::Book => "-book",
    };
    let address = beside_script(&format!("texts/{}{kind}.ftl", language.tag()))?;
    let window = web_sys::window().ok_or(NoTexts)?;
    let response: Response = JsFuture::from(window.fetch_with_str(&address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(NoTexts);
    }
    JsFuture::from(response.text()?).await?.as_string().ok_or(NoTexts)
}

/// The language that the browser is set to, or the nearest to it that the table speaks.
pub(super) fn language_of_browser() -> Language {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    let tags = languages.iter().flat_map(js_sys::Array::iter).filter_map(|tag| tag.as_string());
    Language::first_known(tags).unwrap_or_default()
}
