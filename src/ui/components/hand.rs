use wasm_bindgen::JsCast;
use web_sys::{Element, Event};
use yew::prelude::*;

use super::{CardButton, CardMark};
use crate::cards::{Card, CardSet};
use crate::rules::Seat;
use crate::ui::context::use_ui;
use crate::ui::drag::{Dropped, Held, Meant, beside, holders, use_carrier};
use crate::ui::focus::focus_element;
use crate::ui::gradual::use_gradual;
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
        /// What a tap on one of them does.
        tap: Tap,
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
    /// Cards are put elsewhere.
    Arrange {
        /// The one that is to be.
        picked: Option<Card>,
    },
}

/// What a tap on a card that may be played does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) enum Tap {
    /// It plays the card.
    Plays,
    /// It lifts the card, unless that is the one that is lifted already.
    Lifts(Option<Card>),
}

impl HandUse {
    /// What becomes of a card that is dropped on the table.
    fn dropped(self, card: Card) -> Dropped {
        match self {
            Self::Look | Self::Arrange { .. } => Dropped::Stays,
            Self::Play { legal, tap } => match tap {
                Tap::Plays if legal.contains(card) => Dropped::Leaves,
                _ => Dropped::GoesBack,
            },
            // A card that is chosen already stays so.
            Self::Choose { chosen, .. } if chosen.contains(card) => Dropped::Stays,
            Self::Choose { .. } => Dropped::GoesBack,
        }
    }
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct HandProps {
    /// Whose hand it is.
    pub(in crate::ui) seat: Seat,
    /// The cards, in the order in which they are held.
    pub(in crate::ui) cards: Vec<Card>,
    pub(in crate::ui) label: AttrValue,
    pub(in crate::ui) hand_use: HandUse,
    /// The cards that are advised.
    #[prop_or_default]
    pub(in crate::ui) advised: CardSet,
    pub(in crate::ui) onclick: Callback<Card>,
    /// What is done with a card that is put at another place; nothing where the table sorts the
    /// hand.
    pub(in crate::ui) onput: Option<Callback<(Card, u8)>>,
}

/// The own hand: one stop for the Tab key, from which the arrows lead to every card.
#[component]
pub(in crate::ui) fn Hand(props: &HandProps) -> Html {
    let HandProps { seat, cards, label, hand_use, advised, onclick, onput } = props;
    let hand_use = *hand_use;
    let ui = use_ui();
    let list = use_node_ref();
    let carrier = use_carrier(&ui.stage, &list, &ui.clicks);
    // The card that had the focus last, and its place then.
    let last = use_state_eq(|| None::<(Card, usize)>);
    let has_focus = use_mut_ref(|| false);
    let was_play = use_mut_ref(|| None::<bool>);
    // Whether a card is being put elsewhere by keyboard, and is to keep the focus on its way.
    let is_putting = use_mut_ref(|| false);
    let stop = tab_stop(cards, *last);
    {
        let (list, has_focus, carrier) = (list.clone(), has_focus.clone(), carrier.clone());
        let (is_putting, focus) = (is_putting.clone(), ui.focus.clone());
        let is_play = matches!(hand_use, HandUse::Play { .. });
        use_effect_with((cards.clone(), hand_use, label.clone()), move |_| {
            // What is pressed was pressed on another table.
            carrier.cancel();
            // When the focused card has been played, its neighbour takes the focus; and so does the
            // hand when its turn comes and nothing else has it.
            let is_turn = was_play.replace(Some(is_play)) == Some(false) && is_play;
            // Where nothing is to be done with a card, whatever there is to do has the focus.
            let may_focus =
                hand_use != HandUse::Look && (*has_focus.borrow() || is_turn) && focus.is_lost();
            if (is_putting.replace(false) || may_focus)
                && let Some(stop) = stop
            {
                focus_card(&list, stop);
            }
        });
    }
    let onfocusin = {
        let (cards, has_focus, last) = (cards.clone(), has_focus.clone(), last.setter());
        Callback::from(move |event: FocusEvent| {
            has_focus.replace(true);
            let focused = target_card(&event).map(|(card, _)| card);
            let place = cards.iter().position(|card| Some(*card) == focused);
            last.set(focused.zip(place));
        })
    };
    let onfocusout = Callback::from(move |event: FocusEvent| {
        // Whoever goes elsewhere is not called back; a card that was removed goes nowhere.
        if event.related_target().is_some() {
            has_focus.replace(false);
        }
    });
    let onkeydown = {
        let (list, cards, onput) = (list.clone(), cards.clone(), onput.clone());
        Callback::from(move |event: KeyboardEvent| {
            let place = target_card(&event)
                .and_then(|(target, _)| cards.iter().position(|card| *card == target));
            let Some(place) = place else { return };
            let Some(target) = place_by_key(&event.key(), &list, place, cards.len()) else {
                return;
            };
            if event.alt_key() || event.meta_key() {
                return;
            }
            event.prevent_default();
            if !event.ctrl_key() && !event.shift_key() {
                if let Some(card) = cards.get(target) {
                    focus_card(&list, *card);
                }
            } else if target != place
                && let (Some(onput), Ok(target)) = (&onput, u8::try_from(target))
            {
                is_putting.replace(true);
                onput.emit((cards[place], target));
            }
        })
    };
    let onpointerdown = {
        let (carrier, tap, put) = (carrier.clone(), onclick.clone(), onput.clone());
        Callback::from(move |event: PointerEvent| {
            if event.button() == 0
                && event.is_primary()
                && let Some((card, element)) = target_card(&event)
            {
                let (tap, put, dropped) = (tap.clone(), put.clone(), hand_use.dropped(card));
                carrier.press(&event, Held { card, element, tap, dropped, put });
            }
        })
    };
    let onclick = {
        let (onclick, clicks) = (onclick.clone(), ui.clicks.clone());
        Callback::from(move |event: MouseEvent| {
            let meant = carrier.click(&event);
            if !clicks.is_first(&event) {
                return;
            }
            match meant {
                Meant::Held(held) => held.tap.emit(held.card),
                Meant::Target => {
                    if let Some((card, _)) = target_card(&event) {
                        onclick.emit(card);
                    }
                }
                Meant::Nothing => {}
            }
        })
    };
    let drawn = use_gradual(cards.len());
    let button = |card: Card| {
        let is_tab_stop = stop == Some(card);
        let is_advised = advised.contains(card);
        match hand_use {
            HandUse::Look => part!(CardButton { card, is_legal: false, is_tab_stop }),
            HandUse::Play { legal, tap } => {
                let is_legal = legal.contains(card);
                let is_marked = usize::from(legal.len()) != cards.len();
                let pressed = match tap {
                    Tap::Plays => None,
                    Tap::Lifts(lifted) => Some(lifted == Some(card)),
                };
                let mark = (pressed == Some(true)).then_some(CardMark::Lifted);
                part!(CardButton {
                    card,
                    is_legal,
                    is_marked,
                    pressed,
                    mark,
                    is_advised,
                    is_tab_stop,
                })
            }
            HandUse::Arrange { picked } => {
                let is_picked = picked == Some(card);
                let mark = is_picked.then_some(CardMark::Lifted);
                part!(CardButton { card, is_legal: true, pressed: is_picked, mark, is_tab_stop })
            }
            HandUse::Choose { legal, chosen, new } => {
                let (is_legal, pressed) = (legal.contains(card), Some(chosen.contains(card)));
                let mark = new.contains(card).then_some(CardMark::New);
                part!(CardButton { card, pressed, is_legal, mark, is_advised, is_tab_stop })
            }
        }
    };
    let can_be_carried = hand_use != HandUse::Look || onput.is_some();
    html! {
        <ul ref={list} class="kos-hand kos-places" role="list" aria-label={label}
            data-place={Place::Hand(*seat).name()}
            data-count={cards.len().to_string()}
            data-idle={(hand_use == HandUse::Look).then_some("true")}
            data-arrange={matches!(hand_use, HandUse::Arrange { .. }).then_some("true")}
            data-carry={can_be_carried.then_some("true")}
            {onfocusin} {onfocusout} {onkeydown} {onpointerdown} {onclick}>
            for card in cards.iter().copied().take(drawn) {
                <li class="kos-hand__item" key={card.to_string()}>{ button(card) }</li>
            }
        </ul>
    }
}

/// The card that the Tab key comes to: the one that had the focus last, or what has come to its
/// place.
fn tab_stop(cards: &[Card], last: Option<(Card, usize)>) -> Option<Card> {
    let Some((card, place)) = last else { return cards.first().copied() };
    let there = cards.get(place.min(cards.len().saturating_sub(1))).copied();
    if cards.contains(&card) { Some(card) } else { there }
}

/// Where a key leads from a card of the hand, if it leads anywhere.
fn place_by_key(key: &str, hand: &NodeRef, place: usize, count: usize) -> Option<usize> {
    let end = count.checked_sub(1)?;
    Some(match key {
        "ArrowRight" => end.min(place + 1),
        "ArrowLeft" => place.saturating_sub(1),
        "Home" => 0,
        "End" => end,
        "ArrowUp" | "ArrowDown" => {
            let hand = hand.cast::<Element>()?;
            beside(&holders(&hand), place, key == "ArrowUp")?
        }
        _ => return None,
    })
}

/// The card of the hand that an event has come to, and its element.
fn target_card(event: &Event) -> Option<(Card, Element)> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let element = target.closest("[data-card]").ok()??;
    let card = element.get_attribute("data-card")?.parse().ok()?;
    Some((card, element))
}

/// Gives the focus to a card of the hand.
fn focus_card(list: &NodeRef, card: Card) {
    let list = list.cast::<Element>();
    let card = list
        .and_then(|list| list.query_selector(&format!("[data-card=\"{card}\"]")).ok().flatten());
    if let Some(card) = card {
        focus_element(card);
    }
}

#[cfg(test)]
mod tests {
    use super::tab_stop;
    use crate::cards::Card;

    #[test]
    fn the_tab_key_comes_to_the_card_last_used_or_to_its_neighbour() {
        let [pagat, mond, skues] = [Card::PAGAT, Card::MOND, Card::SKUES];
        assert_eq!(tab_stop(&[skues, mond, pagat], None), Some(skues));
        assert_eq!(tab_stop(&[skues, mond, pagat], Some((pagat, 0))), Some(pagat));
        assert_eq!(tab_stop(&[skues, pagat], Some((mond, 1))), Some(pagat));
        assert_eq!(tab_stop(&[skues, mond], Some((pagat, 2))), Some(mond));
        assert_eq!(tab_stop(&[], Some((pagat, 2))), None);
    }
}
