use yew::prelude::*;

use crate::app::{Dialog, Msg};
use crate::i18n::{Help, Text};
use crate::ui::context::use_ui;

/// The tools of the bar: what they are called in the styles, their icon (an outline on a grid of
/// 24), their text and what they open.
const TOOLS: [(&str, &str, Text, Dialog); 5] = [
    ("last", "M4 7h9v13H4zM9 7V4h9v13h-5", Text::LastTrick, Dialog::LastTrick),
    ("sheet", "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4", Text::ScoreSheet, Dialog::ScoreSheet),
    (
        "rules",
        "M12 6C10 4.5 7 4 4 4.5v14c3-.5 6 0 8 1.5c2-1.5 5-2 8-1.5v-14c-3-.5-6 0-8 1.5zM12 6v14",
        Text::Rules,
        Dialog::Rules,
    ),
    (
        "settings",
        "M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5a2.5 2.5 0 1 0 .01 0zM8 13.5a2.5 2.5 0 1 0 .01 0z",
        Text::Settings,
        Dialog::Settings,
    ),
    ("menu", "M4 7h16M4 12h16M4 17h16", Text::Menu, Dialog::Menu),
];

/// The icon of a hint, a lamp.
const LAMP: &str =
    "M9 17.5h6M10 20.5h4M9 17.5c0-2.5-3.2-3.8-3.2-8a6.2 6.2 0 0 1 12.4 0c0 4.2-3.2 5.5-3.2 8";

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct BarProps {
    /// Which deal it is.
    pub(in crate::ui) title: AttrValue,
    /// Whether there is a last trick to look at.
    pub(in crate::ui) has_last_trick: bool,
    /// Whether a hint can be asked for.
    #[prop_or_default]
    pub(in crate::ui) can_hint: bool,
}

/// The bar above the table.
#[component]
pub(in crate::ui) fn Bar(BarProps { title, has_last_trick, can_hint }: &BarProps) -> Html {
    let ui = use_ui();
    let tool = |(name, icon, text, dialog): (&'static str, &'static str, Text, Dialog)| {
        let is_ready = dialog != Dialog::LastTrick || *has_last_trick;
        let onclick = is_ready.then(|| ui.press(Msg::Show(Some(dialog))));
        html! {
            <li class="kos-tools__item" data-tool={name} key={name}>
                <button type="button" class="kos-tool" data-tool={name} aria-haspopup="dialog"
                    aria-disabled={(!is_ready).then_some("true")} {onclick}>
                    <svg class="kos-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                        <path d={icon} />
                    </svg>
                    <span class="kos-tool__label">{ ui.text(text) }</span>
                </button>
            </li>
        }
    };
    html! {
        <header class="kos-bar">
            <h1 class="kos-bar__title">
                <span class="kos-bar__brand">{ ui.text(Text::Kosakeln) }</span>{ title }
            </h1>
            <ul class="kos-tools" role="list" aria-label={ui.text(Text::Tools)}>
                <li class="kos-tools__item" data-tool="hint" key="hint">
                    <button type="button" class="kos-tool" data-tool="hint" data-action="hint"
                        aria-disabled={(!can_hint).then_some("true")}
                        onclick={can_hint.then(|| ui.press(Msg::Hint))}>
                        <svg class="kos-icon" viewBox="0 0 24 24" aria-hidden="true"
                            focusable="false">
                            <path d={LAMP} />
                        </svg>
                        <span class="kos-tool__label">{ ui.texts.help(Help::Hint) }</span>
                    </button>
                </li>
                { for TOOLS.into_iter().map(tool) }
            </ul>
        </header>
    }
}
