//! How fast positions are solved.
mod deals;

use std::time::Instant;

use deals::{Exercise, Question, ask, exercises};
use kosakeln::ai::solver::{Solver, SolverWithout, techniques};

fn row<const OFF: u32>(name: &str, exercises: &[Exercise], question: Question) {
    let mut solver = SolverWithout::<OFF>::new();
    let mut times = Vec::new();
    let mut sum = 0_i64;
    for exercise in exercises {
        let start = Instant::now();
        sum += ask(&mut solver, exercise, question);
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!(
        "{name:<40} {:>8.3} {:>8.3} {:>8.3} {:>8.3}   nodes {:>10}  sum {sum}  {:.2} M/s",
        at(50),
        at(95),
        at(99),
        at(100),
        solver.nodes(),
        solver.nodes() as f64 / times.iter().sum::<f64>() / 1e3
    );
}

fn main() {
    let count = std::env::var("DEALS").ok().and_then(|n| n.parse().ok()).unwrap_or(1000);
    let (whole, twelve, eight) = (exercises(count, 16), exercises(count, 12), exercises(count, 8));
    row::<0>("16 value thirds", &whole, Question::Points);
    row::<0>("16 cards thirds", &whole, Question::PointsOfCards);
    row::<0>("16 cards game", &whole, Question::TotalsOfCards);
    row::<0>("12 cards thirds", &twelve, Question::PointsOfCards);
    row::<0>("12 cards game", &twelve, Question::TotalsOfCards);
    row::<0>("8 cards thirds", &eight, Question::PointsOfCards);
    row::<0>("8 cards game", &eight, Question::TotalsOfCards);
    if std::env::args().any(|a| a == "ablation") {
        let few = &whole[..count.min(100)];
        macro_rules! without { ($($t:ident),*) => {$(
            row::<{ techniques::$t }>(concat!(stringify!($t), " value"), few, Question::Points);
            row::<{ techniques::$t }>(concat!(stringify!($t), " 12 game"), &twelve[..count.min(300)], Question::TotalsOfCards);
        )*} }
        row::<0>("all value", few, Question::Points);
        row::<0>("all 12 game", &twelve[..count.min(300)], Question::TotalsOfCards);
        without!(
            NO_EQUALS,
            NO_SURE,
            NO_ORDER,
            NO_REMEMBERED_LEAD,
            NO_LOOK_AHEAD,
            NO_REDUCTION,
            NO_GUESS
        );
    }
    let _ = Solver::new();
}
