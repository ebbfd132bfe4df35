use arrayvec::ArrayVec;

use crate::ai::solver::{Position, Solver, Stakes};
use crate::cards::Card;
use crate::rules::{Seat, Trick};

/// A world as the last tricks are worked out in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Case {
    position: Position,
    /// The stakes; nothing if card points are played for.
    stakes: Option<Stakes>,
    /// The viewer's card points so far, in thirds.
    won: i32,
    weight: f64,
}

/// How much may be looked at: worlds times the orders in which a hand can be played.
const MOST: u32 = 3_000;

/// Whether the last tricks can be worked out with so many worlds.
pub(super) fn is_near(tricks_left: u8, worlds: usize) -> bool {
    let orders: u32 = (1..=u32::from(tricks_left.min(12))).product();
    u32::try_from(worlds).is_ok_and(|worlds| worlds.saturating_mul(orders) <= MOST)
}

/// The last tricks, worked out to the end over all worlds: one's own cards are chosen by what one
/// will have seen by then, not world by world. The other player is taken to see everything; where
/// several of his cards are as good for him, he is taken to play each as often.
#[derive(Debug)]
pub(super) struct Endgame<'a> {
    viewer: Seat,
    solver: &'a mut Solver,
}

impl<'a> Endgame<'a> {
    pub(super) fn new(viewer: Seat, solver: &'a mut Solver) -> Self {
        Self { viewer, solver }
    }

    /// What playing `card` brings in all the cases together, weights and all.
    pub(super) fn value_of(&mut self, cases: &[Case], card: Card) -> f64 {
        let next: Vec<Case> =
            cases.iter().filter_map(|case| case.after(card, self.viewer)).collect();
        self.value(&next)
    }

    fn value(&mut self, cases: &[Case]) -> f64 {
        let Some(first) = cases.first() else { return 0.0 };
        if let [only] = cases {
            return only.weight * self.open(only);
        }
        if first.position.tricks_left() == 0 {
            return cases.iter().map(|case| case.weight * self.open(case)).sum();
        }
        if first.position.turn() == self.viewer {
            let mut best = f64::NEG_INFINITY;
            let mut tried: ArrayVec<Card, 16> = ArrayVec::new();
            for card in first.position.legal() {
                // A card next to one that was tried is as good, whoever holds the rest.
                let is_equal = tried.last().is_some_and(|other| {
                    cases.iter().all(|case| are_equals(&case.position, *other, card))
                });
                if !is_equal {
                    best = best.max(self.value_of(cases, card));
                }
                tried.push(card);
            }
            return best;
        }
        self.other_plays(cases)
    }

    /// The other player answers in each case as is best for him there; the viewer sees the card.
    fn other_plays(&mut self, cases: &[Case]) -> f64 {
        let mut groups: Vec<(Card, Vec<Case>)> = Vec::new();
        for case in cases {
            let best = self.best_for_other(case);
            let ways = f64::from(u32::try_from(best.len()).unwrap_or(1));
            for card in best {
                let Some(mut after) = case.after(card, self.viewer) else { continue };
                after.weight /= ways;
                match groups.iter_mut().find(|(played, _)| *played == card) {
                    Some((_, group)) => group.push(after),
                    None => groups.push((card, vec![after])),
                }
            }
        }
        groups.iter().map(|(_, group)| self.value(group)).sum()
    }

    /// The cards that are best for the player to move, all of one value.
    fn best_for_other(&mut self, case: &Case) -> ArrayVec<Card, 16> {
        let values: ArrayVec<(Card, i32), 16> = match &case.stakes {
            Some(stakes) => {
                self.solver.game_points_of_cards(&case.position, stakes).map(|values| {
                    values.into_iter().map(|(card, value)| (card, value.number())).collect()
                })
            }
            None => self.solver.card_points_of_cards(&case.position).map(|values| {
                values.into_iter().map(|(card, value)| (card, value.thirds().into())).collect()
            }),
        }
        .unwrap_or_default();
        let best = values.iter().map(|(_, value)| *value).max();
        values.into_iter().filter(|(_, value)| Some(*value) == best).map(|(card, _)| card).collect()
    }

