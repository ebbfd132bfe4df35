use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};

/// Whether nothing on the page has the focus, as after the focused element was removed.
pub(super) fn is_focus_lost() -> bool {
    focused().is_none_or(|active| active.tag_name().eq_ignore_ascii_case("body"))
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
