use crate::ai::belief::World;
use crate::ai::estimate;
use crate::ai::exact::logistic;
use crate::cards::{Card, CardPoints, CardSet, Randomness};
use crate::rules::{Bargain, Bonus, BySeat, Contract, GamePoints, Role, Rules, Seat};

/// How the cards lie at the first lead of an imagined deal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    pub(super) hands: BySeat<CardSet>,
    /// What counts for each side beside the tricks (R10.1).
    pub(super) aside: BySeat<CardPoints>,
}

/// What to expect of an imagined deal at a glance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// The declarer's thirds at the end.
    pub(super) thirds: f64,
    /// How likely each bird wins its trick for the declarer if he wants it to; `None` if he does
    /// not hold it.
    pub(super) birds: [Option<f64>; 4],
    /// The same for the defender.
    pub(super) defenders_birds: [Option<f64>; 4],
}

/// How far off the thirds are that an [`Outlook`] promises: the estimate of the open hands, and
/// that nobody plays with open hands.
const SPREAD: f64 = 8.5;

/// How far below that the declarer stays where there is more to win than the game, in thirds: what
/// was chosen as the best of many talon groups and discards was estimated too high, and the defender
/// no longer gives points away for the game. In 120 deals of the level `master` it was 2 to 6.
const SHORT: f64 = 4.0;

impl Outlook {
    pub(super) fn new(setting: &Setting, declarer: Seat) -> Self {
        let tricks = estimate::tricks(setting.hands);
        let all = f64::from((setting.hands.forehand | setting.hands.dealer).points().thirds());
        let own = if declarer == Seat::Forehand { tricks } else { all - tricks };
        let birds = |holder: Seat| {
            Bonus::BIRDS.map(|bonus| {
                let bird = bonus.bird()?;
                let holds = setting.hands[holder].contains(bird);
                holds.then(|| estimate::bird(setting.hands, holder, bonus))
            })
        };
        Self {
            thirds: own + f64::from(setting.aside[declarer].thirds()),
            birds: birds(declarer),
            defenders_birds: birds(declarer.other()),
        }
    }

    /// How likely the declarer has so many points at the end.
    pub(super) fn reaches(&self, points: CardPoints) -> f64 {
        reaches(self.thirds, points, SPREAD)
    }

    /// How likely he has so many that a bonus is his (R7.1).
    pub(super) fn reaches_bonus(&self, points: CardPoints) -> f64 {
        reaches(self.thirds - SHORT, points, SPREAD)
    }

    /// What the declarer expects in game points without a word about bonuses.
    pub(super) fn silent(&self, bargain: Bargain, rules: &Rules) -> f64 {
        let game = stake(bargain.game_value) * share(self.reaches(CardPoints::WON));
        let birds = |birds: &[Option<f64>; 4]| -> f64 {
            Bonus::BIRDS
                .into_iter()
                .zip(birds)
                .filter(|(bonus, _)| *bonus != Bonus::Quapil || rules.burgstaller_bonuses)
                .filter_map(|(_, likely)| *likely)
                .map(silent_bird)
                .sum()
        };
        game + birds(&self.birds) - birds(&self.defenders_birds)
    }
}

/// What a bird is worth silently: who sees that it will lose its trick plays it before.
pub(super) fn silent_bird(likely: f64) -> f64 {
    3.0 * (likely - 0.15).max(0.0)
}

/// How likely a total with this mean and spread, in thirds, reaches so many points.
pub(super) fn reaches(thirds: f64, points: CardPoints, spread: f64) -> f64 {
    // The logistic function is nearest to the normal distribution at 1.7 times the spread.
    logistic(1.702 * (thirds - f64::from(points.thirds()) + 0.5) / spread)
}

/// From -1, certainly lost, to 1, certainly won.
pub(super) fn share(likely: f64) -> f64 {
    2.0 * likely - 1.0
}

pub(super) fn stake(points: GamePoints) -> f64 {
    points.number().into()
}

/// How the cards lie at the first lead if `bargain` is played in this world and the declarer takes
/// from the Cossack talon, in whatever order it lies, what suits him by his own cards.
pub(super) fn after_exchange(
    world: &World,
    bargain: Bargain,
    randomness: &mut Randomness,
) -> Setting {
    let declarer = bargain.declarer;
    let count = |seat: Seat| world.discards[seat] | world.untaken[seat];
    let mut aside = BySeat::new(count);
    let mut hands = world.hands;
    if bargain.contract == Contract::Solo {
        aside[declarer.other()] |= world.talon;
    } else {
        let mut order: Vec<Card> = world.talon.iter().collect();
        randomness.shuffle(&mut order);
        let size = usize::from(bargain.contract.talon_cards());
        let groups = order.chunks(size).map(|group| group.iter().copied().collect::<CardSet>());
        let mut best: Option<(f64, CardSet, CardSet)> = None;
        for group in groups {
            let laid = lay(hands[declarer] | group, group.len(), CardSet::EMPTY);
            let kept = (hands[declarer] | group) - laid;
            let worth = worth_of(kept, world.discards[declarer] | laid, declarer)
                + f64::from(group.points().thirds());
            if best.is_none_or(|(before, _, _)| worth > before) {
                best = Some((worth, group, laid));
            }
        }
        if let Some((_, group, laid)) = best {
            hands[declarer] = (hands[declarer] | group) - laid;
            aside[declarer] |= laid;
            aside[declarer.other()] |= world.talon - group;
        }
    }
    Setting { hands, aside: aside.map(CardSet::points) }
}

/// What a hand is worth for a declarer who has exchanged, in thirds; only to compare.
pub(super) fn worth_of(hand: CardSet, discards: CardSet, seat: Seat) -> f64 {
    estimate::total(hand, discards, seat, Role::Declarer, Contract::Solo)
}

/// The cards that a pool can best do without, for a quick exchange: legal under R8.2 but for what
/// was announced, which is never thrown away.
pub(super) fn lay(pool: CardSet, count: u8, announced: CardSet) -> CardSet {
    let allowed = pool - CardSet::KINGS - CardSet::TRULL - announced;
    crate::ai::thumb::cards_to_lay(pool, allowed, count)
}
