//! What is measured natively and in wasm alike: complete deals of random legal play, each from the
//! shuffle through every phase to its settlement.
//!
//! The numbers come from a generator of its own, far cheaper than `ChaCha20`, so that the engine is
//! measured and not its source of randomness; and moves are picked straight from what
//! [`Game::choices`] offers, without the views that players get.

use kosakeln::cards::{Card, CardSet, Pack};
use kosakeln::rules::{
    BonusSet, Call, CallSet, Choices, DiscardChoices, Exchange, Game, Move, Rules, Seat,
    TarockDiscard,
};

/// `SplitMix64` by Steele, Lea and Flood: the next number does not have to wait for the last one.
struct Numbers(u64);

impl Numbers {
    /// The upper half of the next number.
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ mixed >> 31) >> 32
    }

    /// A number below `bound`; its bias, less than one in 70 million, changes nothing here.
    fn below(&mut self, bound: u8) -> u8 {
        ((self.next() * u64::from(bound)) >> 32).to_le_bytes()[0]
    }
}

/// The house rules take turns, so that every phase and every exchange is played.
fn rules() -> [Rules; 4] {
    let exchange = |exchange| Rules { exchange, ..Rules::default() };
    [
        exchange(Exchange::Classic),
        Rules { defender_birds: true, unterer: true, ..exchange(Exchange::Medium) },
        Rules { tarock_discard: TarockDiscard::FaceUp, ..exchange(Exchange::Easy) },
        Rules { hold_solo: true, ..exchange(Exchange::Tactical) },
    ]
}

/// Plays so many deals and gives a number that depends on every result.
pub(crate) fn play_deals(deals: u32) -> u64 {
    let mut numbers = Numbers(2011);
    let rules = rules();
    let mut cards: Vec<Card> = Card::all().collect();
    let mut checksum = 0;
    for deal in 0..deals {
        for place in (1..54_u8).rev() {
            cards.swap(place.into(), numbers.below(place + 1).into());
        }
        let pack = Pack::new(&cards).expect("a permutation of the 54 cards");
        let result = play_deal(rules[deal as usize % rules.len()], &pack, &mut numbers);
        checksum = (checksum ^ result).wrapping_mul(0x0100_0000_01B3);
    }
    checksum
}

fn play_deal(rules: Rules, pack: &Pack, numbers: &mut Numbers) -> u64 {
    let mut game = Game::new(rules, pack);
    let mut moves = 0;
    while let Some((seat, choices)) = game.choices() {
        game.play(seat, decide(&choices, numbers)).expect("what is offered is accepted");
        moves += 1;
    }
    let Some(settlement) = game.settlement() else { return moves };
    let thirds = u64::from(settlement.card_points[Seat::Forehand].thirds());
    let total = settlement.total[Seat::Forehand].number().cast_unsigned();
    moves | thirds << 8 | (settlement.items.len() as u64) << 16 | u64::from(total) << 32
}

fn decide(choices: &Choices, numbers: &mut Numbers) -> Move {
    match choices {
        Choices::Play(choices) => {
            let legal = choices.legal();
            let card = legal.nth(numbers.below(legal.len()));
            Move::Play(card.expect("a card is always legal"))
        }
        Choices::Discard(choices) => Move::Discard(discard(choices, numbers)),
        Choices::Call(choices) => Move::Call(call(choices.legal(), numbers)),
        Choices::Announce(choices) => {
            // Each bonus with one chance in four.
            let coins = numbers.next() & numbers.next();
            let some = choices.legal().iter().filter(|bonus| coins >> *bonus as u8 & 1 == 1);
            Move::Announce(some.collect::<BonusSet>())
        }
        Choices::Take(choices) => {
            let groups = choices.legal();
            let count = groups.len().to_le_bytes()[0];
            Move::Take(groups[usize::from(numbers.below(count))])
        }
    }
}

/// Plain cards first, which is legal under every rule.
fn discard(choices: &DiscardChoices, numbers: &mut Numbers) -> CardSet {
    let count = choices.min() + numbers.below(choices.max() - choices.min() + 1);
    let plain = choices.cards() & CardSet::PLAIN;
    let tarocks = choices.cards() - CardSet::PLAIN;
    let from_plain = count.min(plain.len());
    some(plain, from_plain, numbers) | some(tarocks, count - from_plain, numbers)
}

/// Some cards of the set, each choice of `count` as likely as any other. What is drawn is the ones to
/// take or the ones to leave, whichever are fewer.
fn some(cards: CardSet, count: u8, numbers: &mut Numbers) -> CardSet {
    let others = cards.len() - count;
    let mut not_drawn = cards;
    for drawn in 0..count.min(others) {
        let card = not_drawn.nth(numbers.below(cards.len() - drawn));
        not_drawn.remove(card.expect("there are enough cards"));
    }
    if count < others { cards - not_drawn } else { not_drawn }
}

fn call(legal: CallSet, numbers: &mut Numbers) -> Call {
    let count = legal.len().to_le_bytes()[0];
    let chosen = legal.iter().nth(numbers.below(count).into());
    chosen.expect("a call is always legal")
}
