use std::fmt::Write as _;

use serde::Serialize;
use serde_json::{Value, json};

use super::average::number;
use super::{Average, Options};
use kosakeln::rules::Contract;

use crate::response::{Measured, Situation};

/// What has been found in all positions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Report {
    found: Vec<Found>,
    best: f64,
    as_level: f64,
    open: f64,
    impossible: usize,
    seconds: f64,
}

/// What has been found in a position.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Found {
    number: u64,
    gain: f64,
    gain_elsewhere: f64,
    gain_in_truth: f64,
    /// The contract, since in Solo more is hidden.
    contract: Option<Contract>,
    worlds: usize,
    are_all: bool,
    seconds: f64,
}

/// How many of the largest gains are named.
const NAMED: usize = 8;

/// What is taken for no gain: rounding.
const NOTHING: f64 = 1e-6;

impl Report {
    pub(crate) fn add(
        &mut self,
        number: u64,
        (situation, measured): &(Situation, Measured),
        seconds: f64,
    ) {
        self.found.push(Found {
            number,
            gain: measured.gain(),
            gain_in_truth: measured.gain_in_truth,
            gain_elsewhere: measured.gain_elsewhere,
            contract: situation.history.game().public_view().bargain.map(|it| it.contract),
            worlds: measured.worlds.len(),
            are_all: measured.are_all,
            seconds,
        });
        self.best += measured.best.sum;
        self.as_level += measured.as_level.sum;
        self.open += measured.open;
        self.impossible += measured.impossible;
        self.seconds += seconds;
    }

    /// All of it in one line.
    pub(crate) fn json(&self, options: &Options) -> Value {
        let terms = &options.terms;
        json!({
            "objective": terms.objective,
            "seed": terms.seed,
            "from": options.from,
            "positions": self.found.len(),
            "tricksLeft": terms.tricks,
            "level": terms.level,
            "before": terms.before,
            "withoutSolo": terms.without_solo,
            "gain": self.all().json(),
            "gainAllWorlds": self.with_all_worlds().json(),
            "gainElsewhere": self.elsewhere().json(),
            "gainInTruth": self.in_truth().json(),
            "noGain": self.share_without(),
            "best": self.mean(self.best),
            "asLevel": self.mean(self.as_level),
            "openCards": self.mean(self.open),
            "worlds": self.worlds(),
            "impossibleWorlds": self.impossible,
            "secondsAPosition": self.mean(self.seconds),
            "found": self.found,
        })
    }

    /// The same for a person.
    pub(crate) fn summary(&self, options: &Options) -> String {
        let terms = &options.terms;
        let complete = self.with_all_worlds();
        let mut text = format!(
            "{} positions, {} tricks left, {:?}, played before by {}\n\
             the best response gains {}, nothing in {:.1} %\n\
             in worlds that it was not made for {}, in the deals as they lay {}\n\
             where all worlds are weighed, in {} positions: {}\n\
             best {:.3}, as {} {:.3}, with open cards {:.3}\n\
             {:.1} worlds and {:.2} s a position; {} impossible worlds left out\n",
            self.found.len(),
            terms.tricks,
            terms.objective,
            terms.before,
            self.all(),
            100.0 * self.share_without(),
            self.elsewhere(),
            self.in_truth(),
            complete.count(),
            complete,
            self.mean(self.best),
            terms.level,
            self.mean(self.as_level),
            self.mean(self.open),
            self.worlds(),
            self.mean(self.seconds),
            self.impossible,
        );
        for found in self.largest() {
            let Found { number: position, gain, worlds, are_all, .. } = found;
            let of = if are_all { "all" } else { "a sample of" };
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "  {gain:.3} in {of} {worlds} worlds: --seed {} --show {position}",
                terms.seed
            );
        }
        text
    }

    fn all(&self) -> Average {
        self.found.iter().map(|found| found.gain).collect()
    }

    fn with_all_worlds(&self) -> Average {
        self.found.iter().filter(|found| found.are_all).map(|found| found.gain).collect()
    }

    fn in_truth(&self) -> Average {
        self.found.iter().map(|found| found.gain_in_truth).collect()
    }

    fn elsewhere(&self) -> Average {
        self.found.iter().map(|found| found.gain_elsewhere).collect()
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / number(self.found.len())
    }

    fn worlds(&self) -> f64 {
        self.mean(self.found.iter().map(|found| number(found.worlds)).sum())
    }

    fn share_without(&self) -> f64 {
        self.mean(number(self.found.iter().filter(|found| found.gain < NOTHING).count()))
    }

    fn largest(&self) -> Vec<Found> {
        let mut largest = self.found.clone();
        largest.retain(|found| found.gain >= NOTHING);
        largest.sort_by(|one, other| other.gain.total_cmp(&one.gain));
        largest.truncate(NAMED);
        largest
    }
}
