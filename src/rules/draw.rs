use crate::cards::Card;

/// Which of two drawn cards is higher and makes its drawer the first dealer (R3.1): 0 or 1;
/// `None` if both rank alike and both draw again.
///
/// Any tarock beats any suit card, and suit cards go by their rank, whatever the suit.
#[must_use]
pub fn higher_draw(drawn: [Card; 2]) -> Option<usize> {
    let [first, second] = drawn.map(|card| (card.tarock(), card.rank()));
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_higher_card_deals() {
        for (first, second, higher) in [
            ("T1", "SK", Some(0)),
            ("T2", "T1", Some(0)),
            ("T21", "T22", Some(1)),
            ("H1", "C9", Some(0)),
            ("D4", "S8", Some(1)),
            ("HQ", "CK", Some(1)),
            ("C10", "H1", None),
            ("D2", "S9", None),
            ("H3", "C8", None),
            ("H4", "S7", None),
            ("HK", "SK", None),
        ] {
            let drawn = [first, second].map(|code| code.parse().expect("a code"));
            assert_eq!(higher_draw(drawn), higher, "{first} {second}");
        }
    }
}
