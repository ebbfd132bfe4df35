//! What a position is worth with both hands open.
//!
//! A [`Solver`] gives the exact value of a [`Position`], and of each card that may be played in it,
//! if both sides play as well as can be: in card points, or with [`Stakes`] in game points of the
//! whole deal. It knows no more than these say, so a player may ask it about the worlds he imagines.
//!
//! `state` is a position without the cards that are gone, `engine` searches it, `table` remembers,
//! `bounds` knows without searching, `choice` leaves out cards that are no better than others,
//! `order` tries the better ones first, and `game` holds what is at stake.

mod bounds;
mod choice;
mod engine;
mod game;
mod narrow;
mod order;
mod position;
mod questions;
mod stakes;
mod state;
mod suits;
mod table;
pub mod techniques;

pub use position::{Position, Won};
pub use questions::{CardValues, Solver, SolverWithout};
pub use stakes::{Account, Stakes, held_bonuses};
