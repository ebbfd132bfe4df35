//! The only place with side effects: storage, entropy, timers, the worker, and the start of the page.

mod address;
mod app;
pub mod bridge;
mod clipboard;
mod entropy;
mod file;
mod library;
mod loudspeaker;
mod pack;
mod runtime;
mod script;
mod storage;
mod version;

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

pub use entropy::{NoEntropy, draw_seed};
use library::{Library, language_of_browser};
use loudspeaker::Loudspeaker;
use pack::{load_pack, load_pictures};
pub use storage::{Storage, StorageFailure};

/// Starts what there is to start: in a page the application, in its body; in a worker that a page
/// has started, what the computer player thinks with.
pub fn start() {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(worker) => bridge::serve(&worker),
        Err(_) => _ = yew::Renderer::<app::App>::new().render(),
    }
}
