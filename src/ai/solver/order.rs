use super::state::{Play, State, TAROCKS};
use super::suits::Suits;

/// The cards that a side may play, one of each kind of equals, the most promising first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plays {
    /// A score above the card, in one number.
    list: [u32; 32],
    len: u8,
}

impl Plays {
    pub(super) const fn new() -> Self {
        Self { list: [0; 32], len: 0 }
    }

    /// Puts a card in its place: before all of a lower score.
    fn insert(&mut self, score: i32, play: Play) {
        let scored = ((score + 4096).max(0) as u32) << 8 | u32::from(play.0);
        let mut place = usize::from(self.len & 31);
        while place > 0 && self.list[place - 1] < scored {
            self.list[place & 31] = self.list[place - 1];
            place -= 1;
        }
        self.list[place & 31] = scored;
        self.len += 1;
    }

    pub(super) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(super) const fn get(&self, place: usize) -> Play {
        Play(self.list[place & 31] as u8)
    }
}

/// The places of the tarocks of `side` that are worth trying: one, the lowest, of each run of
/// equals.
fn tarock_choices(state: &State, side: u8, all: bool) -> u32 {
    let own = state.tarocks_of(side);
    if all {
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
        let place = bits.trailing_zeros() as u8;
        let is_there = bits != 0;
        bits &= bits.wrapping_sub(1);
        is_there.then_some(place)
    })
}

/// What the leader may lead.
pub(super) fn leads(state: &State, suits: &Suits, all: bool, unordered: bool) -> Plays {
    let mut plays = Plays::new();
    let (side, other) = (usize::from(state.leader & 1), usize::from(state.leader & 1 ^ 1));
    let their_tarocks = state.tarocks_of(state.leader ^ 1);
    for group in 0..4_u8 {
        let number = state.suits[usize::from(group)];
        if group > 0 && state.suits[usize::from(group) - 1] == number && !all {
            continue;
        }
        let suit = &suits[number];
        let (own, theirs) = (&suit.sides[side], &suit.sides[other]);
        let choices = if all { own.own } else { own.choices };
        for place in places(choices.into()) {
            let thirds = i32::from(suit.thirds[usize::from(place & 7)]);
            let score = if unordered {
                0
            } else if theirs.count == 0 {
                // Nobody follows: it costs a tarock, or wins.
                if their_tarocks == 0 {
                    w(0) + w(1) * thirds
                } else {
                    w(2) + w(3) * thirds + w(4) * i32::from(own.count)
                }
            } else if theirs.own >> place == 0 {
                w(5) + w(6) * thirds + w(7) * i32::from(theirs.count) + w(8) * i32::from(own.count)
            } else {
                w(9) + w(10) * thirds + w(11) * i32::from(theirs.count) + w(12) * i32::from(own.count)
            };
            plays.insert(score, Play::new(group, place));
        }
    }
    let more = state.tarock_count as i32 - 2 * their_tarocks.count_ones() as i32;
    for place in places(tarock_choices(state, state.leader, all)) {
        let thirds = i32::from(state.thirds_of_tarock(place));
        let score = if unordered {
            0
        } else if their_tarocks == 0 {
            w(13) + w(14) * thirds
        } else if their_tarocks >> place == 0 {
            w(15) + w(16) * thirds + w(17) * more
        } else {
            w(18) + w(19) * thirds + w(20) * more + w(21) * (their_tarocks >> place).count_ones() as i32
        };
        plays.insert(score, Play::new(TAROCKS, place));
    }
    plays
}

/// What may be answered to a lead.
pub(super) fn answers(
    state: &State,
    suits: &Suits,
    led: Play,
    all: bool,
    unordered: bool,
) -> Plays {
    let mut plays = Plays::new();
    let side = state.leader ^ 1;
    if led.group() != TAROCKS {
        let suit = &suits[state.suits[usize::from(led.group() & 3)]];
        let own = &suit.sides[usize::from(side & 1)];
        if own.count > 0 {
            for place in places(if all { own.own } else { own.choices }.into()) {
                let thirds = i32::from(suit.thirds[usize::from(place & 7)]);
                let score = if unordered {
                    0
                } else if place > led.place() {
                    w(22) + w(23) * thirds
                } else {
                    w(24) + w(25) * thirds
                };
                plays.insert(score, Play::new(led.group(), place));
            }
            return plays;
        }
    }
    let own_tarocks = tarock_choices(state, side, all);
    if own_tarocks != 0 {
        for place in places(own_tarocks) {
            let thirds = i32::from(state.thirds_of_tarock(place));
            let wins = led.group() != TAROCKS || place > led.place();
            let score = if unordered {
                0
            } else if led.group() != TAROCKS {
                w(26) + w(27) * thirds + w(28) * i32::from(place)
            } else if wins {
                w(29) + w(30) * thirds + w(31) * i32::from(place)
            } else {
                w(32) + w(33) * thirds + w(34) * i32::from(place)
            };
            plays.insert(score, Play::new(TAROCKS, place));
        }
        return plays;
    }
    for group in 0..4_u8 {
        let number = state.suits[usize::from(group)];
        if group > 0 && state.suits[usize::from(group) - 1] == number && !all {
            continue;
        }
        let suit = &suits[number];
        let own = &suit.sides[usize::from(side & 1)];
        for place in places(if all { own.own } else { own.choices }.into()) {
            let thirds = i32::from(suit.thirds[usize::from(place & 7)]);
            let score = if unordered { 0 } else { w(35) * thirds + w(36) * i32::from(own.count) + w(37) * i32::from(suit.sides[usize::from(side & 1 ^ 1)].count) };
            plays.insert(score, Play::new(group, place));
        }
    }
    plays
}

use std::sync::atomic::{AtomicI32, Ordering::Relaxed};
const fn a(v: i32) -> AtomicI32 { AtomicI32::new(v) }
pub static W: [AtomicI32; 40] = [a(104),a(-4),a(80),a(-16),a(0),a(248),a(0),a(-4),a(0),a(136),a(10),a(-3),a(10),a(112),a(-4),a(128),a(0),a(10),a(64),a(-4),a(8),a(0),a(240),a(4),a(120),a(-8),a(160),a(4),a(-26),a(160),a(4),a(-2),a(120),a(-8),a(-1),a(-2),a(7),a(-19),a(1),a(1)];
fn w(i: usize) -> i32 { W[i].load(Relaxed) }
