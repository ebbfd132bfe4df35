//! The solver against plain minimax, against the settlement, and against itself.

use kosakeln::ai::random::random_history;
use kosakeln::ai::solver::{Account, CardValues, Position, Solver, Stakes};
use kosakeln::cards::{Card, CardPoints, CardSet, Seed, Suit};
use kosakeln::rules::{BySeat, Choices, Game, GamePoints, History, Move, Seat};

#[path = "support/numbers.rs"]
mod numbers;

use numbers::Numbers;

/// The deal `number` of random play, broken off with `cards` cards still to be played; `None` if
/// it was passed in.
fn broken_off(number: u64, cards: usize) -> Option<Game> {
    let whole = random_history(Seed::from_number(2_017), number, None);
    whole.game().settlement()?;
    let kept = whole.moves().len() - cards;
    let history = History::replay(*whole.game().rules(), *whole.pack(), &whole.moves()[..kept]);
    Some(history.expect("a legal record").game().clone())
}

fn position(game: &Game) -> Position {
    let open = game.open_cards().expect("cards are played");
    Position::new(open.hands, open.tricks.leader(), open.tricks.led()).expect("sound")
}

fn stakes(game: &Game) -> Stakes {
    let open = game.open_cards().expect("cards are played");
    Stakes::new(&Account::of(game.rules(), &open))
}

/// What forehand gets: thirds in all tricks of the deal, and the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Worth {
    thirds: i32,
    total: i32,
}

/// The value of a deal if both play as well as can be, by trying everything through the one door.
fn minimax(game: &Game) -> Worth {
    let Some((turn, Choices::Play(cards))) = game.choices() else {
        let settlement = game.settlement().expect("finished");
        let accounts = game.public_view().accounts.expect("finished");
        let won = game.public_view().tricks.won()[Seat::Forehand];
        assert!((won - accounts.piles[Seat::Forehand]).is_empty());
        return Worth {
            thirds: won.points().thirds().into(),
            total: settlement.total[Seat::Forehand].number(),
        };
    };
    let worths = cards.legal().iter().map(|card| {
        let mut next = game.clone();
        next.play(turn, Move::Play(card)).expect("legal");
        minimax(&next)
    });
    worths
        .reduce(|one, other| match turn {
            Seat::Forehand => {
                Worth { thirds: one.thirds.max(other.thirds), total: one.total.max(other.total) }
            }
            Seat::Dealer => {
                Worth { thirds: one.thirds.min(other.thirds), total: one.total.min(other.total) }
            }
        })
        .expect("a card is always legal")
}

/// What each legal card is worth to the seat to play: by minimax.
fn by_minimax(game: &Game) -> (CardValues<CardPoints>, CardValues<GamePoints>) {
    let (turn, Choices::Play(cards)) = game.choices().expect("in play") else { panic!("in play") };
    let won = game.open_cards().expect("in play").tricks.won();
    let (mut points, mut totals) = (CardValues::new(), CardValues::new());
    for card in cards.legal() {
        let mut next = game.clone();
        next.play(turn, Move::Play(card)).expect("legal");
        let worth = minimax(&next);
        let open = position(game).cards().points()
            + won[Seat::Forehand].points()
            + won[Seat::Dealer].points();
        let thirds = if turn == Seat::Forehand {
            worth.thirds
        } else {
            i32::from(open.thirds()) - worth.thirds
        };
        let more = thirds - i32::from(won[turn].points().thirds());
        points.push((card, CardPoints::from_thirds(u16::try_from(more).expect("not negative"))));
        totals.push((card, GamePoints::new(worth.total).won_if(turn == Seat::Forehand)));
    }
    (points, totals)
}

fn best<T: Ord + Copy>(values: &CardValues<T>) -> T {
    values.iter().map(|(_, value)| *value).max().expect("a card is always legal")
}

#[test]
fn values_are_those_of_plain_minimax() {
    let mut numbers = Numbers::new(1);
    let mut solver = Solver::new();
    let mut compared = 0;
    for number in 0.. {
        let cards = 1 + numbers.below(10);
        let Some(game) = broken_off(number, cards) else { continue };
        let (position, stakes) = (position(&game), stakes(&game));
        let (points, totals) = by_minimax(&game);
        if numbers.below(4) == 0 {
            solver.clear();
        }
        let told = format!("deal {number}, {cards} cards: {position:?} {stakes:?}");
        assert_eq!(solver.card_points_of_cards(&position).as_ref(), Some(&points), "{told}");
        assert_eq!(
            solver.game_points_of_cards(&position, &stakes).as_ref(),
            Some(&totals),
            "{told}"
        );
        assert_eq!(solver.card_points(&position), Some(best(&points)), "{told}");
        assert_eq!(solver.game_points(&position, &stakes), Some(best(&totals)), "{told}");
        compared += 1;
        if compared == 6_000 {
            break;
        }
    }
}
