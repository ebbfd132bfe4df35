use serde::{Deserialize, Serialize};

use super::real::{real, rounded};
use super::sums::{Nonsense, TooLarge, add};

/// How often something was tried and made, and the game points that it brought altogether.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub(super) struct Count {
    times: i64,
    made: i64,
    game_points: i64,
}

/// As it stands in the result, with the game points that it brought each time.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Written {
    times: i64,
    made: i64,
    game_points: i64,
    #[serde(skip_deserializing)]
    mean: Option<f64>,
}

impl Count {
    /// Adds one time.
    pub(super) fn add(&mut self, is_made: bool, game_points: i32) {
        self.times += 1;
        self.made += i64::from(is_made);
        self.game_points += i64::from(game_points);
    }

    /// Adds what others have added up.
    pub(super) fn join(&mut self, other: Self) -> Result<(), TooLarge> {
        add([
            (&mut self.times, other.times),
            (&mut self.made, other.made),
            (&mut self.game_points, other.game_points),
        ])
    }

    /// How often it was tried.
    pub(super) const fn times(self) -> i64 {
        self.times
    }
}

impl From<Count> for Written {
    fn from(count: Count) -> Self {
        let Count { times, made, game_points } = count;
        let mean = real(game_points.into()) / real(times.into());
        Self { times, made, game_points, mean: (times > 0).then(|| rounded(mean)) }
    }
}

impl TryFrom<Written> for Count {
    type Error = Nonsense;

    fn try_from(written: Written) -> Result<Self, Nonsense> {
        let Written { times, made, game_points, .. } = written;
        Nonsense::unless((0..=times).contains(&made), "something is made more often than tried")?;
        Nonsense::unless(times > 0 || game_points == 0, "what was never tried has game points")?;
        Ok(Self { times, made, game_points })
    }
}
