use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Window;

use crate::app::Page;

/// What the name of a page follows in the address.
const SIGN: &str = "#/";
/// How the state of an entry in the browser's history begins that this application has made. How many
/// it has made in a row stands behind: so many steps back lies the game.
const OURS: &str = "kosakeln-";

/// What happens when the part of the address behind the `#` is another.
const EVENT: &str = "hashchange";

/// The browser's address, whose part behind the `#` names the page that is shown.
///
/// Where there is no window to listen to, or no history to write to, nothing is missing: the page that
/// is shown is in the model.
pub(super) struct Address {
    on_change: Option<Closure<dyn FnMut()>>,
    way: Rc<Way>,
}

/// Where the address is to go. The browser goes back when it has time to, and the player may have
/// turned to another page before it arrives.
#[derive(Default)]
struct Way {
    /// The page that is to be named.
    wanted: Cell<Page>,
    /// Whether the browser is on its way back.
    is_going_back: Cell<bool>,
}

impl Address {
    /// Listens to the address: `changed` is told each page it comes to name.
    pub(super) fn listen(mut changed: impl FnMut(Page) + 'static) -> Self {
        let way = Rc::<Way>::default();
        let on_change = Closure::<dyn FnMut()>::new({
            let way = way.clone();
            move || {
                let has_come_back = way.is_going_back.replace(false);
                if has_come_back && Self::page() != way.wanted.get() {
                    way.go();
                } else {
                    changed(Self::page());
                }
            }
        });
        let listener = on_change.as_ref().unchecked_ref();
        let is_heard = web_sys::window()
            .is_some_and(|window| window.add_event_listener_with_callback(EVENT, listener).is_ok());
        Self { on_change: is_heard.then_some(on_change), way }
    }

    /// The page that the address names now; whatever names none is the game.
    pub(super) fn page() -> Page {
        let hash = web_sys::window().and_then(|window| window.location().hash().ok());
        let name = hash.as_deref().and_then(|hash| hash.strip_prefix(SIGN));
        name.map_or(Page::Table, Page::named)
    }

    /// The address of the game itself.
    pub(super) fn without_page() -> String {
        let address = web_sys::window().and_then(|window| window.location().href().ok());
        let address = address.unwrap_or_default();
        address.split('#').next().unwrap_or_default().to_owned()
    }

    /// The code of a deal that stands in the address.
    pub(super) fn code() -> Option<String> {
        let hash = web_sys::window().and_then(|window| window.location().hash().ok())?;
        hash.strip_prefix(SIGN)?.strip_prefix("code/").map(str::to_owned)
    }

    /// Lets the address name `page`. Without a history to write to it stays as it is.
    pub(super) fn show(&self, page: Page) {
        self.way.wanted.set(page);
        // Where the browser is on its way back, it goes on from where it arrives.
        if !self.way.is_going_back.get() {
            self.way.go();
        }
    }
}

impl Way {
    /// Lets the address name the page that is wanted, unless it does.
    fn go(&self) {
        let page = self.wanted.get();
        if let Some(window) = web_sys::window()
            && Address::page() != page
        {
            self.is_going_back.set(show_in(&window, page).unwrap_or(false));
        }
    }
}

/// Lets the address name another page, and tells whether that is still to come.
fn show_in(window: &Window, page: Page) -> Result<bool, JsValue> {
    let (history, location) = (window.history()?, window.location());
    let steps = steps_from_game(&history.state()?);
    match page {
        // The way back is the browser's own, so that its list of pages does not grow.
        Page::Table if steps > 0 => {
            history.go_with_delta(-steps)?;
            return Ok(true);
        }
        Page::Table => {
            let address = format!("{}{}", location.pathname()?, location.search()?);
            history.replace_state_with_url(&JsValue::NULL, "", Some(&address))?;
        }
        Page::Pack | Page::Code | Page::Statistics | Page::Replay(_) | Page::Book(_) => {
            let state = format!("{OURS}{}", steps + 1);
            history.push_state_with_url(&state.into(), "", Some(&format!("{SIGN}{page}")))?;
        }
    }
    Ok(false)
}

/// How many entries of the browser's history, up to the one of this state, the application has made in a
/// row; none if somebody else has made it.
fn steps_from_game(state: &JsValue) -> i32 {
    let state = state.as_string();
    let steps = state.as_deref().and_then(|state| state.strip_prefix(OURS)?.parse().ok());
    steps.unwrap_or_default()
}

impl Drop for Address {
    fn drop(&mut self) {
        if let (Some(on_change), Some(window)) = (&self.on_change, web_sys::window()) {
            let listener = on_change.as_ref().unchecked_ref();
            let _ = window.remove_event_listener_with_callback(EVENT, listener);
        }
    }
}
