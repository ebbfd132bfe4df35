//! Records of deals in writing, and the results of replaying them (R13).
//!
//! Reading is strict: a record becomes a [`History`](super::History) only if every move in it is
//! legal, and otherwise the first fault is reported, in the order of kinds that R13 gives.

mod fault;
mod reading;
mod report;
mod writing;

pub use fault::{Fault, Problem};
pub use report::Report;
