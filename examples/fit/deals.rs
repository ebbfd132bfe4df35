use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use kosakeln::ai::{self, Level, Mind, Objective, Task, thumb};
use kosakeln::cards::{CardSet, Pack, Randomness, Seed};
use kosakeln::rules::{
    Bargain, BonusSet, BySeat, Call, Choices, Contract, Game, Move, OpenCards, Phase, Rules, Seat,
};

/// The deals of a seed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deals {
    pub(crate) number: u64,
    pub(crate) seed: u64,
}

/// A deal at the first lead whose contract was chosen by chance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ByChance {
    /// What each held before the auction, and what he had laid aside.
    pub(crate) before: BySeat<(CardSet, CardSet)>,
    pub(crate) open: OpenCards,
}

/// Who makes the moves before the first lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    Thumb,
    Master,
}

impl Deals {
    /// What `work` makes of the number of each deal, in their order, on as many threads as there
    /// are cores; each has something to work with that `prepare` gives.
    pub(crate) fn each<W, T: Send>(
        self,
        prepare: impl Fn() -> W + Sync,
        work: impl Fn(&mut W, u64) -> T + Sync,
    ) -> Vec<T> {
        let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let next = AtomicU64::new(0);
        let one_after_the_other = || {
            let mut tools = prepare();
            let mut done = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.number {
                    return done;
                }
                done.push((number, work(&mut tools, number)));
                if (number + 1).is_multiple_of(1_000) {
                    eprintln!("{} deals", number + 1);
                }
            }
        };
        let mut all = thread::scope(|scope| {
            let crew: Vec<_> = (0..threads).map(|_| scope.spawn(one_after_the_other)).collect();
            let done = crew.into_iter().map(|one| one.join().expect("the work does not panic"));
            done.flatten().collect::<Vec<_>>()
        });
        all.sort_by_key(|(number, _)| *number);
        all.into_iter().map(|(_, done)| done).collect()
    }

    /// A stream of its own for all that is random in a deal but the pack.
    fn randomness(self, number: u64) -> Randomness {
        Randomness::new(Seed::from_number(self.seed), !number)
    }

    fn game(self, number: u64) -> Game {
        Game::new(Rules::default(), &Pack::shuffled(Seed::from_number(self.seed), number))
    }

    /// A deal at the first lead: its contract and declarer are chosen by chance, nothing is
    /// announced, and the rest is done by rules of thumb. So every contract is met with hands of
    /// every kind, those of a declarer who has been driven too high among them.
    pub(crate) fn by_chance(self, number: u64) -> ByChance {
        let mut randomness = self.randomness(number);
        let contract = Contract::ALL[randomness.below(4) as usize];
        let declarer = Seat::ALL[randomness.below(2) as usize];
        let mut game = self.game(number);
        let mut before = BySeat::default();
        loop {
            if let Some(open) = game.open_cards() {
                let Bargain { declarer: plays, contract: what, .. } = open.bargain;
                assert_eq!((plays, what), (declarer, contract), "nobody else bids");
                return ByChance { before, open };
            }
            let (seat, choices) = game.choices().expect("the deal is not passed in");
            let action = match choices {
                Choices::Call(_) => {
                    before = BySeat::new(|seat| {
                        let view = game.view(seat);
                        (view.hand, view.discards)
                    });
                    let bids = seat == declarer;
                    Move::Call(if bids { Call::Bid(contract) } else { Call::Pass })
                }
                Choices::Announce(_) => Move::Announce(BonusSet::EMPTY),
                _ => by_thumb(&game, seat, randomness.seed()),
            };
            game.play(seat, action).expect("a legal move");
        }
    }

    /// A deal that a player has brought to the first lead in earnest; `None` if it was passed in.
    pub(crate) fn in_earnest(self, number: u64, player: Player, mind: &mut Mind) -> Option<Game> {
        let mut randomness = self.randomness(number);
        let mut game = self.game(number);
        while game.phase() != Phase::Play {
            let seat = game.turn()?;
            let seed = randomness.seed();
            let action = match player {
                Player::Thumb => by_thumb(&game, seat, seed),
                Player::Master => {
                    let (level, objective) = (Level::Master, Objective::GamePoints);
                    let task = Task { level, objective, view: game.view(seat), seed };
                    ai::decide(mind, &task).expect("it is this seat's turn").choice
                }
            };
            game.play(seat, action).expect("a legal move");
        }
        Some(game)
    }
}

fn by_thumb(game: &Game, seat: Seat, seed: Seed) -> Move {
    thumb::decide(&game.view(seat), seed).expect("it is this seat's turn")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_comes_in_the_order_of_the_deals() {
        let deals = Deals { number: 100, seed: 1 };
        let squares = deals.each(|| 2, |two, number| number.pow(*two));
        assert_eq!(squares, (0..100).map(|number| number * number).collect::<Vec<u64>>());
    }

    #[test]
    fn every_contract_comes_about_on_either_side() {
        let deals = Deals { number: 100, seed: 1 };
        let found = deals.each(|| (), |(), number| deals.by_chance(number));
        for declarer in Seat::ALL {
            for contract in Contract::ALL {
                let is_it = |open: &OpenCards| {
                    (open.bargain.declarer, open.bargain.contract) == (declarer, contract)
                };
                assert!(found.iter().any(|deal| is_it(&deal.open)), "{declarer:?} {contract:?}");
            }
        }
        for ByChance { before, open } in found {
            assert_eq!(before.map(|(hand, discards)| hand.len() + discards.len()).forehand, 24);
            let defender = open.bargain.declarer.other();
            assert_eq!(before[defender].0, open.hands[defender]);
        }
    }
}
