use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, Window};

/// What is listened to, wherever in the window it happens: a pointer that holds a card may leave it.
const EVENTS: [&str; 6] =
    ["pointermove", "pointerup", "pointercancel", "pointerdown", "blur", "keydown"];

/// Hears what the pointer does in the window, before anything on the page does, as long as this value
/// lives.
pub(super) struct Listeners {
    window: Window,
    hear: Closure<dyn FnMut(Event)>,
}

impl Listeners {
    pub(super) fn new(hear: impl FnMut(Event) + 'static) -> Option<Self> {
        let window = web_sys::window()?;
        let hear = Closure::new(hear);
        for event in EVENTS {
            let listener = hear.as_ref().unchecked_ref();
            // It fails for no name of an event.
            let _ = window.add_event_listener_with_callback_and_bool(event, listener, true);
        }
        Some(Self { window, hear })
    }
}

impl Drop for Listeners {
    fn drop(&mut self) {
        for event in EVENTS {
            let listener = self.hear.as_ref().unchecked_ref();
            let _ = self.window.remove_event_listener_with_callback_and_bool(event, listener, true);
        }
    }
}
