use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};
use yew::NodeRef;

use crate::app::{Page, Passage};

/// Where the focus rests on a table on which nothing asks for it.
const RESTING_PLACE: &str = ".kos-board";

/// Whether nothing on the page has the focus, as after the focused element was removed, or it only
/// rests on the table.
pub(super) fn is_focus_lost() -> bool {
    focused().is_none_or(|active| {
        let is_resting = active.matches(RESTING_PLACE).unwrap_or(false);
        is_resting || active.tag_name().eq_ignore_ascii_case("body")
    })
}

/// Lets the focus rest on `table` if it is lost.
pub(super) fn rest_focus(table: &NodeRef) {
    let table = table.cast::<Element>().filter(|_| is_focus_lost());
    let place = table.and_then(|table| table.query_selector(RESTING_PLACE).ok().flatten());
    if let Some(place) = place {
        focus_element(place);
    }
}

/// What has the focus now.
pub(super) fn focused() -> Option<HtmlElement> {
    let document = web_sys::window().and_then(|window| window.document());
    let active = document.as_ref().and_then(Document::active_element)?;
    active.dyn_into().ok()
}

/// Gives the focus to an element; one that cannot take it is no harm.
pub(super) fn focus_element(element: Element) {
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Brings a passage of the book to the top and has the keyboard and a screen reader go on from there,
/// if it is shown.
pub(super) fn show_passage(passage: Passage) {
    let document = web_sys::window().and_then(|window| window.document());
    let place = format!("[data-passage=\"{}\"]", Page::Book(Some(passage)));
    let place = document.and_then(|document| document.query_selector(&place).ok().flatten());
    if let Some(place) = place {
        focus_element(place.clone());
        place.scroll_into_view();
    }
}
