//! What is heard of whole matches, and what it sounds like.

use std::collections::BTreeMap;

use super::{Cue, Noise, RATE, cues, wave};
use crate::app::{DealScene, Front, PublicMove, Scene, Screen, Sound};
use crate::rules::{Call, Phase};
use crate::ui::motion::tests::screens;

/// What is heard with the cards seen to move, and without.
fn both(before: &Screen, after: &Screen) -> [Vec<Cue>; 2] {
    [true, false].map(|is_moving| cues(before, after, is_moving))
}

fn count(cues: &[Cue], noise: Noise) -> usize {
    cues.iter().filter(|cue| cue.noise == noise).count()
}

fn deals<'a>(before: &'a Screen, after: &'a Screen) -> Option<(&'a DealScene, &'a DealScene)> {
    match (&before.scene, &after.scene) {
        (Scene::Deal(before), Scene::Deal(after)) => Some((before, after)),
        _ => None,
    }
}

#[test]
fn every_card_and_every_trick_is_heard_when_it_has_come_to_where_it_lies() {
    let (mut cards, mut tricks) = (0, 0);
    screens(|before, after| {
        let Some((before_deal, deal)) = deals(before, after) else { return };
        let played = deal.public.tricks.played() - before_deal.public.tricks.played();
        let is_taken = before_deal.public.tricks.led().is_none()
            && !before_deal.public.tricks.is_empty()
            && !before_deal.is_trick_taken
            && deal.public.tricks.led().is_some();
        for (cues, is_moving) in both(before, after).into_iter().zip([true, false]) {
            assert_eq!(count(&cues, Noise::Laid), usize::from(played.len()), "{cues:?}");
            assert_eq!(count(&cues, Noise::Gathered), usize::from(is_taken), "{cues:?}");
            for cue in cues.iter().filter(|cue| cue.noise == Noise::Laid) {
                // A card takes longer from a hand to the middle than a blink; unseen it is there.
                assert_eq!(cue.at >= 200, is_moving, "{cue:?}");
            }
        }
        cards += usize::from(played.len());
        tricks += usize::from(is_taken);
    });
    assert!(cards > 200 && tricks > 200, "{cards} {tricks}");
}

#[test]
fn a_deal_begins_with_the_cut_and_ends_with_the_cards_knocked_together() {
    let (mut begun, mut ended) = (0, 0);
    screens(|before, after| {
        let is_dealt = matches!(
            (&before.scene, &after.scene),
            (Scene::Draw { .. } | Scene::Cut { .. } | Scene::Result(_), Scene::Deal(_))
        );
        let is_over = matches!((&before.scene, &after.scene), (Scene::Deal(_), Scene::Result(_)));
        let [seen, unseen] = both(before, after);
        for cues in [&seen, &unseen] {
            assert_eq!(count(cues, Noise::Cut), usize::from(is_dealt));
            assert_eq!(count(cues, Noise::Squared), usize::from(is_over));
        }
        if is_dealt {
            // Six cards for the Cossack talon and twelve packets; all at once they are one.
            let dealt = [&seen, &unseen]
                .map(|cues| (cues[0].noise, count(cues, Noise::Dealt), count(cues, Noise::Packet)));
            assert_eq!(dealt, [(Noise::Cut, 6, 12), (Noise::Cut, 1, 1)]);
        }
        begun += usize::from(is_dealt);
        ended += usize::from(is_over);
    });
    assert!(begun > 16 && ended > 16, "{begun} {ended}");
}

#[test]
fn a_pass_is_knocked_and_so_is_nothing_to_announce() {
    let (mut passes, mut ready) = (0, 0);
    screens(|before, after| {
        let Some((before_deal, deal)) = deals(before, after) else { return };
        let last = deal.news.last().filter(|_| deal.ply > before_deal.ply);
        let knocks = last.is_some_and(|news| match news.action {
            PublicMove::Called(Call::Pass) => {
                passes += 1;
                true
            }
            PublicMove::Announced(bonuses) if bonuses.is_empty() => {
                ready += 1;
                true
            }
            _ => false,
        });
        for cues in both(before, after) {
            assert_eq!(count(&cues, Noise::Knock), usize::from(knocks));
        }
    });
    assert!(passes > 16 && ready > 16, "{passes} {ready}");
}

