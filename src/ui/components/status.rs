use yew::prelude::*;

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

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct StatusProps {
    pub(in crate::ui) kind: StatusKind,
    pub(in crate::ui) text: AttrValue,
}

/// The one line that says whose turn it is, what was refused and what has happened. It is in
/// the document as long as the table is, so that a screen reader says what changes in it.
#[component]
pub(in crate::ui) fn Status(StatusProps { kind, text }: &StatusProps) -> Html {
    html! {
        <div class="kos-status" role="status" data-kind={kind.name()}>
            <span class="kos-status__shape" aria-hidden="true"></span>
            <span class="kos-status__text">{ text }</span>
        </div>
    }
}
