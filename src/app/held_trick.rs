use super::model::LastTrick;
use super::update::ask_computer;
use super::{DealInPlay, Effect, Front, Match, Model, TrickPace};

/// The trick that is held is taken away, and if it is the computer's lead, it may lead now.
pub(super) fn take_trick(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.is_trick_held() {
        model.last_trick = LastTrick::Taken;
        ask_computer(model, effects);
    }
}

impl Model {
    /// Whether a complete trick lies on the table until the player takes it away.
    pub(super) fn is_trick_held(&self) -> bool {
        let deal = self.running.as_ref().and_then(Match::deal);
        let is_seen = |deal: &DealInPlay| matches!(deal.front, Front::Player(_));
        deal.is_some_and(|deal| is_seen(deal) && !deal.is_over() && deal.is_after_trick())
            && self.preferences.trick == TrickPace::Hold
            && self.last_trick == LastTrick::Lies
            && self.awaited.is_none()
    }
}

impl DealInPlay {
    /// Whether a trick is complete, and none has been begun since.
    pub(super) fn is_after_trick(&self) -> bool {
        let tricks = self.history.game().public_view().tricks;
        tricks.led().is_none() && !tricks.is_empty()
    }
}
