use super::strength::{talon_brings, thirds_expected};
use super::table::Table;
use crate::rules::{Call, CallChoices, Contract};

/// How many thirds the hand must promise for a contract; 107 win it. The first bids may promise
/// less, since the other is likely to be the weaker one if he lets them stand; for a Solo, which
/// nobody can better, that is no help.
const fn enough(contract: Contract) -> i32 {
    match contract {
        Contract::Dreiblatt => 98,
        Contract::Zweiblatt => 105,
        Contract::Einblatt => 111,
        Contract::Solo => 125,
    }
}

/// How much less is enough over a bid of the other: to let him play costs too, and the more the
/// higher his game.
const fn ease_over(contract: Contract) -> i32 {
    6 + 5 * contract as i32
}

/// The highest bid that the hand is worth; else the other's contract taken over, if that is
/// allowed and the hand is worth it; else a pass. A hand that is `misjudged` is taken for so many
/// thirds better than it is.
pub(super) fn call(choices: &CallChoices, table: &Table, misjudged: i32) -> Call {
    let legal = choices.legal();
    let standing = choices.standing().map(|over| over.contract);
    let promise = thirds_expected(table.hand, table.discards, &table.rules)
        + standing.map_or(0, ease_over)
        + misjudged;
    let is_worth = |contract: Contract| promise + talon_brings(contract) >= enough(contract);
    let is_good = |call: &Call| match call {
        Call::Pass => true,
        Call::Bid(contract) => is_worth(*contract),
        Call::Hold | Call::Unterer => standing.is_some_and(is_worth),
    };
    // In the order of the calls the bids stand last, the highest at the end.
    legal.iter().rev().find(is_good).unwrap_or(Call::Pass)
}
