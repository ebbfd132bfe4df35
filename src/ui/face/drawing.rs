//! What a card is put together from. The names are given by `xtask/pack`.

use crate::cards::{Card, Rank};

/// A part of the drawing of a card, the lowest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// A picture that fills the card: the address of an image.
    Picture(String),
    /// Something drawn in the colours of the page: what it is called in the pack's file.
    Drawing(String),
}

/// What makes up a side of a card; `None` is the back, and `index` what stands in a face's corners.
///
/// Tarocks and court cards have a picture, pips are drawn. A tarock's index is its numeral, a star if
/// it has none; a suit card's stands over the sign of the suit.
pub(super) fn parts(card: Option<Card>, index: Option<&str>) -> Vec<Part> {
    let index = index.unwrap_or("star");
    let Some(card) = card else { return vec![Part::Picture(picture("back"))] };
    let code = card.to_string();
    match (card.suit(), has_picture(card)) {
        (None, _) => {
            vec![Part::Picture(picture(&code)), Part::Drawing(format!("#kos-index-{index}"))]
        }
        (Some(suit), true) => vec![
            Part::Picture(picture(&code)),
            Part::Drawing(format!("#kos-corners-{}", suit.letter())),
            Part::Drawing(format!("#kos-corner-{index}")),
        ],
        (Some(_), false) => vec![
            Part::Drawing(format!("#kos-{code}")),
            Part::Drawing(format!("#kos-corner-{index}")),
        ],
    }
}

/// The addresses of all pictures.
pub(super) fn pictures() -> impl Iterator<Item = String> {
    let codes = Card::all().filter(|card| has_picture(*card)).map(|card| card.to_string());
    codes.chain(["back".to_owned()]).map(|name| picture(&name))
}

fn picture(name: &str) -> String {
    format!("pictures/{name}.svg")
}

fn has_picture(card: Card) -> bool {
    let court = [Rank::King, Rank::Queen, Rank::Cavalier, Rank::Valet];
    card.rank().is_none_or(|rank| court.contains(&rank))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::i18n::{Language, Texts};

    /// The outlines of letters and figures, as they are drawn.
    const GLYPHS: &str = include_str!("../../../assets/pack/glyphs.svg");

    fn names(card: &str, index: Option<&str>) -> String {
        let card = card.parse().expect("a code");
        let names = parts(Some(card), index).into_iter().map(|part| match part {
            Part::Picture(name) | Part::Drawing(name) => name,
        });
        names.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn parts_are_called_as_the_pack_calls_them() {
        assert_eq!(names("T4", Some("IIII")), "pictures/T4.svg #kos-index-IIII");
        assert_eq!(names("T22", None), "pictures/T22.svg #kos-index-star");
        assert_eq!(names("HV", Some("B")), "pictures/HV.svg #kos-corners-H #kos-corner-B");
        assert_eq!(names("C10", Some("10")), "#kos-C10 #kos-corner-10");
        assert_eq!(parts(None, None), [Part::Picture("pictures/back.svg".into())]);
    }

    #[test]
    fn no_two_cards_are_made_up_alike_and_cards_of_a_kind_share_their_index() {
        let texts = Texts::new(Language::English);
        let faces: Vec<Vec<Part>> =
            Card::all().map(|card| parts(Some(card), texts.index(card).as_deref())).collect();
        for (place, face) in faces.iter().enumerate() {
            assert!(!faces[..place].contains(face), "{face:?}");
        }
        let indices: Vec<&Part> = faces.iter().filter_map(|face| face.last()).collect();
        let different =
            indices.iter().enumerate().filter(|(place, index)| !indices[..*place].contains(index));
        // A numeral or the star for each tarock, four letters, four red and four black numbers.
        assert_eq!(different.count(), 22 + 4 + 8);
    }

    #[test]
    fn every_picture_is_one_of_the_faces_and_the_back() {
        let wanted: BTreeSet<String> = pictures().collect();
        let texts = Texts::new(Language::English);
        let sides = Card::all().map(Some).chain([None]);
        let used: BTreeSet<String> = sides
            .flat_map(|card| parts(card, card.and_then(|card| texts.index(card)).as_deref()))
            .filter_map(|part| match part {
                Part::Picture(name) => Some(name),
                Part::Drawing(_) => None,
            })
            .collect();
        assert_eq!(wanted, used);
        assert_eq!(wanted.len(), 22 + 16 + 1);
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
                let is_court = card.suit().is_some() && has_picture(card);
                assert!(!is_court || index.chars().count() == 1, "{card} in {language:?}");
            }
        }
    }
}
