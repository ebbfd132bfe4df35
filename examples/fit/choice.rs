use crate::equations::{Equations, dot};
use crate::newton;

/// A choice among several things, each with its features, that of the one chosen first.
#[derive(Clone, Debug)]
pub(crate) struct Choice<const N: usize> {
    /// As how many choices it counts.
    pub(crate) weight: f64,
    /// Whole numbers that fit into bytes, since there are very many.
    pub(crate) things: Vec<[u8; N]>,
}

/// The weights with which what is chosen is found the most likely: a thing's share of all is as
/// the power of e to its weighed features. `ridge` times half the square of each weight is against
/// them.
pub(crate) fn fit<const N: usize>(choices: &[Choice<N>], ridge: f64) -> Option<[f64; N]> {
    let weights = newton::highest(N, |weights| {
        let mut equations = Equations::new(N);
        let mut value = 0.0;
        for choice in choices {
            let (shares, mean) = shares(choice, weights);
            value += choice.weight * shares[0].ln();
            for (number, (thing, share)) in choice.things.iter().zip(&shares).enumerate() {
                let mut apart = numbers(thing);
                apart.iter_mut().zip(mean).for_each(|(feature, mean)| *feature -= mean);
                equations.add(&apart, choice.weight * share);
                if number == 0 {
                    equations.pull(&apart, choice.weight);
                }
            }
        }
        for (feature, weight) in weights.iter().enumerate() {
            value -= ridge * weight * weight / 2.0;
            equations.hold(feature, ridge, *weight);
        }
        (value, equations)
    })?;
    weights.try_into().ok()
}

/// The mean of the logarithm of how likely the weights say each choice was.
pub(crate) fn log_likelihood<const N: usize>(choices: &[Choice<N>], weights: &[f64]) -> f64 {
    let all: f64 = choices.iter().map(|choice| choice.weight).sum();
    let of = |choice: &Choice<N>| choice.weight * shares(choice, weights).0[0].ln();
    choices.iter().map(of).sum::<f64>() / all
}

/// How likely each of the things is, and the mean of their features by that.
fn shares<const N: usize>(choice: &Choice<N>, weights: &[f64]) -> (Vec<f64>, [f64; N]) {
    let scores: Vec<f64> =
        choice.things.iter().map(|thing| dot(&numbers(thing), weights)).collect();
    let highest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut shares: Vec<f64> = scores.iter().map(|score| (score - highest).exp()).collect();
    let all: f64 = shares.iter().sum();
    let mut mean = [0.0; N];
    for (thing, share) in choice.things.iter().zip(&mut shares) {
        *share /= all;
        mean.iter_mut().zip(thing).for_each(|(sum, number)| *sum += *share * f64::from(*number));
    }
    (shares, mean)
}

fn numbers<const N: usize>(thing: &[u8; N]) -> [f64; N] {
    thing.map(f64::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quality::assert_near;

    fn choice(things: &[[u8; 2]]) -> Choice<2> {
        Choice { weight: 1.0, things: things.to_vec() }
    }

    #[test]
    fn a_liking_is_found() {
        // Three times of four what has the feature is chosen. The second one tells nothing.
        let (with, without) = ([1, 1], [0, 1]);
        let mut choices = vec![choice(&[with, without]); 3];
        choices.push(choice(&[without, with]));
        let weights = fit(&choices, 1e-9).expect("an answer");
        assert_near(&weights, &[3.0_f64.ln(), 0.0]);
        let likelihood = 0.75 * 0.75_f64.ln() + 0.25 * 0.25_f64.ln();
        assert_near(&[log_likelihood(&choices, &weights)], &[likelihood]);
    }

    #[test]
    fn a_weight_counts_as_so_many_choices() {
        let (with, without) = ([1, 0], [0, 0]);
        let often = Choice { weight: 5.0, ..choice(&[with, without]) };
        let weights = fit(&[often, choice(&[without, with])], 1e-9).expect("an answer");
        assert_near(&weights, &[5.0_f64.ln(), 0.0]);
    }

    #[test]
    fn an_even_chance_against_two_others_is_a_liking() {
        // Chosen half of the time against two others, so liked twice as much as either.
        let (with, without) = ([0, 2], [0, 0]);
        let choices = [choice(&[with, without, without]), choice(&[without, with, without])];
        let weights = fit(&choices, 1e-9).expect("an answer");
        assert_near(&weights, &[0.0, 2.0_f64.ln() / 2.0]);
    }

    #[test]
    fn without_choices_nothing_is_liked() {
        assert_near(&fit::<3>(&[], 20.0).expect("an answer"), &[0.0; 3]);
    }
}
