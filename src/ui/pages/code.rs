use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::start::{level, names, opponent};
use crate::app::{CodeMsg, CodeScene, CodeView, Msg, Opponent, Page, UnderWay};
use crate::i18n::{CodeText, HistoryText, Message, Text};
use crate::rules::{HouseRule, Rules, Setting};
use crate::ui::components::Heading;
use crate::ui::context::{Ui, use_ui};

/// What the document calls the sentence that says why a code is none.
const FAULT: &str = "kos-code-fault";

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct CodePageProps {
    pub(in crate::ui) scene: Box<CodeScene>,
    /// Whether a dialog lies over the page.
    pub(in crate::ui) is_inert: bool,
}

/// A code is entered, and its deal can be played.
#[component]
pub(in crate::ui) fn CodePage(CodePageProps { scene, is_inert }: &CodePageProps) -> Html {
    let ui = use_ui();
    // What is not whole yet is no fault: that is said when the field is left, or was filled by a link.
    let is_writing = use_state_eq(|| false);
    let onblur = {
        let is_writing = is_writing.setter();
        Callback::from(move |_: FocusEvent| is_writing.set(false))
    };
    let oninput = {
        let (dispatch, is_writing) = (ui.dispatch.clone(), is_writing.setter());
        Callback::from(move |event: InputEvent| {
            is_writing.set(true);
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                dispatch.emit(Msg::Code(CodeMsg::Typed(field.value())));
            }
        })
    };
    let is_wrong = !*is_writing && matches!(scene.read, Some(Err(_)));
    let is_told = is_wrong || matches!(scene.read, Some(Ok(_)));
    let heading = if scene.day.is_some() { CodeText::Day } else { CodeText::PlayCode };
    html! {
        <main class="kos-page kos-code" data-screen="code" inert={*is_inert}>
            <header class="kos-replay__head">
                { part!(Heading {
                    level: 1,
                    class: "kos-title",
                    text: ui.texts.code(heading),
                }) }
                <button type="button" class="kos-button" data-action="back"
                    onclick={ui.press(Msg::Visit(Page::Table))}>
                    { ui.text(Text::PackBack) }
                </button>
            </header>
            <section class="kos-sheet kos-stack kos-stack--loose">
                <p class="kos-text">{ ui.texts.code(CodeText::Explained) }</p>
                <label class="kos-field">
                    <span class="kos-field__label">{ ui.texts.code(CodeText::CodeOrLink) }</span>
                    <textarea class="kos-field__input kos-code__field" rows="3" autocomplete="off"
                        autocapitalize="characters" spellcheck="false" data-field="code"
                        aria-invalid={is_wrong.then_some("true")}
                        aria-describedby={is_wrong.then_some(FAULT)}
                        value={scene.typed.clone()} {oninput} {onblur} />
                </label>
                <div role="status" class="kos-stack" data-code={if is_told { state(scene) } else { "none" }}>
                    if is_told { { found(&ui, scene) } }
                </div>
            </section>
            if let Some(Ok(view)) = &scene.read {
                <section class="kos-sheet kos-stack kos-stack--loose kos-form__part">
                    { opponent(&ui, &scene.setup) }
                    if scene.setup.opponent == Opponent::Computer { { level(&ui, &scene.setup) } }
                    { names(&ui, &scene.setup) }
                    if let Some(under_way) = scene.under_way {
                        <p class="kos-text kos-soft">{ ui.texts.code(left(under_way)) }</p>
                    }
                    { buttons(&ui, view) }
                </section>
            }
        </main>
    }
}

/// What has become of what was typed, for the document.
fn state(scene: &CodeScene) -> &'static str {
    match scene.read {
        None => "none",
        Some(Ok(_)) => "read",
        Some(Err(_)) => "refused",
    }
}

/// What becomes of what is under way.
fn left(under_way: UnderWay) -> CodeText {
    match under_way {
        UnderWay::Waiting => CodeText::MatchWaits,
        UnderWay::Given => CodeText::GivenUp,
    }
}

/// What the code is, or why it is none.
fn found(ui: &Ui, scene: &CodeScene) -> Html {
    let view = match &scene.read {
        None => return Html::default(),
        Some(Err(fault)) => {
            return html! { <p id={FAULT} class="kos-text kos-code__fault">{ ui.texts.code_fault(fault) }</p> };
        }
        Some(Ok(view)) => view,
    };
    let dealer = ui.say(Message::DealtBy { player: ui.cast.addressee(view.dealer) });
    let deal = match scene.day {
        Some(day) => ui.texts.deal_of_day(day),
        None => ui.texts.code(CodeText::Deal),
    };
    html! {
        <>
            <p class="kos-text"><strong>{ deal }</strong>{ " · " }{ dealer }</p>
            <dl class="kos-rules">
                for rule in told(&view.rules) {
                    <div class="kos-rules__item" key={rule as usize}>
                        <dt class="kos-label">{ ui.texts.house_rule(rule) }</dt>
                        <dd class="kos-text">{ ui.texts.setting(Setting::of(rule, &view.rules)) }</dd>
                    </div>
                }
            </dl>
            if view.has_moves {
                <p class="kos-text">{ ui.texts.code(CodeText::HasMoves) }</p>
            }
        </>
    }
}

/// The house rules that are worth telling: the exchange, and what is not as usual.
fn told(rules: &Rules) -> impl Iterator<Item = HouseRule> {
    HouseRule::ALL.into_iter().filter(|rule| {
        let is_usual = Setting::of(*rule, rules) == Setting::of(*rule, &Rules::default());
        *rule == HouseRule::Exchange || !is_usual
    })
}

fn buttons(ui: &Ui, view: &CodeView) -> Html {
    html! {
        <div class="kos-row kos-row--end">
            if view.has_moves {
                <button type="button" class="kos-button kos-button--large" data-action="replay"
                    onclick={ui.press(Msg::Code(CodeMsg::Replay(true)))}>
                    { ui.texts.history(HistoryText::Replay) }
                </button>
            }
            <button type="button" class="kos-button kos-button--primary kos-button--large"
                data-action="play-code" onclick={ui.press(Msg::Code(CodeMsg::Play))}>
                { ui.texts.code(CodeText::Play) }
            </button>
        </div>
    }
}
