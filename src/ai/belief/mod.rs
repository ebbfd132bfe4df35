//! What a player may believe about the cards he does not see.
//!
//! [`Knowledge`] is what follows from his view for certain; a [`World`] is one deal of the hidden
//! cards that agrees with it; a [`Belief`] is a weighed set of worlds, all of them where they can
//! be listed, a sample where they cannot.

mod combinations;
mod gathering;
mod habits;
mod knowledge;
mod sampling;
mod weighed;
mod world;

pub use gathering::Gathering;
pub use habits::{Habits, Leanings};
pub use knowledge::Knowledge;
pub use weighed::{Belief, Weighed};
pub use world::World;
