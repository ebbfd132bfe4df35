use super::bounds::{self, Sure};
use super::choice::{Choice, Tried};
use super::game::{NEVER, Needed, OPEN_TO_NOBODY, Rewards};
use super::order;
use super::state::{Play, State};
use super::suits::Suits;
use super::table::{Ask, Key, Known, Table};
use super::techniques;

/// A question of card points.
pub(super) const POINTS: Ask = Ask { target: 0, valat: 0 };

/// The search itself: null-window tests on states, within a number of nodes.
///
/// Values are side 0's, in thirds. For card points a value is what side 0 still wins. For game
/// points it is the negative of the pile that side 0, the declarer, needs to have by now for his
/// target; so winning points adds to it in the same way.
#[derive(Clone, Debug)]
pub(super) struct Engine<const OFF: u32> {
    suits: Suits,
    pub(super) table: Table,
    /// What the deal brings, if game points are asked for.
    pub(super) rewards: Option<Rewards>,
    pub(super) nodes: u64,
    /// At how many nodes to stop.
    pub(super) stop_at: u64,
    pub(super) is_stopped: bool,
}

impl<const OFF: u32> Engine<OFF> {
    const CHOICE: Choice = Choice {
        tried: if !Self::has(techniques::NO_EQUALS) {
            Tried::All
        } else if !Self::has(techniques::NO_GAIN) {
            Tried::OneOfEquals
        } else {
            Tried::ByGain
        },
        in_order: Self::has(techniques::NO_ORDER),
        across_suits: Self::has(techniques::NO_UNION),
    };

    const fn has(without: u32) -> bool {
        OFF & without == 0
    }

    pub(super) fn new(table_bits: u32) -> Self {
        Self {
            suits: Suits::new(),
            table: Table::new(table_bits),
            rewards: None,
            nodes: 0,
            stop_at: u64::MAX,
            is_stopped: false,
        }
    }

    pub(super) const fn suits(&self) -> &Suits {
        &self.suits
    }

    /// What side 0 wins if both always play the card that is tried first: a first guess.
    pub(super) fn playout(&self, state: &State, open: Option<Play>) -> i32 {
        let (mut state, mut open, mut gains) = (*state, open, 0);
        while state.left > 0 {
            let lead = open
                .take()
                .or_else(|| order::leads::<false>(&state, &self.suits, Choice::BEST).next());
            let lead = lead.unwrap_or(Play::NONE);
            let mut answers = order::answers::<false>(&state, &self.suits, lead, Choice::BEST);
            let answer = answers.next().unwrap_or(Play::NONE);
            let thirds = self.thirds_of_trick(&state, lead, answer);
            let sure;
            (state, sure) = self.after(&state, lead, answer, thirds);
            gains += i32::from(sure) + if state.leader == 0 { i32::from(thirds) } else { 0 };
        }
        gains
    }

    /// Whether the value of a position before a lead is at least `want`: a bound of it that lies on
    /// the same side of `want`. After [`is_stopped`](Self::is_stopped) it means nothing.
    pub(super) fn value<const GAME: bool>(&mut self, state: &State, want: i32, ask: Ask) -> i32 {
        if state.left == 0 {
            return if GAME { self.value_of_end(ask) } else { 0 };
        }
        if self.nodes >= self.stop_at {
            self.is_stopped = true;
            return want;
        }
        self.nodes += 1;
        if !GAME {
            let rest = i32::from(state.rest);
            if want <= 0 {
                return 0;
            }
            if want > rest {
                return rest;
            }
        }
        if GAME { self.value_of_game(state, want, ask) } else { self.value_of_points(state, want) }
    }

    /// The value of card points that are neither too few nor too many for sure.
    #[inline]
    fn value_of_points(&mut self, state: &State, want: i32) -> i32 {
        let key = self.table.key(state, POINTS);
        let (mut low, mut high) = (0, i32::from(state.rest));
        if Self::has(techniques::NO_TABLE)
            && let Some(known) = self.table.get(key)
        {
            (low, high) = (known.low.into(), known.high.into());
            if low >= want {
                return low;
            }
            if high < want {
                return high;
            }
        } else if Self::has(techniques::NO_SURE) {
            // What is in the table knows it already.
            (low, high) = sides_bounds(state, bounds::sure(state));
            if low >= want {
                return low;
            }
            if high < want {
                return high;
            }
        }
        let found = self.search::<false>(state, want, POINTS);
        if !self.is_stopped {
            self.remember::<false>(key, state.left, found, (low, high), want);
        }
        found
    }

