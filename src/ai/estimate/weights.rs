//! Weights of the estimates, fitted by least squares to solved deals.
//!
//! `cargo run --release --example fit -- tricks --deals N --seed S --write` writes those of a pair
//! of hands, the same with `totals` those of one hand.

/// What it is worth to lead to the first trick.
pub(super) const LEAD: f64 = 0.462;
/// Of the numbers that describe a pair of hands.
pub(super) const PAIR_WEIGHTS: [f64; 61] = [
    -0.38, 0.09, 1.49, -2.49, -2.68, 0.17, -0.57, 0.56, 6.03, 5.01, 1.30, 6.80, 0.91, -1.04, -0.03,
    3.03, -0.33, -4.88, -1.27, 5.69, -0.70, 0.24, 0.70, 0.38, 1.24, -0.91, 0.21, 0.21, 0.07, 0.30,
    -0.10, -1.22, 0.09, 0.44, 0.46, 0.89, -0.56, 0.02, -0.44, -0.36, -0.06, 0.06, -0.41, 0.23,
    0.55, -0.01, 0.15, 0.45, 2.22, -0.55, -1.45, 0.00, 0.26, 0.29, -0.08, 0.26, -0.25, 0.29, -0.37,
    0.29, -0.92,
];
/// Of the numbers that describe one hand, if it is the declarer's.
pub(super) const DECLARER_WEIGHTS: [f64; 33] = [
    3.48, -1.54, -0.83, -3.39, 0.26, -0.82, 0.41, 11.07, 11.28, -2.22, 8.98, -0.49, 8.50, 0.17,
    0.16, 0.82, 4.29, 0.28, -0.39, 0.46, 0.63, 0.62, 1.47, 2.81, 2.44, 1.78, 2.37, -0.62, 1.13,
    0.39, -0.21, -0.47, -0.13,
];
/// What the declarer has beside, by contract.
pub(super) const DECLARER_CONTRACTS: [f64; 4] = [14.10, 6.83, -1.58, -17.88];
/// What forehand has more.
pub(super) const DECLARER_FOREHAND: f64 = 1.197;
/// Of the numbers that describe one hand, if it is the defender's.
pub(super) const DEFENDER_WEIGHTS: [f64; 33] = [
    5.02, 0.66, -2.06, -4.36, 0.24, -0.22, 0.63, 10.40, 10.94, -0.42, 6.09, 1.36, 5.90, 0.42,
    -0.09, 0.68, -8.94, -8.62, -0.92, 3.64, 10.58, 12.04, 3.65, 1.87, 1.88, -1.50, 0.99, -0.91,
    1.88, -0.06, -0.33, -0.10, 0.07,
];
/// What the defender has beside, by contract.
pub(super) const DEFENDER_CONTRACTS: [f64; 4] = [-13.01, -5.71, 2.09, 18.58];
/// What forehand has more.
pub(super) const DEFENDER_FOREHAND: f64 = 1.532;
