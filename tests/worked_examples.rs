//! The examples and tables of docs/rules.md, row by row: the auctions of R6, the house rules of R12
//! and the faults of R13. Those of R2 and R11 stand beside the code (`cards/card_set.rs`,
//! `rules/bonus.rs`), the settlements of R11 in `cases/settle.jsonl`.

use std::collections::BTreeSet;

use kosakeln::cards::{Pack, Seed};
use kosakeln::rules::{
    Call, Choices, Game, History, IllegalMove, Move, Phase, Report, Rules, Seat,
};
use serde_json::{Value, json};

/// What an auction ends in: `passed in`, or declarer, contract and game value.
#[track_caller]
fn auction(rules: &str, calls: &str) -> String {
    let rules = Rules::from_json(rules).expect("house rules");
    let mut game = Game::new(rules, &Pack::shuffled(Seed::from_number(6), 0));
    while let Some((seat, Choices::Discard(choices))) = game.choices() {
        game.play(seat, Move::Discard(choices.some_legal())).expect("a legal discard");
    }
    for (number, name) in calls.split(' ').enumerate() {
        assert_eq!(game.phase(), Phase::Auction, "before {name} in {calls}");
        let call = Call::from_name(name).expect("a call");
        let seat = Seat::ALL[number % 2];
        game.play(seat, Move::Call(call)).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    }
    match game.phase() {
        Phase::Auction => "still open".to_owned(),
        Phase::PassedIn => "passed in".to_owned(),
        _ => {
            let bargain = game.public_view().bargain.expect("a declarer");
            let seat = if bargain.declarer == Seat::Forehand { "F" } else { "D" };
            format!("{seat} {:?} {}", bargain.contract, bargain.game_value)
        }
    }
}

#[test]
fn auctions_end_as_in_the_examples_of_r6() {
    for (calls, end) in [
        ("Pass Pass", "passed in"),
        ("Pass Zweiblatt", "D Zweiblatt 6"),
        ("Dreiblatt Pass", "F Dreiblatt 3"),
        ("Dreiblatt Zweiblatt Hold Pass", "F Zweiblatt 6"),
        ("Dreiblatt Zweiblatt Hold Einblatt Pass", "D Einblatt 9"),
        ("Dreiblatt Zweiblatt Hold Einblatt Hold Pass", "F Einblatt 9"),
        ("Dreiblatt Einblatt Pass", "D Einblatt 9"),
        ("Zweiblatt Solo", "D Solo 12"),
        // Beside the examples: R6.2, R6.4 and R6.5 to their ends.
        ("Solo", "F Solo 12"),
        ("Pass Solo", "D Solo 12"),
        ("Dreiblatt Zweiblatt Einblatt Pass", "F Einblatt 9"),
        ("Dreiblatt Zweiblatt Hold", "still open"),
        ("Dreiblatt Zweiblatt Hold Einblatt Hold Solo", "D Solo 12"),
        ("Einblatt", "still open"),
    ] {
        assert_eq!(auction("{}", calls), end, "{calls}");
    }
}

