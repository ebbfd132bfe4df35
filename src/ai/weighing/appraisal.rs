use super::outlook::{Outlook, paid, share, silent_bird, silent_birds, stake};
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
    /// How likely he wins without a card of the Trull in his hand, and without a King (R11.6).
    without_trull: f64,
    without_kings: f64,
    held: f64,
    birds: [Option<f64>; 4],
    /// What the defender's birds are worth to him.
    against: f64,
}

impl Appraisal {
    pub(super) fn add(&mut self, outlook: &Outlook, rules: &Rules, weight: f64) {
        self.weight += weight;
        let won = weight * outlook.reaches(CardPoints::WON);
        let without = |bonus: Bonus| {
            if outlook.hand.is_disjoint(bonus.barred_cards()) { won } else { 0.0 }
        };
        self.won += won;
        self.without_trull += without(Bonus::WithoutTrull);
        self.without_kings += without(Bonus::WithoutKings);
        self.held += weight * outlook.held(rules);
        self.absolut += weight * outlook.reaches(CardPoints::ABSOLUT);
        self.panzer += weight * outlook.reaches(CardPoints::PANZER);
        for (sum, likely) in self.birds.iter_mut().zip(outlook.birds) {
            if let Some(likely) = likely {
                *sum = Some(sum.unwrap_or_default() + weight * likely);
            }
        }
        self.against += weight * silent_birds(&outlook.defenders_birds, rules);
    }

    /// How likely the declarer makes a bonus that he announces.
    pub(super) fn likely(&self, bonus: Bonus) -> f64 {
        let sum = match bonus {
            Bonus::Absolut => self.absolut,
            Bonus::Panzer => self.panzer,
            Bonus::WithoutTrull => self.without_trull,
            Bonus::WithoutKings => self.without_kings,
            Bonus::Valat => 0.0,
            _ => {
                let place = Bonus::BIRDS.into_iter().position(|bird| bird == bonus);
                place.and_then(|place| self.birds[place]).unwrap_or_default()
            }
        };
        if self.weight > 0.0 { sum / self.weight } else { 0.0 }
    }

    /// What a bonus brings if it is announced, less what it is worth silently, in game points.
    fn gain(&self, bonus: Bonus, bargain: Bargain, declared: Declared, rules: &Rules) -> f64 {
        let likely = self.likely(bonus);
        let silent = if bonus.bird().is_some() { silent_bird(likely, rules) } else { 0.0 };
        stake(bonus.value(&bargain, declared)) * share(likely) - silent
    }

    /// What the declarer expects in game points without a word about bonuses.
    pub(super) fn silent(&self, bargain: Bargain, rules: &Rules) -> f64 {
        let weight = self.weight.max(f64::MIN_POSITIVE);
        let game = stake(bargain.game_value) * share(self.won / weight);
        let birds: f64 = paid(rules).map(|bonus| silent_bird(self.likely(bonus), rules)).sum();
        game + birds + (self.held - self.against) / weight
    }

    /// What bonuses add to that if they are announced at that time.
    pub(super) fn announced(
        &self,
        bargain: Bargain,
        rules: &Rules,
        bonuses: BonusSet,
        declared: Declared,
    ) -> f64 {
        bonuses.iter().map(|bonus| self.gain(bonus, bargain, declared, rules)).sum()
    }

    /// What the declarer expects in game points with these announcements, and with those still to
    /// come that are worth it.
    pub(super) fn expects(&self, bargain: Bargain, rules: &Rules, before: BonusSet) -> f64 {
        let still: f64 = paid(rules)
            .chain([Bonus::Absolut, Bonus::Panzer])
            .filter(|bonus| !before.contains(*bonus))
            .map(|bonus| self.gain(bonus, bargain, Declared::After, rules).max(0.0))
            .sum();
        let said = self.announced(bargain, rules, before, Declared::Before);
        self.silent(bargain, rules) + said + still
    }
}
