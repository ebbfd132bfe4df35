//! Players that are no people.
//!
//! They choose from what a [`PlayerView`](crate::rules::PlayerView) tells them, never from a
//! [`Game`](crate::rules::Game), and randomness reaches them as a seed. A [`Task`] is thought
//! about step by step in a [`Thinking`] with the help of a [`Mind`], and becomes a [`Decision`].

pub mod belief;
mod decision;
pub mod estimate;
mod exact;
mod level;
mod mind;
pub mod random;
pub mod solver;
mod thinking;
pub mod thumb;
mod weighing;

pub use decision::{Alternative, Chance, Decision, Expectation, Reason, Worlds};
pub use level::{Level, ParseLevelError};
pub use mind::Mind;
pub use thinking::{Objective, Progress, Task, Thinking, decide};
