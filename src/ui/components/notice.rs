use yew::prelude::*;

use crate::app::{Language, Msg, Notice};
use crate::i18n::{Message, Text};
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct NoticeBarProps {
    pub(in crate::ui) notice: Notice,
    /// Whether it lies over the table, whose tools it leaves free.
    pub(in crate::ui) is_over_table: bool,
}

/// What the player has to be told once.
#[component]
pub(in crate::ui) fn NoticeBar(props: &NoticeBarProps) -> Html {
    let ui = use_ui();
    let NoticeBarProps { notice, is_over_table } = props;
    let text = match notice {
        Notice::NoTexts(language) => {
            return notice_bar(&ui, notice, no_texts(&ui, *language), *is_over_table);
        }
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
    notice_bar(&ui, notice, ui.text(text), *is_over_table)
}

fn no_texts(ui: &Ui, language: Language) -> String {
    ui.say(Message::NoTexts { language: language.own_name() })
}

fn notice_bar(ui: &Ui, notice: &Notice, text: String, is_over_table: bool) -> Html {
    html! {
        <div class="kos-notice" role="alert" data-over={is_over_table.then_some("table")}>
            <p class="kos-text">{ text }</p>
            if *notice == Notice::ChangedElsewhere {
                <button type="button" class="kos-button kos-button--quiet" data-action="go-on-here"
                    onclick={ui.press(Msg::GoOnHere)}>{ ui.text(Text::GoOnHere) }</button>
            }
            <button type="button" class="kos-button kos-button--quiet"
                onclick={ui.press(Msg::NoticeRead(notice.clone()))}>{ ui.text(Text::Close) }</button>
        </div>
    }
}
