//! What must be the same in wasm as natively: run as it is, and in wasm by Node.

use std::fmt::Write as _;

use kosakeln::ai::random::random_history;
use kosakeln::ai::{Level, Mind, Objective, Task, decide};
#[cfg(target_arch = "wasm32")]
use kosakeln::ai::{random::random_rules, thumb};
#[cfg(target_arch = "wasm32")]
use kosakeln::cards::Randomness;
use kosakeln::cards::{Card, Pack, Seed};
#[cfg(target_arch = "wasm32")]
use kosakeln::rules::Seat;
use kosakeln::rules::{Game, Report};
use wasm_bindgen_test::wasm_bindgen_test;

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen_test]
fn words_of_the_machine_have_32_bits() {
    assert_eq!(usize::BITS, 32);
}

/// What a worker thinks with stays small, and does not grow: a master's part in fifty deals under
/// random house rules, thought about by one mind. The later 25 are the earlier ones again, so that
/// they need no more room than those did. The other player goes by rules of thumb.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen_test]
fn fifty_deals_of_the_strongest_level_are_thought_about_in_little_memory() {
    const PAGE: usize = 65_536;
    let mut mind = Mind::new();
    let sizes = [(); 2].map(|()| {
        let mut choice = Randomness::new(Seed::from_number(51), 0);
        for number in 0..25 {
            let rules = random_rules(&mut choice);
            let mut game = Game::new(rules, &Pack::shuffled(Seed::from_number(52), number));
            let master = Seat::ALL[usize::try_from(number % 2).expect("0 or 1")];
            while let Some(seat) = game.turn() {
                let (level, objective) = (Level::Master, Objective::GamePoints);
                let task = Task { level, objective, view: game.view(seat), seed: choice.seed() };
                let action = if seat == master {
                    decide(&mut mind, &task).expect("it is his turn").choice
                } else {
                    thumb::decide(&task.view, task.seed).expect("it is his turn")
                };
                game.play(seat, action).expect("it is legal");
            }
        }
        core::arch::wasm32::memory_size::<0>() * PAGE
    });
    assert!(sizes[1] <= 32 << 20, "{sizes:?} bytes");
    assert_eq!(sizes[0], sizes[1], "it grows");
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

/// The task at the move that is made in state `ply` of a random deal.
fn task(number: u64, ply: usize, level: Level) -> Task {
    let history = random_history(Seed::from_number(50), number, None);
    let mut game = Game::new(*history.game().rules(), history.pack());
    for (seat, action) in &history.moves()[..ply] {
        game.play(*seat, *action).expect("it was legal");
    }
    let seat = game.turn().expect("it is not over");
    let objective = Objective::GamePoints;
    Task { level, objective, view: game.view(seat), seed: Seed::from_number(number) }
}

/// Fifty tasks, each a line of `golden/decisions.txt`: the number of a random deal of seed 50, the
/// number of moves made, the level, the move decided on, and a digest of the whole decision.
///
/// After a change of how a level plays, `KOSAKELN_GOLDEN=write cargo test --test wasm decisions`
/// writes the file anew.
#[wasm_bindgen_test(unsupported = test)]
fn fifty_tasks_give_the_decisions_of_the_golden_file() {
    let mut lines = String::new();
    // One mind for all: what it keeps of a task must not change the decision about the next.
    let mut mind = Mind::new();
    let mut phases = std::collections::BTreeSet::new();
    for number in 0..50 {
        let moves = random_history(Seed::from_number(50), number, None).moves().len();
        let level = Level::ALL[usize::try_from(number % 5).expect("a small number")];
        // In every other deal before the play; where a level solves a great deal, mostly late.
        let is_slow = level == Level::Pimc20 || level == Level::Master && number != 9;
        let plies = match number % 2 {
            0 => 0..moves.min(9),
            _ if is_slow => moves.saturating_sub(14)..moves,
            _ => 0..moves,
        };
        let ply = plies.start + usize::try_from(number * 7).expect("a small number") % plies.len();
        let task = task(number, ply, level);
        phases.insert(task.view.public.phase);
        let decision = decide(&mut mind, &task).expect("it is this seat's turn");
        let choice = serde_json::to_string(&decision.choice).expect("a move is JSON");
        let digest = fnv(serde_json::to_vec(&decision).expect("a decision is JSON"));
        writeln!(lines, "{number} {ply} {level} {choice} {digest:016x}")
            .expect("a string takes it");
    }
    assert_eq!(phases.len(), 8, "not every phase: {phases:?}");
    #[cfg(not(target_arch = "wasm32"))]
    if std::env::var_os("KOSAKELN_GOLDEN").is_some_and(|wish| wish == "write") {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/decisions.txt");
        return std::fs::write(file, lines).expect("the file can be written");
    }
    assert!(lines == include_str!("golden/decisions.txt"), "the decisions are now\n{lines}");
}