    fn value_of_game(&mut self, state: &State, want: i32, mut ask: Ask) -> i32 {
        let mut sure = None;
        if ask.valat > OPEN_TO_NOBODY {
            let bounds = bounds::sure(state);
            ask.valat = valat_after(ask.valat, bounds.tricks);
            sure = Some(bounds);
        }
        let Some(Needed { at_best, at_worst }) =
            self.rewards.as_ref().map(|rewards| rewards.needed(state, ask))
        else {
            return -NEVER;
        };
        let mut points = *state;
        points.birds &= 1;
        let credit = points.without_sure_pagat();
        if at_best == at_worst && Self::has(techniques::NO_REDUCTION) {
            if at_best == 0 || at_best == NEVER {
                return -at_best;
            }
            self.nodes -= 1;
            let more = credit - at_best;
            return more + self.value::<false>(&points, want - more, POINTS);
        }
        let points_key = self.table.key(&points, POINTS);
        let key = self.table.key(state, ask);
        let mut known = None;
        let mut points_known = None;
        if Self::has(techniques::NO_TABLE) {
            self.table.fetch(points_key);
            known = self.table.get(key);
            if let Some(known) = known {
                let (low, high) = (low_of::<true>(known), high_of::<true>(known));
                if low >= want {
                    return low;
                }
                if high < want {
                    return high;
                }
            }
            points_known = self.table.get(points_key);
        }
        let (mut low, mut high) = (0, i32::from(state.rest));
        if Self::has(techniques::NO_SURE) {
            (low, high) = sides_bounds(state, sure.unwrap_or_else(|| bounds::sure(state)));
        }
        if let Some(known) = points_known {
            low = low.max(credit + i32::from(known.low));
            high = high.min(credit + i32::from(known.high));
        }
        low = if at_worst == NEVER { -NEVER } else { low - at_worst };
        high = if at_best == NEVER {
            -NEVER
        } else if at_best == 0 {
            NEVER
        } else {
            high - at_best
        };
        if at_worst == 0 {
            low = NEVER;
        }
        if let Some(known) = known {
            low = low.max(low_of::<true>(known));
            high = high.min(high_of::<true>(known));
        }
        if low >= want {
            return low;
        }
        if high < want {
            return high;
        }
        let found = self.search::<true>(state, want, ask);
        if !self.is_stopped {
            self.remember::<true>(key, state.left, found, (low, high), want);
        }
        found
    }

    fn remember<const GAME: bool>(
        &mut self,
        key: Key,
        left: u8,
        value: i32,
        (mut low, mut high): (i32, i32),
        want: i32,
    ) {
        if !Self::has(techniques::NO_TABLE) {
            return;
        }
        if value >= want {
            low = low.max(value);
        } else {
            high = high.min(value);
        }
        let known = if GAME {
            // As piles needed: 255 for one that cannot be had, 0 for none.
            Known { low: pile(-low), high: pile(-high) }
        } else {
            Known { low: pile(low), high: pile(high) }
        };
        self.table.put(key, left, known);
    }

    /// Tries the leads.
    fn search<const GAME: bool>(&mut self, state: &State, want: i32, ask: Ask) -> i32 {
        let is_up = state.leader == 0;
        let mut best = if is_up { -2 * NEVER } else { 2 * NEVER };
        for lead in order::leads::<GAME>(state, &self.suits, Self::CHOICE) {
            let value = self.value_of_lead::<GAME>(state, lead, want, ask);
            if self.is_stopped {
                break;
            }
            best = if is_up { best.max(value) } else { best.min(value) };
            if is_up == (best >= want) {
                break;
            }
        }
        best
    }

