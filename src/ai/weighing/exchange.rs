use super::appraisal::Appraisal;
use super::outlook::{Outlook, Setting, lay};
use super::ranked;
use super::study::Study;
use crate::ai::belief::{Belief, World};
use crate::ai::{Decision, Reason, Worlds};
use crate::cards::{Card, CardSet, Randomness};
use crate::rules::{
    Bargain, BySeat, Contract, DiscardChoices, Exchange, Move, PlayerView, Rules, Seat,
};

/// What to lay aside in the personal exchange (R5). Each portion looks at one choice of cards: in the
/// one half of the worlds as if the player would play, in the other as if he would defend.
#[derive(Debug)]
pub(super) struct ExchangeStudy {
    worlds: Vec<Imagined>,
    candidates: Vec<CardSet>,
    scored: Vec<(Move, f64)>,
}

impl ExchangeStudy {
    pub(super) fn new(
        view: &PlayerView,
        choices: &DiscardChoices,
        belief: &Belief,
        randomness: &mut Randomness,
    ) -> Self {
        let rules = &view.public.rules;
        let worlds = belief
            .worlds
            .iter()
            .map(|weighed| Imagined::new(rules, &weighed.world, view.seat.other(), randomness))
            .collect();
        let candidates = candidates(choices, personal_counts(choices));
        Self { worlds, candidates, scored: Vec::new() }
    }

    fn value(&self, view: &PlayerView, laid: CardSet) -> f64 {
        let rules = &view.public.rules;
        let (seat, other) = (view.seat, view.seat.other());
        let values = self.worlds.iter().map(|world| {
            let own = world.taken(rules, seat, laid);
            let hands = BySeat::new(|of| if of == seat { own } else { world.hand });
            let mine = laid | world.left(rules, seat, laid.len());
            let theirs = world.laid | world.left(rules, other, world.laid.len());
            both_ways(rules, seat, hands, mine, theirs, world.world.talon)
        });
        let count = u32::try_from(self.worlds.len()).unwrap_or(1).max(1);
        values.sum::<f64>() / f64::from(count)
    }
}

/// A world in which the other player has exchanged.
#[derive(Debug)]
struct Imagined {
    world: World,
    /// The personal talons, the top card first.
    talons: BySeat<Vec<Card>>,
    /// The other player's hand and discards.
    hand: CardSet,
    laid: CardSet,
}

impl Imagined {
    fn new(rules: &Rules, world: &World, other: Seat, randomness: &mut Randomness) -> Self {
        let talons = BySeat::new(|seat| {
            let mut talon: Vec<Card> = world.untaken[seat].iter().collect();
            randomness.shuffle(&mut talon);
            talon
        });
        let pool = world.hands[other];
        let plain = (pool & CardSet::PLAIN).len();
        let count = match rules.exchange {
            Exchange::Classic | Exchange::Tactical => 8,
            Exchange::Medium | Exchange::Easy => plain.min(8),
        };
        let laid = lay(pool, count);
        let mut imagined = Self { world: *world, talons, hand: CardSet::EMPTY, laid };
        imagined.hand = imagined.taken(rules, other, laid);
        imagined
    }

    /// The hand of a player after the exchange in which he has laid `laid` aside.
    fn taken(&self, rules: &Rules, seat: Seat, laid: CardSet) -> CardSet {
        let kept = self.world.hands[seat] - laid;
        match rules.exchange {
            Exchange::Tactical => kept,
            Exchange::Classic => kept | self.world.untaken[seat],
            Exchange::Medium | Exchange::Easy => kept | self.top(seat, laid.len()),
        }
    }

    /// What he leaves of his personal talon.
    fn left(&self, rules: &Rules, seat: Seat, laid: u8) -> CardSet {
        match rules.exchange {
            Exchange::Tactical | Exchange::Classic => CardSet::EMPTY,
            Exchange::Medium | Exchange::Easy => self.world.untaken[seat] - self.top(seat, laid),
        }
    }

