use super::{DealInPlay, Dialog, Front, Match, Model, News, Player};
use crate::cards::CardSet;
use crate::rules::{Calls, History, Move, TalonView};

/// What has happened in a deal, move by move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealLog {
    /// Who dealt.
    pub dealer: Player,
    /// The auction.
    pub calls: Calls,
    /// The Cossack talon.
    pub talon: TalonView,
    /// The moves, in order.
    pub lines: Vec<LogLine>,
}

/// A move in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// What anybody saw of it.
    pub news: News,
    /// The cards that were laid aside, if that was the move and the reader may know.
    pub laid: Option<CardSet>,
}

impl DealLog {
    /// The log of a deal for whoever may know what these players have laid aside.
    pub(super) fn new(
        dealer: Player,
        history: &History,
        may_know: impl Fn(Player) -> bool,
    ) -> Self {
        let public = history.game().public_view();
        let line = |(news, (seat, action)): (News, &(_, Move))| {
            let laid = match action {
                Move::Discard(cards) if may_know(Player::at(*seat, dealer)) => Some(*cards),
                _ => None,
            };
            LogLine { news, laid }
        };
        let lines = News::of_all(history).into_iter().zip(history.moves()).map(line).collect();
        Self { dealer, calls: public.calls, talon: public.talon, lines }
    }

    /// The log of the deal in play, for the player in front; while the curtain is down, for anybody.
    fn of_deal(deal: &DealInPlay) -> Self {
        Self::new(deal.dealer, &deal.history, |player| {
            deal.is_result_shown || deal.front == Front::Player(player)
        })
    }
}

impl Model {
    /// What the log says, as long as it is open.
    pub(super) fn log(&self) -> Option<DealLog> {
        let is_open = self.dialog == Some(Dialog::Log) && !self.is_away;
        let deal = self.running.as_ref().filter(|_| is_open).and_then(Match::deal)?;
        Some(DealLog::of_deal(deal))
    }
}
