use super::combinations::{Combinations, binomial};
use super::sampling::Sampler;
use super::{Belief, Habits, Knowledge, Weighed, World};
use crate::cards::{CardSet, Randomness};

/// A belief in the making, a few hundred worlds at a time: all there are, if they can be listed and
/// are not too many, else a sample.
#[derive(Debug)]
pub struct Gathering {
    knowledge: Knowledge,
    habits: Habits,
    source: Source,
    worlds: Vec<World>,
}

/// Where the worlds come from.
#[derive(Debug)]
enum Source {
    /// All of them, one for each set of cards that the other player may have laid aside beside
    /// those that he must have.
    Listed { laid: CardSet, sets: Combinations },
    /// So many are still to be drawn.
    Drawn { sampler: Sampler, left: u32 },
}

/// How many worlds are gathered at a time.
const PORTION: u32 = 250;

impl Gathering {
    /// Begins to gather all worlds, if there are at most `listed`, else `drawn` of them drawn at
    /// random, weighed by `habits`.
    #[must_use]
    pub fn new(knowledge: Knowledge, habits: Habits, listed: u32, drawn: u32) -> Self {
        let source = all(&knowledge, listed).unwrap_or_else(|| Source::Drawn {
            sampler: Sampler::new(knowledge.clone()),
            left: drawn,
        });
        Self { knowledge, habits, source, worlds: Vec::new() }
    }

    /// Gathers some more worlds; `false` if there are no more.
    pub fn portion(&mut self, randomness: &mut Randomness) -> bool {
        for _ in 0..PORTION {
            let world = match &mut self.source {
                Source::Listed { laid, sets } => sets.find_map(|chosen| {
                    let face_down = *laid | chosen;
                    let hand = self.knowledge.unseen - face_down;
                    let world = || self.knowledge.world(hand, face_down, [CardSet::EMPTY; 3]);
                    self.knowledge.may_hold(hand).then(world)
                }),
                Source::Drawn { left: 0, .. } => None,
                Source::Drawn { sampler, left } => {
                    *left -= 1;
                    sampler.draw(randomness)
                }
            };
            let Some(world) = world else { return false };
            self.worlds.push(world);
        }
        true
    }

    /// What is believed by the worlds gathered.
    #[must_use]
    pub fn belief(&self) -> Belief {
        let count = u32::try_from(self.worlds.len()).unwrap_or(u32::MAX).max(1);
        let weight = 1.0 / f64::from(count);
        let worlds = self.worlds.iter().map(|world| Weighed { world: *world, weight }).collect();
        let are_all = matches!(self.source, Source::Listed { .. });
        let evenly = Belief { worlds, are_all };
        evenly.weighed_by(|world| self.habits.score(&self.knowledge, world))
    }
}

/// The source of all worlds, if they can be listed: when nothing is hidden but what the other player
/// has laid aside, and there are at most `most`.
fn all(knowledge: &Knowledge, most: u32) -> Option<Source> {
    if knowledge.buried() > 0 {
        return None;
    }
    let laid = knowledge.excluded;
    let free = (knowledge.unseen & CardSet::PLAIN) - knowledge.certain - laid;
    let size = knowledge.face_down.checked_sub(laid.len())?;
    if binomial(free.len(), size) > u64::from(most) {
        return None;
    }
    Some(Source::Listed { laid, sets: Combinations::new(free, size) })
}
