use crate::equations::Equations;
use crate::quality::Sample;

/// The weights with which the features come nearest to the targets, by the sum of the squares, with
/// `ridge` times the square of each weight added.
pub(crate) fn fit(samples: &[Sample], ridge: f64) -> Option<Vec<f64>> {
    let features = samples.first()?.features.len();
    let mut equations = Equations::new(features);
    for sample in samples {
        equations.add(&sample.features, 1.0);
        equations.pull(&sample.features, sample.target);
    }
    for feature in 0..features {
        equations.hold(feature, ridge, 0.0);
    }
    equations.solve()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quality::assert_near;

    fn sample(features: [f64; 2], target: f64) -> Sample {
        Sample { features: features.to_vec(), target }
    }

    #[test]
    fn the_weights_behind_exact_targets_are_found() {
        let samples: Vec<Sample> = [[1.0, 0.0], [1.0, 1.0], [1.0, 2.0], [1.0, 5.0]]
            .map(|features| sample(features, 2.0 - 3.0 * features[1]))
            .into();
        assert_near(&fit(&samples, 0.0).expect("an answer"), &[2.0, -3.0]);
    }

    #[test]
    fn a_ridge_draws_towards_nothing() {
        // Without it 3; and what is always 0 weighs 0.
        let samples = [sample([1.0, 0.0], 2.0), sample([1.0, 0.0], 4.0)];
        assert_near(&fit(&samples, 2.0).expect("an answer"), &[1.5, 0.0]);
        assert_eq!(fit(&samples, 0.0), None);
        assert_eq!(fit(&[], 2.0), None);
    }
}