#[test]
fn who_has_waited_for_the_computer_is_called_after_everything_else() {
    let mut called = 0;
    screens(|before, after| {
        for cues in both(before, after) {
            let is_called = count(&cues, Noise::Chime) > 0;
            let was_waited_for = matches!(&before.scene, Scene::Deal(deal) if deal.is_computer_due);
            let is_due = matches!(&after.scene, Scene::Deal(deal)
                if deal.own.as_ref().is_some_and(|own| own.choices.is_some()));
            assert_eq!(is_called, was_waited_for && is_due);
            if is_called {
                assert_eq!(cues.last().map(|cue| cue.noise), Some(Noise::Chime));
                called += 1;
            }
        }
    });
    assert!(called > 100, "{called}");
}

#[test]
fn nothing_is_heard_of_what_is_hidden() {
    let (mut lifted, mut discarded) = (0, 0);
    screens(|before, after| {
        let Some((before_deal, deal)) = deals(before, after) else { return };
        let [seen, unseen] = both(before, after);
        if matches!(before_deal.front, Front::Curtain(_)) && before_deal.ply == deal.ply {
            lifted += 1;
            assert_eq!((&seen, &unseen), (&vec![], &vec![]), "a hand that is looked at");
        }
        // Before both have exchanged nobody hears how many cards the other lays aside.
        if deal.own.is_none()
            && deal.public.phase == Phase::PersonalExchange
            && deal.ply > before_deal.ply
        {
            discarded += 1;
            assert_eq!((&seen, &unseen), (&vec![], &vec![]));
        }
        // Which card it is colours the sound of those that are played, which all see.
        let laid = |cues: &[Cue]| {
            let laid = cues.iter().filter(|cue| cue.noise == Noise::Laid);
            laid.map(|cue| cue.variation).collect::<Vec<_>>()
        };
        let played = deal.public.tricks.played() - before_deal.public.tricks.played();
        let expected: Vec<u8> =
            played.into_iter().map(|card| card.index() % Cue::VARIATIONS).collect();
        assert_eq!(laid(&seen), expected);
    });
    assert!(lifted > 50 && discarded > 4, "{lifted} {discarded}");
}

#[test]
fn what_is_looked_at_again_taken_back_or_left_makes_no_sound() {
    let none: [Vec<Cue>; 2] = [vec![], vec![]];
    screens(|before, after| {
        assert_eq!(both(after, after), none);
        let mut away = after.clone();
        away.scene = Scene::Book { passage: None, sought: String::new(), agreed: None };
        assert_eq!(both(after, &away), none);
        assert_eq!(both(&away, after), none);
        if let Some((before_deal, deal)) = deals(before, after)
            && before_deal.ply < deal.ply
            && !deal.is_computer_due
        {
            assert_eq!(both(after, before), none, "taken back");
        }
    });
}

#[test]
fn cards_do_not_pile_up() {
    let mut kinds = BTreeMap::new();
    let waves: Vec<Vec<f32>> =
        sounds().map(|(noise, variation)| wave(noise, variation, Sound::Normal)).collect();
    screens(|before, after| {
        for cues in both(before, after) {
            assert!(cues.len() <= 20, "{cues:?}");
            assert!(cues.windows(2).all(|pair| pair[0].at + 45 <= pair[1].at), "{cues:?}");
            for cue in &cues {
                assert!(cue.variation < Cue::VARIATIONS);
                *kinds.entry(format!("{:?}", cue.noise)).or_insert(0) += 1;
            }
            let loudest = loudest(&mixed(&cues, &waves));
            assert!(loudest < 0.5, "{loudest}: {cues:?}");
        }
    });
    assert_eq!(kinds.len(), Noise::ALL.len(), "all there is was heard: {kinds:?}");
}

