use super::outlook::{Outlook, share, silent_bird, stake};
use crate::cards::CardPoints;
use crate::rules::{Bargain, Bonus, BonusSet, Declared, Rules};

/// What a declarer expects over many worlds, in each of which he plays the same hand, and so cannot
/// choose what to announce world by world.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Appraisal {
    weight: f64,
    won: f64,
    absolut: f64,
    panzer: f64,
    birds: [Option<f64>; 4],
    /// What the defender's birds are worth to him.
    against: f64,
}

impl Appraisal {
    pub(super) fn add(&mut self, outlook: &Outlook, rules: &Rules, weight: f64) {
        self.weight += weight;
        self.won += weight * outlook.reaches(CardPoints::WON);
        self.absolut += weight * outlook.reaches_bonus(CardPoints::ABSOLUT);
        self.panzer += weight * outlook.reaches_bonus(CardPoints::PANZER);
        for (sum, likely) in self.birds.iter_mut().zip(outlook.birds) {
            if let Some(likely) = likely {
                *sum = Some(sum.unwrap_or_default() + weight * likely);
            }
        }
        let theirs = paid(rules).zip(outlook.defenders_birds).filter_map(|(_, likely)| likely);
        self.against += weight * theirs.map(silent_bird).sum::<f64>();
    }

    /// How likely the declarer makes a bonus that he announces.
    pub(super) fn likely(&self, bonus: Bonus) -> f64 {
        let sum = match bonus {
            Bonus::Absolut => self.absolut,
            Bonus::Panzer => self.panzer,
            Bonus::WithoutTrull | Bonus::WithoutKings => self.won,
            Bonus::Valat => 0.0,
            _ => {
                let place = Bonus::BIRDS.into_iter().position(|bird| bird == bonus);
                place.and_then(|place| self.birds[place]).unwrap_or_default()
            }
        };
        if self.weight > 0.0 { sum / self.weight } else { 0.0 }
    }

    /// What a bonus brings if it is announced, less what it is worth silently, in game points.
    pub(super) fn gain(&self, bonus: Bonus, bargain: Bargain, declared: Declared) -> f64 {
        let likely = self.likely(bonus);
        let silent = if bonus.bird().is_some() { silent_bird(likely) } else { 0.0 };
        stake(bonus.value(&bargain, declared)) * share(likely) - silent
    }

    /// What the declarer expects in game points without a word about bonuses.
    pub(super) fn silent(&self, bargain: Bargain, rules: &Rules) -> f64 {
        let weight = self.weight.max(f64::MIN_POSITIVE);
        let game = stake(bargain.game_value) * share(self.won / weight);
        let birds: f64 = paid(rules).map(|bonus| silent_bird(self.likely(bonus))).sum();
        game + birds - self.against / weight
    }

    /// What the bonuses announced before the talon was exposed add to that.
    pub(super) fn announced(&self, bargain: Bargain, before: BonusSet) -> f64 {
        before.iter().map(|bonus| self.gain(bonus, bargain, Declared::Before)).sum()
    }

    /// What the declarer expects in game points with these announcements, and with those still to
    /// come that are worth it.
    pub(super) fn expects(&self, bargain: Bargain, rules: &Rules, before: BonusSet) -> f64 {
        let still: f64 = paid(rules)
            .chain([Bonus::Absolut, Bonus::Panzer])
            .filter(|bonus| !before.contains(*bonus))
            .map(|bonus| self.gain(bonus, bargain, Declared::After).max(0.0))
            .sum();
        self.silent(bargain, rules) + self.announced(bargain, before) + still
    }
}

/// The birds' bonuses that are paid under the house rules (R12).
pub(super) fn paid(rules: &Rules) -> impl Iterator<Item = Bonus> {
    let quapil = rules.burgstaller_bonuses;
    Bonus::BIRDS.into_iter().filter(move |bonus| *bonus != Bonus::Quapil || quapil)
}
