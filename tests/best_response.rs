//! The best response against a computer player, as `benches/best_response.rs` measures it.

#[path = "../benches/response/mod.rs"]
mod response;

use kosakeln::ai::{Level, Mind, Objective};
use kosakeln::rules::Seat;
use response::{Branch, Measured, Situation, Terms};

/// Few worlds, and a level that decides quickly and can be exploited.
fn terms(objective: Objective) -> Terms {
    Terms {
        seed: 20_261_130,
        objective,
        level: Level::Club,
        before: Level::Beginner,
        tricks: 4,
        without_solo: false,
        worlds: 12,
    }
}

#[test]
fn the_best_response_is_never_worse_than_playing_as_the_level() {
    let mut mind = Mind::new();
    let mut gains = 0;
    for objective in [Objective::GamePoints, Objective::CardPoints] {
        for number in 0..60 {
            let situation = Situation::new(&terms(objective), number, &mut mind);
            let measured = Measured::new(&terms(objective), &situation, &mut mind);
            assert!(measured.gain() > -1e-9, "{number}: {measured:?}");
            gains += u32::from(measured.gain() > 1e-6);
            check_worlds(&measured);
            check_lines(&measured, situation.viewer);
        }
    }
    assert!(gains > 0, "nothing is gained anywhere");
}

/// The shares of the worlds add up to 1, and where all are weighed the truth is among them.
fn check_worlds(measured: &Measured) {
    let whole: f64 = measured.worlds.iter().map(|(_, weight)| weight).sum();
    assert!((whole - 1.0).abs() < 1e-9, "{whole}");
    assert!(!measured.worlds.is_empty() && measured.impossible <= 12);
    assert!(measured.open.is_finite());
    if measured.are_all {
        assert!((measured.gain_elsewhere - measured.gain()).abs() < 1e-9);
        let Some(truth) = measured.truth else { panic!("{measured:?}") };
        let in_truth = |values: &[(usize, f64)]| {
            values.iter().find(|(place, _)| *place == truth).map(|(_, value)| *value)
        };
        let [best, as_level] = [&measured.best, &measured.as_level].map(|it| in_truth(&it.values));
        let gain = best.zip(as_level).map(|(best, as_level)| best - as_level);
        assert!(measured.gain() < 1e-6 || gain == Some(measured.gain_in_truth), "{measured:?}");
    }
}

/// Each world comes to one end, and the viewer plays one card where several worlds go on together.
fn check_lines(measured: &Measured, viewer: Seat) {
    fn check(line: &[Branch], viewer: Seat) {
        assert!(line.len() <= 1 || line.iter().all(|branch| branch.seat != viewer));
        for branch in line {
            check(&branch.outcome.line, viewer);
        }
    }
    for outcome in [&measured.best, &measured.as_level] {
        check(&outcome.line, viewer);
        let mut places: Vec<usize> = outcome.values.iter().map(|(place, _)| *place).collect();
        places.sort_unstable();
        assert_eq!(places, (0..measured.worlds.len()).collect::<Vec<_>>());
    }
}
