//! What a deal is and how the computer plays it, as a crate of its own.
//!
//! The page is built with this one, so that the compiler makes these modules quick and everything else small.

pub mod ai;
pub mod cards;
pub mod rules;
