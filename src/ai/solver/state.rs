use super::Position;
use super::narrow::byte;
use super::suits::{self, Made, Suits};
use crate::cards::{Card, CardSet, Suit};
use crate::rules::Seat;

/// A position before a lead, as far as it matters to its value: cards gone are squeezed out, and
/// suits of the same kind have no names.
///
/// Sides are 0 and 1; who they are is for the caller to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// The numbers of the suits, in ascending order.
    pub(super) suits: [u16; 4],
    /// The tarocks, lowest first: bit `n` tells whether the one at place `n` is side 1's.
    pub(super) tarocks: u32,
    /// How many tarocks there are.
    pub(super) tarock_count: u8,
    /// Which of I to IIII are there and matter as themselves: bit 0 is I. They are the lowest
    /// tarocks, in this order.
    pub(super) birds: u8,
    /// 1 if XXI and Sküs are on different sides, so that it is open who gets XXI; else 0. The highest
    /// tarock makes a trick for certain, so that it need not be known to count more than others.
    pub(super) high: u8,
    /// The side to lead.
    pub(super) leader: u8,
    /// How many tricks are left.
    pub(super) left: u8,
    /// What all cards count of which it is open who gets them, in thirds.
    pub(super) rest: u8,
    /// What the suits make for certain.
    pub(super) made: Made,
    /// The hash of the suits.
    pub(super) hash: u64,
}

/// The group of a card: one of the four suits in their order in the state, or this.
pub(super) const TAROCKS: u8 = 4;

/// A card of a state: its group and its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Play(pub(super) u8);

impl Play {
    /// No card.
    pub(super) const NONE: Self = Self(u8::MAX);

    pub(super) const fn new(group: u8, place: u8) -> Self {
        Self(group << 5 | place)
    }

    pub(super) const fn group(self) -> u8 {
        self.0 >> 5
    }

    pub(super) const fn place(self) -> u8 {
        self.0 & 31
    }
}

impl State {
    /// The state of a position, side 0 being `first`. A card on the table counts as still in the
    /// hand of the leader. `birds` are those that matter as themselves: I always does. Also what side
    /// 0 gets for certain, in thirds, beside what the state counts.
    pub(super) fn new(position: &Position, first: Seat, birds: u8, tables: &Suits) -> (Self, i32) {
        let cards = position.cards().bits();
        let owners = owners(position, first);
        let mut suits =
            Suit::ALL.map(|suit| suits::number(of_suit(cards, suit), of_suit(owners, suit)));
        suits.sort_unstable();
        let all_tarocks = upper(cards);
        let owned = upper(owners);
        let (mut tarocks, mut tarock_count) = (0, 0);
        for number in 0..22 {
            if all_tarocks >> number & 1 == 1 {
                tarocks |= (owned >> number & 1) << tarock_count;
                tarock_count += 1;
            }
        }
        // XXI and Sküs, and which of them are side 1's.
        let (highest, highest_owners) = (all_tarocks >> 20, owned >> 20);
        let high = u8::from(highest == 3 && matches!(highest_owners, 1 | 2));
        // Those that make a trick for certain count 12 thirds more than the state tells.
        let sure = if high == 1 { 2 } else { highest };
        let sure = [sure & !highest_owners, sure & highest_owners].map(|of| 12 * of.count_ones());
        let rest = u32::from(position.cards().points().thirds()) - sure[0] - sure[1];
        let state = Self {
            suits,
            tarocks,
            tarock_count,
            birds: byte(all_tarocks & 15) & birds,
            high,
            leader: u8::from(position.leader() != first),
            left: position.tricks_left(),
            rest: byte(rest),
            made: tables.made(suits),
            hash: tables.hash(suits),
        };
        (state, byte(sure[0]).into())
    }

