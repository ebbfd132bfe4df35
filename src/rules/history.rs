use super::{Event, Game, IllegalMove, Move, Rules, Seat};
use crate::cards::Pack;

/// A deal with all its moves: what a record is written from, and what undo goes back through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    pack: Pack,
    moves: Vec<(Seat, Move)>,
    /// Moves taken back, the first to be made again last.
    undone: Vec<(Seat, Move)>,
    game: Game,
}

/// A move of a list that could not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {index}: {fault}")]
pub struct RefusedMove {
    /// Its place in the list, from 0.
    pub index: usize,
    /// Why.
    pub fault: IllegalMove,
}

impl History {
    /// A deal of `pack` under `rules` in which nothing has happened.
    #[must_use]
    pub fn new(rules: Rules, pack: Pack) -> Self {
        Self { pack, moves: Vec::new(), undone: Vec::new(), game: Game::new(rules, &pack) }
    }

    /// A deal with these moves.
    ///
    /// # Errors
    /// The first move that is not legal.
    pub fn replay(rules: Rules, pack: Pack, moves: &[(Seat, Move)]) -> Result<Self, RefusedMove> {
        let mut history = Self::new(rules, pack);
        for (index, (seat, action)) in moves.iter().enumerate() {
            history.play(*seat, *action).map_err(|fault| RefusedMove { index, fault })?;
        }
        Ok(history)
    }

    /// The state after the moves.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The pack that was dealt, as it lay after the cut.
    #[must_use]
    pub const fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The moves made, in order.
    #[must_use]
    pub fn moves(&self) -> &[(Seat, Move)] {
        &self.moves
    }

    /// Makes a move through [`Game::play`]. Moves taken back can then not be made again, unless it
    /// is the one that comes next among them.
    ///
    /// # Errors
    /// Those of [`Game::play`]; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: Move) -> Result<Event, IllegalMove> {
        let event = self.game.play(seat, action)?;
        self.moves.push((seat, action));
        if self.undone.pop() != Some((seat, action)) {
            self.undone.clear();
        }
        Ok(event)
    }

    /// Takes the last move back, by playing the deal again without it; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.moves.pop() else { return false };
        let undone = std::mem::take(&mut self.undone);
        // All these moves have been accepted before, so they are again.
        if let Ok(before) = Self::replay(*self.game.rules(), self.pack, &self.moves) {
            *self = before;
        }
        self.undone = undone;
        self.undone.push(last);
        true
    }

    /// Makes the move again that was taken back last; tells whether there was one.
    pub fn redo(&mut self) -> bool {
        match self.undone.last() {
            Some((seat, action)) => self.play(*seat, *action).is_ok(),
            None => false,
        }
    }
}
