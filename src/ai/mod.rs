//! Players that are no people.
//!
//! They choose from what a [`PlayerView`](crate::rules::PlayerView) tells them, never from a
//! [`Game`](crate::rules::Game), and randomness reaches them as a seed.

pub mod random;
pub mod solver;
pub mod thumb;
