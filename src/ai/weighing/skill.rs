use crate::ai::belief::Habits;
use crate::ai::{Level, Objective};

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
    /// From how many tricks left on worlds are solved for game points.
    pub(super) exact_from: u8,
    pub(super) samples: [u32; 17],
    pub(super) most: [u32; 17],
}

impl Skill {
    /// How many worlds to weigh for a card with so many tricks left, if not all.
    pub(super) fn samples(&self, objective: Objective) -> &[u32; 17] {
        let _ = objective;
        &self.samples
    }

    /// Up to how many worlds are all weighed.
    pub(super) fn most_weighed(&self, objective: Objective) -> &[u32; 17] {
        let _ = objective;
        &self.most
    }

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
            exact_from: 16,
            works_out: false,
            samples: [6; 17],
            most: [6; 17],
        }
    }

    fn pimc20() -> Self {
        Self {
            habits: Habits::NONE,
            listed: 3_000,
            nodes_a_world: 10_000_000,
            nodes: u64::MAX,
            exact_from: 16,
            works_out: false,
            samples: [20; 17],
            most: [20; 17],
        }
    }

    fn master() -> Self {
        Self {
            habits: Habits::PLAYERS,
            listed: 4_000,
            nodes_a_world: 800_000,
            nodes: 1_000_000,
            exact_from: 16,
            works_out: true,
            //            0    1    2    3    4    5    6    7    8    9    10  11  12  13 14 15 16
            samples: [999, 999, 999, 999, 999, 999, 600, 300, 200, 120, 80, 60, 40, 30, 24, 20, 16],
            most: [
                9999, 9999, 9999, 9999, 9999, 2000, 900, 500, 300, 200, 120, 75, 45, 30, 20, 15, 10,
            ],
        }
    }
}
