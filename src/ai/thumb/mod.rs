//! A player who goes by rules of thumb.
//!
//! It sees a [`PlayerView`] and nothing else, remembers nothing between its moves, and makes the
//! same move from the same view and seed everywhere. There is one file for each decision;
//! `table` works out what the view tells about the other hand, and `strength` what a hand is
//! worth. Card points are reckoned in thirds of a point throughout (R2.1).

mod announcing;
mod auction;
mod exchange;
mod play;
mod strength;
mod table;
mod talon;

use table::Table;

use crate::cards::{Card, CardSet, Randomness, Seed};
use crate::rules::{Choices, Move, PlayerView};

/// The move by rule of thumb; `None` if it is not the viewer's turn.
///
/// The seed decides only between cards that are equally good.
///
/// ```
/// use kosakeln::ai::thumb;
/// use kosakeln::cards::{Pack, Seed};
/// use kosakeln::rules::{Game, Rules};
///
/// let seed = Seed::from_number(1);
/// let mut game = Game::new(Rules::default(), &Pack::shuffled(seed, 0));
/// while let Some(seat) = game.turn() {
///     let action = thumb::decide(&game.view(seat), seed).expect("it is this seat's turn");
///     game.play(seat, action)?;
/// }
/// # Ok::<(), kosakeln::rules::IllegalMove>(())
/// ```
#[must_use]
pub fn decide(view: &PlayerView, seed: Seed) -> Option<Move> {
    decide_by(&Table::new(view), view.choices.as_ref()?, seed, Manner::Steady)
}

/// The move of somebody who still learns the game: he goes by the same rules of thumb, but counts
/// no cards, is now and then content with the second best card, misjudges his hand a little, and
/// announces only what can hardly fail. `None` if it is not the viewer's turn.
#[must_use]
pub fn decide_as_learner(view: &PlayerView, seed: Seed) -> Option<Move> {
    decide_by(&Table::remembered(view), view.choices.as_ref()?, seed, Manner::Learner)
}

/// How sure of himself a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    Steady,
    Learner,
}

fn decide_by(table: &Table, choices: &Choices, seed: Seed, manner: Manner) -> Option<Move> {
    let ties = Ties::new(seed);
    let luck = Luck::new(seed, manner);
    Some(match choices {
        Choices::Discard(choices) => Move::Discard(exchange::discard(choices, &ties)),
        Choices::Call(choices) => Move::Call(auction::call(choices, table, luck.misjudged)),
        Choices::Announce(choices) => Move::Announce(announcing::announce(choices, table, manner)),
        Choices::Take(choices) => Move::Take(talon::take(*choices, table, &ties)?),
        Choices::Play(choices) => Move::Play(play::card(choices, table, &ties, luck.slips)?),
    })
}

/// What chance does to a learner's move.
#[derive(Clone, Copy, Debug)]
struct Luck {
    /// Whether he overlooks the best card.
    slips: bool,
    /// By how many thirds he takes his hand for better than it is.
    misjudged: i32,
}

impl Luck {
    fn new(seed: Seed, manner: Manner) -> Self {
        if manner == Manner::Steady {
            return Self { slips: false, misjudged: 0 };
        }
        let mut randomness = Randomness::new(seed, 1);
        let slips = randomness.below(5) == 0;
        let misjudged = i32::from(randomness.below(17).to_le_bytes()[0]) - 8;
        Self { slips, misjudged }
    }
}

/// The `count` cards of `allowed` that `pool` can best do without; of equals the first ones.
pub(super) fn cards_to_lay(pool: CardSet, allowed: CardSet, count: u8) -> CardSet {
    exchange::cards_to_lay(pool, allowed, count, &Ties::IN_ORDER)
}

/// Whether the viewer, before the first lead, wins every trick to come, whatever the other one holds
/// of the cards that the viewer has not seen.
pub(super) fn wins_all(view: &PlayerView) -> bool {
    Table::new(view).is_sure_sweep()
}

/// An order of the cards that the seed gives, to choose between equals: which of two like suits
/// this player leads, or throws away, cannot be known beforehand.
struct Ties([u8; Card::COUNT as usize]);

impl Ties {
    /// Of equals the first in the order of the cards.
    const IN_ORDER: Self = {
        let mut order = [0; Card::COUNT as usize];
        let mut card = 0;
        while card < Card::COUNT {
            order[card as usize] = Card::COUNT - card;
            card += 1;
        }
        Self(order)
    };

    fn new(seed: Seed) -> Self {
        let mut order = [0; Card::COUNT as usize];
        for (place, card) in order.iter_mut().zip(Card::all()) {
            *place = card.index();
        }
        Randomness::new(seed, 0).shuffle(&mut order);
        Self(order)
    }

    /// The card of the highest score.
    fn best(
        &self,
        cards: impl IntoIterator<Item = Card>,
        mut score: impl FnMut(Card) -> i32,
    ) -> Option<Card> {
        cards.into_iter().max_by_key(|card| (score(*card), self.0[usize::from(card.index())]))
    }
}

/// What the card counts, in thirds of a point.
fn thirds(card: Card) -> i32 {
    i32::from(card.points().thirds())
}