    /// Where a card of the position is in its state.
    pub(super) fn play_of(&self, position: &Position, first: Seat, card: Card) -> Play {
        let cards = position.cards();
        let below = |group: CardSet| {
            let group = cards & group;
            (0..).zip(group).find(|(_, other)| *other >= card).map_or(0, |(place, _)| place)
        };
        let Some(suit) = card.suit() else { return Play::new(TAROCKS, below(CardSet::TAROCKS)) };
        let owners = owners(position, first);
        let number = suits::number(of_suit(cards.bits(), suit), of_suit(owners, suit));
        // Of suits that are alike the last one is played from.
        let groups = (0..4).zip(self.suits).rev();
        let group = groups.into_iter().find(|(_, other)| *other == number).map_or(0, |(n, _)| n);
        Play::new(group, below(CardSet::of_suit(suit)))
    }

    /// The tarocks of a side, as bits of their places.
    pub(super) const fn tarocks_of(&self, side: u8) -> u32 {
        let all = (1 << self.tarock_count) - 1;
        if side == 1 { self.tarocks } else { !self.tarocks & all }
    }

    /// How many of the lowest tarocks are birds that matter.
    pub(super) const fn bird_count(&self) -> u8 {
        self.birds.count_ones().to_le_bytes()[0]
    }

    /// Which bird is at a place among the tarocks: 0 for I.
    pub(super) fn bird_at(&self, place: u8) -> Option<u8> {
        let above = (0..place).fold(self.birds, |birds, _| birds & birds.wrapping_sub(1));
        (place < self.bird_count()).then(|| byte(above.trailing_zeros()))
    }

    /// Whether the tarock at a place is XXI, and it is open who gets it.
    pub(super) const fn is_twenty_one(&self, place: u8) -> bool {
        self.high == 1 && place + 2 == self.tarock_count
    }

    /// What the tarock at a place counts, in thirds.
    pub(super) const fn thirds_of_tarock(&self, place: u8) -> u8 {
        let is_pagat = place == 0 && self.birds & 1 == 1;
        if is_pagat || self.is_twenty_one(place) { 13 } else { 1 }
    }

    /// What a card counts, in thirds.
    pub(super) fn thirds(&self, suits: &Suits, play: Play) -> u8 {
        if play.group() == TAROCKS {
            self.thirds_of_tarock(play.place())
        } else {
            let number = self.suits[usize::from(play.group() & 3)];
            suits[number].thirds[usize::from(play.place() & 7)]
        }
    }

    /// The state in which I is a tarock like others if it makes a trick for certain, and what side 0
    /// gets by that: for card points.
    pub(super) fn without_sure_pagat(&mut self) -> i32 {
        let all = (1 << self.tarock_count) - 1;
        if self.birds & 1 == 0 || self.tarocks != 0 && self.tarocks != all {
            return 0;
        }
        self.birds = 0;
        self.rest -= 12;
        if self.tarocks == 0 { 12 } else { 0 }
    }

    /// Takes a tarock out.
    #[inline]
    const fn take_tarock(&mut self, place: u8) {
        if place < self.bird_count() {
            let mut above = self.birds;
            let mut n = 0;
            while n < place {
                above &= above - 1;
                n += 1;
            }
            self.birds &= !(above & above.wrapping_neg());
        }
        let below = (1 << place) - 1;
        self.tarocks = self.tarocks & below | self.tarocks >> 1 & !below;
        self.tarock_count -= 1;
    }

