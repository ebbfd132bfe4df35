use arrayvec::ArrayVec;

use super::endgame::Case;
use crate::ai::exact::rounded;
use crate::ai::solver::CardValues;
use crate::ai::{Alternative, Expectation};
use crate::cards::{Card, CardSet, put_in_order};
use crate::rules::Move;

/// What has been found so far of what each card is worth.
#[derive(Debug, Default)]
pub(super) struct Tally {
    sums: ArrayVec<(Card, f64), 16>,
    weight: f64,
    /// How many worlds have been weighed.
    pub(super) worlds: u32,
}

impl Tally {
    /// What the cards are worth in one world.
    pub(super) fn add(&mut self, values: &CardValues<f64>, weight: f64) {
        if self.sums.is_empty() {
            self.sums = values.iter().map(|(card, _)| (*card, 0.0)).collect();
        }
        for ((_, sum), (_, value)) in self.sums.iter_mut().zip(values) {
            *sum += weight * value;
        }
        self.weight += weight;
        self.worlds += 1;
    }

    /// What cards are worth in all the cases together, weights and all.
    pub(super) fn of_cases(cases: &[Case], sums: ArrayVec<(Card, f64), 16>) -> Self {
        let weight = cases.iter().map(Case::weight).sum();
        Self { sums, weight, worlds: u32::try_from(cases.len()).unwrap_or(u32::MAX) }
    }

    /// The cards with what they are worth on average, the best first.
    pub(super) fn alternatives(&self) -> Vec<Alternative> {
        let average = |(card, sum): &(Card, f64)| Alternative {
            choice: Move::Play(*card),
            value: Expectation(rounded(1000.0 * sum / self.weight)),
        };
        let mut alternatives: Vec<Alternative> = self.sums.iter().map(average).collect();
        // Stable: of equals the lowest card stays first.
        put_in_order(&mut alternatives, |alternative| std::cmp::Reverse(alternative.value));
        alternatives
    }

    /// The cards that nothing is better than.
    pub(super) fn best(&self) -> CardSet {
        let alternatives = self.alternatives();
        let most = alternatives.first().map(|first| first.value);
        let is_best = |other: &&Alternative| Some(other.value) == most;
        let card = |other: &Alternative| match other.choice {
            Move::Play(card) => Some(card),
            _ => None,
        };
        alternatives.iter().filter(is_best).filter_map(card).collect()
    }
}
