//! How players use to choose their discards: a conditional logit.

use kosakeln::ai::belief::Habits;

use crate::choice::{self, Choice};
use crate::deals::{Deals, Player};
use crate::quality::{count, held_out, mean};
use crate::samples::{self, Discard, LEANINGS};

const RIDGE: f64 = 20.0;
/// How many of the numbers say what is laid aside; the others say what is kept.
const LAID: usize = 7;

/// The fields of `Habits`, for pasting.
pub(crate) fn habits(deals: Deals) -> Option<String> {
    let discards = samples::discards(deals);
    let mut code = String::new();
    for (name, is_declarers) in [("defender", false), ("declarer", true)] {
        let of = |deals: &[Vec<Discard>]| {
            let of_role = deals.iter().flatten().filter(|one| one.is_declarers == is_declarers);
            choices(&of_role.collect::<Vec<_>>())
        };
        let (seen, unseen) = held_out(&discards);
        let (seen, unseen) = (of(seen), of(unseen));
        let weights = choice::fit(&seen, RIDGE)?;
        let all = of(&discards);
        eprintln!("{name}: {} discards, {} of them held out", all.len(), unseen.len());
        eprintln!("    log likelihood of those, a discard");
        for (by, weights) in
            [("none", [0.0; LEANINGS]), ("fitted", weights), ("present", present(is_declarers))]
        {
            eprintln!("    {by:<8} {:.4}", choice::log_likelihood(&unseen, &weights));
        }
        code.push_str(&leanings(name, &choice::fit(&all, RIDGE)?));
    }
    Some(code)
}

/// The master and rules of thumb count half each, however many discards there are of either.
fn choices(discards: &[&Discard]) -> Vec<Choice<LEANINGS>> {
    let weight = |by: Player| {
        let number = discards.iter().filter(|one| one.by == by).count();
        count(discards.len()) / (2.0 * count(number))
    };
    let [thumb, master] = [Player::Thumb, Player::Master].map(weight);
    let of = |one: &&Discard| {
        let weight = if one.by == Player::Thumb { thumb } else { master };
        Choice { weight, things: one.possible.clone() }
    };
    discards.iter().map(of).collect()
}

/// The leanings there are now.
pub(crate) fn present(is_declarers: bool) -> [f64; LEANINGS] {
    let habits = Habits::PLAYERS;
    let leanings = if is_declarers { habits.declarer } else { habits.defender };
    let kept = leanings.kept.into_iter().chain(leanings.kept_with_king);
    let mut numbers = leanings.discarded.into_iter().chain(kept);
    std::array::from_fn(|_| numbers.next().unwrap_or_default())
}

fn leanings(name: &str, weights: &[f64; LEANINGS]) -> String {
    let (laid, kept) = weights.split_at(LAID);
    let (without, with) = kept.split_at(kept.len() / 2);
    // As many cards are laid aside in each world, and there are four suits in each: only
    // differences tell anything.
    let [of_laid, of_kept] = [laid, kept].map(|numbers| mean(numbers.iter().copied()));
    let list = |numbers: &[f64], middle: f64| {
        let numbers = numbers.iter().map(|number| format!("{:.2}", number - middle));
        numbers.collect::<Vec<_>>().join(", ")
    };
    format!(
        "        {name}: Leanings {{
            discarded: [{}],
            kept: [{}],
            kept_with_king: [{}],
        }},
",
        list(laid, of_laid),
        list(without, of_kept),
        list(with, of_kept)
    )
}
