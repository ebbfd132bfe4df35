//! Weights of the estimates, fitted by least squares to solved deals.

/// What it is worth to lead to the first trick.
pub(super) const LEAD: f64 = 0.462;
/// Of the numbers that describe a pair of hands.
pub(super) const PAIR_WEIGHTS: [f64; 77] = [
    -0.377, 0.091, 1.494, -2.485, -2.678, 0.166, -0.569, 0.562, 6.034, 5.010, 1.305, 6.802, 0.914,
    -1.038, -0.034, 3.035, -0.328, -4.882, -1.271, 5.686, -0.699, 0.242, 0.699, 0.377, 1.241,
    -0.915, 0.210, 0.210, 0.066, 0.299, -0.100, -1.224, 0.089, 0.445, 0.459, 0.889, -0.558, 0.022,
    -0.441, -0.359, -0.058, 0.064, -0.414, 0.226, 0.549, -0.010, 0.154, 0.450, 2.216, -0.553,
    -1.451, 0.000, 0.262, 0.286, -0.083, 0.264, -0.251, 0.290, -0.371, 0.290, -0.921, 0.000, 0.000,
    0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000,
    0.000,
];
/// Of the numbers that describe one hand, if it is the declarer's.
pub(super) const DECLARER_WEIGHTS: [f64; 33] = [
    3.483, -1.544, -0.832, -3.387, 0.263, -0.818, 0.406, 11.072, 11.280, -2.220, 8.975, -0.490,
    8.498, 0.165, 0.159, 0.819, 4.292, 0.279, -0.390, 0.461, 0.628, 0.622, 1.472, 2.810, 2.440,
    1.776, 2.369, -0.619, 1.128, 0.392, -0.208, -0.473, -0.132,
];
/// What the declarer has beside, by contract.
pub(super) const DECLARER_CONTRACTS: [f64; 4] = [14.096, 6.834, -1.579, -17.878];
/// What forehand has more.
pub(super) const DECLARER_FOREHAND: f64 = 1.197;
/// Of the numbers that describe one hand, if it is the defender's.
pub(super) const DEFENDER_WEIGHTS: [f64; 33] = [
    5.024, 0.659, -2.064, -4.363, 0.242, -0.217, 0.627, 10.401, 10.939, -0.416, 6.093, 1.365,
    5.897, 0.420, -0.092, 0.681, -8.938, -8.619, -0.923, 3.640, 10.576, 12.045, 3.651, 1.865,
    1.884, -1.503, 0.989, -0.906, 1.881, -0.060, -0.329, -0.097, 0.069,
];
/// What the defender has beside, by contract.
pub(super) const DEFENDER_CONTRACTS: [f64; 4] = [-13.012, -5.713, 2.093, 18.578];
/// What forehand has more.
pub(super) const DEFENDER_FOREHAND: f64 = 1.532;
