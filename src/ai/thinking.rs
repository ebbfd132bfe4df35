use serde::{Deserialize, Serialize};

use super::{Decision, Level, Mind, Reason, thumb};
use crate::ai::random::{RandomPlayer, Style};
use crate::cards::{Randomness, Seed};
use crate::rules::{Choices, Move, PlayerView};

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
    task: Task,
}

impl Thinking {
    /// Begins to think; `None` if it is not the viewer's turn.
    #[must_use]
    pub fn new(task: Task) -> Option<Self> {
        task.view.choices.is_some().then_some(Self { task })
    }

    /// Thinks on for about `nodes` positions of the search; what is decided does not depend on it.
    pub fn step(&mut self, mind: &mut Mind, nodes: u32) -> Progress {
        let _ = (mind, nodes);
        let Task { level, view, seed, .. } = &self.task;
        let decided = match level {
            Level::Random => RandomPlayer::new(Randomness::new(*seed, 0), Style::Any)
                .decide(view)
                .map(|choice| Decision::unweighed(choice, Reason::Chance)),
            _ => thumb::decide(view, *seed)
                .map(|choice| Decision::unweighed(choice, Reason::RuleOfThumb)),
        };
        Progress::Decided(decided.unwrap_or_else(|| some_legal(view)))
    }
}

/// Decides in one go; `None` if it is not the viewer's turn.
#[must_use]
pub fn decide(mind: &mut Mind, task: Task) -> Option<Decision> {
    let mut thinking = Thinking::new(task)?;
    loop {
        if let Progress::Decided(decision) = thinking.step(mind, u32::MAX) {
            return Some(decision);
        }
    }
}

fn some_legal(view: &PlayerView) -> Decision {
    let legal = view.choices.as_ref().and_then(Choices::some_legal);
    Decision::unweighed(
        legal.unwrap_or(Move::Discard(crate::cards::CardSet::EMPTY)),
        Reason::OnlyMove,
    )
}
