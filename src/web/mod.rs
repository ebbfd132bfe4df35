//! The only place with side effects: storage, entropy, timers, and the start of the page.

mod app;
mod entropy;
mod runtime;
mod storage;

pub use entropy::{NoEntropy, draw_seed};
pub use storage::{Storage, StorageFailure};

/// Starts the application in the page's body.
pub fn start() {
    yew::Renderer::<app::App>::new().render();
}
