use crate::equations::{Equations, dot};
use crate::newton;
use crate::quality::Sample;

/// The weights with which the features come nearest to the logarithm of the odds that the target is
/// 1 and not 0; `ridge` times half the square of each weight but the first, which is that of the
/// constant, is against them.
pub(crate) fn fit(samples: &[Sample], ridge: f64) -> Option<Vec<f64>> {
    /// Enough to have one answer if the target is always the same.
    const OF_THE_CONSTANT: f64 = 1e-6;
    let features = samples.first()?.features.len();
    newton::highest(features, |weights| {
        let mut equations = Equations::new(features);
        let mut value = 0.0;
        for sample in samples {
            let odds = dot(weights, &sample.features);
            let likely = share(odds);
            value += sample.target * odds - softplus(odds);
            equations.add(&sample.features, likely * (1.0 - likely));
            equations.pull(&sample.features, sample.target - likely);
        }
        for (feature, weight) in weights.iter().enumerate() {
            let ridge = if feature == 0 { OF_THE_CONSTANT } else { ridge };
            value -= ridge * weight * weight / 2.0;
            equations.hold(feature, ridge, *weight);
        }
        (value, equations)
    })
}

/// How likely something is, by the logarithm of its odds.
pub(crate) fn share(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// The logarithm of 1 + e^x, for large x too.
fn softplus(x: f64) -> f64 {
    x.max(0.0) + (-x.abs()).exp().ln_1p()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quality::assert_near;

    /// With this feature, that many ones among four.
    fn four(feature: f64, ones: u8) -> Vec<Sample> {
        let sample =
            |n| Sample { features: vec![1.0, feature], target: f64::from(u8::from(n < ones)) };
        (0..4).map(sample).collect()
    }

    #[test]
    fn the_odds_of_two_groups_are_found() {
        let samples = [four(0.0, 1), four(1.0, 3)].concat();
        let ln_3 = 3.0_f64.ln();
        assert_near(&fit(&samples, 0.0).expect("an answer"), &[-ln_3, 2.0 * ln_3]);
    }

    #[test]
    fn a_ridge_draws_all_but_the_constant_towards_nothing() {
        let samples = [four(-1.0, 0), four(1.0, 4), four(0.0, 3)].concat();
        assert!(fit(&samples, 1.0).expect("an answer")[1] > 1.0);
        let weights = fit(&samples, 1e9).expect("an answer");
        assert_near(&weights, &[(7.0_f64 / 5.0).ln(), 0.0]);
    }

    #[test]
    fn what_is_always_so_has_an_answer() {
        let weights = fit(&four(1.0, 4), 3.0).expect("an answer");
        assert!(share(weights[0] + weights[1]) > 0.99, "{weights:?}");
        assert_eq!(fit(&[], 3.0), None);
    }
}
