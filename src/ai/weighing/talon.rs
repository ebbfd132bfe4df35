use super::appraisal::Appraisal;
use super::exchange::candidates;
use super::outlook::{Outlook, Setting};
use super::ranked;
use crate::ai::belief::{Belief, Habits, Knowledge};
use crate::ai::thumb;
use crate::ai::{Decision, Reason, Worlds};
use crate::cards::{CardSet, Randomness};
use crate::rules::{BySeat, DiscardChoices, Move, PlayerView, TakeChoices, TalonView};

/// Which group of the Cossack talon to take (R8.1): the one with which, after the discard that
/// suits it best, most is expected.
pub(super) fn take(
    view: &PlayerView,
    choices: TakeChoices,
    worlds: u32,
    randomness: &mut Randomness,
) -> Option<Decision> {
    let looked_at = LookedAt::new(view, worlds, randomness)?;
    let scored = choices.legal().into_iter().map(|group| {
        let pool = view.hand | group;
        let announced = view.public.announcements.before.birds();
        let best = discards(pool, group.len(), announced)
            .into_iter()
            .map(|laid| looked_at.value(group, laid))
            .fold(f64::NEG_INFINITY, f64::max);
        (Move::Take(group), best)
    });
    ranked(scored, Reason::BestValue, looked_at.worlds())
}

/// What to lay aside after taking (R8.2).
pub(super) fn discard(
    view: &PlayerView,
    choices: &DiscardChoices,
    worlds: u32,
    randomness: &mut Randomness,
) -> Option<Decision> {
    let looked_at = LookedAt::new(view, worlds, randomness)?;
    let scored = candidates(choices, choices.min()..=choices.max())
        .into_iter()
        .map(|laid| (Move::Discard(laid), looked_at.value(CardSet::EMPTY, laid)));
    ranked(scored, Reason::BestValue, looked_at.worlds())
}

/// Sets that may go from a pool with cards just taken: every choice of plain cards if there are
/// enough, else what a rule of thumb gives.
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
struct LookedAt<'a> {
    view: &'a PlayerView,
    belief: Belief,
    /// What nobody has taken of the talon as the view is.
    talon: CardSet,
}

impl<'a> LookedAt<'a> {
    fn new(view: &'a PlayerView, worlds: u32, randomness: &mut Randomness) -> Option<Self> {
        let TalonView::Exposed { cards, taken } = view.public.talon else { return None };
        let knowledge = Knowledge::new(view);
        let all = Belief::new(&knowledge, &Habits::PLAYERS, 4_000, 1_000, randomness);
        let belief = all.narrowed(worlds, randomness);
        Some(Self { view, belief, talon: CardSet::from(cards) - taken })
    }

    fn worlds(&self) -> Worlds {
        let weighed = u32::try_from(self.belief.worlds.len()).unwrap_or(u32::MAX);
        Worlds { weighed, are_all: self.belief.are_all }
    }

    /// What is expected if `group` is taken and `laid` laid aside.
    fn value(&self, group: CardSet, laid: CardSet) -> f64 {
        let public = &self.view.public;
        let Some(bargain) = public.bargain else { return 0.0 };
        let seat = self.view.seat;
        let mut appraisal = Appraisal::default();
        for weighed in &self.belief.worlds {
            let world = &weighed.world;
            let hands = BySeat::new(|of| {
                if of == seat { (self.view.hand | group) - laid } else { world.hands[of] }
            });
            let aside = BySeat::new(|of| {
                let own = world.discards[of] | world.untaken[of];
                let more = if of == seat { laid } else { self.talon - group };
                (own | more).points()
            });
            let outlook = Outlook::new(&Setting { hands, aside }, seat);
            appraisal.add(&outlook, &public.rules, weighed.weight);
        }
        appraisal.expects(bargain, &public.rules, public.announcements.before)
    }
}
