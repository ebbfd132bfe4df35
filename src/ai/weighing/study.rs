use std::fmt;

use super::believing::{DRAWN, heard};
use super::{announcing, auction, exchange, talon};
use crate::ai::belief::{Belief, Gathering, Habits, Knowledge};
use crate::ai::{Decision, Level, Progress, Reason, Task, thumb};
use crate::cards::{Randomness, Seed};
use crate::rules::{Choices, DiscardStage, Phase, PlayerView};

/// A decision before the play in the making, in portions that take a millisecond or two each.
pub(super) trait Study {
    /// How many portions there still are.
    fn left(&self) -> usize;

    /// Does the next one.
    fn portion(&mut self, view: &PlayerView, randomness: &mut Randomness);

    /// What is decided when none is left.
    fn decision(&self, view: &PlayerView) -> Option<Decision>;
}

impl fmt::Debug for dyn Study {
    /// No more than how far it is: what it holds would be a great deal, also in what the page weighs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Study").field("left", &self.left()).finish_non_exhaustive()
    }
}

/// A decision in a phase before the play of the cards: by study if the player is one for that, else
/// by rule of thumb.
#[derive(Debug)]
pub(in crate::ai) struct BeforePlay {
    view: PlayerView,
    seed: Seed,
    randomness: Randomness,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// Nothing has been done yet.
    Begun {
        studies: bool,
    },
    /// The worlds are gathered, and then only so many kept.
    Gathering {
        gathering: Box<Gathering>,
        kept: u32,
    },
    Studying {
        study: Box<dyn Study>,
        portions: usize,
    },
}

/// About how many nodes of the search take as long as a portion.
const PORTION: u32 = 8_000;

impl BeforePlay {
    pub(super) fn new(task: &Task, randomness: Randomness) -> Self {
        let stage = Stage::Begun { studies: task.level == Level::Master };
        Self { view: task.view.clone(), seed: task.seed, randomness, stage }
    }

    pub(super) fn step(&mut self, nodes: u32) -> Progress {
        let (view, randomness) = (&self.view, &mut self.randomness);
        let mut spent = 0;
        loop {
            match &mut self.stage {
                Stage::Begun { studies: false } => {
                    return Progress::Decided(by_thumb(view, self.seed));
                }
                Stage::Begun { .. } => {
                    let (habits, listed, kept) = Self::scope(view);
                    let drawn = DRAWN.min(listed);
                    let knowledge = Knowledge::new(view);
                    let gathering = Gathering::new(knowledge, habits, listed, drawn);
                    let gathering = Box::new(gathering);
                    self.stage = Stage::Gathering { gathering, kept };
                }
                Stage::Gathering { gathering, kept } => {
                    if !gathering.portion(randomness) {
                        let (habits, ..) = Self::scope(view);
                        let knowledge = Knowledge::new(view);
                        let belief = match view.public.phase {
                            // There the calls are weighed with what they lead to.
                            Phase::Auction => gathering.belief(),
                            _ => heard(gathering.belief(), view, &knowledge, &habits),
                        };
                        let belief = belief.narrowed(*kept, randomness);
                        let Some(study) = study(view, belief, randomness) else {
                            return Progress::Decided(by_thumb(view, self.seed));
                        };
                        self.stage = Stage::Studying { portions: study.left(), study };
                    }
                }
                Stage::Studying { study, .. } if study.left() == 0 => {
                    let decision = study.decision(view);
                    return Progress::Decided(
                        decision.unwrap_or_else(|| by_thumb(view, self.seed)),
                    );
                }
                Stage::Studying { study, .. } => study.portion(view, randomness),
            }
            spent += PORTION;
            if spent >= nodes {
                return self.progress();
            }
        }
    }

    fn progress(&self) -> Progress {
        let Stage::Studying { study, portions } = &self.stage else {
            return Progress::Going { done: 0, of: 1 };
        };
        let done = portions.saturating_sub(study.left());
        let [done, of] = [done, *portions].map(|number| u32::try_from(number).unwrap_or(u32::MAX));
        Progress::Going { done, of }
    }

    /// By what habits the worlds are weighed, how many are listed at most, and how many kept.
    fn scope(view: &PlayerView) -> (Habits, u32, u32) {
        match view.public.phase {
            Phase::PersonalExchange => (Habits::NONE, 60, 60),
            Phase::Auction => (Habits::PLAYERS, 200, 200),
            Phase::AnnounceBefore | Phase::AnnounceAfter | Phase::DefenderAnnounce => {
                (Habits::PLAYERS, 4_000, 200)
            }
            _ => (Habits::PLAYERS, 4_000, 60),
        }
    }
}

/// The study for what is to be decided; `None` if it is not worth one.
fn study(view: &PlayerView, belief: Belief, randomness: &mut Randomness) -> Option<Box<dyn Study>> {
    Some(match view.choices.as_ref()? {
        Choices::Call(choices) => Box::new(auction::CallStudy::new(view, choices, belief)?),
        Choices::Announce(choices) => {
            Box::new(announcing::AnnounceStudy::new(view, choices, belief)?)
        }
        Choices::Take(choices) => Box::new(talon::TakeStudy::new(view, *choices, belief)?),
        Choices::Discard(choices) => match choices.stage() {
            DiscardStage::Personal => {
                Box::new(exchange::ExchangeStudy::new(view, choices, &belief, randomness))
            }
            DiscardStage::Talon => Box::new(talon::DiscardStudy::new(view, choices, belief)?),
        },
        Choices::Play(_) => return None,
    })
}

/// What rules of thumb say; there is always something.
fn by_thumb(view: &PlayerView, seed: Seed) -> Decision {
    let choice = thumb::decide(view, seed);
    let some_legal = || view.choices.as_ref().and_then(Choices::some_legal);
    let choice = choice.or_else(some_legal).expect("it is this player's turn");
    Decision::unweighed(choice, Reason::RuleOfThumb)
}
