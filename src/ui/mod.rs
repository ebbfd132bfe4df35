//! The table: Yew components that draw a [`Scene`](crate::app::Scene) and send a
//! [`Msg`](crate::app::Msg). They know no rule and store nothing; what is legal comes to them in
//! the scene.

#[macro_use]
mod part;

mod cast;
mod clicks;
mod components;
mod context;
mod dialogs;
mod drag;
mod face;
mod focus;
mod gradual;
mod heard;
mod keys;
mod language;
mod modal;
mod motion;
mod pages;
mod panels;
mod root;
mod settings;
mod settings_input;
mod sheet_file;
mod sound;
mod terms;
mod threshold;
mod told;

pub use face::Pack;
pub use root::{Root, RootProps, theme_name};
pub use sound::{Cue, Noise, RATE, wave};
pub use threshold::{Threshold, ThresholdProps};
