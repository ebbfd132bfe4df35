use super::appraisal::Appraisal;
use super::outlook::{Outlook, Setting, after_exchange, share, silent_bird, stake};
use super::ranked;
use super::study::Study;
use crate::ai::belief::Belief;
use crate::ai::exact::rounded;
use crate::ai::{Chance, Decision, Reason, Worlds, estimate, thumb};
use crate::cards::{CardSet, Randomness};
use crate::rules::{
    AnnounceChoices, Announcements, Bargain, Bonus, BonusSet, BySeat, Declared, Move, Phase,
    PlayerView, Role, Seat,
};

/// Which bonuses to announce (R7): each that brings more announced now than later, or never. First a
/// portion for each world, then one for each bonus.
#[derive(Debug)]
pub(super) struct AnnounceStudy {
    window: Window,
    bonuses: Vec<Bonus>,
    /// Of each bonus what announcing it brings, and how likely it is.
    margins: Vec<(Bonus, f64, f64)>,
}

impl AnnounceStudy {
    pub(super) fn new(
        view: &PlayerView,
        choices: &AnnounceChoices,
        belief: Belief,
    ) -> Option<Self> {
        let window = Window::new(view, belief)?;
        Some(Self { window, bonuses: choices.legal().iter().collect(), margins: Vec::new() })
    }
}

impl Study for AnnounceStudy {
    fn left(&self) -> usize {
        self.window.unseen() + self.bonuses.len() - self.margins.len()
    }

    fn portion(&mut self, view: &PlayerView, randomness: &mut Randomness) {
        if self.window.unseen() > 0 {
            self.window.look(view, randomness);
        } else if let Some(bonus) = self.bonuses.get(self.margins.len()) {
            let likely = self.window.likely(view, *bonus);
            self.margins.push((*bonus, self.window.margin(view, *bonus, likely), likely));
        }
    }

    fn decision(&self, view: &PlayerView) -> Option<Decision> {
        let margins = &self.margins;
        let chosen: BonusSet = margins
            .iter()
            .filter(|(_, margin, _)| *margin > 0.0)
            .map(|(bonus, ..)| *bonus)
            .collect();
        let silence = self.window.expects(view);
        let value = |set: BonusSet| -> f64 {
            let said = margins.iter().filter(|(bonus, ..)| set.contains(*bonus));
            silence + said.map(|(_, margin, _)| margin).sum::<f64>()
        };
        // What is chosen, what differs from it by one bonus, and silence.
        let mut sets = vec![chosen];
        sets.extend(margins.iter().map(|(bonus, ..)| {
            if chosen.contains(*bonus) { chosen.without(*bonus) } else { chosen.with(*bonus) }
        }));
        if !sets.contains(&BonusSet::EMPTY) {
            sets.push(BonusSet::EMPTY);
        }
        let chances = margins.iter().map(|(bonus, _, likely)| {
            let thousandths = rounded(1000.0 * likely).clamp(0, 1000);
            Chance { bonus: *bonus, thousandths: u16::try_from(thousandths).unwrap_or_default() }
        });
        let scored = sets.into_iter().map(|set| (Move::Announce(set), value(set)));
        let decision = ranked(scored, Reason::BestValue, self.window.worlds())?;
        Some(Decision { chances: chances.collect(), ..decision })
    }
}

/// How much of what a world says about a bonus is known by the time of the second window.
const LEARNT: f64 = 0.5;

/// A window for announcements, with the worlds that are possible.
#[derive(Debug)]
struct Window {
    bargain: Bargain,
    declared: Declared,
    belief: Belief,
    settings: Vec<(Setting, f64)>,
    appraisal: Appraisal,
}

impl Window {
    fn new(view: &PlayerView, belief: Belief) -> Option<Self> {
        let bargain = view.public.bargain?;
        let is_before = view.public.phase == Phase::AnnounceBefore;
        let declared = if is_before { Declared::Before } else { Declared::After };
        let (settings, appraisal) = (Vec::new(), Appraisal::default());
        Some(Self { bargain, declared, belief, settings, appraisal })
    }

