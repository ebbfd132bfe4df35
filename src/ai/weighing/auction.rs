use super::appraisal::Appraisal;
use super::outlook::{Outlook, after_exchange, paid, share, silent_bird, stake};
use super::ranked;
use super::study::Study;
use crate::ai::belief::{Belief, World};
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
                    let silent = silent_bird(likely, rules);
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
pub(super) struct Caller {
    rules: Rules,
    seat: Seat,
    promise: Promise,
}

/// The higher, the less sure he does what seems best to him; in game points.
const TEMPERATURE: f64 = 1.5;

impl Caller {
    pub(super) fn new(rules: Rules, seat: Seat, hand: CardSet, discards: CardSet) -> Self {
        Self { rules, seat, promise: Promise::new(hand, discards, seat) }
    }

    fn expects(&self, auction: &Auction, call: Call) -> f64 {
        let mut after = *auction;
        match after.call(&self.rules, call) {
            Ok(AuctionOutcome::Won(bargain)) => {
                self.promise.expects(bargain, self.seat, &self.rules)
            }
            Ok(AuctionOutcome::PassedIn) | Err(_) => 0.0,
            Ok(AuctionOutcome::Continues) => match after.standing() {
                // To be left playing it, or to be overbid when the other one is strong.
                Some(bargain) => self.promise.expects(bargain, self.seat, &self.rules),
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
        let played = self.promise.expects(bargain, self.seat, &self.rules);
        let passed = match self.rules.passed_in {
            PassedIn::NextDealer | PassedIn::SameDealer => 0.0,
            PassedIn::ForcedDreiblatt => {
                let contract = Contract::Dreiblatt;
                let game_value = contract.game_value();
                let bargain = Bargain { declarer: Seat::Forehand, contract, game_value };
                self.promise.expects(bargain, self.seat, &self.rules)
            }
        };
        played.min(passed)
    }

    /// What he calls.
    fn calls(&self, auction: &Auction) -> Call {
        let legal = auction.choices(&self.rules).legal();
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
                let legal = auction.choices(&self.rules).legal();
                let odds = |call: Call| exp(self.expects(&auction, call) / TEMPERATURE);
                let all: f64 = legal.iter().map(odds).sum();
                sum += ln_at_least(odds(*made) / all);
            }
            if !matches!(auction.call(&self.rules, *made), Ok(AuctionOutcome::Continues)) {
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
/// it looked at. First a portion for each world, then one for each call.
#[derive(Debug)]
pub(super) struct CallStudy {
    auction: Auction,
    belief: Belief,
    myself: Caller,
    calls: Vec<Call>,
    scenes: Vec<Scene>,
    bargains: Bargains,
    scored: Vec<(Move, f64)>,
}

impl CallStudy {
    pub(super) fn new(view: &PlayerView, choices: &CallChoices, belief: Belief) -> Option<Self> {
        let rules = view.public.rules;
        Some(Self {
            auction: Auction::after(&rules, &view.public.calls)?,
            belief,
            myself: Caller::new(rules, view.seat, view.hand, view.discards),
            calls: choices.legal().iter().collect(),
            scenes: Vec::new(),
            bargains: Bargains { rules, seat: view.seat, own: [Appraisal::default(); 4] },
            scored: Vec::new(),
        })
    }

    /// What a call brings on average.
    fn value(&self, call: Call) -> f64 {
        self.scenes
            .iter()
            .map(|scene| {
                let bargain = scene.played_on(&self.auction, call, &self.myself);
                scene.weight * bargain.map_or(0.0, |bargain| self.bargains.value(scene, bargain))
            })
            .sum()
    }

    /// Once every world has been looked at: their weights now add up to 1.
    fn weigh_scenes(&mut self) {
        let sum: f64 = self.scenes.iter().map(|scene| scene.weight).sum();
        for scene in &mut self.scenes {
            scene.weight /= sum;
            self.bargains.add(scene);
        }
    }
}

impl Study for CallStudy {
    fn left(&self) -> usize {
        let worlds = self.belief.worlds.len() - self.scenes.len();
        worlds + self.calls.len() - self.scored.len()
    }

    fn portion(&mut self, view: &PlayerView, randomness: &mut Randomness) {
        if let Some(weighed) = self.belief.worlds.get(self.scenes.len()) {
            self.scenes.push(Scene::new(view, &weighed.world, weighed.weight, randomness));
            if self.scenes.len() == self.belief.worlds.len() {
                self.weigh_scenes();
            }
        } else if let Some(call) = self.calls.get(self.scored.len()) {
            self.scored.push((Move::Call(*call), self.value(*call)));
        }
    }

    fn decision(&self, _view: &PlayerView) -> Option<Decision> {
        let weighed = u32::try_from(self.scenes.len()).unwrap_or(u32::MAX);
        let worlds = Worlds { weighed, are_all: self.belief.are_all };
        ranked(self.scored.iter().copied(), Reason::BestValue, worlds)
    }
}

/// A world, and what would be played in it.
#[derive(Debug)]
struct Scene {
    weight: f64,
    other: Caller,
    outlooks: [[Outlook; 4]; 2],
}

impl Scene {
    fn new(view: &PlayerView, world: &World, weight: f64, randomness: &mut Randomness) -> Self {
        let seat = view.seat.other();
        let rules = view.public.rules;
        let other = Caller::new(rules, seat, world.hands[seat], world.discards[seat]);
        let outlooks = Seat::ALL.map(|declarer| {
            Contract::ALL.map(|contract| {
                let bargain = Bargain { declarer, contract, game_value: contract.game_value() };
                Outlook::new(&after_exchange(world, bargain, randomness), declarer)
            })
        });
        let weight = weight * exp(other.likely(&view.public.calls));
        Self { weight, other, outlooks }
    }

    /// What is played if `seat` makes this call and both go on by their own cards; `None` if
    /// nothing is.
    fn played_on(&self, auction: &Auction, call: Call, myself: &Caller) -> Option<Bargain> {
        let mut auction = *auction;
        let mut next = call;
        loop {
            match auction.call(&myself.rules, next) {
                Ok(AuctionOutcome::Won(bargain)) => return Some(bargain),
                Ok(AuctionOutcome::PassedIn) | Err(_) => return None,
                Ok(AuctionOutcome::Continues) => {
                    let caller = if auction.turn() == myself.seat { myself } else { &self.other };
                    next = caller.calls(&auction);
                }
            }
        }
    }
}

/// What the viewer expects of what he may play himself, over all worlds: he cannot choose what to
/// announce world by world.
#[derive(Debug)]
struct Bargains {
    rules: Rules,
    seat: Seat,
    own: [Appraisal; 4],
}

impl Bargains {
    fn add(&mut self, scene: &Scene) {
        for (appraisal, outlook) in self.own.iter_mut().zip(&scene.outlooks[self.seat as usize]) {
            appraisal.add(outlook, &self.rules, scene.weight);
        }
    }

    /// What the viewer expects in a world of what is played.
    fn value(&self, scene: &Scene, bargain: Bargain) -> f64 {
        let column = bargain.contract as usize;
        let outlook = &scene.outlooks[bargain.declarer as usize][column];
        if bargain.declarer == self.seat {
            let own = &self.own[column];
            let extra = own.expects(bargain, &self.rules, BonusSet::EMPTY)
                - own.silent(bargain, &self.rules);
            outlook.silent(bargain, &self.rules) + extra
        } else {
            let mut theirs = Appraisal::default();
            theirs.add(outlook, &self.rules, 1.0);
            -theirs.expects(bargain, &self.rules, BonusSet::EMPTY)
        }
    }
}
