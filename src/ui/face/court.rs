//! The court cards: an emblem over the letter, in both halves.

use yew::prelude::*;

use super::sheet::{frame, twice};
use super::suits;
use super::word::{Anchor, Word};
use crate::cards::{Rank, Suit};

/// A frame whose steps leave room for the index.
const FRAME: &str = "M37 8H112V139H83V202H8V71H37Z";
/// The upper half of what is in the frame.
const HALF: &str = "M37 8H112V105H8V71H37Z";

/// What tells a court card's rank without its letter; about 44 units wide, the origin in
/// its middle.
#[derive(Clone, Copy)]
pub(super) struct Emblem {
    body: &'static str,
    /// What is in the colour of the suit.
    trims: &'static [&'static str],
    /// Small balls, also in the colour of the suit.
    balls: &'static [(i8, i8)],
}

impl Emblem {
    /// A crown, a smaller crown, a horse or a plumed hat; `None` for a pip.
    pub(super) const fn of(rank: Rank) -> Option<Self> {
        Some(match rank {
            Rank::King => Self {
                body: "M-20 10L-23-9L-11 0L0-15L11 0L23-9L20 10Z",
                trims: &["M-20 10H20V15H-20Z"],
                balls: &[(-23, -12), (0, -18), (23, -12)],
            },
            Rank::Queen => Self {
                body: "M-19 10C-20 2-22-4-24-8C-18-8-14-5-12 0C-10-8-5-13 0-15C5-13 10-8 12 0C14-5 \
                       18-8 24-8C22-4 20 2 19 10Z",
                trims: &["M-19 10H19V14H-19Z"],
                balls: &[(0, -18)],
            },
            Rank::Cavalier => Self {
                body: "M-13 15H14C15 2 10-10 1-13L0-18L-5-12C-11-9-14-4-18 4C-19 7-16 10-13 8L-7 \
                       4.5C-4 4.5-3 3.5-2 1C-1 6-9 9-13 15Z",
                trims: &[],
                balls: &[],
            },
            Rank::Valet => Self {
                body: "M-20 10C-22-2-12-9-2-8C8-7 16-1 19 8Z",
                trims: &["M-22 10H21V14H-22Z", "M4-6C10-16 18-18 24-15C20-12 18-6 10-3Z"],
                balls: &[],
            },
            Rank::First | Rank::Second | Rank::Third | Rank::Fourth => return None,
        })
    }

    fn draw(self) -> Html {
        let trims = self.trims.iter().map(|&d| html! { <path class="kos-face__band" {d} /> });
        let balls = self.balls.iter().map(|(x, y)| {
            html! {
                <circle class="kos-face__band" cx={x.to_string()} cy={y.to_string()} r="2.6" />
            }
        });
        html! {
            <g transform="translate(74 32)">
                <path class="kos-face__gold" d={self.body} />
                { for trims }
                { for balls }
            </g>
        }
    }
}

/// The picture of a court card with this emblem and letter.
pub(super) fn draw(suit: Suit, emblem: Emblem, letter: &str) -> Html {
    let letter = Word {
        text: letter,
        class: "kos-face__suit",
        anchor: Anchor::Middle(74),
        top: 55,
        height: 40,
        max_width: 60,
    };
    let half = html! {
        <>
            <path class="kos-face__tint" data-tone="court" d={HALF} />
            { emblem.draw() }
            { letter.draw() }
            { suits::sign(suit, "translate(29 88)".into()) }
        </>
    };
    html! {
        <>
            { twice(half) }
            { frame(FRAME) }
        </>
    }
}
