use std::io::{IsTerminal, Write, stderr};
use std::time::Duration;

use super::result::ArenaResult;
use crate::cli::stopwatch::Stopwatch;

/// How far a long run has come, on standard error if somebody is there to read it.
#[derive(Debug)]
pub(super) struct Progress {
    is_watched: bool,
    pairs: u64,
    started: Stopwatch,
    shown: Option<Stopwatch>,
}

impl Progress {
    /// A run of so many pairs begins.
    pub(super) fn new(pairs: u64) -> Self {
        let is_watched = stderr().is_terminal();
        Self { is_watched, pairs, started: Stopwatch::start(), shown: None }
    }

    /// Shows how it stands, but not all the time.
    pub(super) fn show(&mut self, result: &ArenaResult) {
        let is_fresh = |shown: Stopwatch| shown.elapsed() < Duration::from_millis(200);
        if !self.is_watched || self.shown.is_some_and(is_fresh) {
            return;
        }
        self.shown = Some(Stopwatch::start());
        let done = result.pairs();
        let left = self.pairs.saturating_sub(done);
        let (mean, half_width) = result.standing().unwrap_or_default();
        let half_width = half_width.map(|half| format!(" ± {half:.2}")).unwrap_or_default();
        let seconds = match u32::try_from(done) {
            Ok(done @ 1..) => (self.started.elapsed() / done).as_secs_f64(),
            _ => 0.0,
        } * f64::from(u32::try_from(left).unwrap_or(u32::MAX));
        let line = format!(
            "{done} of {} pairs, A {mean:+.2}{half_width} a deal, {:.1} min left",
            self.pairs,
            seconds / 60.0
        );
        // To the beginning of the line, and what was there before is wiped out.
        write(&format!("\r{line}\x1b[K"));
    }

    /// Takes away what was shown.
    pub(super) fn end(&self) {
        if self.shown.is_some() {
            write("\r\x1b[K");
        }
    }
}

fn write(text: &str) {
    let mut terminal = stderr();
    // A terminal that has gone away is no reason to end the run.
    let _ = terminal.write_all(text.as_bytes()).and_then(|()| terminal.flush());
}
