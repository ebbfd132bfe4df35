use sha2::{Digest, Sha256};

use super::{DealCode, Player};
use crate::cards::{Pack, Randomness, Seed};
use crate::rules::{History, Rules};

/// The number of the pack among those that could be shuffled by the seed of a day.
const PACK: u64 = 0;
/// The stream of that seed from which it comes who deals.
const DEALER: u64 = 1;

/// A day of the calendar, where the player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// A day; `month` counts from 1 to 12 and `day` from 1 to 31. Nothing for any other numbers, and for a year
    /// of fewer or more than four digits.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let is_one =
            (1000..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        is_one.then_some(Self { year, month, day })
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1 to 12.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }

    /// The deal of the day: the same at every table, by the usual rules, so that people can compare what
    /// became of it. It follows from the SHA-256 of `kosakeln-day 1 ` and the day as `2026-12-01`.
    pub(super) fn deal(self) -> DealCode {
        let Self { year, month, day } = self;
        let text = format!("kosakeln-day 1 {year:04}-{month:02}-{day:02}");
        let seed = Seed(Sha256::digest(text).into());
        let dealer = match Randomness::new(seed, DEALER).below(2) {
            0 => Player::One,
            _ => Player::Two,
        };
        DealCode::new(dealer, &History::new(Rules::default(), Pack::shuffled(seed, PACK)))
    }
}

#[cfg(test)]
mod tests {
    use super::Date;
    use crate::app::Player;
    use crate::cards::{Pack, Randomness, Seed};
    use crate::rules::Rules;
    use std::collections::BTreeSet;

    fn day(year: u16, month: u8, day: u8) -> Date {
        Date::new(year, month, day).expect("a day")
    }

    #[test]
    fn a_day_has_its_numbers() {
        assert_eq!(Date::new(2026, 0, 1), None);
        assert_eq!(Date::new(2026, 13, 1), None);
        assert_eq!(Date::new(2026, 1, 0), None);
        assert_eq!(Date::new(2026, 1, 32), None);
        assert_eq!(Date::new(999, 1, 1), None);
        assert_eq!((day(2026, 12, 1).year(), day(2026, 12, 1).month()), (2026, 12));
    }

    /// `printf 'kosakeln-day 1 2026-12-01' | sha256sum`
    #[test]
    fn the_deal_of_a_day_follows_from_its_date_and_is_the_same_for_ever() {
        let digits = "fd118c3195cd008875aeda349390bff024d7e88b37d3c7504a1b947f8f6adcb6";
        let mut bytes = [0; 32];
        for (place, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&digits[2 * place..2 * place + 2], 16).expect("digits");
        }
        let seed = Seed(bytes);
        let deal = day(2026, 12, 1).deal();
        assert_eq!(*deal.history().pack(), Pack::shuffled(seed, 0));
        assert_eq!(*deal.rules(), Rules::default());
        assert!(!deal.has_moves());
        let is_first = Randomness::new(seed, 1).below(2) == 0;
        assert_eq!(deal.dealer, if is_first { Player::One } else { Player::Two });
    }

    #[test]
    fn every_day_has_another_deal_and_both_deal_about_as_often() {
        let days = (1..=12).flat_map(|month| (1..=28).map(move |number| day(2027, month, number)));
        let deals: Vec<_> = days.map(Date::deal).collect();
        let codes: BTreeSet<String> = deals.iter().map(ToString::to_string).collect();
        assert_eq!(codes.len(), deals.len());
        let first = deals.iter().filter(|deal| deal.dealer == Player::One).count();
        assert!((120..=216).contains(&first), "{first} of {}", deals.len());
    }
}
