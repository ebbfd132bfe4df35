use crate::equations::Equations;

/// Where a concave function is highest, by Newton's method from 0 on.
///
/// For a place `at` gives the function's value, with the equations of which the left side is minus
/// its second derivatives and the right side its first ones.
pub(crate) fn highest(
    unknowns: usize,
    at: impl Fn(&[f64]) -> (f64, Equations),
) -> Option<Vec<f64>> {
    const STEPS: usize = 100;
    const HALVINGS: i32 = 20;
    let mut place = vec![0.0; unknowns];
    let (mut value, mut equations) = at(&place);
    for _ in 0..STEPS {
        let step = equations.solve()?;
        // A whole step can go too far where the function is not yet like a parabola.
        let better = (0..HALVINGS).find_map(|halvings| {
            let part = 0.5_f64.powi(halvings);
            let next: Vec<f64> =
                place.iter().zip(&step).map(|(place, step)| place + part * step).collect();
            let (height, equations) = at(&next);
            (height > value).then_some((next, height, equations))
        });
        let Some((next, height, following)) = better else { break };
        let gain = height - value;
        (place, value, equations) = (next, height, following);
        if gain < 1e-10 * value.abs() {
            break;
        }
    }
    Some(place)
}
