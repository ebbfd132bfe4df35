use arrayvec::ArrayVec;

use super::believing::believe;
use super::endgame::{self, Case, Endgame};
use super::ties::least_telling;
use super::utility::Utility;
use super::{Skill, World, world_account};
use crate::ai::belief::{Belief, Knowledge, Weighed};
use crate::ai::exact::rounded;
use crate::ai::solver::{CardValues, Position, Stakes};
use crate::ai::{
    Alternative, Decision, Expectation, Mind, Objective, Progress, Reason, Task, Worlds, thumb,
};
use crate::cards::{Card, CardPoints, CardSet, Randomness, Seed};
use crate::rules::{Move, PlayChoices, PlayerView};

/// The choice of a card: each is solved in many worlds, and the best on average is played.
#[derive(Debug)]
pub(in crate::ai) struct PlayWeighing {
    view: PlayerView,
    objective: Objective,
    seed: Seed,
    legal: CardSet,
    knowledge: Knowledge,
    belief: Belief,
    order: Order,
    /// Of how many worlds to weigh a sample, if weighing all is too much.
    sample: u32,
    limit: u64,
    /// About how many nodes may be spent altogether, and how many have been.
    budget: u64,
    spent: u64,
    exact_from: u8,
    /// How often the limit was reached in the present world.
    attempts: u8,
    tally: Tally,
}

/// In which order the worlds are weighed.
#[derive(Debug)]
enum Order {
    /// Together, one card after the other to the end of the deal.
    Worked { cases: Vec<Case>, next: usize },
    /// All of them, each with its weight, in an order by chance: if the nodes run out, those weighed
    /// are a fair sample.
    All { places: Vec<usize>, next: usize },
    /// Drawn in proportion to their weights.
    Sample { places: Vec<(usize, f64)>, next: usize },
}

/// What has been found so far.
#[derive(Debug, Default)]
struct Tally {
    sums: ArrayVec<(Card, f64), 16>,
    weight: f64,
    worlds: u32,
}

/// How often a world is taken up again after the limit of nodes, before it is given up.
const ATTEMPTS: u8 = 1;

impl PlayWeighing {
    pub(super) fn new(
        view: &PlayerView,
        choices: &PlayChoices,
        task: &Task,
        skill: &Skill,
        randomness: &mut Randomness,
    ) -> Self {
        let (objective, seed) = (task.objective, task.seed);
        let knowledge = Knowledge::new(view);
        let belief = believe(view, &knowledge, &skill.habits, skill.listed, randomness);
        let left = usize::from(16 - view.public.tricks.len());
        let sample = skill.samples(objective)[left.min(16)];
        let most = skill.most_weighed(objective)[left.min(16)];
        let is_worked = skill.works_out
            && belief.are_all
            && endgame::is_near(16 - view.public.tricks.len(), belief.worlds.len());
        let order = if is_worked {
            let case = |weighed: &Weighed| case(view, objective, &knowledge, weighed);
            Order::Worked { cases: belief.worlds.iter().filter_map(case).collect(), next: 0 }
        } else if belief.are_all && belief.worlds.len() <= most as usize {
            let mut places: Vec<usize> = (0..belief.worlds.len()).collect();
            randomness.shuffle(&mut places);
            Order::All { places, next: 0 }
        } else {
            Order::Sample { places: belief.sample(sample, randomness), next: 0 }
        };
        Self {
            view: view.clone(),
            objective,
            seed,
            legal: choices.legal(),
            knowledge,
            belief,
            order,
            sample,
            limit: skill.nodes_a_world,
            budget: skill.nodes,
            spent: 0,
            exact_from: skill.exact_from,
            attempts: 0,
            tally: Tally::default(),
        }
    }

    pub(super) fn step(&mut self, mind: &mut Mind, nodes: u32) -> Progress {
        if self.tally.worlds == 0 && self.attempts == 0 {
            mind.solver.clear();
        }
        let end = mind.solver.nodes() + u64::from(nodes);
        if let Order::Worked { .. } = self.order {
            return self.work_out(mind, end);
        }
        loop {
            let Some((place, weight)) = self.next() else {
                return Progress::Decided(self.conclude(mind));
            };
            mind.solver.limit_nodes(Some(self.limit));
            let world = self.belief.worlds[place].world;
            let before = mind.solver.nodes();
            let values = self.solve(&world, mind);
            self.spent += mind.solver.nodes() - before;
            mind.solver.limit_nodes(None);
            match values {
                Some(values) => {
                    self.tally.add(&values, weight);
                    self.advance();
                }
                None if self.attempts < ATTEMPTS => self.attempts += 1,
                None => self.advance(),
            }
            if mind.solver.nodes() >= end {
                return Progress::Going { done: self.tally.worlds, of: self.total() };
            }
        }
    }

