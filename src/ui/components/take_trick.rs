use yew::prelude::*;

use crate::app::Msg;
use crate::i18n::Text;
use crate::ui::context::use_ui;
use crate::ui::focus::{focus_element, is_focus_lost};

/// The button that takes away a trick that is held. It takes the focus if nothing else has it, so
/// that Enter is enough.
#[component]
pub(in crate::ui) fn TakeTrick() -> Html {
    let ui = use_ui();
    let button = use_node_ref();
    {
        let button = button.clone();
        use_effect(move || {
            let button = button.cast::<web_sys::Element>();
            if is_focus_lost()
                && let Some(button) = button
            {
                focus_element(button);
            }
        });
    }
    let dispatch = ui.dispatch.clone();
    // A click that goes on to the board counts there; it is the same message, and counts once.
    let onclick = Callback::from(move |_: MouseEvent| dispatch.emit(Msg::TakeTrick));
    html! {
        <button ref={button} type="button" class="kos-button" data-action="take-trick" {onclick}>
            { ui.text(Text::TakeTrick) }
        </button>
    }
}
