use js_sys::{Array, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, Event, MessageEvent, Url, Worker, WorkerOptions, WorkerType};

use super::protocol::{FromWorker, ToWorker, from_js, to_js};
use crate::web::script::{beside_script, script};

/// The script the worker begins with.
const FIRST_SCRIPT: &str = "worker.js";

/// A worker that runs; dropping it ends it, in the middle of whatever it does.
pub(super) struct WorkerHandle {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_failure: Closure<dyn FnMut(Event)>,
    _way: Option<Way>,
}

/// The address of a script of one line, which leads to a script on another server.
struct Way(String);

impl Way {
    fn to(script: &str) -> Result<Self, JsValue> {
        let options = BlobPropertyBag::new();
        options.set_type("text/javascript");
        let line = Array::of1(&["import \"", script, "\";"].concat().into());
        let blob = Blob::new_with_str_sequence_and_options(&line, &options)?;
        Url::create_object_url_with_blob(&blob).map(Self)
    }
}

impl Drop for Way {
    fn drop(&mut self) {
        let _ = Url::revoke_object_url(&self.0);
    }
}

impl WorkerHandle {
    /// Starts a worker with the page's own script and wasm in it: there is nothing more to load
    /// than the few lines it begins with, and it is never of another version than the page.
    pub(super) fn start(
        mut on_message: impl FnMut(FromWorker) + 'static,
        mut on_failure: impl FnMut() + 'static,
    ) -> Result<Self, JsValue> {
        let first = beside_script(FIRST_SCRIPT)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name("kosakeln");
        // From another server it may not begin, but what leads to it may.
        let (worker, way) = if let Ok(worker) = Worker::new_with_options(&first, &options) {
            (worker, None)
        } else {
            let way = Way::to(&first)?;
            (Worker::new_with_options(&way.0, &options)?, Some(way))
        };
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(message) = from_js(event.data()) {
                on_message(message);
            }
        });
        let on_failure = Closure::<dyn FnMut(Event)>::new(move |_| on_failure());
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_failure.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(on_failure.as_ref().unchecked_ref()));
        let handle = Self { worker, _on_message: on_message, _on_failure: on_failure, _way: way };
        let first_message = Object::new();
        Reflect::set(&first_message, &"script".into(), &script().into())?;
        Reflect::set(&first_message, &"module".into(), &wasm_bindgen::module())?;
        handle.worker.post_message(&first_message)?;
        Ok(handle)
    }

    /// Says something to the worker; tells whether it could be said.
    pub(super) fn say(&self, message: &ToWorker) -> bool {
        to_js(message).is_some_and(|message| self.worker.post_message(&message).is_ok())
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.set_onmessageerror(None);
        self.worker.terminate();
    }
}
