use yew::prelude::*;

use crate::app::{Msg, NoProof, Page, Proof, ShuffleScene};
use crate::i18n::{HistoryText, ShuffleText};
use crate::ui::components::{BookSupply, Heading, Prose, copied, copy_button};
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct ShufflePageProps {
    pub(in crate::ui) scene: Box<ShuffleScene>,
    /// Whether a dialog lies over the page.
    pub(in crate::ui) is_inert: bool,
}

/// How a deal was shuffled, with what anybody can check it by; and how that is done in general.
#[component]
pub(in crate::ui) fn ShufflePage(ShufflePageProps { scene, is_inert }: &ShufflePageProps) -> Html {
    let ui = use_ui();
    let explained = if ui.texts.has_book() {
        let label = ui.texts.shuffle(ShuffleText::HowItWorks);
        part!(Prose { blocks: ui.texts.shuffle_explained(), label })
    } else {
        part!(BookSupply)
    };
    html! {
        <main class="kos-page kos-proof" data-screen="shuffle" inert={*is_inert}>
            <header class="kos-replay__head">
                { part!(Heading {
                    level: 1,
                    class: "kos-title",
                    text: ui.texts.shuffle(ShuffleText::Checkable),
                }) }
                <div class="kos-row">
                    <button type="button" class="kos-button" data-action="back"
                        onclick={ui.press(Msg::Visit(Page::Table))}>
                        { ui.texts.history(HistoryText::ReplayBack) }
                    </button>
                </div>
            </header>
            if let Some(proof) = &scene.proof {
                { found(&ui, proof, scene.copied) }
            }
            <section class="kos-sheet kos-stack">
                <h2 class="kos-heading">{ ui.texts.shuffle(ShuffleText::HowItWorks) }</h2>
                { explained }
            </section>
        </main>
    }
}

/// What there is to be checked, or why there is nothing.
fn found(ui: &Ui, proof: &Result<Proof, NoProof>, is_copied: Option<bool>) -> Html {
    let proof = match proof {
        Ok(proof) => proof,
        Err(why) => {
            let why = match why {
                NoProof::NoDeal => ui.texts.history(HistoryText::ReplayNone),
                NoProof::FromCode => ui.texts.shuffle(ShuffleText::FromCode),
                NoProof::Lesson => ui.texts.shuffle(ShuffleText::Lesson),
                NoProof::Uncommitted => ui.texts.shuffle(ShuffleText::Uncommitted),
            };
            return html! {
                <section class="kos-sheet"><p class="kos-text" data-proof="none">{ why }</p></section>
            };
        }
    };
    let script = proof.script();
    html! {
        <>
            <section class="kos-sheet kos-stack">
                <h2 class="kos-heading">{ ui.texts.shuffle(ShuffleText::Found) }</h2>
                <ul class="kos-checks" role="list">
                    { check(ui, proof.is_bound(), [ShuffleText::NotBound, ShuffleText::Bound]) }
                    { check(ui, proof.is_dealt_so(), [ShuffleText::NotDealt, ShuffleText::Dealt]) }
                </ul>
            </section>
            <section class="kos-sheet kos-stack kos-stack--loose">
                <h2 class="kos-heading">{ ui.texts.shuffle(ShuffleText::LaidOpen) }</h2>
                { laid_open(ui, proof) }
            </section>
            <section class="kos-sheet kos-stack">
                <h2 class="kos-heading">{ ui.texts.shuffle(ShuffleText::ByYourself) }</h2>
                <p class="kos-text">{ ui.texts.shuffle(ShuffleText::Commands) }</p>
                <pre class="kos-code__text kos-proof__script" translate="no" role="textbox"
                    aria-readonly="true" aria-multiline="true" tabindex="0" data-value="script"
                    aria-label={ui.texts.shuffle(ShuffleText::ByYourself)}>{ script.clone() }</pre>
                <div class="kos-row">
                    { copy_button(ui, "copy-commands", ShuffleText::CopyCommands, &script) }
                </div>
                { copied(ui, is_copied) }
            </section>
        </>
    }
}

/// Whether something holds; `texts` say that it does not, and that it does.
fn check(ui: &Ui, holds: bool, texts: [ShuffleText; 2]) -> Html {
    let sign = if holds { "✓" } else { "✗" };
    html! {
        <li class="kos-checks__item" data-holds={holds.to_string()}>
            <span class="kos-checks__sign" aria-hidden="true">{ sign }</span>
            <span>{ ui.texts.shuffle(texts[usize::from(holds)]) }</span>
        </li>
    }
}

fn laid_open(ui: &Ui, proof: &Proof) -> Html {
    let item = |name: &'static str, label: String, value: String| {
        html! {
            <div class="kos-proof__item">
                <dt class="kos-label">{ label }</dt>
                <dd class="kos-code__text" translate="no" data-value={name}>{ value }</dd>
            </div>
        }
    };
    let word = |text: ShuffleText| ui.texts.shuffle(text);
    let is_one = proof.contributions.len() == 1;
    let contributions = proof.contributions.iter().map(|(player, text)| {
        let label = if is_one {
            word(ShuffleText::Contribution)
        } else {
            ui.texts.contribution_of(ui.cast.name(*player))
        };
        if text.is_empty() {
            return html! {
                <div class="kos-proof__item">
                    <dt class="kos-label">{ label }</dt>
                    <dd class="kos-text kos-soft">{ word(ShuffleText::Empty) }</dd>
                </div>
            };
        }
        item("contribution", label, text.clone())
    });
    html! {
        <dl class="kos-proof__list">
            { item("commitment", word(ShuffleText::Fingerprint), proof.commitment.digits().to_owned()) }
            { item("pack", word(ShuffleText::PackBefore), proof.codes_before()) }
            { item("nonce", word(ShuffleText::Nonce), proof.committed.nonce.to_hex()) }
            { for contributions }
            <div class="kos-proof__item">
                <dt class="kos-label">{ word(ShuffleText::Cut) }</dt>
                <dd class="kos-text">{ ui.texts.lifted(proof.lifted, proof.committed.cut.is_some()) }</dd>
            </div>
            { item("dealt", word(ShuffleText::PackDealt), proof.codes_dealt()) }
        </dl>
    }
}
