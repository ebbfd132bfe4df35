use arrayvec::ArrayVec;

use super::Skill;
use super::believing::{DRAWN, heard};
use super::endgame::{self, Case, Endgame};
use super::tally::Tally;
use super::ties::{TieBreak, WORLDS, least_telling};
use super::worth::Worth;
use crate::ai::belief::{Belief, Gathering};
use crate::ai::solver::Solver;
use crate::ai::{Decision, Mind, Progress, Reason, Task, Worlds, thumb};
use crate::cards::{Card, CardSet, Randomness, Seed, put_in_order};
use crate::rules::{Move, PlayChoices};

/// The choice of a card: each is solved in many worlds, and the best on average is played.
#[derive(Debug)]
pub(in crate::ai) struct PlayWeighing {
    worth: Worth,
    skill: Skill,
    seed: Seed,
    randomness: Randomness,
    legal: CardSet,
    belief: Belief,
    is_sample: bool,
    tally: Tally,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// Nothing has been done yet.
    Begun,
    /// The worlds are gathered.
    Gathering(Box<Gathering>),
    /// Solved one world after the other.
    Solving(Solving),
    /// All worlds together are worked out, one card after the other, to the end of the deal.
    WorkingOut { cases: Vec<Case>, sums: ArrayVec<(Card, f64), 16> },
    /// Cards of equal worth are compared.
    BreakingTies { ties: TieBreak, is_worked_out: bool },
}

/// Worlds, in the order in which they are solved.
#[derive(Debug)]
struct Solving {
    /// Where each is in the belief, and its weight. If the nodes run out, those that have been
    /// solved are a fair sample.
    places: Vec<(usize, f64)>,
    next: usize,
    /// How many nodes have been spent altogether, and on the present world.
    spent: u64,
    spent_on_this: u64,
}

/// How many nodes the solver may look at in one call: a few milliseconds, since nothing can come in
/// between. A world that takes more is taken up again, and goes on from what the solver remembers.
pub(super) const UNIT: u64 = 20_000;

/// About how many nodes take as long as what is done beside them, each time.
const CALL: u64 = 100;

/// About how many nodes take as long as gathering some worlds.
const GATHERING: u64 = 8_000;

impl PlayWeighing {
    pub(super) fn new(task: &Task, choices: &PlayChoices, randomness: Randomness) -> Self {
        let skill = Skill::of(task.level);
        Self {
            worth: Worth::new(task),
            skill,
            seed: task.seed,
            randomness,
            legal: choices.legal(),
            belief: Belief { worlds: Vec::new(), are_all: false },
            is_sample: false,
            tally: Tally::default(),
            stage: Stage::Begun,
        }
    }

    pub(super) fn step(&mut self, mind: &mut Mind, nodes: u32) -> Progress {
        let mut spent = 0;
        loop {
            let before = mind.solver.nodes();
            let is_gathering = matches!(self.stage, Stage::Gathering(_));
            if let Some(decision) = self.portion(&mut mind.solver) {
                return Progress::Decided(decision);
            }
            let beside = if is_gathering { GATHERING } else { CALL };
            spent += mind.solver.nodes() - before + beside;
            if spent >= u64::from(nodes) {
                return self.progress();
            }
        }
    }

    /// The least that can be done at a time; the decision if it is made.
    fn portion(&mut self, solver: &mut Solver) -> Option<Decision> {
        match &mut self.stage {
            Stage::Begun => {
                solver.clear();
                let Skill { habits, listed, .. } = self.skill.clone();
                let knowledge = self.worth.knowledge().clone();
                let drawn = DRAWN.min(listed);
                self.stage =
                    Stage::Gathering(Box::new(Gathering::new(knowledge, habits, listed, drawn)));
            }
            Stage::Gathering(gathering) => {
                if !gathering.portion(&mut self.randomness) {
                    let (view, knowledge) = (&self.worth.view, self.worth.knowledge());
                    self.belief = heard(gathering.belief(), view, knowledge, &self.skill.habits);
                    self.stage = self.begin();
                }
            }
            Stage::Solving(solving) => {
                let is_enough = solving.is_enough(self.tally.worlds, self.skill.nodes);
                match solving.places.get(solving.next).copied().filter(|_| !is_enough) {
                    Some(place) => self.solve(place, solver),
                    None => self.find_ties(),
                }
            }
            Stage::WorkingOut { cases, sums } => {
                if let Some(card) = self.legal.iter().nth(sums.len()) {
                    let value = Endgame::new(self.worth.view.seat, solver).value_of(cases, card);
                    sums.push((card, value));
                } else {
                    self.tally = Tally::of_cases(cases, sums.clone());
                    self.find_ties();
                }
            }
            Stage::BreakingTies { ties, is_worked_out } => {
                if !ties.portion(&self.worth, &self.belief, solver) {
                    let is_weighed = self.tally.worlds > 0 || ties.is_settled();
                    let (kept, is_worked_out) = (ties.best(), *is_worked_out);
                    return Some(if is_weighed {
                        self.decision(kept, is_worked_out)
                    } else {
                        self.by_thumb()
                    });
                }
            }
        }
        None
    }

