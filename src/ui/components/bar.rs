use yew::prelude::*;

use crate::app::{Dialog, Msg, NoUndo};
use crate::i18n::{Help, HistoryText, Text};
use crate::ui::context::use_ui;
use crate::ui::keys::{HINT, LAST_TRICK, RULES, SCORE_SHEET, UNDO};

/// The tools of the bar: what they are called in the styles, their icon (an outline on a grid of
/// 24), their text, what they open and the key that does the same.
const TOOLS: [(&str, &str, Text, Dialog, Option<&str>); 5] = [
    ("last", "M4 7h9v13H4zM9 7V4h9v13h-5", Text::LastTrick, Dialog::LastTrick, Some(LAST_TRICK)),
    (
        "sheet",
        "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
        Text::ScoreSheet,
        Dialog::ScoreSheet,
        Some(SCORE_SHEET),
    ),
    (
        "rules",
        "M12 6C10 4.5 7 4 4 4.5v14c3-.5 6 0 8 1.5c2-1.5 5-2 8-1.5v-14c-3-.5-6 0-8 1.5zM12 6v14",
        Text::Rules,
        Dialog::Rules,
        Some(RULES),
    ),
    (
        "settings",
        "M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5a2.5 2.5 0 1 0 .01 0zM8 13.5a2.5 2.5 0 1 0 .01 0z",
        Text::Settings,
        Dialog::Settings,
        None,
    ),
    ("menu", "M4 7h16M4 12h16M4 17h16", Text::Menu, Dialog::Menu, None),
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
    /// Whether the last decision can be taken back, or why not; nothing before the deal.
    #[prop_or_default]
    pub(in crate::ui) undo: Option<Result<(), NoUndo>>,
    /// Whether a hint can be asked for.
    #[prop_or_default]
    pub(in crate::ui) can_hint: bool,
}

/// The bar above the table.
#[component]
pub(in crate::ui) fn Bar(props: &BarProps) -> Html {
    let BarProps { title, has_last_trick, undo, can_hint } = props;
    let ui = use_ui();
    let tool = |(name, icon, text, dialog, key)| {
        let is_ready = dialog != Dialog::LastTrick || *has_last_trick;
        let onclick = is_ready.then(|| ui.press(Msg::Show(Some(dialog))));
        html! {
            <li class="kos-tools__item" data-tool={name} key={name}>
                <button type="button" class="kos-tool" data-tool={name} aria-haspopup="dialog"
                    aria-disabled={(!is_ready).then_some("true")} aria-keyshortcuts={ui.key(key)}
                    {onclick}>
                    <svg class="kos-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                        <path d={icon} />
                    </svg>
                    <span class="kos-tool__label">{ ui.text(text) }</span>
                </button>
            </li>
        }
    };
    // Tried where it cannot be, it says why.
    let take_back = undo.map(|_| ui.press(Msg::Undo));
    let can_undo = *undo == Some(Ok(()));
    html! {
        <header class="kos-bar">
            <h1 class="kos-bar__title">
                <span class="kos-bar__brand">{ ui.text(Text::Kosakeln) }</span>{ title }
            </h1>
            <ul class="kos-tools" role="list" aria-label={ui.text(Text::Tools)}>
                <li class="kos-tools__item" data-tool="undo" key="undo">
                    <button type="button" class="kos-tool" data-tool="undo" data-action="undo"
                        aria-keyshortcuts={ui.key(UNDO)}
                        aria-disabled={(!can_undo).then_some("true")} onclick={take_back}>
                        <svg class="kos-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                            <path d="M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3" />
                        </svg>
                        <span class="kos-tool__label">{ ui.texts.history(HistoryText::Undo) }</span>
                    </button>
                </li>
                <li class="kos-tools__item" data-tool="hint" key="hint">
                    <button type="button" class="kos-tool" data-tool="hint" data-action="hint"
                        aria-keyshortcuts={ui.key(HINT)}
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