/// All of them as a loudspeaker gives them, from every sound there is.
fn mixed(cues: &[Cue], waves: &[Vec<f32>]) -> Vec<f32> {
    let mut mix = Vec::new();
    for cue in cues {
        let begin = cue.at as usize * usize::from(RATE) / 1_000;
        let place = cue.noise as usize * usize::from(Cue::VARIATIONS) + usize::from(cue.variation);
        let samples = &waves[place];
        mix.resize(mix.len().max(begin + samples.len()), 0.0);
        for (sum, sample) in mix[begin..].iter_mut().zip(samples) {
            *sum += sample;
        }
    }
    mix
}

/// The height of the loudest sample.
fn loudest(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |most, sample| most.max(sample.abs()))
}

#[test]
fn a_volume_that_is_chosen_is_heard() {
    screens(|_, after| {
        for (was, is) in [(Sound::Off, Sound::Soft), (Sound::Soft, Sound::Normal)] {
            let screen = |sound| {
                let mut screen = after.clone();
                screen.preferences.sound = sound;
                screen
            };
            assert_eq!(both(&screen(was), &screen(is)).map(|cues| cues.len()), [3, 3]);
        }
    });
}

/// Every sound there is.
fn sounds() -> impl Iterator<Item = (Noise, u8)> {
    let variations = |noise| (0..Cue::VARIATIONS).map(move |variation| (noise, variation));
    Noise::ALL.into_iter().flat_map(variations)
}

#[test]
fn a_sound_is_short_and_low_and_begins_and_ends_in_silence() {
    for (noise, variation) in sounds() {
        let samples = wave(noise, variation, Sound::Normal);
        let peak = loudest(&samples);
        let which = format!("{noise:?} {variation}");
        assert!(samples.iter().all(|sample| sample.is_finite()), "{which}");
        assert!((0.05..0.25).contains(&peak), "{which}: {peak}");
        let milliseconds = samples.len() * 1_000 / usize::from(RATE);
        assert!((40..700).contains(&milliseconds), "{which}: {milliseconds}");
        assert!(samples[0].abs() < peak / 15.0, "{which} clicks");
        let end = &samples[samples.len() - usize::from(RATE) / 100..];
        assert!(end.iter().all(|sample| sample.abs() < peak / 30.0), "{which} is cut off");
        assert!(end[end.len() - 1].abs() < peak / 10_000.0, "{which} clicks at the end");
    }
}

#[test]
fn the_same_is_heard_again_in_the_same_way_and_others_differ() {
    for (noise, variation) in sounds() {
        let samples = wave(noise, variation, Sound::Normal);
        assert_eq!(samples, wave(noise, variation, Sound::Normal));
        for other in variation + 1..Cue::VARIATIONS {
            assert_ne!(samples, wave(noise, other, Sound::Normal), "{noise:?}");
        }
        assert!(wave(noise, variation, Sound::Off).is_empty());
        let soft = wave(noise, variation, Sound::Soft);
        assert_eq!(soft.len(), samples.len());
        for (soft, normal) in soft.iter().zip(&samples) {
            assert!((soft - 0.4 * normal).abs() < 1e-6);
        }
    }
}

/// How often a second it goes through zero: few for what is dull, many for what is bright.
fn brightness(noise: Noise) -> usize {
    let samples = wave(noise, 2, Sound::Normal);
    let crossings = samples.windows(2).filter(|pair| pair[0] * pair[1] < 0.0).count();
    crossings * usize::from(RATE) / samples.len()
}

#[test]
fn wood_is_duller_than_cards() {
    let knock = brightness(Noise::Knock);
    for noise in [Noise::Dealt, Noise::Turned, Noise::Gathered] {
        assert!(brightness(noise) > 3 * knock, "{noise:?}: {} {knock}", brightness(noise));
    }
}
