//! What all cards have in common: a sheet of paper, and that most of what is on it is there twice.

use yew::prelude::*;

/// A card of 120 by 210 units with `drawing` on it; `suit` is what the style sheet colours it by.
pub(super) fn sheet(suit: AttrValue, drawing: Html) -> Html {
    html! {
        <svg
            class="kos-face"
            data-suit={suit}
            viewBox="0 0 120 210"
            aria-hidden="true"
            focusable="false"
        >
            <rect class="kos-face__paper" width="120" height="210" rx="7" />
            { drawing }
        </svg>
    }
}

/// `half` and, turned about the middle of the card, `half` again.
pub(super) fn twice(half: Html) -> Html {
    html! {
        <>
            { half.clone() }
            <g transform="rotate(180 60 105)">{ half }</g>
        </>
    }
}

/// The frame of a picture and the line that parts its halves.
pub(super) fn frame(outline: &'static str) -> Html {
    html! {
        <>
            <path class="kos-face__frame" d={outline} />
            <path class="kos-face__horizon" d="M8 105H112" />
        </>
    }
}
