//! What is solved natively and in wasm alike: deals that the player by rule of thumb has exchanged,
//! bid and announced, up to the first lead, or with some tricks of random play after it.

use kosakeln::ai::solver::{Account, Position, SolverWithout, Stakes};
use kosakeln::ai::thumb;
use kosakeln::cards::{Pack, Randomness, Seed};
use kosakeln::rules::{Choices, Game, Move, Phase, Rules, Seat};

/// The seed of all of it.
const SEED: u64 = 2_017;

/// A position to solve, with what is at stake.
#[derive(Clone, Debug)]
pub(crate) struct Exercise {
    pub(crate) position: Position,
    pub(crate) stakes: Stakes,
}

/// The first `count` deals that are not passed in, each with `left` tricks left.
pub(crate) fn exercises(count: usize, left: u8) -> Vec<Exercise> {
    (0..).filter_map(|number| exercise(number, left)).take(count).collect()
}

fn exercise(number: u64, left: u8) -> Option<Exercise> {
    let seed = Seed::from_number(SEED);
    let mut game = Game::new(Rules::default(), &Pack::shuffled(seed, 2 * number));
    while game.phase() < Phase::Play {
        let turn = game.turn()?;
        let action = thumb::decide(&game.view(turn), seed)?;
        game.play(turn, action).expect("the player keeps to the rules");
    }
    let mut randomness = Randomness::new(seed, 2 * number + 1);
    for _ in 0..2 * (16 - left) {
        let Some((turn, Choices::Play(cards))) = game.choices() else { return None };
        let chosen = randomness.below(cards.legal().len().into()).to_le_bytes()[0];
        let card = cards.legal().nth(chosen).expect("a card is always legal");
        game.play(turn, Move::Play(card)).expect("it is legal");
    }
    let open = game.open_cards()?;
    let position = Position::new(open.hands, open.tricks.leader(), open.tricks.led())?;
    Some(Exercise { position, stakes: Stakes::new(&Account::of(game.rules(), &open)) })
}

/// What is asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    Points,
    PointsOfCards,
    TotalsOfCards,
}

/// Asks a solver whose table is empty; what comes out, as one number.
pub(crate) fn ask<const OFF: u32>(
    solver: &mut SolverWithout<OFF>,
    exercise: &Exercise,
    question: Question,
) -> i64 {
    let Exercise { position, stakes } = exercise;
    solver.clear();
    let sum = match question {
        Question::Points => solver.card_points(position).map(|points| points.thirds().into()),
        Question::PointsOfCards => solver
            .card_points_of_cards(position)
            .map(|values| values.iter().map(|(_, points)| i64::from(points.thirds())).sum()),
        Question::TotalsOfCards => solver
            .game_points_of_cards(position, stakes)
            .map(|values| values.iter().map(|(_, total)| i64::from(total.number())).sum()),
    };
    let value: i64 = sum.expect("no limit is set");
    if position.turn() == Seat::Forehand { value } else { -value }
}
