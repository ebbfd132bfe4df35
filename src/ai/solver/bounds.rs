use super::state::State;

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

/// The tarocks of a side.
#[derive(Clone, Copy)]
struct Tarocks {
    count: i32,
    /// How many of them are the highest of all in a row.
    top: i32,
    /// How many tricks they make however they are played.
    sure: i32,
    has_lowest: bool,
}

impl Tarocks {
    fn of(state: &State, side: u8) -> Self {
        let own = state.tarocks_of(side);
        let count = state.tarock_count;
        let top = (!(own << (32 - u32::from(count.max(1))))).leading_zeros().cast_signed();
        Self {
            count: own.count_ones().cast_signed(),
            top: if count == 0 { 0 } else { top },
            sure: sure_tarock_tricks(own, count),
            has_lowest: own & 1 == 1,
        }
    }
}

/// Works out what both are sure of.
pub(super) fn sure(state: &State) -> Sure {
    let leader = state.leader & 1;
    let (own, theirs) = (Tarocks::of(state, leader), Tarocks::of(state, leader ^ 1));
    let made = state.made;
    let leaders = claim(state, made.of_side(leader), own, theirs, own.top >= theirs.count);
    // The other need not lead to be sure of his highest cards. Each is for a card of the leader's in
    // its suit, so that as long as none of those is led, he has others to throw away; and as soon as
    // he makes any trick, he leads the rest of them, and the leader must still follow.
    let rest = i32::from(state.rest);
    let others = if state.left == 1 && leaders != rest {
        rest
    } else {
        // What he ruffs with before he leads, he cannot draw the leader's tarocks with.
        let is_free = own.count == 0 && theirs.count > 0;
        claim(state, made.of_side(leader ^ 1), theirs, own, is_free)
    };
    let mut tricks = [false; 2];
    tricks[usize::from(leader)] = leaders > 0;
    tricks[usize::from(leader ^ 1)] = theirs.sure > 0 || others > 0;
    Sure { leader: leaders, other: others, tricks }
}

/// What a side is sure of that leads now, or will lead before it has to throw a card away.
fn claim(
    state: &State,
    [cash_thirds, free_thirds, free_tricks]: [i32; 3],
    own: Tarocks,
    theirs: Tarocks,
    is_free: bool,
) -> i32 {
    let high = i32::from(state.high);
    if is_free {
        // All tarocks of the other are drawn, or he has none; then the suits are free.
        let tricks = own.count + free_tricks;
        if tricks == i32::from(state.left) {
            return i32::from(state.rest);
        }
        // Every tarock of both falls in these tricks, and a third at least with each of his own
        // that the other cannot answer.
        let pagat = 12 * i32::from(state.birds & 1);
        return free_thirds + i32::from(state.tarock_count) + 12 * high + pagat + own.count
            - theirs.count;
    }
    let pagat = own.has_lowest && state.birds & 1 == 1 && theirs.count == 0;
    cash_thirds + 2 * own.sure + 12 * i32::from(pagat)
}
