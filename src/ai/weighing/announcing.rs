use super::appraisal::Appraisal;
use super::believing::believe;
use super::outlook::{Outlook, Setting, after_exchange, share, silent_bird, stake};
use super::ranked;
use crate::ai::belief::{Habits, Knowledge};
use crate::ai::exact::rounded;
use crate::ai::{Chance, Decision, Reason, Worlds, estimate, thumb};
use crate::cards::{CardPoints, CardSet, Randomness};
use crate::rules::{
    AnnounceChoices, Bargain, Bonus, BonusSet, BySeat, Declared, Move, Phase, PlayerView, Role,
    Seat,
};

/// Which bonuses to announce (R7): each that brings more announced now than later, or never.
pub(super) fn announce(
    view: &PlayerView,
    choices: &AnnounceChoices,
    worlds: u32,
    randomness: &mut Randomness,
) -> Option<Decision> {
    let window = Window::new(view, worlds, randomness)?;
    let margins: Vec<(Bonus, f64)> =
        choices.legal().iter().map(|bonus| (bonus, window.margin(bonus))).collect();
    let chosen: BonusSet =
        margins.iter().filter(|(_, margin)| *margin > 0.0).map(|(bonus, _)| *bonus).collect();
    let silence = window.expects();
    let value = |set: BonusSet| -> f64 {
        let said = margins.iter().filter(|(bonus, _)| set.contains(*bonus));
        silence + said.map(|(_, margin)| margin).sum::<f64>()
    };
    // What is chosen, what differs from it by one bonus, and silence.
    let mut sets = vec![chosen];
    sets.extend(margins.iter().map(|(bonus, _)| {
        if chosen.contains(*bonus) { chosen.without(*bonus) } else { chosen.with(*bonus) }
    }));
    if !sets.contains(&BonusSet::EMPTY) {
        sets.push(BonusSet::EMPTY);
    }
    let chances = margins.iter().map(|(bonus, _)| {
        let thousandths = rounded(1000.0 * window.likely(*bonus)).clamp(0, 1000);
        Chance { bonus: *bonus, thousandths: u16::try_from(thousandths).unwrap_or_default() }
    });
    let scored = sets.into_iter().map(|set| (Move::Announce(set), value(set)));
    let decision = ranked(scored, Reason::BestValue, window.worlds)?;
    Some(Decision { chances: chances.collect(), ..decision })
}

/// How much of what a world says about a bonus is known by the time of the second window.
const LEARNT: f64 = 0.5;

/// A window for announcements, with the worlds that are possible.
struct Window<'a> {
    view: &'a PlayerView,
    bargain: Bargain,
    declared: Declared,
    settings: Vec<(Setting, f64)>,
    appraisal: Appraisal,
    worlds: Worlds,
}

impl<'a> Window<'a> {
    fn new(view: &'a PlayerView, worlds: u32, randomness: &mut Randomness) -> Option<Self> {
        let bargain = view.public.bargain?;
        let is_before = view.public.phase == Phase::AnnounceBefore;
        let knowledge = Knowledge::new(view);
        let belief = believe(view, &knowledge, &Habits::PLAYERS, 4_000, randomness)
            .narrowed(worlds, randomness);
        let settings: Vec<(Setting, f64)> = belief
            .worlds
            .iter()
            .map(|weighed| {
                let world = &weighed.world;
                let setting = if is_before {
                    after_exchange(world, bargain, randomness)
                } else {
                    Setting::of(world, bargain.declarer)
                };
                (setting, weighed.weight)
            })
            .collect();
        let mut appraisal = Appraisal::default();
        for (setting, weight) in &settings {
            let outlook = Outlook::new(setting, bargain.declarer);
            appraisal.add(&outlook, &view.public.rules, *weight);
        }
        let weighed = u32::try_from(settings.len()).unwrap_or(u32::MAX);
        let worlds = Worlds { weighed, are_all: belief.are_all };
        let declared = if is_before { Declared::Before } else { Declared::After };
        Some(Self { view, bargain, declared, settings, appraisal, worlds })
    }

    fn is_before(&self) -> bool {
        self.declared == Declared::Before
    }

    /// How likely the viewer makes a bonus that he announces.
    fn likely(&self, bonus: Bonus) -> f64 {
        let seat = self.view.seat;
        if seat != self.bargain.declarer {
            let birds = self
                .settings
                .iter()
                .map(|(setting, weight)| weight * estimate::bird(setting.hands, seat, bonus));
            return birds.sum();
        }
        match bonus {
            Bonus::WithoutTrull | Bonus::WithoutKings => self
                .settings
                .iter()
                .filter(|(setting, _)| setting.hands[seat].is_disjoint(bonus.barred_cards()))
                .map(|(setting, weight)| {
                    weight * Outlook::new(setting, seat).reaches(CardPoints::WON)
                })
                .sum(),
            Bonus::Valat => f64::from(u8::from(!self.is_before() && thumb::wins_all(self.view))),
            _ => self.appraisal.likely(bonus),
        }
    }

    /// What announcing the bonus brings, in game points, less what it brings otherwise.
    fn margin(&self, bonus: Bonus) -> f64 {
        let gain = self.gain(bonus, self.likely(bonus), self.declared);
        if self.is_before() { gain - self.later(bonus) } else { gain }
    }

    /// What is gained over silence by announcing what is made so likely.
    fn gain(&self, bonus: Bonus, likely: f64, declared: Declared) -> f64 {
        let silent = match bonus {
            Bonus::Valat => likely * stake(bonus.value(&self.bargain, Declared::Silent)),
            _ if bonus.bird().is_some() => silent_bird(likely),
            _ => 0.0,
        };
        stake(bonus.value(&self.bargain, declared)) * share(likely) - silent
    }

    /// What may still be gained in the second window, when the talon is known.
    fn later(&self, bonus: Bonus) -> f64 {
        let mean = self.likely(bonus);
        self.settings
            .iter()
            .map(|(setting, weight)| {
                let mut alone = Appraisal::default();
                let outlook = Outlook::new(setting, self.bargain.declarer);
                alone.add(&outlook, &self.view.public.rules, 1.0);
                let likely = mean + LEARNT * (alone.likely(bonus) - mean);
                weight * self.gain(bonus, likely, Declared::After).max(0.0)
            })
            .sum()
    }

    /// What the viewer expects if he says nothing now, in game points.
    fn expects(&self) -> f64 {
        let public = &self.view.public;
        let before = public.announcements.before;
        let for_declarer = if self.is_before() {
            self.appraisal.expects(self.bargain, &public.rules, before)
        } else {
            self.appraisal.silent(self.bargain, &public.rules)
                + self.appraisal.announced(self.bargain, before)
        };
        match self.role() {
            Role::Declarer => for_declarer,
            Role::Defender => -for_declarer,
        }
    }

    fn role(&self) -> Role {
        let seat: Seat = self.view.seat;
        seat.role(self.bargain.declarer)
    }
}

impl Setting {
    /// The cards as they lie in a world in which the declarer has exchanged.
    fn of(world: &crate::ai::belief::World, declarer: Seat) -> Self {
        let aside = BySeat::new(|seat| {
            let own = world.discards[seat] | world.untaken[seat];
            let talon = if seat == declarer { CardSet::EMPTY } else { world.talon };
            (own | talon).points()
        });
        Self { hands: world.hands, aside }
    }
}
