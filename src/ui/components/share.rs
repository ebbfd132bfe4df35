use yew::prelude::*;

use crate::app::{CodeForm, CodeMsg, Copied, Dialog, Msg, Share};
use crate::i18n::CodeText;
use crate::ui::context::use_ui;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct ShareViewProps {
    pub(in crate::ui) share: Share,
}

/// The ways to pass a deal on: what they are called in the document, what they copy, and their text.
const WAYS: [(&str, CodeForm, CodeText); 3] = [
    ("copy-code", CodeForm::Code, CodeText::CopyCode),
    ("copy-link", CodeForm::Link, CodeText::CopyLink),
    ("copy-link-with-moves", CodeForm::LinkWithMoves, CodeText::CopyLinkWithMoves),
];

/// A deal that is over, to be passed on as a code or a link.
#[component]
pub(in crate::ui) fn ShareView(ShareViewProps { share }: &ShareViewProps) -> Html {
    let ui = use_ui();
    let number = share.number;
    let said = match &share.copied {
        None => Html::default(),
        Some(Copied::Done(form)) => html! {
            <p class="kos-text kos-code__said">{ ui.texts.code_copied(*form) }</p>
        },
        Some(Copied::Refused(text)) => html! {
            <>
                <p class="kos-text">{ ui.texts.code(CodeText::NotCopied) }</p>
                <p class="kos-text kos-code__text" translate="no" role="textbox"
                    aria-readonly="true" tabindex="0" aria-label={ui.texts.code(CodeText::Code)}>
                    { text.clone() }
                </p>
            </>
        },
    };
    html! {
        <div class="kos-stack">
            <p class="kos-text">{ ui.texts.code(CodeText::ShareExplained) }</p>
            <h3 class="kos-label">{ ui.texts.code(CodeText::Code) }</h3>
            <p class="kos-code__text" translate="no" role="textbox" aria-readonly="true"
                tabindex="0" aria-label={ui.texts.code(CodeText::Code)}>
                for group in share.code.split('-') { <span>{ group.to_owned() }</span>{ " " } }
            </p>
            <div class="kos-row">
                for (action, form, text) in WAYS {
                    <button type="button" class="kos-button" data-action={action} key={action}
                        onclick={ui.press(Msg::Code(CodeMsg::Copy { number, form }))}>
                        { ui.texts.code(text) }
                    </button>
                }
            </div>
            <div role="status" class="kos-stack">{ said }</div>
        </div>
    }
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct ShareButtonProps {
    /// The number of the deal's line in the score sheet, from 1.
    pub(in crate::ui) number: u16,
}

/// Opens the dialog by which a deal that is over is passed on.
#[component]
pub(in crate::ui) fn ShareButton(ShareButtonProps { number }: &ShareButtonProps) -> Html {
    let ui = use_ui();
    html! {
        <button type="button" class="kos-button" data-action="share" aria-haspopup="dialog"
            onclick={ui.press(Msg::Show(Some(Dialog::Share(*number))))}>
            { ui.texts.code(CodeText::Share) }
        </button>
    }
}
