//! What a deal is and how the computer plays it, as a crate of its own.
//!
//! The page is built with this one, so that the compiler makes these modules quick and everything else small.

#[path = "../src/ai/mod.rs"]
pub mod ai;
#[path = "../src/cards/mod.rs"]
pub mod cards;
#[path = "../src/rules/mod.rs"]
pub mod rules;
