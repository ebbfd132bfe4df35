use super::{NotedBonus, NotedGame};
use crate::app::Player;
use crate::rules::{Declared, GamePoints};

/// Deals, how many of them somebody won, and what they brought him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many were played to the end.
    pub deals: u32,
    /// In how many of them he won the game, as declarer or as defender.
    pub won: u32,
    /// The game points that he won; negative if he lost more.
    pub points: GamePoints,
}

impl Tally {
    /// Counts a game for `player`.
    pub(super) fn count(&mut self, game: &NotedGame, player: Player) {
        self.deals += 1;
        self.won += u32::from(game.is_won == (game.declarer == player));
        self.points += points_of(game, player);
    }

    /// How many of a hundred were won, rounded; nothing if there were none.
    #[must_use]
    pub const fn percent_won(self) -> Option<u32> {
        match (200 * self.won + self.deals).checked_div(2 * self.deals) {
            Some(percent) if self.deals > 0 => Some(percent),
            _ => None,
        }
    }

    /// What a deal brought on average, in tenths of a game point, rounded; nothing if there were none.
    #[must_use]
    pub fn tenths_a_deal(self) -> Option<i64> {
        let (tenths, deals) = (10 * i64::from(self.points.number()), i64::from(self.deals));
        (deals > 0).then(|| (2 * tenths + deals * tenths.signum()) / (2 * deals))
    }
}

/// How often a bonus was made and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BonusTally {
    /// Announced and made.
    pub announced_made: u32,
    /// Announced and lost.
    pub announced_lost: u32,
    /// Made without having been announced, or held.
    pub silent_made: u32,
    /// Lost without having been announced.
    pub silent_lost: u32,
}

impl BonusTally {
    pub(super) fn count(&mut self, bonus: NotedBonus) {
        let place = match (bonus.declared, bonus.made) {
            (Declared::Silent, true) => &mut self.silent_made,
            (Declared::Silent, false) => &mut self.silent_lost,
            (Declared::After | Declared::Before, true) => &mut self.announced_made,
            (Declared::After | Declared::Before, false) => &mut self.announced_lost,
        };
        *place += 1;
    }

    /// Whether it never came to it.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// What a game brought `player`.
pub(super) fn points_of(game: &NotedGame, player: Player) -> GamePoints {
    game.points_of_one.won_if(player == Player::One)
}
