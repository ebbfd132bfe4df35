//! The cases in `tests/cases`: records with what replaying them must give, and perft counts.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kosakeln::rules::{Choices, Game, History, Move, Report};
use serde_json::Value;

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Lists below `legal` are sets, and lists of lists sets of sets.
fn with_legal_as_sets(mut result: Value) -> Value {
    fn sort(value: &mut Value) {
        if let Value::Array(items) = value {
            items.iter_mut().for_each(sort);
            items.sort_by_key(ToString::to_string);
        }
    }
    match result.get_mut("legal") {
        Some(Value::Object(discard)) => discard.get_mut("cards").into_iter().for_each(sort),
        Some(legal) => sort(legal),
        None => {}
    }
    result
}

#[track_caller]
fn check(file: &str, count: usize) {
    let mut names = BTreeSet::new();
    for line in read(file).lines() {
        let case: Value = serde_json::from_str(line).expect("a case is JSON");
        let name = case["name"].as_str().expect("a case has a name");
        let report = Report::of(&case["record"].to_string());
        let result = serde_json::to_value(&report).expect("a report is JSON");
        assert_eq!(
            with_legal_as_sets(result),
            with_legal_as_sets(case["expect"].clone()),
            "{file}: {name}"
        );
        assert!(names.insert(name.to_owned()), "{file}: {name} is there twice");
    }
    assert_eq!(names.len(), count, "{file}");
}

#[test]
fn exchange() {
    check("exchange.jsonl", 8);
}

#[test]
fn auction() {
    check("auction.jsonl", 15);
}

#[test]
fn announcements_and_talon() {
    check("announce-talon.jsonl", 7);
}

#[test]
fn play() {
    check("play.jsonl", 4);
}

#[test]
fn settlement() {
    check("settle.jsonl", 25);
}

#[test]
fn refused() {
    check("refused.jsonl", 17);
}

/// The number of legal sequences of exactly `depth` further cards.
fn perft(game: &Game, depth: u64) -> u64 {
    let Some((seat, Choices::Play(choices))) = game.choices() else {
        return u64::from(depth == 0);
    };
    let legal = choices.legal();
    match depth {
        0 => 1,
        1 => u64::from(legal.len()),
        _ => legal
            .iter()
            .map(|card| {
                let mut after = game.clone();
                after.play(seat, Move::Play(card)).expect("a legal card");
                perft(&after, depth - 1)
            })
            .sum(),
    }
}

#[test]
fn perft_counts() {
    let positions: Vec<Value> = serde_json::from_str(&read("perft.json")).expect("JSON");
    let mut counts = 0;
    for position in positions {
        let history = History::from_json(&position["record"].to_string()).expect("a record");
        for expected in position["perft"].as_array().expect("a list of counts") {
            let depth = expected["depth"].as_u64().expect("a depth");
            let name = &position["name"];
            assert_eq!(Some(perft(history.game(), depth)), expected["count"].as_u64(), "{name}");
            counts += 1;
        }
    }
    assert_eq!(counts, 44);
}
