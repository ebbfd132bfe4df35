//! Numbers as they stand in styles.
//!
//! The standard library reads and writes any number exactly, for which it has tables of ten kilobytes. Here a few digits
//! are enough.

/// A number as the browser writes it.
pub(super) fn read(text: &str) -> Option<f64> {
    let (digits, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let (digits, sign) = digits.strip_prefix('-').map_or((digits, 1.0), |digits| (digits, -1.0));
    let decimals = digits.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    let mut number = 0.0;
    for digit in digits.chars().filter(|digit| *digit != '.') {
        number = number * 10.0 + f64::from(digit.to_digit(10)?);
    }
    let exponent = exponent.parse::<i32>().ok()? - i32::try_from(decimals).ok()?;
    (!digits.is_empty()).then(|| sign * number * 10_f64.powi(exponent))
}

/// A number with three decimals: no style of ours wants more.
pub(super) fn written(number: f64) -> String {
    #[expect(clippy::cast_possible_truncation, reason = "no place on a screen is so far away")]
    let thousandths = (number * 1000.0).round() as i64;
    let sign = if thousandths < 0 { "-" } else { "" };
    let size = thousandths.unsigned_abs();
    format!("{sign}{}.{:03}", size / 1000, size % 1000)
}

#[cfg(test)]
mod tests {
    use super::{read, written};

    #[test]
    fn what_a_browser_writes_is_read() {
        let numbers = [
            ("0", 0.0),
            ("12.5", 12.5),
            ("-3", -3.0),
            ("-0.06975647", -0.069_756_47),
            ("1.5e2", 150.0),
            ("6.12323e-17", 6.12323e-17),
            ("-1e+03", -1000.0),
        ];
        for (text, number) in numbers {
            let found = read(text).expect(text);
            assert!((found - number).abs() <= number.abs() * 1e-12, "{text}: {found}");
        }
        for other in ["", "-", "none", "1px", "1 2", "e", "1e", "--1"] {
            assert_eq!(read(other), None, "{other}");
        }
    }

    #[test]
    fn numbers_are_written_to_the_thousandth() {
        for (number, text) in [
            (0.0, "0.000"),
            (-0.0004, "0.000"),
            (1.0 / 3.0, "0.333"),
            (-12.5, "-12.500"),
            (1999.9996, "2000.000"),
        ] {
            assert_eq!(written(number), text);
        }
    }
}
