//! Cards that are seen to move.
//!
//! The table is always drawn as it is. What is seen to move follows from the difference of two
//! screens: [`flights`] says, as data, which card goes from where to where and when; the
//! [`Stage`] measures the places before and after the table is drawn anew, and has pictures of the
//! cards fly over it. Nothing depends on a flight: the table below takes every click at once, where
//! things really are.

mod deal;
mod flight;
mod flights;
mod picture;
mod places;
mod stage;
mod tempo;

pub(super) use places::{card_place, seat_place, talon_place};
pub(super) use stage::{Stage, use_stage};

use flight::{Flight, Landing, Place, Sides};
use flights::flights;
use tempo::Tempo;
