use super::narrow::{byte, short};

/// How many different suits there are to a solver: each honour with one side, with the other or
/// gone, and zero to four pips, each with one side or the other.
const SUITS: u16 = 81 * 31;

/// The cards of one suit still in play, as far as they matter: owners and values in their order.
///
/// Places count from the lowest card, 0. Side 0 and side 1 are the two players.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
pub(super) struct Suit {
    /// What the suit makes for certain.
    pub(super) made: Made,
    /// The suit's part of the hash of a position.
    pub(super) hash: u64,
    /// The number of the suit without the card at a place.
    pub(super) without: [u16; 8],
    /// What the card at a place counts, in thirds.
    pub(super) thirds: [u8; 8],
    /// Bit `n`: the card at place `n` is side 1's.
    pub(super) owners: u8,
    pub(super) len: u8,
    pub(super) sides: [SuitOfSide; 2],
}

/// What suits make for certain, for both sides at once: a byte each for the thirds and the tricks
/// of [`SuitOfSide`] and for the suits that a side holds alone, so that four suits are added in
/// three steps. No sum overflows its byte, since four suits hold 152 thirds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Made(u64);

impl Made {
    /// The same with `to` in place of `from`.
    pub(super) const fn changed(self, from: Self, to: Self) -> Self {
        Self(self.0.wrapping_add(to.0).wrapping_sub(from.0))
    }

    fn of(sides: &[SuitOfSide; 2]) -> Self {
        let of_side = |side: &SuitOfSide| {
            [side.cash_thirds, side.free_thirds, side.free_tricks, u8::from(side.alone != 0)]
        };
        let [first, second] = sides.each_ref().map(of_side);
        Self(u64::from_le_bytes(std::array::from_fn(
            |n| {
                if n < 4 { first[n] } else { second[n - 4] }
            },
        )))
    }

    /// Whether a side holds more than one suit alone.
    pub(super) const fn has_many_alone(self) -> bool {
        self.0 & 0xFE00_0000_FE00_0000 != 0
    }

    /// Cashed thirds, free thirds and free tricks of a side.
    pub(super) fn of_side(self, side: u8) -> [i32; 3] {
        let [cash_thirds, free_thirds, free_tricks, ..] =
            (self.0 >> (32 * u32::from(side & 1))).to_le_bytes();
        [cash_thirds.into(), free_thirds.into(), free_tricks.into()]
    }
}

/// What a suit is to one side.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SuitOfSide {
    /// The places of its cards.
    pub(super) own: u8,
    /// One place, the lowest, of each run of its cards that are equals.
    pub(super) choices: u8,
    /// The lowest place of each run of its cards, whatever they count.
    pub(super) lowest: u8,
    /// The highest place of each run.
    pub(super) highest: u8,
    /// What may be best to lead while the other must follow: of a run that wins for certain the
    /// highest, of one that loses for certain the lowest, else one of each run of equals.
    pub(super) leads: u8,
    /// How many cards it has.
    pub(super) count: u8,
    /// How many tricks it makes by leading its highest cards, while the other must follow.
    pub(super) cash_tricks: u8,
    /// What those tricks count at least, in thirds.
    pub(super) cash_thirds: u8,
    /// How many tricks it makes so if the other has no tarock.
    pub(super) free_tricks: u8,
    /// What those tricks count at least, each card of another suit as one third.
    pub(super) free_thirds: u8,
    /// If the other has no card of the suit: which kinds of cards there are, by what they count. Bit
    /// 0 stands for pips, bit 4 for the King.
    pub(super) alone: u8,
}

/// The cards of suits that one side holds alone, for both sides at once. In each half, from the
/// lowest bit: four bits each for the number of Valets, Cavaliers, Queens and Kings, a byte for the
/// pips and one for the suits.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Alone(u64);

