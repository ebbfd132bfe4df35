use super::bounds::{self, Sure};
use super::game::{NEVER, Needed, OPEN_TO_NOBODY, Rewards};
use super::order::{self, Choice, Plays};
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
        one_of_equals: Self::has(techniques::NO_EQUALS),
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
            let mut plays = Plays::new();
            let lead = open.take().unwrap_or_else(|| {
                order::leads(&mut plays, &state, &self.suits, Choice::BEST);
                plays.get(0)
            });
            let mut plays = Plays::new();
            order::answers(&mut plays, &state, &self.suits, lead, Choice::BEST);
            let answer = plays.get(0);
            let thirds = self.thirds_of_trick(&state, lead, answer);
            state = self.after(&state, lead, answer, thirds);
            gains += if state.leader == 0 { i32::from(thirds) } else { 0 };
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
        let points_key = self.table.key(state, POINTS);
        if !GAME && Self::has(techniques::NO_TABLE) {
            self.table.fetch(points_key);
        }
        let sure = bounds::sure(state, &self.suits);
        let (mut low, mut high) = sides_bounds(state, sure);
        if !Self::has(techniques::NO_SURE) {
            (low, high) = (0, i32::from(state.rest));
        }
        let mut ask = ask;
        if GAME {
            ask.valat = valat_after(ask.valat, sure.tricks);
            let Some(Needed { at_best, at_worst }) =
                self.rewards.as_ref().map(|rewards| rewards.needed(state, ask))
            else {
                return -NEVER;
            };
            if at_best == at_worst && Self::has(techniques::NO_REDUCTION) {
                if at_best == 0 || at_best == NEVER {
                    return -at_best;
                }
                let mut points = *state;
                points.birds &= 1;
                self.nodes -= 1;
                return self.value::<false>(&points, at_best + want, POINTS) - at_best;
            }
            // What is known of the card points alone, with the birds as good or as bad as can be.
            let mut points = *state;
            points.birds &= 1;
            if Self::has(techniques::NO_TABLE)
                && let Some(known) = self.table.get(self.table.key(&points, POINTS))
            {
                low = low.max(known.low.into());
                high = high.min(known.high.into());
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
        }
        if low >= want {
            return low;
        }
        if high < want {
            return high;
        }
        let key = if GAME { self.table.key(state, ask) } else { points_key };
        let mut remembered = None;
        if Self::has(techniques::NO_TABLE)
            && let Some(known) = self.table.get(key)
        {
            low = low.max(low_of::<GAME>(known));
            high = high.min(high_of::<GAME>(known));
            if low >= want {
                return low;
            }
            if high < want {
                return high;
            }
            remembered = Some(Play(known.lead));
        }
        let found = self.search::<GAME>(state, want, ask, remembered);
        if self.is_stopped {
            return found.0;
        }
        self.remember::<GAME>(key, state.left, found, (low, high), want);
        found.0
    }

    fn remember<const GAME: bool>(
        &mut self,
        key: Key,
        left: u8,
        (value, lead): (i32, Play),
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
            Known { low: pile(-low), high: pile(-high), lead: lead.0 }
        } else {
            Known { low: pile(low), high: pile(high), lead: lead.0 }
        };
        self.table.put(key, left, known);
    }

    /// Tries the leads: the value, and the lead that decided it.
    fn search<const GAME: bool>(
        &mut self,
        state: &State,
        want: i32,
        ask: Ask,
        remembered: Option<Play>,
    ) -> (i32, Play) {
        let is_up = state.leader == 0;
        let mut best = (if is_up { -2 * NEVER } else { 2 * NEVER }, Play::NONE);
        let remembered = if Self::has(techniques::NO_REMEMBERED_LEAD) { remembered } else { None };
        if let Some(lead) = remembered {
            best = (self.value_of_lead::<GAME>(state, lead, want, ask), lead);
            if self.is_stopped || is_up == (best.0 >= want) {
                return best;
            }
        }
        let mut leads = Plays::new();
        order::leads(&mut leads, state, &self.suits, Self::CHOICE);
        for place in 0..leads.len() {
            let lead = leads.get(place);
            if remembered == Some(lead) {
                continue;
            }
            let value = self.value_of_lead::<GAME>(state, lead, want, ask);
            if self.is_stopped {
                break;
            }
            if if is_up { value > best.0 } else { value < best.0 } {
                best = (value, lead);
            }
            if is_up == (best.0 >= want) {
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
        let mut answers = Plays::new();
        order::answers(&mut answers, state, &self.suits, led, Self::CHOICE);
        let is_up = state.leader == 1;
        let mut best = if is_up { -2 * NEVER } else { 2 * NEVER };
        for place in 0..answers.len() {
            let answer = answers.get(place);
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

    fn after(&self, state: &State, led: Play, answer: Play, thirds: u8) -> State {
        state.after(&self.suits, led, answer, thirds, Self::has(techniques::NO_UNION))
    }

    /// The value once a trick is complete.
    pub(super) fn value_of_trick<const GAME: bool>(
        &mut self,
        state: &State,
        led: Play,
        answer: Play,
        want: i32,
        ask: Ask,
    ) -> i32 {
        let thirds = self.thirds_of_trick(state, led, answer);
        let mut next = self.after(state, led, answer, thirds);
        let (gain, ask) = self.gain::<GAME>(state, (led, answer, thirds), &mut next, ask);
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