    /// Works the next cards out, until so many nodes have been looked at.
    fn work_out(&mut self, mind: &mut Mind, end: u64) -> Progress {
        let Order::Worked { cases, next } = &mut self.order else {
            return Progress::Decided(self.conclude(mind));
        };
        mind.solver.limit_nodes(None);
        while let Some(card) = self.legal.iter().nth(*next) {
            let mut endgame = Endgame::new(self.view.seat, &mut mind.solver);
            self.tally.sums.push((card, endgame.value_of(cases, card)));
            *next += 1;
            if mind.solver.nodes() >= end && *next < usize::from(self.legal.len()) {
                let done = u32::try_from(*next).unwrap_or(u32::MAX);
                return Progress::Going { done, of: self.legal.len().into() };
            }
        }
        self.tally.weight = cases.iter().map(Case::weight).sum();
        self.tally.worlds = u32::try_from(cases.len()).unwrap_or(u32::MAX);
        Progress::Decided(self.conclude(mind))
    }

    fn total(&self) -> u32 {
        match &self.order {
            Order::Worked { .. } => u32::from(self.legal.len()),
            Order::All { .. } => u32::try_from(self.belief.worlds.len()).unwrap_or(u32::MAX),
            Order::Sample { .. } => self.sample,
        }
    }

    /// The place of the next world and its weight.
    fn next(&self) -> Option<(usize, f64)> {
        if self.is_spent() {
            return None;
        }
        match &self.order {
            Order::All { places, next } => {
                let place = *places.get(*next)?;
                Some((place, self.belief.worlds.get(place)?.weight))
            }
            Order::Sample { places, next } => places.get(*next).copied(),
            Order::Worked { .. } => None,
        }
    }

    /// Whether no more nodes may be spent: a little more is while no world has been weighed.
    fn is_spent(&self) -> bool {
        let least = if self.tally.worlds < 2 { 2 * self.budget } else { self.budget };
        self.spent >= least
    }

    fn advance(&mut self) {
        self.attempts = 0;
        let (Order::All { next, .. } | Order::Sample { next, .. } | Order::Worked { next, .. }) =
            &mut self.order;
        *next += 1;
    }

    /// What each card is worth in a world, as numbers.
    fn solve(&self, world: &World, mind: &mut Mind) -> Option<CardValues<f64>> {
        let public = &self.view.public;
        let tricks = &public.tricks;
        // The card on the table is in nobody's hand.
        let position = Position::new(world.hands, tricks.leader(), tricks.led())?;
        let number = |values: CardValues<i32>| {
            values.into_iter().map(|(card, value)| (card, f64::from(value))).collect()
        };
        let left = position.tricks_left();
        match (self.objective, public.bargain) {
            (Objective::GamePoints, Some(bargain)) if left <= self.exact_from => {
                let account = world_account(&self.view, bargain, world, &self.knowledge.played);
                let stakes = Stakes::new(&account);
                let values = mind.solver.game_points_of_cards(&position, &stakes)?;
                Some(number(
                    values.into_iter().map(|(card, value)| (card, value.number())).collect(),
                ))
            }
            (Objective::GamePoints, Some(bargain)) => {
                let account = world_account(&self.view, bargain, world, &self.knowledge.played);
                let utility = Utility::new(&account, self.view.seat, left);
                let values = mind.solver.card_points_of_cards(&position)?;
                let worth = |(card, value): (Card, CardPoints)| (card, utility.of(value));
                Some(values.into_iter().map(worth).collect())
            }
            _ => {
                let values = mind.solver.card_points_of_cards(&position)?;
                let thirds = |(card, value): (Card, CardPoints)| (card, i32::from(value.thirds()));
                Some(number(values.into_iter().map(thirds).collect()))
            }
        }
    }

