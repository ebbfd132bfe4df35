use yew::prelude::*;

use super::{CardPicture, CardPlace};
use crate::app::Player;
use crate::i18n::{Message, Text};
use crate::rules::{Trick, Tricks};
use crate::ui::context::use_ui;
use crate::ui::motion::Place;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct TrickViewProps {
    pub(in crate::ui) dealer: Player,
    /// Who sits near.
    pub(in crate::ui) near: Player,
    pub(in crate::ui) tricks: Tricks,
    /// Whether the last complete trick is meant, whatever lies on the table.
    #[prop_or_default]
    pub(in crate::ui) is_last: bool,
    /// Whether the complete trick has been taken away.
    #[prop_or_default]
    pub(in crate::ui) is_taken: bool,
}

/// The two cards in the middle of the table: the trick in play, or the last one until the next
/// card is led.
#[component]
pub(in crate::ui) fn TrickView(props: &TrickViewProps) -> Html {
    let ui = use_ui();
    let TrickViewProps { dealer, near, tricks, is_last, is_taken } = props;
    let led = tricks.led().filter(|_| !is_last);
    let complete: Option<Trick> = tricks.last().filter(|_| led.is_none() && !is_taken);
    let slot = |player: Player| {
        let seat = player.seat(*dealer);
        let card = complete.map(|trick| trick.card(seat));
        let card = card.or_else(|| led.filter(|_| seat == tricks.leader()));
        let wins = complete.is_some_and(|trick| trick.winner == seat);
        let side = if player == *near { "near" } else { "far" };
        let who = if wins {
            ui.say(Message::WinsTrick { player: ui.cast.addressee(player) })
        } else {
            ui.cast.name(player).to_owned()
        };
        html! {
            <li class="kos-trick__slot" data-side={side}
                data-place={(!is_last).then(|| Place::Trick(seat).name())} data-winning={wins.then_some("true")}>
                if let Some(card) = card {
                    { part!(CardPicture { card }) }
                } else {
                    { part!(CardPlace) }
                }
                <span class="kos-trick__who"><span class="kos-trick__name">{ who }</span></span>
            </li>
        }
    };
    let label = if complete.is_some() { Text::LastTrick } else { Text::Trick };
    html! {
        <ol class="kos-trick" role="list" aria-label={ui.text(label)}>
            { slot(near.other()) }
            { slot(*near) }
        </ol>
    }
}
