use yew::prelude::*;

use crate::app::{Arrange, DealScene, Msg, Sorting};
use crate::i18n::ArrangeText;
use crate::ui::context::Ui;

/// Two arrows, one in each direction.
const BOTH_WAYS: &str = "M4 8h15M15.5 4.5L19 8l-3.5 3.5M20 16H5M8.5 12.5L5 16l3.5 3.5";
const TO_THE_LEFT: &str = "M19 12H5M10.5 6.5L5 12l5.5 5.5";
const TO_THE_RIGHT: &str = "M5 12h14M13.5 6.5L19 12l-5.5 5.5";

/// The buttons by which the player in front puts his hand in order without carrying cards, beside
/// the line above it, and whether that is under way; nothing where the table sorts the hand.
pub(in crate::ui) fn arrange_tools(ui: &Ui, deal: &DealScene) -> Option<(&'static str, Html)> {
    let is_sorted_by_hand = ui.preferences.hand_order.sorting == Sorting::ByHand;
    if !is_sorted_by_hand || deal.hand.len() < 2 {
        return None;
    }
    let arranging = deal.arranging;
    let place = arranging.picked.and_then(|card| deal.hand.iter().position(|held| *held == card));
    // More than one place at a time is meant when such a button is pressed again at once.
    let step =
        |name: &'static str, path: &'static str, text: ArrangeText, to: Arrange, ends: bool| {
            html! {
                <button type="button" class="kos-tool" key={name} data-action={name}
                    aria-label={ui.texts.arrange(text)} aria-disabled={ends.then_some("true")}
                    onclick={(!ends).then(|| ui.send::<MouseEvent>(Msg::Arrange(to)))}>
                    { icon(path) }
                </button>
            }
        };
    let (is_first, is_last) = (
        place.is_none_or(|place| place == 0),
        place.is_none_or(|place| place + 1 == deal.hand.len()),
    );
    let (text, to) = if arranging.is_on {
        (ArrangeText::End {}, Arrange::End)
    } else {
        (ArrangeText::Begin {}, Arrange::Begin)
    };
    let tools = html! {
        <span class="kos-arrange" data-on={arranging.is_on.then_some("true")}>
            if arranging.is_on {
                { step("arrange-left", TO_THE_LEFT, ArrangeText::Left {}, Arrange::Left, is_first) }
                { step("arrange-right", TO_THE_RIGHT, ArrangeText::Right {}, Arrange::Right, is_last) }
            }
            <button type="button" class="kos-tool" key="arrange" data-action="arrange"
                onclick={ui.press(Msg::Arrange(to))}>
                if !arranging.is_on { { icon(BOTH_WAYS) } }
                <span class="kos-tool__label">{ ui.texts.arrange(text) }</span>
            </button>
        </span>
    };
    Some((if arranging.is_on { "on" } else { "off" }, tools))
}

fn icon(path: &'static str) -> Html {
    html! {
        <svg class="kos-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={path} />
        </svg>
    }
}
