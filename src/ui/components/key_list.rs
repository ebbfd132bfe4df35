use yew::prelude::*;

use crate::app::SingleKeys;
use crate::i18n::KeyText;
use crate::ui::context::use_ui;
use crate::ui::keys::{Cap, LINES, Line};

/// What all keys do.
#[component]
pub(in crate::ui) fn KeyList() -> Html {
    let ui = use_ui();
    let is_off = ui.preferences.single_keys == SingleKeys::Off;
    let cap = |cap: &Cap| match cap {
        Cap::Sign(sign) => html! { <kbd class="kos-key">{ *sign }</kbd> },
        Cap::Named(name) => html! { <kbd class="kos-key">{ ui.texts.key(*name) }</kbd> },
    };
    let line = |line: &Line| {
        html! {
            <div class="kos-keys__line" key={line.does as usize}>
                <dt class="kos-keys__caps">{ for line.caps.iter().map(cap) }</dt>
                <dd class="kos-keys__does">{ ui.texts.key(line.does) }</dd>
            </div>
        }
    };
    let lines = LINES.iter().filter(|line| !(is_off && line.is_single));
    html! {
        <>
            <dl class="kos-keys">{ for lines.map(line) }</dl>
            if is_off {
                <p class="kos-text kos-soft">{ ui.texts.key(KeyText::SinglesAreOff) }</p>
            }
        </>
    }
}
