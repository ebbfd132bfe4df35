//! Players who weigh what the other one may hold.
//!
//! There is one file for each decision. What a choice is worth is worked out in many
//! [worlds](super::belief::World) with both hands open, and averaged.

mod announcing;
mod appraisal;
mod auction;
mod believing;
mod endgame;
mod exchange;
mod outlook;
mod play;
mod skill;
mod talon;
mod ties;
mod utility;

use play::PlayWeighing;
use skill::Skill;

use super::belief::World;
use super::exact::rounded;
use super::solver::{Account, held_bonuses};
use super::{
    Alternative, Decision, Expectation, Level, Mind, Progress, Reason, Task, Worlds, thumb,
};
use crate::cards::{CardSet, Randomness};
use crate::rules::{Bargain, BySeat, Choices, DiscardStage, Move, PlayerView};

/// A decision of such a player in the making.
#[derive(Debug)]
pub(super) enum Weighing {
    /// It was made at once.
    Made(Decision),
    Play(Box<PlayWeighing>),
}

impl Weighing {
    /// Begins; `None` if it is not the viewer's turn.
    pub(super) fn new(task: &Task) -> Option<Self> {
        let view = &task.view;
        let choices = view.choices.as_ref()?;
        let mut randomness = Randomness::new(task.seed, 0);
        if let Choices::Play(choices) = choices {
            let legal = choices.legal();
            if legal.len() == 1 {
                let choice = Move::Play(legal.first()?);
                return Some(Self::Made(Decision::unweighed(choice, Reason::OnlyMove)));
            }
            let skill = Skill::of(task.level);
            let play = PlayWeighing::new(view, choices, task, &skill, &mut randomness);
            return Some(Self::Play(Box::new(play)));
        }
        if task.level == Level::Master
            && let Some(decision) = before_play(view, choices, &mut randomness)
        {
            return Some(Self::Made(decision));
        }
        let choice = thumb::decide(view, task.seed)?;
        Some(Self::Made(Decision::unweighed(choice, Reason::RuleOfThumb)))
    }

    pub(super) fn step(&mut self, mind: &mut Mind, nodes: u32) -> Progress {
        match self {
            Self::Made(decision) => Progress::Decided(decision.clone()),
            Self::Play(play) => play.step(mind, nodes),
        }
    }
}

/// The decision of a master in every phase before the play of the cards.
fn before_play(
    view: &PlayerView,
    choices: &Choices,
    randomness: &mut Randomness,
) -> Option<Decision> {
    match choices {
        Choices::Call(choices) => auction::call(view, choices, 200, randomness),
        Choices::Announce(choices) => announcing::announce(view, choices, 200, randomness),
        Choices::Take(choices) => talon::take(view, *choices, 60, randomness),
        Choices::Discard(choices) => match choices.stage() {
            DiscardStage::Personal => exchange::personal(view, choices, 60, randomness),
            DiscardStage::Talon => talon::discard(view, choices, 60, randomness),
        },
        Choices::Play(_) => None,
    }
}

/// The decision for the move of the highest value; of equals for the first.
fn ranked(
    scored: impl IntoIterator<Item = (Move, f64)>,
    reason: Reason,
    worlds: Worlds,
) -> Option<Decision> {
    let mut alternatives: Vec<Alternative> = scored
        .into_iter()
        .map(|(choice, value)| Alternative { choice, value: Expectation(rounded(1000.0 * value)) })
        .collect();
    alternatives.sort_by_key(|alternative| std::cmp::Reverse(alternative.value));
    let choice = alternatives.first()?.choice;
    let reason = if alternatives.len() == 1 { Reason::OnlyMove } else { reason };
    Some(Decision { choice, reason, worlds, alternatives, chances: Vec::new() })
}

/// What the settlement of a world depends on.
pub(super) fn world_account<'a>(
    view: &'a PlayerView,
    bargain: Bargain,
    world: &World,
    played: &BySeat<CardSet>,
) -> Account<'a> {
    let public = &view.public;
    let declarer = bargain.declarer;
    let first_hands = BySeat::new(|seat| world.hands[seat] | played[seat]);
    let original =
        BySeat::new(|seat| first_hands[seat] | world.discards[seat] | world.untaken[seat]);
    let aside = BySeat::new(|seat| {
        let talon = if seat == declarer { CardSet::EMPTY } else { world.talon };
        (world.discards[seat] | world.untaken[seat] | talon).points()
    });
    Account {
        rules: &public.rules,
        bargain,
        announcements: public.announcements,
        declarers_hand: first_hands[declarer],
        aside,
        held: held_bonuses(&public.rules, declarer, original),
        tricks: &public.tricks,
    }
}