    /// Settles how the worlds are weighed.
    fn begin(&mut self) -> Stage {
        let randomness = &mut self.randomness;
        let (worlds, are_all) = (&self.belief.worlds, self.belief.are_all);
        let left = self.worth.tricks_left();
        if self.skill.works_out && are_all && endgame::is_near(left, worlds.len()) {
            let cases = worlds.iter().filter_map(|weighed| self.worth.case(weighed)).collect();
            return Stage::WorkingOut { cases, sums: ArrayVec::new() };
        }
        let left = usize::from(left);
        let is_all = are_all && worlds.len() <= self.skill.most_weighed[left] as usize;
        self.is_sample = !is_all;
        let places = if is_all {
            let mut places: Vec<usize> = (0..worlds.len()).collect();
            randomness.shuffle(&mut places);
            places.into_iter().map(|place| (place, worlds[place].weight)).collect()
        } else {
            self.belief.sample(self.skill.sampled[left], randomness)
        };
        Stage::Solving(Solving { places, next: 0, spent: 0, spent_on_this: 0 })
    }

    /// Solves a world for as long as one call of the solver.
    fn solve(&mut self, (place, weight): (usize, f64), solver: &mut Solver) {
        let Stage::Solving(solving) = &mut self.stage else { return };
        let before = solver.nodes();
        solver.limit_nodes(Some(UNIT));
        let values = self.worth.of_cards(&self.belief.worlds[place].world, solver);
        solver.limit_nodes(None);
        let spent = solver.nodes() - before;
        solving.spent += spent;
        solving.spent_on_this += spent;
        if let Some(values) = &values {
            self.tally.add(values, weight);
        }
        if values.is_some() || solving.spent_on_this >= self.skill.nodes_a_world {
            solving.next += 1;
            solving.spent_on_this = 0;
        }
    }

    /// Looks for cards that are worth as much as the best.
    fn find_ties(&mut self) {
        // If no world could be weighed within the nodes, all cards are as good so far.
        let best = if self.tally.worlds == 0 { self.legal } else { self.tally.best() };
        let is_worked_out = matches!(self.stage, Stage::WorkingOut { .. });
        let ties = if let Stage::Solving(solving) = &self.stage {
            // From the first on, also those that were too hard: without them the cards would be
            // compared only where much the same comes of all.
            TieBreak::new(best, &self.worth, solving.places.iter().copied())
        } else {
            let worlds = self.belief.worlds.iter().map(|weighed| weighed.weight).enumerate();
            let step = self.belief.worlds.len().div_ceil(WORLDS).max(1);
            TieBreak::new(best, &self.worth, worlds.step_by(step))
        };
        self.stage = Stage::BreakingTies { ties, is_worked_out };
    }

    fn progress(&self) -> Progress {
        let of_lists = |done: usize, of: usize| {
            let [done, of] = [done, of].map(|number| u32::try_from(number).unwrap_or(u32::MAX));
            Progress::Going { done, of }
        };
        match &self.stage {
            Stage::Begun | Stage::Gathering(_) => of_lists(0, 1),
            Stage::Solving(solving) => {
                // Whichever comes first, the last world or the last node.
                let nodes = solving.spent.saturating_mul(1000) / self.skill.nodes.max(1);
                let worlds = 1000 * solving.next / solving.places.len().max(1);
                of_lists(worlds.max(usize::try_from(nodes).unwrap_or(0)).min(1000), 1000)
            }
            Stage::WorkingOut { sums, .. } => of_lists(sums.len(), self.legal.len().into()),
            Stage::BreakingTies { .. } => of_lists(1, 1),
        }
    }

    /// What is played if not one world could be weighed.
    fn by_thumb(&self) -> Decision {
        let by_thumb = thumb::decide(&self.worth.view, self.seed);
        let choice = by_thumb.unwrap_or(Move::Play(least_telling(self.legal)));
        Decision::unweighed(choice, Reason::RuleOfThumb)
    }

    /// What was found: one of the cards that are `kept` is played.
    fn decision(&self, kept: CardSet, is_worked_out: bool) -> Decision {
        // If no world was weighed, card points are all that the cards were compared by.
        let equals = if self.tally.worlds == 0 { self.legal } else { self.tally.best() };
        let reason = match (equals.len(), kept.len()) {
            (equals, kept) if kept < equals => Reason::CardPoints,
            (_, 2..) => Reason::TellsLeast,
            _ if is_worked_out => Reason::WorkedOut,
            _ => Reason::BestValue,
        };
        let weighed = self.tally.worlds;
        let are_all = !self.is_sample && weighed as usize == self.belief.worlds.len();
        let choice = Move::Play(least_telling(kept));
        let mut alternatives = self.tally.alternatives();
        // The choice stands first among its equals.
        put_in_order(&mut alternatives, |other| {
            (std::cmp::Reverse(other.value), other.choice != choice)
        });
        let worlds = Worlds { weighed, are_all };
        Decision { choice, reason, worlds, alternatives, chances: Vec::new() }
    }
}

impl Solving {
    /// Whether no more nodes may be spent. A world once begun is finished, if it does not take too
    /// much, or the easy ones alone would decide; and a little more is allowed while no two worlds
    /// have been weighed.
    fn is_enough(&self, weighed: u32, nodes: u64) -> bool {
        let is_begun = self.spent_on_this > 0;
        self.spent >= if is_begun || weighed < 2 { nodes.saturating_add(nodes / 2) } else { nodes }
    }
}
