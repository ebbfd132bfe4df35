use yew::prelude::*;

use crate::app::{Advice, DealScene, Hint, HintState, LessonView, Msg, Note, Other};
use crate::i18n::{Help, HelpMessage};
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct CoachProps {
    pub(in crate::ui) deal: DealScene,
}

/// A slip of paper beside the cards, with what is explained and what is advised. It lies over
/// nothing that is needed for the move, and takes no focus. What is heard of it comes from a place of
/// its own.
#[component]
pub(in crate::ui) fn Coach(CoachProps { deal }: &CoachProps) -> Html {
    let ui = use_ui();
    if !is_coached(deal) {
        return Html::default();
    }
    let lesson = deal.lesson.as_ref().filter(|lesson| lesson.is_open);
    let (title, close) = match lesson {
        Some(_) => (Help::LessonHeading, Help::LessonClose),
        None => (Help::HintHeading, Help::HintClose),
    };
    let (title, close) = (ui.texts.help(title), ui.texts.help(close));
    html! {
        <aside class="kos-coach" aria-label={title.clone()}>
            <header class="kos-coach__head">
                <h2 class="kos-heading kos-heading--small">{ title }</h2>
                if let Some(page) = lesson.and_then(|lesson| page(&ui, lesson)) {
                    <span class="kos-soft kos-num">{ page }</span>
                }
                <button type="button" class="kos-tool" data-action="close-hint" aria-label={close}
                    onclick={ui.press(Msg::CloseHint)}>
                    <svg class="kos-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                        <path d="M6 6l12 12M18 6L6 18" />
                    </svg>
                </button>
            </header>
            <div class="kos-coach__body" tabindex="0" role="region"
                aria-label={ui.texts.help(Help::HintWhy)}>
                if let Some(note) = lesson.and_then(LessonView::note) {
                    { part!(NoteText { note }) }
                }
                if let Some(hint) = &deal.hint {
                    { advice(&ui, hint, lesson.is_some()) }
                }
            </div>
            { foot(&ui, deal, lesson) }
        </aside>
    }
}

/// Whether there is such a slip.
pub(in crate::ui) fn is_coached(deal: &DealScene) -> bool {
    deal.hint.is_some() || deal.lesson.as_ref().is_some_and(|lesson| lesson.is_open)
}

fn page(ui: &Ui, lesson: &LessonView) -> Option<String> {
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let (page, pages) = (count(lesson.page + 1), count(lesson.notes.len()));
    (pages > 1).then(|| ui.texts.help_with(HelpMessage::LessonPage { page, pages }))
}

/// The buttons below: to the other notes, and to do what is advised.
fn foot(ui: &Ui, deal: &DealScene, lesson: Option<&LessonView>) -> Html {
    let turn = |help: Help, action: &'static str, page: usize, is_primary: bool| {
        let class = classes!("kos-button", is_primary.then_some("kos-button--primary"));
        html! {
            <button type="button" {class} data-action={action}
                onclick={ui.press(Msg::TurnNote(page))}>{ ui.texts.help(help) }</button>
        }
    };
    let back = lesson.filter(|lesson| lesson.page > 0).map(|lesson| lesson.page - 1);
    let next = lesson.filter(|lesson| !lesson.is_at_the_end()).map(|lesson| lesson.page + 1);
    let advised = deal.advised();
    if back.is_none() && next.is_none() && advised.is_none() {
        return Html::default();
    }
    html! {
        <footer class="kos-coach__foot">
            if let Some(page) = back { { turn(Help::LessonBack, "note-back", page, false) } }
            if let Some(page) = next { { turn(Help::LessonNext, "note-next", page, true) } }
            if let Some(choice) = advised {
                <button type="button" class="kos-button" data-action="follow-hint"
                    onclick={ui.press(Msg::FollowHint { ply: deal.ply })}>
                    { ui.texts.follow(choice) }
                </button>
            }
        </footer>
    }
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct NoteTextProps {
    pub(in crate::ui) note: Note,
}

/// A note of the guided deal.
#[component]
pub(in crate::ui) fn NoteText(NoteTextProps { note }: &NoteTextProps) -> Html {
    let ui = use_ui();
    let (title, text) = ui.texts.note(*note);
    html! {
        <div class="kos-coach__note">
            <h3 class="kos-coach__title">{ title }</h3>
            <p class="kos-text">{ text }</p>
        </div>
    }
}

fn advice(ui: &Ui, hint: &Hint, is_lesson: bool) -> Html {
    match &hint.state {
        HintState::Thinking(percent) => html! {
            <div class="kos-coach__thinking">
                <p class="kos-text kos-soft">{ ui.texts.help(Help::HintThinking) }</p>
                <progress class="kos-coach__progress" max="100"
                    value={percent.map(|percent| percent.to_string())}
                    aria-label={ui.texts.help(Help::HintThinking)} />
                if !is_lesson {
                    <button type="button" class="kos-button kos-button--quiet"
                        data-action="cancel-hint" onclick={ui.press(Msg::CloseHint)}>
                        { ui.texts.help(Help::HintCancel) }
                    </button>
                }
            </div>
        },
        HintState::Given(advice) => html! {
            <>
                <div class="kos-coach__said">
                    if is_lesson {
                        <h3 class="kos-label">{ ui.texts.help(Help::LessonSuggestion) }</h3>
                    }
                    <p class="kos-coach__advice">{ ui.texts.advice(advice.choice) }</p>
                    <ul class="kos-coach__reasons" role="list">
                        for why in &advice.reasons { <li>{ ui.texts.why(*why) }</li> }
                        if let Some(expected) = advice.expected {
                            <li>{ ui.texts.expected(expected) }</li>
                        }
                    </ul>
                </div>
                { others(ui, advice) }
            </>
        },
    }
}

/// What the other moves would cost, each with a bar.
fn others(ui: &Ui, advice: &Advice) -> Html {
    if advice.others.is_empty() {
        return Html::default();
    }
    let most = advice.others.iter().map(|other| other.cost).max().unwrap_or_default().max(500);
    let other = |(number, other): (usize, &Other)| {
        html! {
            <li class="kos-costs__item" key={number}>
                <span class="kos-costs__move">
                    { ui.texts.other_move(other.choice, advice.choice) }
                </span>
                { " " }
                <span class="kos-costs__cost">{ ui.texts.cost(other) }</span>
                <progress class="kos-costs__bar" aria-hidden="true" max={most.to_string()}
                    value={other.cost.to_string()} />
            </li>
        }
    };
    html! {
        <section class="kos-coach__others">
            <h3 class="kos-label">{ ui.texts.help(Help::HintOthers) }</h3>
            <ul class="kos-costs" role="list">
                { for advice.others.iter().enumerate().map(other) }
            </ul>
            if advice.worlds > 0 {
                <p class="kos-coach__worlds kos-soft">
                    { ui.texts.help_with(HelpMessage::Worlds { worlds: advice.worlds }) }
                </p>
            }
        </section>
    }
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct AdvisedMarkProps {
    pub(in crate::ui) is_advised: bool,
}

/// What says, in the name of a button, that it is the one advised; the styles draw a mark as well.
#[component]
pub(in crate::ui) fn AdvisedMark(AdvisedMarkProps { is_advised }: &AdvisedMarkProps) -> Html {
    let ui = use_ui();
    if !is_advised {
        return Html::default();
    }
    html! { <span class="kos-unseen">{ ui.texts.help(Help::Advised) }</span> }
}
