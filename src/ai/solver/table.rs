use super::state::State;
use super::suits;

/// What a question's answers are filed under beside the position. Two questions of one key have the
/// same answers wherever they come up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ask {
    /// For card points 0; else what the declarer must still get, in game points.
    pub(super) target: i16,
    /// Which Valat is still possible; and 0 for card points.
    pub(super) valat: u8,
}

/// What is known of a position: bounds of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) low: u8,
    pub(super) high: u8,
}

/// An entry: two words that hold the whole key, what is known, how old it is and how much work
/// went into it. A word of 0 is an empty place, since no position has suits all of number 0 and no
/// tarock.
type Entry = [u64; 2];

/// Four entries in the line of a cache.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
struct Cluster([Entry; 4]);

/// A key as it lies in an entry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    first: u64,
    second: u64,
    hash: u32,
}

/// The positions met, within a fixed memory: the transposition table.
///
/// Of its clusters only so many are in use as the positions need, at first few, so that they lie
/// close together and the processor keeps them near: to wait for them is most of a search's time.
#[derive(Clone, Debug)]
pub(super) struct Table {
    clusters: Vec<Cluster>,
    /// How many clusters are in use, from the first on: a power of two.
    used: usize,
    /// How many entries were put there into places that were free.
    filled: usize,
    /// Entries of card points with another number are as good as gone.
    points_age: u8,
    /// The same for entries of game points, whose stakes may have changed.
    game_age: u8,
    last_age: u8,
    /// Where sweeping goes on.
    swept: usize,
}

const KEY_BITS: u32 = 35;
const KEY: u64 = (1 << KEY_BITS) - 1;
const AGE_SHIFT: u32 = 27;
/// What of the second word says where an entry goes. Its age does not, or a table once cleared
/// would not be as good as new.
const PLACED: u64 = (1 << AGE_SHIFT) - 1;
/// How many clusters are in use at first.
const AT_FIRST: usize = 1 << 8;
/// In how many steps the whole table is swept; fewer than half of the ages.
const SWEEPS: usize = 64;

