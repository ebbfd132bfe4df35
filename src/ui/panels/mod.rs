//! What stands in the middle of the table in each phase.

mod announce;
mod auction;
mod curtain;
mod cut;
mod discard;
mod draw;
mod talon;
mod waiting;

pub(super) use announce::{AnnouncePanel, announce_instruction};
pub(super) use auction::AuctionPanel;
pub(super) use curtain::Curtain;
pub(super) use cut::CutPanel;
pub(super) use discard::DiscardPanel;
pub(super) use draw::DrawBoard;
pub(super) use talon::TalonPanel;
pub(super) use waiting::WaitingPanel;
