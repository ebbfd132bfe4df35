use yew::prelude::*;

use crate::app::{MatchFile, Msg, Sheet};
use crate::i18n::HistoryText;
use crate::ui::context::use_ui;
use crate::ui::sheet_file::sheet_file;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct SheetToolsProps {
    pub(in crate::ui) sheet: Sheet,
}

/// The score sheet on paper and as files.
#[component]
pub(in crate::ui) fn SheetTools(SheetToolsProps { sheet }: &SheetToolsProps) -> Html {
    let ui = use_ui();
    let button = |name: &'static str, text: HistoryText, onclick: Callback<MouseEvent>| {
        html! {
            <button type="button" class="kos-button" data-action={name} {onclick}>
                { ui.texts.history(text) }
            </button>
        }
    };
    let save_sheet = {
        let (ui, sheet) = (ui.clone(), sheet.clone());
        Callback::from(move |event: MouseEvent| {
            if ui.clicks.is_first(&event) {
                let file = MatchFile::Sheet(sheet_file(&ui, &sheet));
                ui.dispatch.emit(Msg::SaveFile(file));
            }
        })
    };
    html! {
        <div class="kos-row kos-sheet-tools">
            { button("print", HistoryText::Print, ui.press(Msg::Print)) }
            { button("save-sheet", HistoryText::SaveSheet, save_sheet) }
            { button("save-match", HistoryText::SaveMatch, ui.press(Msg::SaveFile(MatchFile::Deals))) }
        </div>
    }
}
