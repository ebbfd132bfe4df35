//! Players who weigh what the other one may hold.
//!
//! There is one file for each decision, and each is made in small portions. What a choice is worth
//! is worked out in many [worlds](super::belief::World) with both hands open, and averaged.

mod announcing;
mod appraisal;
mod auction;
mod believing;
mod endgame;
mod exchange;
mod outlook;
mod play;
mod skill;
mod study;
mod tally;
mod talon;
mod ties;
mod worth;

use play::PlayWeighing;
use skill::Skill;
use study::BeforePlay;

use super::belief::World;
use super::exact::rounded;
use super::solver::{Account, held_bonuses};
use super::{Alternative, Decision, Expectation, Mind, Progress, Reason, Task, Worlds};
use crate::cards::{CardSet, Randomness, put_in_order};
use crate::rules::{Bargain, BySeat, Choices, Move, PlayerView};

/// A decision of such a player in the making. It begins with the first step.
#[derive(Debug)]
pub(super) enum Weighing {
    /// There is but one move.
    Made(Decision),
    BeforePlay(Box<BeforePlay>),
    Play(Box<PlayWeighing>),
}

impl Weighing {
    /// Begins; `None` if it is not the viewer's turn.
    pub(super) fn new(task: &Task) -> Option<Self> {
        let randomness = Randomness::new(task.seed, 0);
        Some(match task.view.choices.as_ref()? {
            Choices::Play(choices) if choices.legal().len() == 1 => {
                let choice = Move::Play(choices.legal().first()?);
                Self::Made(Decision::unweighed(choice, Reason::OnlyMove))
            }
            Choices::Play(choices) => {
                Self::Play(Box::new(PlayWeighing::new(task, choices, randomness)))
            }
            _ => Self::BeforePlay(Box::new(BeforePlay::new(task, randomness))),
        })
    }

    pub(super) fn step(&mut self, mind: &mut Mind, nodes: u32) -> Progress {
        match self {
            Self::Made(decision) => Progress::Decided(decision.clone()),
            Self::BeforePlay(study) => study.step(nodes),
            Self::Play(play) => play.step(mind, nodes),
        }
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
    put_in_order(&mut alternatives, |alternative| std::cmp::Reverse(alternative.value));
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
