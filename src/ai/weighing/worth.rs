use super::world_account;
use crate::ai::belief::{Knowledge, Weighed, World};
use crate::ai::solver::{CardValues, Position, Solver, Stakes};
use crate::ai::weighing::endgame::Case;
use crate::ai::{Objective, Task};
use crate::cards::{Card, CardPoints};
use crate::rules::{GamePoints, PlayerView};

/// What a player who is to play a card asks of each world.
#[derive(Debug)]
pub(super) struct Worth {
    pub(super) view: PlayerView,
    pub(super) objective: Objective,
    knowledge: Knowledge,
}

impl Worth {
    pub(super) fn new(task: &Task) -> Self {
        let (view, objective) = (task.view.clone(), task.objective);
        Self { knowledge: Knowledge::new(&view), view, objective }
    }

    pub(super) const fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// How many tricks are left, the open one included.
    pub(super) const fn tricks_left(&self) -> u8 {
        16_u8.saturating_sub(self.view.public.tricks.len())
    }

    /// The position in a world. The card on the table is in nobody's hand.
    pub(super) fn position(&self, world: &World) -> Option<Position> {
        let tricks = &self.view.public.tricks;
        Position::new(world.hands, tricks.leader(), tricks.led())
    }

    /// What each card is worth in a world; `None` if the solver's limit was reached.
    pub(super) fn of_cards(&self, world: &World, solver: &mut Solver) -> Option<CardValues<f64>> {
        let position = self.position(world)?;
        let Some(stakes) = self.stakes(world) else {
            let values = solver.card_points_of_cards(&position)?;
            let thirds = |(card, value): (Card, CardPoints)| (card, value.thirds().into());
            return Some(values.into_iter().map(thirds).collect());
        };
        let values = solver.game_points_of_cards(&position, &stakes)?;
        let number = |(card, value): (Card, GamePoints)| (card, value.number().into());
        Some(values.into_iter().map(number).collect())
    }

    /// What is at stake in a world; `None` if card points are played for.
    fn stakes(&self, world: &World) -> Option<Stakes> {
        if self.objective == Objective::CardPoints {
            return None;
        }
        let bargain = self.view.public.bargain?;
        let account = world_account(&self.view, bargain, world, &self.knowledge.played);
        Some(Stakes::new(&account))
    }

    /// A world as its last tricks are worked out.
    pub(super) fn case(&self, weighed: &Weighed) -> Option<Case> {
        let world = &weighed.world;
        Some(Case::new(self.position(world)?, self.stakes(world), weighed.weight))
    }
}
