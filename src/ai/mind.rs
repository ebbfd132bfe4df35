use super::solver::Solver;
use super::{Level, Objective, Task, Thinking, decide, thumb};
use crate::cards::{Pack, Seed};
use crate::rules::{Game, Rules};

/// What a computer player needs to think with, and keeps for the next time: room to work in, which
/// is large and slow to come by. It remembers nothing that would change a decision.
#[derive(Debug, Default)]
pub struct Mind {
    pub(super) solver: Solver,
}

/// After how many tricks of the example a card is chosen.
const TRICKS: u8 = 8;
/// In how many steps the estimates are tried out.
const STEPS: u8 = 8;

impl Mind {
    /// A mind with its room to work in.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Works on a small example, so that the first decision finds everything in place: a browser
    /// makes code quick only once it has run for a while.
    pub fn warm_up(&mut self) {
        let seed = Seed::from_number(1);
        let task = |level, view| Task { level, objective: Objective::GamePoints, view, seed };
        let mut game = Game::new(Rules::default(), &Pack::shuffled(seed, 0));
        while let Some(seat) = game.turn() {
            let view = game.view(seat);
            let tricks = view.public.tricks.len();
            let Some(action) = thumb::decide(&view, seed) else { return };
            if view.public.calls.is_empty()
                && let Some(mut thinking) = Thinking::new(&task(Level::Master, view.clone()))
            {
                for _ in 0..STEPS {
                    thinking.step(self, 1);
                }
            }
            if tricks == TRICKS {
                // What comes of it is of no interest.
                let _ = decide(self, &task(Level::Club, view));
                return;
            }
            if game.play(seat, action).is_err() {
                return;
            }
        }
    }
}
