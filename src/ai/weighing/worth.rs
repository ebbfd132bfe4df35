use super::utility::Utility;
use super::world_account;
use crate::ai::belief::{Knowledge, Weighed, World};
use crate::ai::solver::{CardValues, Position, Solver, Stakes};
use crate::ai::weighing::endgame::Case;
use crate::ai::{Objective, Task};
use crate::cards::{Card, CardPoints};
use crate::rules::PlayerView;

/// What a player who is to play a card asks of each world.
#[derive(Debug)]
pub(super) struct Worth {
    pub(super) view: PlayerView,
    pub(super) objective: Objective,
    knowledge: Knowledge,
    exact_from: u8,
}

impl Worth {
    pub(super) fn new(task: &Task, exact_from: u8) -> Self {
        let (view, objective) = (task.view.clone(), task.objective);
        Self { knowledge: Knowledge::new(&view), view, objective, exact_from }
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
        let number = |(card, value): (Card, i32)| (card, f64::from(value));
        let left = position.tricks_left();
        match (self.objective, self.view.public.bargain) {
            (Objective::GamePoints, Some(bargain)) if left <= self.exact_from => {
                let account = world_account(&self.view, bargain, world, &self.knowledge.played);
                let values = solver.game_points_of_cards(&position, &Stakes::new(&account))?;
                let numbers = values.into_iter().map(|(card, value)| (card, value.number()));
                Some(numbers.map(number).collect())
            }
            (Objective::GamePoints, Some(bargain)) => {
                let account = world_account(&self.view, bargain, world, &self.knowledge.played);
                let utility = Utility::new(&account, self.view.seat, left);
                let values = solver.card_points_of_cards(&position)?;
                let worth = |(card, value): (Card, CardPoints)| (card, utility.of(value));
                Some(values.into_iter().map(worth).collect())
            }
            _ => {
                let values = solver.card_points_of_cards(&position)?;
                let thirds = |(card, value): (Card, CardPoints)| (card, value.thirds().into());
                Some(values.into_iter().map(thirds).map(number).collect())
            }
        }
    }

    /// A world as its last tricks are worked out.
    pub(super) fn case(&self, weighed: &Weighed) -> Option<Case> {
        let world = &weighed.world;
        let stakes = match (self.objective, self.view.public.bargain) {
            (Objective::GamePoints, Some(bargain)) => {
                let account = world_account(&self.view, bargain, world, &self.knowledge.played);
                Some(Stakes::new(&account))
            }
            _ => None,
        };
        Some(Case::new(self.position(world)?, stakes, weighed.weight))
    }
}
