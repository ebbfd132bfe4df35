use kosakeln::ai::belief::{Belief, Habits, Knowledge, Weighed, World};
use kosakeln::ai::solver::{Account, Position, Solver, Stakes};
use kosakeln::ai::{Mind, Objective};
use kosakeln::rules::{Game, Seat};

use super::search::{Case, Policy, Search};
use super::twins::twin;
use super::{Outcome, Situation, Terms};

/// What the viewer of a position may expect against the level.
#[derive(Clone, Debug)]
pub(crate) struct Measured {
    /// The worlds, with their weights.
    pub(crate) worlds: Vec<(World, f64)>,
    /// Whether these are all.
    pub(crate) are_all: bool,
    /// How many were believed although they cannot have come about by the rules.
    pub(crate) impossible: usize,
    /// The place of the true one, if it is among them.
    pub(crate) truth: Option<usize>,
    /// With the best response.
    pub(crate) best: Outcome,
    /// If the viewer plays as the level does.
    pub(crate) as_level: Outcome,
    /// If both saw all cards, and played best.
    pub(crate) open: f64,
    /// How much more the best response brings than playing as the level does, in worlds that it was
    /// not made for.
    ///
    /// In a sample the best response finds out too easily what the other holds: a card that he
    /// could play in many worlds is played in one of the few. So what it gains there is too much.
    /// What the same play gains in other worlds is too little, since a better one may exist.
    pub(crate) gain_elsewhere: f64,
    /// How much more it brought in the deal as it lay.
    pub(crate) gain_in_truth: f64,
}

/// How many worlds are listed before some of them are chosen: as many as the level lists.
const LISTED: u32 = 4_000;

impl Measured {
    pub(crate) fn new(terms: &Terms, situation: &Situation, mind: &mut Mind) -> Self {
        let Situation { history, viewer, .. } = situation;
        let mut randomness = situation.randomness();
        let knowledge = Knowledge::new(&history.game().view(*viewer));
        let listed = Belief::new(&knowledge, &Habits::PLAYERS, LISTED, LISTED, &mut randomness);
        let belief = listed.clone().narrowed(terms.worlds, &mut randomness);
        let (worlds, cases) = possible(situation, &belief);
        let mut search = Search::new(terms, situation, mind);
        let as_level = search.outcome(&cases, Policy::Level);
        let best = search.outcome(&cases, Policy::Best);
        let gain = best.sum - as_level.sum;
        let gain_elsewhere = if belief.are_all {
            gain
        } else {
            let (_, others) = possible(situation, &listed.narrowed(terms.worlds, &mut randomness));
            others.iter().map(|case| case.weight * search.gain_by(&best.line, case)).sum()
        };
        let in_truth = Case { place: 0, weight: 1.0, game: history.game().clone() };
        // Where nothing is gained, the two ways of playing only differ by chance.
        let gain_in_truth = if gain < 1e-6 { 0.0 } else { search.gain_by(&best.line, &in_truth) };
        let mut solver = Solver::with_table(10);
        let open = cases
            .iter()
            .map(|case| case.weight * open_value(&case.game, *viewer, terms.objective, &mut solver))
            .sum();
        Self {
            are_all: belief.are_all,
            impossible: belief.worlds.len() - worlds.len(),
            truth: worlds.iter().position(|(world, _)| is_truth(situation, world)),
            worlds,
            best,
            as_level,
            open,
            gain_elsewhere,
            gain_in_truth,
        }
    }

    /// How much more the best response brings than playing as the level does.
    pub(crate) fn gain(&self) -> f64 {
        self.best.sum - self.as_level.sum
    }
}

/// The worlds that can have come about by the rules, with their weights, and as cases to play on.
fn possible(situation: &Situation, belief: &Belief) -> (Vec<(World, f64)>, Vec<Case>) {
    let mut worlds = Vec::new();
    let mut cases = Vec::new();
    for Weighed { world, weight } in &belief.worlds {
        match twin(&situation.history, situation.viewer, world) {
            Ok(twin) => {
                let game = twin.game().clone();
                cases.push(Case { place: worlds.len(), weight: *weight, game });
                worlds.push((*world, *weight));
            }
            Err(_) => assert!(!is_truth(situation, world), "what has come about is possible"),
        }
    }
    let whole: f64 = cases.iter().map(|case| case.weight).sum();
    for (case, (_, weight)) in cases.iter_mut().zip(&mut worlds) {
        case.weight /= whole;
        *weight = case.weight;
    }
    (worlds, cases)
}

fn is_truth(situation: &Situation, world: &World) -> bool {
    let other = situation.viewer.other();
    let hidden = situation.history.game().view(other);
    (world.hands[other], world.discards[other]) == (hidden.hand, hidden.discards)
}

fn open_value(game: &Game, viewer: Seat, objective: Objective, solver: &mut Solver) -> f64 {
    let open = game.open_cards().expect("cards are played");
    let position = Position::new(open.hands, open.tricks.leader(), open.tricks.led())
        .expect("hands of a game");
    let is_viewers = position.turn() == viewer;
    match objective {
        Objective::GamePoints => {
            let stakes = Stakes::new(&Account::of(game.rules(), &open));
            let value = solver.game_points(&position, &stakes).expect("no limit is set");
            value.won_if(is_viewers).number().into()
        }
        Objective::CardPoints => {
            let value = solver.card_points(&position).expect("no limit is set").thirds();
            let rest = position.cards().points().thirds();
            f64::from(if is_viewers { value } else { rest - value }) / 3.0
        }
    }
}
