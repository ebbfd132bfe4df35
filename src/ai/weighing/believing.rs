use super::auction::Caller;
use crate::ai::belief::{Belief, Habits, Knowledge};
use crate::cards::Randomness;
use crate::rules::{Contract, PlayerView};

/// How many worlds are drawn where they cannot be listed.
const DRAWN: u32 = 1_000;

/// What a player believes: all worlds, at most `listed` of them, or as many as are drawn; weighed by
/// how the other one discards, and by what he has called.
pub(super) fn believe(
    view: &PlayerView,
    knowledge: &Knowledge,
    habits: &Habits,
    listed: u32,
    randomness: &mut Randomness,
) -> Belief {
    let belief = Belief::new(knowledge, habits, listed, DRAWN.min(listed), randomness);
    // Once the talon lies open all tarocks and Kings are known, and calls tell little more.
    let has_exchanged = view
        .public
        .bargain
        .is_some_and(|bargain| bargain.contract != Contract::Solo && knowledge.talon_hidden == 0);
    if has_exchanged || view.public.calls.is_empty() || *habits == Habits::NONE {
        return belief;
    }
    let (rules, other) = (&view.public.rules, knowledge.other());
    belief.weighed_by(|world| {
        let hand = world.hands[other] | knowledge.played[other];
        Caller::new(*rules, other, hand, world.discards[other]).likely(&view.public.calls)
    })
}
