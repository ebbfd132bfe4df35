use yew::prelude::*;

use crate::app::{Msg, Overview, Player};
use crate::i18n::{Message, Text};
use crate::ui::components::{CardBack, NextShuffle, Panel};
use crate::ui::context::use_ui;
use crate::ui::keys::{MAIN, choice_key};

/// After how many cards the pack can be cut: it lies in packets of six.
const CUTS: [u8; 8] = [6, 12, 18, 24, 30, 36, 42, 48];

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct CutPanelProps {
    pub(in crate::ui) dealer: Player,
    pub(in crate::ui) overview: Overview,
}

/// Forehand cuts the pack; the computer does so when the person at the screen goes on.
#[component]
pub(in crate::ui) fn CutPanel(CutPanelProps { dealer, overview }: &CutPanelProps) -> Html {
    let ui = use_ui();
    if overview.setup.is_computer(dealer.other()) {
        let heading = ui.say(Message::DealsFirst { player: ui.cast.addressee(*dealer) });
        let foot = html! {
            <button type="button" class="kos-button kos-button--primary"
                aria-keyshortcuts={ui.key(MAIN)} onclick={ui.press(Msg::Continue)}>
                { ui.text(Text::Continue) }
            </button>
        };
        return part!(Panel {
            name: "cut",
            heading,
            foot,
            children: part!(NextShuffle { overview: overview.clone() }),
        });
    }
    let dealt_by = ui.say(Message::DealtBy { player: ui.cast.addressee(*dealer) });
    let aside = html! { <span class="kos-soft">{ dealt_by }</span> };
    part!(Panel {
        name: "cut",
        heading: ui.text(Text::Cut),
        aside,
        children: html! {
            <>
                <ul class="kos-cut" role="list" aria-label={ui.text(Text::WhereToCut)}>
                    for (place, cards) in CUTS.into_iter().enumerate() {
                        <li class="kos-packet" key={cards}>
                            <button type="button" class="kos-packet__button"
                                aria-label={ui.say(Message::CutAfter { cards })}
                                aria-keyshortcuts={ui.key(choice_key(place))}
                                onclick={ui.press(Msg::Cut(cards))}>
                                { part!(CardBack) }
                                <span class="kos-packet__label" aria-hidden="true">
                                    { cards.to_string() }
                                </span>
                            </button>
                        </li>
                    }
                </ul>
                { part!(NextShuffle { overview: overview.clone() }) }
            </>
        },
    })
}
