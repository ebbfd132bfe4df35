//! Result files with numbers that no run comes to: whatever is wrong with them, one sentence says so.

use std::num::NonZeroUsize;

use serde_json::{Value, json};

use super::*;
use crate::ai::{Level, Objective};
use crate::cards::{Randomness, Seed};
use crate::rules::Rules;

/// A result of so many pairs, from number `from` on.
fn result(from: u64, pairs: u64) -> Value {
    let conditions = Conditions {
        a: Level::Beginner,
        b: Level::Random,
        seed: 7,
        rules: Rules::default(),
        play_only: false,
        objective: Objective::GamePoints,
    };
    let mut result = ArenaResult::new(conditions);
    Crew::new(NonZeroUsize::new(1))
        .run(
            from..from + pairs,
            |mind, number| play_pair(conditions, number, mind),
            |pair| result.join(&pair).map_err(|reason| Failure::Usage(reason.to_string())),
        )
        .expect("nothing fails");
    serde_json::to_value(&result).expect("it can be written")
}

/// The result of these texts, a file each. What is refused is refused in one line that names the
/// file; what is not can be written, and reads as what it is.
#[track_caller]
fn joined(texts: &[&[u8]]) -> Option<ArenaResult> {
    let mut joined = None;
    for text in texts {
        if let Err(failure) = join_text(&mut joined, "nonsense.json", text) {
            let message = failure.to_string();
            assert!(matches!(failure, Failure::Usage(_)), "{message}");
            assert!(message.starts_with("nonsense.json "), "{message}");
            return None;
        }
    }
    let joined = joined?;
    let written = serde_json::to_vec(&joined).expect("it can be written");
    let mut again = None;
    join_text(&mut again, "again.json", &written).expect("what was written can be read");
    assert_eq!(again.as_ref(), Some(&joined));
    Some(joined)
}

/// Where the numbers and texts of a value stand, as pointers.
fn leaves(value: &Value, at: &str, found: &mut Vec<String>) {
    let mut below = |key: &str, value| leaves(value, &format!("{at}/{key}"), found);
    match value {
        Value::Object(members) => members.iter().for_each(|(key, value)| below(key, value)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| below(&index.to_string(), item));
        }
        _ => found.push(at.to_owned()),
    }
}

/// What may stand where a number should.
fn nonsense() -> Vec<Value> {
    vec![
        json!(-1),
        json!(0),
        json!(1),
        json!(65_535),
        json!(65_536),
        json!(i64::MAX),
        json!(i64::MAX - 1),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(0.5),
        json!(1e300),
        json!(null),
        json!(true),
        json!("7"),
        json!([]),
        json!({}),
        json!({ "65535": 1 }),
    ]
}

fn with(mut value: Value, pointer: &str, other: &Value) -> Value {
    if let Some(place) = value.pointer_mut(pointer) {
        *place = other.clone();
    }
    value
}

/// The value with the member or item at `pointer` under the key `key`, or without it.
fn renamed(mut value: Value, pointer: &str, key: Option<&str>) -> Value {
    let (parent, name) = pointer.rsplit_once('/').expect("it has a parent");
    match value.pointer_mut(parent) {
        Some(Value::Object(members)) => {
            let member = members.remove(name);
            if let (Some(key), Some(member)) = (key, member) {
                members.insert(key.to_owned(), member);
            }
        }
        Some(Value::Array(items)) => items.clear(),
        _ => {}
    }
    value
}

fn text(value: &Value) -> Vec<u8> {
    value.to_string().into_bytes()
}

/// Joins nonsense with its like of other pairs and with what is none; whether the last can be done.
fn try_everywhere(nonsense: &Value, sound: &[u8]) -> bool {
    // The same nonsense for other pairs, so that what is large is added to what is large.
    let mut other = nonsense.clone();
    if let Some(from) = other.pointer_mut("/ranges/0/from") {
        *from = json!(1_000);
    }
    let [nonsense, other] = [text(nonsense), text(&other)];
    joined(&[&nonsense, &other]);
    joined(&[&nonsense, sound]).is_some()
}

#[test]
fn no_number_can_be_such_nonsense_that_anything_breaks() {
    let (value, sound) = (result(0, 1), text(&result(1, 1)));
    let mut places = Vec::new();
    leaves(&value, "", &mut places);
    assert!(places.len() > 200, "{}", places.len());
    let mut taken = 0;
    for place in &places {
        for other in nonsense() {
            taken += u32::from(try_everywhere(&with(value.clone(), place, &other), &sound));
        }
        for key in [None, Some("0"), Some("17"), Some("1856"), Some("65535"), Some("-1")] {
            taken += u32::from(try_everywhere(&renamed(value.clone(), place, key), &sound));
        }
    }
    // What is worked out from the sums may be anything, and so may sums that nothing else tells.
    assert!(taken > 100, "{taken}");
}

#[test]
fn no_two_numbers_can_be_such_nonsense_that_anything_breaks() {
    let (value, sound) = (result(0, 1), text(&result(1, 1)));
    let mut places = Vec::new();
    leaves(&value, "", &mut places);
    let nonsense = nonsense();
    let mut choice = Randomness::new(Seed::from_number(20_261_202), 0);
    let mut one_of = |count: usize| choice.below(u32::try_from(count).expect("few")) as usize;
    for _ in 0..2_000 {
        let mut spoilt = value.clone();
        for _ in 0..2 {
            let (place, other) = (&places[one_of(places.len())], &nonsense[one_of(nonsense.len())]);
            spoilt = with(spoilt, place, other);
        }
        try_everywhere(&spoilt, &sound);
        let mut bytes = text(&value);
        let at = one_of(bytes.len());
        bytes[at] = b"0123456789-.e{}[],:\"\n\xff"[one_of(22)];
        joined(&[&bytes, &sound]);
    }
}

#[test]
fn sums_that_cannot_be_counted_are_refused_and_not_added() {
    let large = |from| with(result(from, 3), "/gamePoints/sumOfSquares", &json!(i64::MAX));
    let [one, other, sound] = [large(0), large(3), result(6, 3)].map(|value| text(&value));
    assert!(joined(&[&one]).is_some() && joined(&[&other]).is_some());
    assert_eq!(joined(&[&one, &other]), None);
    assert!(joined(&[&sound]).is_some());
}

#[test]
fn a_result_that_contradicts_itself_is_refused() {
    let value = result(0, 3);
    for (place, other) in [
        ("/pairs", json!(4)),
        ("/deals", json!(5)),
        ("/passedIn", json!(6)),
        ("/ranges", json!([])),
        ("/ranges", json!([{ "from": 0, "pairs": 1 }, { "from": 1, "pairs": 2 }])),
        ("/ranges", json!([{ "from": 5, "pairs": 1 }, { "from": 1, "pairs": 2 }])),
        ("/ranges", json!([{ "from": u64::MAX, "pairs": 3 }])),
        ("/gamePoints/pairs", json!(2)),
        ("/cardPoints/pairs", json!(2)),
        ("/players/a/level", json!("random")),
        ("/players/a/weighed/1/withAllWorlds", json!(1_000)),
        ("/players/b/bonuses/Panzer/after/made", json!(-1)),
        ("/times/a/Play/worstNanoseconds", json!(0)),
        ("/times/a/Play/decisions", json!(0)),
    ] {
        assert_ne!(value.pointer(place), None, "{place}");
        assert_eq!(joined(&[&text(&with(value.clone(), place, &other))]), None, "{place}");
    }
    assert!(joined(&[&text(&value)]).is_some());
}
