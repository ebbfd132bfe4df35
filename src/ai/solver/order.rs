//! Which cards are tried, and in what order.
//!
//! The order is fixed: what a card is worth here depends on the position alone, so that the table
//! meets the same positions again. The numbers were fitted by trying small changes of each on some
//! eighty positions and keeping what took fewer nodes.

use super::narrow::byte;
use super::state::{Play, State, TAROCKS};
use super::suits::{Suit, Suits};

/// The cards that a side may play, the most promising first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plays {
    /// A score above the card, in one number.
    list: [u32; 16],
    len: u8,
}

impl Plays {
    pub(super) const fn new() -> Self {
        Self { list: [0; 16], len: 0 }
    }

    /// Puts a card in its place: behind all of a higher score.
    fn insert(&mut self, score: i32, play: Play) {
        let scored = (score + 4096).cast_unsigned() << 8 | u32::from(play.0);
        let mut place = usize::from(self.len & 15);
        while place > 0 && self.list[place - 1] < scored {
            self.list[place & 15] = self.list[place - 1];
            place -= 1;
        }
        self.list[place & 15] = scored;
        self.len += 1;
    }

    pub(super) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(super) const fn get(&self, place: usize) -> Play {
        Play(self.list[place & 15].to_le_bytes()[0])
    }
}

/// What cards are left out and how the others are ordered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// Whether of equals only one is tried.
    pub(super) one_of_equals: bool,
    /// Whether the promising ones come first, or all as they lie.
    pub(super) in_order: bool,
    /// Whether cards of suits that a side holds alone are equals if they count the same.
    pub(super) across_suits: bool,
}

impl Choice {
    /// One of all equals, the promising first.
    pub(super) const BEST: Self = Self { one_of_equals: true, in_order: true, across_suits: false };
}

/// The places of the tarocks of `side` that are tried: one, the lowest, of each run of equals.
fn tarock_choices(state: &State, side: u8, choice: Choice) -> u32 {
    let own = state.tarocks_of(side);
    if !choice.one_of_equals {
        return own;
    }
    // Where a run ends though its owner goes on: each bird is a kind of its own, and the high ones
    // are one.
    let birds = (2 << state.bird_count()) - 1;
    let breaks = birds | 1 << (state.tarock_count - state.high);
    own & (!(own << 1) | breaks)
}

/// The places in a number's bits, lowest first.
fn places(mut bits: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = byte(bits.trailing_zeros());
        let is_there = bits != 0;
        bits &= bits.wrapping_sub(1);
        is_there.then_some(place)
    })
}

/// The groups that are suits, with what they are; of suits that are alike to the side to play only
/// one, unless equals are tried too.
fn different_suits<'a>(
    state: &State,
    suits: &'a Suits,
    side: usize,
    choice: Choice,
) -> impl Iterator<Item = (u8, &'a Suit)> {
    let (mut last, mut seen) = (u16::MAX, 0);
    // The last one first: of those that a side holds alone it has the most kinds.
    (0..4_u8).zip(state.suits).rev().filter_map(move |(group, number)| {
        let suit = &suits[number];
        let alone = suit.sides[side & 1].alone;
        let is_again = choice.one_of_equals && number == last
            || choice.across_suits && alone != 0 && alone & !seen == 0;
        last = number;
        seen |= alone;
        (!is_again).then_some((group, suit))
    })
}

/// What the leader may lead.
pub(super) fn leads(plays: &mut Plays, state: &State, suits: &Suits, choice: Choice) {
    let (side, other) = (usize::from(state.leader & 1), usize::from(state.leader & 1 ^ 1));
    let their_tarocks = state.tarocks_of(state.leader ^ 1);
    for (group, suit) in different_suits(state, suits, side, choice) {
        let (own, theirs) = (&suit.sides[side], &suit.sides[other]);
        let (own_count, their_count) = (i32::from(own.count), i32::from(theirs.count));
        let choices = if choice.one_of_equals { own.choices } else { own.own };
        for place in places(choices.into()) {
            let thirds = i32::from(suit.thirds[usize::from(place & 7)]);
            let score = match (their_count, their_tarocks) {
                _ if !choice.in_order => 0,
                (0, 0) => 104 - 4 * thirds,
                // It costs the other a tarock.
                (0, _) => 80 - 4 * thirds,
                _ if theirs.own >> place == 0 => 280 - 4 * their_count - 2 * own_count,
                _ => 168 + 2 * thirds - 6 * their_count + 8 * own_count,
            };
            plays.insert(score, Play::new(group, place));
        }
    }
    let more = i32::from(state.tarock_count) - 2 * their_tarocks.count_ones().cast_signed();
    for place in places(tarock_choices(state, state.leader, choice)) {
        let thirds = i32::from(state.thirds_of_tarock(place));
        let score = match their_tarocks {
            _ if !choice.in_order => 0,
            0 => 112 - 4 * thirds,
            _ if their_tarocks >> place == 0 => 128 + 10 * more,
            _ => 64 - 4 * thirds + 16 * more,
        };
        plays.insert(score, Play::new(TAROCKS, place));
    }
}

/// What may be answered to a lead.
pub(super) fn answers(plays: &mut Plays, state: &State, suits: &Suits, led: Play, choice: Choice) {
    let (side, other) = (usize::from(state.leader & 1 ^ 1), usize::from(state.leader & 1));
    if led.group() != TAROCKS {
        let suit = &suits[state.suits[usize::from(led.group() & 3)]];
        let own = &suit.sides[side];
        if own.count > 0 {
            let choices = if choice.one_of_equals { own.choices } else { own.own };
            for place in places(choices.into()) {
                let thirds = i32::from(suit.thirds[usize::from(place & 7)]);
                let score = match place > led.place() {
                    _ if !choice.in_order => 0,
                    true => 240 + 4 * thirds,
                    false => 120 - 8 * thirds,
                };
                plays.insert(score, Play::new(led.group(), place));
            }
            return;
        }
    }
    let tarocks = tarock_choices(state, state.leader ^ 1, choice);
    for place in places(tarocks) {
        let thirds = i32::from(state.thirds_of_tarock(place));
        let height = i32::from(place);
        let score = match place > led.place() {
            _ if !choice.in_order => 0,
            _ if led.group() != TAROCKS => 4 * thirds - 26 * height,
            true => 160 + 4 * thirds - 2 * height,
            false => 120 - 8 * thirds - height,
        };
        plays.insert(score, Play::new(TAROCKS, place));
    }
    if tarocks != 0 {
        return;
    }
    for (group, suit) in different_suits(state, suits, side, choice) {
        let own = &suit.sides[side];
        let counts = 7 * i32::from(own.count) - 19 * i32::from(suit.sides[other].count);
        let choices = if choice.one_of_equals { own.choices } else { own.own };
        for place in places(choices.into()) {
            let thirds = i32::from(suit.thirds[usize::from(place & 7)]);
            let score = if choice.in_order { counts - 2 * thirds } else { 0 };
            plays.insert(score, Play::new(group, place));
        }
    }
}
