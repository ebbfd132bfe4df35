/// Linear equations with a symmetric matrix, gathered from one observation after the other.
#[derive(Clone, Debug)]
pub(crate) struct Equations {
    /// Row by row; only what is on the diagonal or below it is used.
    left: Vec<Vec<f64>>,
    right: Vec<f64>,
}

impl Equations {
    /// For so many unknowns; nothing is gathered yet.
    pub(crate) fn new(unknowns: usize) -> Self {
        Self { left: vec![vec![0.0; unknowns]; unknowns], right: vec![0.0; unknowns] }
    }

    /// Adds an observation's products with itself to the matrix, `weight` times.
    pub(crate) fn add(&mut self, features: &[f64], weight: f64) {
        for (row, feature) in features.iter().enumerate() {
            // Most features of most deals are 0.
            if *feature == 0.0 {
                continue;
            }
            for (sum, other) in self.left[row].iter_mut().zip(&features[..=row]) {
                *sum += weight * feature * other;
            }
        }
    }

    /// Adds an observation to the right side, `times` times.
    pub(crate) fn pull(&mut self, features: &[f64], times: f64) {
        for (sum, feature) in self.right.iter_mut().zip(features) {
            *sum += times * feature;
        }
    }

    /// Holds an unknown, which is `now` at present, back towards 0.
    pub(crate) fn hold(&mut self, unknown: usize, ridge: f64, now: f64) {
        self.left[unknown][unknown] += ridge;
        self.right[unknown] -= ridge * now;
    }

    /// The unknowns, by Cholesky's decomposition; `None` unless the matrix is positive definite.
    pub(crate) fn solve(self) -> Option<Vec<f64>> {
        let Self { left: mut lower, right: mut unknowns } = self;
        for row in 0..unknowns.len() {
            let (above, rest) = lower.split_at_mut(row);
            let this = &mut rest[0];
            for (column, other) in above.iter().enumerate() {
                this[column] = (this[column] - dot(&this[..column], other)) / other[column];
            }
            let pivot = this[row] - dot(&this[..row], this);
            // A pivot of nothing but rounding errors is none.
            if pivot <= this[row] * 1e-13 || pivot.is_nan() {
                return None;
            }
            this[row] = pivot.sqrt();
            unknowns[row] = (unknowns[row] - dot(&this[..row], &unknowns)) / this[row];
        }
        for row in (0..unknowns.len()).rev() {
            unknowns[row] /= lower[row][row];
            let (before, known) = unknowns.split_at_mut(row);
            for (unknown, factor) in before.iter_mut().zip(&lower[row]) {
                *unknown -= factor * known[0];
            }
        }
        Some(unknowns)
    }
}

/// The sum of the products, as far as the shorter one goes.
pub(crate) fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quality::assert_near;

    #[test]
    fn three_equations_are_solved() {
        let left = vec![vec![4.0, 9.0, 9.0], vec![2.0, 5.0, 9.0], vec![1.0, 3.0, 6.0]];
        // The matrix is 4 2 1, 2 5 3, 1 3 6, and the unknowns are 1, -2, 3.
        let equations = Equations { left, right: vec![3.0, 1.0, 13.0] };
        assert_near(&equations.solve().expect("positive definite"), &[1.0, -2.0, 3.0]);
    }

    #[test]
    fn what_is_gathered_is_a_sum_of_products() {
        let mut equations = Equations::new(2);
        equations.add(&[1.0, 2.0], 1.0);
        equations.add(&[3.0, 0.0], 2.0);
        equations.pull(&[1.0, 1.0], 21.0);
        // The matrix is 19 2, 2 4.
        assert_near(&equations.solve().expect("positive definite"), &[7.0 / 12.0, 119.0 / 24.0]);
    }

    #[test]
    fn what_has_no_single_answer_is_found() {
        let mut equations = Equations::new(2);
        equations.add(&[1.0, 2.0], 1.0);
        assert_eq!(equations.clone().solve(), None);
        equations.hold(0, 1.0, 0.0);
        assert!(equations.solve().is_some());
    }
}
