use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::average::Average;
use super::sums::{Nonsense, TooLarge, add};
use super::tally::Tally;
use super::times::Times;
use crate::ai::{Level, Objective};
use crate::rules::{Phase, Rules};

/// What an arena finds out: what is printed, and can be read again and joined with others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", try_from = "Written")]
pub(super) struct ArenaResult {
    #[serde(flatten)]
    conditions: Conditions,
    /// The pairs' numbers, in order; neighbours are one range.
    ranges: Vec<Numbers>,
    pairs: u64,
    deals: u64,
    /// Deals that were passed in, which count 0; with `--play-only` the packs passed over instead.
    passed_in: u64,
    /// What A wins a deal, in game points; the sums are of game points in pairs.
    game_points: Average<2>,
    /// By how many card points A has more than half of the pack, a deal; the sums are of thirds of
    /// a point in pairs.
    card_points: Average<6>,
    pub(super) players: ByPlayer<Tally>,
    /// How long decisions took: those that left a choice, since what is forced takes no time. The
    /// only member that is not the same every time.
    times: ByPlayer<BTreeMap<Phase, Times>>,
}

/// A result as it is read, whatever its numbers are.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Written {
    #[serde(flatten)]
    conditions: Conditions,
    ranges: Vec<Numbers>,
    pairs: u64,
    deals: u64,
    passed_in: u64,
    game_points: Average<2>,
    card_points: Average<6>,
    players: ByPlayer<Tally>,
    times: ByPlayer<BTreeMap<Phase, Times>>,
}

/// What results must have in common to be joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::cli) struct Conditions {
    pub(super) a: Level,
    pub(super) b: Level,
    pub(super) seed: u64,
    pub(super) rules: Rules,
    pub(super) play_only: bool,
    pub(super) objective: Objective,
}

/// So many numbers from one on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Numbers {
    from: u64,
    pairs: u64,
}

/// One of something for each player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ByPlayer<T> {
    pub(super) a: T,
    pub(super) b: T,
}

/// What A won in one deal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Won {
    pub(super) game_points: i32,
    /// Thirds of a card point above half of the pack.
    pub(super) thirds: i32,
}

/// Why results cannot be joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum NotJoinable {
    #[error("its players, seed, house rules or objective are different ones")]
    Different,
    #[error("it has pairs that were there before")]
    Overlap,
    #[error("its ranges hold no numbers")]
    NoRange,
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

impl<T> ByPlayer<T> {
    /// What is A's, or else B's.
    pub(super) const fn of(&mut self, is_a: bool) -> &mut T {
        if is_a { &mut self.a } else { &mut self.b }
    }
}

impl ArenaResult {
    /// Nothing yet.
    pub(super) fn new(conditions: Conditions) -> Self {
        Self {
            conditions,
            ranges: Vec::new(),
            pairs: 0,
            deals: 0,
            passed_in: 0,
            game_points: Average::default(),
            card_points: Average::default(),
            players: ByPlayer { a: Tally::new(conditions.a), b: Tally::new(conditions.b) },
            times: ByPlayer::default(),
        }
    }

    /// The result so far, for whoever watches; in game points, or in card points if that is what
    /// is played for.
    pub(super) fn standing(&self) -> String {
        let (mean, half_width) = match self.conditions.objective {
            Objective::GamePoints => (self.game_points.mean(), self.game_points.half_width()),
            Objective::CardPoints => (self.card_points.mean(), self.card_points.half_width()),
        };
        let half_width = half_width.map(|half| format!(" ± {half:.2}")).unwrap_or_default();
        format!(", A {:+.2}{half_width} a deal", mean.unwrap_or_default())
    }

    /// How many pairs were played.
    pub(super) const fn pairs(&self) -> u64 {
        self.pairs
    }

    /// Adds pair number `number`, of two deals.
    pub(super) fn add_pair(&mut self, number: u64, deals: [Won; 2]) {
        let sum = |of: fn(&Won) -> i32| i64::from(deals.iter().map(of).sum::<i32>());
        self.game_points.add(sum(|won| won.game_points));
        self.card_points.add(sum(|won| won.thirds));
        self.pairs += 1;
        self.deals += 2;
        self.ranges.push(Numbers { from: number, pairs: 1 });
    }

    /// Adds deals that were passed in, or packs passed over.
    pub(super) const fn add_passed_in(&mut self, deals: u64) {
        self.passed_in += deals;
    }

    /// Adds the time of a decision that left a choice.
    pub(super) fn add_time(&mut self, is_a: bool, phase: Phase, took: Duration) {
        self.times.of(is_a).entry(phase).or_default().add(took);
    }

