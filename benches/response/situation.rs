use kosakeln::ai::{self, Level, Mind, Objective, Task};
use kosakeln::cards::{Pack, Randomness, Seed};
use kosakeln::rules::{Contract, History, Phase, Rules, Seat};

/// What is measured.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    /// All randomness follows from it and the number of the position.
    pub(crate) seed: u64,
    pub(crate) objective: Objective,
    /// The level that is answered.
    pub(crate) level: Level,
    /// The level that plays both hands up to the position.
    pub(crate) before: Level,
    /// How many tricks are left in the position.
    pub(crate) tricks: u8,
    /// Whether a Solo is passed over, in which more is hidden than can be listed.
    pub(crate) without_solo: bool,
    /// How many worlds are weighed at most.
    pub(crate) worlds: u32,
}

/// A position before a lead, and the seat that is to find its best response.
#[derive(Clone, Debug)]
pub(crate) struct Situation {
    pub(crate) history: History,
    pub(crate) viewer: Seat,
    own: Seed,
}

impl Situation {
    /// The position of this number: of the first pack that is neither passed in nor passed over.
    pub(crate) fn new(terms: &Terms, number: u64, mind: &mut Mind) -> Self {
        let own = Randomness::new(Seed::from_number(terms.seed), number).seed();
        let viewer = Seat::ALL[Randomness::new(own, u64::MAX).below(2) as usize];
        let histories = (0..).filter_map(|attempt| played(terms, own, attempt, mind));
        let history = histories.into_iter().next().expect("not every pack is passed in");
        Self { history, viewer, own }
    }

    /// The seed of the decision after `ply` moves, whatever the hidden cards are.
    pub(crate) fn decision(&self, ply: usize) -> Seed {
        Randomness::new(self.own, 1 << 32 | ply as u64).seed()
    }

    /// Numbers for the choice of worlds, if there are too many.
    pub(crate) fn randomness(&self) -> Randomness {
        Randomness::new(self.own, u64::MAX - 1)
    }
}

/// A deal up to the position; `None` if it is passed in or passed over.
fn played(terms: &Terms, own: Seed, attempt: u64, mind: &mut Mind) -> Option<History> {
    let mut history = History::new(Rules::default(), Pack::shuffled(own, attempt));
    loop {
        let game = history.game();
        let bargain = game.public_view().bargain;
        if terms.without_solo && bargain.is_some_and(|it| it.contract == Contract::Solo) {
            return None;
        }
        let view = game.view(game.turn()?);
        if game.phase() == Phase::Play && 16 - view.public.tricks.len() <= terms.tricks {
            return Some(history);
        }
        let (seat, ply) = (view.seat, history.moves().len() as u64);
        let seed = Randomness::new(own, (attempt + 2) << 32 | ply).seed();
        let task = Task { level: terms.before, objective: terms.objective, view, seed };
        let decision = ai::decide(mind, &task).expect("it is his turn");
        history.play(seat, decision.choice).expect("players keep to the rules");
    }
}
