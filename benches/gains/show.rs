use std::fmt::Write as _;

use kosakeln::cards::CardSet;

use crate::response::{Branch, Measured, Outcome, Situation};

/// A position, and both ways of playing it, for a person.
pub(crate) fn show(situation: &Situation, measured: &Measured) -> String {
    let Situation { history, viewer, .. } = situation;
    let view = history.game().view(*viewer);
    let other = viewer.other();
    let mut text = format!(
        "{}\n{viewer:?} answers, {:?} leads, {:?}\nannounced: {:?}\nplayed: {:?}\nhand {}\n",
        history.to_json(None),
        view.public.turn,
        view.public.bargain,
        view.public.announcements,
        view.public.tricks,
        codes(view.hand),
    );
    for (place, (world, weight)) in measured.worlds.iter().enumerate() {
        let mark = if measured.truth == Some(place) { " <- the truth" } else { "" };
        let value = |outcome: &Outcome| {
            let found = outcome.values.iter().find(|(other, _)| *other == place);
            found.map_or(f64::NAN, |(_, value)| *value)
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "world {place:>2} {weight:.3} best {:>7.2} as level {:>7.2}: {}{mark}",
            value(&measured.best),
            value(&measured.as_level),
            codes(world.hands[other]),
        );
    }
    for (name, outcome) in [("best", &measured.best), ("as level", &measured.as_level)] {
        let _ = writeln!(text, "{name}: {:.3}", outcome.sum);
        for branch in &outcome.line {
            write_branch(&mut text, branch, 1);
        }
    }
    text
}

fn codes(cards: CardSet) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// One card a line; the worlds in which it is played, where they part.
fn write_branch(text: &mut String, branch: &Branch, depth: usize) {
    let Branch { seat, card, outcome } = branch;
    let worlds: Vec<String> =
        outcome.values.iter().map(|(place, value)| format!("{place}:{value:.2}")).collect();
    let _ = writeln!(text, "{:depth$}{seat:?} {card}  [{}]", "", worlds.join(" "));
    for next in &outcome.line {
        write_branch(text, next, depth + 1);
    }
}
