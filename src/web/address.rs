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

/// How the state of an entry ends that stands for a dialog over the page of the entry before it.
const DIALOG: &str = "-dialog";

/// What happens when the browser has come to another entry of its history, or the player to another
/// address.
const EVENT: &str = "popstate";

/// What the browser has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrival {
    /// The address names this page.
    Page(Page),
    /// The player has gone back from a dialog to what it lies over.
    BeforeDialog,
}

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
    /// Whether a dialog lies over it, so that the first step back closes that.
    has_dialog: Cell<bool>,
    /// Whether the browser is on its way back.
    is_going_back: Cell<bool>,
}

impl Address {
    /// Listens to the address: `arrived` is told whatever the player comes to by it.
    pub(super) fn listen(mut arrived: impl FnMut(Arrival) + 'static) -> Self {
        let way = Rc::<Way>::default();
        way.wanted.set(Self::page());
        // The page was loaded anew while a dialog was open, which it is no longer.
        way.go();
        let on_change = Closure::<dyn FnMut()>::new({
            let way = way.clone();
            move || {
                if let Some(arrival) = way.arrive() {
                    arrived(arrival);
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
        self.way.go_when_free();
    }

    /// Lets the history have an entry for a dialog, or none any more.
    pub(super) fn lay_over(&self, has_dialog: bool) {
        if self.way.has_dialog.replace(has_dialog) != has_dialog {
            self.way.go_when_free();
        }
    }
}

impl Way {
    /// What the player has come to, unless the browser has only come where it was sent, or is to go on.
    fn arrive(&self) -> Option<Arrival> {
        let (page, is_at_dialog) = (Address::page(), is_at_dialog());
        let is_same_page = page == self.wanted.get();
        if self.is_going_back.replace(false) {
            self.go();
            return None;
        }
        self.wanted.set(page);
        let is_closed = self.has_dialog.get() && !is_at_dialog;
        // A dialog that was closed does not open again by going forward.
        self.go_back_from_dialog(is_at_dialog && !self.has_dialog.get());
        match (is_same_page, is_closed) {
            (true, true) => Some(Arrival::BeforeDialog),
            (true, false) if is_at_dialog => None,
            _ => Some(Arrival::Page(page)),
        }
    }

    /// Goes where it is to go; a browser that is on its way back goes on from where it arrives.
    fn go_when_free(&self) {
        if !self.is_going_back.get() {
            self.go();
        }
    }

    /// Lets the address name what is wanted, unless it does.
    fn go(&self) {
        let (page, has_dialog) = (self.wanted.get(), self.has_dialog.get());
        let Some(window) = web_sys::window() else { return };
        if Address::page() != page {
            self.is_going_back.set(show_in(&window, page).unwrap_or(false));
        } else if has_dialog && !is_at_dialog() {
            let _ = enter_dialog(&window);
        } else {
            self.go_back_from_dialog(!has_dialog && is_at_dialog());
        }
    }

    fn go_back_from_dialog(&self, is_to_go: bool) {
        let history = web_sys::window().and_then(|window| window.history().ok());
        if let Some(history) = history.filter(|_| is_to_go) {
            self.is_going_back.set(history.back().is_ok());
        }
    }
}

/// Makes an entry for a dialog, at the same address.
fn enter_dialog(window: &Window) -> Result<(), JsValue> {
    let history = window.history()?;
    let steps = steps_from_game(&history.state()?);
    let state = format!("{OURS}{}{DIALOG}", steps + 1);
    history.push_state_with_url(&state.into(), "", None)
}

/// Whether the browser is at an entry that stands for a dialog.
fn is_at_dialog() -> bool {
    let history = web_sys::window().and_then(|window| window.history().ok());
    let state = history.and_then(|history| history.state().ok()?.as_string());
    state.is_some_and(|state| state.starts_with(OURS) && state.ends_with(DIALOG))
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
        // A page that a dialog leads to takes its place.
        _ if is_at_dialog() => {
            let (state, address) = (format!("{OURS}{steps}"), format!("{SIGN}{page}"));
            history.replace_state_with_url(&state.into(), "", Some(&address))?;
        }
        Page::Pack
        | Page::Code
        | Page::Statistics
        | Page::Kept
        | Page::Replay(_)
        | Page::Shuffle(_)
        | Page::Book(_) => {
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
    let steps = state.as_deref().and_then(|state| {
        let steps = state.strip_prefix(OURS)?;
        steps.strip_suffix(DIALOG).unwrap_or(steps).parse().ok()
    });
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
