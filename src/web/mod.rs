//! The only place with side effects: storage, entropy, timers, the worker, and the start of the page.

mod address;
mod app;
pub mod bridge;
mod clipboard;
pub mod element;
mod entropy;
mod file;
mod library;
mod loudspeaker;
mod other_windows;
mod pack;
mod place;
mod runtime;
mod script;
mod storage;
mod version;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::DedicatedWorkerGlobalScope;

pub use entropy::{NoEntropy, draw_seed};
use library::{Library, language_of_browser};
use loudspeaker::Loudspeaker;
use pack::{load_pack, load_pictures};
use place::Place;
use runtime::Runtime;
pub use storage::{Storage, StorageFailure};

/// Starts what starts by itself: in a worker that a page has started, what the computer player thinks
/// with. In a page nothing does: it says what it wants.
pub fn start() {
    if let Ok(worker) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        bridge::serve(&worker);
    }
}

/// Shows the game in a page of its own, whose body it takes. `assets/start.js` calls this.
#[wasm_bindgen(js_name = openPage)]
pub fn open_page() {
    let props = app::AppProps { runtime: Runtime::open(Place::Page) };
    yew::Renderer::<app::App>::with_props(props).render();
}
