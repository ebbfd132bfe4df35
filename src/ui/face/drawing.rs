//! What the sides of a card are made of. The names are those of the drawings in the pack's file,
//! which `xtask/pack` gives them.

use crate::cards::Card;
use crate::i18n::Texts;

/// The drawing of the back.
const BACK: &str = "#kos-back";

/// One side of a card, as data: a component draws it, and so does a picture that flies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drawing {
    /// What the styles call the colours: the letter of the suit, `T` for a tarock, or `back`.
    pub(super) suit: String,
    /// What it is made of, from below.
    pub(super) parts: Vec<Part>,
}

/// A part of the drawing of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// A drawing of the pack, by its name.
    Use(String),
    /// Letters that stand for a drawing which could not be loaded.
    Letters {
        /// How far down they stand.
        y: &'static str,
        /// What they say.
        text: String,
    },
}

impl Drawing {
    /// The face of a card, or the back of one.
    pub(super) fn new(card: Option<Card>, texts: &Texts, is_pack_missing: bool) -> Self {
        let Some(card) = card else {
            return Self { suit: "back".into(), parts: vec![Part::Use(BACK.into())] };
        };
        let suit = card.suit().map_or_else(|| "T".into(), |suit| suit.letter().to_string());
        let index = texts.index(card);
        let parts = if is_pack_missing {
            let index = index.unwrap_or_else(|| texts.card_name(card));
            let below = card.suit().map(|suit| texts.suit(suit));
            let below = below.map(|text| Part::Letters { y: "66", text });
            [Part::Letters { y: "36", text: index }].into_iter().chain(below).collect()
        } else {
            picture(card, index.as_deref()).map(Part::Use).into()
        };
        Self { suit, parts }
    }
}

/// The drawings that make up a card's face: its picture, and its index in both corners. A tarock's
/// index is its numeral, a star if it has none; a suit card's stands over the sign of the suit.
fn picture(card: Card, index: Option<&str>) -> [String; 2] {
    let place = if card.is_tarock() { "index" } else { "corner" };
    [format!("#kos-{card}"), format!("#kos-{place}-{}", index.unwrap_or("star"))]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::cards::Rank;
    use crate::i18n::{Language, Texts};

    /// The outlines of letters and figures, as they are drawn.
    const GLYPHS: &str = include_str!("../../../assets/pack/glyphs.svg");

    #[test]
    fn every_card_has_a_picture_of_its_own_and_cards_of_a_kind_share_their_index() {
        let texts = Texts::new(Language::English);
        let faces: Vec<[String; 2]> =
            Card::all().map(|card| picture(card, texts.index(card).as_deref())).collect();
        let pictures: BTreeSet<&str> = faces.iter().map(|face| face[0].as_str()).collect();
        assert_eq!(pictures.len(), 54);
        // A numeral or the star for each tarock, four letters, four red and four black numbers.
        let indices: BTreeSet<&str> = faces.iter().map(|face| face[1].as_str()).collect();
        assert_eq!(indices.len(), 22 + 4 + 8);
    }

    #[test]
    fn pictures_and_indices_are_called_as_in_the_file_of_the_pack() {
        let face =
            |code: &str, index: &str| picture(code.parse().expect("a code"), Some(index)).join(" ");
        assert_eq!(face("T4", "IIII"), "#kos-T4 #kos-index-IIII");
        assert_eq!(face("C10", "10"), "#kos-C10 #kos-corner-10");
        assert_eq!(face("HV", "B"), "#kos-HV #kos-corner-B");
        assert_eq!(picture(Card::SKUES, None).join(" "), "#kos-T22 #kos-index-star");
    }

    #[test]
    fn where_the_pack_is_missing_a_face_says_in_letters_what_it_is() {
        let texts = Texts::new(Language::English);
        for card in Card::all() {
            let drawing = Drawing::new(Some(card), &texts, true);
            let is_letters = |part: &Part| matches!(part, Part::Letters { .. });
            assert!(!drawing.parts.is_empty() && drawing.parts.iter().all(is_letters), "{card}");
            assert_eq!(drawing.suit, Drawing::new(Some(card), &texts, false).suit);
        }
    }

    #[test]
    fn every_index_of_every_language_has_its_outlines() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for card in Card::all() {
                let Some(index) = texts.index(card) else { continue };
                for letter in index.chars() {
                    let outline = format!("data-glyph=\"{letter}\"");
                    assert!(GLYPHS.contains(&outline), "{card} in {language:?}: {letter}");
                }
                let is_court = card.rank().is_some_and(|rank| {
                    [Rank::King, Rank::Queen, Rank::Cavalier, Rank::Valet].contains(&rank)
                });
                assert!(!is_court || index.chars().count() == 1, "{card} in {language:?}");
            }
        }
    }
}
