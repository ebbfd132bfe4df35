use yew::prelude::*;

use crate::app::{DealScene, Msg};
use crate::i18n::Text;
use crate::rules::{Call, CallChoices, Move, Section};
use crate::ui::components::{AdvisedMark, CallList, Cited, Panel};
use crate::ui::context::use_ui;
use crate::ui::keys::choice_key;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct AuctionPanelProps {
    pub(in crate::ui) deal: DealScene,
    /// The calls of the player in front; `None` while another is to call.
    pub(in crate::ui) choices: Option<CallChoices>,
}

/// The auction: what has been called, and what can be.
#[component]
pub(in crate::ui) fn AuctionPanel(AuctionPanelProps { deal, choices }: &AuctionPanelProps) -> Html {
    let ui = use_ui();
    let option = |place: usize, call: Call, choices: &CallChoices| {
        let action = Move::Call(call);
        let label = ui.texts.call_short(call, choices);
        let is_advised = deal.advised() == Some(action);
        html! {
            <li class="kos-options__item" key={call.name()}
                data-pass={(call == Call::Pass).then_some("true")}>
                <button type="button" class="kos-button kos-option" data-call={call.name()}
                    aria-keyshortcuts={ui.key(choice_key(place))}
                    data-advised={is_advised.then_some("true")}
                    onclick={ui.press(Msg::Play { ply: deal.ply, action })}>
                    <span>{ label }{ part!(AdvisedMark { is_advised }) }</span>
                    { " " }
                    if let Some(value) = choices.game_value(call) {
                        <span class="kos-option__value">{ value.to_string() }</span>
                    }
                </button>
            </li>
        }
    };
    part!(Panel {
        name: "auction",
        heading: ui.text(Text::Auction),
        section: Section::new(6, 1),
        has_options: choices.is_some(),
        children: html! {
            <>
                { part!(CallList {
                    dealer: deal.dealer,
                    calls: deal.public.calls,
                    turn: deal.public.turn,
                }) }
                if let Some(choices) = choices {
                    <ul class="kos-options" role="list" aria-label={ui.text(Text::YourCalls)}>
                        // A pass stands last: it is the one call that is no offer.
                        { for choices.legal().iter().filter(|call| *call != Call::Pass)
                            .chain([Call::Pass]).enumerate()
                            .map(|(place, call)| option(place, call, choices)) }
                    </ul>
                    <p class="kos-text kos-soft">
                        { part!(Cited { text: ui.text(Text::AuctionHint) }) }
                    </p>
                }
            </>
        },
    })
}
