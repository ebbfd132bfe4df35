//! The pips, which carry as many signs as their number says.

use yew::prelude::*;

use super::suits;
use crate::cards::Suit;

/// The middle of the card; signs below it are upside down.
const CENTRE: u32 = 105;

const LEFT: u32 = 48;
const MIDDLE: u32 = 60;
const RIGHT: u32 = 72;

/// Where the signs stand, `x` and `y`; none for a number that is on no card.
const fn positions(number: u8) -> &'static [(u32, u32)] {
    match number {
        1 => &[(MIDDLE, CENTRE)],
        2 => &[(MIDDLE, 55), (MIDDLE, 155)],
        3 => &[(MIDDLE, 48), (MIDDLE, CENTRE), (MIDDLE, 162)],
        4 => &[(LEFT, 55), (RIGHT, 55), (LEFT, 155), (RIGHT, 155)],
        7 => &[
            (LEFT, 50),
            (RIGHT, 50),
            (MIDDLE, 77),
            (LEFT, CENTRE),
            (RIGHT, CENTRE),
            (LEFT, 160),
            (RIGHT, 160),
        ],
        8 => &[
            (LEFT, 50),
            (RIGHT, 50),
            (MIDDLE, 77),
            (LEFT, CENTRE),
            (RIGHT, CENTRE),
            (MIDDLE, 133),
            (LEFT, 160),
            (RIGHT, 160),
        ],
        9 => &[
            (LEFT, 42),
            (RIGHT, 42),
            (LEFT, 84),
            (RIGHT, 84),
            (MIDDLE, CENTRE),
            (LEFT, 126),
            (RIGHT, 126),
            (LEFT, 168),
            (RIGHT, 168),
        ],
        10 => &[
            (LEFT, 42),
            (RIGHT, 42),
            (MIDDLE, 63),
            (LEFT, 84),
            (RIGHT, 84),
            (LEFT, 126),
            (RIGHT, 126),
            (MIDDLE, 147),
            (LEFT, 168),
            (RIGHT, 168),
        ],
        _ => &[],
    }
}

/// How large the signs are: the fewer, the larger.
const fn scale(number: u8) -> &'static str {
    match number {
        1 => "2.6",
        2 => "1.7",
        3 => "1.6",
        4 => "1.15",
        _ => "0.94",
    }
}

/// The signs of a pip.
pub(super) fn draw(suit: Suit, number: u8) -> Html {
    let scale = scale(number);
    let signs = positions(number).iter().map(|&(x, y)| {
        let turn = if y > CENTRE { " rotate(180)" } else { "" };
        suits::sign(suit, format!("translate({x} {y}){turn} scale({scale})").into())
    });
    html! { <>{ for signs }</> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;

    #[test]
    fn a_pip_carries_as_many_signs_as_its_number_says() {
        for card in Card::all() {
            let (Some(suit), Some(rank)) = (card.suit(), card.rank()) else { continue };
            let Some(number) = rank.pips(suit) else { continue };
            assert_eq!(positions(number).len(), usize::from(number), "{card}");
        }
    }

    #[test]
    fn no_two_signs_stand_in_one_place() {
        for number in [1, 2, 3, 4, 7, 8, 9, 10] {
            let pips = positions(number);
            for (place, pip) in pips.iter().enumerate() {
                assert!(!pips[..place].contains(pip), "{number}: {pip:?}");
            }
        }
    }
}
