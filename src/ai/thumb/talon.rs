use super::Ties;
use super::exchange::cards_to_lay;
use super::strength::thirds_expected;
use super::table::Table;
use crate::cards::CardSet;
use crate::rules::TakeChoices;

/// The group with which the hand promises most, after the discard that would follow.
pub(super) fn take(choices: TakeChoices, table: &Table, ties: &Ties) -> Option<CardSet> {
    let promise = |group: &CardSet| {
        let pool = table.hand | *group;
        let allowed = pool - CardSet::KINGS - CardSet::TRULL;
        let laid = cards_to_lay(pool, allowed, group.len(), ties);
        thirds_expected(pool - laid, table.discards | laid, &table.rules)
    };
    // The first of equals, as they lie.
    choices.legal().into_iter().rev().max_by_key(promise)
}
