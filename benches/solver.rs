//! How fast positions are solved, and how many nodes it takes.
//!
//! Natively, with times in milliseconds over 1,000 deals (or as many as `DEALS` says), each from an
//! empty table, on one thread:
//!
//!     cargo bench --bench solver --no-default-features
//!     cargo bench --bench solver --no-default-features -- techniques
//!
//! The second prints the nodes with each technique left out instead. Nodes, unlike times, are the
//! same on every machine. What they were, for 10 deals from the first lead and 40 with twelve
//! tricks left, in percent of what it takes with all techniques:
//!
//! | left out | 16 tricks, value | 12 tricks, cards | 12 tricks, cards, game points |
//! |---|---|---|---|
//! | nothing (nodes a deal) | 38,954 | 5,727 | 10,660 |
//! | the first guess | 121 | 109 | 100 |
//! | game points reduced to card points | – | – | 106 |
//! | sure tricks as bounds | 111 | 123 | 106 |
//! | suits of one side as one | 98 | 105 | 105 |
//! | of a run, the card that gains most | 251 | 177 | 175 |
//! | one of equals, and that too | 362 | 246 | 232 |
//! | the fitted order | 965 | 305 | 240 |
//! | the table (two deals) | – | 8,229 | 6,668 |
//!
//! Tried and left out, since it took as much time or more: to look all answers up in the table
//! before one is searched (it expands a fifth of the positions but looks at as many), longer steps
//! between the tests of a value, entries of like positions side by side in the table, a table filled
//! to three quarters before it grows, or with room in the cluster beside a full one, to read from
//! the place of both entries of game points ahead, to remember in the table which lead was best (4 %
//! more nodes), to sort cards only as they are asked for, and to bound a lead by what was found of
//! another of its run, in the search (1 % fewer nodes) or between the cards that are asked about
//! (2 %).
//!
//! In wasm there are fewer deals in one measured run, which is repeated. The first command gives the
//! time of the same run natively, the next one in Node, the last one in a worker in Chrome, as on the
//! page:
//!
//!     cargo bench --bench solver --no-default-features -- batch
//!     eval "$(cargo xtask env)"; export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner
//!     cargo bench --bench solver --target wasm32-unknown-unknown --no-default-features
//!     CHROMEDRIVER=$(which chromedriver) WASM_BINDGEN_USE_DEDICATED_WORKER=1 WASM_BINDGEN_TEST_TIMEOUT=300 \
//!     cargo bench --bench solver --target wasm32-unknown-unknown --no-default-features
//!
//! Where Chrome needs flags, `WASM_BINDGEN_TEST_WEBDRIVER_JSON=$PWD/target/web/webdriver.json` gives
//! it those of the tests, which `cargo xtask test` has written there.

mod deals;

use deals::{Exercise, Question, ask, exercises};
use kosakeln::ai::solver::Solver;

/// Deals with twelve tricks left in the run that is measured natively and in wasm.
const DEALS: usize = 100;

/// What comes out of that run, natively and in wasm: a faster solver that finds something else is
/// no faster solver.
const CHECKSUM: i64 = 1_175;
/// And the nodes it takes.
const NODES: u64 = 892_224;