    /// So many cards from the top of his personal talon (R5.4).
    fn top(&self, seat: Seat, count: u8) -> CardSet {
        self.talons[seat].iter().copied().take(count.into()).collect()
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
        let weighed = u32::try_from(self.worlds.len()).unwrap_or(u32::MAX);
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
        let original = BySeat::new(|of| hands[of] | if of == seat { mine } else { theirs });
        let setting = Setting { hands, original, aside };
        let mut appraisal = Appraisal::default();
        appraisal.add(&Outlook::new(&setting, declarer), rules, 1.0);
        appraisal.expects(bargain, rules, crate::rules::BonusSet::EMPTY)
    };
    (value(seat) - value(seat.other())) / 2.0
}

/// How many cards may sensibly go: as many as must, or any number of plain ones.
fn personal_counts(choices: &DiscardChoices) -> std::ops::RangeInclusive<u8> {
    let plain = (choices.cards() & CardSet::PLAIN).len();
    let most = plain.clamp(choices.min(), choices.max());
    let least = choices.min().max(most.saturating_sub(3));
    least..=most
}

/// How many sets of cards are looked at, at most.
const MOST_SETS: usize = 120;

/// Sets of cards that may be laid aside and are worth a look: for each number of cards the one that
/// a rule of thumb gives, and those that differ from it by one card or two. If these are too many,
/// the larger sets come first, and those that are nearest to the rule of thumb.
pub(super) fn candidates(
    choices: &DiscardChoices,
    counts: std::ops::RangeInclusive<u8>,
) -> Vec<CardSet> {
    let first = |count| crate::ai::thumb::cards_to_lay(choices.pool(), choices.cards(), count);
    let firsts: Vec<CardSet> = counts.rev().map(first).collect();
    let by_one = |first: &CardSet| -> Vec<CardSet> {
        let (first, rest) = (*first, choices.cards() - *first);
        let swapped = |out: Card| rest.iter().map(move |into| first.without(out).with(into));
        first.iter().flat_map(swapped).collect()
    };
    let by_two = |first: &CardSet| -> Vec<CardSet> {
        let (first, rest) = (*first, choices.cards() - *first);
        let swapped = |(out, other_out): (Card, Card)| {
            let kept = first.without(out).without(other_out);
            pairs(rest).map(move |(into, other_into)| kept.with(into).with(other_into))
        };
        pairs(first).flat_map(swapped).collect()
    };
    let all = firsts
        .iter()
        .copied()
        .chain(firsts.iter().flat_map(by_one))
        .chain(firsts.iter().take(1).flat_map(by_two));
    let mut found: Vec<CardSet> = Vec::new();
    for laid in all {
        if found.len() == MOST_SETS {
            break;
        }
        if !found.contains(&laid) && choices.check(laid).is_ok() {
            found.push(laid);
        }
    }
    if found.is_empty() {
        found.push(choices.some_legal());
    }
    found
}

fn pairs(cards: CardSet) -> impl Iterator<Item = (Card, Card)> {
    cards.iter().flat_map(move |one| {
        cards.iter().filter(move |other| *other > one).map(move |other| (one, other))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::random::random_rules;
    use crate::cards::{Pack, Seed};
    use crate::rules::{Choices, Game};

    /// However many sets there are, none of the numbers of cards that may sensibly go is forgotten.
    #[test]
    fn every_number_of_cards_is_looked_at() {
        let seed = Seed::from_number(11);
        let mut randomness = Randomness::new(seed, 0);
        for number in 1..400 {
            let game = Game::new(random_rules(&mut randomness), &Pack::shuffled(seed, number));
            let Some((_, Choices::Discard(choices))) = game.choices() else { continue };
            let counts = personal_counts(&choices);
            let sets = candidates(&choices, counts.clone());
            for count in counts.clone() {
                let is_there = sets.iter().any(|set| set.len() == count);
                assert!(is_there, "{count} cards of {counts:?}: {:?}", game.rules());
            }
            assert!(sets.len() <= MOST_SETS);
        }
    }
}
