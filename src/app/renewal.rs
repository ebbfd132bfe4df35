//! A new version of the page takes the place of this one, but never in the middle of a deal.

use super::{Effect, Match, MatchSetup, Model, Notice, Page, Stage};

/// What is known of a new version.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Renewal {
    /// There is none.
    #[default]
    None,
    /// It is there, and waits for the deal to be over.
    Waits,
    /// It has been asked to take over, and the page is about to be loaded anew.
    TakesOver,
}

/// A new version is there. Whoever is in the middle of a deal is told that it waits.
pub(super) fn announced(model: &mut Model) {
    if model.renewal == Renewal::None {
        model.renewal = Renewal::Waits;
        if model.running.as_ref().is_some_and(is_deal_on) {
            model.notices.insert(Notice::NewVersion);
        }
    }
}

/// Whether the result of a deal is on the screen, or lies behind something that is.
pub(super) fn is_at_result(model: &Model) -> bool {
    model.running.as_ref().and_then(Match::deal).is_some_and(|deal| deal.is_result_shown)
}

/// Lets a new version take over as soon as nothing is lost by it; it is told whether the result of a deal
/// was shown just before. What had to be saved stands before it among the effects.
pub(super) fn settle(model: &mut Model, was_at_result: bool, effects: &mut Vec<Effect>) {
    // Where the computer cuts, one deal follows the other at once. A deal that goes on behind the result
    // of a guided one, or of one from a code, is none that begins.
    let has_next_begun = was_at_result
        && !model.is_away
        && model.running.as_ref().and_then(Match::deal).is_some_and(|deal| deal.ply() == 0)
        && can_be_loaded_anew(model);
    if model.renewal == Renewal::Waits && (has_next_begun || is_between_deals(model)) {
        model.renewal = Renewal::TakesOver;
        effects.push(Effect::TakeOver);
    }
}

/// Whether no deal is on, the result of the last one has been read, and nobody is reading or filling in
/// anything else.
fn is_between_deals(model: &Model) -> bool {
    let is_free = match &model.running {
        // Loaded anew, the match would be on the screen, and what has been filled in would be lost.
        Some(running) => !is_deal_on(running) && !model.is_away,
        // What has been filled in so far would be lost.
        None => model.setup == MatchSetup::default(),
    };
    is_free && can_be_loaded_anew(model)
}

/// Whether a deal is played, or its result is shown.
fn is_deal_on(running: &Match) -> bool {
    matches!(running.stage, Stage::Deal(_))
}

/// Whether everything that matters is saved, and is shown again when the page is loaded anew.
fn can_be_loaded_anew(model: &Model) -> bool {
    model.lesson.is_none()
        && model.dialog.is_none()
        && model.page == Page::Table
        && !model.is_saving_off
        && model.told_not_saved.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Dialog, Msg, update};
    use crate::cards::Seed;

    fn is_taken_over(effects: &[Effect]) -> bool {
        effects.contains(&Effect::TakeOver)
    }

    /// A match in the middle of its first deal.
    fn in_a_deal() -> Model {
        let mut model = Model::default();
        update(&mut model, Msg::Seeded(Seed::from_number(1)));
        // Whoever's turn it is draws the next card, until somebody is the dealer.
        for place in (0..54).cycle().take(540) {
            if !model
                .running
                .as_ref()
                .is_some_and(|running| matches!(running.stage, Stage::Draw(_)))
            {
                break;
            }
            update(&mut model, Msg::DrawCard(place));
            update(&mut model, Msg::Continue);
        }
        update(&mut model, Msg::Cut(20));
        assert!(model.running.as_ref().is_some_and(|running| running.deal().is_some()));
        model
    }

    #[test]
    fn before_a_match_it_takes_over_at_once() {
        let mut model = Model::default();
        assert!(is_taken_over(&update(&mut model, Msg::NewVersion)));
        assert_eq!(model.screen().notice, None, "there is nothing to be waited for");
        assert!(!is_taken_over(&update(&mut model, Msg::NewVersion)), "once is enough");
    }

    #[test]
    fn whoever_fills_in_a_form_loses_nothing() {
        let mut model = Model::default();
        let mut setup = MatchSetup::default();
        setup.names[crate::app::Player::One] = "Anna".into();
        update(&mut model, Msg::SetupChanged(Box::new(setup)));
        assert!(!is_taken_over(&update(&mut model, Msg::NewVersion)));
        let effects = update(&mut model, Msg::Seeded(Seed::from_number(1)));
        let place = |wanted: fn(&Effect) -> bool| effects.iter().position(wanted);
        let saved = place(|effect| matches!(effect, Effect::Save(_))).expect("a match to save");
        let taken_over = place(|effect| *effect == Effect::TakeOver).expect("no deal is on yet");
        assert!(saved < taken_over);
    }

    #[test]
    fn in_a_deal_it_is_announced_and_waits_for_the_next() {
        let mut model = in_a_deal();
        assert!(!is_taken_over(&update(&mut model, Msg::NewVersion)));
        assert_eq!(model.screen().notice, Some(Notice::NewVersion));
        assert!(!is_taken_over(&update(&mut model, Msg::Leave)), "the deal goes on");
        assert!(!is_taken_over(&update(&mut model, Msg::Resume)));
        assert!(is_taken_over(&update(&mut model, Msg::EndMatch)));
    }

    #[test]
    fn what_is_looked_at_stays() {
        let mut model = Model::default();
        update(&mut model, Msg::Show(Some(Dialog::Settings)));
        assert!(!is_taken_over(&update(&mut model, Msg::NewVersion)));
        assert!(is_taken_over(&update(&mut model, Msg::Show(None))));
        let mut model = Model::default();
        update(&mut model, Msg::AddressChanged(Page::Pack));
        assert!(!is_taken_over(&update(&mut model, Msg::NewVersion)));
        assert!(is_taken_over(&update(&mut model, Msg::AddressChanged(Page::Table))));
    }

    #[test]
    fn what_is_filled_in_after_a_match_is_not_lost_either() {
        let mut model = in_a_deal();
        update(&mut model, Msg::EndMatch);
        update(&mut model, Msg::Leave);
        let mut setup = model.setup.clone();
        setup.names[crate::app::Player::One] = "Anna".into();
        update(&mut model, Msg::SetupChanged(Box::new(setup)));
        assert!(!is_taken_over(&update(&mut model, Msg::NewVersion)));
        assert_eq!(model.screen().notice, None, "no deal is on");
        assert!(is_taken_over(&update(&mut model, Msg::Seeded(Seed::from_number(2)))));
    }

    #[test]
    fn what_is_not_saved_is_not_lost_by_it() {
        let mut model = Model::default();
        update(&mut model, Msg::SaveFailed);
        assert!(!is_taken_over(&update(&mut model, Msg::NewVersion)));
    }
}
