use yew::prelude::*;

use crate::app::Msg;
use crate::i18n::Text;
use crate::ui::context::use_ui;
use crate::ui::focus::use_focus_if_lost;
use crate::ui::keys::MAIN;

/// The button that takes away a trick that is held. It takes the focus if nothing else has it, so
/// that Enter is enough.
#[component]
pub(in crate::ui) fn TakeTrick() -> Html {
    let ui = use_ui();
    let button = use_focus_if_lost();
    let dispatch = ui.dispatch.clone();
    // A click that goes on to the board counts there; it is the same message, and counts once.
    let onclick = Callback::from(move |_: MouseEvent| dispatch.emit(Msg::TakeTrick));
    html! {
        <button ref={button} type="button" class="kos-button" data-action="take-trick"
            aria-keyshortcuts={ui.key(MAIN)} {onclick}>
            { ui.text(Text::TakeTrick) }
        </button>
    }
}
