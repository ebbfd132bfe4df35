use super::{Gathering, Habits, Knowledge, World};
use crate::ai::exact::exp;
use crate::cards::Randomness;

/// A world, and how likely it is.
#[derive(Clone, Copy, Debug)]
pub struct Weighed {
    /// How the cards lie.
    pub world: World,
    /// Its share of all that is possible; above 0, and all shares of a belief add up to 1.
    pub weight: f64,
}

/// What a player believes: worlds with their weights.
#[derive(Clone, Debug)]
pub struct Belief {
    /// The worlds; never none for a view of a deal that can have come about.
    pub worlds: Vec<Weighed>,
    /// Whether these are all worlds that agree with what is known.
    pub are_all: bool,
}

impl Belief {
    /// All worlds, if there are at most `listed`; else `drawn` of them, drawn at random. They are
    /// weighed by `habits`.
    #[must_use]
    pub fn new(
        knowledge: &Knowledge,
        habits: &Habits,
        listed: u32,
        drawn: u32,
        randomness: &mut Randomness,
    ) -> Self {
        let mut gathering = Gathering::new(knowledge.clone(), habits.clone(), listed, drawn);
        while gathering.portion(randomness) {}
        gathering.belief()
    }

    /// The same worlds, each as many times as likely as e to the power of its score says. Whatever
    /// is possible at all keeps some weight.
    #[must_use]
    pub fn weighed_by(mut self, score: impl Fn(&World) -> f64) -> Self {
        let scores: Vec<f64> = self.worlds.iter().map(|weighed| score(&weighed.world)).collect();
        let highest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        for (weighed, score) in self.worlds.iter_mut().zip(scores) {
            weighed.weight *= exp((score - highest).max(-20.0));
        }
        let sum: f64 = self.worlds.iter().map(|weighed| weighed.weight).sum();
        for weighed in &mut self.worlds {
            weighed.weight /= sum;
        }
        self
    }

    /// About `count` of the worlds, drawn in proportion to their weights and evenly; all of them if
    /// there are no more.
    #[must_use]
    pub fn narrowed(self, count: u32, randomness: &mut Randomness) -> Self {
        if self.worlds.len() <= count as usize {
            return self;
        }
        let worlds = self
            .sample(count, randomness)
            .into_iter()
            .map(|(place, times)| Weighed {
                weight: times / f64::from(count),
                ..self.worlds[place]
            })
            .collect();
        Self { worlds, are_all: false }
    }

    /// The places of `count` worlds drawn in proportion to their weights, so that no part of them is
    /// missed, in an order of which every beginning is such a draw too. A world drawn more than
    /// once is given once, with the number of times as its weight.
    #[must_use]
    pub fn sample(&self, count: u32, randomness: &mut Randomness) -> Vec<(usize, f64)> {
        // Multiples of the golden ratio, cut off before the point, fill the unit evenly.
        const GOLDEN: f64 = 0.618_033_988_749_894_9;
        let mut ends = Vec::with_capacity(self.worlds.len());
        let mut passed = 0.0;
        for weighed in &self.worlds {
            passed += weighed.weight;
            ends.push(passed);
        }
        let start = f64::from(randomness.word()) / 4_294_967_296.0;
        let mut places: Vec<(usize, f64)> = Vec::with_capacity(count as usize);
        for number in 0..count {
            let at = (start + f64::from(number) * GOLDEN) % 1.0;
            let place =
                ends.partition_point(|end| *end <= at).min(self.worlds.len().saturating_sub(1));
            match places.iter_mut().find(|(other, _)| *other == place) {
                Some((_, times)) => *times += 1.0,
                None => places.push((place, 1.0)),
            }
        }
        places
    }
}
