use yew::prelude::*;

use crate::app::Msg;
use crate::i18n::Text;
use crate::ui::context::use_ui;
use crate::ui::focus::use_focus_if_lost;
use crate::ui::keys::MAIN;

/// The button that leads from the last trick to the result. It takes the focus if nothing else has
/// it, as after the last card has been played.
#[component]
pub(in crate::ui) fn ToResult() -> Html {
    let ui = use_ui();
    let button = use_focus_if_lost();
    html! {
        <button ref={button} type="button" data-action="to-result"
            class="kos-button kos-button--primary kos-button--large"
            aria-keyshortcuts={ui.key(MAIN)} onclick={ui.press(Msg::Continue)}>
            { ui.text(Text::ToResult) }
        </button>
    }
}
