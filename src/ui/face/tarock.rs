//! The tarocks: a numeral over a landscape, in both halves. The Sküs is the only one with neither.

use yew::prelude::*;

use super::sheet::{frame, twice};
use super::star::STAR;
use super::word::{Anchor, Word};
use crate::cards::Tarock;
use crate::i18n::Texts;

/// A frame whose steps leave room for the index.
const FRAME: &str = "M60 8H112V168H60V202H8V42H60Z";
/// The upper half of what is in the frame.
const HALF: &str = "M60 8H112V105H8V42H60Z";

/// Landscapes, each from the sky line down to the middle of the card.
const LANDSCAPES: [&str; 4] = [
    "M8 95L30 82L50 92L74 78L96 90L112 84V105H8Z",
    "M8 88C28 80 40 92 60 90S96 78 112 88V105H8Z",
    "M8 94H22V86H28V80L32 74L36 80V86H58V90H80V82H94V90H112V105H8Z",
    "M8 96C20 96 24 84 34 84S52 98 64 92S84 78 94 84S106 94 112 92V105H8Z",
];

/// A bird far off, a line.
const BIRD: &str = "M-7 0C-5-4-2-4 0 0C2-4 5-4 7 0";

/// Where the birds fly: one over II, two over III, three over IIII.
const FLIGHT: [&str; 3] = ["translate(86 22)", "translate(98 30)", "translate(78 33)"];

/// What the style sheet colours a tarock by: the Trull, the birds, and the others in fours.
fn tone(tarock: Tarock) -> &'static str {
    match tarock.number() {
        1 | 21 | 22 => "trull",
        2..=4 => "bird",
        5..=8 => "a",
        9..=12 => "b",
        13..=16 => "c",
        _ => "d",
    }
}

fn birds(tarock: Tarock) -> Html {
    let count = match tarock.number() {
        number @ 2..=4 => usize::from(number) - 1,
        _ => 0,
    };
    let birds = FLIGHT.into_iter().take(count).map(|transform| {
        html! { <path class="kos-face__stroke" d={BIRD} {transform} /> }
    });
    html! { <>{ for birds }</> }
}

/// What is in one half of the frame.
fn landscape(tarock: Tarock, numeral: &str) -> Html {
    let tone = tone(tarock);
    let hills = LANDSCAPES[usize::from(tarock.number()) % LANDSCAPES.len()];
    let is_trull = matches!(tarock, Tarock::PAGAT | Tarock::MOND);
    let numeral = Word {
        text: numeral,
        class: "kos-face__ink",
        anchor: Anchor::Middle(60),
        top: 46,
        height: 30,
        max_width: 84,
    };
    html! {
        <>
            <path class="kos-face__hill" data-tone={tone} d={hills} />
            { birds(tarock) }
            if is_trull {
                <path class="kos-face__star" d={STAR} transform="translate(86 26)" />
            }
            { numeral.draw() }
        </>
    }
}

/// What is in the corner, and in one half of the frame.
fn corner_and_half(tarock: Tarock) -> (Html, Html) {
    let Some(numeral) = Texts::numeral(tarock) else {
        return (
            html! {
                <path class="kos-face__ink" d={STAR} transform="translate(23 23) scale(1.2)" />
            },
            html! {
                <path class="kos-face__star" d={STAR} transform="translate(60 72) scale(2.2)" />
            },
        );
    };
    let corner = Word {
        text: numeral,
        class: "kos-face__ink",
        anchor: Anchor::Start(8),
        top: 10,
        height: 25,
        max_width: 46,
    };
    (corner.draw(), landscape(tarock, numeral))
}

/// The drawing of a tarock.
pub(super) fn draw(tarock: Tarock) -> Html {
    let (corner, half) = corner_and_half(tarock);
    let half = html! {
        <>
            <path class="kos-face__tint" data-tone={tone(tarock)} d={HALF} />
            { half }
        </>
    };
    html! {
        <>
            { twice(half) }
            { frame(FRAME) }
            { twice(corner) }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::face::glyphs::glyph;

    /// Adds up the letters, each one counting against the sum if a greater one follows.
    fn value(numeral: &str) -> i32 {
        let letters: Vec<i32> = numeral
            .chars()
            .map(|letter| match letter {
                'I' => 1,
                'V' => 5,
                'X' => 10,
                other => panic!("{other} is in no numeral up to XXI"),
            })
            .collect();
        let next = letters.iter().copied().skip(1).chain([0]);
        letters.iter().zip(next).map(|(&this, next)| if this < next { -this } else { this }).sum()
    }

    #[test]
    fn every_tarock_but_the_skues_shows_its_number() {
        for tarock in Tarock::all() {
            let Some(numeral) = Texts::numeral(tarock) else {
                assert_eq!(tarock, Tarock::SKUES);
                continue;
            };
            assert_eq!(value(numeral), i32::from(tarock.number()), "{numeral}");
            assert!(numeral.chars().all(|letter| glyph(letter).is_some()), "{numeral}");
        }
        assert_eq!(Texts::numeral(Tarock::QUAPIL), Some("IIII"));
    }
}
