use super::state::{Play, State, TAROCKS};
use super::suits::Suits;

/// What was found of the leads of a position.
///
/// Two cards of a run leave positions behind that differ only by what one card counts. So whatever
/// is answered, and whoever wins, the values of the two leads differ by no more than that.
pub(super) struct Siblings {
    tried: [(Play, i32); 16],
    len: u8,
}

impl Siblings {
    pub(super) const fn new() -> Self {
        Self { tried: [(Play::NONE, 0); 16], len: 0 }
    }

    /// Notes a bound of what a lead is worth, which was not enough for the leader.
    pub(super) fn add(&mut self, lead: Play, value: i32) {
        self.tried[usize::from(self.len & 15)] = (lead, value);
        self.len += 1;
    }

    /// A bound of what a lead is worth to the leader, if that too is not enough.
    #[inline]
    pub(super) fn bound(&self, state: &State, suits: &Suits, lead: Play, want: i32) -> Option<i32> {
        if self.len == 0 || lead.group() == TAROCKS {
            return None;
        }
        let suit = &suits[state.suits[usize::from(lead.group() & 3)]];
        let own = suit.sides[usize::from(state.leader & 1)].own;
        let thirds = |place: u8| i32::from(suit.thirds[usize::from(place & 7)]);
        self.tried.iter().take(self.len.into()).find_map(|(other, value)| {
            let (low, high) = (lead.place().min(other.place()), lead.place().max(other.place()));
            let is_run = lead.group() == other.group()
                && (own >> (low & 7)).trailing_ones() > u32::from(high - low);
            if !is_run {
                return None;
            }
            let differ = thirds(high) - thirds(low);
            let (bound, is_enough) = if state.leader == 0 {
                (value + differ, value + differ >= want)
            } else {
                (value - differ, value - differ < want)
            };
            (!is_enough).then_some(bound)
        })
    }
}
