use super::result::{ArenaResult, Conditions, Won};
use crate::ai::{Level, Mind};
use crate::cards::CardPoints;
use crate::cli::Failure;
use crate::cli::seeds::Seeds;
use crate::cli::table::Table;
use crate::rules::{BySeat, Seat};

/// Who brings the deals of `--play-only` to the first lead, for both seats.
pub(super) const PREPARES: Level = Level::Club;

/// Plays pair number `number`: one pack twice, A as forehand and then as dealer.
pub(super) fn play_pair(
    conditions: Conditions,
    number: u64,
    mind: &mut Mind,
) -> Result<ArenaResult, Failure> {
    let mut result = ArenaResult::new(conditions);
    let seeds = Seeds::new(conditions.seed, number);
    let table = if conditions.play_only {
        let (table, passed_in) = Table::prepared(conditions.rules, seeds, PREPARES, mind)?;
        result.add_passed_in(passed_in.into());
        table
    } else {
        Table::new(conditions.rules, seeds)
    };
    let mut deal = |seat| play_deal(&mut result, conditions, table.clone(), seat, mind);
    let deals = [deal(Seat::Forehand)?, deal(Seat::Dealer)?];
    result.add_pair(number, deals);
    Ok(result)
}

/// Plays the deal to its end with A at `seat`.
fn play_deal(
    result: &mut ArenaResult,
    conditions: Conditions,
    mut table: Table,
    seat: Seat,
    mind: &mut Mind,
) -> Result<Won, Failure> {
    let levels = BySeat::new(|at| if at == seat { conditions.a } else { conditions.b });
    let mut decisions = Vec::new();
    table.finish(levels, conditions.objective, mind, |decided| decisions.push(decided))?;
    let settlement = table.history().game().settlement();
    let game_points = |at| settlement.map_or(0, |settlement| settlement.total[at].number());
    for decided in decisions {
        let is_a = decided.seat == seat;
        result.players.of(is_a).add_decision(&decided, game_points(decided.seat));
        if !decided.is_forced {
            result.add_time(is_a, decided.phase, decided.took);
        }
    }
    let Some(settlement) = settlement else {
        result.add_passed_in(1);
        return Ok(Won { game_points: 0, thirds: 0 });
    };
    for at in Seat::ALL {
        result.players.of(at == seat).add_settlement(settlement, at);
    }
    let thirds = i32::from(settlement.card_points[seat].thirds());
    let half = i32::from(CardPoints::PACK.thirds() / 2);
    Ok(Won { game_points: game_points(seat), thirds: thirds - half })
}
