//! How likely a bird wins its trick: logistic regressions.

use kosakeln::ai::estimate::{self, features};
use kosakeln::cards::CardSet;
use kosakeln::rules::{Bonus, Seat};

use crate::deals::Deals;
use crate::logistic;
use crate::quality::{Sample, brier, held_out, mean, reliability};
use crate::samples::{self, Bird};
use crate::source::{Constant, Value};

const RIDGE: f64 = 3.0;

/// By both hands, and by the holder's own.
pub(crate) fn birds(deals: Deals) -> Option<Vec<Constant>> {
    let birds: Vec<Bird> = samples::birds(deals).into_iter().flatten().collect();
    let by_pair = |bird: &Bird| {
        sample(bird, &features::of_pair(bird.hands[bird.holder], bird.hands[bird.holder.other()]))
    };
    let by_own =
        |bird: &Bird| sample(bird, &features::of_own(bird.hands[bird.holder], CardSet::EMPTY)[1..]);
    let pair_now = |bird: &Bird| estimate::bird(bird.hands, bird.holder, bird.bonus);
    let own_now =
        |bird: &Bird| estimate::own_bird(bird.hands[bird.holder], bird.holder, bird.bonus);
    let pair = fit("by both hands", &birds, by_pair, pair_now)?;
    let own = fit("by the holder's hand", &birds, by_own, own_now)?;
    Some(vec![
        Constant { name: "PAIR_BIRD_WEIGHTS", value: Value::Table(pair) },
        Constant { name: "OWN_BIRD_WEIGHTS", value: Value::Table(own) },
    ])
}

/// First what is always there, then whether the holder leads.
fn sample(bird: &Bird, features: &[f64]) -> Sample {
    let flag = |is_so: bool| f64::from(u8::from(is_so));
    let first = [1.0, flag(bird.holder == Seat::Forehand)];
    Sample { features: [&first, features].concat(), target: flag(bird.is_won) }
}

/// Says of each bird how good weights are that have not seen the last fifth, and gives those that
/// have seen all.
fn fit(
    name: &str,
    birds: &[Bird],
    sample: impl Fn(&Bird) -> Sample,
    present: impl Fn(&Bird) -> f64,
) -> Option<Vec<Vec<f64>>> {
    eprintln!("birds {name}: Brier score of what is held out");
    let (mut all_told, mut all_truth) = (Vec::new(), Vec::new());
    let mut table = Vec::new();
    for bonus in Bonus::BIRDS {
        let of_bonus: Vec<Bird> =
            birds.iter().copied().filter(|bird| bird.bonus == bonus).collect();
        let all: Vec<Sample> = of_bonus.iter().map(&sample).collect();
        let (seen, unseen) = held_out(&all);
        let weights = logistic::fit(seen, RIDGE)?;
        let truth: Vec<f64> = unseen.iter().map(|sample| sample.target).collect();
        let told: Vec<f64> =
            unseen.iter().map(|sample| logistic::share(sample.weighed(&weights))).collect();
        let told_now: Vec<f64> = held_out(&of_bonus).1.iter().map(&present).collect();
        let rate = mean(seen.iter().map(|sample| sample.target));
        let by_rate = vec![rate; unseen.len()];
        eprintln!(
            "    {:<12} {:6} of {:6}; always {rate:.2}: {:.4}, fitted: {:.4}, present: {:.4}",
            bonus.name(),
            unseen.len(),
            all.len(),
            brier(&by_rate, &truth),
            brier(&told, &truth),
            brier(&told_now, &truth),
        );
        all_told.extend(told);
        all_truth.extend(truth);
        table.push(logistic::fit(&all, RIDGE)?);
    }
    eprint!("{}", reliability(&all_told, &all_truth));
    Some(table)
}
