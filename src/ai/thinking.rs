use serde::{Deserialize, Serialize};

use super::weighing::Weighing;
use super::{Decision, Level, Mind, Reason, thumb};
use crate::ai::random::{RandomPlayer, Style};
use crate::cards::{Randomness, Seed};
use crate::rules::PlayerView;

/// What a player plays for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Objective {
    /// Game points, all that the settlement of the deal brings (R11).
    #[default]
    GamePoints,
    /// Card points, in the play of the cards; everything before is decided for game points.
    CardPoints,
}

/// A decision to be made: the same one gives the same [`Decision`] everywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Task {
    /// How strong the player is.
    pub level: Level,
    /// What he plays for.
    pub objective: Objective,
    /// All he knows.
    pub view: PlayerView,
    /// His randomness.
    pub seed: Seed,
}

/// How far a [`Thinking`] has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is more to do; `done` of about `of` parts are done.
    Going {
        /// Parts done.
        done: u32,
        /// About how many there are.
        of: u32,
    },
    /// It is decided.
    Decided(Decision),
}

/// A decision in the making. It is made in steps, so that whoever shares a thread with it can do
/// something else in between, or drop it.
#[derive(Debug)]
pub struct Thinking {
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// It was made at once.
    Made(Decision),
    Weighing(Weighing),
}

impl Thinking {
    /// Begins to think; `None` if it is not the viewer's turn.
    #[must_use]
    pub fn new(task: &Task) -> Option<Self> {
        let Task { level, view, seed, .. } = task;
        let choices = view.choices.as_ref()?;
        let stage = match level {
            Level::Random => {
                let randomness = Randomness::new(*seed, 0);
                let choice = RandomPlayer::new(randomness, Style::Any).decide(view)?;
                Stage::Made(Decision::unweighed(choice, Reason::Chance))
            }
            Level::Beginner => Stage::Made(Decision::unweighed(
                thumb::decide_as_learner(view, *seed)?,
                Reason::RuleOfThumb,
            )),
            Level::Pimc20 | Level::Club | Level::Master => Stage::Weighing(Weighing::new(task)?),
        };
        debug_assert!(choices.some_legal().is_some(), "there is always a legal move");
        Some(Self { stage })
    }

    /// Thinks on for about `nodes` positions of the search; what is decided does not depend on it.
    pub fn step(&mut self, mind: &mut Mind, nodes: u32) -> Progress {
        match &mut self.stage {
            Stage::Made(decision) => Progress::Decided(decision.clone()),
            Stage::Weighing(weighing) => weighing.step(mind, nodes),
        }
    }
}

/// Decides in one go; `None` if it is not the viewer's turn.
#[must_use]
pub fn decide(mind: &mut Mind, task: &Task) -> Option<Decision> {
    let mut thinking = Thinking::new(task)?;
    loop {
        if let Progress::Decided(decision) = thinking.step(mind, u32::MAX) {
            return Some(decision);
        }
    }
}