    /// Adds what another arena of the same conditions has found out about other pairs.
    pub(super) fn join(&mut self, other: &Self) -> Result<(), NotJoinable> {
        if self.conditions != other.conditions {
            return Err(NotJoinable::Different);
        }
        self.ranges = joined(&self.ranges, &other.ranges)?;
        add([
            (&mut self.pairs, other.pairs),
            (&mut self.deals, other.deals),
            (&mut self.passed_in, other.passed_in),
        ])?;
        self.game_points.join(other.game_points)?;
        self.card_points.join(other.card_points)?;
        self.players.a.join(&other.players.a)?;
        self.players.b.join(&other.players.b)?;
        for is_a in [true, false] {
            let others = if is_a { &other.times.a } else { &other.times.b };
            for (phase, times) in others {
                self.times.of(is_a).entry(*phase).or_default().join(times)?;
            }
        }
        Ok(())
    }

    /// Whether what was read could come of a run, as far as its parts do not say so themselves.
    fn check(&self) -> Result<(), Nonsense> {
        let Self { conditions, ranges, players, .. } = self;
        let are_apart = joined(&[], ranges).as_ref() == Ok(ranges);
        Nonsense::unless(are_apart, "the ranges are not in order and apart")?;
        let pairs: u128 = ranges.iter().map(|range| u128::from(range.pairs)).sum();
        let are_counted = pairs == self.pairs.into()
            && pairs * 2 == self.deals.into()
            && [self.game_points.pairs(), self.card_points.pairs()]
                .map(u128::try_from)
                .iter()
                .all(|count| *count == Ok(pairs));
        Nonsense::unless(are_counted, "the pairs are not those of the ranges")?;
        let are_they = [players.a.level(), players.b.level()] == [conditions.a, conditions.b];
        Nonsense::unless(are_they, "the players are of other levels")?;
        players.a.check()?;
        players.b.check()?;
        // With the cards alone to play, packs that are passed in are passed over.
        let passed_in = if conditions.play_only { 0 } else { self.passed_in.into() };
        let games = players.a.games() + players.b.games();
        Nonsense::unless(
            games + passed_in == self.deals.into(),
            "the contracts are not those of the deals",
        )
    }
}

impl TryFrom<Written> for ArenaResult {
    type Error = Nonsense;

    fn try_from(written: Written) -> Result<Self, Nonsense> {
        let result = Self {
            conditions: written.conditions,
            ranges: written.ranges,
            pairs: written.pairs,
            deals: written.deals,
            passed_in: written.passed_in,
            game_points: written.game_points,
            card_points: written.card_points,
            players: written.players,
            times: written.times,
        };
        result.check()?;
        Ok(result)
    }
}

impl Numbers {
    /// The number after the last; `None` if there are no such numbers.
    const fn end(self) -> Option<u64> {
        self.from.checked_add(self.pairs)
    }
}

/// The ranges of both in order, neighbours as one.
fn joined(some: &[Numbers], others: &[Numbers]) -> Result<Vec<Numbers>, NotJoinable> {
    let mut ranges = [some, others].concat();
    ranges.sort();
    let mut joined: Vec<Numbers> = Vec::with_capacity(ranges.len());
    for next in ranges {
        if next.pairs == 0 || next.end().is_none() {
            return Err(NotJoinable::NoRange);
        }
        match joined.last_mut() {
            Some(last) if last.end() > Some(next.from) => return Err(NotJoinable::Overlap),
            Some(last) if last.end() == Some(next.from) => {
                add([(&mut last.pairs, next.pairs)])?;
            }
            _ => joined.push(next),
        }
    }
    Ok(joined)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(ranges: &[(u64, u64)]) -> Vec<Numbers> {
        ranges.iter().map(|(from, pairs)| Numbers { from: *from, pairs: *pairs }).collect()
    }

    #[test]
    fn neighbours_become_one_range() {
        let join = |some: &[_], others: &[_]| joined(&numbers(some), &numbers(others));
        assert_eq!(join(&[(0, 5)], &[(5, 2)]), Ok(numbers(&[(0, 7)])));
        assert_eq!(join(&[(0, 5), (9, 1)], &[(5, 4)]), Ok(numbers(&[(0, 10)])));
        assert_eq!(join(&[(7, 1)], &[(0, 5)]), Ok(numbers(&[(0, 5), (7, 1)])));
        assert_eq!(join(&[(0, 5)], &[(4, 2)]), Err(NotJoinable::Overlap));
        assert_eq!(join(&[(3, 1)], &[(3, 1)]), Err(NotJoinable::Overlap));
        assert_eq!(join(&[(0, 5)], &[(u64::MAX, 1)]), Err(NotJoinable::NoRange));
        assert_eq!(join(&[(0, 5)], &[(7, 0)]), Err(NotJoinable::NoRange));
    }
}