    /// What was found, if nothing has to be told apart any more; else `None`, and the cards that are
    /// worth the same are looked at again.
    fn conclude(&mut self, mind: &mut Mind) -> Decision {
        if self.tally.worlds == 0 {
            let by_thumb = thumb::decide(&self.view, self.seed);
            let choice = by_thumb.unwrap_or(Move::Play(least_telling(self.legal)));
            return Decision::unweighed(choice, Reason::RuleOfThumb);
        }
        let weight = self.tally.weight;
        let mut alternatives: Vec<Alternative> = self
            .tally
            .sums
            .iter()
            .map(|(card, sum)| Alternative {
                choice: Move::Play(*card),
                value: Expectation(rounded(1000.0 * sum / weight)),
            })
            .collect();
        // Stable: of equals the lowest card stays first.
        alternatives.sort_by_key(|alternative| std::cmp::Reverse(alternative.value));
        let worlds = Worlds {
            weighed: self.tally.worlds,
            are_all: !matches!(self.order, Order::Sample { .. })
                && self.tally.worlds as usize == self.belief.worlds.len(),
        };
        let card_of = |alternative: &Alternative| match alternative.choice {
            Move::Play(card) => Some(card),
            _ => None,
        };
        let best: CardSet = match alternatives.first() {
            Some(first) => {
                let is_best = |other: &&Alternative| other.value == first.value;
                alternatives.iter().filter(is_best).filter_map(card_of).collect()
            }
            None => self.legal,
        };
        let kept = self.best_in_card_points(best, mind);
        let reason = match self.order {
            _ if kept.len() > 1 => Reason::TellsLeast,
            _ if best.len() > 1 => Reason::CardPoints,
            Order::Worked { .. } => Reason::WorkedOut,
            Order::All { .. } | Order::Sample { .. } => Reason::BestValue,
        };
        let choice = Move::Play(least_telling(kept));
        // The choice stands first among its equals.
        alternatives.sort_by_key(|other| (std::cmp::Reverse(other.value), other.choice != choice));
        Decision { choice, reason, worlds, alternatives, chances: Vec::new() }
    }

    /// Those of the cards that bring most card points on average: what is left to play for when
    /// the game points do not depend on the card any more. Looked at in a few worlds only.
    fn best_in_card_points(&self, cards: CardSet, mind: &mut Mind) -> CardSet {
        let tricks = &self.view.public.tricks;
        let is_early = tricks.len() < TIES_FROM;
        if cards.len() < 2 || is_early || self.objective == Objective::CardPoints {
            return cards;
        }
        let step = self.belief.worlds.len().div_ceil(TIE_WORLDS).max(1);
        let mut sums: ArrayVec<(Card, f64), 16> = cards.iter().map(|card| (card, 0.0)).collect();
        mind.solver.limit_nodes(Some(self.limit));
        for weighed in self.belief.worlds.iter().step_by(step) {
            let position = Position::new(weighed.world.hands, tricks.leader(), tricks.led());
            let Some(position) = position else { continue };
            let Some(values) = mind.solver.card_points_of_cards(&position) else { continue };
            for (card, sum) in &mut sums {
                let value = values.iter().find(|(other, _)| other == card);
                let thirds = value.map_or(0, |(_, value)| value.thirds());
                *sum += weighed.weight * f64::from(thirds);
            }
        }
        mind.solver.limit_nodes(None);
        let best = sums.iter().map(|(_, sum)| *sum).fold(0.0, f64::max);
        sums.iter().filter(|(_, sum)| *sum > best - 1e-6).map(|(card, _)| *card).collect()
    }
}

/// After how many tricks it is worth the time to compare them.
const TIES_FROM: u8 = 5;

/// In how many worlds, at most, cards of equal worth are compared by card points.
const TIE_WORLDS: usize = 12;

/// A world as its last tricks are worked out.
fn case(
    view: &PlayerView,
    objective: Objective,
    knowledge: &Knowledge,
    weighed: &Weighed,
) -> Option<Case> {
    let tricks = &view.public.tricks;
    let position = Position::new(weighed.world.hands, tricks.leader(), tricks.led())?;
    let stakes = match (objective, view.public.bargain) {
        (Objective::GamePoints, Some(bargain)) => {
            Some(Stakes::new(&world_account(view, bargain, &weighed.world, &knowledge.played)))
        }
        _ => None,
    };
    Some(Case::new(position, stakes, weighed.weight))
}

impl Tally {
    fn add(&mut self, values: &CardValues<f64>, weight: f64) {
        if self.sums.is_empty() {
            self.sums = values.iter().map(|(card, _)| (*card, 0.0)).collect();
        }
        for ((_, sum), (_, value)) in self.sums.iter_mut().zip(values) {
            *sum += weight * value;
        }
        self.weight += weight;
        self.worlds += 1;
    }
}
