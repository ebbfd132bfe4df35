use super::state::State;
use super::suits::Suits;

/// For a byte of owners, from the top: what it adds to the lead of the ones over the zeros, and how
/// far that lead rises on the way.
const RISES: [(i8, i8); 256] = {
    let mut rises = [(0, 0); 256];
    let mut owners = 0;
    while owners < 256 {
        let (mut lead, mut most) = (0_i8, 0_i8);
        let mut bit = 8;
        while bit > 0 {
            bit -= 1;
            lead += if owners >> bit & 1 == 1 { 1 } else { -1 };
            if lead > most {
                most = lead;
            }
        }
        rises[owners] = (lead, most);
        owners += 1;
    }
    rises
};

/// How many tricks tarocks make however they are played: each loses at most to one higher tarock
/// of the other side. `own` are bits at places, `count` how many places there are.
pub(super) fn sure_tarock_tricks(own: u32, count: u8) -> i32 {
    // The highest in bit 23. What is shifted in below belongs to the other and changes nothing.
    let [low, middle, high, _] = (own << (24 - count)).to_le_bytes();
    let (high, middle, low) =
        (RISES[usize::from(high)], RISES[usize::from(middle)], RISES[usize::from(low)]);
    let in_middle = high.0 + middle.1;
    let in_low = high.0 + middle.0 + low.1;
    i32::from(high.1.max(in_middle).max(in_low))
}

/// What the sides are sure of, in thirds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sure {
    /// The side that leads.
    pub(super) leader: i32,
    /// The other side.
    pub(super) other: i32,
    /// Whether each makes a trick for certain, by side.
    pub(super) tricks: [bool; 2],
}

/// Works out what both are sure of.
pub(super) fn sure(state: &State, suits: &Suits) -> Sure {
    let leader = state.leader;
    let (own, theirs) = (state.tarocks_of(leader), state.tarocks_of(leader ^ 1));
    let (own_count, their_count) = (own.count_ones() as i32, theirs.count_ones() as i32);
    let count = state.tarock_count;
    let own_sure = sure_tarock_tricks(own, count);
    let their_sure = sure_tarock_tricks(theirs, count);
    // The highest in a row.
    let top = |bits: u32| (!(bits << (32 - u32::from(count.max(1))))).leading_zeros() as i32;
    let own_top = if count == 0 { 0 } else { top(own).min(own_count) };
    let their_top = if count == 0 { 0 } else { top(theirs).min(their_count) };
    let high = i32::from(state.high);
    let pagat_is = |bits: u32| state.birds & bits as u8 & 1;
    let mut sure = Sure { leader: 0, other: 0, tricks: [false; 2] };
    if own_top >= their_count {
        // All tarocks of the other are drawn, or he has none; then the suits are free.
        let (mut tricks, mut thirds) = (own_count, 0);
        for number in state.suits {
            let suit = &suits[number].sides[usize::from(leader & 1)];
            tricks += i32::from(suit.free_tricks);
            thirds += i32::from(suit.free_thirds);
        }
        if tricks == i32::from(state.left) {
            sure.leader = i32::from(state.rest);
        } else {
            // Every tarock of both falls in these tricks, and a third at least with each of his own
            // that the other cannot answer.
            let pagat = 12 * i32::from(state.birds & 1);
            sure.leader = thirds + i32::from(count) + 12 * high + pagat + own_count - their_count;
        }
    } else {
        for number in state.suits {
            let suit = &suits[number].sides[usize::from(leader & 1)];
            sure.leader += i32::from(suit.cash_thirds);
        }
        sure.leader += 2 * own_sure + 12 * high.min(own_top);
    }
    sure.other = 2 * their_sure + 12 * high.min(their_top);
    if own_count == 0 {
        sure.other += 12 * i32::from(pagat_is(theirs));
    }
    sure.tricks[usize::from(leader & 1)] = sure.leader > 0;
    sure.tricks[usize::from(leader & 1 ^ 1)] = their_sure > 0;
    sure
}
