use yew::prelude::*;

use super::{CardBack, CardPicture};
use crate::app::Player;
use crate::cards::CardSet;
use crate::i18n::Message;
use crate::rules::{Contract, Phase, PublicView, Seat, TALON_SIZE, TalonView};
use crate::ui::context::use_ui;
use crate::ui::motion::Place;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct PilesProps {
    pub(in crate::ui) player: Player,
    pub(in crate::ui) seat: Seat,
    pub(in crate::ui) public: PublicView,
}

/// What lies in front of a player: tricks, discards with the tarocks among them face up, what is
/// left of the personal talon, and for the defender what is left of the Cossack talon.
#[component]
pub(in crate::ui) fn Piles(PilesProps { player, seat, public }: &PilesProps) -> Html {
    let ui = use_ui();
    let tricks = public.tricks.counts()[*seat];
    let (discards, untaken) = (public.discard_sizes[*seat], public.untaken_sizes[*seat]);
    let left = left_of_talon(public, *seat);
    let face_up = public.face_up[*seat];
    let piles = [
        ("tricks", Some(Place::Tricks(*seat)), tricks, ui.say(Message::PileTricks { tricks })),
        (
            "discards",
            Some(Place::Discards(*seat)),
            discards,
            ui.say(Message::PileDiscards { cards: discards }),
        ),
        (
            "untaken",
            Some(Place::PersonalTalon(*seat)),
            untaken,
            ui.say(Message::PileTalon { cards: untaken }),
        ),
        ("left", None, left, ui.say(Message::PileLeft { cards: left })),
    ];
    let pile = |(name, place, count, label): (&'static str, Option<Place>, u8, String)| {
        let face_up = if name == "discards" { face_up } else { CardSet::EMPTY };
        html! {
            <li class="kos-pile" data-pile={name} key={name}
                data-place={place.map(Place::name)}>
                <span class="kos-pile__cards kos-places" aria-hidden="true">
                    // Only the uppermost is drawn: of those below no more is seen than an edge.
                    for below in 1..count.saturating_sub(face_up.len()) {
                        <span class="kos-pile__edge" key={below}></span>
                    }
                    if count > face_up.len() { { part!(CardBack) } }
                </span>
                if !face_up.is_empty() {
                    <ul class="kos-faceup" role="list"
                        aria-label={ui.say(Message::FaceUpHeading {
                            player: ui.cast.addressee(*player),
                        })}>
                        for card in ui.preferences.hand_order.sort(face_up) {
                            <li class="kos-faceup__item" key={card.to_string()}>
                                { part!(CardPicture { card }) }
                            </li>
                        }
                    </ul>
                }
                <span class="kos-pile__label">{ label }</span>
            </li>
        }
    };
    let piles = piles.into_iter().filter(|(_, _, count, _)| *count > 0);
    let are_many = piles.clone().count() > 2;
    html! {
        <ul class="kos-piles" role="list" data-many={are_many.then_some("true")}>
            { for piles.map(pile) }
        </ul>
    }
}

/// How many cards of the Cossack talon lie with the discards of `seat`: what the declarer did not
/// take counts for the defender (R8.3), and is put there when nobody may look at it any more.
fn left_of_talon(public: &PublicView, seat: Seat) -> u8 {
    let Some(bargain) = public.bargain.filter(|bargain| bargain.declarer != seat) else {
        return 0;
    };
    match public.talon {
        TalonView::Exposed { taken, .. } if !public.tricks.is_empty() => TALON_SIZE - taken.len(),
        TalonView::FaceDown
            if bargain.contract == Contract::Solo && public.phase >= Phase::Play =>
        {
            TALON_SIZE
        }
        _ => 0,
    }
}
