use super::appraisal::{Appraisal, paid};
use super::outlook::{Outlook, after_exchange, share, silent_bird, stake};
use super::ranked;
use crate::ai::belief::{Belief, Habits, Knowledge, World};
use crate::ai::estimate;
use crate::ai::exact::exp;
use crate::ai::{Decision, Reason, Worlds};
use crate::cards::{CardPoints, CardSet, Randomness};
use crate::rules::{
    Auction, AuctionOutcome, Bargain, Bonus, BonusSet, Call, CallChoices, Contract, Declared, Move,
    PassedIn, PlayerView, Role, Rules, Seat,
};

/// What a player promises himself by his own cards: thirds at the end, by contract.
#[derive(Clone, Copy, Debug)]
pub(super) struct Promise {
    declarer: [f64; 4],
    defender: [f64; 4],
    birds: [Option<f64>; 4],
}

/// How far off such a promise is, in thirds.
const PROMISE_SPREAD: f64 = 15.0;

impl Promise {
    pub(super) fn new(hand: CardSet, discards: CardSet, seat: Seat) -> Self {
        let total = |role| {
            Contract::ALL.map(|contract| estimate::total(hand, discards, seat, role, contract))
        };
        let birds = Bonus::BIRDS.map(|bonus| {
            let holds = hand.contains(bonus.bird()?);
            holds.then(|| estimate::own_bird(hand, seat, bonus))
        });
        Self { declarer: total(Role::Declarer), defender: total(Role::Defender), birds }
    }

    /// What he expects if this is played, in game points.
    fn expects(&self, bargain: Bargain, seat: Seat, rules: &Rules) -> f64 {
        let column = bargain.contract as usize;
        if bargain.declarer == seat {
            let thirds = self.declarer[column];
            let won = super::outlook::reaches(thirds, CardPoints::WON, PROMISE_SPREAD);
            let game = stake(bargain.game_value) * share(won);
            let birds: f64 = paid(rules)
                .filter_map(|bonus| {
                    let likely = self.birds[bonus as usize]?;
                    let silent = silent_bird(likely);
                    let gain = stake(bonus.value(&bargain, Declared::After)) * share(likely);
                    Some(gain.max(silent))
                })
                .sum();
            game + birds
        } else {
            let thirds = f64::from(CardPoints::PACK.thirds()) - self.defender[column];
            let won = super::outlook::reaches(thirds, CardPoints::WON, PROMISE_SPREAD);
            -stake(bargain.game_value) * share(won)
        }
    }
}

/// What a sensible player calls who sees no more than his own cards, and how likely he makes each
/// call.
#[derive(Clone, Copy, Debug)]
pub(super) struct Caller<'a> {
    rules: &'a Rules,
    seat: Seat,
    promise: Promise,
}

/// The higher, the less sure he does what seems best to him; in game points.
const TEMPERATURE: f64 = 1.5;

impl<'a> Caller<'a> {
    pub(super) fn new(rules: &'a Rules, seat: Seat, hand: CardSet, discards: CardSet) -> Self {
        Self { rules, seat, promise: Promise::new(hand, discards, seat) }
    }

    fn expects(&self, auction: &Auction, call: Call) -> f64 {
        let mut after = *auction;
        match after.call(self.rules, call) {
            Ok(AuctionOutcome::Won(bargain)) => {
                self.promise.expects(bargain, self.seat, self.rules)
            }
            Ok(AuctionOutcome::PassedIn) | Err(_) => 0.0,
            Ok(AuctionOutcome::Continues) => match after.standing() {
                // To be left playing it, or to be overbid when the other one is strong.
                Some(bargain) => self.promise.expects(bargain, self.seat, self.rules),
                // The dealer bids if he is the stronger one.
                None => self.if_dealer_opens(),
            },
        }
    }

    fn if_dealer_opens(&self) -> f64 {
        let bargain = Bargain {
            declarer: Seat::Dealer,
            contract: Contract::Einblatt,
            game_value: Contract::Einblatt.game_value(),
        };
        let played = self.promise.expects(bargain, self.seat, self.rules);
        let passed = match self.rules.passed_in {
            PassedIn::NextDealer | PassedIn::SameDealer => 0.0,
            PassedIn::ForcedDreiblatt => {
                let contract = Contract::Dreiblatt;
                let game_value = contract.game_value();
                let bargain = Bargain { declarer: Seat::Forehand, contract, game_value };
                self.promise.expects(bargain, self.seat, self.rules)
            }
        };
        played.min(passed)
    }

    /// What he calls.
    fn calls(&self, auction: &Auction) -> Call {
        let legal = auction.choices(self.rules).legal();
        let mut best = (Call::Pass, f64::NEG_INFINITY);
        for call in legal.iter() {
            let expects = self.expects(auction, call);
            if expects > best.1 {
                best = (call, expects);
            }
        }
        best.0
    }

    /// The logarithm of how likely he has made those of `calls` that are his.
    pub(super) fn likely(&self, calls: &[Call]) -> f64 {
        let mut auction = Auction::default();
        let mut sum = 0.0;
        for made in calls {
            if auction.turn() == self.seat {
                let legal = auction.choices(self.rules).legal();
                let odds = |call: Call| exp(self.expects(&auction, call) / TEMPERATURE);
                let all: f64 = legal.iter().map(odds).sum();
                sum += ln_at_least(odds(*made) / all);
            }
            if !matches!(auction.call(self.rules, *made), Ok(AuctionOutcome::Continues)) {
                break;
            }
        }
        sum
    }
}