    /// How many worlds have not been looked at yet.
    fn unseen(&self) -> usize {
        self.belief.worlds.len() - self.settings.len()
    }

    /// Looks at the next world.
    fn look(&mut self, view: &PlayerView, randomness: &mut Randomness) {
        let Some(weighed) = self.belief.worlds.get(self.settings.len()) else { return };
        let world = &weighed.world;
        let setting = if self.is_before() {
            after_exchange(world, self.bargain, randomness)
        } else {
            Setting::of(world, self.bargain.declarer)
        };
        let outlook = Outlook::new(&setting, self.bargain.declarer);
        self.appraisal.add(&outlook, &view.public.rules, weighed.weight);
        self.settings.push((setting, weighed.weight));
    }

    fn worlds(&self) -> Worlds {
        let weighed = u32::try_from(self.settings.len()).unwrap_or(u32::MAX);
        Worlds { weighed, are_all: self.belief.are_all }
    }

    fn is_before(&self) -> bool {
        self.declared == Declared::Before
    }

    /// How likely the viewer makes a bonus that he announces.
    fn likely(&self, view: &PlayerView, bonus: Bonus) -> f64 {
        let seat = view.seat;
        if seat != self.bargain.declarer {
            let birds = self
                .settings
                .iter()
                .map(|(setting, weight)| weight * estimate::bird(setting.hands, seat, bonus));
            return birds.sum();
        }
        match bonus {
            Bonus::Valat => f64::from(u8::from(!self.is_before() && thumb::wins_all(view))),
            _ => self.appraisal.likely(bonus),
        }
    }

    /// What announcing the bonus brings, in game points, less what it brings otherwise.
    fn margin(&self, view: &PlayerView, bonus: Bonus, likely: f64) -> f64 {
        let gain = self.gain(view, bonus, likely, self.declared);
        if self.is_before() { gain - self.later(view, bonus, likely) } else { gain }
    }

    /// What is gained over silence by announcing what is made so likely.
    fn gain(&self, view: &PlayerView, bonus: Bonus, likely: f64, declared: Declared) -> f64 {
        let silent = match bonus {
            Bonus::Valat => likely * stake(bonus.value(&self.bargain, Declared::Silent)),
            _ if bonus.bird().is_some() => silent_bird(likely, &view.public.rules),
            _ => 0.0,
        };
        stake(bonus.value(&self.bargain, declared)) * share(likely) - silent
    }

    /// What may still be gained in the second window, when the talon is known.
    fn later(&self, view: &PlayerView, bonus: Bonus, mean: f64) -> f64 {
        self.settings
            .iter()
            .map(|(setting, weight)| {
                let mut alone = Appraisal::default();
                let outlook = Outlook::new(setting, self.bargain.declarer);
                alone.add(&outlook, &view.public.rules, 1.0);
                let likely = mean + LEARNT * (alone.likely(bonus) - mean);
                weight * self.gain(view, bonus, likely, Declared::After).max(0.0)
            })
            .sum()
    }

    /// What the viewer expects if he says nothing now, in game points.
    fn expects(&self, view: &PlayerView) -> f64 {
        let public = &view.public;
        let Announcements { before, after, .. } = public.announcements;
        let (appraisal, bargain, rules) = (&self.appraisal, self.bargain, &public.rules);
        let for_declarer = if self.is_before() {
            appraisal.expects(bargain, rules, before)
        } else {
            appraisal.silent(bargain, rules)
                + appraisal.announced(bargain, rules, before, Declared::Before)
                + appraisal.announced(bargain, rules, after, Declared::After)
        };
        match view.seat.role(self.bargain.declarer) {
            Role::Declarer => for_declarer,
            Role::Defender => -for_declarer,
        }
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
        let own = |seat: Seat| world.hands[seat] | world.discards[seat] | world.untaken[seat];
        Self { hands: world.hands, original: BySeat::new(own), aside }
    }
}
