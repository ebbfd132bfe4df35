//! How a card is drawn: 54 faces and the back.
//!
//! A picture is an image of its own, which the browser draws once and then has ready. Indices, signs and
//! pips are drawn in the colours of the page, as references into a small file that `web` loads once and
//! that then lies in the document, where nothing of it is seen. All of it is put together from
//! `assets/pack`, and says nothing to a screen reader: whoever shows a card names it beside. There is no
//! text in it: letters and figures are outlines, the same on every system.

mod drawing;
mod element;
mod pack;

use yew::prelude::*;

use drawing::{Drawing, Part, pictures, pictures_are, pictures_lie_in};
pub(super) use element::Faces;
pub use pack::Pack;

use super::context::use_ui;
use crate::cards::Card;

/// How wide and how high a card is, in the units of its drawing.
const SIZE: [&str; 2] = ["120", "210"];
/// The room that a card is drawn in.
const VIEW_BOX: &str = "0 0 120 210";

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
    let Drawing { suit, parts } =
        Drawing::new(*card, &ui.texts, ui.preferences.card_labels, ui.is_pack_missing);
    let [width, height] = SIZE;
    let part = |part: Part| match part {
        Part::Picture(address) => html! { <image href={address} {width} {height} /> },
        Part::Use(drawing) => html! { <use href={drawing} /> },
        Part::Letters { y, text } => {
            html! { <text class="kos-instead" x="9" {y}>{ text }</text> }
        }
    };
    html! {
        <svg class="kos-face" data-suit={suit} viewBox={VIEW_BOX} aria-hidden="true"
            focusable="false">
            { for parts.into_iter().map(part) }
        </svg>
    }
}