#[test]
fn auctions_under_house_rules_end_as_r6_and_r12_say() {
    for (rules, calls, end) in [
        (r#"{"unterer":true}"#, "Dreiblatt Unterer Pass", "D Dreiblatt 4"),
        (r#"{"unterer":true}"#, "Dreiblatt Unterer Hold Pass", "F Dreiblatt 5"),
        (r#"{"unterer":true}"#, "Dreiblatt Unterer Zweiblatt Pass", "F Zweiblatt 6"),
        (r#"{"unterer":true}"#, "Dreiblatt Unterer Hold Zweiblatt Hold Pass", "F Zweiblatt 6"),
        (r#"{"passedIn":"sameDealer"}"#, "Pass Pass", "passed in"),
        (r#"{"passedIn":"forcedDreiblatt"}"#, "Pass Pass", "F Dreiblatt 3"),
        (r#"{"holdSolo":true}"#, "Dreiblatt Solo", "still open"),
        (r#"{"holdSolo":true}"#, "Dreiblatt Solo Pass", "D Solo 12"),
        (r#"{"holdSolo":true}"#, "Dreiblatt Solo Hold", "F Solo 12"),
        (r#"{"holdSolo":true}"#, "Pass Solo", "D Solo 12"),
        (r#"{"holdSolo":true}"#, "Dreiblatt Zweiblatt Solo", "F Solo 12"),
        (r#"{"jumpBids":false}"#, "Zweiblatt Einblatt Pass", "D Einblatt 9"),
        (r#"{"jumpBids":false}"#, "Pass Einblatt", "D Einblatt 9"),
        (r#"{"jumpBids":false}"#, "Dreiblatt Solo", "D Solo 12"),
    ] {
        assert_eq!(auction(rules, calls), end, "{rules} {calls}");
    }
}

/// The table of R12: each key with its values, the default first.
fn house_rules() -> Vec<(&'static str, Vec<Value>)> {
    let texts = |values: &[&str]| values.iter().map(|value| json!(value)).collect();
    vec![
        ("exchange", texts(&["classic", "medium", "easy", "tactical"])),
        ("tarockDiscard", texts(&["forced", "faceUp"])),
        ("passedIn", texts(&["nextDealer", "sameDealer", "forcedDreiblatt"])),
        ("jumpBids", vec![json!(true), json!(false)]),
        ("holdSolo", vec![json!(false), json!(true)]),
        ("unterer", vec![json!(false), json!(true)]),
        ("burgstallerBonuses", vec![json!(true), json!(false)]),
        ("defenderBirds", vec![json!(false), json!(true)]),
        ("silentBirdLost", vec![json!(true), json!(false)]),
        ("valat", texts(&["replaces", "adds"])),
        ("heldBonuses", texts(&["either", "declarer"])),
    ]
}

fn written(rules: Rules) -> Value {
    serde_json::to_value(rules).expect("JSON")
}

#[test]
fn the_defaults_are_the_first_values_of_r12() {
    let defaults: serde_json::Map<String, Value> = house_rules()
        .into_iter()
        .map(|(key, values)| (key.to_owned(), values[0].clone()))
        .collect();
    assert_eq!(written(Rules::default()), Value::Object(defaults));
}

#[test]
fn every_value_of_every_house_rule_is_read_and_printed() {
    let mut different = BTreeSet::new();
    for (key, values) in house_rules() {
        for value in values {
            let rules = Rules::from_json(&json!({key: value}).to_string()).expect("a house rule");
            // The one value, and the default for every key that is missing.
            let mut expected = written(Rules::default());
            expected[key] = value;
            assert_eq!(written(rules), expected);
            assert_eq!(Rules::from_json(&expected.to_string()), Ok(rules));
            different.insert(expected.to_string());
        }
    }
    // 25 values; eleven of them are the default and all the same.
    assert_eq!(different.len(), 25 - 11 + 1);
}

#[test]
fn a_key_that_is_missing_means_the_default() {
    assert_eq!(Rules::from_json("{}"), Ok(Rules::default()));
    let mut record = Deal::record(&[]);
    record.as_object_mut().expect("an object").remove("rules");
    let history = History::from_json(&record.to_string()).expect("a record without rules");
    assert_eq!(history.game().rules(), &Rules::default());
}

/// A deal in which every kind of fault can be made, under `easy` and `faceUp`.
struct Deal;

impl Deal {
    const FOREHAND: &str = "T1 T2 T3 T4 T5 T6 T22 CK CQ C7 SK HQ H1 DV D1 D2";
    const DEALER: &str = "T7 T8 T9 T20 T21 CC CV C8 SQ SC S7 HK HC H2 DK D3";
    const COSSACK_TALON: &str = "T10 C9 S8 H3 D4 T11";
    const PERSONAL_TALONS: [&str; 2] =
        ["T12 T13 C10 SV S9 HV H4 DQ", "T14 T15 T16 T17 T18 T19 S10 DC"];

    /// Forehand's Dreiblatt with an announced Uhu, up to the first lead.
    const MOVES: [&str; 9] = [
        r#"{"by":"F","discard":[]}"#,
        r#"{"by":"D","discard":[]}"#,
        r#"{"by":"F","call":"Dreiblatt"}"#,
        r#"{"by":"D","call":"Pass"}"#,
        r#"{"by":"F","announce":["Uhu"]}"#,
        r#"{"by":"F","take":["T10","C9","S8"]}"#,
        r#"{"by":"F","discard":["C9","S8","D1"]}"#,
        r#"{"by":"F","announce":[]}"#,
        r#"{"by":"F","play":"CQ"}"#,
    ];

    /// The pack that R4 deals so.
    fn pack() -> Vec<&'static str> {
        let [forehand, dealer] =
            [Self::FOREHAND, Self::DEALER].map(|hand| hand.split(' ').collect::<Vec<_>>());
        let [fore_talon, deal_talon] =
            Self::PERSONAL_TALONS.map(|talon| talon.split(' ').collect::<Vec<_>>());
        let mut pack: Vec<&str> = Self::COSSACK_TALON.split(' ').collect();
        for (first, second, from) in [
            (&forehand, &dealer, 0),
            (&forehand, &dealer, 4),
            (&fore_talon, &deal_talon, 0),
            (&fore_talon, &deal_talon, 4),
            (&forehand, &dealer, 8),
            (&forehand, &dealer, 12),
        ] {
            pack.extend(&first[from..from + 4]);
            pack.extend(&second[from..from + 4]);
        }
        pack
    }

    fn record(moves: &[&str]) -> Value {
        let moves: Vec<Value> =
            moves.iter().map(|made| serde_json::from_str(made).expect("JSON")).collect();
        json!({"format": "kosakeln-record", "version": 1,
            "rules": {"exchange": "easy", "tarockDiscard": "faceUp"},
            "pack": Self::pack(), "moves": moves})
    }

    /// The record with `made` as its move `index`, and nothing after it.
    fn with(index: usize, made: &str) -> Value {
        Self::record(&[&Self::MOVES[..index], &[made]].concat())
    }
}

fn report(record: &Value) -> Value {
    serde_json::to_value(Report::of(&record.to_string())).expect("JSON")
}

#[track_caller]
fn check_fault(index: usize, made: &str, kind: &str, rule: &str) {
    let expected = json!({"error": {"rule": rule, "move": index, "kind": kind}});
    assert_eq!(report(&Deal::with(index, made)), expected, "{made}");
}

#[test]
fn the_deal_of_these_examples_is_a_legal_one() {
    let report = report(&Deal::record(&Deal::MOVES));
    assert_eq!(report["phase"], "Play");
    assert_eq!(report["turn"], "D");
    assert_eq!(report["legal"], json!(["C8", "CV", "CC"]));
}

/// The table of R13, each kind with each rule it can break.
#[test]
fn every_kind_of_fault_is_reported_with_its_rule_and_move() {
    let rows = [
        (2, r#"{"by":"F","call":"Vierblatt"}"#, "Malformed", "R13"),
        (2, r#"{"by":"F","play":"CQ"}"#, "WrongPhase", "R13"),
        (2, r#"{"by":"D","call":"Pass"}"#, "WrongSeat", "R13"),
        (0, r#"{"by":"F","discard":["CC"]}"#, "NotInHand", "R5.1"),
        (1, r#"{"by":"D","discard":["DC"]}"#, "NotInHand", "R5.1"),
        (6, r#"{"by":"F","discard":["C9","S8","H3"]}"#, "NotInHand", "R8.2"),
        (8, r#"{"by":"F","play":"CC"}"#, "NotInHand", "R9.2"),
        (8, r#"{"by":"F","play":"D1"}"#, "NotInHand", "R9.2"),
        (
            0,
            r#"{"by":"F","discard":["T2","T3","CQ","C7","HQ","H1","DV","D1","D2"]}"#,
            "WrongCount",
            "R5.1",
        ),
        (6, r#"{"by":"F","discard":["C9","S8"]}"#, "WrongCount", "R8.2"),
        (6, r#"{"by":"F","discard":["C9","S8","D1","D2"]}"#, "WrongCount", "R8.2"),
        (0, r#"{"by":"F","discard":["CK"]}"#, "ForbiddenDiscard", "R5.2"),
        (1, r#"{"by":"D","discard":["T21","S7"]}"#, "ForbiddenDiscard", "R5.2"),
        (6, r#"{"by":"F","discard":["C9","S8","T22"]}"#, "ForbiddenDiscard", "R5.2"),
        (6, r#"{"by":"F","discard":["C9","S8","T2"]}"#, "AnnouncedBird", "R8.2"),
        (3, r#"{"by":"D","call":"Dreiblatt"}"#, "IllegalCall", "R6"),
        (3, r#"{"by":"D","call":"Hold"}"#, "IllegalCall", "R6"),
        (3, r#"{"by":"D","call":"Unterer"}"#, "IllegalCall", "R6"),
        (4, r#"{"by":"F","announce":["WithoutKings"]}"#, "IllegalAnnouncement", "R7"),
        (4, r#"{"by":"F","announce":["Valat","Valat"]}"#, "IllegalAnnouncement", "R7"),
        (7, r#"{"by":"F","announce":["Uhu"]}"#, "IllegalAnnouncement", "R7"),
        (5, r#"{"by":"F","take":["C9","S8","H3"]}"#, "IllegalGroup", "R8.1"),
        (5, r#"{"by":"F","take":["T10","C9"]}"#, "IllegalGroup", "R8.1"),
        (5, r#"{"by":"F","take":["CK","CQ","C7"]}"#, "IllegalGroup", "R8.1"),
        (9, r#"{"by":"D","play":"T7"}"#, "MustFollow", "R9.2"),
        (9, r#"{"by":"D","play":"HK"}"#, "MustFollow", "R9.2"),
    ];
    for (index, made, kind, rule) in rows {
        check_fault(index, made, kind, rule);
    }
    let kinds: BTreeSet<&str> = rows.iter().map(|(_, _, kind, _)| *kind).collect();
    assert_eq!(kinds.len(), 11);
}

/// Each of two faults in one move that can be there together: the earlier kind is reported.
#[test]
fn of_two_faults_the_first_in_the_order_of_r13_is_reported() {
    for (index, made, kind, rule) in [
        // Malformed before the wrong phase, wherever in the move it stands.
        (2, r#"{"by":"D","play":"C11"}"#, "Malformed", "R13"),
        (2, r#"{"by":"D","discard":["CC","CC"]}"#, "Malformed", "R13"),
        (4, r#"{"by":"F","announce":["Uhu","Uhu","Pagat"]}"#, "Malformed", "R13"),
        // The wrong phase before the wrong seat, and both before anything about the cards.
        (2, r#"{"by":"D","play":"CK"}"#, "WrongPhase", "R13"),
        (2, r#"{"by":"D","announce":["Valat","Valat"]}"#, "WrongPhase", "R13"),
        (0, r#"{"by":"D","discard":["CK"]}"#, "WrongSeat", "R13"),
        (3, r#"{"by":"F","call":"Dreiblatt"}"#, "WrongSeat", "R13"),
        (4, r#"{"by":"D","announce":["Uhu","Uhu"]}"#, "WrongSeat", "R13"),
        (5, r#"{"by":"D","take":["T10"]}"#, "WrongSeat", "R13"),
        (9, r#"{"by":"F","play":"CC"}"#, "WrongSeat", "R13"),
        // Not held before the number, the number before what must stay, that before the bird.
        (6, r#"{"by":"F","discard":["CC"]}"#, "NotInHand", "R8.2"),
        (6, r#"{"by":"F","discard":["CC","CK","T2"]}"#, "NotInHand", "R8.2"),
        (6, r#"{"by":"F","discard":["CK"]}"#, "WrongCount", "R8.2"),
        (6, r#"{"by":"F","discard":["T2"]}"#, "WrongCount", "R8.2"),
        (6, r#"{"by":"F","discard":["CK","C9","T2"]}"#, "ForbiddenDiscard", "R5.2"),
        // Not held before not following.
        (9, r#"{"by":"D","play":"T1"}"#, "NotInHand", "R9.2"),
    ] {
        check_fault(index, made, kind, rule);
    }
}

/// What lies outside the moves is looked at before them, and its index is -1.
#[test]
fn faults_outside_the_moves_come_first() {
    let faulty = Deal::with(2, r#"{"by":"F","play":"CQ"}"#);
    let malformed = json!({"error": {"rule": "R13", "move": -1, "kind": "Malformed"}});
    for (key, value) in [
        ("version", json!(2)),
        ("format", json!("record")),
        ("pack", json!(Deal::pack()[1..])),
        ("rules", json!({"exchange": "hard"})),
        ("moves", json!({})),
        ("note", json!("")),
    ] {
        let mut record = faulty.clone();
        record[key] = value;
        assert_eq!(report(&record), malformed, "{key}");
    }
    assert_eq!(report(&faulty)["error"]["move"], 2);
}

#[test]
fn any_move_after_the_end_is_in_the_wrong_phase() {
    let mut record = Deal::record(&Deal::MOVES[..2]);
    let moves = record["moves"].as_array_mut().expect("a list");
    moves.extend([json!({"by": "F", "call": "Pass"}), json!({"by": "D", "call": "Pass"})]);
    assert_eq!(report(&record), json!({"phase": "PassedIn", "turn": null, "result": null}));
    for made in [json!({"by": "F", "call": "Pass"}), json!({"by": "D", "play": "CK"})] {
        let mut longer = record.clone();
        longer["moves"].as_array_mut().expect("a list").push(made);
        let expected = json!({"error": {"rule": "R13", "move": 4, "kind": "WrongPhase"}});
        assert_eq!(report(&longer), expected);
    }
}

/// A refusal cites its section in words too, for whoever reads a log.
#[test]
fn a_refusal_says_which_section_it_cites() {
    let record = Deal::with(9, r#"{"by":"D","play":"T7"}"#).to_string();
    let Report::Refused(fault) = Report::of(&record) else { panic!("the record was accepted") };
    assert!(fault.to_string().starts_with("move 9: R9.2: "), "{fault}");
    let wrong_seat = IllegalMove::WrongSeat { turn: Seat::Dealer };
    assert!(wrong_seat.to_string().starts_with("R13: "), "{wrong_seat}");
}
