//! The estimates of card points: least squares.

use kosakeln::ai::estimate::{self, features};
use kosakeln::rules::{Contract, Role, Seat};

use crate::deals::Deals;
use crate::least_squares;
use crate::quality::{Sample, deviation, held_out, residuals};
use crate::samples::{self, Solved};
use crate::source::Constant;

const RIDGE: f64 = 2.0;

/// What forehand takes in tricks, by both hands.
pub(crate) fn tricks(deals: Deals) -> Option<Vec<Constant>> {
    let solved = samples::solved(deals);
    let sample = |solved: &Solved| {
        let hands = solved.deal.open.hands;
        let pair = features::of_pair(hands.forehand, hands.dealer);
        let features = [1.0].into_iter().chain(pair).collect();
        // Like hands share what is in play.
        let target = (solved.tricks.forehand - solved.tricks.dealer) / 2.0;
        Sample { features, target }
    };
    let present = |solved: &Solved| {
        estimate::tricks(solved.deal.open.hands)
            - f64::midpoint(solved.tricks.forehand, solved.tricks.dealer)
    };
    let weights = fit("tricks", &solved, sample, present)?;
    let (lead, pair) = weights.split_first()?;
    Some(vec![Constant::number("LEAD", *lead), Constant::list("PAIR_WEIGHTS", pair)])
}

/// What each has at the end, by his own hand before the auction.
pub(crate) fn totals(deals: Deals) -> Option<Vec<Constant>> {
    let solved = samples::solved(deals);
    let roles = [
        (Role::Declarer, ["DECLARER_WEIGHTS", "DECLARER_CONTRACTS", "DECLARER_FOREHAND"]),
        (Role::Defender, ["DEFENDER_WEIGHTS", "DEFENDER_CONTRACTS", "DEFENDER_FOREHAND"]),
    ];
    let mut constants = Vec::new();
    for (role, [own, contracts, forehand]) in roles {
        let place = |solved: &Solved| {
            let bargain = solved.deal.open.bargain;
            let declarer = bargain.declarer;
            let seat = if role == Role::Declarer { declarer } else { declarer.other() };
            (seat, bargain.contract, solved.deal.before[seat])
        };
        let sample = |solved: &Solved| {
            let (seat, contract, (hand, discards)) = place(solved);
            let flag = |is_so: bool| f64::from(u8::from(is_so));
            // Without the constant: one of the contracts is always there.
            let mut features = features::of_own(hand, discards)[1..].to_vec();
            features.extend(Contract::ALL.map(|other| flag(other == contract)));
            features.push(flag(seat == Seat::Forehand));
            let aside = f64::from(solved.deal.open.aside[seat].thirds());
            Sample { features, target: solved.tricks[seat] + aside }
        };
        let present = |solved: &Solved| {
            let (seat, contract, (hand, discards)) = place(solved);
            estimate::total(hand, discards, seat, role, contract)
        };
        let name =
            if role == Role::Declarer { "the declarer's total" } else { "the defender's total" };
        let weights = fit(name, &solved, sample, present)?;
        let (hand, beside) = weights.split_at(features::OWN - 1);
        let (by_contract, lead) = beside.split_at(Contract::ALL.len());
        constants.push(Constant::list(own, hand));
        constants.push(Constant::list(contracts, by_contract));
        constants.push(Constant::number(forehand, *lead.first()?));
    }
    Some(constants)
}

/// Says how good weights are that have not seen the last fifth, and gives those that have seen all.
fn fit(
    name: &str,
    solved: &[Solved],
    sample: impl Fn(&Solved) -> Sample,
    present: impl Fn(&Solved) -> f64,
) -> Option<Vec<f64>> {
    let all: Vec<Sample> = solved.iter().map(sample).collect();
    let (seen, unseen) = held_out(&all);
    let weights = least_squares::fit(seen, RIDGE)?;
    let truth: Vec<f64> = unseen.iter().map(|sample| sample.target).collect();
    let told: Vec<f64> = unseen.iter().map(|sample| sample.weighed(&weights)).collect();
    let told_now: Vec<f64> = held_out(solved).1.iter().map(present).collect();
    eprintln!("{name}, in thirds: {} deals, {} of them held out", all.len(), unseen.len());
    eprintln!("    standard deviation {:6.2}", deviation(&truth));
    eprintln!("    fitted   {}", residuals(&told, &truth));
    eprintln!("    present  {}", residuals(&told_now, &truth));
    least_squares::fit(&all, RIDGE)
}
