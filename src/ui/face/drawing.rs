//! What the sides of a card are made of. The names are those that `xtask/pack` gives pictures and
//! drawings.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::app::CardLabels;
use crate::cards::{Card, Rank};
use crate::i18n::Texts;

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
    /// A picture that fills the card: the address of an image.
    Picture(String),
    /// Something drawn in the colours of the page, by its name in the pack's file.
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
    pub(super) fn new(
        card: Option<Card>,
        texts: &Texts,
        labels: CardLabels,
        is_pack_missing: bool,
    ) -> Self {
        let Some(card) = card else {
            return Self { suit: "back".into(), parts: vec![Part::Picture(picture("back"))] };
        };
        let suit = card.suit().map_or_else(|| "T".into(), |suit| suit.letter().to_string());
        let index = texts.index(card, labels);
        let parts = if is_pack_missing {
            let index = index.unwrap_or_else(|| texts.card_name(card));
            let below = card.suit().map(|suit| texts.suit(suit));
            let below = below.map(|text| Part::Letters { y: "66", text });
            [Part::Letters { y: "36", text: index }].into_iter().chain(below).collect()
        } else {
            face(card, index.as_deref().unwrap_or("star"))
        };
        Self { suit, parts }
    }
}

/// Tarocks and court cards have a picture, pips are drawn. A tarock's index is its numeral, or a star;
/// a suit card's stands over the sign of the suit.
fn face(card: Card, index: &str) -> Vec<Part> {
    let code = card.to_string();
    match (card.suit(), has_picture(card)) {
        (None, _) => {
            vec![Part::Picture(picture(&code)), Part::Use(format!("#kos-index-{index}"))]
        }
        (Some(suit), true) => vec![
            Part::Picture(picture(&code)),
            Part::Use(format!("#kos-corners-{}", suit.letter())),
            Part::Use(format!("#kos-corner-{index}")),
        ],
        (Some(_), false) => {
            vec![Part::Use(format!("#kos-{code}")), Part::Use(format!("#kos-corner-{index}"))]
        }
    }
}

/// The addresses of all pictures.
pub(super) fn pictures() -> impl Iterator<Item = String> {
    let codes = Card::all().filter(|card| has_picture(*card)).map(|card| card.to_string());
    codes.chain(["back".to_owned()]).map(|name| picture(&name))
}

fn picture(name: &str) -> String {
    let special = PICTURES.with_borrow(|pictures| pictures.get(name).cloned());
    special.unwrap_or_else(|| {
        FOLDER.with_borrow(|folder| [folder, "pictures/", name, ".svg"].concat())
    })
}

thread_local! {
    /// Pictures that do not lie in the folder, by their names.
    static PICTURES: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    /// Where the folder with the pictures lies; beside the page, if nobody has said anything else.
    static FOLDER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The pictures lie in this folder, whose address ends with a slash. This is said before the first card
/// is drawn.
pub(super) fn pictures_lie_in(folder: String) {
    FOLDER.set(folder);
}

/// These pictures have addresses of their own, as where those in the folder must not be shown.
pub(super) fn pictures_are(pictures: impl IntoIterator<Item = (String, String)>) {
    PICTURES.with_borrow_mut(|all| all.extend(pictures));
}

fn has_picture(card: Card) -> bool {
    let court = [Rank::King, Rank::Queen, Rank::Cavalier, Rank::Valet];
    card.rank().is_none_or(|rank| court.contains(&rank))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::i18n::Language;

    /// The outlines of letters and figures, as they are drawn.
    const GLYPHS: &str = include_str!("../../../assets/pack/glyphs.svg");

    fn drawn(card: Option<Card>) -> Vec<Part> {
        Drawing::new(card, &Texts::new(Language::English), CardLabels::Language, false).parts
    }

    #[test]
    fn parts_are_called_as_the_pack_calls_them() {
        let names = |code: &str| {
            let parts =
                drawn(Some(code.parse().expect("a code"))).into_iter().map(|part| match part {
                    Part::Picture(name) | Part::Use(name) => name,
                    Part::Letters { text, .. } => panic!("{text} is not drawn"),
                });
            parts.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names("T4"), "pictures/T4.svg #kos-index-IIII");
        assert_eq!(names("T22"), "pictures/T22.svg #kos-index-star");
        assert_eq!(names("HV"), "pictures/HV.svg #kos-corners-H #kos-corner-V");
        assert_eq!(names("C10"), "#kos-C10 #kos-corner-10");
        assert_eq!(drawn(None), [Part::Picture("pictures/back.svg".into())]);
    }

    #[test]
    fn no_two_cards_are_made_up_alike_and_cards_of_a_kind_share_their_index() {
        let faces: Vec<Vec<Part>> = Card::all().map(|card| drawn(Some(card))).collect();
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
        let sides = Card::all().map(Some).chain([None]);
        let used: BTreeSet<String> = sides
            .flat_map(drawn)
            .filter_map(|part| match part {
                Part::Picture(name) => Some(name),
                Part::Use(_) | Part::Letters { .. } => None,
            })
            .collect();
        assert_eq!(wanted, used);
        assert_eq!(wanted.len(), 22 + 16 + 1);
    }

    #[test]
    fn where_the_pack_is_missing_a_face_says_in_letters_what_it_is() {
        let texts = Texts::new(Language::English);
        for card in Card::all() {
            let draw =
                |is_missing| Drawing::new(Some(card), &texts, CardLabels::Language, is_missing);
            let drawing = draw(true);
            let is_letters = |part: &Part| matches!(part, Part::Letters { .. });
            assert!(!drawing.parts.is_empty() && drawing.parts.iter().all(is_letters), "{card}");
            assert_eq!(drawing.suit, draw(false).suit);
        }
    }

    #[test]
    fn every_index_of_every_language_and_every_preference_has_its_outlines() {
        let all = Language::ALL
            .into_iter()
            .flat_map(|language| CardLabels::ALL.map(|labels| (language, labels)));
        for (language, labels) in all {
            let texts = Texts::new(language);
            for card in Card::all() {
                let Some(index) = texts.index(card, labels) else { continue };
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
