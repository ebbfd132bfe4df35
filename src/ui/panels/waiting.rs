use yew::prelude::*;

use crate::i18n::{Message, Text};
use crate::rules::Phase;
use crate::ui::components::Panel;
use crate::ui::context::use_ui;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct WaitingPanelProps {
    /// The name of whoever is waited for.
    pub(in crate::ui) name: AttrValue,
    pub(in crate::ui) phase: Phase,
}

/// Another player decides about something that is not seen.
#[component]
pub(in crate::ui) fn WaitingPanel(WaitingPanelProps { name, phase }: &WaitingPanelProps) -> Html {
    let ui = use_ui();
    let text = match phase {
        Phase::PersonalExchange => ui.text(Text::OtherExchanges),
        _ => ui.say(Message::Thinking { player: name }),
    };
    let heading = match phase {
        Phase::PersonalExchange => Text::PersonalExchange,
        Phase::TalonDiscard => Text::TalonDiscard,
        _ => Text::Announcements,
    };
    html! {
        <Panel name="waiting" heading={ui.text(heading)}>
            <p class="kos-text">{ text }</p>
        </Panel>
    }
}
