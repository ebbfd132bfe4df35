//! The keys of a dialog. It takes them wherever the focus is: a click beside all buttons, or the way
//! through the browser's own controls, leaves the focus on nothing, and then the dialog would hear
//! nothing by itself.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, EventTarget, KeyboardEvent};
use yew::prelude::*;

use super::focus::{Focus, focus_element};
use crate::app::Msg;

/// What the Tab key comes to within a dialog, if it is seen.
const STOPS: &str = "a[href], button:not([disabled]), input:not([disabled]), \
                     select:not([disabled]), textarea:not([disabled]), [tabindex=\"0\"]";

/// What happens when a key is pressed.
const EVENT: &str = "keydown";

/// As long as a dialog is open in `root`, Escape closes it although nothing in the game has the focus,
/// and the Tab key goes round in it.
#[hook]
pub(super) fn use_modal(
    root: &NodeRef,
    focus: &Rc<Focus>,
    is_open: bool,
    dispatch: &Callback<Msg>,
) {
    let (root, focus, dispatch) = (root.clone(), focus.clone(), dispatch.clone());
    use_effect_with(is_open, move |&is_open| {
        let listener = is_open.then(|| Listener::new(root, focus, dispatch));
        move || drop(listener)
    });
}

/// Hears the keys of the whole page; in somebody else's page, those of the game.
struct Listener {
    hearer: Option<EventTarget>,
    on_key: Closure<dyn FnMut(KeyboardEvent)>,
}

impl Listener {
    fn new(root: NodeRef, focus: Rc<Focus>, dispatch: Callback<Msg>) -> Self {
        let hearer = focus.hearer();
        let on_key = Closure::<dyn FnMut(KeyboardEvent)>::new(move |event: KeyboardEvent| {
            let Some(root) = root.cast::<Element>() else { return };
            match event.key().as_str() {
                // What comes from within has been heard there.
                "Escape" if !is_within(&root, &event) => dispatch.emit(Msg::Show(None)),
                "Tab" if is_nowhere(&root, &focus, &event) => go_round(&root, &focus, &event),
                _ => {}
            }
        });
        if let Some(hearer) = &hearer {
            let heard = on_key.as_ref().unchecked_ref();
            let _ = hearer.add_event_listener_with_callback(EVENT, heard);
        }
        Self { hearer, on_key }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Some(hearer) = &self.hearer {
            let heard = self.on_key.as_ref().unchecked_ref();
            let _ = hearer.remove_event_listener_with_callback(EVENT, heard);
        }
    }
}

/// Whether a key was pressed on something in the game.
fn is_within(root: &Element, event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| root.contains(Some(&target)))
}

/// Whether a key was pressed in the game or on nothing at all, and not elsewhere on the page.
fn is_nowhere(root: &Element, focus: &Focus, event: &KeyboardEvent) -> bool {
    let is_body =
        focus.focused().is_none_or(|active| active.tag_name().eq_ignore_ascii_case("body"));
    is_body || is_within(root, event)
}

/// From the last stop of the dialog the Tab key comes to its first, and back; from anywhere else it
/// comes into the dialog.
fn go_round(root: &Element, focus: &Focus, event: &KeyboardEvent) {
    let Ok(Some(dialog)) = root.query_selector(".kos-dialog") else { return };
    let Ok(stops) = dialog.query_selector_all(STOPS) else { return };
    let stops = (0..stops.length()).filter_map(|place| stops.item(place)?.dyn_into().ok());
    // What is not drawn, or lies in the part of a group that arrows lead through, is no stop.
    let stops: Vec<Element> = stops.filter(is_stop).collect();
    let (Some(first), Some(last)) = (stops.first(), stops.last()) else { return };
    let active = focus.focused().map(Element::from);
    let is_inside = active.as_ref().is_some_and(|active| dialog.contains(Some(active)));
    let is_back = event.shift_key();
    let end = if is_back { first } else { last };
    // The heading, which has the focus at first, lies before the first stop.
    let is_before = is_back && active.as_ref().is_some_and(|active| !stops.contains(active));
    if !is_inside || is_before || active.as_ref() == Some(end) {
        event.prevent_default();
        focus_element(if is_back { last } else { first }.clone());
    }
}

/// Whether the Tab key stops there: it is seen, and not taken out of the order.
fn is_stop(element: &Element) -> bool {
    let area = element.get_bounding_client_rect();
    let is_out = element.get_attribute("tabindex").is_some_and(|index| index.starts_with('-'));
    let is_other_choice = element.matches("input[type=radio]:not(:checked)").unwrap_or(false);
    !is_out && !is_other_choice && area.width() > 0.0
}