/// The logarithm of a share, coarsely, but never below that of one in fifty.
fn ln_at_least(share: f64) -> f64 {
    crate::ai::exact::ln(share.max(0.02))
}

/// What each call is expected to bring: the auction is played on in many worlds, and what comes of
/// it looked at.
pub(super) fn call(
    view: &PlayerView,
    choices: &CallChoices,
    worlds: u32,
    randomness: &mut Randomness,
) -> Option<Decision> {
    let rules = &view.public.rules;
    let auction = Auction::after(rules, &view.public.calls)?;
    let knowledge = Knowledge::new(view);
    let belief = Belief::new(&knowledge, &Habits::PLAYERS, worlds, worlds, randomness);
    let myself = Caller::new(rules, view.seat, view.hand, view.discards);
    let mut scenes: Vec<Scene<'_>> = belief
        .worlds
        .iter()
        .map(|weighed| Scene::new(rules, view, &weighed.world, weighed.weight, randomness))
        .collect();
    let sum: f64 = scenes.iter().map(|scene| scene.weight).sum();
    for scene in &mut scenes {
        scene.weight /= sum;
    }
    let bargains = Bargains::new(rules, &scenes, view.seat);
    let scored = choices.legal().iter().map(|call| {
        let value: f64 = scenes
            .iter()
            .map(|scene| {
                let bargain = scene.played_on(rules, &auction, call, &myself, view.seat);
                scene.weight * bargain.map_or(0.0, |bargain| bargains.value(scene, bargain))
            })
            .sum();
        (Move::Call(call), value)
    });
    let weighed = u32::try_from(scenes.len()).unwrap_or(u32::MAX);
    ranked(scored, Reason::BestValue, Worlds { weighed, are_all: belief.are_all })
}

/// A world, and what would be played in it.
struct Scene<'a> {
    weight: f64,
    other: Caller<'a>,
    outlooks: [[Outlook; 4]; 2],
}

impl<'a> Scene<'a> {
    fn new(
        rules: &'a Rules,
        view: &PlayerView,
        world: &World,
        weight: f64,
        randomness: &mut Randomness,
    ) -> Self {
        let seat = view.seat.other();
        let other = Caller::new(rules, seat, world.hands[seat], world.discards[seat]);
        let settings = Seat::ALL.map(|declarer| {
            Contract::ALL.map(|contract| {
                let bargain = Bargain { declarer, contract, game_value: contract.game_value() };
                after_exchange(world, bargain, randomness)
            })
        });
        let outlooks = [0, 1].map(|declarer: usize| {
            [0, 1, 2, 3].map(|contract: usize| {
                Outlook::new(&settings[declarer][contract], Seat::ALL[declarer])
            })
        });
        let weight = weight * exp(other.likely(&view.public.calls));
        Self { weight, other, outlooks }
    }

    /// What is played if `seat` makes this call and both go on by their own cards; `None` if
    /// nothing is.
    fn played_on(
        &self,
        rules: &Rules,
        auction: &Auction,
        call: Call,
        myself: &Caller<'_>,
        seat: Seat,
    ) -> Option<Bargain> {
        let mut auction = *auction;
        let mut next = call;
        loop {
            match auction.call(rules, next) {
                Ok(AuctionOutcome::Won(bargain)) => return Some(bargain),
                Ok(AuctionOutcome::PassedIn) | Err(_) => return None,
                Ok(AuctionOutcome::Continues) => {
                    let caller = if auction.turn() == seat { myself } else { &self.other };
                    next = caller.calls(&auction);
                }
            }
        }
    }
}

/// What the viewer expects of what he may play himself, over all worlds: he cannot choose what to
/// announce world by world.
struct Bargains<'a> {
    rules: &'a Rules,
    seat: Seat,
    own: [Appraisal; 4],
}

impl<'a> Bargains<'a> {
    fn new(rules: &'a Rules, scenes: &[Scene<'_>], seat: Seat) -> Self {
        let mut own = [Appraisal::default(); 4];
        for scene in scenes {
            for (appraisal, outlook) in own.iter_mut().zip(&scene.outlooks[seat as usize]) {
                appraisal.add(outlook, rules, scene.weight);
            }
        }
        Self { rules, seat, own }
    }

    /// What the viewer expects in a world of what is played.
    fn value(&self, scene: &Scene<'_>, bargain: Bargain) -> f64 {
        let column = bargain.contract as usize;
        let outlook = &scene.outlooks[bargain.declarer as usize][column];
        if bargain.declarer == self.seat {
            let own = &self.own[column];
            let extra =
                own.expects(bargain, self.rules, BonusSet::EMPTY) - own.silent(bargain, self.rules);
            outlook.silent(bargain, self.rules) + extra
        } else {
            let mut theirs = Appraisal::default();
            theirs.add(outlook, self.rules, 1.0);
            -theirs.expects(bargain, self.rules, BonusSet::EMPTY)
        }
    }
}
