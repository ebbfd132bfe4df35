use serde_json::Value;

use super::Refused;
use crate::app::{
    ByPlayer, DealCode, MatchLength, MatchSetup, Opponent, OpponentLevel, Player, Terms,
};
use crate::rules::Rules;

/// Reads what is to be played. Each member may be the text of an attribute, or what it stands for: names
/// and seats as lists, rules as an object, deals as a number. What is missing is as at first.
///
/// # Errors
/// [`Refused`] with the name of the member that cannot be read.
pub(super) fn read(value: &Value) -> Result<Terms, Refused> {
    let mut terms = Terms::default();
    let members = match value {
        Value::Null => return Ok(terms),
        Value::Object(members) => members,
        _ => return Err(Refused::new("argument", "an object is expected")),
    };
    for (name, value) in members {
        let is_read = match name.as_str() {
            _ if value.is_null() => Some(()),
            "seats" => seats(value, &mut terms),
            "rules" => rules(value).map(|rules| terms.setup.rules = rules),
            "deals" => deals(value).map(|length| terms.setup.length = length),
            // They belong to seats, and it may not have been said yet who sits where.
            "names" => list(value).map(drop),
            "deal" => value
                .as_str()
                .and_then(|code| DealCode::read(code).ok())
                .map(|code| terms.deal = Some(code)),
            _ => None,
        };
        if is_read.is_none() {
            return Err(Refused::new("argument", [name, " is not what it may be"].concat()));
        }
    }
    if let Some([forehand, dealer]) = members.get("names").and_then(list) {
        terms.setup.names = match terms.dealer {
            Some(Player::One) => ByPlayer { one: dealer, two: forehand },
            _ => ByPlayer { one: forehand, two: dealer },
        };
    }
    Ok(terms)
}

/// Forehand's and the dealer's, of the first deal. A computer is always the second player.
fn seats(value: &Value, terms: &mut Terms) -> Option<()> {
    let seats = list(value)?;
    let [forehand, dealer] = seats.each_ref().map(|name| Who::named(name));
    let MatchSetup { opponent, level, .. } = &mut terms.setup;
    let first = match (forehand?, dealer?) {
        (Who::Human, Who::Human) => {
            *opponent = Opponent::Friend;
            Player::Two
        }
        (Who::Human, Who::Computer(computer)) => {
            *level = computer;
            Player::Two
        }
        (Who::Computer(computer), Who::Human) => {
            *level = computer;
            Player::One
        }
        // Somebody has to play.
        (Who::Computer(_), Who::Computer(_)) => return None,
    };
    terms.dealer = Some(first);
    Some(())
}

/// Who sits at a seat.
enum Who {
    Human,
    Computer(OpponentLevel),
}

impl Who {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "human" => Self::Human,
            "beginner" => Self::Computer(OpponentLevel::Beginner),
            "club" => Self::Computer(OpponentLevel::Club),
            "master" => Self::Computer(OpponentLevel::Master),
            _ => return None,
        })
    }
}

fn rules(value: &Value) -> Option<Rules> {
    match value {
        Value::String(text) => Rules::from_json(text).ok(),
        rules => Rules::from_json(&rules.to_string()).ok(),
    }
}

fn deals(value: &Value) -> Option<MatchLength> {
    let number = match value {
        Value::String(text) if text == "open" => return Some(MatchLength::Open),
        Value::String(text) => text.trim().parse().ok()?,
        number => number.as_u64()?,
    };
    let deals = u16::try_from(number).ok()?;
    (1..=MatchLength::MOST_DEALS).contains(&deals).then_some(MatchLength::Deals(deals))
}

/// Two texts: a list of them, or one with a comma.
fn list(value: &Value) -> Option<[String; 2]> {
    match value {
        Value::String(text) => {
            let (one, other) = text.split_once(',')?;
            Some([one, other].map(|part| part.trim().to_owned()))
        }
        Value::Array(parts) => match parts.as_slice() {
            [one, other] => Some([one.as_str()?.to_owned(), other.as_str()?.to_owned()]),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::Exchange;

    #[test]
    fn attributes_and_values_mean_the_same() {
        let attributes = json!({
            "seats": "club, human", "rules": "{\"exchange\":\"easy\"}", "deals": "12", "names": "Karl, Anna", "deal": null,
        });
        let values = json!({
            "seats": ["club", "human"], "rules": {"exchange": "easy"}, "deals": 12, "names": ["Karl", "Anna"],
        });
        let terms = read(&attributes).expect("it can be read");
        assert_eq!(Ok(&terms), read(&values).as_ref());
        assert_eq!(terms.dealer, Some(Player::One));
        assert_eq!(terms.setup.names, ByPlayer { one: "Anna".to_owned(), two: "Karl".to_owned() });
        assert_eq!(terms.setup.rules.exchange, Exchange::Easy);
        assert_eq!(terms.setup.length, MatchLength::Deals(12));
        assert!(terms.setup.is_computer(Player::Two));
    }

    #[test]
    fn nothing_said_is_as_at_first() {
        for nothing in [json!(null), json!({}), json!({"seats": null, "names": null})] {
            assert_eq!(read(&nothing), Ok(Terms::default()));
        }
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (name, value) in [
            ("seats", json!("club,master")),
            ("seats", json!("human")),
            ("seats", json!("human,expert")),
            ("seats", json!(7)),
            ("rules", json!("exchange")),
            ("rules", json!({"exchange": "none"})),
            ("rules", json!({"exchanges": "easy"})),
            ("deals", json!(0)),
            ("deals", json!(100)),
            ("deals", json!(2.5)),
            ("deals", json!("eight")),
            ("names", json!("Anna")),
            ("names", json!(["Anna", "Karl", "Eva"])),
            ("deal", json!("1ABC")),
            ("seat", json!("human,club")),
        ] {
            let refused = read(&json!({ name: value })).expect_err("it cannot be read");
            assert_eq!(refused.code, "argument");
            assert!(refused.message.starts_with(&format!("{name} ")), "{refused}");
        }
        assert!(read(&json!([])).is_err());
    }
}
