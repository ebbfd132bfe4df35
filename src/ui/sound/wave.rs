use std::f32::consts::PI;

use super::{Cue, Grain, Noise, recipe};
use crate::app::Sound;

/// How many samples a second has.
pub const RATE: u16 = 44_100;

/// Over how many samples a sound is brought to silence at its end, so that it does not click.
const FADE: usize = 300;

/// The samples of a sound, each between -1 and 1; none where nothing is to be heard. The same is
/// always the same.
#[must_use]
pub fn wave(noise: Noise, variation: u8, volume: Sound) -> Vec<f32> {
    let (grains, peak) = recipe(noise);
    let hundredths = match volume {
        Sound::Off => return Vec::new(),
        Sound::Soft => 40,
        Sound::Normal => 100_u16,
    };
    // Around the middle one, some are a little brighter and some a little duller.
    let shift = f32::from(variation) - f32::from(Cue::VARIATIONS / 2);
    let brightness = 1.0 + 0.04 * shift;
    let mut samples = vec![0.0; grains.iter().map(length).max().unwrap_or(0)];
    let mut dice = Dice(u32::from(variation) * 7_919 + 1);
    for grain in grains {
        add(grain, brightness, &mut dice, &mut samples);
    }
    let count = samples.len();
    for (left, sample) in (0_u16..).zip(samples.iter_mut().rev()).take(FADE.min(count)) {
        *sample *= f32::from(left) / 300.0;
    }
    let gain = f32::from(u16::from(peak) * hundredths) / 10_000.0 / loudest(&samples);
    for sample in &mut samples {
        *sample *= gain;
    }
    samples
}

/// Numbers that follow from one another (a linear congruence): noise that is always the same.
struct Dice(u32);

impl Dice {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let [high, low, ..] = self.0.to_be_bytes();
        f32::from(i16::from_be_bytes([high, low])) / 32_768.0
    }
}

/// So many tenths of a millisecond, in samples.
fn samples_in(tenths: u16) -> usize {
    usize::from(tenths) * usize::from(RATE) / 10_000
}

/// When nothing is heard of a grain any more, in samples.
fn length(grain: &Grain) -> usize {
    // A resonance dies away the later the narrower and the lower it is.
    let breadth = usize::from(grain.breadth) * usize::from(grain.pitch) / 10_000;
    let ringing = usize::from(RATE) / 3 / breadth.max(1);
    samples_in(grain.at + grain.attack) + 5 * samples_in(grain.decay).max(ringing) + FADE
}

/// Adds a grain: what sets it sounding swells and dies away, through a band-pass filter with a state
/// of two numbers (integrated by the trapezoidal rule, so that no pitch makes it unstable).
fn add(grain: &Grain, brightness: f32, dice: &mut Dice, samples: &mut [f32]) {
    let angle = PI * f32::from(grain.pitch) * brightness / f32::from(RATE);
    // The beginning of the series of the tangent, which is near enough for what is heard.
    let square = angle * angle;
    let tangent = angle * (1.0 + square * (1.0 / 3.0 + square * (2.0 / 15.0)));
    let through = 1.0 / (1.0 + tangent * (tangent + f32::from(grain.breadth) / 10_000.0));
    let attack = 10_000.0 / (f32::from(grain.attack) * f32::from(RATE));
    let decay = 1.0 - 10_000.0 / (f32::from(grain.decay) * f32::from(RATE));
    let (mut swell, mut force, mut hiss) = (0.0_f32, 1.0, 0.0);
    let (mut band, mut low) = (0.0, 0.0);
    let samples = &mut samples[samples_in(grain.at)..];
    let heard: Vec<f32> = samples
        .iter()
        .map(|_| {
            if swell < 1.0 {
                swell += attack;
            } else {
                force *= decay;
            }
            // White noise is too sharp for paper.
            hiss += 0.45 * (dice.next() - hiss);
            let push = force * swell.min(1.0) * if grain.is_struck() { 1.0 } else { hiss };
            let band_now = through * (band + tangent * (push - low));
            let low_now = low + tangent * band_now;
            band = 2.0 * band_now - band;
            low = 2.0 * low_now - low;
            band_now
        })
        .collect();
    let scale = f32::from(grain.level) / loudest(&heard);
    for (sample, heard) in samples.iter_mut().zip(heard) {
        *sample += heard * scale;
    }
}

/// The height of the loudest sample.
fn loudest(samples: &[f32]) -> f32 {
    samples.iter().fold(f32::EPSILON, |most, sample| most.max(sample.abs()))
}
