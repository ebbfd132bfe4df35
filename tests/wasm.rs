//! What must be the same in wasm as natively: run as it is, and in wasm by Node.

use std::fmt::Write as _;

use kosakeln::ai::random::random_history;
use kosakeln::cards::{Card, Pack, Seed};
use kosakeln::rules::Report;
use wasm_bindgen_test::wasm_bindgen_test;

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen_test]
fn words_of_the_machine_have_32_bits() {
    assert_eq!(usize::BITS, 32);
}

/// The packs in `golden/packs.txt` come from `golden/packs.mjs`, which shares nothing with the
/// program: each line a seed, a stream, and the 54 codes from the top.
#[wasm_bindgen_test(unsupported = test)]
fn a_hundred_seeds_give_the_packs_of_the_golden_file() {
    let mut packs = 0;
    for line in include_str!("golden/packs.txt").lines() {
        let mut words = line.split(' ');
        let mut word = || words.next().expect("seed, stream and cards");
        let seed = Seed::from_hex(word()).expect("a seed in hexadecimal");
        let stream = word().parse().expect("the number of a stream");
        let cards: Vec<Card> = words.map(|code| code.parse().expect("a code")).collect();
        assert_eq!(Ok(Pack::shuffled(seed, stream)), Pack::new(&cards), "{seed:?} {stream}");
        packs += 1;
    }
    assert_eq!(packs, 100);
}

/// FNV-1a with 64 bits.
fn fnv(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[wasm_bindgen_test(unsupported = test)]
fn the_digest_is_the_published_one() {
    // Test vectors of its authors.
    for (text, hash) in [
        ("", 0xcbf2_9ce4_8422_2325),
        ("a", 0xaf63_dc4c_8601_ec8c),
        ("foobar", 0x8594_4171_f739_67e8),
    ] {
        assert_eq!(fnv(text.bytes()), hash, "{text}");
    }
}

/// 1,000 random deals, fifty to a line of `golden/replays.txt`: the number of the first, a digest of
/// the records, and one of what replaying them gives.
///
/// The records change with the random player, the results with the rules too; the lines that are
/// right now stand in the message of the failure.
#[wasm_bindgen_test(unsupported = test)]
fn a_thousand_records_replayed_give_the_results_of_the_golden_file() {
    let mut lines = String::new();
    for first in (0..1_000).step_by(50) {
        let (mut records, mut results) = (String::new(), String::new());
        for number in first..first + 50 {
            let record = random_history(Seed::from_number(1_000), number, None).to_json(None);
            let record = record.to_string();
            results += &serde_json::to_string(&Report::of(&record)).expect("a report is JSON");
            records += &record;
        }
        let (records, results) = (fnv(records.into_bytes()), fnv(results.into_bytes()));
        writeln!(lines, "{first} {records:016x} {results:016x}").expect("a string takes it");
    }
    assert!(lines == include_str!("golden/replays.txt"), "the results are now\n{lines}");
}
