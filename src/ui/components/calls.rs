use yew::prelude::*;

use crate::app::Player;
use crate::i18n::Text;
use crate::rules::{Calls, Seat};
use crate::ui::context::use_ui;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct CallListProps {
    pub(in crate::ui) dealer: Player,
    pub(in crate::ui) calls: Calls,
    /// Whose call is awaited, if the auction goes on.
    #[prop_or_default]
    pub(in crate::ui) turn: Option<Seat>,
}

/// The auction so far.
#[component]
pub(in crate::ui) fn CallList(CallListProps { dealer, calls, turn }: &CallListProps) -> Html {
    let ui = use_ui();
    let name = |seat| ui.cast.name(Player::at(seat, *dealer)).to_owned();
    let seats = Seat::ALL.into_iter().cycle();
    html! {
        <ol class="kos-calls" role="list" aria-label={ui.text(Text::CallsSoFar)}
            data-empty={calls.is_empty().then_some("true")}>
            for (number, (seat, call)) in seats.zip(calls.iter()).enumerate() {
                <li class="kos-calls__item" key={number}>
                    <span class="kos-calls__who">{ name(seat) }</span>
                    { " " }
                    <span class="kos-calls__what">{ ui.texts.call(*call) }</span>
                </li>
            }
            if let Some(turn) = turn {
                <li class="kos-calls__item" key="turn" aria-current="true">
                    <span class="kos-calls__who">{ name(*turn) }</span>
                    { " " }
                    <span class="kos-calls__what">{ "…" }</span>
                </li>
            }
        </ol>
    }
}
