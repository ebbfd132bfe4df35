use super::combinations::{Combinations, binomial};
use super::sampling::Sampler;
use super::{Belief, Habits, Knowledge, Weighed, World};
use crate::ai::exact::exp;
use crate::cards::{CardSet, Randomness};

/// A belief in the making, a few hundred worlds at a time: all there are, if they can be listed and
/// are not too many, else a sample.
#[derive(Debug)]
pub struct Gathering {
    knowledge: Knowledge,
    habits: Habits,
    source: Source,
    worlds: Vec<World>,
    /// The logarithm of how likely each is.
    scores: Vec<f64>,
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
    /// Begins to gather all worlds, if there are at most `most`, else as many drawn at random,
    /// weighed by `habits`.
    #[must_use]
    pub fn new(knowledge: Knowledge, habits: Habits, most: u32) -> Self {
        let source = all(&knowledge, most).unwrap_or_else(|| Source::Drawn {
            sampler: Sampler::new(knowledge.clone()),
            left: most,
        });
        Self { knowledge, habits, source, worlds: Vec::new(), scores: Vec::new() }
    }

    /// Gathers some more worlds; `false` if there are no more.
    pub fn portion(&mut self, randomness: &mut Randomness) -> bool {
        for _ in 0..PORTION {
            let world = match &mut self.source {
                Source::Listed { laid, sets } => sets.next().map(|chosen| {
                    let face_down = *laid | chosen;
                    let hand = self.knowledge.unseen - face_down;
                    self.knowledge.world(hand, face_down, [CardSet::EMPTY; 3])
                }),
                Source::Drawn { left: 0, .. } => None,
                Source::Drawn { sampler, left } => {
                    *left -= 1;
                    sampler.draw(randomness)
                }
            };
            let Some(world) = world else { return false };
            self.scores.push(self.habits.score(&self.knowledge, &world));
            self.worlds.push(world);
        }
        true
    }

    /// What is believed by the worlds gathered.
    #[must_use]
    pub fn belief(&self) -> Belief {
        let highest = self.scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        // Whatever is possible at all keeps some weight.
        let weights: Vec<f64> =
            self.scores.iter().map(|score| exp((score - highest).max(-20.0))).collect();
        let sum: f64 = weights.iter().sum();
        let weighed =
            |(world, weight): (&World, f64)| Weighed { world: *world, weight: weight / sum };
        Belief {
            worlds: self.worlds.iter().zip(weights).map(weighed).collect(),
            are_all: matches!(self.source, Source::Listed { .. }),
        }
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
