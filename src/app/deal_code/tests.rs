use std::collections::BTreeSet;

use super::*;
use crate::cards::Seed;
use crate::rules::{Choices, FaultKind, Move};

const PLAYED: u64 = 60;

fn played(number: u64) -> History {
    let rules = rules_of(u32::try_from(number * 101 % 6_144).expect("a small number"));
    played_under(rules.expect("house rules"), number)
}

/// A deal in which each bids as high as he can, and plays whatever he may.
fn played_under(rules: Rules, number: u64) -> History {
    let mut history = History::new(rules, Pack::shuffled(Seed::from_number(6), number));
    while let Some((seat, choices)) = history.game().choices() {
        let action = match &choices {
            Choices::Call(calls) => calls.legal().last().map(Move::Call),
            other => other.some_legal(),
        };
        history.play(seat, action.expect("there is a legal move")).expect("it is legal");
    }
    history
}

fn dealer(number: u64) -> Player {
    if number.is_multiple_of(2) { Player::One } else { Player::Two }
}

/// The characters of a code, what parts them left out.
fn bare(code: &str) -> Vec<char> {
    code.chars().filter(|character| *character != '-').collect()
}

/// The code that `change` makes of the content, with a check that belongs to it.
fn forged(code: &str, change: impl FnOnce(&mut Vec<u8>)) -> String {
    let mut symbols = symbols::read(code).expect("a code");
    symbols.truncate(symbols.len() - symbols::CHECK);
    change(&mut symbols);
    let check = symbols::check(&symbols);
    symbols.extend(check);
    symbols::write(&symbols)
}

#[test]
fn a_deal_survives_being_written() {
    for number in 0..PLAYED {
        let history = played(number);
        let whole = DealCode::with_moves(dealer(number), history.clone());
        let dealt = DealCode::new(dealer(number), &history);
        for code in [whole, dealt] {
            let text = code.to_string();
            assert_eq!(text.parse(), Ok(code.clone()), "{text}");
            assert_eq!(
                DealCode::read(&format!("https://a.example/b/{}", code.in_address())),
                Ok(code)
            );
        }
    }
}

#[test]
fn a_deal_without_its_moves_is_twelve_groups_of_five() {
    for number in 0..PLAYED {
        let text = DealCode::new(dealer(number), &played(number)).to_string();
        let groups: Vec<&str> = text.split('-').collect();
        assert_eq!(groups.len(), 12, "{text}");
        assert!(groups.iter().all(|group| group.len() == 5), "{text}");
    }
}

#[test]
fn every_wrong_character_and_every_swap_is_found() {
    for number in 0..3 {
        let history = played(number);
        for code in
            [DealCode::new(Player::One, &history), DealCode::with_moves(Player::Two, history)]
        {
            let text = bare(&code.to_string());
            for place in 0..text.len() {
                for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars() {
                    let mut wrong = text.clone();
                    wrong[place] = other;
                    let is_same = wrong == text;
                    let read = DealCode::read(&wrong.iter().collect::<String>());
                    assert_eq!(read.is_ok(), is_same, "{other} at {place}");
                }
                let mut swapped = text.clone();
                swapped.swap(place, (place + 1) % text.len());
                let is_same = swapped == text;
                let read = DealCode::read(&swapped.iter().collect::<String>());
                assert_eq!(read.is_ok(), is_same, "swapped at {place}");
                let mut lost = text.clone();
                lost.remove(place);
                assert!(DealCode::read(&lost.iter().collect::<String>()).is_err(), "lost {place}");
            }
        }
    }
}

#[test]
fn how_it_is_written_does_not_matter() {
    let code = DealCode::new(Player::Two, &played(5));
    let text = code.to_string();
    let alike = text.replace('0', "o").replace('1', "l");
    let wide: String = text
        .chars()
        .map(|narrow| char::from_u32(u32::from(narrow) + 0xFEE0).expect("a full width"))
        .collect();
    for written in [
        text.to_lowercase(),
        text.replace('-', ""),
        text.replace('-', " \n"),
        text.replace('1', "I"),
        format!("  {text}\n"),
        format!("\u{feff}{}", text.replace('-', "\u{2011}\u{200b}")),
        alike,
        wide,
    ] {
        assert_eq!(DealCode::read(&written), Ok(code.clone()), "{written}");
    }
}

