use kosakeln::ai::belief::{Belief, Habits, Knowledge, World};
use kosakeln::ai::solver::{Account, Position, Solver, Stakes};
use kosakeln::ai::{Mind, Objective};
use kosakeln::rules::{Game, Seat};

use super::search::{Case, Policy, Search};
use super::twins::twin;
use super::{Outcome, Situation, Terms};

/// What the viewer of a position may expect against the level `master`.
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
}

/// How many worlds are listed before some of them are chosen: as many as the level lists.
const LISTED: u32 = 4_000;

impl Measured {
    pub(crate) fn new(terms: &Terms, situation: &Situation, mind: &mut Mind) -> Self {
        let Situation { history, viewer, .. } = situation;
        let knowledge = Knowledge::new(&history.game().view(*viewer));
        let mut randomness = situation.randomness();
        let belief = Belief::new(&knowledge, &Habits::PLAYERS, LISTED, &mut randomness)
            .narrowed(terms.worlds, &mut randomness);
        let hidden = history.game().view(viewer.other());
        let (mut worlds, mut cases, mut truth) = (Vec::new(), Vec::new(), None);
        for weighed in &belief.worlds {
            let world = weighed.world;
            let other = viewer.other();
            let is_true =
                (world.hands[other], world.discards[other]) == (hidden.hand, hidden.discards);
            let Ok(twin) = twin(history, *viewer, &world) else {
                assert!(!is_true, "what has come about is possible");
                continue;
            };
            let place = worlds.len();
            truth = truth.or(is_true.then_some(place));
            cases.push(Case { place, weight: weighed.weight, game: twin.game().clone() });
            worlds.push((world, weighed.weight));
        }
        let whole: f64 = cases.iter().map(|case| case.weight).sum();
        for (case, (_, weight)) in cases.iter_mut().zip(&mut worlds) {
            case.weight /= whole;
            *weight = case.weight;
        }
        let mut search = Search::new(terms, situation, mind);
        let as_level = search.outcome(&cases, Policy::Level);
        let best = search.outcome(&cases, Policy::Best);
        let mut solver = Solver::with_table(10);
        let open = cases
            .iter()
            .map(|case| case.weight * open_value(&case.game, *viewer, terms.objective, &mut solver))
            .sum();
        let impossible = belief.worlds.len() - worlds.len();
        Self { worlds, are_all: belief.are_all, impossible, truth, best, as_level, open }
    }

    /// How much more the best response brings than playing as the level does.
    pub(crate) fn gain(&self) -> f64 {
        self.best.sum - self.as_level.sum
    }

    /// The same in the deal as it lay, if that was weighed.
    pub(crate) fn gain_in_truth(&self) -> Option<f64> {
        let truth = self.truth?;
        let value = |outcome: &Outcome| {
            let mut values = outcome.values.iter();
            values.find_map(|(place, value)| (*place == truth).then_some(*value))
        };
        // Where nothing is gained, the two ways of playing only differ by chance.
        if self.gain() < 1e-6 {
            Some(0.0)
        } else {
            Some(value(&self.best)? - value(&self.as_level)?)
        }
    }
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
