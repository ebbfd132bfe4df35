//! How much a player gains who knows exactly how the level `master` plays, over the last tricks.
//!
//!     cargo bench --bench best_response -- --positions 100 --objective gamePoints
//!     cargo bench --bench best_response -- --show 17
//!
//! One seat of each position answers a `master` at the other one, who is a fixed function of what
//! he sees. That seat's best response is worked out over all that its view leaves possible, weighed
//! as `master` weighs it, and compared with playing as `master` too. The gain is what `master` can
//! be exploited for at most, by somebody who believes the same of the hidden cards.
//! Where a sample of the worlds is weighed that is too much; the gain of the same play in other
//! worlds, which is too little, is given beside it.
//!
//! Another level is answered with `--level`. Prints one line of JSON, then a summary. `--show` prints one position and both lines of play
//! instead, with the record for `kosakeln decide`.

mod gains;
mod response;

use gains::{Options, Report, show};
use kosakeln::ai::Mind;
use response::{Measured, Situation};

fn main() {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(fault) => {
            eprintln!("{fault}");
            std::process::exit(2);
        }
    };
    let mut mind = Mind::new();
    let mut measure = |number| {
        let situation = Situation::new(&options.terms, number, &mut mind);
        let measured = Measured::new(&options.terms, &situation, &mut mind);
        (situation, measured)
    };
    if let Some(number) = options.show {
        let (situation, measured) = measure(number);
        print!("{}", show(&situation, &measured));
        return;
    }
    let mut report = Report::default();
    for number in options.from..options.from + options.positions {
        let (measured, seconds) = timed(|| measure(number));
        report.add(number, &measured, seconds);
    }
    println!("{}", report.json(&options));
    print!("{}", report.summary(&options));
}

#[expect(clippy::disallowed_methods, reason = "time is measured here")]
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = std::time::Instant::now();
    let result = work();
    (result, start.elapsed().as_secs_f64())
}
