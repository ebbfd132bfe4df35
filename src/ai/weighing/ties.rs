use arrayvec::ArrayVec;

use super::play::UNIT;
use super::worth::Worth;
use crate::ai::Objective;
use crate::ai::belief::Belief;
use crate::ai::solver::Solver;
use crate::cards::{Card, CardSet};

/// Of cards that are worth the same, the one that tells the other player least: one that he knows
/// to be in this hand, if there is such a card, and the lowest of those.
///
/// Once the Cossack talon lies open he knows where all tarocks and Kings are, since none of them is
/// laid aside face down (R5.2); which plain cards are still held he does not know, so each that is
/// kept back tells him something less. Of cards that stand next to each other it makes no
/// difference to him which is played, so always the same one is.
pub(super) fn least_telling(cards: CardSet) -> Card {
    let known = cards - CardSet::PLAIN;
    known.first().or_else(|| cards.first()).unwrap_or(Card::PAGAT)
}

/// Cards of equal worth, compared by card points: what is left to play for when the game points do
/// not depend on the card any more. A few worlds are looked at, one after the other.
#[derive(Debug)]
pub(super) struct TieBreak {
    sums: ArrayVec<(Card, f64), 16>,
    /// The places of the worlds that are looked at.
    places: std::iter::StepBy<std::ops::Range<usize>>,
    /// The one that is looked at.
    place: Option<usize>,
    spent: u64,
}

/// After how many tricks it is worth the time.
const FROM: u8 = 5;

/// In how many worlds, at most, the cards are compared.
const WORLDS: usize = 12;

/// After about how many nodes that is enough.
const NODES: u64 = 120_000;

impl TieBreak {
    pub(super) fn new(cards: CardSet, worth: &Worth, belief: &Belief) -> Self {
        let is_worth_it = cards.len() > 1
            && worth.view.public.tricks.len() >= FROM
            && worth.objective == Objective::GamePoints;
        let worlds = if is_worth_it { belief.worlds.len() } else { 0 };
        let mut places = (0..worlds).step_by(worlds.div_ceil(WORLDS).max(1));
        let place = places.next();
        Self { sums: cards.iter().map(|card| (card, 0.0)).collect(), places, place, spent: 0 }
    }

    /// Looks at the next world for as long as one call of the solver; `false` if there is none left.
    pub(super) fn portion(&mut self, worth: &Worth, belief: &Belief, solver: &mut Solver) -> bool {
        let Some(place) = self.place.filter(|_| self.spent < NODES) else { return false };
        let weighed = &belief.worlds[place];
        let Some(position) = worth.position(&weighed.world) else { return false };
        let before = solver.nodes();
        solver.limit_nodes(Some(UNIT));
        let values = solver.card_points_of_cards(&position);
        solver.limit_nodes(None);
        self.spent += solver.nodes() - before;
        // What was not answered within the limit is asked again, and goes on from there.
        if let Some(values) = values {
            for (card, sum) in &mut self.sums {
                let value = values.iter().find(|(other, _)| other == card);
                let thirds = value.map_or(0, |(_, value)| value.thirds());
                *sum += weighed.weight * f64::from(thirds);
            }
            self.place = self.places.next();
        }
        true
    }

    /// The cards that bring most card points.
    pub(super) fn best(&self) -> CardSet {
        let best = self.sums.iter().map(|(_, sum)| *sum).fold(0.0, f64::max);
        self.sums.iter().filter(|(_, sum)| *sum > best - 1e-6).map(|(card, _)| *card).collect()
    }
}
