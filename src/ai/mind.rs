use super::solver::Solver;

/// What a computer player needs to think with, and keeps for the next time: room to work in, which
/// is large and slow to come by. It remembers nothing that would change a decision.
#[derive(Debug, Default)]
pub struct Mind {
    pub(super) solver: Solver,
}

impl Mind {
    /// A mind with its room to work in.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Works on a small example, so that the first decision finds everything in place.
    pub fn warm_up(&mut self) {}
}
