use std::time::{Duration, Instant};

/// Measures how long something takes: the one clock of the program, for what is said about a run
/// and never for what happens in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopwatch(Instant);

impl Stopwatch {
    #[expect(
        clippy::disallowed_methods,
        reason = "how long decisions take is what the arena is asked for; nothing is decided by it"
    )]
    pub(super) fn start() -> Self {
        Self(Instant::now())
    }

    pub(super) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}
