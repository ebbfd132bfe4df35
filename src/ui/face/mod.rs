//! The drawing of the cards: 54 faces and the back, as SVG of our own design.
//!
//! A face is nothing but a drawing, and says nothing to a screen reader: whoever shows it names the
//! card beside. It has neither an `id` nor a `style`, so any number of cards may be on a page whose
//! security policy forbids inline styles; all colours are in `styles/card.css`. There is no text in
//! it either: letters and figures are outlines, the same on every system.

mod back;
mod court;
mod glyphs;
mod index_letters;
mod pips;
mod sheet;
mod star;
mod suits;
mod tarock;
mod thousandths;
mod word;

use yew::prelude::*;

pub use back::back;
pub use index_letters::IndexLetters;

use crate::cards::{Card, Rank, Suit};
use court::Emblem;
use sheet::{sheet, twice};
use word::{Anchor, Word};

/// What [`CardFace`] shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Properties)]
pub struct CardFaceProps {
    /// The card whose face is seen; `None` for the back of one.
    pub card: Option<Card>,
    /// The letters of the court cards.
    #[prop_or_default]
    pub index: IndexLetters,
}

/// One side of a card. Unlike [`face`], it is drawn anew only when it shows something else.
#[component]
pub fn CardFace(props: &CardFaceProps) -> Html {
    props.card.map_or_else(back, |card| face(card, props.index))
}

/// The face of a card.
pub fn face(card: Card, index: IndexLetters) -> Html {
    if let Some(tarock) = card.tarock() {
        return sheet("T".into(), tarock::draw(tarock));
    }
    match (card.suit(), card.rank()) {
        (Some(suit), Some(rank)) => suit_card(suit, rank, index),
        // Not reached: what is no tarock has a suit and a rank.
        _ => back(),
    }
}

fn suit_card(suit: Suit, rank: Rank, index: IndexLetters) -> Html {
    let text = index.text(suit, rank);
    let picture = match (Emblem::of(rank), rank.pips(suit)) {
        (Some(emblem), _) => court::draw(suit, emblem, &text),
        (None, number) => pips::draw(suit, number.unwrap_or_default()),
    };
    let word = Word {
        text: &text,
        class: "kos-face__suit",
        anchor: Anchor::Middle(19),
        top: 11,
        height: 25,
        max_width: 27,
    };
    let corner = html! {
        <>
            { word.draw() }
            { suits::sign(suit, "translate(19 51) scale(1.05)".into()) }
        </>
    };
    let drawing = html! {
        <>
            { picture }
            { twice(corner) }
        </>
    };
    sheet(suit.letter().to_string().into(), drawing)
}

#[cfg(test)]
mod tests {
    use yew::virtual_dom::VNode;

    use super::*;

    /// Shows every element below `node` to `visit`, and fails at anything that is none.
    fn visit_elements(node: &VNode, visit: &mut impl FnMut(&str, &[(&str, &str)])) {
        match node {
            VNode::VTag(tag) => {
                visit(tag.tag(), &tag.attributes.iter().collect::<Vec<_>>());
                tag.children().into_iter().for_each(|child| visit_elements(child, visit));
            }
            VNode::VList(list) => list.iter().for_each(|child| visit_elements(child, visit)),
            other => panic!("{other:?} is no element"),
        }
    }

    fn all_sides() -> impl Iterator<Item = Html> {
        Card::all().map(|card| face(card, IndexLetters::default())).chain([back()])
    }

    #[test]
    fn no_two_sides_are_drawn_alike() {
        let sides: Vec<Html> = all_sides().collect();
        assert_eq!(sides.len(), 55);
        for (place, side) in sides.iter().enumerate() {
            assert!(!sides[..place].contains(side), "side {place} looks like another");
        }
    }

    #[test]
    fn a_side_is_drawn_the_same_every_time() {
        assert!(all_sides().eq(all_sides()));
    }

    #[test]
    fn a_side_holds_nothing_but_shapes_without_id_and_style() {
        for side in all_sides() {
            visit_elements(&side, &mut |tag, attributes| {
                assert!(["svg", "g", "path", "rect", "circle"].contains(&tag), "{tag}");
                for (name, _) in attributes {
                    assert!(!["id", "style"].contains(name), "{name} on {tag}");
                }
                if tag == "svg" {
                    assert!(attributes.contains(&("aria-hidden", "true")));
                }
            });
        }
    }

    #[test]
    fn other_letters_change_the_court_cards_only() {
        let german = IndexLetters::new('K', 'D', 'R', 'B');
        assert_eq!(german, None, "there is no outline of an R");
        let german = IndexLetters::new('B', 'D', 'J', 'K').expect("they all have outlines");
        for card in Card::all() {
            let is_court = card.rank().is_some_and(|rank| Emblem::of(rank).is_some());
            let changes = face(card, german) != face(card, IndexLetters::default());
            assert_eq!(changes, is_court, "{card}");
        }
    }

    #[test]
    fn every_court_card_has_an_emblem_and_every_pip_a_number() {
        for card in Card::all() {
            let (Some(suit), Some(rank)) = (card.suit(), card.rank()) else { continue };
            assert_ne!(Emblem::of(rank).is_some(), rank.pips(suit).is_some(), "{card}");
        }
    }
}
