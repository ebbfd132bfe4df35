//! The signs of the four suits.

use yew::prelude::*;

use crate::cards::Suit;

/// The outline of a suit's sign, about 20 units high, the origin in its middle.
pub(super) const fn outline(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => {
            "M-4.7-5.2a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0ZM-10 2.4a4.7 4.7 0 1 1 9.4 0\
             a4.7 4.7 0 1 1-9.4 0ZM.6 2.4a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0Z\
             M-2-3H2L2.2 2.6H1.2C1.3 6.6 2.2 8.9 4 10H-4C-2.2 8.9-1.3 6.6-1.2 2.6H-2.2Z"
        }
        Suit::Spades => {
            "M0-10C3-5.2 10-1.6 10 3.4C10 6.3 8 8 5.8 8C3.7 8 1.9 6.9 1 5.2C1.2 7.5 2.2 9.1 4 10H-4\
             C-2.2 9.1-1.2 7.5-1 5.2C-1.9 6.9-3.7 8-5.8 8C-8 8-10 6.3-10 3.4C-10-1.6-3-5.2 0-10Z"
        }
        Suit::Hearts => {
            "M0 9.5C-4 4.5-10 .5-10-4.3C-10-7.8-7.6-9.5-5-9.5C-2.6-9.5-.8-8 0-5.8C.8-8 2.6-9.5 \
             5-9.5C7.6-9.5 10-7.8 10-4.3C10 .5 4 4.5 0 9.5Z"
        }
        Suit::Diamonds => {
            "M0-10.5C2-6.4 5-2.8 8.2 0C5 2.8 2 6.4 0 10.5C-2 6.4-5 2.8-8.2 0C-5-2.8-2-6.4 0-10.5Z"
        }
    }
}

/// The sign on a card.
pub(super) fn sign(suit: Suit, transform: AttrValue) -> Html {
    html! { <path class="kos-face__suit" d={outline(suit)} {transform} /> }
}
