use arrayvec::ArrayVec;

use super::play::UNIT;
use super::worth::Worth;
use crate::ai::Objective;
use crate::ai::belief::Belief;
use crate::ai::solver::Solver;
use crate::cards::{Card, CardSet};

/// Of cards that are worth the same, the one that tells the other player least: one that he knows
/// to be in this hand, if there is such a card, and the lowest of those. But a bird is kept as long
/// as there is anything else: it may yet be worth more than could be seen.
///
/// Once the Cossack talon lies open, and if nothing was left of a personal talon, he knows where all
/// tarocks and Kings are, since none of them is laid aside face down (R5.2); which plain cards are
/// still held he does not know, so each that is kept back tells him something less. Of cards that stand next to each other it makes no
/// difference to him which is played, so always the same one is.
pub(super) fn least_telling(cards: CardSet) -> Card {
    let tarocks = (cards & CardSet::TAROCKS) - CardSet::BIRDS;
    let kinds = [tarocks, cards & CardSet::KINGS, cards & CardSet::PLAIN, cards];
    kinds.into_iter().find_map(CardSet::first).unwrap_or(Card::PAGAT)
}

/// Cards of equal worth, compared by card points: what is left to play for when the game points do
/// not depend on the card, or too few worlds were weighed to tell. A few worlds are looked at, one
/// after the other.
#[derive(Debug)]
pub(super) struct TieBreak {
    sums: ArrayVec<(Card, f64), 16>,
    /// The places of the worlds that are still to be looked at, the next one last, and their
    /// weights.
    places: Vec<(usize, f64)>,
    /// How many have been looked at.
    worlds: u32,
    spent: u64,
    /// After about how many nodes that is enough.
    nodes: u64,
}

/// In how many worlds, at most, the cards are compared.
pub(super) const WORLDS: usize = 12;

/// After about how many nodes that is enough, and with how many tricks left it may be more, since
/// few worlds were weighed.
const NODES: u64 = 120_000;
const EARLY: u8 = 14;
const NODES_EARLY: u64 = 500_000;

impl TieBreak {
    /// The cards are compared in the first of `worlds`, given by their places in the belief with
    /// their weights.
    pub(super) fn new(
        cards: CardSet,
        worth: &Worth,
        worlds: impl IntoIterator<Item = (usize, f64)>,
    ) -> Self {
        let is_worth_it = cards.len() > 1 && worth.objective == Objective::GamePoints;
        let count = if is_worth_it { WORLDS } else { 0 };
        let mut places: Vec<(usize, f64)> = worlds.into_iter().take(count).collect();
        places.reverse();
        let sums = cards.iter().map(|card| (card, 0.0)).collect();
        let nodes = if worth.tricks_left() >= EARLY { NODES_EARLY } else { NODES };
        Self { sums, places, worlds: 0, spent: 0, nodes }
    }

    /// Looks at the next world for as long as one call of the solver; `false` if there is none left.
    pub(super) fn portion(&mut self, worth: &Worth, belief: &Belief, solver: &mut Solver) -> bool {
        let Some((place, weight)) = self.places.last().filter(|_| !self.is_enough()) else {
            return false;
        };
        let Some(position) = worth.position(&belief.worlds[*place].world) else { return false };
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
                *sum += weight * f64::from(thirds);
            }
            self.worlds += 1;
            self.places.pop();
        }
        true
    }

    /// Whether no more nodes may be spent: a few more are while no world has been looked at.
    const fn is_enough(&self) -> bool {
        self.spent >= if self.worlds == 0 { 2 * self.nodes } else { self.nodes }
    }

    /// Whether any world has been looked at.
    pub(super) const fn is_settled(&self) -> bool {
        self.worlds > 0
    }

    /// The cards that bring most card points.
    pub(super) fn best(&self) -> CardSet {
        let best = self.sums.iter().map(|(_, sum)| *sum).fold(0.0, f64::max);
        self.sums.iter().filter(|(_, sum)| *sum > best - 1e-6).map(|(card, _)| *card).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_equals_a_bird_goes_last() {
        for (equals, expected) in [
            ("T1 T9 T14 DK C7", "T9"),
            ("T1 T2 CK SK", "CK"),
            ("T1 C7 S7", "C7"),
            ("T2 T3", "T2"),
            ("H4 HQ", "H4"),
        ] {
            let cards: CardSet =
                equals.split(' ').map(|code| code.parse::<Card>().expect("a code")).collect();
            let expected = expected.parse().expect("a code");
            assert_eq!(least_telling(cards), expected, "of {equals}");
        }
    }
}
