//! The engine against a second opinion (`support/slow_table.rs`), which was written from
//! docs/rules.md alone, with strings instead of bits: what may be played, who wins a trick, what
//! may be discarded, and every settlement.

mod support {
    pub(crate) mod slow_table;
}

use std::collections::BTreeMap;

use kosakeln::ai::random::random_history;
use kosakeln::cards::{Card, CardSet, Seed};
use kosakeln::rules::{
    Choices, DiscardChoices, Exchange, FaultKind, History, Move, Phase, Report, Rules,
    TarockDiscard, trick_winner,
};
use serde_json::{Value, json};
use support::slow_table::{SEATS, SlowTable, all_codes, answer_wins, playable, with_legal_as_sets};

const SEED: u64 = 1811;

fn card(code: &str) -> Card {
    code.parse().expect("a code")
}

fn sorted_codes(cards: CardSet) -> Vec<String> {
    let mut codes: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    codes.sort();
    codes
}

#[test]
fn all_pairs_of_cards_have_the_same_winner() {
    let codes = all_codes();
    let mut pairs = 0;
    for led in &codes {
        for answer in codes.iter().filter(|code| *code != led) {
            let winner = usize::from(answer_wins(led, answer));
            assert_eq!(trick_winner(card(led), card(answer)), winner, "{led} {answer}");
            pairs += 1;
        }
    }
    assert_eq!(pairs, 54 * 53);
}

/// The winners again where the rules give them by example or by name, so that both opinions could
/// not be wrong alike.
#[test]
fn the_winners_are_those_that_the_rules_name() {
    for (led, answer, answer_wins) in [
        ("CK", "CQ", 0),
        ("C7", "C8", 1),
        ("C10", "C9", 0),
        ("H1", "H2", 0),
        ("H4", "H3", 1),
        ("D1", "DV", 1),
        ("CK", "HK", 0),
        ("HK", "T1", 1),
        ("T1", "HK", 0),
        ("T21", "T22", 1),
        ("T22", "T1", 0),
        ("T2", "T10", 1),
    ] {
        assert_eq!(trick_winner(card(led), card(answer)), answer_wins, "{led} {answer}");
    }
}

/// Every hand and every card led of 3,000 random deals, about 90,000 of them.
#[test]
fn the_same_cards_may_be_played() {
    // By what had to be done: led, followed suit, played a tarock for want of the suit, free.
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for number in 0..3_000 {
        let deal = random_history(Seed::from_number(SEED), number, None);
        let mut history = History::new(*deal.game().rules(), *deal.pack());
        for (seat, action) in deal.moves() {
            if let Some((_, Choices::Play(choices))) = history.game().choices() {
                let hand = sorted_codes(choices.hand());
                let led = choices.led().map(|card| card.to_string());
                let mut allowed = playable(&hand, led.as_deref());
                allowed.sort();
                assert_eq!(sorted_codes(choices.legal()), allowed, "{hand:?} on {led:?}");
                let case = match &led {
                    None => "led",
                    Some(led) if allowed[0][..1] == led[..1] => "followed",
                    Some(_) if allowed.len() < hand.len() => "had to play a tarock",
                    Some(_) => "free or tarocks only",
                };
                *seen.entry(case).or_default() += 1;
            }
            history.play(*seat, *action).expect("a move of the deal");
        }
    }
    for case in ["led", "followed", "had to play a tarock", "free or tarocks only"] {
        assert!(seen.get(case).is_some_and(|count| *count > 1_000), "{case}: {seen:?}");
    }
}

/// What a card of the pool is when it comes to discarding (R5.2).
#[derive(Clone, Copy, PartialEq)]
enum Sort {
    Plain,
    Sacred,
    Tarock,
    AnnouncedBird,
}

