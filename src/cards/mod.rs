//! What the pack is: suits, tarocks, cards, sets of cards, their worth, and the shuffle.
//!
//! Nothing here knows a rule of play. Sections cited are those of `docs/rules.md`.

mod card;
mod card_points;
mod card_set;
mod in_order;
mod pack;
mod pack_number;
mod randomness;
mod rank;
mod suit;
mod tarock;

pub use card::{Card, ParseCardError};
pub use card_points::CardPoints;
pub use card_set::{CardSet, Iter};
pub use in_order::put_in_order;
pub use pack::{NotAPack, Pack};
pub use pack_number::PackNumber;
pub use randomness::{Randomness, Seed};
pub use rank::Rank;
pub use suit::Suit;
pub use tarock::Tarock;
