/// A sum as a number to calculate with.
#[expect(clippy::cast_precision_loss, reason = "what is worked out from it is rounded anyway")]
pub(super) const fn real(sum: i128) -> f64 {
    sum as f64
}

/// To four decimals, since more of them say nothing; nothing is not negative.
pub(super) fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4 + 0.0
}
