use super::appraisal::Appraisal;
use super::outlook::{Outlook, Setting, after_exchange, share, silent_bird, stake};
use super::ranked;
use crate::ai::belief::{Belief, Habits, Knowledge};
use crate::ai::exact::rounded;
use crate::ai::{Chance, Decision, Reason, Worlds, estimate, thumb};
use crate::cards::{CardPoints, CardSet, Randomness};
use crate::rules::{
    AnnounceChoices, Bonus, BonusSet, BySeat, Declared, Move, Phase, PlayerView, Role,
};

/// How much of what a world says about a bird is known by the time of the second window.
const LEARNT: f64 = 0.5;

/// Which bonuses to announce (R7): each that brings more announced now than later, or never.
pub(super) fn announce(
    view: &PlayerView,
    choices: &AnnounceChoices,
    worlds: u32,
    randomness: &mut Randomness,
) -> Option<Decision> {
    let public = &view.public;
    let rules = &public.rules;
    let bargain = public.bargain?;
    let seat = view.seat;
    let declarer = bargain.declarer;
    let knowledge = Knowledge::new(view);
    let belief = Belief::new(&knowledge, &Habits::PLAYERS, 4_000.max(worlds), randomness)
        .narrowed(worlds, randomness);
    let is_before = public.phase == Phase::AnnounceBefore;
    let declared = if is_before { Declared::Before } else { Declared::After };
    let settings: Vec<(Setting, f64)> = belief
        .worlds
        .iter()
        .map(|weighed| {
            let world = &weighed.world;
            let setting = if is_before {
                after_exchange(world, &bargain, randomness)
            } else {
                let aside = BySeat::new(|of| {
                    let own = world.discards[of] | world.untaken[of];
                    let talon = if of == declarer { CardSet::EMPTY } else { world.talon };
                    (own | talon).points()
                });
                Setting { hands: world.hands, aside }
            };
            (setting, weighed.weight)
        })
        .collect();
    let mut appraisal = Appraisal::default();
    for (setting, weight) in &settings {
        appraisal.add(&Outlook::new(setting, declarer), rules, *weight);
    }
    let likely = |bonus: Bonus| -> f64 {
        if seat != declarer {
            let birds = settings
                .iter()
                .map(|(setting, weight)| weight * estimate::bird(setting.hands, seat, bonus));
            return birds.sum();
        }
        match bonus {
            Bonus::WithoutTrull | Bonus::WithoutKings => settings
                .iter()
                .filter(|(setting, _)| setting.hands[seat].is_disjoint(bonus.barred_cards()))
                .map(|(setting, weight)| {
                    weight * Outlook::new(setting, declarer).reaches(CardPoints::WON)
                })
                .sum(),
            Bonus::Valat => f64::from(u8::from(!is_before && thumb::wins_all(view))),
            _ => appraisal.likely(bonus),
        }
    };
    let gain = |bonus: Bonus| -> f64 {
        let likely = likely(bonus);
        let silent = match bonus {
            Bonus::Valat => likely * stake(bonus.value(&bargain, Declared::Silent)),
            _ if bonus.bird().is_some() => silent_bird(likely),
            _ => 0.0,
        };
        stake(bonus.value(&bargain, declared)) * share(likely) - silent
    };
    // What may still be gained in the second window, when the talon is known.
    let later = |bonus: Bonus| -> f64 {
        if !is_before {
            return 0.0;
        }
        let mean = appraisal.likely(bonus);
        settings
            .iter()
            .map(|(setting, weight)| {
                let mut alone = Appraisal::default();
                alone.add(&Outlook::new(setting, declarer), rules, 1.0);
                let likely = mean + LEARNT * (alone.likely(bonus) - mean);
                let silent = if bonus.bird().is_some() { silent_bird(likely) } else { 0.0 };
                let gain = stake(bonus.value(&bargain, Declared::After)) * share(likely) - silent;
                weight * gain.max(0.0)
            })
            .sum()
    };
    let legal = choices.legal();
    let margins: Vec<(Bonus, f64)> =
        legal.iter().map(|bonus| (bonus, gain(bonus) - later(bonus))).collect();
    let base = match seat.role(declarer) {
        Role::Declarer => appraisal.expects(&bargain, rules, public.announcements.before),
        Role::Defender => -appraisal.expects(&bargain, rules, public.announcements.before),
    };
    let chosen: BonusSet =
        margins.iter().filter(|(_, margin)| *margin > 0.0).map(|(bonus, _)| *bonus).collect();
    let value = |set: BonusSet| -> f64 {
        base + margins
            .iter()
            .filter(|(bonus, _)| set.contains(*bonus))
            .map(|(_, margin)| margin)
            .sum::<f64>()
    };
    let mut sets = vec![chosen, BonusSet::EMPTY];
    for (bonus, _) in &margins {
        sets.push(if chosen.contains(*bonus) {
            chosen.without(*bonus)
        } else {
            chosen.with(*bonus)
        });
    }
    let mut seen = Vec::new();
    sets.retain(|set| {
        let is_new = !seen.contains(set);
        seen.push(*set);
        is_new
    });
    let weighed = u32::try_from(belief.worlds.len()).unwrap_or(u32::MAX);
    let worlds = Worlds { weighed, are_all: belief.are_all };
    let chances = margins.iter().map(|(bonus, _)| {
        let thousandths = rounded(1000.0 * likely(*bonus)).clamp(0, 1000);
        Chance { bonus: *bonus, thousandths: u16::try_from(thousandths).unwrap_or_default() }
    });
    let scored = sets.into_iter().map(|set| (Move::Announce(set), value(set)));
    let decision = ranked(scored, Reason::BestValue, worlds)?;
    Some(Decision { chances: chances.collect(), ..decision })
}
