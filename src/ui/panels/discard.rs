use yew::prelude::*;

use crate::app::{DealScene, Msg, Player};
use crate::i18n::Text;
use crate::rules::{DiscardChoices, DiscardStage};
use crate::ui::components::{Cited, Panel};
use crate::ui::context::use_ui;
use crate::ui::keys::MAIN;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct DiscardPanelProps {
    pub(in crate::ui) deal: DealScene,
    pub(in crate::ui) player: Player,
    pub(in crate::ui) choices: DiscardChoices,
}

/// Cards are laid aside, in the personal exchange or after the Cossack talon. They are chosen in
/// the hand.
#[component]
pub(in crate::ui) fn DiscardPanel(props: &DiscardPanelProps) -> Html {
    let ui = use_ui();
    let DiscardPanelProps { deal, player, choices } = props;
    let chosen = deal.selection.cards;
    let is_complete = choices.check(chosen).is_ok();
    let stage = choices.stage();
    let (name, heading) = match stage {
        DiscardStage::Personal => ("exchange", Text::PersonalExchange),
        DiscardStage::Talon => ("discard", Text::TalonDiscard),
    };
    let exchange = deal.public.rules.exchange;
    let instruction = ui.texts.discard_instruction(choices, exchange, ui.cast.addressee(*player));
    let aside = html! {
        <span class="kos-counter kos-num" data-complete={is_complete.to_string()}>
            { ui.texts.chosen(chosen.len(), choices) }
        </span>
    };
    // Where nothing has to go, laying nothing aside is a choice like any other.
    let done = if chosen.is_empty() && is_complete { Text::KeepAll } else { Text::Discard };
    let foot = html! {
        <button type="button" class="kos-button kos-button--primary"
            aria-disabled={(!is_complete).then_some("true")}
            aria-keyshortcuts={ui.key(MAIN)}
            onclick={ui.press(Msg::Commit { ply: deal.ply })}>{ ui.text(done) }</button>
    };
    part!(Panel {
        name,
        heading: ui.text(heading),
        section: stage.section(),
        aside,
        foot,
        children: html! {
            <>
                <p class="kos-text">{ instruction }</p>
                if let Some(why) = ui.texts.forced_tarocks(choices) {
                    <p class="kos-note">{ why }</p>
                } else {
                    <p class="kos-note">{ part!(Cited { text: ui.texts.discard_limits(choices) }) }</p>
                }
            </>
        },
    })
}
