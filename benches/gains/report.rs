use std::fmt::Write as _;

use serde_json::{Value, json};

use super::Options;
use crate::response::Measured;

/// What has been found in all positions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Report {
    /// The gain of each position, with its number.
    gains: Vec<(u64, f64)>,
    gains_in_truth: Vec<f64>,
    best: f64,
    as_level: f64,
    open: f64,
    worlds: usize,
    sampled: usize,
    impossible: usize,
    seconds: f64,
}

/// How many of the largest gains are named.
const NAMED: usize = 8;

/// What is taken for no gain: rounding.
const NOTHING: f64 = 1e-6;

impl Report {
    pub(crate) fn add(&mut self, number: u64, measured: &Measured, seconds: f64) {
        self.gains.push((number, measured.gain()));
        self.gains_in_truth.extend(measured.gain_in_truth());
        self.best += measured.best.sum;
        self.as_level += measured.as_level.sum;
        self.open += measured.open;
        self.worlds += measured.worlds.len();
        self.sampled += usize::from(!measured.are_all);
        self.impossible += measured.impossible;
        self.seconds += seconds;
    }

    /// All of it in one line.
    pub(crate) fn json(&self, options: &Options) -> Value {
        let terms = &options.terms;
        let gains = self.gains();
        json!({
            "objective": terms.objective,
            "seed": terms.seed,
            "from": options.from,
            "positions": self.gains.len(),
            "tricksLeft": terms.tricks,
            "before": terms.before,
            "gain": interval(&gains),
            "gainInTruth": interval(&self.gains_in_truth),
            "noGain": self.share_without(),
            "best": self.mean(self.best),
            "asMaster": self.mean(self.as_level),
            "openCards": self.mean(self.open),
            "worlds": self.mean(self.worlds as f64),
            "sampled": self.sampled,
            "impossibleWorlds": self.impossible,
            "secondsAPosition": self.mean(self.seconds),
            "largest": self.largest().iter().map(|(number, gain)| {
                json!({ "number": number, "gain": gain })
            }).collect::<Vec<Value>>(),
            "gains": gains,
        })
    }

    /// The same for a person.
    pub(crate) fn summary(&self, options: &Options) -> String {
        let (mean, half) = mean_and_half(&self.gains());
        let (truth, truth_half) = mean_and_half(&self.gains_in_truth);
        let terms = &options.terms;
        let mut text = format!(
            "{} positions, {} tricks left, {:?}, played before by {}\n\
             the best response gains {mean:.3} ± {half:.3}, in the deals as they lay {truth:.3} ± \
             {truth_half:.3}; nothing in {:.1} %\n\
             best {:.3}, as master {:.3}, with open cards {:.3}\n\
             {:.1} worlds a position, {} positions with a sample, {} impossible worlds left out, \
             {:.2} s a position\n",
            self.gains.len(),
            terms.tricks,
            terms.objective,
            terms.before,
            100.0 * self.share_without(),
            self.mean(self.best),
            self.mean(self.as_level),
            self.mean(self.open),
            self.mean(self.worlds as f64),
            self.sampled,
            self.impossible,
            self.mean(self.seconds),
        );
        for (number, gain) in self.largest() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  {gain:.3} at --seed {} --show {number}", terms.seed);
        }
        text
    }

    fn gains(&self) -> Vec<f64> {
        self.gains.iter().map(|(_, gain)| *gain).collect()
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / self.gains.len() as f64
    }

    fn share_without(&self) -> f64 {
        self.mean(self.gains.iter().filter(|(_, gain)| *gain < NOTHING).count() as f64)
    }

    fn largest(&self) -> Vec<(u64, f64)> {
        let mut gains = self.gains.clone();
        gains.retain(|(_, gain)| *gain >= NOTHING);
        gains.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        gains.truncate(NAMED);
        gains
    }
}

fn interval(values: &[f64]) -> Value {
    let (mean, half) = mean_and_half(values);
    json!({ "mean": mean, "low": mean - half, "high": mean + half })
}

/// The mean, and half the width of its 95 % interval.
fn mean_and_half(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt())
}
