use yew::prelude::*;

use crate::app::{Language, Msg, Notice};
use crate::i18n::{Message, Text};
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct NoticeBarProps {
    pub(in crate::ui) notice: Notice,
}

/// What the player has to be told once.
#[component]
pub(in crate::ui) fn NoticeBar(NoticeBarProps { notice }: &NoticeBarProps) -> Html {
    let ui = use_ui();
    let text = match notice {
        Notice::NoTexts(language) => return notice_bar(&ui, notice, no_texts(&ui, *language)),
        Notice::NotSaved => Text::NotSaved,
        Notice::ChangedElsewhere => Text::ChangedElsewhere,
        Notice::NoEntropy => Text::NoEntropy,
        Notice::NoPack => Text::NoPack,
        Notice::NewVersion => Text::NewVersion,
        Notice::Unreadable(_) => Text::SavedUnreadable,
        Notice::PreferencesNotSaved => Text::SettingsNotSaved,
        Notice::PreferencesKept(_) => Text::SettingsKept,
        Notice::PreferencesUnreadable(_) => Text::SettingsUnreadable,
    };
    notice_bar(&ui, notice, ui.text(text))
}

fn no_texts(ui: &Ui, language: Language) -> String {
    ui.say(Message::NoTexts { language: language.own_name() })
}

fn notice_bar(ui: &Ui, notice: &Notice, text: String) -> Html {
    html! {
        <div class="kos-notice" role="alert">
            <p class="kos-text">{ text }</p>
            <button type="button" class="kos-button kos-button--quiet"
                onclick={ui.press(Msg::NoticeRead(notice.clone()))}>{ ui.text(Text::Close) }</button>
        </div>
    }
}
