use kosakeln::ai::Mind;
use kosakeln::ai::belief::{Belief, Habits, Knowledge};
use kosakeln::ai::solver::{Account, Position, Solver, Stakes};
use kosakeln::cards::{Card, CardSet, Randomness, Seed, Suit};
use kosakeln::rules::{
    Announcements, Bargain, Bonus, BonusSet, BySeat, Contract, GamePoints, Rules, Seat, Tricks,
};

use crate::deals::{ByChance, Deals, Player};

/// A deal, and what each side takes in tricks with all cards open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Solved {
    pub(crate) deal: ByChance,
    /// In thirds of a card point.
    pub(crate) tricks: BySeat<f64>,
}

/// A bird that is held at the first lead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bird {
    pub(crate) bonus: Bonus,
    pub(crate) holder: Seat,
    pub(crate) hands: BySeat<CardSet>,
    /// Whether it wins its trick if that is what its holder plays for, with all cards open.
    pub(crate) is_won: bool,
}

/// What a player laid aside, among other things that he may have laid aside for all that the
/// other one knows.
#[derive(Clone, Debug)]
pub(crate) struct Discard {
    pub(crate) by: Player,
    pub(crate) is_declarers: bool,
    /// The true one first.
    pub(crate) possible: Vec<[u8; LEANINGS]>,
}

/// How many numbers [`Leanings`](kosakeln::ai::belief::Leanings) have.
pub(crate) const LEANINGS: usize = 19;

/// Solves the deals for card points.
pub(crate) fn solved(deals: Deals) -> Vec<Solved> {
    deals.each(Solver::new, |solver, number| {
        let deal = deals.by_chance(number);
        let won = solver.card_points(&position(&deal)).expect("there is no limit of nodes");
        let all = (deal.open.hands.forehand | deal.open.hands.dealer).points().thirds();
        let forehand = won.thirds();
        let tricks = BySeat { forehand, dealer: all - forehand }.map(f64::from);
        Solved { deal, tricks }
    })
}

/// Finds out of every bird that is held whether it can be forced to win its trick.
pub(crate) fn birds(deals: Deals) -> Vec<Vec<Bird>> {
    deals.each(Solver::new, |solver, number| {
        let deal = deals.by_chance(number);
        let mut birds = Vec::new();
        for holder in Seat::ALL {
            for bonus in Bonus::BIRDS {
                let hands = deal.open.hands;
                if bonus.bird().is_some_and(|card| hands[holder].contains(card)) {
                    let is_won = is_won(solver, &deal, holder, bonus);
                    birds.push(Bird { bonus, holder, hands, is_won });
                }
            }
        }
        birds
    })
}

fn position(deal: &ByChance) -> Position {
    Position::new(deal.open.hands, Seat::Forehand, None).expect("sixteen cards each")
}

/// The holder plays a Solo in which this bird alone is announced: it is worth so much more than all
/// the rest that he has more than nothing if it wins its trick, and less if it does not.
fn is_won(solver: &mut Solver, deal: &ByChance, holder: Seat, bonus: Bonus) -> bool {
    let bargain = Bargain {
        declarer: holder,
        contract: Contract::Solo,
        game_value: Contract::Solo.game_value(),
    };
    let announcements =
        Announcements { after: BonusSet::EMPTY.with(bonus), ..Announcements::default() };
    let stakes = Stakes::new(&Account {
        rules: &Rules::default(),
        bargain,
        announcements,
        declarers_hand: deal.open.hands[holder],
        aside: deal.open.aside,
        held: GamePoints::ZERO,
        tricks: &Tricks::default(),
    });
    let mut reaches = |wanted: i32| {
        let answer = solver.reaches_game_points(&position(deal), &stakes, GamePoints::new(wanted));
        answer.expect("there is no limit of nodes")
    };
    // The question is always forehand's.
    if holder == Seat::Forehand { reaches(1) } else { !reaches(0) }
}

