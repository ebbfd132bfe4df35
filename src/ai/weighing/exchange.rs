use super::appraisal::Appraisal;
use super::outlook::{Outlook, Setting, lay};
use super::ranked;
use super::study::Study;
use crate::ai::belief::{Belief, Weighed, World};
use crate::ai::{Decision, Reason, Worlds};
use crate::cards::{CardSet, Randomness};
use crate::rules::{
    Bargain, BySeat, Contract, DiscardChoices, Exchange, Move, PlayerView, Rules, Seat,
};

/// What to lay aside in the personal exchange (R5). Each portion looks at one choice of cards: in the
/// one half of the worlds as if the player would play, in the other as if he would defend.
#[derive(Debug)]
pub(super) struct ExchangeStudy {
    /// Worlds, with the other player's hand and discards after his exchange.
    others: Vec<(World, CardSet, CardSet)>,
    candidates: Vec<CardSet>,
    scored: Vec<(Move, f64)>,
}

impl ExchangeStudy {
    pub(super) fn new(view: &PlayerView, choices: &DiscardChoices, belief: &Belief) -> Self {
        let other = |weighed: &Weighed| {
            let (hand, laid) = exchanged(&view.public.rules, &weighed.world, view.seat.other());
            (weighed.world, hand, laid)
        };
        Self {
            others: belief.worlds.iter().map(other).collect(),
            candidates: candidates(choices, personal_counts(choices)),
            scored: Vec::new(),
        }
    }

    fn value(&self, view: &PlayerView, laid: CardSet) -> f64 {
        let rules = &view.public.rules;
        let mut sum = 0.0;
        for (world, hand, their_laid) in &self.others {
            let own = taken(rules, world, view.seat, laid);
            let hands = BySeat::new(|seat| if seat == view.seat { own } else { *hand });
            let mine = laid | left(rules, world, view.seat, laid.len());
            let theirs = *their_laid | left(rules, world, view.seat.other(), their_laid.len());
            sum += both_ways(rules, view.seat, hands, mine, theirs, world.talon);
        }
        sum / f64::from(u32::try_from(self.others.len()).unwrap_or(1).max(1))
    }
}

impl Study for ExchangeStudy {
    fn left(&self) -> usize {
        self.candidates.len() - self.scored.len()
    }

    fn portion(&mut self, view: &PlayerView, _randomness: &mut Randomness) {
        if let Some(laid) = self.candidates.get(self.scored.len()) {
            self.scored.push((Move::Discard(*laid), self.value(view, *laid)));
        }
    }

    fn decision(&self, _view: &PlayerView) -> Option<Decision> {
        let weighed = u32::try_from(self.others.len()).unwrap_or(u32::MAX);
        let worlds = Worlds { weighed, are_all: false };
        ranked(self.scored.iter().copied(), Reason::BestValue, worlds)
    }
}

/// What is expected, playing an Einblatt and defending against one, half and half.
fn both_ways(
    rules: &Rules,
    seat: Seat,
    hands: BySeat<CardSet>,
    mine: CardSet,
    theirs: CardSet,
    talon: CardSet,
) -> f64 {
    let value = |declarer: Seat| {
        let contract = Contract::Einblatt;
        let bargain = Bargain { declarer, contract, game_value: contract.game_value() };
        let aside = BySeat::new(|of| {
            let own = if of == seat { mine } else { theirs };
            if of == declarer { own.points() } else { (own | talon).points() }
        });
        let mut appraisal = Appraisal::default();
        appraisal.add(&Outlook::new(&Setting { hands, aside }, declarer), rules, 1.0);
        appraisal.expects(bargain, rules, crate::rules::BonusSet::EMPTY)
    };
    (value(seat) - value(seat.other())) / 2.0
}

/// The hand of a player after the exchange in which he has laid `laid` aside.
fn taken(rules: &Rules, world: &World, seat: Seat, laid: CardSet) -> CardSet {
    let kept = world.hands[seat] - laid;
    match rules.exchange {
        Exchange::Tactical => kept,
        Exchange::Classic => kept | world.untaken[seat],
        // Unseen from the top (R5.4): any of them are as likely as others.
        Exchange::Medium | Exchange::Easy => kept | world.untaken[seat].lowest(laid.len()),
    }
}

/// What he leaves of his personal talon.
fn left(rules: &Rules, world: &World, seat: Seat, laid: u8) -> CardSet {
    match rules.exchange {
        Exchange::Tactical | Exchange::Classic => CardSet::EMPTY,
        Exchange::Medium | Exchange::Easy => world.untaken[seat] - world.untaken[seat].lowest(laid),
    }
}

/// The other player's hand and discards after a quick exchange.
fn exchanged(rules: &Rules, world: &World, seat: Seat) -> (CardSet, CardSet) {
    let pool = world.hands[seat];
    if !world.discards[seat].is_empty() {
        return (taken(rules, world, seat, CardSet::EMPTY), world.discards[seat]);
    }
    let plain = (pool & CardSet::PLAIN).len();
    let count = match rules.exchange {
        Exchange::Classic | Exchange::Tactical => 8,
        Exchange::Medium | Exchange::Easy => plain.min(8),
    };
    let laid = lay(pool, count, CardSet::EMPTY);
    (taken(rules, world, seat, laid), laid)
}

/// How many cards may sensibly go: as many as must, or any number of plain ones.
fn personal_counts(choices: &DiscardChoices) -> std::ops::RangeInclusive<u8> {
    let plain = (choices.cards() & CardSet::PLAIN).len();
    let most = plain.clamp(choices.min(), choices.max());
    let least = choices.min().max(most.saturating_sub(3));
    least..=most
}

/// Sets of cards that may be laid aside and are worth a look: for each number of cards the one that
/// a rule of thumb gives, and those that differ from it by one card or two.
pub(super) fn candidates(
    choices: &DiscardChoices,
    counts: std::ops::RangeInclusive<u8>,
) -> Vec<CardSet> {
    let mut found: Vec<CardSet> = Vec::new();
    let mut add = |laid: CardSet| {
        if !found.contains(&laid) && choices.check(laid).is_ok() {
            found.push(laid);
        }
    };
    let most = *counts.end();
    for count in counts {
        let first = crate::ai::thumb::cards_to_lay(choices.pool(), choices.cards(), count);
        add(first);
        let rest = choices.cards() - first;
        for out in first {
            for into in rest {
                add(first.without(out).with(into));
            }
        }
        if count != most {
            continue;
        }
        for (out, other_out) in pairs(first) {
            for (into, other_into) in pairs(rest) {
                add(first.without(out).without(other_out).with(into).with(other_into));
            }
        }
    }
    if found.is_empty() {
        found.push(choices.some_legal());
    }
    found.truncate(120);
    found
}

fn pairs(cards: CardSet) -> impl Iterator<Item = (crate::cards::Card, crate::cards::Card)> {
    cards.iter().flat_map(move |one| {
        cards.iter().filter(move |other| *other > one).map(move |other| (one, other))
    })
}
