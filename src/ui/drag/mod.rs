//! Cards that follow the pointer, be it a mouse, a finger or a pen.
//!
//! A [`Gesture`] says, as data, what a press has become: a tap, a card that is carried, or nothing.
//! The [`Carrier`] hears what the pointer does and has a picture of the card follow it. What is
//! meant is always the card that was pressed, as the table was when it was pressed.

mod carrier;
mod gesture;
mod listeners;
mod rows;

pub(super) use carrier::{Dropped, Held, Meant, use_carrier};
pub(super) use rows::{beside, holders};

use gesture::{Gesture, Point, Step};
use listeners::Listeners;
use rows::place_at;
