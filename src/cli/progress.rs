use std::fmt;
use std::io::{IsTerminal, Stderr, Write, stderr};
use std::time::Duration;

use super::stopwatch::Stopwatch;

/// How far a long run has come, on standard error if somebody is there to read it. What is shown is
/// wiped out in the end, also when the run fails.
#[derive(Debug)]
pub(super) struct Progress<W: Write = Stderr> {
    /// Where it is shown, if somebody watches.
    screen: Option<W>,
    of: u64,
    what: &'static str,
    started: Stopwatch,
    shown: Option<Stopwatch>,
    is_on_screen: bool,
}

impl Progress {
    /// A run of so many deals begins, or of what else `what` counts.
    pub(super) fn new(of: u64, what: &'static str) -> Self {
        Self::on(stderr().is_terminal().then(stderr), of, what)
    }
}

impl<W: Write> Progress<W> {
    /// The same on another screen, or on none.
    pub(super) fn on(screen: Option<W>, of: u64, what: &'static str) -> Self {
        let started = Stopwatch::start();
        Self { screen, of, what, started, shown: None, is_on_screen: false }
    }

    /// Shows that so many are done, and how it stands, but not all the time.
    pub(super) fn show<T: fmt::Display>(&mut self, done: u64, standing: impl FnOnce() -> T) {
        let is_fresh = |shown: Stopwatch| shown.elapsed() < Duration::from_millis(200);
        if self.screen.is_none() || self.shown.is_some_and(is_fresh) {
            return;
        }
        self.shown = Some(Stopwatch::start());
        let left = self.of.saturating_sub(done);
        let seconds = match u32::try_from(done) {
            Ok(done @ 1..) => (self.started.elapsed() / done).as_secs_f64(),
            _ => 0.0,
        } * f64::from(u32::try_from(left).unwrap_or(u32::MAX));
        let Self { of, what, .. } = self;
        let (standing, minutes) = (standing(), seconds / 60.0);
        // To the beginning of the line, and what was there before is wiped out.
        let line = format!("\r{done} of {of} {what}{standing}, {minutes:.1} min left\x1b[K");
        self.write(&line);
        self.is_on_screen = true;
    }

    /// Takes away what is shown.
    pub(super) fn wipe(&mut self) {
        if self.is_on_screen {
            self.write("\r\x1b[K");
            self.is_on_screen = false;
        }
    }

    fn write(&mut self, text: &str) {
        if let Some(screen) = &mut self.screen {
            // A terminal that has gone away is no reason to end the run.
            let _ = screen.write_all(text.as_bytes()).and_then(|()| screen.flush());
        }
    }
}

impl<W: Write> Drop for Progress<W> {
    fn drop(&mut self) {
        self.wipe();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_watches_sees_how_far_it_is_and_nothing_stays() {
        let mut screen = Vec::new();
        let mut progress = Progress::on(Some(&mut screen), 3, "deals");
        progress.show(3, || ", all well");
        progress.wipe();
        drop(progress);
        let shown = "\r3 of 3 deals, all well, 0.0 min left\x1b[K";
        assert_eq!(String::from_utf8(screen), Ok(format!("{shown}\r\x1b[K")));
    }

    #[test]
    fn what_is_left_on_the_screen_by_a_run_that_fails_is_wiped_out() {
        let mut screen = Vec::new();
        Progress::on(Some(&mut screen), 1, "pairs").show(1, || "");
        assert_eq!(screen, b"\r1 of 1 pairs, 0.0 min left\x1b[K\r\x1b[K");
    }

    #[test]
    fn nothing_is_worked_out_for_nobody() {
        let mut progress = Progress::on(None::<Vec<u8>>, 3, "deals");
        progress.show(1, || -> &str { panic!("nobody watches") });
    }
}
