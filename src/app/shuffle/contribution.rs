use sha2::{Digest, Sha256};

use crate::app::Player;
use crate::cards::{Card, Pack};

/// How many characters a contribution has at most.
pub const MOST_CHARACTERS: usize = 100;

/// A contribution as it is hashed: one line, without blanks around it, and not too long.
pub(super) fn clean(typed: &str) -> String {
    let line: String = typed.chars().filter(|character| !character.is_control()).collect();
    let short: String = line.trim().chars().take(MOST_CHARACTERS).collect();
    short.trim_end().to_owned()
}

/// What is hashed of the contributions: one after the other, each but the last with a line feed behind.
pub(super) fn joined(contributions: &[(Player, String)]) -> String {
    let texts: Vec<&str> = contributions.iter().map(|(_, text)| text.as_str()).collect();
    texts.join("\n")
}

/// Puts the pack in the order that follows from the contribution.
pub(super) fn put_in_order(pack: &Pack, contribution: &str) -> Pack {
    let begun = Sha256::new().chain_update(contribution).chain_update(" ");
    let mut keyed: Vec<([u8; 32], Card)> = Vec::with_capacity(pack.cards().len());
    for (place, card) in (1..).zip(pack.cards()) {
        let place: u8 = place;
        keyed.push((begun.clone().chain_update(place.to_string()).finalize().into(), *card));
    }
    keyed.sort_unstable_by_key(|(key, _)| *key);
    let cards: Vec<Card> = keyed.into_iter().map(|(_, card)| card).collect();
    // They are the same cards in another order.
    Pack::new(&cards).unwrap_or(*pack)
}
