use super::numbers::sign;
use super::phrase::{phrases, words};
use super::{HistoryText, Texts};
use crate::app::{Circle, LoadError, Player};
use crate::rules::GamePoints;

words! {
    /// The texts without arguments of the statistics.
    pub enum StatisticsText {
        /// What is counted.
        Explained = "statistics-explained",
        /// Nothing is.
        None = "statistics-none",
        /// Leaves out deals in which the computer or a change of mind helped.
        Unaided = "statistics-unaided",
        /// The oldest deals are gone.
        Full = "statistics-full",
        /// What is on file is newer than this program.
        Newer = "statistics-newer",
        /// What is on file is damaged.
        Damaged = "statistics-damaged",
        /// Heading of who has played against whom.
        Opponents = "statistics-opponents",
        /// The question whose deals are looked at.
        Whose = "statistics-whose",
        /// Heading of a column: how many were won.
        Won = "statistics-won",
        /// Heading of a column: as declarer.
        AsDeclarer = "statistics-as-declarer",
        /// Heading of a column: as defender.
        AsDefender = "statistics-as-defender",
        /// Heading of the contracts.
        Contracts = "statistics-contracts",
        /// Heading of the bonuses.
        Bonuses = "statistics-bonuses",
        /// Heading of a column: which bonus.
        Bonus = "statistics-bonus",
        /// Heading of a column: the bonuses of whom it is counted for.
        Own = "statistics-own",
        /// Heading of a column: those of the other.
        Others = "statistics-others",
        /// Heading of the balance.
        Balance = "statistics-balance",
    }
}

phrases! {
    /// The texts with arguments of the statistics.
    pub enum StatisticsMessage<'a> {
        /// Two people, counted for the first.
        Pair { one: &'a str, two: &'a str } = "statistics-pair",
        /// So many deals, so many more passed in.
        Deals { deals: u32, passed: u32 } = "statistics-deals",
        /// So many of so many.
        Of { part: u32, whole: u32 } = "statistics-of",
        /// How many of a hundred.
        Percent { percent: u32 } = "statistics-percent",
        /// What a deal brought on average.
        Average { number: &'a str } = "statistics-average",
        /// So many of so many that were announced.
        Announced { part: u32, whole: u32 } = "statistics-announced",
        /// So many of so many that were not announced.
        Silent { part: u32, whole: u32 } = "statistics-silent",
        /// Where the balance stands, and where it was lowest and highest.
        Standing { deals: u32, points: GamePoints, lowest: GamePoints, highest: GamePoints } = "statistics-standing",
    }
}

impl Texts {
    /// A text without arguments of the statistics.
    #[must_use]
    pub fn statistics(&self, text: StatisticsText) -> String {
        self.format(&text)
    }

    /// A text with arguments of the statistics.
    #[must_use]
    pub fn statistics_of(&self, message: StatisticsMessage<'_>) -> String {
        self.format(&message)
    }

    /// Who plays against whom. A person without a name is called as at the table.
    #[must_use]
    pub fn circle(&self, circle: &Circle) -> String {
        match circle {
            Circle::Computer(level) => self.level(*level),
            Circle::Friends(names) => {
                let name = |player: Player, default| match &*names[player] {
                    "" => self.text(default),
                    name => name.to_owned(),
                };
                let one = name(Player::One, super::Text::DefaultFirstName);
                let two = name(Player::Two, super::Text::DefaultSecondName);
                self.format(&StatisticsMessage::Pair { one: &one, two: &two })
            }
        }
    }

    /// An average of game points, in tenths, with its sign: "+1.7".
    #[must_use]
    pub fn average(&self, tenths: i64) -> String {
        let (mark, number) = (self.history(HistoryText::DecimalMark), tenths.unsigned_abs());
        format!("{}{}{mark}{}", sign(tenths), number / 10, number % 10)
    }

    /// Why statistics cannot be read.
    #[must_use]
    pub fn statistics_unread(&self, error: &LoadError) -> String {
        self.format(&match error {
            LoadError::Newer { .. } => StatisticsText::Newer,
            LoadError::Damaged(_) => StatisticsText::Damaged,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::i18n::numbers::MINUS;

    #[test]
    fn tenths_are_written_as_the_language_writes_them() {
        for (language, mark) in [(Language::English, "."), (Language::German, ",")] {
            let texts = Texts::new(language);
            assert_eq!(texts.average(17), format!("+1{mark}7"));
            assert_eq!(texts.average(-4), format!("{MINUS}0{mark}4"));
            assert_eq!(texts.average(0), format!("0{mark}0"));
        }
    }
}
