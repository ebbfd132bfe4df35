use std::cmp::Ordering;

use super::table::Table;
use super::{Ties, thirds};
use crate::cards::{Card, CardSet};
use crate::rules::{Bonus, Declared, PlayChoices, trick_winner};

// All worths here are in tenths of a third of a point. They were chosen by letting variants of
// this player play some ten thousand deals against each other.

/// What a tarock is worth in the hand, whichever it is.
const TAROCK: i32 = 80;
/// What it is worth to have drawn a tarock from the other by a suit he does not hold.
const TRUMPED: i32 = 65;
/// What the other adds to a trick that he wins with a higher suit card.
const BEATEN: i32 = 150;
/// What it is worth to lead.
const LEAD: i32 = 40;
/// What it is worth to part with a King, which the other's next void would catch.
const KING: i32 = 50;
/// What the last two tarocks are worth while the other waits to win the last trick with the I.
const GUARD: i32 = 100;

/// How much less than the best a card may be worth that a learner is content with: two card points,
/// so that no slip is a folly.
const SLIP: i32 = 60;

/// The card that brings most, less what it would be worth if it were kept; or the second best, if
/// the player slips and it is not much worse.
pub(super) fn card(choices: &PlayChoices, table: &Table, ties: &Ties, slips: bool) -> Option<Card> {
    let score = |card: Card| {
        let brings = match choices.led() {
            Some(led) => answering(led, card, table),
            None => leading(card, table),
        };
        brings - keeping(card, table)
    };
    let candidates = candidates(choices, table);
    let best = ties.best(candidates, score)?;
    let second = ties.best(candidates.without(best), score);
    let is_near = |other: &Card| score(best) - score(*other) <= SLIP;
    Some(second.filter(|other| slips && is_near(other)).unwrap_or(best))
}

/// The legal cards; but of a hand that can win all sixteen tricks only those that do. The tarocks
/// that nothing beats are needed to draw the other's, and are kept for that.
fn candidates(choices: &PlayChoices, table: &Table) -> CardSet {
    let legal = choices.legal();
    if table.has_lost_trick || !table.is_sweep() {
        return legal;
    }
    let masters = legal & table.masters();
    let Some(led) = choices.led() else {
        let is_drawing = !table.theirs.is_disjoint(CardSet::TAROCKS);
        return if is_drawing { masters & CardSet::TAROCKS } else { masters };
    };
    let winning: CardSet = legal.iter().filter(|card| trick_winner(led, *card) == 1).collect();
    // None of them wins if the card led is itself the last that was higher.
    [winning - masters, winning, legal].into_iter().find(|cards| !cards.is_empty()).unwrap_or(legal)
}

/// What answering `led` with `card` brings.
fn answering(led: Card, card: Card, table: &Table) -> i32 {
    let wins = trick_winner(led, card) == 1;
    let points = 10 * (thirds(led) + thirds(card));
    let own = signed(points, wins) + bird_now(card, wins, table);
    let captured = if wins { LEAD + bird_now(led, true, table) } else { 0 };
    own + captured
}

/// What leading `card` brings, over all that the other may answer.
fn leading(card: Card, table: &Table) -> i32 {
    if card.is_tarock() { leading_tarock(card, table) } else { leading_suit(card, table) }
}

/// A tarock draws one from the other. That helps whoever has more of them.
fn leading_tarock(card: Card, table: &Table) -> i32 {
    let theirs = table.theirs & CardSet::TAROCKS;
    let wins = table.higher(card).is_empty();
    let ahead = table.my_tarocks() - table.their_tarocks();
    let drawing = if theirs.is_empty() { 0 } else { (30 * ahead).clamp(-120, 120) };
    let answer = theirs.iter().map(thirds).min().unwrap_or(1);
    let points = signed(10 * (thirds(card) + answer), wins);
    points + drawing + bird_now(card, wins, table) + if wins { LEAD } else { 0 }
}

/// A suit card is trumped, or beaten, or wins.
fn leading_suit(card: Card, table: &Table) -> i32 {
    let points = 10 * thirds(card);
    let void = table.holds_none(card.followers());
    let unbeaten = table.holds_none(table.higher(card)) - void;
    let beaten = 1000 - void - unbeaten;
    let if_void = if table.their_tarocks() > 0 { TRUMPED - points } else { points + LEAD };
    let if_beaten = -points - BEATEN;
    let if_unbeaten = points + 20 + LEAD;
    (void * if_void + beaten * if_beaten + unbeaten * if_unbeaten) / 1000
}

/// What a card is worth in the hand after this trick.
fn keeping(card: Card, table: &Table) -> i32 {
    if card.is_tarock() {
        keeping_tarock(card, table)
    } else if CardSet::KINGS.contains(card) && table.their_tarocks() > 0 {
        -KING
    } else {
        0
    }
}

/// A tarock is worth the more, the more of the other's it beats, and its own points as far as they
/// are safe.
fn keeping_tarock(card: Card, table: &Table) -> i32 {
    let theirs = table.theirs & CardSet::TAROCKS;
    let beats = i32::from((theirs - table.higher(card)).len());
    let chance = if CardSet::BIRDS.contains(card) { hope(table) } else { 1000 };
    let safe = 10 * thirds(card) * chance / 1000;
    let is_guard = theirs.contains(Card::PAGAT) && table.my_tarocks() <= 2;
    let guards = if is_guard { GUARD } else { 0 };
    TAROCK + 5 * beats + safe + guards + bird_later(card, table)
}

fn bonus_of(bird: Card) -> Option<Bonus> {
    Bonus::BIRDS.into_iter().find(|bonus| bonus.bird() == Some(bird))
}

/// What a bird brings that is played to this trick, if the trick is its own.
fn bird_now(card: Card, wins: bool, table: &Table) -> i32 {
    let due = bonus_of(card).filter(|bonus| bonus.own_trick() == Some(table.trick));
    due.map_or(0, |bonus| signed(bird_worth(bonus, table), wins))
}

/// What a bird is worth that is kept for its own trick.
fn bird_later(card: Card, table: &Table) -> i32 {
    let Some(bonus) = bonus_of(card) else { return 0 };
    let worth = bird_worth(bonus, table);
    let is_announced = table.announced(bonus).is_some();
    match table.trick.cmp(&bonus.own_trick().unwrap_or_default()) {
        Ordering::Less if is_announced => worth,
        // A bird that loses its own trick costs as much as it might have won.
        Ordering::Less => worth * (2 * hope(table) - 1000) / 1000,
        Ordering::Equal if is_announced => -worth,
        Ordering::Equal | Ordering::Greater => 0,
    }
}

/// What it is worth that a bird wins its own trick: its game points, in card points that decide the
/// game as often.
fn bird_worth(bonus: Bonus, table: &Table) -> i32 {
    let Some(bargain) = table.bargain else { return 0 };
    let (declared, weight) = match table.announced(bonus) {
        Some(_) => (Declared::After, 400),
        None => (Declared::Silent, 90),
    };
    weight * bonus.value(&bargain, declared).number() / bargain.game_value.number()
}

/// In how many of a thousand cases a bird that is kept comes to its points or its bonus.
fn hope(table: &Table) -> i32 {
    let theirs = table.their_tarocks();
    if theirs == 0 { 950 } else { (590 + 120 * (table.my_tarocks() - theirs)).clamp(0, 950) }
}

fn signed(amount: i32, plus: bool) -> i32 {
    if plus { amount } else { -amount }
}
