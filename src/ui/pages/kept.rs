use yew::prelude::*;

use crate::app::{Dialog, KeptMsg, KeptView, Msg, Page, Part};
use crate::i18n::{KeptText, Text};
use crate::ui::components::{BookSupply, Grid, Heading};
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct KeptPageProps {
    pub(in crate::ui) view: Box<KeptView>,
    /// Whether a dialog lies over the page.
    pub(in crate::ui) is_inert: bool,
}

/// What is kept in the browser: how much it is, as a file, and away with it.
#[component]
pub(in crate::ui) fn KeptPage(KeptPageProps { view, is_inert }: &KeptPageProps) -> Html {
    let ui = use_ui();
    html! {
        <main class="kos-page kos-statistics" data-screen="kept" inert={*is_inert}>
            <header class="kos-replay__head">
                { part!(Heading { level: 1, class: "kos-title", text: ui.text(Text::Kept) }) }
                <button type="button" class="kos-button" data-action="back"
                    onclick={ui.press(Msg::Visit(Page::Table))}>{ ui.text(Text::PackBack) }</button>
            </header>
            if ui.texts.has_book() { { shown(&ui, view) } } else { { part!(BookSupply) } }
        </main>
    }
}

fn shown(ui: &Ui, view: &KeptView) -> Html {
    let say = |text: KeptText| ui.texts.kept(text);
    let button = |action: &'static str, text: KeptText, msg: Msg| {
        html! {
            <button type="button" class="kos-button" data-action={action} onclick={ui.press(msg)}>
                { say(text) }
            </button>
        }
    };
    let heads = vec![(say(KeptText::What), false), (say(KeptText::HowMuch), true)];
    let parts = Part::ALL.into_iter().zip(view.sizes).filter(|(_, size)| *size > 0);
    let rows = parts
        .map(|(part, size)| {
            vec![html! { ui.texts.kept_part(part) }, html! { ui.texts.kept_size(size) }]
        })
        .collect::<Vec<_>>();
    html! {
        <>
            <p class="kos-text">{ say(KeptText::Explained) }</p>
            <section class="kos-sheet kos-stack">
                { part!(Grid { caption: ui.text(Text::Kept), heads, rows }) }
                <p class="kos-text kos-soft">{ say(KeptText::Bounds) }</p>
            </section>
            <section class="kos-sheet kos-stack">
                <h2 class="kos-heading">{ say(KeptText::File) }</h2>
                <p class="kos-text">{ say(KeptText::FileExplained) }</p>
                <div class="kos-row">
                    { button("save-everything", KeptText::Save, Msg::Kept(KeptMsg::Save)) }
                    { button("choose-file", KeptText::Load, Msg::Kept(KeptMsg::Choose)) }
                </div>
                <div role="status">{ read(ui, view) }</div>
            </section>
            <section class="kos-sheet kos-stack">
                <h2 class="kos-heading">{ say(KeptText::Delete) }</h2>
                <div class="kos-row">
                    { button("delete-statistics", KeptText::DeleteStatistics,
                        Msg::Show(Some(Dialog::DeleteStatistics))) }
                    { button("delete-all", KeptText::DeleteAll, Msg::Show(Some(Dialog::DeleteAll))) }
                </div>
            </section>
        </>
    }
}

/// What has been read from a file, or why it could not be.
fn read(ui: &Ui, view: &KeptView) -> Html {
    match &view.read {
        Some(Ok(import)) => html! {
            <div class="kos-stack">
                <ul class="kos-text">
                    { for ui.texts.import(import).into_iter().map(|said| html! { <li>{ said }</li> }) }
                </ul>
                if !import.is_empty() {
                    <div class="kos-row">
                        <button type="button" class="kos-button kos-button--primary"
                            data-action="import" onclick={ui.press(Msg::Kept(KeptMsg::Import))}>
                            { ui.texts.kept(KeptText::Import) }
                        </button>
                    </div>
                }
            </div>
        },
        Some(Err(fault)) => {
            html! { <p class="kos-text kos-code__fault">{ ui.texts.import_fault(fault) }</p> }
        }
        None => {
            let taken = view.imported.as_ref().map(|_| KeptText::Imported);
            let goes_on = view.imported.filter(|taken| taken.deals_of_match.is_some());
            let said = taken.into_iter().chain(goes_on.map(|_| KeptText::ImportedMatch));
            let said: Vec<String> = said.map(|text| ui.texts.kept(text)).collect();
            html! {
                if !said.is_empty() { <p class="kos-text">{ ui.texts.sentences(&said) }</p> }
            }
        }
    }
}
