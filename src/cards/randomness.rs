use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// 32 bytes from which everything random follows, the same everywhere and for ever.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that a small number stands for: its bytes, lowest first, then zeros. For tests and
    /// the command line, where a number is easier to say again than 32 bytes.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// The bytes in hexadecimal, 64 lower-case digits.
    #[must_use]
    pub fn to_hex(self) -> String {
        use fmt::Write as _;
        self.0.iter().fold(String::with_capacity(64), |mut text, byte| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// Reads what [`to_hex`](Self::to_hex) writes; `None` if it is anything else.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        let digits = text.as_bytes();
        let mut bytes = [0; 32];
        if digits.len() != 64 {
            return None;
        }
        let value = |digit: u8| match digit {
            b'0'..=b'9' => Some(digit - b'0'),
            b'a'..=b'f' => Some(digit - b'a' + 10),
            _ => None,
        };
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = value(pair[0])? << 4 | value(pair[1])?;
        }
        Some(Self(bytes))
    }
}

/// The digits of [`Seed::to_hex`].
impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = String::deserialize(deserializer)?;
        Self::from_hex(&digits).ok_or_else(|| de::Error::custom("no seed of 64 digits"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({})", self.to_hex())
    }
}

/// Random numbers that follow from a [`Seed`] and the number of a stream.
///
/// They are the key stream of `ChaCha20` with the seed as key, a 64-bit counter from 0 and the
/// stream's number as 64-bit nonce, read as little-endian 32-bit words: anybody can compute them
/// again without this program.
#[derive(Clone, Debug)]
pub struct Randomness(ChaCha20Rng);

impl Randomness {
    /// The numbers of one stream of `seed`.
    #[must_use]
    pub fn new(seed: Seed, stream: u64) -> Self {
        let mut words = ChaCha20Rng::from_seed(seed.0);
        words.set_stream(stream);
        Self(words)
    }

    /// The next 32-bit word.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A seed of its own for something else: the next eight words, each with its lowest byte first.
    /// Whoever is given it learns nothing of the seed that these numbers follow from.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for place in bytes.chunks_exact_mut(4) {
            place.copy_from_slice(&self.word().to_le_bytes());
        }
        Seed(bytes)
    }

    /// A number below `bound`, each as likely as any other; 0 if `bound` is 0.
    ///
    /// The upper half of the 64-bit product of a word and `bound`; words whose lower half falls
    /// below 2^32 mod `bound` are thrown away, since those would favour some numbers.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let refused_below = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            let [low, high] = [product & 0xFFFF_FFFF, product >> 32].map(|half| {
                u32::try_from(half).unwrap_or_default() // both halves have 32 bits
            });
            if low >= refused_below {
                return high;
            }
        }
    }

    /// Puts the items into an order, each as likely as any other: from the last place down, each
    /// place gets one of the items not yet placed (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            let bound = u32::try_from(place + 1).unwrap_or(u32::MAX);
            let chosen = self.below(bound) as usize;
            items.swap(place, chosen);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, appendix A.1, test vector 1: key, nonce and counter all zero.
    #[test]
    fn the_words_are_the_published_key_stream() {
        let mut words = Randomness::new(Seed([0; 32]), 0);
        assert_eq!([words.word(), words.word()], [0xade0_b876, 0x903d_f1a0]);
    }

    /// The key stream of the same test vector, byte for byte as it is printed there.
    #[test]
    fn a_seed_is_the_next_bytes_of_the_stream() {
        let mut words = Randomness::new(Seed([0; 32]), 0);
        for half in [
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7",
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        ] {
            assert_eq!(words.seed().to_hex(), half);
        }
    }

    #[test]
    fn a_seed_survives_being_written() {
        let seed = Seed(std::array::from_fn(|i| (i * 37 % 256).to_le_bytes()[0]));
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        for wrong in ["", "00", &"0g".repeat(32), &"AA".repeat(32), &"00".repeat(33)] {
            assert_eq!(Seed::from_hex(wrong), None);
        }
    }

    /// 60,000 throws of a six-sided die: each face within 5 standard deviations (about 91 each).
    #[test]
    fn no_number_is_favoured() {
        let mut words = Randomness::new(Seed::from_number(7), 0);
        let mut faces = [0_i32; 6];
        for _ in 0..60_000 {
            faces[words.below(6) as usize] += 1;
        }
        assert!(faces.iter().all(|count| (count - 10_000).abs() < 460), "{faces:?}");
    }
}
