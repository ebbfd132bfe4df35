use crate::ai::Level;
use crate::ai::belief::Habits;

/// How much a player weighs, and how.
#[derive(Clone, Debug)]
pub(super) struct Skill {
    /// How he believes the other one chooses.
    pub(super) habits: Habits,
    /// How many worlds he lists at most; beyond that he draws as many.
    pub(super) listed: u32,
    /// About how many nodes a world may take, before it is given up.
    pub(super) nodes_a_world: u64,
    /// After about how many nodes he stops.
    pub(super) nodes: u64,
    /// Whether the last tricks are worked out over all worlds together.
    pub(super) works_out: bool,
    /// By the number of tricks left: up to how many worlds are all weighed.
    pub(super) most_weighed: [u32; 17],
    /// By the number of tricks left: of how many worlds a sample is weighed otherwise.
    pub(super) sampled: [u32; 17],
}

impl Skill {
    pub(super) fn of(level: Level) -> Self {
        match level {
            Level::Pimc20 => Self::pimc20(),
            Level::Club => Self::club(),
            _ => Self::master(),
        }
    }

    fn club() -> Self {
        Self {
            habits: Habits::NONE,
            listed: 500,
            nodes_a_world: 600_000,
            nodes: 500_000,
            works_out: false,
            most_weighed: [6; 17],
            sampled: [6; 17],
        }
    }

    fn pimc20() -> Self {
        Self {
            habits: Habits::NONE,
            listed: 3_000,
            nodes_a_world: 10_000_000,
            nodes: u64::MAX,
            works_out: false,
            most_weighed: [20; 17],
            sampled: [20; 17],
        }
    }

    fn master() -> Self {
        Self {
            habits: Habits::PLAYERS,
            listed: 4_000,
            nodes_a_world: 2_000_000,
            nodes: 1_400_000,
            works_out: true,
            most_weighed: [
                9999, 9999, 9999, 9999, 9999, 9999, 9999, 9999, 2000, 900, 600, 400, 200, 80, 30,
                20, 16,
            ],
            sampled: [
                999, 999, 999, 999, 999, 999, 999, 900, 600, 400, 300, 200, 120, 60, 40, 30, 24,
            ],
        }
    }
}
