//! The table: Yew components that draw a [`Scene`](crate::app::Scene) and send a
//! [`Msg`](crate::app::Msg). They know no rule and store nothing; what is legal comes to them in
//! the scene.

mod cast;
mod components;
mod context;
mod dialogs;
mod face;
mod focus;
mod gradual;
mod hand_order;
mod language;
mod motion;
mod pages;
mod panels;
mod root;
mod settings;
mod threshold;
mod told;

pub use face::Pack;
pub use root::{Root, RootProps};
pub use threshold::{Threshold, ThresholdProps};
