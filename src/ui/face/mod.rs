//! How a card is drawn: 54 faces and the back, as references into the drawing of the pack.
//!
//! A picture is an image of its own, which the browser draws once and then has ready. Indices, signs and
//! pips are drawn in the colours of the page, as references into a small file that `web` loads once and
//! that then lies in the document, where nothing of it is seen. All of it is put together from
//! `assets/pack`, and says nothing to a screen reader: whoever shows a card names it beside. There is no
//! text in it: letters and figures are outlines, the same on every system.

mod drawing;
mod pack;

use yew::prelude::*;

use drawing::{Part, parts, pictures};
pub use pack::Pack;

use super::context::use_ui;
use crate::cards::Card;

/// What [`CardFace`] shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Properties)]
pub(super) struct CardFaceProps {
    /// The card whose face is seen; `None` for the back of one.
    pub(super) card: Option<Card>,
}

/// One side of a card, which fills what it stands in.
#[component]
pub(super) fn CardFace(CardFaceProps { card }: &CardFaceProps) -> Html {
    let ui = use_ui();
    let suit = card.map_or("back".into(), |card| match card.suit() {
        Some(suit) => suit.letter().to_string(),
        None => "T".to_owned(),
    });
    let index = card.and_then(|card| ui.texts.index(card));
    let drawing = match card {
        Some(card) if ui.is_pack_missing => {
            let index = index.unwrap_or_else(|| ui.texts.card_name(*card));
            let below = card.suit().map(|suit| ui.texts.suit(suit));
            html! {
                <>
                    <text class="kos-instead" x="9" y="36">{ index }</text>
                    <text class="kos-instead" x="9" y="66">{ below }</text>
                </>
            }
        }
        _ => parts(*card, index.as_deref()).into_iter().map(draw).collect(),
    };
    html! {
        <svg class="kos-face" data-suit={suit} viewBox="0 0 120 210" aria-hidden="true"
            focusable="false">
            { drawing }
        </svg>
    }
}

fn draw(part: Part) -> Html {
    match part {
        Part::Picture(href) => html! { <image {href} width="120" height="210" /> },
        Part::Drawing(href) => html! { <use {href} /> },
    }
}
