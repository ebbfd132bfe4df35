use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use super::sha256;
use crate::cards::{Pack, Seed};

/// The SHA-256 of what the program is bound by, in hexadecimal: 64 digits in lower case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(String);

impl Commitment {
    /// All digits.
    #[must_use]
    pub fn digits(&self) -> &str {
        &self.0
    }

    /// The first eight digits in two groups, to be compared at a glance.
    #[must_use]
    pub fn in_short(&self) -> [&str; 2] {
        [self.0.get(..4).unwrap_or_default(), self.0.get(4..8).unwrap_or_default()]
    }
}

/// What the program is bound by before anybody contributes anything. It is a secret until the deal is
/// over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Committed {
    /// The pack as the program has shuffled it.
    pub pack: Pack,
    /// What keeps the pack from being found by trying.
    pub nonce: Seed,
    /// How many cards the computer lifts, if it cuts.
    pub cut: Option<u8>,
}

impl Committed {
    /// What is hashed, byte for byte.
    #[must_use]
    pub fn statement(&self) -> String {
        let mut text = "kosakeln-shuffle 1\n".to_owned();
        text.push_str(&codes(&self.pack));
        text.push('\n');
        text.push_str(&self.nonce.to_hex());
        text.push('\n');
        if let Some(cut) = self.cut {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "cut {cut}");
        }
        text
    }

    /// The commitment to it.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Seed(sha256(&self.statement())).to_hex())
    }
}

/// The codes of the cards, the top one first, with a blank between two.
pub(super) fn codes(pack: &Pack) -> String {
    let mut text = String::new();
    for card in pack.cards() {
        if !text.is_empty() {
            text.push(' ');
        }
        // Writing to a string cannot fail.
        let _ = write!(text, "{card:?}");
    }
    text
}
