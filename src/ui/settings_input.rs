//! The settings for whoever plays by hand, by touch or by keyboard.

use yew::prelude::*;

use super::context::Ui;
use super::settings::choices;
use crate::app::{CardPlay, HandOrder, Preferences, Sequence, SingleKeys, Sorting, TarockSide};
use crate::i18n::Text;

/// How cards are held and played, and what the keys do.
pub(super) fn input_settings(ui: &Ui) -> Html {
    let present = ui.preferences;
    let held = present.hand_order;
    let order = |hand_order| Preferences { hand_order, ..present };
    let sorting = |sorting| {
        let text = match sorting {
            Sorting::BySuit => Text::SortedBySuit,
            Sorting::ByHand => Text::SortedByHand,
        };
        (text, order(HandOrder { sorting, ..held }))
    };
    let tarocks = |tarocks| {
        let text = match tarocks {
            TarockSide::Left => Text::TarocksLeft,
            TarockSide::Right => Text::TarocksRight,
        };
        (text, order(HandOrder { tarocks, ..held }))
    };
    let sequence = |sequence| {
        let text = match sequence {
            Sequence::Descending => Text::HighestFirst,
            Sequence::Ascending => Text::LowestFirst,
        };
        (text, order(HandOrder { sequence, ..held }))
    };
    let card_play = |card_play| {
        let text = match card_play {
            CardPlay::AtOnce => Text::PlayedAtOnce,
            CardPlay::Confirmed => Text::PlayedConfirmed,
        };
        (text, Preferences { card_play, ..present })
    };
    let single_keys = |single_keys| {
        let text = match single_keys {
            SingleKeys::On => Text::SingleKeysOn,
            SingleKeys::Off => Text::SingleKeysOff,
        };
        (text, Preferences { single_keys, ..present })
    };
    html! {
        <>
            { choices(ui, "settings-card-play", Text::CardPlay, CardPlay::ALL.map(card_play)) }
            { choices(ui, "settings-sorting", Text::Sorting, Sorting::ALL.map(sorting)) }
            { choices(ui, "settings-tarocks", Text::TarocksInHand, TarockSide::ALL.map(tarocks)) }
            { choices(ui, "settings-sequence", Text::Sequence, Sequence::ALL.map(sequence)) }
            { choices(ui, "settings-keys", Text::SingleKeys, SingleKeys::ALL.map(single_keys)) }
        </>
    }
}
