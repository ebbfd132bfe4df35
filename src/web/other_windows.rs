use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::StorageEvent;

/// What happens when another window has stored something.
const EVENT: &str = "storage";

/// The other windows of this browser in which the game is open.
pub(super) struct OtherWindows(Option<Closure<dyn FnMut(StorageEvent)>>);

impl OtherWindows {
    /// Listens to them: `stored` is told the name of whatever they store.
    pub(super) fn listen(mut stored: impl FnMut(String) + 'static) -> Self {
        let on_event = Closure::<dyn FnMut(StorageEvent)>::new(move |event: StorageEvent| {
            // What is deleted has no text.
            if let (Some(name), Some(_)) = (event.key(), event.new_value()) {
                stored(name);
            }
        });
        let listener = on_event.as_ref().unchecked_ref();
        let is_heard = web_sys::window()
            .is_some_and(|window| window.add_event_listener_with_callback(EVENT, listener).is_ok());
        Self(is_heard.then_some(on_event))
    }
}

impl Drop for OtherWindows {
    fn drop(&mut self) {
        if let (Some(on_event), Some(window)) = (&self.0, web_sys::window()) {
            let listener = on_event.as_ref().unchecked_ref();
            let _ = window.remove_event_listener_with_callback(EVENT, listener);
        }
    }
}
