use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::process::ExitCode;

use serde::Serialize;
use serde_json::{Value, json};

use super::Failure;
use super::lines::{self, Line};
use crate::ai::solver::{Account, Position, Solver, Stakes};
use crate::rules::{Fault, GamePoints, History, Seat};

/// What is printed for a record.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Solved(Solution),
    Refused { error: Value },
}

/// What each card is worth to the seat to play.
#[derive(Serialize)]
struct Solution {
    seat: Seat,
    /// By the codes of the cards (R1.5).
    moves: BTreeMap<String, Worth>,
    nodes: u64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Worth {
    thirds: u16,
    game_points: GamePoints,
}

/// Solves the records of a file, or of standard input if it is called `-`: what each card that may
/// be played is worth with all cards open.
pub(super) fn run(input: &OsStr) -> Result<ExitCode, Failure> {
    let mut solver = Solver::new();
    lines::answer(input, |line| {
        let history = line.map_or_else(|| Err(Fault::not_text()), History::from_json);
        match history {
            Err(fault) => Line::Refused(Answer::Refused { error: json!(fault) }),
            Ok(history) => match solve(&mut solver, &history) {
                Some(solution) => Line::Done(Answer::Solved(solution)),
                None => Line::Refused(not_in_play(&history)),
            },
        }
    })
}

/// The fault of a record in which no card is to be played; its place is where one would have to be.
fn not_in_play(history: &History) -> Answer {
    let place = history.moves().len();
    Answer::Refused { error: json!({ "rule": "R13", "move": place, "kind": "NotInPlay" }) }
}

/// The solution of a deal in play, from an empty table, so that a record has the same count of nodes
/// wherever it stands.
fn solve(solver: &mut Solver, history: &History) -> Option<Solution> {
    let game = history.game();
    let open = game.open_cards()?;
    let position = Position::new(open.hands, open.tricks.leader(), open.tricks.led())?;
    let stakes = Stakes::new(&Account::of(game.rules(), &open));
    solver.clear();
    let before = solver.nodes();
    let points = solver.card_points_of_cards(&position)?;
    let totals = solver.game_points_of_cards(&position, &stakes)?;
    let moves = points
        .into_iter()
        .zip(totals)
        .map(|((card, points), (_, total))| {
            (card.to_string(), Worth { thirds: points.thirds(), game_points: total })
        })
        .collect();
    Some(Solution { seat: position.turn(), moves, nodes: solver.nodes() - before })
}
