//! Random play, for records that try everything the rules allow.

mod deal;
mod player;
mod rules;

pub use deal::random_history;
pub use player::{RandomPlayer, Style};
pub use rules::random_rules;
