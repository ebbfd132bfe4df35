use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Event;

/// What the script that has started the page says to it: a new version is there.
const IS_HERE: &str = "kosakeln-new-version";
/// What it is answered when that may take over.
const TAKE_OVER: &str = "kosakeln-take-over";

/// The way to the script that has started the page, which alone knows of versions. Where nobody keeps
/// the page for times without a network, nothing is ever heard.
pub(super) struct Version(Option<Closure<dyn FnMut()>>);

impl Version {
    /// Listens for a new version.
    pub(super) fn listen(is_here: impl FnMut() + 'static) -> Self {
        let on_news = Closure::<dyn FnMut()>::new(is_here);
        let listener = on_news.as_ref().unchecked_ref();
        let is_heard = web_sys::window().is_some_and(|window| {
            window.add_event_listener_with_callback(IS_HERE, listener).is_ok()
        });
        Self(is_heard.then_some(on_news))
    }

    /// Lets it take over; the page is loaded anew.
    pub(super) fn take_over() {
        if let Some((window, event)) = web_sys::window().zip(Event::new(TAKE_OVER).ok()) {
            // If nobody answers, the page stays as it is.
            let _ = window.dispatch_event(&event);
        }
    }
}

impl Drop for Version {
    fn drop(&mut self) {
        if let (Some(on_news), Some(window)) = (&self.0, web_sys::window()) {
            let listener = on_news.as_ref().unchecked_ref();
            let _ = window.remove_event_listener_with_callback(IS_HERE, listener);
        }
    }
}
