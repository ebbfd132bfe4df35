use super::auction::Caller;
use crate::ai::belief::{Belief, Habits, Knowledge};
use crate::rules::PlayerView;

/// How many worlds are drawn where they cannot be listed.
pub(super) const DRAWN: u32 = 1_000;

/// The worlds weighed anew by what the other one has called, as long as cards lie face down that
/// nobody chose: after that all tarocks and Kings are known, and calls tell little more. A player without
/// habits to go by does not look at calls either.
pub(super) fn heard(
    belief: Belief,
    view: &PlayerView,
    knowledge: &Knowledge,
    habits: &Habits,
) -> Belief {
    if knowledge.buried() == 0 || view.public.calls.is_empty() || *habits == Habits::NONE {
        return belief;
    }
    let (rules, other) = (view.public.rules, knowledge.other());
    belief.weighed_by(|world| {
        let hand = world.hands[other] | knowledge.played[other];
        Caller::new(rules, other, hand, world.discards[other]).likely(&view.public.calls)
    })
}
