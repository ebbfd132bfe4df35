use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};
use yew::prelude::*;

use crate::app::{Page, Passage};

/// Where the focus rests on a table on which nothing asks for it, and on every other page.
const RESTING_PLACES: &str = ".kos-board, .kos-root";

/// Whether nothing on the page has the focus, as after the focused element was removed, or it only
/// rests on the table.
pub(super) fn is_focus_lost() -> bool {
    focused().is_none_or(|active| {
        let is_resting = active.matches(RESTING_PLACES).unwrap_or(false);
        is_resting || active.tag_name().eq_ignore_ascii_case("body")
    })
}

/// Gives the focus to the heading in `place` if nothing else has it.
pub(super) fn focus_heading_if_lost(place: &NodeRef) {
    let place = place.cast::<Element>().filter(|_| is_focus_lost());
    let heading = place.and_then(|place| place.query_selector("h2").ok().flatten());
    if let Some(heading) = heading {
        focus_element(heading);
    }
}

/// Lets the focus rest on `table` if it is lost.
pub(super) fn rest_focus(table: &NodeRef) {
    let table = table.cast::<Element>().filter(|_| is_focus_lost());
    let place = table.and_then(|table| table.query_selector(".kos-board").ok().flatten());
    if let Some(place) = place {
        focus_element(place);
    }
}

/// Lets the focus rest on the table, or else on the whole, if the element that had it last is no
/// longer there and nothing else has it: so the keyboard never leaves the game by itself. Whoever
/// has gone elsewhere on the page is not called back.
pub(super) fn keep_focus(root: &NodeRef, last: Option<&HtmlElement>) {
    let Some(root) = root.cast::<Element>() else { return };
    let is_gone = last.is_some_and(|last| !last.is_connected());
    let is_nowhere = focused().is_none_or(|active| active.tag_name().eq_ignore_ascii_case("body"));
    if is_gone && is_nowhere {
        let table = root.query_selector(".kos-table:not([inert]) .kos-board").ok().flatten();
        focus_element(table.unwrap_or(root));
    }
}

/// A reference to what takes the focus, whenever it is drawn, if nothing else has it.
#[hook]
pub(super) fn use_focus_if_lost() -> NodeRef {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect(move || {
            if is_focus_lost()
                && let Some(element) = node.cast::<Element>()
            {
                focus_element(element);
            }
        });
    }
    node
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
