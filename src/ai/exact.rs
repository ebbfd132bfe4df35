//! Arithmetic that gives the same bits everywhere. The functions of the standard library beyond
//! the four operations and the square root may differ from machine to machine in the last bit,
//! which is enough to decide otherwise.

/// About e to the power of `x`, off by less than a millionth of the result; 0 below -700.
#[must_use]
pub(super) fn exp(x: f64) -> f64 {
    const LN_2: f64 = std::f64::consts::LN_2;
    if x < -700.0 {
        return 0.0;
    }
    let x = x.min(700.0);
    let whole = (x / LN_2).round();
    let rest = x - whole * LN_2;
    // The Taylor series for |rest| <= ln 2 / 2.
    let series = (1..=9).rev().fold(1.0, |sum, n| 1.0 + sum * rest / f64::from(n));
    scaled(series, whole)
}

/// `value` times 2 to the power of a whole number between -1022 and 1023.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 2046")]
fn scaled(value: f64, power: f64) -> f64 {
    value * f64::from_bits(((power + 1023.0) as u64) << 52)
}

/// About the natural logarithm, off by less than a millionth; of positive numbers only.
#[must_use]
pub(super) fn ln(x: f64) -> f64 {
    // x is `fraction`, from 1 up to 2, times 2 to the power of `whole`.
    let bits = x.max(f64::MIN_POSITIVE).to_bits();
    let [low, high] = ((bits >> 52) as u16).to_le_bytes();
    let whole = f64::from(u16::from_le_bytes([low, high])) - 1023.0;
    let fraction = f64::from_bits((bits & !(0x7FF << 52)) | (1023 << 52));
    // The logarithm is twice the area tangent of this, whose series is quick.
    let t = (fraction - 1.0) / (fraction + 1.0);
    let series = (0..10).rev().fold(0.0, |sum, n| sum * t * t + 1.0 / f64::from(2 * n + 1));
    whole * std::f64::consts::LN_2 + 2.0 * t * series
}

/// The logistic function: how likely something is of which the logarithm of the odds is `x`.
#[must_use]
pub(super) fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + exp(-x))
}

/// A whole number as near as can be; limited to what an `i32` holds.
#[must_use]
#[expect(clippy::cast_possible_truncation, reason = "limited before")]
pub(super) fn rounded(x: f64) -> i32 {
    x.clamp(f64::from(i32::MIN), f64::from(i32::MAX)).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_that_of_the_library_to_a_millionth() {
        for step in -6_000..=6_000 {
            let x = f64::from(step) / 10.0;
            let ratio = exp(x) / x.exp();
            assert!((ratio - 1.0).abs() < 1e-6, "{x}: {ratio}");
        }
        assert_eq!(exp(-1e9).to_bits(), 0);
        assert!(exp(1e9).is_finite());
    }

    #[test]
    fn ln_is_that_of_the_library_to_a_millionth() {
        for step in 1..=6_000 {
            let x = f64::from(step) / 100.0;
            for x in [x, 1.0 / x, x * 1e12] {
                assert!((ln(x) - x.ln()).abs() < 1e-6, "{x}: {}", ln(x));
            }
        }
    }

    #[test]
    fn logistic_is_a_share() {
        assert!((logistic(0.0) - 0.5).abs() < 1e-9);
        assert!((logistic(2.0) + logistic(-2.0) - 1.0).abs() < 1e-9);
        assert!(logistic(-1e9) >= 0.0 && logistic(1e9) <= 1.0);
    }
}