/// Whether a set of the pool, bit `n` for its card `n`, is a legal discard, by counting its cards.
fn may_go(chosen: u32, pool: &[Sort], counts: [u32; 2], tarocks: &str) -> Result<(), FaultKind> {
    let count = |sort: Sort, wanted: u32| {
        pool.iter().enumerate().filter(|(n, s)| **s == sort && chosen >> n & 1 == wanted).count()
    };
    if !(counts[0]..=counts[1]).contains(&chosen.count_ones()) {
        return Err(FaultKind::WrongCount);
    }
    let birds = count(Sort::AnnouncedBird, 1);
    let has_tarock = count(Sort::Tarock, 1) + birds > 0;
    let is_forbidden = match tarocks {
        "never" => has_tarock,
        "forced" => has_tarock && count(Sort::Plain, 0) > 0,
        _ => false,
    };
    if is_forbidden || count(Sort::Sacred, 1) > 0 {
        return Err(FaultKind::ForbiddenDiscard);
    }
    if birds > 0 { Err(FaultKind::AnnouncedBird) } else { Ok(()) }
}

/// Every one of the sets of a pool of 16 to 19 cards, and for the 24 of `tactical` every one with 7
/// to 9 cards, must be accepted or refused alike, for the same reason; and the limits and cards
/// shown to the player must be exactly those of the sets that may go.
fn check_all_discards(choices: &DiscardChoices, table: &SlowTable) -> u32 {
    let codes = sorted_codes(choices.pool());
    let single: Vec<CardSet> = codes.iter().map(|code| CardSet::of(card(code))).collect();
    let pool: Vec<Sort> = codes
        .iter()
        .map(|code| match code.as_str() {
            "T1" | "T21" | "T22" | "CK" | "SK" | "HK" | "DK" => Sort::Sacred,
            code if table.is_announced_bird(code) => Sort::AnnouncedBird,
            code if code.starts_with('T') => Sort::Tarock,
            _ => Sort::Plain,
        })
        .collect();
    let is_medium = table.phase == "PersonalExchange" && table.rule("exchange") == "medium";
    let tarocks = if is_medium { "never" } else { table.rule("tarockDiscard") };
    let counts = table.discard_count().map(|count| u32::try_from(count).expect("at most eight"));
    let sizes = if pool.len() == 24 { 7..=9 } else { 0..=24 };
    let (mut fewest, mut most, mut cards, mut legal) = (u32::MAX, 0, CardSet::EMPTY, 0);
    for chosen in 0..1_u32 << pool.len() {
        if !sizes.contains(&chosen.count_ones()) {
            continue;
        }
        let mut set = CardSet::EMPTY;
        let mut left = chosen;
        while left != 0 {
            set |= single[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        let expected = may_go(chosen, &pool, counts, tarocks);
        let found = choices.check(set).map_err(|illegal| illegal.kind());
        assert_eq!(found, expected, "{set:?} of {codes:?}");
        if expected.is_ok() {
            cards |= set;
            fewest = fewest.min(chosen.count_ones());
            most = most.max(chosen.count_ones());
            legal += 1;
        }
    }
    assert_eq!(choices.cards(), cards, "{codes:?}");
    assert_eq!([u32::from(choices.min()), u32::from(choices.max())], [fewest, most], "{codes:?}");
    legal
}

/// The exchanges and talon discards of real deals, set by set: 16 cards have 65,536 sets.
#[test]
fn the_same_sets_of_cards_may_be_discarded() {
    let mut pools: BTreeMap<String, u32> = BTreeMap::new();
    let mut legal = 0;
    for number in 0..4_000 {
        let deal = random_history(Seed::from_number(SEED), number, None);
        let rules = deal.game().rules();
        let mut table = SlowTable::new(&deal.to_json(None));
        let record = deal.to_json(None);
        let mut history = History::new(*rules, *deal.pack());
        for ((seat, action), written) in deal.moves().iter().zip(list(&record["moves"])) {
            let phase = history.game().phase();
            if phase == Phase::Play {
                break;
            }
            if let Some((_, Choices::Discard(choices))) = history.game().choices() {
                let has_bird = list(&json!(table.hands[table.turn]))
                    .iter()
                    .any(|code| table.is_announced_bird(code.as_str().expect("a code")));
                let kind =
                    format!("{phase:?} {:?} {:?} {has_bird}", rules.exchange, rules.tarock_discard);
                let checked = pools.entry(kind).or_default();
                let enough = if choices.pool().len() == 24 { 1 } else { 4 };
                if *checked < enough {
                    *checked += 1;
                    legal += check_all_discards(&choices, &table);
                }
            }
            table.advance(written);
            history.play(*seat, *action).expect("a move of the deal");
        }
    }
    // Four exchanges under two rules for tarocks, each at the exchange, and at the talon with and
    // without an announced bird in the hand.
    assert_eq!(pools.len(), 4 * 2 * 3, "{pools:?}");
    assert!(legal > 100_000, "{legal} sets were legal");
}

/// Hands that deals hardly ever bring: no plain card, plain cards only, exactly eight of them.
#[test]
fn the_limits_of_a_discard_are_met_in_rare_hands() {
    let deals: [(Exchange, TarockDiscard, &str, [u8; 2], usize); 6] = [
        // Fourteen tarocks that may go, Mond and Sküs: no plain card.
        (Exchange::Medium, TarockDiscard::Forced, "no plain", [0, 0], 0),
        (Exchange::Classic, TarockDiscard::Forced, "no plain", [8, 8], 14),
        (Exchange::Easy, TarockDiscard::FaceUp, "no plain", [0, 8], 14),
        // Sixteen plain cards.
        (Exchange::Medium, TarockDiscard::Forced, "plain only", [8, 8], 16),
        (Exchange::Classic, TarockDiscard::Forced, "plain only", [8, 8], 16),
        (Exchange::Easy, TarockDiscard::Forced, "plain only", [0, 8], 16),
    ];
    for (exchange, tarock_discard, hand, counts, cards) in deals {
        let mut codes = all_codes();
        let wanted = |code: &String| match hand {
            "no plain" => code.starts_with('T'),
            _ => !code.starts_with('T') && !code.ends_with('K'),
        };
        codes.sort_by_key(|code| !wanted(code));
        // The first sixteen to forehand's hand, in the places of R4.
        let mut rest = codes.split_off(16);
        let places = [6..=9, 14..=17, 38..=41, 46..=49];
        let pack: Vec<String> = (0..54)
            .filter_map(|place| {
                let is_hand = places.iter().any(|range| range.contains(&place));
                if is_hand { codes.pop() } else { rest.pop() }
            })
            .collect();
        let rules = Rules { exchange, tarock_discard, ..Rules::default() };
        let record = json!({"format": "kosakeln-record", "version": 1, "rules": rules,
            "pack": pack, "moves": []});
        let history = History::from_json(&record.to_string()).expect("a record");
        let Some((_, Choices::Discard(choices))) = history.game().choices() else {
            panic!("an exchange is due");
        };
        assert_eq!([choices.min(), choices.max()], counts, "{exchange:?} {hand}");
        assert_eq!(usize::from(choices.cards().len()), cards, "{exchange:?} {hand}");
        check_all_discards(&choices, &SlowTable::new(&record));
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// The whole result of 5,000 deals, recomputed from the record alone: piles, thirds, items, totals.
#[test]
fn settlements_recomputed_from_the_record_are_the_same() {
    let mut finished = 0;
    for number in 0..5_000 {
        let record = random_history(Seed::from_number(SEED), number, None).to_json(None);
        let mut table = SlowTable::new(&record);
        for made in list(&record["moves"]) {
            table.advance(made);
        }
        let found = serde_json::to_value(Report::of(&record.to_string())).expect("a report");
        assert_eq!(found, table.report(), "deal {number}: {record}");
        finished += i32::from(table.phase == "Finished");
    }
    assert!(finished > 4_000, "{finished} deals were finished");
}

/// Everything that may be done, after every move of 1,000 deals.
#[test]
fn the_same_moves_are_legal_after_every_move() {
    for number in 0..1_000 {
        let deal = random_history(Seed::from_number(SEED + 1), number, None);
        let record = deal.to_json(None);
        let mut table = SlowTable::new(&record);
        let mut history = History::new(*deal.game().rules(), *deal.pack());
        for ((seat, action), written) in deal.moves().iter().zip(list(&record["moves"])) {
            let report = Report::Replayed(Box::new(history.clone()));
            let found = serde_json::to_value(report).expect("a report");
            assert_eq!(with_legal_as_sets(found), with_legal_as_sets(table.report()), "{number}");
            assert_eq!(written["by"], SEATS[table.turn]);
            let action: Move = *action;
            history.play(*seat, action).expect("a move of the deal");
            table.advance(written);
        }
    }
}
