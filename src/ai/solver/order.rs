//! In what order cards are tried.
//!
//! The order is fixed: what a card is worth here depends on the position alone, so that the table
//! meets the same positions again. The numbers were fitted by trying small changes of each on some
//! hundred and fifty positions and keeping what took fewer nodes.

use super::choice::{Choice, places};
use super::state::{Play, State, TAROCKS};
use super::suits::{Suit, Suits};

/// The cards that a side may play, the most promising first.
#[derive(Clone, Debug)]
pub(super) struct Plays {
    /// A score above the card, in one number.
    list: [u32; 16],
    len: u8,
    /// How many were given out.
    given: u8,
}

impl Plays {
    const fn new() -> Self {
        Self { list: [0; 16], len: 0, given: 0 }
    }

    /// Puts a card in its place: behind all of a higher score.
    #[inline]
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
}

impl Iterator for Plays {
    type Item = Play;

    #[inline]
    fn next(&mut self) -> Option<Play> {
        let place = self.given;
        self.given += 1;
        (place < self.len).then(|| Play(self.list[usize::from(place & 15)].to_le_bytes()[0]))
    }
}

/// Of the cards of suits that a side holds alone, the one that gains most. They are one run:
/// whatever suit they are of, they win or lose alike.
struct Loose {
    gain: i32,
    score: i32,
    play: Play,
}

impl Loose {
    const NONE: Self = Self { gain: i32::MIN, score: 0, play: Play::NONE };

    fn add(&mut self, gain: i32, score: i32, play: Play) {
        if gain > self.gain {
            *self = Self { gain, score, play };
        }
    }

    fn put_into(self, plays: &mut Plays) {
        if self.play != Play::NONE {
            plays.insert(self.score, self.play);
        }
    }
}

/// What the leader may lead.
pub(super) fn leads<const GAME: bool>(state: &State, suits: &Suits, choice: Choice) -> Plays {
    let mut plays = Plays::new();
    let (side, other) = (usize::from(state.leader & 1), usize::from(state.leader & 1 ^ 1));
    let their_tarocks = state.tarocks_of(state.leader ^ 1);
    let their_tarock_count = their_tarocks.count_ones().cast_signed();
    let more = i32::from(state.tarock_count) - 2 * their_tarock_count;
    let mut loose = Loose::NONE;
    for (group, suit) in choice.different_suits(state, suits, side) {
        let (own, theirs) = (&suit.sides[side], &suit.sides[other]);
        let (own_count, their_count) = (i32::from(own.count), i32::from(theirs.count));
        for place in places(choice.led(own).into()) {
            let thirds = i32::from(suit.thirds[usize::from(place & 7)]);
            let score = match (their_count, their_tarocks) {
                _ if !choice.in_order => 0,
                (0, 0) => 104 - 4 * thirds,
                // It costs the other a tarock.
                (0, _) => 80 - 14 * thirds + 3 * own_count - 6 * more,
                _ if theirs.own >> place == 0 => 328 - 10 * their_count + own_count,
                _ => {
                    let has_higher = own.own >> place > 1;
                    let honours = 5 * thirds_at(suit, theirs.own.trailing_zeros())
                        - 9 * thirds_at(suit, own.own.ilog2());
                    180 + 12 * thirds - 15 * their_count + 24 * own_count + honours
                        - 54 * i32::from(own.cash_tricks)
                        - 12 * i32::from(has_higher)
                        + 12 * i32::from(their_tarocks == 0)
                        + 9 * more
                }
            };
            let play = Play::new(group, place);
            if choice.is_by_gain() && their_count == 0 {
                loose.add(if their_tarocks == 0 { thirds } else { -thirds }, score, play);
            } else {
                plays.insert(score, play);
            }
        }
    }
    loose.put_into(&mut plays);
    for place in places(choice.led_tarocks::<GAME>(state)) {
        let thirds = i32::from(state.thirds_of_tarock(place));
        let score = match their_tarocks {
            _ if !choice.in_order => 0,
            0 => 100 - 4 * thirds,
            _ if their_tarocks >> place == 0 => {
                80 + 16 * more + 19 * thirds - 4 * their_tarock_count
            }
            _ => {
                let is_early = GAME && state.bird_at(place).is_some_and(|n| n + 1 < state.left);
                64 - 15 * thirds + 7 * more + 6 * their_tarock_count - 96 * i32::from(is_early)
            }
        };
        plays.insert(score, Play::new(TAROCKS, place));
    }
    plays
}

fn thirds_at(suit: &Suit, place: u32) -> i32 {
    suit.thirds[place as usize & 7].into()
}

/// What may be answered to a lead.
pub(super) fn answers<const GAME: bool>(
    state: &State,
    suits: &Suits,
    led: Play,
    choice: Choice,
) -> Plays {
    let mut plays = Plays::new();
    let (side, other) = (usize::from(state.leader & 1 ^ 1), usize::from(state.leader & 1));
    if led.group() != TAROCKS {
        let suit = &suits[state.suits[usize::from(led.group() & 3)]];
        let (own, theirs) = (&suit.sides[side], &suit.sides[other]);
        if own.count > 0 {
            for place in places(choice.following(own, led.place()).into()) {
                let thirds = i32::from(suit.thirds[usize::from(place & 7)]);
                let above = (theirs.own >> place).count_ones().cast_signed();
                let score = match place > led.place() {
                    _ if !choice.in_order => 0,
                    true => 240 + thirds,
                    false => 120 - 8 * thirds + 6 * above,
                };
                plays.insert(score, Play::new(led.group(), place));
            }
            return plays;
        }
    }
    let tarocks = choice.answering_tarocks::<GAME>(state, led);
    let led_thirds = i32::from(state.thirds(suits, led));
    for place in places(tarocks) {
        let thirds = i32::from(state.thirds_of_tarock(place));
        let height = i32::from(place);
        let score = match place > led.place() {
            _ if !choice.in_order => 0,
            _ if led.group() != TAROCKS => 4 * thirds - 20 * height,
            true => 160 + 24 * led_thirds - 2 * thirds - 2 * height,
            false => {
                let is_due = GAME && state.bird_at(place).is_some_and(|n| n + 1 == state.left);
                120 - 8 * thirds - height - 24 * i32::from(is_due)
            }
        };
        plays.insert(score, Play::new(TAROCKS, place));
    }
    if tarocks != 0 {
        return plays;
    }
    let mut loose = Loose::NONE;
    for (group, suit) in choice.different_suits(state, suits, side) {
        let own = &suit.sides[side];
        let counts = 7 * i32::from(own.count) - 19 * i32::from(suit.sides[other].count);
        for place in places(choice.thrown(own).into()) {
            let thirds = i32::from(suit.thirds[usize::from(place & 7)]);
            let score = if choice.in_order { counts - 2 * thirds } else { 0 };
            let play = Play::new(group, place);
            if choice.is_by_gain() && own.alone != 0 {
                loose.add(-thirds, score, play);
            } else {
                plays.insert(score, play);
            }
        }
    }
    loose.put_into(&mut plays);
    plays
}
