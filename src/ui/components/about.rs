use yew::prelude::*;

use crate::i18n::{Message, Text};
use crate::ui::context::use_ui;

/// What lies beside the page, of which each opens on a page of its own.
const FILES: [(&str, Text); 2] =
    [("LICENSE.txt", Text::Licence), ("THIRD-PARTY.txt", Text::WorkOfOthers)];

/// Which version of the game this is, and on what terms it is to be had.
#[component]
pub(in crate::ui) fn About() -> Html {
    let ui = use_ui();
    let version = ui.say(Message::Version { version: env!("CARGO_PKG_VERSION") });
    html! {
        <p class="kos-text kos-soft kos-about">
            <span>{ version }</span>
            for (file, text) in FILES {
                <a class="kos-link" href={[&*ui.home, file].concat()} target="_blank">{ ui.text(text) }</a>
            }
        </p>
    }
}
