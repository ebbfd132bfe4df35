use std::ffi::OsStr;
use std::process::ExitCode;

use serde_json::{Map, Value, json};

use super::Failure;
use super::lines::{self, Line};
use crate::ai::solver::{Account, Position, Solver, Stakes};
use crate::rules::{Fault, History};

/// Solves the records of a file, or of standard input if it is called `-`: what each card that may
/// be played is worth with all cards open.
pub(super) fn run(input: &OsStr) -> Result<ExitCode, Failure> {
    let mut solver = Solver::new();
    lines::answer(input, |line| {
        let history = line.map_or_else(|| Err(Fault::not_text()), History::from_json);
        match history {
            Err(fault) => Line::Refused(json!({ "error": fault })),
            Ok(history) => match solve(&mut solver, &history) {
                Some(solution) => Line::Done(solution),
                None => Line::Refused(not_in_play(&history)),
            },
        }
    })
}

/// The fault of a record in which no card is to be played; its place is where one would have to be.
fn not_in_play(history: &History) -> Value {
    json!({ "error": { "rule": "R13", "move": history.moves().len(), "kind": "NotInPlay" } })
}

/// The solution of a deal in play, from an empty table, so that a record has the same count of nodes
/// wherever it stands.
fn solve(solver: &mut Solver, history: &History) -> Option<Value> {
    let game = history.game();
    let open = game.open_cards()?;
    let position = Position::new(open.hands, open.tricks.leader(), open.tricks.led())?;
    let stakes = Stakes::new(&Account::of(game.rules(), &open));
    solver.clear();
    let before = solver.nodes();
    let points = solver.card_points_of_cards(&position)?;
    let totals = solver.game_points_of_cards(&position, &stakes)?;
    let moves: Map<String, Value> = points
        .into_iter()
        .zip(totals)
        .map(|((card, points), (_, total))| {
            (card.to_string(), json!({ "thirds": points.thirds(), "gamePoints": total }))
        })
        .collect();
    Some(json!({ "seat": position.turn(), "moves": moves, "nodes": solver.nodes() - before }))
}
