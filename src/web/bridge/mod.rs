//! The way to the computer player: a worker with the page's own wasm in it, and slices on the page
//! where no worker can be had.
//!
//! `page` is the page's end. What it does when is decided by `desk`, which knows no browser; `worker`
//! is the worker's end, and `protocol` what they say to each other.

mod desk;
mod page;
mod protocol;
mod slices;
mod worker;
mod worker_handle;

pub(super) use page::Bridge;
pub use protocol::{FromWorker, PROTOCOL, ToWorker, from_js, to_js};
pub(super) use worker::serve;