impl Alone {
    fn of(suit: &Suit) -> Self {
        let mut cards = 0;
        for side in 0..2 {
            if suit.sides[side].alone == 0 {
                continue;
            }
            cards += 1 << 24;
            for thirds in &suit.thirds[..usize::from(suit.len)] {
                let honour = HONOURS.iter().position(|honour| honour == thirds);
                cards += honour.map_or(1 << 16, |honour| 1 << (4 * honour));
            }
            cards <<= 32 * side;
        }
        Self(cards)
    }

    pub(super) const fn of_side(self, side: usize) -> Loose {
        let [honours, more, pips, suits, ..] = (self.0 >> (32 * (side & 1))).to_le_bytes();
        Loose { honours: u16::from_le_bytes([honours, more]), pips, suits }
    }
}

/// The cards of suits that one side holds alone: what suit they are of makes no difference.
#[derive(Clone, Copy, Debug)]
pub(super) struct Loose {
    honours: u16,
    pips: u8,
    /// How many suits they come from.
    pub(super) suits: u8,
}

impl Loose {
    /// Takes the cards of one suit out, as many as it can hold.
    pub(super) fn take_suit(&mut self, side: usize, suits: &Suits) -> u16 {
        let pips = self.pips.min(4);
        self.pips -= pips;
        let kinds = (self.honours | self.honours >> 1 | self.honours >> 2) & 0x1111;
        self.honours -= kinds;
        let kinds = kinds & 1 | kinds >> 3 & 2 | kinds >> 6 & 4 | kinds >> 9 & 8;
        suits.whole[side & 1][usize::from(pips)][usize::from(kinds)]
    }
}

/// All suits by their numbers.
#[derive(Clone, Debug)]
pub(super) struct Suits {
    by_number: Box<[Suit]>,
    alone: Box<[Alone]>,
    /// By the side that holds it all, the number of pips, and the honours: the number of the suit.
    whole: Box<[[[u16; 16]; 5]; 2]>,
}

impl std::ops::Index<u16> for Suits {
    type Output = Suit;

    fn index(&self, number: u16) -> &Suit {
        &self.by_number[usize::from(number)]
    }
}

/// What honours count, in thirds: Valet, Cavalier, Queen, King.
const HONOURS: [u8; 4] = [4, 7, 10, 13];

/// The number of the suit whose cards of the eight ranks, lowest first, are in play as `present`
/// tells, and of these side 1's as `owners` tells.
pub(super) fn number(present: u8, owners: u8) -> u16 {
    let (mut pips, mut pip_owners) = (0, 0_u16);
    for rank in 0..4 {
        if present >> rank & 1 == 1 {
            pip_owners |= u16::from(owners >> rank & 1) << pips;
            pips += 1;
        }
    }
    let honours = (4..8).rev().fold(0, |honours: u16, rank| {
        let state = if present >> rank & 1 == 0 { 0 } else { 1 + u16::from(owners >> rank & 1) };
        honours * 3 + state
    });
    honours * 31 + (1 << pips) - 1 + pip_owners
}

impl Suits {
    pub(super) fn new() -> Self {
        let by_number: Box<[Suit]> = (0..SUITS).map(suit).collect();
        let alone = by_number.iter().map(Alone::of).collect();
        let whole = [0, u8::MAX].map(|owners| {
            std::array::from_fn(|pips| {
                std::array::from_fn(|honours| {
                    let present = ((1_u32 << pips) - 1) | u32::from(short(honours)) << 4;
                    number(byte(present), byte(present) & owners)
                })
            })
        });
        Self { by_number, alone, whole: Box::new(whole) }
    }

    /// What sides hold alone of four suits.
    pub(super) fn alone(&self, numbers: [u16; 4]) -> Alone {
        let [a, b, c, d] = numbers.map(|number| self.alone[usize::from(number)].0);
        Alone(a + b + c + d)
    }

