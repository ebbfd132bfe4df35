use crate::ai::belief::World;
use crate::ai::estimate;
use crate::ai::exact::logistic;
use crate::ai::solver::held_bonuses;
use crate::cards::{Card, CardPoints, CardSet, Randomness};
use crate::rules::{Bargain, Bonus, BySeat, Contract, GamePoints, Role, Rules, Seat};

/// How the cards lie at the first lead of an imagined deal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    pub(super) hands: BySeat<CardSet>,
    /// Each player's original cards (R11.7).
    pub(super) original: BySeat<CardSet>,
    /// What counts for each side beside the tricks (R10.1).
    pub(super) aside: BySeat<CardPoints>,
}

/// What to expect of an imagined deal at a glance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    declarer: Seat,
    /// The declarer's hand.
    pub(super) hand: CardSet,
    original: BySeat<CardSet>,
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
            declarer,
            hand: setting.hands[declarer],
            original: setting.original,
            thirds: own + f64::from(setting.aside[declarer].thirds()),
            birds: birds(declarer),
            defenders_birds: birds(declarer.other()),
        }
    }

    /// How likely the declarer has so many points at the end.
    pub(super) fn reaches(&self, points: CardPoints) -> f64 {
        reaches(self.thirds, points, SPREAD)
    }

    /// What the declarer expects in game points without a word about bonuses.
    pub(super) fn silent(&self, bargain: Bargain, rules: &Rules) -> f64 {
        let game = stake(bargain.game_value) * share(self.reaches(CardPoints::WON));
        game + self.held(rules) + silent_birds(&self.birds, rules)
            - silent_birds(&self.defenders_birds, rules)
    }

    /// What the held bonuses are worth to the declarer (R11.7).
    pub(super) fn held(&self, rules: &Rules) -> f64 {
        stake(held_bonuses(rules, self.declarer, self.original))
    }
}

/// What a bird is worth silently: who sees that it will lose its trick plays it before, if losing it
/// costs anything.
pub(super) fn silent_bird(likely: f64, rules: &Rules) -> f64 {
    3.0 * if rules.silent_bird_lost { (likely - 0.15).max(0.0) } else { likely }
}

/// What the birds of one player are worth silently, by how likely each wins its trick.
pub(super) fn silent_birds(birds: &[Option<f64>; 4], rules: &Rules) -> f64 {
    let likely = paid(rules).filter_map(|bonus| birds[bonus as usize]);
    likely.map(|likely| silent_bird(likely, rules)).sum()
}

/// The birds' bonuses that are paid under the house rules (R12).
pub(super) fn paid(rules: &Rules) -> impl Iterator<Item = Bonus> {
    let quapil = rules.burgstaller_bonuses;
    Bonus::BIRDS.into_iter().filter(move |bonus| *bonus != Bonus::Quapil || quapil)
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
    let mut original = BySeat::new(|seat| hands[seat] | aside[seat]);
    if bargain.contract == Contract::Solo {
        aside[declarer.other()] |= world.talon;
    } else {
        let mut order: Vec<Card> = world.talon.iter().collect();
        randomness.shuffle(&mut order);
        let size = usize::from(bargain.contract.talon_cards());
        let groups = order.chunks(size).map(|group| group.iter().copied().collect::<CardSet>());
        let mut best: Option<(f64, CardSet, CardSet)> = None;
        for group in groups {
            let laid = lay(hands[declarer] | group, group.len());
            let kept = (hands[declarer] | group) - laid;
            let worth = worth_of(kept, world.discards[declarer] | laid, declarer)
                + f64::from(group.points().thirds());
            if best.is_none_or(|(before, _, _)| worth > before) {
                best = Some((worth, group, laid));
            }
        }
        if let Some((_, group, laid)) = best {
            hands[declarer] = (hands[declarer] | group) - laid;
            original[declarer] |= group;
            aside[declarer] |= laid;
            aside[declarer.other()] |= world.talon - group;
        }
    }
    Setting { hands, original, aside: aside.map(CardSet::points) }
}

/// What a hand is worth for a declarer who has exchanged, in thirds; only to compare.
pub(super) fn worth_of(hand: CardSet, discards: CardSet, seat: Seat) -> f64 {
    estimate::total(hand, discards, seat, Role::Declarer, Contract::Solo)
}

/// The cards that an imagined pool can best do without, for a quick exchange: legal under R5.2.
pub(super) fn lay(pool: CardSet, count: u8) -> CardSet {
    let allowed = pool - CardSet::KINGS - CardSet::TRULL;
    crate::ai::thumb::cards_to_lay(pool, allowed, count)
}
