use super::outlook::{reaches, share, stake};
use crate::ai::solver::Account;
use crate::cards::{CardPoints, CardSet};
use crate::rules::{Bonus, Role, Seat};

/// What card points are worth in game points while much is still uncertain: the thresholds of the
/// settlement (R2.3), smoothed by how far off the points solved with open hands may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Utility {
    is_declarer: bool,
    /// The declarer's pile so far, in thirds.
    pile: f64,
    /// What the viewer can still take, all that is in play, in thirds.
    rest: f64,
    spread: f64,
    game: f64,
    absolut: f64,
    panzer: f64,
}

impl Utility {
    /// The utility for the player at `seat` with so many tricks left.
    pub(super) fn new(account: &Account<'_>, seat: Seat, left: u8) -> Self {
        let declarer = account.bargain.declarer;
        let won = account.tricks.won().map(CardSet::points);
        let pile = |of: Seat| f64::from((account.aside[of] + won[of]).thirds());
        let announced = |bonus: Bonus| match account.announcements.of(bonus) {
            Some((Role::Declarer, when)) => stake(bonus.value(&account.bargain, when)),
            _ => 0.0,
        };
        let all = f64::from(CardPoints::PACK.thirds());
        Self {
            is_declarer: seat == declarer,
            pile: pile(declarer),
            rest: all - pile(declarer) - pile(declarer.other()),
            spread: 2.0 + 0.45 * f64::from(left),
            game: stake(account.bargain.game_value),
            absolut: announced(Bonus::Absolut),
            panzer: announced(Bonus::Panzer),
        }
    }

    /// What it is worth to the viewer to take so much from here on.
    pub(super) fn of(&self, takes: CardPoints) -> f64 {
        let takes = f64::from(takes.thirds());
        let thirds = self.pile + if self.is_declarer { takes } else { self.rest - takes };
        let from = |points, value: f64| value * share(reaches(thirds, points, self.spread));
        let value = from(CardPoints::WON, self.game)
            + from(CardPoints::ABSOLUT, self.absolut)
            + from(CardPoints::PANZER, self.panzer)
            // Beyond the thresholds points still make the rest safer, a little.
            + 0.01 * thirds;
        if self.is_declarer { value } else { -value }
    }
}
