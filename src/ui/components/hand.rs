use web_sys::HtmlElement;
use yew::prelude::*;

use super::CardButton;
use crate::cards::{Card, CardSet};
use crate::rules::Seat;
use crate::ui::focus::{focus_element, is_focus_lost};
use crate::ui::gradual::use_gradual;
use crate::ui::hand_order::hand_order;
use crate::ui::motion::Place;

/// What the cards of a hand can be used for just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) enum HandUse {
    /// Nothing: they are only seen. Each is the same element all the same, so that the browser need
    /// not lay out the whole hand anew whenever the turn comes, and the focus stays where it is.
    Look,
    /// A card can be played.
    Play {
        /// The cards that may be.
        legal: CardSet,
    },
    /// Cards can be chosen.
    Choose {
        /// The cards that may be.
        legal: CardSet,
        /// The cards that are.
        chosen: CardSet,
        /// The cards that have just come to the hand.
        new: CardSet,
    },
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct HandProps {
    /// Whose hand it is.
    pub(in crate::ui) seat: Seat,
    pub(in crate::ui) cards: CardSet,
    pub(in crate::ui) label: AttrValue,
    pub(in crate::ui) hand_use: HandUse,
    pub(in crate::ui) onclick: Callback<Card>,
}

/// The own hand.
#[component]
pub(in crate::ui) fn Hand(props: &HandProps) -> Html {
    let list = use_node_ref();
    let last_focused = use_mut_ref(|| None::<u32>);
    {
        // When the focused card has been played, its neighbour takes the focus.
        let (list, last_focused) = (list.clone(), last_focused.clone());
        use_effect_with((props.cards, props.hand_use), move |_| {
            let had_focus = *last_focused.borrow();
            if let Some(place) = had_focus
                && is_focus_lost()
            {
                focus_card(&list, place);
            }
        });
    }
    let onfocusin = {
        let (list, last_focused) = (list.clone(), last_focused.clone());
        Callback::from(move |_: FocusEvent| *last_focused.borrow_mut() = focused_place(&list))
    };
    let onfocusout = {
        // Whoever goes elsewhere is not called back; a card that was removed goes nowhere.
        let last_focused = last_focused.clone();
        Callback::from(move |event: FocusEvent| {
            if event.related_target().is_some() {
                *last_focused.borrow_mut() = None;
            }
        })
    };
    let onkeydown = {
        let list = list.clone();
        Callback::from(move |event: KeyboardEvent| {
            let Some(place) = focused_place(&list) else { return };
            let target = match event.key().as_str() {
                "ArrowRight" => place + 1,
                "ArrowLeft" => place.saturating_sub(1),
                "Home" => 0,
                "End" => u32::MAX,
                _ => return,
            };
            event.prevent_default();
            focus_card(&list, target);
        })
    };
    let cards = hand_order(props.cards);
    let drawn = use_gradual(cards.len());
    let button = |card: Card| {
        let onclick = props.onclick.clone();
        match props.hand_use {
            HandUse::Look => html! { <CardButton {card} is_legal=false {onclick} /> },
            HandUse::Play { legal } => {
                let (is_legal, is_marked) = (legal.contains(card), legal != props.cards);
                html! { <CardButton {card} {is_legal} {is_marked} {onclick} /> }
            }
            HandUse::Choose { legal, chosen, new } => {
                let (is_legal, pressed) = (legal.contains(card), Some(chosen.contains(card)));
                let is_new = new.contains(card);
                html! { <CardButton {card} {pressed} {is_legal} {is_new} {onclick} /> }
            }
        }
    };
    html! {
        <ul ref={list} class="kos-hand kos-places" role="list" aria-label={&props.label}
            data-place={Place::Hand(props.seat).name()}
            data-count={cards.len().to_string()}
            data-idle={(props.hand_use == HandUse::Look).then_some("true")} {onfocusin} {onfocusout} {onkeydown}>
            for card in cards.into_iter().take(drawn) {
                <li class="kos-hand__item" key={card.to_string()}>{ button(card) }</li>
            }
        </ul>
    }
}

/// The place in the hand of the card that has the focus, from 0.
fn focused_place(list: &NodeRef) -> Option<u32> {
    let list = list.cast::<HtmlElement>()?;
    let active = list.owner_document()?.active_element()?;
    let items = list.children();
    (0..items.length())
        .find(|place| items.item(*place).is_some_and(|item| item.contains(Some(&active))))
}

/// Gives the focus to the card at a place, or to the last one if there are fewer.
fn focus_card(list: &NodeRef, place: u32) {
    let Some(items) = list.cast::<HtmlElement>().map(|list| list.children()) else { return };
    let place = place.min(items.length().saturating_sub(1));
    let card = items.item(place).and_then(|item| item.first_element_child());
    if let Some(card) = card {
        focus_element(card);
    }
}
