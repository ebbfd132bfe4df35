use gloo_timers::callback::Timeout;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::app::{Commitment, MOST_CHARACTERS, Msg, Overview, Page, Player, ShuffleMsg};
use crate::i18n::ShuffleText;
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct NextShuffleProps {
    pub(in crate::ui) overview: Overview,
}

/// The shuffle of the next deal: its fingerprint at a glance, and behind that all of it and what the
/// players contribute. It asks for no click.
#[component]
pub(in crate::ui) fn NextShuffle(NextShuffleProps { overview }: &NextShuffleProps) -> Html {
    let ui = use_ui();
    let Some(shuffle) = &overview.shuffle else { return Html::default() };
    let [first, second] = shuffle.commitment.in_short();
    let fixed = if shuffle.has_cut { ShuffleText::FixedWithCut } else { ShuffleText::Fixed };
    let people = Player::ALL.into_iter().filter(|player| !overview.setup.is_computer(*player));
    let is_one = overview.setup.is_computer(Player::Two);
    let field = |player: Player| {
        let label = if is_one {
            ui.texts.shuffle(ShuffleText::Contribution)
        } else {
            ui.texts.contribution_of(ui.cast.name(player))
        };
        field(&ui, player, label, shuffle.contributions[player].clone())
    };
    html! {
        <details class="kos-shuffle" data-shuffle="next">
            <summary class="kos-shuffle__head" onclick={Callback::from(|event: MouseEvent| show_opened(&event))}>
                <span>{ ui.texts.shuffle(ShuffleText::Checkable) }</span>
                <span class="kos-shuffle__short" translate="no">
                    <span>{ first.to_owned() }</span>{ " " }<span>{ second.to_owned() }</span>
                </span>
            </summary>
            <div class="kos-shuffle__body kos-stack">
                <p class="kos-text">{ ui.texts.shuffle(fixed) }</p>
                { fingerprint(&ui, &shuffle.commitment) }
                <p class="kos-text">{ ui.texts.shuffle(ShuffleText::Contribute) }</p>
                { for people.map(field) }
                <div class="kos-row">
                    { copy_button(&ui, "copy-fingerprint", ShuffleText::CopyFingerprint, shuffle.commitment.digits()) }
                    <button type="button" class="kos-button" data-action="explain-shuffle"
                        onclick={ui.press(Msg::Visit(Page::Shuffle(0)))}>
                        { ui.texts.shuffle(ShuffleText::Explain) }
                    </button>
                </div>
                { copied(&ui, shuffle.copied) }
            </div>
        </details>
    }
}

/// What opens in a panel may open below its edge: as much is scrolled as shows that something has
/// opened, and no more, so that the cards above it stay. The browser opens it after the click.
fn show_opened(event: &MouseEvent) {
    let target: Option<Element> = event.target_dyn_into();
    let Some(Ok(Some(details))) = target.map(|target| target.closest(".kos-panel__body details"))
    else {
        return;
    };
    let show = move || {
        if details.has_attribute("open")
            && let Ok(Some(beginning)) =
                details.query_selector(".kos-shuffle__body > :nth-child(2)")
        {
            beginning.scroll_into_view_with_bool(false);
        }
    };
    Timeout::new(0, show).forget();
}

fn field(ui: &Ui, player: Player, label: String, text: String) -> Html {
    let dispatch = ui.dispatch.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            dispatch.emit(Msg::Shuffle(ShuffleMsg::Typed { player, text: input.value() }));
        }
    });
    html! {
        <label class="kos-field" key={player as usize}>
            <span class="kos-field__label">{ label }</span>
            <input type="text" class="kos-field__input kos-shuffle__field" maxlength={MOST_CHARACTERS.to_string()}
                autocomplete="off" autocapitalize="off" spellcheck="false" value={text} {oninput} />
        </label>
    }
}

/// All digits of a fingerprint, in groups.
fn fingerprint(ui: &Ui, commitment: &Commitment) -> Html {
    html! {
        <p class="kos-code__text" translate="no" role="textbox" aria-readonly="true" tabindex="0"
            data-value="commitment" aria-label={ui.texts.shuffle(ShuffleText::Fingerprint)}>{ commitment.digits().to_owned() }</p>
    }
}

/// A button that copies a text.
pub(in crate::ui) fn copy_button(
    ui: &Ui,
    action: &'static str,
    text: ShuffleText,
    copied: &str,
) -> Html {
    html! {
        <button type="button" class="kos-button" data-action={action}
            onclick={ui.press(Msg::Shuffle(ShuffleMsg::Copy(copied.to_owned())))}>
            { ui.texts.shuffle(text) }
        </button>
    }
}

/// What has become of a copy.
pub(in crate::ui) fn copied(ui: &Ui, copied: Option<bool>) -> Html {
    let said = copied.map(|is_done| {
        ui.texts.shuffle(if is_done { ShuffleText::Copied } else { ShuffleText::NotCopied })
    });
    html! { <p class="kos-text kos-code__said" role="status">{ said }</p> }
}
