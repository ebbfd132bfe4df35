use yew::prelude::*;

use crate::app::Msg;
use crate::cards::Card;
use crate::i18n::Message;
use crate::rules::Move;
use crate::ui::context::use_ui;
use crate::ui::keys::MAIN;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct PlayCardProps {
    pub(in crate::ui) ply: u32,
    /// The card that is lifted.
    pub(in crate::ui) card: Card,
}

/// The button that plays the card that is lifted. It does not take the focus: that stays on the card,
/// where Enter does the same.
#[component]
pub(in crate::ui) fn PlayCard(PlayCardProps { ply, card }: &PlayCardProps) -> Html {
    let ui = use_ui();
    let onclick = ui.press(Msg::Play { ply: *ply, action: Move::Play(*card) });
    html! {
        <button type="button" class="kos-button kos-button--primary" data-action="play-card"
            aria-keyshortcuts={ui.key(MAIN)} {onclick}>
            { ui.say(Message::PlayCard { card: *card }) }
        </button>
    }
}
