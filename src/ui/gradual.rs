use yew::prelude::*;

use super::context::use_ui;

/// How many cards are drawn in one task.
const AT_ONCE: usize = 3;

/// How many of `count` cards are to be drawn now.
///
/// All of them, except where a deal is about to be dealt: drawn in one go the table would keep the
/// page from everything else for too long. Then some of them come in each turn, until all have.
#[hook]
pub(super) fn use_gradual(count: usize) -> usize {
    let stage = use_ui().stage;
    let is_gradual = use_memo((), |()| stage.is_about_to_deal());
    let drawn = use_state(|| if *is_gradual { 0 } else { usize::MAX });
    {
        let drawn = drawn.clone();
        use_effect_with(*drawn, move |&now| {
            if now < usize::MAX {
                let next = if now + AT_ONCE < count { now + AT_ONCE } else { usize::MAX };
                stage.in_turn(move || drawn.set(next));
            }
        });
    }
    (*drawn).min(count)
}

#[derive(PartialEq, Properties)]
pub(super) struct InTurnProps {
    pub(super) children: Html,
}

/// What is drawn with the rest, or, where a deal is about to be dealt, in a turn of its own.
#[component]
pub(super) fn InTurn(InTurnProps { children }: &InTurnProps) -> Html {
    if use_gradual(1) == 0 { Html::default() } else { children.clone() }
}
