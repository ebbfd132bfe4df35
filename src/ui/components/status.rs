use yew::prelude::*;

use super::Cited;
use crate::ui::context::use_ui;

/// What a status is about, which decides its shape and colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) enum StatusKind {
    /// The player in front is to act.
    Turn,
    /// Somebody else is.
    Wait,
    /// Something was refused.
    Refusal,
    /// Something is to be known.
    Info,
}

impl StatusKind {
    const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Wait => "wait",
            Self::Refusal => "refusal",
            Self::Info => "info",
        }
    }
}

/// That the computer is thinking.
#[derive(Clone, PartialEq)]
pub(in crate::ui) struct Thought {
    pub(in crate::ui) text: AttrValue,
    /// About how much is done, in hundredths, if that is known.
    pub(in crate::ui) percent: Option<u8>,
    /// Another one for each move, so that the sign of a new thought is a new one.
    pub(in crate::ui) number: u32,
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct StatusProps {
    pub(in crate::ui) kind: StatusKind,
    /// What has happened.
    #[prop_or_default]
    pub(in crate::ui) news: AttrValue,
    /// What is due, or what stands against it.
    pub(in crate::ui) text: AttrValue,
    #[prop_or_default]
    pub(in crate::ui) thought: Option<Thought>,
    /// What can be pressed beside it, and what the styles call that.
    #[prop_or_default]
    pub(in crate::ui) tools: Option<(&'static str, Html)>,
}

/// The one line that says whose turn it is, what was refused and what has happened, for the eye and
/// to be read again. What is heard of it comes sentence by sentence from a place of its own.
#[component]
pub(in crate::ui) fn Status(
    StatusProps { kind, news, text, thought, tools }: &StatusProps,
) -> Html {
    let ui = use_ui();
    let gap = ui.texts.sentence_gap();
    html! {
        <div class="kos-status" data-kind={kind.name()}
            data-tools={tools.as_ref().map(|(name, _)| *name)}>
            <span class="kos-status__shape" aria-hidden="true"></span>
            <span class="kos-status__text">
                <span class="kos-status__said">
                    if !news.is_empty() {
                        <span class="kos-status__news">{ news }</span>
                        if !text.is_empty() { { gap.clone() } }
                    }
                    if !text.is_empty() {
                        <span class="kos-status__due">{ part!(Cited { text }) }</span>
                    }
                </span>
                if let Some(thought) = thought {
                    { gap }<span class="kos-status__thought">{ &thought.text }</span>
                }
            </span>
            if let Some(thought) = thought {
                <progress class="kos-thought" key={thought.number} max="100"
                    value={thought.percent.map(|percent| percent.to_string())}
                    aria-label={&thought.text} />
            }
            if let Some((_, tools)) = tools { { tools.clone() } }
        </div>
    }
}
