//! What hands are worth at a glance: card points that solved deals of like hands came to.
//!
//! The weights were fitted to deals that the solver has solved, by least squares and by logistic
//! regression: `cargo run --release --example fit` does it again. docs/strength.md has how well
//! they do.

mod bird_weights;
pub mod features;
mod weights;

use crate::ai::exact::logistic;
use crate::cards::CardSet;
use crate::rules::{Bonus, BySeat, Contract, Role, Seat};

/// About how many thirds of a card point forehand takes in the sixteen tricks with both hands open.
#[must_use]
pub fn tricks(hands: BySeat<CardSet>) -> f64 {
    let features = features::of_pair(hands.forehand, hands.dealer);
    let all = f64::from((hands.forehand | hands.dealer).points().thirds());
    let weighed = dot(&features, &weights::PAIR_WEIGHTS);
    (all / 2.0 + weights::LEAD + weighed).clamp(0.0, all)
}

/// About how many thirds of a card point a player has at the end of the deal, all that counts for
/// him included, as far as he can tell by his own cards before the Cossack talon is exposed.
#[must_use]
pub fn total(hand: CardSet, discards: CardSet, seat: Seat, role: Role, contract: Contract) -> f64 {
    let features = features::of_own(hand, discards);
    let (own, contracts, forehand) = match role {
        Role::Declarer => {
            (&weights::DECLARER_WEIGHTS, &weights::DECLARER_CONTRACTS, weights::DECLARER_FOREHAND)
        }
        Role::Defender => {
            (&weights::DEFENDER_WEIGHTS, &weights::DEFENDER_CONTRACTS, weights::DEFENDER_FOREHAND)
        }
    };
    let lead = if seat == Seat::Forehand { forehand } else { 0.0 };
    dot(&features[1..], own) + contracts[contract as usize] + lead
}

/// How likely `holder` wins the bird's own trick with it if he wants to above all, with both hands
/// open at the first lead; 0 for what is no bird's bonus.
#[must_use]
pub fn bird(hands: BySeat<CardSet>, holder: Seat, bonus: Bonus) -> f64 {
    let features = features::of_pair(hands[holder], hands[holder.other()]);
    likely(&features, &bird_weights::PAIR_BIRD_WEIGHTS, holder, bonus)
}

/// The same as far as the holder can tell by his own hand.
#[must_use]
pub fn own_bird(hand: CardSet, holder: Seat, bonus: Bonus) -> f64 {
    let features = features::of_own(hand, CardSet::EMPTY);
    likely(&features[1..], &bird_weights::OWN_BIRD_WEIGHTS, holder, bonus)
}

fn likely<const N: usize>(
    features: &[f64],
    weights: &[[f64; N]; 4],
    holder: Seat,
    bonus: Bonus,
) -> f64 {
    let Some(place) = Bonus::BIRDS.into_iter().position(|bird| bird == bonus) else { return 0.0 };
    let weights = &weights[place];
    let lead = if holder == Seat::Forehand { weights[1] } else { 0.0 };
    logistic(weights[0] + lead + dot(features, &weights[2..]))
}

fn dot(features: &[f64], weights: &[f64]) -> f64 {
    features.iter().zip(weights).fold(0.0, |sum, (feature, weight)| sum + feature * weight)
}
