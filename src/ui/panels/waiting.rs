use yew::prelude::*;

use crate::app::Player;
use crate::i18n::{Message, Text};
use crate::rules::Phase;
use crate::ui::components::Panel;
use crate::ui::context::use_ui;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct WaitingPanelProps {
    /// Who is waited for.
    pub(in crate::ui) player: Player,
    pub(in crate::ui) phase: Phase,
}

/// Another player decides about something that is not seen.
#[component]
pub(in crate::ui) fn WaitingPanel(WaitingPanelProps { player, phase }: &WaitingPanelProps) -> Html {
    let ui = use_ui();
    let text = match phase {
        Phase::PersonalExchange => ui.text(Text::OtherExchanges),
        _ => ui.say(Message::Thinking { player: ui.cast.addressee(*player) }),
    };
    let heading = match phase {
        Phase::PersonalExchange => Text::PersonalExchange,
        Phase::TalonDiscard => Text::TalonDiscard,
        _ => Text::Announcements,
    };
    part!(Panel {
        name: "waiting",
        heading: ui.text(heading),
        children: html! {
            <p class="kos-text">{ text }</p>
        }
    })
}
