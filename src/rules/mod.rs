//! One deal of Kosakeln, from the pack to the settlement.
//!
//! [`Game`] is the state of a deal in play; every change of it is one [`Move`] through
//! [`Game::play`], and what is legal is what [`Game::choices`] gives, nowhere else. What a player
//! may know is a [`PlayerView`]. A deal with all its moves is a [`History`], and in writing a
//! record. Sections cited are those of `docs/rules.md`.

mod announcing;
mod auction;
mod bonus;
mod call;
mod choices;
mod contract;
mod deal;
mod discarding;
mod draw;
mod event;
mod exchange;
mod game;
mod game_points;
mod giving_away;
mod history;
mod holdings;
mod house_rules;
mod illegal_move;
mod moves;
mod open_cards;
mod phase;
mod play;
mod record;
mod seat;
mod section;
mod setting;
mod settlement;
mod talon;
mod tricks;
mod view;

pub use announcing::{AnnounceChoices, Announcements};
pub use auction::{Auction, AuctionOutcome, Bargain, CallChoices, Calls};
pub use bonus::{Bonus, BonusSet, Declared, HeldBonus};
pub use call::{Call, CallSet};
pub use choices::Choices;
pub use contract::Contract;
pub use deal::{Deal, TALON_SIZE};
pub use discarding::{DiscardChoices, DiscardStage, TarocksMayGo};
pub use draw::higher_draw;
pub use event::Event;
pub use game::Game;
pub use game_points::GamePoints;
pub use history::{History, RefusedMove};
pub use house_rules::{Exchange, HeldBonuses, PassedIn, Rules, TarockDiscard, ValatRule};
pub use illegal_move::{
    AnnouncementFault, CallFault, DiscardFault, FaultKind, IllegalMove, MustFollow,
};
pub use moves::Move;
pub use open_cards::OpenCards;
pub use phase::Phase;
pub use play::PlayChoices;
pub use record::{Fault, Problem, Report};
pub use seat::{BySeat, Role, Seat};
pub use section::Section;
pub use setting::{HouseRule, Setting};
pub use settlement::{Item, ItemKind, Settlement};
pub use talon::TakeChoices;
pub use tricks::{Trick, Tricks, trick_winner};
pub use view::{Accounts, PlayerView, PublicView, TalonView};
