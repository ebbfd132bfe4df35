use super::update::{is_out_of_sight, keep, own_choices, play_in_front};
use super::{Advice, Effect, Front, Hint, HintState, Match, Model, OpponentLevel, Player, Request};
use crate::ai::{Decision, Objective, Task};
use crate::cards::Randomness;
use crate::rules::Move;

/// Streams of a match's seed from here on are those of hints, one for each move.
const HINTS: u64 = 1 << 41;

/// The player in front asks what the computer would do in his place; one that he has been given for
/// this move is shown again.
pub(super) fn ask(model: &mut Model, effects: &mut Vec<Effect>) {
    let Some((player, ply)) = asker(model) else { return };
    if let Some(hint) = model.hint.as_mut().filter(|hint| hint.player == player && hint.ply == ply)
    {
        hint.is_open = true;
        return;
    }
    if drop_thought(model) {
        effects.push(Effect::StopComputer);
    }
    let Some(running) = &model.running else { return };
    let Some(deal) = running.deal() else { return };
    let view = deal.history.game().view(player.seat(deal.dealer));
    let stream = HINTS + (u64::from(running.deal_number()) << 8) + u64::from(ply);
    let seed = Randomness::new(running.seed, stream).seed();
    let (level, objective) = (OpponentLevel::Master.level(), Objective::GamePoints);
    model.request = Request(model.request.0.wrapping_add(1));
    let task = Box::new(Task { level, objective, view, seed });
    effects.push(Effect::AskAdvice { request: model.request, task });
    model.hint = Some(Hint { player, ply, is_open: true, state: HintState::Thinking(None) });
}

/// Who may ask now, and how many moves have been made.
fn asker(model: &Model) -> Option<(Player, u32)> {
    let (player, _) = own_choices(model)?;
    let deal = model.running.as_ref().and_then(Match::deal)?;
    (!is_out_of_sight(model) && model.awaited.is_none()).then_some((player, deal.ply()))
}

/// Puts the hint away; what is still thought about is dropped.
pub(super) fn close(model: &mut Model, effects: &mut Vec<Effect>) {
    if drop_thought(model) {
        effects.push(Effect::StopComputer);
        model.request = Request(model.request.0.wrapping_add(1));
    }
    if let Some(hint) = &mut model.hint {
        hint.is_open = false;
    }
}

/// Forgets a hint that is still thought about; tells whether there was one.
pub(super) fn drop_thought(model: &mut Model) -> bool {
    model.hint.take_if(|hint| matches!(hint.state, HintState::Thinking(_))).is_some()
}

/// Forgets a hint that was given: another move has been made.
pub(super) fn drop_given(model: &mut Model) {
    model.hint.take_if(|hint| matches!(hint.state, HintState::Given(_)));
}

/// Whether the computer thinks about a hint.
pub(super) fn is_thought_about(model: &Model) -> bool {
    model.hint.as_ref().is_some_and(|hint| matches!(hint.state, HintState::Thinking(_)))
}

pub(super) fn thinks(model: &mut Model, percent: u8) {
    if let Some(Hint { state: HintState::Thinking(done), .. }) = &mut model.hint {
        *done = Some(percent.min(100));
    }
}

/// The computer has said what it would do.
pub(super) fn given(
    model: &mut Model,
    request: Request,
    decision: Option<&Decision>,
    effects: &mut Vec<Effect>,
) {
    if request != model.request || !is_thought_about(model) {
        return;
    }
    let Some((hint, decision)) = model.hint.take().zip(decision) else { return };
    let is_counted = model.lesson.is_none();
    let Some(deal) = model.running.as_mut().and_then(Match::deal_mut) else { return };
    if deal.front != Front::Player(hint.player) || deal.ply() != hint.ply {
        return;
    }
    let view = deal.history.game().view(hint.player.seat(deal.dealer));
    let state = HintState::Given(Box::new(Advice::new(&view, decision)));
    model.hint = Some(Hint { state, ..hint });
    if is_counted {
        let count = &mut deal.hints[hint.player];
        *count = count.saturating_add(1);
        keep(model, effects);
    }
}

/// Does what the hint says: chooses the cards or the bonuses, or makes the move.
pub(super) fn follow(model: &mut Model, ply: u32, effects: &mut Vec<Effect>) {
    let Some(Hint { player, ply: of_ply, state: HintState::Given(advice), .. }) = &model.hint
    else {
        return;
    };
    if *of_ply != ply || own_choices(model).is_none_or(|(in_front, _)| in_front != *player) {
        return;
    }
    let choice = advice.choice;
    match choice {
        Move::Discard(cards) if model.selection.cards != cards => {
            model.selection.cards = cards;
            model.refusal = None;
        }
        Move::Announce(bonuses) if model.selection.bonuses != bonuses => {
            model.selection.bonuses = bonuses;
            model.refusal = None;
        }
        _ => play_in_front(model, ply, choice, effects),
    }
}
