//! What in the document a flight comes from, and what it lands on.

use web_sys::Element;

use super::{Flight, Landing, Place, Spot, spot_of};
use crate::cards::Card;

/// What a flight comes from, as far as it is in the document.
pub(super) fn source(root: &Element, flight: &Flight) -> Option<Element> {
    let place = || flight.from.element(root);
    if let Some(card) = flight.sides.card()
        && let Some(found) = place().and_then(|place| card_in(&place, card))
    {
        return Some(found);
    }
    let found = place().or_else(|| flight.from.instead()?.element(root))?;
    Some(match flight.from {
        Place::Hand(_) => cards_in(&found, |count| count / 2).unwrap_or(found),
        _ => cards_in(&found, |count| count.saturating_sub(1)).unwrap_or(found),
    })
}

/// Whether everything that a flight lands on is in the document and shows what it has to show.
/// Nothing is measured.
pub(super) fn is_there(root: &Element, flight: &Flight) -> bool {
    let Some(place) = flight.to.find(root) else { return flight.landing == Landing::Nothing };
    match flight.landing {
        Landing::Nothing | Landing::WholePlace => true,
        Landing::AtPlace => {
            let shown = cards_in(&place, |_| 0).and_then(|card| card.get_attribute("data-card"));
            let wanted =
                flight.sides.card().map_or_else(|| "back".to_owned(), |card| card.to_string());
            shown == Some(wanted)
        }
        Landing::Cards(cards) => cards.iter().all(|card| card_in(&place, card).is_some()),
        Landing::Backs { first, count } => {
            cards_in(&place, |_| u32::from(first + count).saturating_sub(1)).is_some()
        }
    }
}

/// Where a flight goes, and what is not to be seen there before.
pub(super) fn target(root: &Element, flight: &Flight) -> Option<(Vec<Element>, Spot)> {
    let place = flight.to.element(root);
    let cards: Vec<Element> = match (flight.landing, place.as_ref()) {
        (Landing::Cards(cards), Some(place)) => {
            cards.iter().filter_map(|card| card_in(place, card)).collect()
        }
        (Landing::Backs { first, count }, Some(place)) => {
            let cards = (first..first + count).map(u32::from);
            cards.filter_map(|number| cards_in(place, |_| number)).collect()
        }
        (Landing::AtPlace, Some(place)) => cards_in(place, |_| 0).into_iter().collect(),
        (Landing::Nothing | Landing::WholePlace, _) | (_, None) => Vec::new(),
    };
    let spots: Vec<Spot> = cards.iter().filter_map(spot_of).collect();
    if let Some(spot) = Spot::middle(&spots) {
        // In a hand a card may become a button meanwhile; what holds it stays.
        let elements = match flight.to {
            Place::Hand(_) | Place::Talon(_) => {
                cards.iter().filter_map(|card| card.parent_element()).collect()
            }
            _ => cards,
        };
        return Some((elements, spot));
    }
    let found = place.or_else(|| flight.to.instead()?.element(root))?;
    let card = cards_in(&found, |count| count.saturating_sub(1)).unwrap_or_else(|| found.clone());
    let is_whole = flight.landing == Landing::WholePlace;
    let elements = is_whole.then_some(found).into_iter().collect();
    Some((elements, spot_of(&card)?))
}

/// A certain card in an element, or the element itself if it is the card.
fn card_in(element: &Element, card: Card) -> Option<Element> {
    let code = card.to_string();
    if element.get_attribute("data-card").as_deref() == Some(&code) {
        return Some(element.clone());
    }
    element.query_selector(&format!("[data-card=\"{code}\"]")).ok().flatten()
}

/// One of the cards in an element, whichever they are: that of the number which `choose` gives for
/// how many there are.
fn cards_in(element: &Element, choose: impl Fn(u32) -> u32) -> Option<Element> {
    let cards = element.get_elements_by_class_name("kos-card");
    cards.item(choose(cards.length()))
}
