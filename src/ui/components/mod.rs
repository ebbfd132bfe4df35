//! The parts that screens are put together from.

mod bar;
mod calls;
mod card;
mod choices;
mod grid;
mod hand;
mod heading;
mod notice;
mod panel;
mod pile;
mod score_sheet;
mod seat;
mod settlement;
mod side;
mod status;
mod take_trick;
mod talon;
mod trick;

pub(super) use bar::Bar;
pub(super) use calls::CallList;
pub(super) use card::{CardBack, CardButton, CardList, CardPicture, CardPlace};
pub(super) use choices::{Choice, Choices};
pub(super) use grid::Grid;
pub(super) use hand::{Hand, HandUse};
pub(super) use heading::Heading;
pub(super) use notice::NoticeBar;
pub(super) use panel::Panel;
pub(super) use pile::Piles;
pub(super) use score_sheet::ScoreSheet;
pub(super) use seat::{FarSeat, Plate};
pub(super) use settlement::{SettlementGrid, Versus};
pub(super) use side::{Side, balance, deal_title};
pub(super) use status::{Status, StatusKind, Thought};
pub(super) use take_trick::TakeTrick;
pub(super) use talon::TalonSpread;
pub(super) use trick::TrickView;
