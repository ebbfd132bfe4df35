//! The best response against a level of the computer player over the last tricks of a deal.
//!
//! A [`Situation`] is a position of a deal and the seat that answers; [`Measured`] is what its best
//! response brings, and what it brings to play as the other seat does.

mod measured;
mod search;
mod situation;
mod twins;

pub(crate) use measured::Measured;
pub(crate) use search::{Branch, Outcome};
pub(crate) use situation::{Situation, Terms};
