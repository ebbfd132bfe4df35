//! The table as a part of somebody else's page: what the custom element in `assets/kosakeln-game.js`
//! calls. Everything that goes in or out is a value of JSON.

mod herald;
mod refused;
mod terms;

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, JsString};
use serde::Serialize;
use serde_json::Value;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;
use yew::AppHandle;

use self::herald::Herald;
use self::refused::Refused;
use super::app::{App, AppProps};
use super::place::{Place, Surroundings};
use super::runtime::Runtime;
use super::{Storage, language_of_browser};
use crate::app::{DealCode, HostMsg, Language, Msg, Terms, Theme};
use crate::rules::History;
use crate::ui::Pack;

/// One table in somebody else's page. It is gone when this value is freed.
#[wasm_bindgen]
pub struct Table {
    runtime: Runtime,
    terms: RefCell<Terms>,
    app: Option<AppHandle<App>>,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").finish_non_exhaustive()
    }
}

#[wasm_bindgen]
impl Table {
    /// A table in `place`, with `settings`: `save`, the key under which it is kept, or nothing;
    /// `language`; `theme`; `home`, the address of the game's own page; `terms`; and `pictures`, where
    /// they do not lie beside the script. `hear` is told the name and the details of every event.
    ///
    /// # Errors
    /// An `Error` with a `code` if a setting cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(place: Element, settings: JsValue, hear: Function) -> Result<Table, JsValue> {
        let settings = read(settings)?;
        let text = |name: &str| settings.get(name).and_then(Value::as_str);
        let terms = terms::read(&settings["terms"])?;
        let around = Surroundings {
            language: text("language").and_then(language_of),
            theme: theme_of(text("theme")),
            terms: terms.clone(),
            storage: text("save").map_or_else(Storage::nowhere, Storage::of_element),
            home: text("home").unwrap_or_default().to_owned(),
        };
        let pictures = settings["pictures"].as_object().into_iter().flatten();
        Pack::has(
            pictures
                .filter_map(|(name, address)| Some((name.clone(), address.as_str()?.to_owned()))),
        );
        let runtime = Runtime::open(Place::Element(Box::new(around)));
        let herald = RefCell::new(Herald::default());
        runtime.observe(Rc::new(move |model| {
            let events = herald.borrow_mut().look(model);
            for (name, detail) in events {
                // What the page does with it is its own affair.
                let _ = hear.call2(&JsValue::NULL, &name.into(), &write(&detail));
            }
        }));
        let props = AppProps { runtime: runtime.clone() };
        let app = yew::Renderer::<App>::with_root_and_props(place, props).render();
        Ok(Self { runtime, terms: RefCell::new(terms), app: Some(app) })
    }

    /// From the next deal on, so it is to be played.
    ///
    /// # Errors
    /// An `Error` with a `code` if that cannot be read; nothing has changed then.
    #[wasm_bindgen(js_name = setTerms)]
    pub fn set_terms(&self, terms: JsValue) -> Result<(), JsValue> {
        let terms = terms::read(&read(terms)?)?;
        self.terms.replace(terms.clone());
        self.tell(HostMsg::Changed(Box::new(terms)));
        Ok(())
    }

    /// From the next deal on, the game is kept under this key, or not at all.
    #[wasm_bindgen(js_name = setSave)]
    #[expect(clippy::needless_pass_by_value, reason = "what comes from JavaScript is owned")]
    pub fn set_save(&self, key: Option<String>) {
        let storage = key.as_deref().map_or_else(Storage::nowhere, Storage::of_element);
        self.runtime.move_to(storage);
    }

    /// The page speaks this language now; nothing for that of the browser.
    #[wasm_bindgen(js_name = setLanguage)]
    #[expect(clippy::needless_pass_by_value, reason = "what comes from JavaScript is owned")]
    pub fn set_language(&self, tag: Option<String>) {
        let language = tag.as_deref().and_then(language_of);
        self.tell(HostMsg::Speaks(language.unwrap_or_else(language_of_browser)));
    }

    /// The page has these colours now: `light`, `dark`, or anything else for those of the system.
    #[wasm_bindgen(js_name = setTheme)]
    #[expect(clippy::needless_pass_by_value, reason = "what comes from JavaScript is owned")]
    pub fn set_theme(&self, theme: Option<String>) {
        self.tell(HostMsg::Recoloured(theme_of(theme.as_deref())));
    }

    /// Begins a match at once, in place of whatever is under way.
    ///
    /// # Errors
    /// An `Error` with a `code` if the terms cannot be read; the game is then as it was.
    #[wasm_bindgen(js_name = newDeal)]
    pub fn new_deal(&self, terms: JsValue) -> Result<(), JsValue> {
        let terms = terms::read(&read(terms)?)?;
        self.tell(HostMsg::Begin(Box::new(terms)));
        Ok(())
    }

    /// The last deal that is over, as a record (R13); nothing if there is none.
    #[must_use]
    pub fn record(&self) -> JsValue {
        self.runtime.look(|model| {
            let over = model.match_of_page().and_then(herald::last_over);
            over.map_or(JsValue::NULL, |(_, history)| write(&history.to_json(None)))
        })
    }

    /// What came of the last deal that is over; nothing if there is none, or it was passed in.
    #[must_use]
    pub fn result(&self) -> JsValue {
        self.runtime.look(|model| {
            let over = model.match_of_page().and_then(herald::last_over);
            over.map_or(JsValue::NULL, |(dealer, history)| write(&herald::result(dealer, history)))
        })
    }

    /// Goes on with a deal where the moves of its record end, in place of whatever is under way.
    ///
    /// # Errors
    /// An `Error` with a `code` if the record cannot be read; the game is then as it was.
    pub fn load(&self, record: JsValue) -> Result<(), JsValue> {
        let record = read(record)?;
        let history = History::from_json(&record.to_string())
            .map_err(|fault| Refused::new("record", fault.to_string()))?;
        let terms = self.terms.borrow().clone();
        // Forehand is the first of the seats, and whoever is named first if nobody has chosen seats.
        let dealer = terms.dealer.unwrap_or(crate::app::Player::Two);
        let deal = Some(DealCode::with_moves(dealer, history));
        self.tell(HostMsg::Load(Box::new(Terms { deal, ..terms })));
        Ok(())
    }
}

impl Table {
    fn tell(&self, msg: HostMsg) {
        self.runtime.dispatch(Msg::Host(msg));
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.runtime.close();
        if let Some(app) = self.app.take() {
            app.destroy();
        }
    }
}

/// A value of JavaScript as JSON.
fn read(value: JsValue) -> Result<Value, Refused> {
    serde_wasm_bindgen::from_value(value)
        .map_err(|error| Refused::new("argument", error.to_string()))
}

/// JSON as a value of JavaScript: plain objects, and no number that is none there.
fn write(value: &Value) -> JsValue {
    value.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}

fn language_of(tag: &str) -> Option<Language> {
    Language::first_known([tag.to_owned()])
}

fn theme_of(name: Option<&str>) -> Theme {
    match name {
        Some("light") => Theme::Light,
        Some("dark") => Theme::Dark,
        _ => Theme::System,
    }
}

impl From<Refused> for JsValue {
    fn from(Refused { code, message }: Refused) -> Self {
        let error = js_sys::Error::new(&message);
        // A new object takes whatever it is given.
        let _ = js_sys::Reflect::set(&error, &JsString::from("code"), &code.into());
        error.into()
    }
}
