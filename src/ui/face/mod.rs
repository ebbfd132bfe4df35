//! How a card is drawn: 54 faces and the back, as references into the drawing of the pack.
//!
//! The pack is one file, put together from `assets/pack`, which `web` loads once and which then lies
//! in the document, where nothing of it is seen; a card refers to its picture and to its index. Both
//! are nothing but drawings, and say nothing to a screen reader: whoever shows a card names it
//! beside. There is no text in them: letters and figures are outlines, the same on every system.

mod drawing;
mod pack;

use yew::prelude::*;

use drawing::{BACK, picture};
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
    let drawing = match card {
        None => html! { <use href={BACK} /> },
        Some(card) if ui.is_pack_missing => {
            let index = ui.texts.index(*card).unwrap_or_else(|| ui.texts.card_name(*card));
            let below = card.suit().map(|suit| ui.texts.suit(suit));
            html! {
                <>
                    <text class="kos-instead" x="9" y="36">{ index }</text>
                    <text class="kos-instead" x="9" y="66">{ below }</text>
                </>
            }
        }
        Some(card) => {
            let [face, index] = picture(*card, ui.texts.index(*card).as_deref());
            html! { <><use href={face} /><use href={index} /></> }
        }
    };
    html! {
        <svg class="kos-face" data-suit={suit} viewBox="0 0 120 210" aria-hidden="true"
            focusable="false">
            { drawing }
        </svg>
    }
}
