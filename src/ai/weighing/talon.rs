use super::appraisal::Appraisal;
use super::exchange::candidates;
use super::outlook::{Outlook, Setting};
use super::ranked;
use super::study::Study;
use crate::ai::belief::Belief;
use crate::ai::thumb;
use crate::ai::{Decision, Reason, Worlds};
use crate::cards::{CardSet, Randomness};
use crate::rules::{BySeat, DiscardChoices, Move, PlayerView, TakeChoices, TalonView};

/// Which group of the Cossack talon to take (R8.1): the one with which, after the discard that
/// suits it best, most is expected. Each portion looks at one discard.
#[derive(Debug)]
pub(super) struct TakeStudy {
    looked_at: LookedAt,
    /// The groups, with what is best after each of them so far.
    best: Vec<(CardSet, f64)>,
    /// What may be laid aside after the group at that place.
    pairs: Vec<(usize, CardSet)>,
    next: usize,
}

impl TakeStudy {
    pub(super) fn new(view: &PlayerView, choices: TakeChoices, belief: Belief) -> Option<Self> {
        let looked_at = LookedAt::new(view, belief)?;
        let announced = view.public.announcements.before.birds();
        let (mut best, mut pairs) = (Vec::new(), Vec::new());
        for group in choices.legal() {
            let laid = discards(view.hand | group, group.len(), announced);
            pairs.extend(laid.into_iter().map(|laid| (best.len(), laid)));
            best.push((group, f64::NEG_INFINITY));
        }
        Some(Self { looked_at, best, pairs, next: 0 })
    }
}

impl Study for TakeStudy {
    fn left(&self) -> usize {
        self.pairs.len() - self.next
    }

    fn portion(&mut self, view: &PlayerView, _randomness: &mut Randomness) {
        if let Some((place, laid)) = self.pairs.get(self.next) {
            let (group, best) = &mut self.best[*place];
            *best = best.max(self.looked_at.value(view, *group, *laid));
            self.next += 1;
        }
    }

    fn decision(&self, _view: &PlayerView) -> Option<Decision> {
        let scored = self.best.iter().map(|(group, best)| (Move::Take(*group), *best));
        ranked(scored, Reason::BestValue, self.looked_at.worlds())
    }
}

/// What to lay aside after taking (R8.2). Each portion looks at one choice of cards.
#[derive(Debug)]
pub(super) struct DiscardStudy {
    looked_at: LookedAt,
    candidates: Vec<CardSet>,
    scored: Vec<(Move, f64)>,
}

impl DiscardStudy {
    pub(super) fn new(view: &PlayerView, choices: &DiscardChoices, belief: Belief) -> Option<Self> {
        let looked_at = LookedAt::new(view, belief)?;
        let candidates = candidates(choices, choices.min()..=choices.max());
        Some(Self { looked_at, candidates, scored: Vec::new() })
    }
}

impl Study for DiscardStudy {
    fn left(&self) -> usize {
        self.candidates.len() - self.scored.len()
    }

    fn portion(&mut self, view: &PlayerView, _randomness: &mut Randomness) {
        if let Some(laid) = self.candidates.get(self.scored.len()) {
            let value = self.looked_at.value(view, CardSet::EMPTY, *laid);
            self.scored.push((Move::Discard(*laid), value));
        }
    }

    fn decision(&self, _view: &PlayerView) -> Option<Decision> {
        ranked(self.scored.iter().copied(), Reason::BestValue, self.looked_at.worlds())
    }
}

/// Sets that may go from a pool with cards just taken: what a rule of thumb gives, and if there are
/// plain cards enough, those that differ from it by one card.
fn discards(pool: CardSet, count: u8, announced: CardSet) -> Vec<CardSet> {
    let plain = pool & CardSet::PLAIN;
    if plain.len() < count {
        let allowed = pool - CardSet::KINGS - CardSet::TRULL - announced;
        return vec![thumb::cards_to_lay(pool, allowed, count)];
    }
    let first = thumb::cards_to_lay(pool, plain, count);
    let mut found = vec![first];
    for out in first {
        for into in plain - first {
            found.push(first.without(out).with(into));
        }
    }
    found
}

/// The worlds that are possible with the Cossack talon exposed.
#[derive(Debug)]
struct LookedAt {
    belief: Belief,
    /// What nobody has taken of the talon as the view is.
    talon: CardSet,
}

impl LookedAt {
    fn new(view: &PlayerView, belief: Belief) -> Option<Self> {
        let TalonView::Exposed { cards, taken } = view.public.talon else { return None };
        Some(Self { belief, talon: CardSet::from(cards) - taken })
    }

    fn worlds(&self) -> Worlds {
        let weighed = u32::try_from(self.belief.worlds.len()).unwrap_or(u32::MAX);
        Worlds { weighed, are_all: self.belief.are_all }
    }

    /// What is expected if `group` is taken and `laid` laid aside.
    fn value(&self, view: &PlayerView, group: CardSet, laid: CardSet) -> f64 {
        let public = &view.public;
        let Some(bargain) = public.bargain else { return 0.0 };
        let seat = view.seat;
        let mut appraisal = Appraisal::default();
        for weighed in &self.belief.worlds {
            let world = &weighed.world;
            let hands =
                BySeat::new(
                    |of| {
                        if of == seat { (view.hand | group) - laid } else { world.hands[of] }
                    },
                );
            let aside = BySeat::new(|of| {
                let own = world.discards[of] | world.untaken[of];
                let more = if of == seat { laid } else { self.talon - group };
                (own | more).points()
            });
            // What the group completes counts as held (R11.7).
            let original = BySeat::new(|of| {
                let own = hands[of] | world.discards[of] | world.untaken[of];
                if of == seat { own | laid } else { own }
            });
            let outlook = Outlook::new(&Setting { hands, original, aside }, seat);
            appraisal.add(&outlook, &public.rules, weighed.weight);
        }
        appraisal.expects(bargain, &public.rules, public.announcements.before)
    }
}