    /// The state after a trick, and what side 0 gets for certain from now on, in thirds, beside what
    /// the trick counts, which is known to the caller. If `unites`, suits that one side holds alone
    /// are [`united`].
    #[inline]
    pub(super) fn after(
        &self,
        suits: &Suits,
        led: Play,
        answer: Play,
        thirds: u8,
        unites: bool,
    ) -> (Self, u8) {
        // In parts, and put together at the end: to write bytes and read them as words takes time.
        let (mut next, mut cards) = (*self, (self.suits, self.made, self.hash));
        let (led_place, mut place) = (led.place(), answer.place());
        let mut answer_wins = false;
        if led.group() == TAROCKS {
            next.take_tarock(led_place);
        } else {
            cards = without(cards, suits, led.group(), led_place);
        }
        if led.group() == answer.group() {
            answer_wins = place > led_place;
            place -= u8::from(answer_wins);
        }
        if answer.group() == TAROCKS {
            answer_wins |= led.group() != TAROCKS;
            next.take_tarock(place);
        } else {
            cards = without(cards, suits, answer.group(), place);
        }
        let (mut numbers, mut made, mut hash) = cards;
        let mut sure = 0;
        if self.high == 1 {
            let [skus, twenty_one] = [1, 2]
                .map(|below| Play::new(TAROCKS, self.tarock_count - below))
                .map(|play| play == led || play == answer);
            next.high = u8::from(!skus && !twenty_one);
            if skus && !twenty_one {
                // From now on XXI makes a trick for certain.
                next.rest -= 12;
                let is_of_first = self.tarocks >> (self.tarock_count - 2) & 1 == 0;
                sure = if is_of_first { 12 } else { 0 };
            }
        }
        if unites && made.has_many_alone() {
            numbers = united(numbers, suits);
            made = suits.made(numbers);
            hash = suits.hash(numbers);
        }
        let next = Self {
            suits: sorted(numbers),
            tarocks: next.tarocks,
            tarock_count: next.tarock_count,
            birds: next.birds,
            high: next.high,
            leader: self.leader ^ u8::from(answer_wins),
            left: self.left - 1,
            rest: next.rest - thirds,
            made,
            hash,
        };
        (next, sure)
    }
}

/// Suits, what they make and their hash, without one card.
#[inline]
fn without(
    (mut numbers, made, hash): ([u16; 4], Made, u64),
    suits: &Suits,
    group: u8,
    place: u8,
) -> ([u16; 4], Made, u64) {
    let number = &mut numbers[usize::from(group & 3)];
    let from = &suits[*number];
    *number = from.without[usize::from(place & 7)];
    let to = &suits[*number];
    (numbers, made.changed(from.made, to.made), hash.wrapping_add(to.hash).wrapping_sub(from.hash))
}

/// Makes of the suits that a side holds alone as few as it can. Nobody else follows in them, so
/// their cards differ by what they count and by nothing else.
fn united(mut numbers: [u16; 4], suits: &Suits) -> [u16; 4] {
    let alone = suits.alone(numbers);
    for side in 0..2 {
        let mut loose = alone.of_side(side);
        if loose.suits < 2 {
            continue;
        }
        for number in &mut numbers {
            if suits[*number].sides[side].alone != 0 {
                *number = loose.take_suit(side, suits);
            }
        }
    }
    numbers
}

/// Puts the suits into their order.
fn sorted([a, b, c, d]: [u16; 4]) -> [u16; 4] {
    let (a, b) = (a.min(b), a.max(b));
    let (c, d) = (c.min(d), c.max(d));
    let (a, c) = (a.min(c), a.max(c));
    let (b, d) = (b.min(d), b.max(d));
    let (b, c) = (b.min(c), b.max(c));
    [a, b, c, d]
}

/// The cards in play that are not `first`'s, as bits.
fn owners(position: &Position, first: Seat) -> u64 {
    let led = position.open().map_or(CardSet::EMPTY, CardSet::of);
    let second = first.other();
    let led = if position.leader() == second { led } else { CardSet::EMPTY };
    (position.hands()[second] | led).bits()
}

fn of_suit(cards: u64, suit: Suit) -> u8 {
    cards.to_le_bytes()[suit as usize]
}

/// The tarocks among cards, I in bit 0.
fn upper(cards: u64) -> u32 {
    let [_, _, _, _, a, b, c, _] = cards.to_le_bytes();
    u32::from_le_bytes([a, b, c, 0])
}