fn run(solver: &mut Solver, exercises: &[Exercise]) {
    let before = solver.nodes();
    let sum: i64 =
        exercises.iter().map(|exercise| ask(solver, exercise, Question::TotalsOfCards)).sum();
    assert_eq!((sum, solver.nodes() - before), (CHECKSUM, NODES));
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    native::main();
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::time::Instant;

    use kosakeln::ai::solver::{SolverWithout, techniques};

    use super::{DEALS, Exercise, Question, Solver, ask, exercises, run};

    /// How often the run is timed that is measured in wasm too.
    const RUNS: usize = 20;

    pub(super) fn main() {
        let count = std::env::var("DEALS").ok().and_then(|count| count.parse().ok());
        let count = count.unwrap_or(1_000);
        if std::env::args().any(|argument| argument == "techniques") {
            let whole = exercises(count / 20, 16);
            let twelve = exercises(count / 5, 12);
            println!("nodes a deal: 16 tricks, value | 12 tricks, cards | the same, game points");
            left_out(&whole, &twelve);
            return;
        }
        as_in_wasm();
        if std::env::args().any(|argument| argument == "batch") {
            return;
        }
        println!(
            "{:<34}{:>9}{:>9}{:>9}{:>9}{:>14}",
            "ms", "median", "95 %", "99 %", "worst", "nodes"
        );
        for (name, left, question) in [
            ("16 tricks, value, thirds", 16, Question::Points),
            ("16 tricks, cards, thirds", 16, Question::PointsOfCards),
            ("16 tricks, cards, game points", 16, Question::TotalsOfCards),
            ("12 tricks, cards, thirds", 12, Question::PointsOfCards),
            ("12 tricks, cards, game points", 12, Question::TotalsOfCards),
            ("8 tricks, cards, thirds", 8, Question::PointsOfCards),
            ("8 tricks, cards, game points", 8, Question::TotalsOfCards),
        ] {
            row(name, &exercises(count, left), question);
        }
    }

    /// The run that is measured in wasm, more than once: what is warm there is warm here.
    fn as_in_wasm() {
        let mut solver = Solver::new();
        let batch = exercises(DEALS, 12);
        let mut times: Vec<f64> = (0..RUNS).map(|_| timed(|| run(&mut solver, &batch)).1).collect();
        times.sort_by(f64::total_cmp);
        let (least, median) = (times[0], times[RUNS / 2]);
        println!("the run that is measured in wasm: {median:.1} ms, at least {least:.1} ms");
    }

    #[expect(clippy::disallowed_methods, reason = "time is what is measured here")]
    fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
        let start = Instant::now();
        let result = work();
        (result, start.elapsed().as_secs_f64() * 1e3)
    }

    fn row(name: &str, exercises: &[Exercise], question: Question) {
        let mut solver = Solver::new();
        let time = |exercise| timed(|| ask(&mut solver, exercise, question)).1;
        let mut times: Vec<f64> = exercises.iter().map(time).collect();
        times.sort_by(f64::total_cmp);
        let at = |percent: usize| times[(times.len() - 1) * percent / 100];
        let nodes = solver.nodes();
        println!(
            "{name:<34}{:>9.3}{:>9.3}{:>9.3}{:>9.3}{nodes:>14}",
            at(50),
            at(95),
            at(99),
            at(100)
        );
    }

    fn left_out(whole: &[Exercise], twelve: &[Exercise]) {
        nodes::<0>("all techniques", whole, twelve);
        nodes::<{ techniques::NO_GUESS }>("no first guess", whole, twelve);
        nodes::<{ techniques::NO_GAIN }>("gains not compared", whole, twelve);
        nodes::<{ techniques::NO_REDUCTION }>("no reduction to points", whole, twelve);
        nodes::<{ techniques::NO_SURE }>("no sure tricks", whole, twelve);
        nodes::<{ techniques::NO_UNION }>("suits kept apart", whole, twelve);
        nodes::<{ techniques::NO_EQUALS }>("equals all tried", whole, twelve);
        nodes::<{ techniques::NO_ORDER }>("no order", &whole[..whole.len().min(5)], &twelve[..20]);
        nodes::<{ techniques::NO_TABLE }>("no table", &[], &twelve[..2]);
    }

    fn nodes<const OFF: u32>(name: &str, whole: &[Exercise], twelve: &[Exercise]) {
        let mean = |exercises: &[Exercise], question| {
            let mut with_all = Solver::new();
            let mut solver = SolverWithout::<OFF>::new();
            for exercise in exercises {
                let value = ask(&mut solver, exercise, question);
                assert_eq!(value, ask(&mut with_all, exercise, question));
            }
            let deals = exercises.len().max(1) as u64;
            let percent = solver.nodes() * 100 / with_all.nodes().max(1);
            format!("{:>10} ({percent:>6} %)", solver.nodes() / deals)
        };
        println!(
            "{name:<24} {} {} {}",
            mean(whole, Question::Points),
            mean(twelve, Question::PointsOfCards),
            mean(twelve, Question::TotalsOfCards)
        );
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod in_wasm {
    use wasm_bindgen_test::{Criterion, wasm_bindgen_bench};

    use super::{DEALS, Solver, exercises, run};

    #[wasm_bindgen_bench]
    fn endings_of_twelve_tricks(criterion: &mut Criterion) {
        let mut solver = Solver::new();
        let batch = exercises(DEALS, 12);
        criterion.bench_function("solver/12 tricks, cards, game points", |bencher| {
            bencher.iter(|| run(&mut solver, &batch));
        });
    }
}
