//! Cards that are seen to move.
//!
//! The table is always drawn as it is. What is seen to move follows from the difference of two
//! scenes: [`flights`] says, as data, which card goes from where to where and when; the [`Stage`]
//! measures the places before and after the table is drawn anew, and has pictures of the cards fly
//! over it. Nothing depends on a flight: the table below takes every click at once, and where
//! things really are.

mod animate;
mod carried;
mod coming;
mod deal;
mod ends;
mod flight;
mod flights;
mod measure;
mod number;
mod picture;
mod places;
mod run;
mod stage;
mod tempo;
mod turns;

#[cfg(test)]
pub(super) mod tests;

pub(super) use carried::{Carried, GO_BACK};
pub(super) use flight::{Flight, Place, Sides};
pub(super) use flights::flights;
pub(super) use stage::{Stage, use_stage};
pub(super) use tempo::Tempo;

use animate::{Timing, animate};
use coming::Coming;
use ends::{is_there, source, target};
use flight::Landing;
use measure::{Spot, spot_of, spot_on_its_way};
use picture::Picture;
use run::{Plan, Run};
use turns::Turns;