/// What was laid aside in deals that rules of thumb and the master have each brought to the first
/// lead, as far as the other player can list all that it may have been.
pub(crate) fn discards(deals: Deals) -> Vec<Vec<Discard>> {
    deals.each(Mind::new, |mind, number| {
        let mut discards = Vec::new();
        for by in [Player::Thumb, Player::Master] {
            let Some(game) = deals.in_earnest(number, by, mind) else { continue };
            let mut randomness = Randomness::new(Seed::from_number(deals.seed), number);
            for viewer in Seat::ALL {
                let knowledge = Knowledge::new(&game.view(viewer));
                let possible = possible(&knowledge, &mut randomness);
                let Some(mut possible) = possible else { continue };
                let truth = game.view(viewer.other());
                possible.insert(0, leanings(truth.discards, truth.hand));
                let is_declarers = knowledge.declarer == Some(viewer.other());
                discards.push(Discard { by, is_declarers, possible });
            }
        }
        discards
    })
}

/// Some of all that the other one may have laid aside, drawn evenly; `None` if not all of it can be
/// listed.
fn possible(knowledge: &Knowledge, randomness: &mut Randomness) -> Option<Vec<[u8; LEANINGS]>> {
    /// The discards that a true one is compared with.
    const COMPARED: usize = 150;
    /// There are never more worlds if only discards are hidden.
    const MOST: u32 = 20_000;
    let belief = Belief::new(knowledge, &Habits::NONE, MOST, MOST, randomness);
    if !belief.are_all || belief.worlds.len() < 2 {
        return None;
    }
    let other = knowledge.seat.other();
    let bound = u32::try_from(belief.worlds.len()).ok()?;
    let mut draw = || {
        let world = &belief.worlds[randomness.below(bound) as usize].world;
        leanings(world.discards[other], world.hands[other])
    };
    Some((0..COMPARED).map(|_| draw()).collect())
}

/// How many cards of each rank were laid aside, and of how many suits so many cards were kept,
/// without the King and beside him: what habits weigh, in the order of the fields of `Leanings`.
fn leanings(laid: CardSet, kept: CardSet) -> [u8; LEANINGS] {
    const RANKS: usize = 7;
    const LENGTHS: usize = 6;
    let mut numbers = [0; LEANINGS];
    for rank in (laid & CardSet::PLAIN).iter().filter_map(Card::rank) {
        numbers[rank as usize] += 1;
    }
    for suit in Suit::ALL {
        let of_suit = kept & CardSet::of_suit(suit);
        let plain = usize::from((of_suit & CardSet::PLAIN).len()).min(LENGTHS - 1);
        let has_king = !(of_suit & CardSet::KINGS).is_empty();
        numbers[RANKS + plain + if has_king { LENGTHS } else { 0 }] += 1;
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::equations::dot;
    use crate::habits;

    /// What is counted here and what a belief weighs must not drift apart.
    #[test]
    fn the_numbers_of_a_discard_are_those_that_habits_weigh() {
        let deals = Deals { number: 40, seed: 2 };
        let mut compared = 0;
        for number in 0..deals.number {
            let Some(game) = deals.in_earnest(number, Player::Thumb, &mut Mind::new()) else {
                continue;
            };
            for viewer in Seat::ALL {
                let knowledge = Knowledge::new(&game.view(viewer));
                let mut randomness = Randomness::new(Seed::from_number(2), number);
                let belief = Belief::new(&knowledge, &Habits::PLAYERS, 50, 50, &mut randomness);
                let other = viewer.other();
                let is_declarer = knowledge.declarer == Some(other);
                let weights = habits::present(is_declarer);
                let odds = |place: usize| {
                    let weighed = belief.worlds[place];
                    let discards = weighed.world.discards[other];
                    let numbers = leanings(discards, weighed.world.hands[other]);
                    weighed.weight.ln() - dot(&numbers.map(f64::from), &weights)
                };
                for place in 1..belief.worlds.len() {
                    assert!((odds(place) - odds(0)).abs() < 1e-3, "deal {number}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 1_000, "{compared}");
    }

    #[test]
    fn a_deal_is_worth_the_same_to_the_estimates_as_to_the_solver_about() {
        let solved = solved(Deals { number: 4, seed: 3 });
        for Solved { deal, tricks } in solved {
            let all = tricks.forehand + tricks.dealer;
            let aside = deal.open.aside.map(|points| f64::from(points.thirds()));
            assert!((all + aside.forehand + aside.dealer - 210.0).abs() < 0.5);
            let estimate = kosakeln::ai::estimate::tricks(deal.open.hands);
            assert!((estimate - tricks.forehand).abs() < 60.0, "{estimate} {tricks:?}");
        }
    }
}