#[test]
fn all_house_rules_have_a_number_of_their_own() {
    let all: BTreeSet<String> =
        (0..6_144).filter_map(rules_of).map(|rules| format!("{rules:?}")).collect();
    assert_eq!(all.len(), 6_144);
    assert_eq!(rules_of(6_144), None);
    assert_eq!(number_of(&Rules::default()), 0);
    for number in 0..6_144 {
        assert_eq!(rules_of(number).map(|rules| number_of(&rules)), Some(number));
    }
}

#[test]
fn what_is_no_code_is_refused_for_what_is_wrong() {
    let history = played(7);
    let dealt = DealCode::new(Player::One, &history).to_string();
    let whole = DealCode::with_moves(Player::One, history.clone()).to_string();
    let needed = 60;
    let refused = |text: &str| DealCode::read(text).expect_err(text);
    assert_eq!(refused(""), CodeFault::TooShort { has: 0, needed });
    assert_eq!(refused("1"), CodeFault::TooShort { has: 1, needed });
    assert_eq!(refused(&dealt[..dealt.len() - 1]), CodeFault::TooShort { has: 59, needed });
    assert_eq!(refused(&format!("{dealt}0")), CodeFault::TooLong { has: 61, needed });
    assert_eq!(refused("Kosakeln!"), CodeFault::Character('!'));
    assert_eq!(refused(&format!("{dealt}u")), CodeFault::Character('u'));
    assert_eq!(refused(&dealt.replacen('1', "2", 1)), CodeFault::UnknownVersion(2));
    assert_eq!(refused(&whole[..whole.len() - 1]), CodeFault::Check);
    let rules = forged(&dealt, |symbols| symbols[1] = 31);
    assert_eq!(refused(&rules), CodeFault::Rules);
    let pack = forged(&dealt, |symbols| symbols[4..].fill(31));
    assert_eq!(refused(&pack), CodeFault::Pack);
    // Moves that are announced and missing, cut off, or followed by something else.
    for moves in [
        forged(&dealt, |symbols| symbols[3] |= 1),
        forged(&whole, |symbols| symbols.truncate(symbols.len() - 1)),
        forged(&whole, |symbols| symbols.push(0)),
    ] {
        assert_eq!(refused(&moves), CodeFault::Moves);
    }
    // Moves that end before the deal does.
    let mut begun = history.clone();
    assert!(begun.undo());
    let begun = DealCode::with_moves(Player::One, begun).to_string();
    assert_eq!(refused(&begun), CodeFault::Moves);
    let longer = forged(&dealt, |symbols| symbols.push(0));
    assert_eq!(refused(&longer), CodeFault::Moves);
}

/// The move that the engine refuses is told, and why.
#[test]
fn a_move_that_is_not_legal_is_named() {
    let rules = Rules::default();
    let history = played_under(rules, 1);
    let game = |moves: &[(Seat, Move)]| History::replay(rules, *history.pack(), moves);
    let dealt = DealCode::new(Player::One, &history).to_string();
    // The moves of the deal, the last two of which have changed places.
    let mut moves = history.moves().to_vec();
    let last = moves.len() - 1;
    moves.swap(last - 1, last);
    let whole = forged(&dealt, |symbols| {
        symbols[3] |= 1;
        let mut bits = Writer::default();
        bits.put(u32::try_from(moves.len()).expect("few moves"), 8);
        for (_, action) in &moves {
            written_moves::put(&mut bits, *action);
        }
        symbols.extend(bits.into_symbols());
    });
    assert!(game(&moves).is_err(), "it is not legal");
    match DealCode::read(&whole) {
        Err(CodeFault::Refused(refused)) => {
            assert_eq!(refused.index, last - 1);
            assert_eq!(refused.fault.kind(), FaultKind::NotInHand);
        }
        other => panic!("{other:?}"),
    }
}

/// Codes of this version are read for ever. The file has the code of a deal, its dealer, and the
/// record that it stands for, without the moves where the code has none.
#[test]
fn codes_that_were_written_once_are_still_read() {
    let written = include_str!("../../../tests/saved/deal-codes-1.txt");
    let mut count = 0;
    for line in written.lines() {
        let (code, rest) = line.split_once(' ').expect("a code");
        let (who, record) = rest.split_once(' ').expect("a dealer");
        let dealer = if who == "one" { Player::One } else { Player::Two };
        let history = History::from_json(record).expect("a record");
        let expected = DealCode::with_moves(dealer, history);
        assert_eq!(DealCode::read(code), Ok(expected.clone()));
        assert_eq!(expected.to_string(), code);
        count += 1;
    }
    assert_eq!(count, 12);
}
