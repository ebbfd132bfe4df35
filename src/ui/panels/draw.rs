use yew::prelude::*;

use crate::app::{DRAW_PLACES, DrawView, Msg, Overview, Player};
use crate::i18n::{Message, Text};
use crate::rules::Seat;
use crate::ui::components::{CardPicture, NextShuffle, Panel};
use crate::ui::context::use_ui;
use crate::ui::face::CardFace;
use crate::ui::focus::focus_element;
use crate::ui::keys::MAIN;
use crate::ui::motion::Place;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct DrawBoardProps {
    pub(in crate::ui) draw: DrawView,
    pub(in crate::ui) overview: Overview,
}

/// The draw for the first deal: the pack spread out, then the two cards drawn from it.
#[component]
pub(in crate::ui) fn DrawBoard(DrawBoardProps { draw, overview }: &DrawBoardProps) -> Html {
    if draw.turn.is_none() {
        return part!(Drawn { draw: *draw, overview: overview.clone() });
    }
    part!(Spread { draw: *draw })
}

#[derive(PartialEq, Properties)]
struct SpreadProps {
    draw: DrawView,
}

/// The pack spread out, face down but for what has been drawn.
#[component]
fn Spread(SpreadProps { draw }: &SpreadProps) -> Html {
    let ui = use_ui();
    let spread = use_node_ref();
    {
        let (spread, focus) = (spread.clone(), ui.focus.clone());
        use_effect(move || {
            let spread = spread.cast::<web_sys::Element>();
            let first = spread.and_then(|spread| spread.query_selector("button").ok().flatten());
            if focus.is_lost()
                && let Some(first) = first
            {
                focus_element(first);
            }
        });
    }
    let label = |place: u8| ui.say(Message::DrawPlace { place: place + 1 });
    html! {
        <ul ref={spread} class="kos-spread" role="list" aria-label={ui.text(Text::Draw)}>
            for place in 0..DRAW_PLACES {
                <li class="kos-spread__item" key={place} data-place={Place::Spread(place).name()}>
                    if let Some(card) = draw.card(place) {
                        { part!(CardPicture { card }) }
                    } else {
                        <button type="button" class="kos-card" data-card="back"
                            aria-label={label(place)} onclick={ui.press(Msg::DrawCard(place))}>
                            { part!(CardFace { card: None::<crate::cards::Card> }) }
                        </button>
                    }
                </li>
            }
        </ul>
    }
}

/// Both cards, and who deals first.
#[component]
fn Drawn(DrawBoardProps { draw, overview }: &DrawBoardProps) -> Html {
    let ui = use_ui();
    let dealer = draw.dealer;
    let heading = match dealer {
        Some(dealer) => ui.say(Message::DealsFirst { player: ui.cast.addressee(dealer) }),
        None => ui.text(Text::DrawEqual),
    };
    let who = |player: Player| match dealer {
        Some(dealer) => {
            let seat: Seat = player.seat(dealer);
            ui.say(Message::SeatPlaque { player: ui.cast.addressee(player), seat })
        }
        None => ui.cast.name(player).to_owned(),
    };
    let on = if dealer.is_some() { Text::Continue } else { Text::DrawAgain };
    let foot = html! {
        <button type="button" class="kos-button kos-button--primary"
            aria-keyshortcuts={ui.key(MAIN)} onclick={ui.press(Msg::Continue)}>{ ui.text(on) }</button>
    };
    part!(Panel {
        name: "drawn",
        heading,
        foot,
        children: html! {
            <>
                <ul class="kos-drawn" role="list">
                    for player in Player::ALL {
                        if let Some(card) = draw.drawn(player) {
                            <li class="kos-drawn__item" key={player as usize}
                                data-place={Place::Drawn(player).name()}
                                data-higher={(dealer == Some(player)).then_some("true")}>
                                { part!(CardPicture { card }) }
                                <span class="kos-drawn__who">{ who(player) }</span>
                            </li>
                        }
                    }
                </ul>
                <p class="kos-text kos-soft">{ ui.text(Text::DrawInstruction) }</p>
                { part!(NextShuffle { overview: overview.clone() }) }
            </>
        },
    })
}
