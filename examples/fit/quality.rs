use crate::equations::dot;

/// What is known, and what is to be told by it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) features: Vec<f64>,
    pub(crate) target: f64,
}

impl Sample {
    /// What the weights say of it.
    pub(crate) fn weighed(&self, weights: &[f64]) -> f64 {
        dot(&self.features, weights)
    }
}

/// The first four fifths, to be fitted to, and the last one, to be tried on: no weights have seen
/// it.
pub(crate) fn held_out<T>(all: &[T]) -> (&[T], &[T]) {
    all.split_at(all.len() * 4 / 5)
}

/// A number of things, as a number to reckon with.
pub(crate) fn count(number: usize) -> f64 {
    u32::try_from(number).unwrap_or(u32::MAX).into()
}

/// Of nothing, no number.
pub(crate) fn mean(numbers: impl IntoIterator<Item = f64>) -> f64 {
    let (sum, number) =
        numbers.into_iter().fold((0.0, 0), |(sum, number), next| (sum + next, number + 1));
    sum / count(number)
}

/// By how much the numbers differ from their mean.
pub(crate) fn deviation(numbers: &[f64]) -> f64 {
    let middle = mean(numbers.iter().copied());
    mean(numbers.iter().map(|number| (number - middle).powi(2))).sqrt()
}

/// Says how far off what was `told` is from what is `true`, and what part of the variance it
/// explains.
pub(crate) fn residuals(told: &[f64], truth: &[f64]) -> String {
    let off: Vec<f64> = told.iter().zip(truth).map(|(told, truth)| truth - told).collect();
    let explained = 1.0 - (deviation(&off) / deviation(truth)).powi(2);
    format!("residual {:6.2}, R^2 {explained:.3}", deviation(&off))
}

/// The mean square of the difference between how likely something was said to be and whether it was
/// so: 0 is perfect.
pub(crate) fn brier(told: &[f64], truth: &[f64]) -> f64 {
    mean(told.iter().zip(truth).map(|(told, truth)| (told - truth).powi(2)))
}

/// For some ranges of what was said: how often it was said, what on the average, and how often it
/// was so.
pub(crate) fn reliability(told: &[f64], truth: &[f64]) -> String {
    let mut table = String::from("    said        number  mean  true\n");
    for [from, to] in [[0.0, 0.1], [0.1, 0.3], [0.3, 0.5], [0.5, 0.7], [0.7, 0.9], [0.9, 1.0]] {
        let is_last = to > 0.99;
        let within: Vec<(f64, f64)> = told
            .iter()
            .copied()
            .zip(truth.iter().copied())
            .filter(|(told, _)| *told >= from && (*told < to || is_last))
            .collect();
        if within.is_empty() {
            continue;
        }
        let said = mean(within.iter().map(|(told, _)| *told));
        let so = mean(within.iter().map(|(_, truth)| *truth));
        let line = format!("    {from:.1} to {to:.1}  {:6}  {said:.2}  {so:.2}\n", within.len());
        table.push_str(&line);
    }
    table
}

#[cfg(test)]
pub(crate) fn assert_near(found: &[f64], expected: &[f64]) {
    let is_near = |(one, other): (&f64, &f64)| (one - other).abs() < 1e-5;
    let are_near = found.len() == expected.len() && found.iter().zip(expected).all(is_near);
    assert!(are_near, "{found:?} is not {expected:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn qualities_are_what_they_are_called() {
        let truth = [1.0, 2.0, 3.0, 4.0];
        assert_eq!(residuals(&truth, &truth), "residual   0.00, R^2 1.000");
        assert_eq!(residuals(&[2.5; 4], &truth), "residual   1.12, R^2 0.000");
        assert_near(&[brier(&[0.5, 0.0, 1.0], &[1.0, 0.0, 0.0])], &[1.25 / 3.0]);
        let table = reliability(&[0.92, 1.0, 0.05], &[1.0, 0.0, 0.0]);
        assert!(table.ends_with("    0.9 to 1.0       2  0.96  0.50\n"), "{table}");
        assert_eq!(table.lines().count(), 3);
    }

    #[test]
    fn a_fifth_is_held_out() {
        let (seen, unseen) = held_out(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!((seen.len(), unseen), (8, [9, 10].as_slice()));
    }
}
