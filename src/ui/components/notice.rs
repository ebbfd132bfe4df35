use yew::prelude::*;

use crate::app::{Msg, Notice};
use crate::i18n::Text;
use crate::ui::context::use_ui;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct NoticeBarProps {
    pub(in crate::ui) notice: Notice,
}

/// What the player has to be told once.
#[component]
pub(in crate::ui) fn NoticeBar(NoticeBarProps { notice }: &NoticeBarProps) -> Html {
    let ui = use_ui();
    let text = match notice {
        Notice::NotSaved => Text::NotSaved,
        Notice::ChangedElsewhere => Text::ChangedElsewhere,
        Notice::NoEntropy => Text::NoEntropy,
        Notice::NoPack => Text::NoPack,
        Notice::Unreadable(_) => Text::SavedUnreadable,
        Notice::PreferencesNotSaved => Text::SettingsNotSaved,
        Notice::PreferencesKept(_) => Text::SettingsKept,
        Notice::PreferencesUnreadable(_) => Text::SettingsUnreadable,
    };
    html! {
        <div class="kos-notice" role="alert">
            <p class="kos-text">{ ui.text(text) }</p>
            <button type="button" class="kos-button kos-button--quiet"
                onclick={ui.press(Msg::NoticeRead(notice.clone()))}>{ ui.text(Text::Close) }</button>
        </div>
    }
}