    /// The value once a card is led.
    pub(super) fn value_of_lead<const GAME: bool>(
        &mut self,
        state: &State,
        led: Play,
        want: i32,
        ask: Ask,
    ) -> i32 {
        let is_up = state.leader == 1;
        let mut best = if is_up { -2 * NEVER } else { 2 * NEVER };
        for answer in order::answers::<GAME>(state, &self.suits, led, Self::CHOICE) {
            let value = self.value_of_trick::<GAME>(state, led, answer, want, ask);
            if self.is_stopped {
                break;
            }
            best = if is_up { best.max(value) } else { best.min(value) };
            if is_up == (best >= want) {
                break;
            }
        }
        best
    }

    /// What side 0 gains by a trick that counts so much, and what is then the question; takes out of
    /// the state after it what no longer matters.
    #[inline]
    fn gain<const GAME: bool>(
        &self,
        state: &State,
        (led, answer, thirds): (Play, Play, u8),
        next: &mut State,
        mut ask: Ask,
    ) -> (i32, Ask) {
        if GAME && let Some(rewards) = &self.rewards {
            let answer_wins = next.leader != state.leader;
            ask.target -= rewards.of_trick(state, led, answer, answer_wins);
            next.birds &= rewards.birds_that_matter(next.left);
            ask.valat = valat_after(ask.valat, [next.leader == 0, next.leader == 1]);
        }
        (if next.leader == 0 { thirds.into() } else { 0 }, ask)
    }

    fn thirds_of_trick(&self, state: &State, led: Play, answer: Play) -> u8 {
        state.thirds(&self.suits, led) + state.thirds(&self.suits, answer)
    }

    fn after(&self, state: &State, led: Play, answer: Play, thirds: u8) -> (State, u8) {
        state.after(&self.suits, led, answer, thirds, Self::has(techniques::NO_UNION))
    }

    /// The value once a trick is complete.
    #[inline]
    pub(super) fn value_of_trick<const GAME: bool>(
        &mut self,
        state: &State,
        led: Play,
        answer: Play,
        want: i32,
        ask: Ask,
    ) -> i32 {
        let thirds = self.thirds_of_trick(state, led, answer);
        let (mut next, sure) = self.after(state, led, answer, thirds);
        let (mut gain, ask) = self.gain::<GAME>(state, (led, answer, thirds), &mut next, ask);
        gain += i32::from(sure);
        if !GAME {
            gain += next.without_sure_pagat();
        }
        gain + self.value::<GAME>(&next, want - gain, ask)
    }

    /// The value when all tricks are played.
    fn value_of_end(&self, ask: Ask) -> i32 {
        let Some(rewards) = &self.rewards else { return -NEVER };
        // With the last trick at most one side has won them all.
        let sweeper = usize::from(ask.valat.saturating_sub(OPEN_TO_NOBODY)) % 3;
        let steps = &rewards.terms().steps[sweeper];
        steps.needed(ask.target.into()).map_or(-NEVER, |pile| if pile == 0 { NEVER } else { -pile })
    }
}

/// What side 0 gets at least and at most.
const fn sides_bounds(state: &State, sure: Sure) -> (i32, i32) {
    let rest = state.rest as i32;
    if state.leader == 0 {
        (sure.leader, rest - sure.other)
    } else {
        (sure.other, rest - sure.leader)
    }
}

/// Which Valat is still possible when the sides have tricks, or will have one, as told.
const fn valat_after(valat: u8, tricks: [bool; 2]) -> u8 {
    if valat <= OPEN_TO_NOBODY {
        return valat;
    }
    let mut sides = valat - OPEN_TO_NOBODY;
    if tricks[1] {
        sides &= !1;
    }
    if tricks[0] {
        sides &= !2;
    }
    OPEN_TO_NOBODY + sides
}

/// As a byte of an entry.
fn pile(number: i32) -> u8 {
    if number > 210 { u8::MAX } else { u8::try_from(number).unwrap_or(0) }
}

fn low_of<const GAME: bool>(known: Known) -> i32 {
    match known.low {
        low if !GAME => low.into(),
        0 => NEVER,
        u8::MAX => -NEVER,
        pile => -i32::from(pile),
    }
}

fn high_of<const GAME: bool>(known: Known) -> i32 {
    match known.high {
        high if !GAME => high.into(),
        0 => NEVER,
        u8::MAX => -NEVER,
        pile => -i32::from(pile),
    }
}