    /// What four suits make for certain.
    pub(super) fn made(&self, numbers: [u16; 4]) -> Made {
        let [a, b, c, d] = numbers.map(|number| self[number].made.0);
        Made(a + b + c + d)
    }

    /// The hashes of four suits, whatever their order.
    pub(super) fn hash(&self, numbers: [u16; 4]) -> u64 {
        numbers.into_iter().fold(0, |sum, number| sum.wrapping_add(self[number].hash))
    }
}

/// A suit's part of the hash of a position.
pub(super) const fn hash(number: u16) -> u64 {
    let mut hash = (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    hash ^= hash >> 31;
    hash = hash.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    hash ^ hash >> 32
}

fn suit(suit_number: u16) -> Suit {
    let (mut honours, pip_code) = (suit_number / 31, suit_number % 31 + 1);
    let pips = byte(pip_code.ilog2());
    // The cards as they could lie in the eight ranks: pips from the lowest on.
    let (mut present, mut owners) = ((1_u8 << pips) - 1, byte(u32::from(pip_code)) & !(1 << pips));
    for rank in 4..8 {
        let state = honours % 3;
        honours /= 3;
        present |= u8::from(state > 0) << rank;
        owners |= u8::from(state == 2) << rank;
    }
    let mut suit = Suit::default();
    let mut ranks = [0; 8];
    for rank in (0..8_u8).filter(|rank| present >> rank & 1 == 1) {
        let place = usize::from(suit.len);
        ranks[place] = rank;
        suit.owners |= (owners >> rank & 1) << place;
        suit.thirds[place] = if rank < 4 { 1 } else { HONOURS[usize::from(rank) - 4] };
        suit.without[place] = number(present & !(1 << rank), owners & !(1 << rank));
        suit.len += 1;
    }
    suit.sides = [0, 1].map(|side| of_side(&suit, side));
    suit.made = Made::of(&suit.sides);
    suit.hash = hash(suit_number);
    suit
}

fn of_side(suit: &Suit, side: u8) -> SuitOfSide {
    let len = usize::from(suit.len);
    let is_own = |place: &usize| suit.owners >> *place & 1 == side;
    let mut this = SuitOfSide::default();
    for place in (0..len).filter(is_own) {
        this.own |= 1 << place;
        this.count += 1;
        let continues =
            place > 0 && is_own(&(place - 1)) && suit.thirds[place - 1] == suit.thirds[place];
        this.choices |= u8::from(!continues) << place;
    }
    this.lowest = this.own & !(this.own << 1);
    this.highest = this.own & !(this.own >> 1);
    let theirs = !this.own & byte((1_u32 << len) - 1);
    this.leads = this.choices;
    if theirs != 0 {
        let above = !(u8::MAX >> theirs.leading_zeros());
        let below = (1 << theirs.trailing_zeros()) - 1;
        this.leads = this.highest & above | this.lowest & below | this.choices & !above & !below;
    }
    let others = suit.len - this.count;
    if others == 0 {
        for thirds in &suit.thirds[..len] {
            this.alone |= 1 << (thirds / 3);
        }
    }
    let top = byte(short((0..len).rev().take_while(is_own).count()).into());
    let thirds_from_above = |count: u8| -> u8 {
        (0..len).rev().filter(is_own).take(count.into()).map(|place| suit.thirds[place]).sum()
    };
    let thirds_from_below = |count: u8| -> u8 {
        let theirs = (0..len).filter(|place| !is_own(place));
        theirs.take(count.into()).map(|place| suit.thirds[place]).sum()
    };
    this.cash_tricks = top.min(others);
    this.cash_thirds = thirds_from_above(this.cash_tricks) + thirds_from_below(this.cash_tricks);
    this.free_tricks = if top >= others { this.count } else { top };
    this.free_thirds = thirds_from_above(this.free_tricks)
        + thirds_from_below(this.free_tricks.min(others))
        + (this.free_tricks - this.free_tricks.min(others));
    this
}
