//! Letters and figures set beside one another.

use yew::prelude::*;

use super::glyphs::{Glyph, glyph};
use super::thousandths::Thousandths;

/// The space between two letters, in the units of the glyphs.
const GAP: u32 = 6;

/// Where a word stands along its line.
#[derive(Clone, Copy, Debug)]
pub(super) enum Anchor {
    /// Its left edge is here.
    Start(u32),
    /// Its middle is here.
    Middle(u32),
}

/// A word on a card: an index, a numeral, the letter of a court card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    pub(super) class: &'static str,
    pub(super) anchor: Anchor,
    pub(super) top: u32,
    pub(super) height: u32,
    /// A longer word is made narrower, not lower, so that all numerals are of one height.
    pub(super) max_width: u32,
}

/// How a word is fitted to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fit {
    left: Thousandths,
    scale_x: Thousandths,
    scale_y: Thousandths,
}

impl Word<'_> {
    /// The word's letters; one without an outline is left out.
    fn glyphs(&self) -> impl Iterator<Item = Glyph> {
        self.text.chars().filter_map(glyph)
    }

    /// How wide the word is, in the units of the glyphs.
    fn natural_width(&self) -> u32 {
        self.glyphs().map(|glyph| glyph.width + GAP).sum::<u32>().saturating_sub(GAP)
    }

    fn fit(&self) -> Fit {
        let width = self.natural_width().max(1);
        // Glyphs are 100 units high.
        let scale_y = self.height * 10;
        let scale_x = scale_y.min(self.max_width * 1000 / width);
        let left = match self.anchor {
            Anchor::Start(x) => x * 1000,
            Anchor::Middle(x) => (x * 1000).saturating_sub(width * scale_x / 2),
        };
        Fit {
            left: Thousandths(left),
            scale_x: Thousandths(scale_x),
            scale_y: Thousandths(scale_y),
        }
    }

    pub(super) fn draw(&self) -> Html {
        let Fit { left, scale_x, scale_y } = self.fit();
        let letters = self.glyphs().scan(0, |x, glyph| {
            let transform = format!("translate({x})");
            *x += glyph.width + GAP;
            Some(html! { <path d={glyph.path} {transform} /> })
        });
        let top = self.top;
        html! {
            <g
                class={self.class}
                transform={format!("translate({left} {top}) scale({scale_x} {scale_y})")}
            >
                { for letters }
            </g>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(text: &str) -> Word<'_> {
        let anchor = Anchor::Middle(19);
        Word { text, class: "", anchor, top: 11, height: 25, max_width: 27 }
    }

    #[test]
    fn a_short_word_keeps_its_proportions_about_its_middle() {
        // K is 84 units wide, so 21 at a quarter of its size.
        let quarter = Thousandths(250);
        let fit = Fit { left: Thousandths(8500), scale_x: quarter, scale_y: quarter };
        assert_eq!(index("K").fit(), fit);
    }

    #[test]
    fn a_long_word_is_narrowed_to_its_place() {
        // 1 and 0 are 44 and 62 units wide, with the gap 112.
        let Fit { left, scale_x, scale_y } = index("10").fit();
        assert_eq!((scale_x, scale_y), (Thousandths(241), Thousandths(250)));
        assert_eq!(left, Thousandths(19_000 - 112 * 241 / 2));
    }
}