    /// What a case is worth to the viewer with both hands open.
    fn open(&mut self, case: &Case) -> f64 {
        let is_viewers = case.position.turn() == self.viewer;
        let Some(stakes) = &case.stakes else {
            let rest = i32::from(case.position.cards().points().thirds());
            let value = self.solver.card_points(&case.position).unwrap_or_default();
            let value = i32::from(value.thirds());
            return f64::from(case.won + if is_viewers { value } else { rest - value });
        };
        let total = if case.position.tricks_left() == 0 {
            stakes.total(self.viewer)
        } else {
            let value = self.solver.game_points(&case.position, stakes);
            value.map(|value| value.won_if(is_viewers))
        };
        f64::from(total.unwrap_or_default().number())
    }
}

impl Case {
    pub(super) const fn new(position: Position, stakes: Option<Stakes>, weight: f64) -> Self {
        Self { position, stakes, won: 0, weight }
    }

    pub(super) const fn weight(&self) -> f64 {
        self.weight
    }

    fn after(&self, card: Card, viewer: Seat) -> Option<Self> {
        let (position, won) = self.position.after(card)?;
        let mut next = Self { position, ..*self };
        if let (Some(won), Some(led)) = (won, self.position.open()) {
            if won.winner == viewer {
                next.won += i32::from(won.points.thirds());
            }
            let leader = self.position.leader();
            let trick = Trick { leader, led, answer: card, winner: won.winner };
            if let Some(stakes) = &mut next.stakes {
                stakes.count(&trick);
            }
        }
        Some(next)
    }
}

/// Whether two cards of the player to move are equals: of one value, no bird, with nothing of the
/// other hand's in between.
fn are_equals(position: &Position, one: Card, other: Card) -> bool {
    use crate::cards::CardSet;
    let is_bird = |card: Card| CardSet::BIRDS.contains(card);
    if one.followers() != other.followers() || one.points() != other.points() {
        return false;
    }
    let (low, high) = (one.min(other), one.max(other));
    let between = position.cards() - position.hands()[position.turn()];
    let is_between = |card: Card| card > low && card < high;
    !is_bird(one) && !is_bird(other) && !between.iter().any(is_between)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardSet;
    use crate::rules::BySeat;

    fn set(codes: &str) -> CardSet {
        codes.split_whitespace().map(|code| code.parse::<Card>().expect("a code")).collect()
    }

    fn card(code: &str) -> Card {
        code.parse().expect("a code")
    }

    fn case(own: &str, other: &str, weight: f64) -> Case {
        let hands = BySeat { forehand: set(own), dealer: set(other) };
        let position = Position::new(hands, Seat::Forehand, None).expect("as many cards");
        Case::new(position, None, weight)
    }

    /// The other one holds one of two Kings and nothing else of hearts, clubs and spades. With open
    /// hands the King of hearts would be cashed and the right Queen led: 25 thirds in either case.
    /// But which Queen is the right one cannot be seen, so half the time it is 14.
    #[test]
    fn a_guess_is_worth_half_of_what_open_hands_promise() {
        let own = "HK CQ SQ";
        let cases = [case(own, "CK D1 D2", 0.5), case(own, "SK D1 D2", 0.5)];
        let mut solver = Solver::new();
        let mut endgame = Endgame::new(Seat::Forehand, &mut solver);
        let king = endgame.value_of(&cases, card("HK"));
        assert!((king - 19.5).abs() < 1e-9, "{king}");
        for single in &cases {
            let alone = endgame.value_of(&[Case { weight: 1.0, ..*single }], card("HK"));
            assert!((alone - 25.0).abs() < 1e-9, "{alone}");
        }
        // A Queen led at once is worth all of 25, or nothing.
        let queen = endgame.value_of(&cases, card("CQ"));
        assert!((queen - 12.5).abs() < 1e-9, "{queen}");
    }

    /// What the other one plays tells which case it is: then nothing is lost.
    #[test]
    fn what_has_been_seen_is_known() {
        // With a heart to follow in one case only, the first trick tells the cases apart.
        let own = "HK CQ SQ";
        let cases = [case(own, "CK H1 D2", 0.5), case(own, "SK D1 D2", 0.5)];
        let mut solver = Solver::new();
        let mut endgame = Endgame::new(Seat::Forehand, &mut solver);
        let king = endgame.value_of(&cases, card("HK"));
        assert!((king - 25.0).abs() < 1e-9, "{king}");
    }

    #[test]
    fn near_is_what_can_be_worked_out_in_time() {
        assert!(is_near(4, 125) && !is_near(4, 126));
        assert!(is_near(6, 4) && !is_near(6, 5));
        assert!(is_near(1, 3_000) && !is_near(16, 1));
    }
}
