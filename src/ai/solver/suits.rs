use super::narrow::{byte, short};

/// How many different suits there are to a solver: each honour with one side, with the other or
/// gone, and zero to four pips, each with one side or the other.
const SUITS: u16 = 81 * 31;

/// The cards of one suit still in play, as far as they matter: owners and values in their order.
///
/// Places count from the lowest card, 0. Side 0 and side 1 are the two players.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Suit {
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
/// of [`SuitOfSide`], so that four suits are added in three steps. No sum overflows its byte, since
/// four suits hold 152 thirds.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Made(u64);

impl Made {
    fn of(sides: &[SuitOfSide; 2]) -> Self {
        let of_side = |side: &SuitOfSide| [side.cash_thirds, side.free_thirds, side.free_tricks, 0];
        let [first, second] = sides.each_ref().map(of_side);
        Self(u64::from_le_bytes(std::array::from_fn(
            |n| {
                if n < 4 { first[n] } else { second[n - 4] }
            },
        )))
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
}

/// All suits by their numbers.
#[derive(Clone, Debug)]
pub(super) struct Suits {
    suits: Box<[Suit]>,
    made: Box<[Made]>,
}

impl std::ops::Index<u16> for Suits {
    type Output = Suit;

    fn index(&self, number: u16) -> &Suit {
        &self.suits[usize::from(number)]
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
        let suits: Box<[Suit]> = (0..SUITS).map(suit).collect();
        let made: Box<[Made]> = suits.iter().map(|suit| Made::of(&suit.sides)).collect();
        Self { suits, made }
    }

    /// What four suits make for certain.
    pub(super) fn made(&self, numbers: [u16; 4]) -> Made {
        let [a, b, c, d] = numbers.map(|number| self.made[usize::from(number)].0);
        Made(a + b + c + d)
    }
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
    let others = suit.len - this.count;
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
