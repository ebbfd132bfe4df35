use super::context::Ui;
use crate::app::{Player, Sheet};
use crate::i18n::{HistoryMessage, HistoryText, Text};

/// A score sheet as a table for a spreadsheet (CSV): the fields separated as spreadsheets in the
/// reader's language expect it, the numbers as numbers.
pub(super) fn sheet_file(ui: &Ui, sheet: &Sheet) -> String {
    let texts = &ui.texts;
    let name = |player: Player| ui.cast.name(player);
    let [one, two] = Player::ALL.map(name);
    let has_money = sheet.standing.cents_a_point.is_some();
    let mut head = vec![
        ui.text(Text::Deal),
        texts.history(HistoryText::DealtByColumn),
        texts.history(HistoryText::DeclarerColumn),
        ui.text(Text::Contract),
        texts.history(HistoryText::CountedColumn),
        texts.history_of(HistoryMessage::PointsColumn { player: one }),
        texts.history_of(HistoryMessage::PointsColumn { player: two }),
        texts.history_of(HistoryMessage::BalanceColumn { player: one }),
    ];
    if has_money {
        head.push(texts.history_of(HistoryMessage::MoneyColumn { player: one }));
    }
    head.push(texts.history(HistoryText::TakenBackColumn));
    let mark = texts.history(HistoryText::DecimalMark);
    let mut rows = vec![head.iter().map(|text| text_field(text)).collect::<Vec<_>>()];
    let (mut number, mut balance) = (0_u16, 0_i64);
    for line in &sheet.lines {
        let mut row = vec![String::new(), text_field(name(line.dealer))];
        match &line.settlement {
            None => {
                row.extend([String::new(), text_field(&ui.text(Text::PassedInShort))]);
                row.extend([String::new(), "0".to_owned(), "0".to_owned()]);
            }
            Some(settlement) => {
                number += 1;
                row[0] = number.to_string();
                let points =
                    |player: Player| i64::from(settlement.total[player.seat(line.dealer)].number());
                balance += points(Player::One);
                row.extend([
                    text_field(name(Player::at(settlement.bargain.declarer, line.dealer))),
                    text_field(&texts.contract(settlement.bargain.contract)),
                    text_field(&ui.counted(settlement).join(" / ")),
                    points(Player::One).to_string(),
                    points(Player::Two).to_string(),
                ]);
            }
        }
        row.push(balance.to_string());
        if let Some(cents) = sheet.standing.cents_a_point {
            row.push(money_field(balance * i64::from(cents), &mark));
        }
        row.push(line.taken_back.to_string());
        rows.push(row);
    }
    let separator = texts.history(HistoryText::FieldSeparator);
    // The mark at the beginning is how spreadsheets know that letters beyond ASCII are Unicode.
    rows.iter().fold("\u{feff}".to_owned(), |file, row| file + &row.join(&separator) + "\r\n")
}

/// A text as a field: always between quotes, which are doubled within. What a spreadsheet would take
/// for a formula is given a mark before it, since names are typed by players.
fn text_field(text: &str) -> String {
    let is_like_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let mark = if is_like_formula { "'" } else { "" };
    ["\"", mark, &text.replace('"', "\"\""), "\""].concat()
}

/// An amount of money as a number with two decimals.
fn money_field(cents: i64, mark: &str) -> String {
    let sign = if cents < 0 { "-" } else { "" };
    let cents = cents.unsigned_abs();
    format!("{sign}{}{mark}{:02}", cents / 100, cents % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A field read again, as a spreadsheet does.
    fn read(field: &str) -> String {
        let inner = field.strip_prefix('"').and_then(|field| field.strip_suffix('"'));
        inner.expect("it is quoted").replace("\"\"", "\"")
    }

    #[test]
    fn a_text_is_one_field_and_never_a_formula() {
        for text in ["Anna", "a,b;c", "say \"Pagat\"", "two\nlines", "\"", ""] {
            let field = text_field(text);
            assert_eq!(read(&field), text);
            let inner = &field[1..field.len() - 1];
            assert!(!inner.replace("\"\"", "").contains('"'), "{field} ends too early");
        }
        for formula in ["=1+1", "+A1", "-A1", "@SUM(A1)", "\t=1"] {
            assert_eq!(read(&text_field(formula)), format!("'{formula}"));
        }
    }

    #[test]
    fn money_is_a_number_in_the_marks_of_the_language() {
        assert_eq!(money_field(120, "."), "1.20");
        assert_eq!(money_field(-5, ","), "-0,05");
        assert_eq!(money_field(0, "."), "0.00");
    }
}
