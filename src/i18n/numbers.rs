use super::phrase::phrases;
use super::{Money, Texts};
use crate::rules::GamePoints;

/// The minus of printed numbers, as long as a plus.
pub(super) const MINUS: &str = "\u{2212}";

phrases! {
    /// How numbers are written.
    pub(super) enum NumberPhrase<'a> {
        /// An amount of money.
        Money { sign: &'a str, whole: &'a str, cents: &'a str } = "money",
    }
}

impl Texts {
    /// Game points with their sign: "+12", "−3", "0".
    #[must_use]
    pub fn game_points(&self, points: GamePoints) -> String {
        let number = points.number();
        format!("{}{}", sign(number.into()), number.unsigned_abs())
    }

    /// An amount of money: "€1.20", "−€0.05".
    #[must_use]
    pub fn money(&self, money: Money) -> String {
        self.write_money(money, if money.cents() < 0 { MINUS } else { "" })
    }

    /// An amount of money won or lost: "+€1.20", "−€0.05", "€0.00".
    #[must_use]
    pub fn money_won(&self, money: Money) -> String {
        self.write_money(money, sign(money.cents()))
    }

    fn write_money(&self, money: Money, sign: &str) -> String {
        let cents = money.cents().unsigned_abs();
        let (whole, cents) = ((cents / 100).to_string(), format!("{:02}", cents % 100));
        self.format(&NumberPhrase::Money { sign, whole: &whole, cents: &cents })
    }
}

pub(super) fn sign(number: i64) -> &'static str {
    match number {
        0 => "",
        1.. => "+",
        _ => MINUS,
    }
}