impl Table {
    /// A table of `2^bits` clusters of 64 bytes.
    pub(super) fn new(bits: u32) -> Self {
        let clusters = vec![Cluster::default(); 1 << bits];
        let used = AT_FIRST.min(clusters.len());
        Self { clusters, used, filled: 0, points_age: 1, game_age: 2, last_age: 2, swept: 0 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.points_age = self.next_age();
        self.game_age = self.next_age();
        self.used = AT_FIRST.min(self.clusters.len());
        self.filled = 0;
    }

    /// Forgets what belongs to the stakes.
    pub(super) fn clear_game(&mut self) {
        self.game_age = self.next_age();
    }

    /// An age that no entry has: the ages come round, but each time some of what is too old is
    /// swept out, and all of it long before.
    fn next_age(&mut self) -> u8 {
        loop {
            self.last_age = self.last_age.wrapping_add(1);
            if self.last_age != 0 && self.last_age != self.points_age {
                break;
            }
        }
        let count = (self.clusters.len() / SWEEPS).max(1);
        let ages = [self.points_age, self.game_age].map(u64::from);
        for cluster in self.clusters.iter_mut().skip(self.swept).take(count) {
            for entry in &mut cluster.0 {
                if !ages.contains(&(entry[1] >> AGE_SHIFT & 0xFF)) {
                    *entry = Entry::default();
                }
            }
        }
        self.swept = (self.swept + count) % self.clusters.len();
        self.last_age
    }

    pub(super) fn key(&self, state: &State, ask: Ask) -> Key {
        let [a, b, c, d] = state.suits.map(u64::from);
        let tarocks = u64::from(state.tarocks) | 1 << state.tarock_count;
        let first = a | b << 12 | c << 24 | d << 36 | tarocks << 48;
        let age = if ask.valat == 0 { self.points_age } else { self.game_age };
        let target = u64::from(ask.target.cast_unsigned() & 0x7FF);
        // There are four ways for Valat to be possible, the last of which has number 4; what is
        // told of card points has an age of its own.
        let valat = u64::from(ask.valat & 3);
        let second = tarocks >> 16
            | u64::from(state.birds) << 7
            | u64::from(state.high) << 11
            | u64::from(state.leader) << 13
            | valat << 14
            | target << 16;
        let hash = mixed(state.hash, tarocks, second);
        let second = second | u64::from(age) << AGE_SHIFT;
        Key { first, second, hash }
    }

    /// Where an entry of this hash belongs.
    const fn cluster(&self, hash: u32) -> usize {
        hash as usize & (self.used - 1)
    }

    /// Takes twice as many clusters into use: of each that was, a part of its entries goes to
    /// another that was not.
    fn grow(&mut self) {
        self.filled = 0;
        let ages = [self.points_age, self.game_age].map(u64::from);
        let (lower, upper) = self.clusters.split_at_mut(self.used);
        for (low, high) in lower.iter_mut().zip(upper) {
            let mut parts = [Cluster::default(); 2];
            for (place, entry) in low.0.iter().enumerate() {
                if ages.contains(&(entry[1] >> AGE_SHIFT & 0xFF)) {
                    let hash = hash_of(entry);
                    parts[usize::from(hash as usize & self.used != 0)].0[place] = *entry;
                    self.filled += 1;
                }
            }
            [*low, *high] = parts;
        }
        self.used *= 2;
    }

    /// Reads from where a key's entries are, so that they are on their way from memory while other
    /// things are worked out.
    pub(super) fn fetch(&self, key: Key) {
        std::hint::black_box(self.clusters[self.cluster(key.hash)].0[0][0]);
    }

    pub(super) fn get(&self, key: Key) -> Option<Known> {
        let cluster = self.clusters.get(self.cluster(key.hash))?;
        let entry = cluster.0.iter().find(|entry| is_of(entry, key))?;
        let [low, high, ..] = (entry[1] >> KEY_BITS).to_le_bytes();
        Some(Known { low, high })
    }

    /// Files what is known; the entry of least work makes way.
    pub(super) fn put(&mut self, key: Key, left: u8, known: Known) {
        let cluster = self.cluster(key.hash);
        let Some(cluster) = self.clusters.get_mut(cluster) else { return };
        let ages = [self.points_age, self.game_age].map(u64::from);
        let mut place = 0;
        let mut least = u64::MAX;
        let mut is_known = false;
        for (candidate, entry) in cluster.0.iter().enumerate() {
            if is_of(entry, key) {
                place = candidate;
                is_known = true;
                break;
            }
            let age = entry[1] >> AGE_SHIFT & 0xFF;
            let work = if ages.contains(&age) { entry[1] >> 59 } else { 0 };
            if work < least {
                least = work;
                place = candidate;
            }
        }
        let rest = u64::from(known.low) | u64::from(known.high) << 8 | u64::from(left) << 24;
        cluster.0[place] = [key.first, key.second | rest << KEY_BITS];
        if least == 0 && !is_known {
            self.filled += 1;
            if self.filled > 2 * self.used && self.used < self.clusters.len() {
                self.grow();
            }
        }
    }
}

const fn is_of(entry: &Entry, key: Key) -> bool {
    entry[0] == key.first && entry[1] & KEY == key.second
}

/// Where a key goes: the hash of its suits mixed with the rest of it, its age left out.
const fn mixed(suits: u64, tarocks: u64, second: u64) -> u32 {
    let tarocks = tarocks.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let rest = second.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (suits.wrapping_add(tarocks).wrapping_add(rest) >> 32) as u32
}

/// The same from an entry.
fn hash_of(entry: &Entry) -> u32 {
    let [a, b, c, d] = [0, 12, 24, 36].map(|shift| suits::hash(byte12(entry[0] >> shift)));
    let second = entry[1] & PLACED;
    let tarocks = entry[0] >> 48 | (second & 0x7F) << 16;
    mixed(a.wrapping_add(b).wrapping_add(c).wrapping_add(d), tarocks, second)
}

fn byte12(word: u64) -> u16 {
    (word & 0xFFF).try_into().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::super::engine::POINTS;
    use super::*;

    #[test]
    fn every_question_has_a_key_of_its_own() {
        let table = Table::new(0);
        let state = State {
            suits: [0, 1, 2, 3],
            tarocks: 5,
            tarock_count: 22,
            birds: 15,
            high: 2,
            leader: 1,
            left: 16,
            rest: 210,
            made: suits::Made::default(),
            hash: 0,
        };
        let mut keys = vec![table.key(&state, POINTS)];
        for valat in 1..=4 {
            keys.extend((-1024..1024).map(|target| table.key(&state, Ask { target, valat })));
        }
        let mut words: Vec<_> = keys.iter().map(|key| (key.first, key.second)).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), keys.len());
    }
}
