//! Kosakeln, the Austrian two-hand Tarock game for 54 cards.
//!
//! The modules build on one another in this order, and never the other way:
//! [`cards`] (what the pack is), [`rules`] (one deal, from the pack to the settlement), [`ai`] (the
//! computer player), [`app`] (an evening of deals: pure state and the effects it asks for), then
//! the texts and the command line, and last the table and the browser, which only the feature `web`
//! brings.
//!
//! A whole deal, played by taking the first legal move that comes to hand:
//!
//! ```
//! use kosakeln::cards::{Pack, Seed};
//! use kosakeln::rules::{Choices, Game, Move, Rules, Seat};
//!
//! let pack = Pack::shuffled(Seed::from_number(1), 0);
//! let mut game = Game::new(Rules::default(), &pack);
//! while let Some((seat, choices)) = game.choices() {
//!     let choice = match choices {
//!         Choices::Discard(discard) => Move::Discard(discard.some_legal()),
//!         Choices::Call(calls) => Move::Call(calls.legal().last().expect("a call is always legal")),
//!         Choices::Announce(_) => Move::Announce(Default::default()),
//!         Choices::Take(groups) => Move::Take(groups.legal()[0]),
//!         Choices::Play(cards) => Move::Play(cards.legal().first().expect("a card is always legal")),
//!     };
//!     game.play(seat, choice)?;
//! }
//! let settlement = game.settlement().expect("nobody passed");
//! assert_eq!(settlement.total[Seat::Forehand], -settlement.total[Seat::Dealer]);
//! # Ok::<(), kosakeln::rules::IllegalMove>(())
//! ```

#[cfg(not(feature = "page"))]
pub mod ai;
pub mod app;
#[cfg(not(feature = "page"))]
pub mod cards;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "i18n")]
pub mod i18n;
#[cfg(not(feature = "page"))]
pub mod rules;
#[cfg(feature = "web")]
pub mod ui;
#[cfg(feature = "web")]
pub mod web;

#[cfg(feature = "page")]
pub use kosakeln_engine::{ai, cards, rules};
