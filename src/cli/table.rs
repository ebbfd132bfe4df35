use std::time::Duration;

use super::seeds::Seeds;
use super::stopwatch::Stopwatch;
use crate::ai::{self, Decision, Level, Mind, Objective, Task};
use crate::rules::{BySeat, Choices, History, IllegalMove, PassedIn, Phase, Rules, Seat};

/// Where two computer players play a deal.
#[derive(Clone, Debug)]
pub(super) struct Table {
    history: History,
    seeds: Seeds,
    attempt: u32,
}

/// A decision at the table, with what was going on.
#[derive(Debug)]
pub(super) struct Decided {
    pub(super) seat: Seat,
    pub(super) phase: Phase,
    /// The number of the trick, from 1, in the play of the cards.
    pub(super) trick: u8,
    /// Whether there was no other move.
    pub(super) is_forced: bool,
    pub(super) decision: Decision,
    pub(super) took: Duration,
}

/// A computer player did what he may not, which is an error of the program.
#[derive(Debug, thiserror::Error)]
#[error("{level} went wrong in deal {number}, move {ply}: {fault}")]
pub(super) struct BrokenPlayer {
    level: Level,
    number: u64,
    ply: usize,
    fault: BrokenDecision,
}

/// What is wrong with a decision.
#[derive(Debug, thiserror::Error)]
enum BrokenDecision {
    #[error("nothing decided")]
    Missing,
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl Table {
    /// A deal that nothing has happened in.
    pub(super) fn new(rules: Rules, seeds: Seeds) -> Self {
        Self::of_attempt(rules, seeds, 0)
    }

    fn of_attempt(rules: Rules, seeds: Seeds, attempt: u32) -> Self {
        Self { history: History::new(rules, seeds.pack(attempt)), seeds, attempt }
    }

    /// A deal that one level has brought to the first lead, for both seats, and how many packs were
    /// passed in before it.
    pub(super) fn prepared(
        rules: Rules,
        seeds: Seeds,
        level: Level,
        mind: &mut Mind,
    ) -> Result<(Self, u32), BrokenPlayer> {
        let both = BySeat { forehand: level, dealer: level };
        let mut table = Self::of_attempt(rules, seeds, 0);
        loop {
            while !matches!(table.history.game().phase(), Phase::Play | Phase::PassedIn) {
                table.step(both, Objective::GamePoints, mind)?;
            }
            if table.history.game().phase() == Phase::Play {
                let passed_in = table.attempt;
                return Ok((table, passed_in));
            }
            debug_assert!(rules.passed_in != PassedIn::ForcedDreiblatt, "somebody plays then");
            table = Self::of_attempt(rules, seeds, table.attempt + 1);
        }
    }

    /// Plays the deal to its end and shows each decision to `watch`.
    pub(super) fn finish(
        &mut self,
        levels: BySeat<Level>,
        objective: Objective,
        mind: &mut Mind,
        mut watch: impl FnMut(Decided),
    ) -> Result<(), BrokenPlayer> {
        while let Some(decided) = self.step(levels, objective, mind)? {
            watch(decided);
        }
        Ok(())
    }

    /// The deal with all its moves.
    pub(super) const fn history(&self) -> &History {
        &self.history
    }

    fn step(
        &mut self,
        levels: BySeat<Level>,
        objective: Objective,
        mind: &mut Mind,
    ) -> Result<Option<Decided>, BrokenPlayer> {
        let game = self.history.game();
        let Some(seat) = game.turn() else { return Ok(None) };
        let (level, ply, phase) = (levels[seat], self.history.moves().len(), game.phase());
        let view = game.view(seat);
        let trick = view.public.tricks.len() + 1;
        let is_forced = view.choices.as_ref().is_some_and(is_forced);
        let seed = self.seeds.decision(self.attempt, ply, seat);
        let stopwatch = Stopwatch::start();
        let decision = ai::decide(mind, &Task { level, objective, view, seed });
        let took = stopwatch.elapsed();
        let broken = |fault| BrokenPlayer { level, number: self.seeds.number(), ply, fault };
        let decision = decision.ok_or_else(|| broken(BrokenDecision::Missing))?;
        self.history.play(seat, decision.choice).map_err(|refusal| broken(refusal.into()))?;
        Ok(Some(Decided { seat, phase, trick, is_forced, decision, took }))
    }
}

/// Whether these leave no choice. A player's reason does not tell: who goes by chance or by rules of
/// thumb does not say that there was no other move.
fn is_forced(choices: &Choices) -> bool {
    match choices {
        Choices::Discard(discard) => {
            discard.max() == 0
                || discard.min() == discard.max() && discard.max() == discard.cards().len()
        }
        Choices::Call(calls) => calls.legal().len() == 1,
        Choices::Announce(bonuses) => bonuses.legal().is_empty(),
        Choices::Take(groups) => groups.legal().len() == 1,
        Choices::Play(cards) => cards.legal().len() == 1,
    }
}
