use yew::prelude::*;

use super::{CardBack, Piles};
use crate::app::{OpponentLevel, Player};
use crate::i18n::{Message, Text};
use crate::rules::{PublicView, Role, Seat};
use crate::ui::context::use_ui;
use crate::ui::gradual::{InTurn, use_gradual};
use crate::ui::motion::Place;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct PlateProps {
    pub(in crate::ui) player: Player,
    /// The seat, once it is known who deals.
    #[prop_or_default]
    pub(in crate::ui) seat: Option<Seat>,
    /// Whether the player is the declarer.
    #[prop_or_default]
    pub(in crate::ui) is_declarer: bool,
    /// Whether it is his turn.
    #[prop_or_default]
    pub(in crate::ui) is_on_turn: bool,
    /// How strong he is, if he is the computer.
    #[prop_or_default]
    pub(in crate::ui) level: Option<OpponentLevel>,
}

/// The name of a player with what he is in this deal.
#[component]
pub(in crate::ui) fn Plate(props: &PlateProps) -> Html {
    let ui = use_ui();
    let PlateProps { player, seat, is_declarer, is_on_turn, level } = props;
    let level_tag = level.map(|level| ("level", ui.texts.level(level)));
    let seat_tag = seat.map(|seat| {
        let tag = match seat {
            Seat::Dealer => "dealer",
            Seat::Forehand => "forehand",
        };
        (tag, ui.texts.seat(seat))
    });
    let role_tag = is_declarer.then(|| ("declarer", ui.texts.role(Role::Declarer)));
    let turn_tag = is_on_turn.then(|| ("turn", ui.text(Text::OnTurn)));
    let tags: Vec<_> = [turn_tag, role_tag, seat_tag, level_tag].into_iter().flatten().collect();
    html! {
        <div class="kos-plate" data-place={seat.map(|seat| Place::Pack(seat).name())}
            data-turn={is_on_turn.then_some("true")}>
            <h2 class="kos-plate__name">{ ui.cast.name(*player) }</h2>
            if !tags.is_empty() {
                <ul class="kos-tags" role="list">
                    for (tag, text) in tags {
                        <li class="kos-tag" data-tag={tag} key={tag}>{ text }</li>
                    }
                </ul>
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct FarSeatProps {
    pub(in crate::ui) player: Player,
    #[prop_or_default]
    pub(in crate::ui) seat: Option<Seat>,
    /// How strong he is, if he is the computer.
    #[prop_or_default]
    pub(in crate::ui) level: Option<OpponentLevel>,
    /// The deal, once the cards are dealt.
    #[prop_or_default]
    pub(in crate::ui) public: Option<PublicView>,
    /// Whether it is his turn.
    #[prop_or_default]
    pub(in crate::ui) is_on_turn: bool,
}

/// The player on the other side of the table: the backs of his cards and his piles.
#[component]
pub(in crate::ui) fn FarSeat(props: &FarSeatProps) -> Html {
    let ui = use_ui();
    let FarSeatProps { player, seat, level, public, is_on_turn } = props;
    let declarer =
        public.as_ref().and_then(|public| public.bargain).map(|bargain| bargain.declarer);
    let is_declarer = seat.is_some() && declarer == *seat;
    let cards = public.as_ref().zip(*seat);
    html! {
        <section class="kos-seat" data-side="far" aria-label={ui.cast.name(*player).to_owned()}>
            { part!(Plate {
                player: *player,
                seat: *seat,
                level: *level,
                is_declarer,
                is_on_turn: *is_on_turn,
            }) }
            if let Some((public, seat)) = cards {
                { part!(Backs { player: *player, seat, count: public.hand_sizes[seat] }) }
                { part!(InTurn {
                    children: part!(Piles { player: *player, seat, public: public.clone() }),
                }) }
            }
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct BacksProps {
    player: Player,
    seat: Seat,
    count: u8,
}

/// The backs of a hand.
#[component]
fn Backs(BacksProps { player, seat, count }: &BacksProps) -> Html {
    let ui = use_ui();
    let drawn = use_gradual((*count).into());
    let label = ui.say(Message::HandOf { player: ui.cast.addressee(*player), cards: *count });
    html! {
        <div class="kos-backs kos-places" role="img" aria-label={label}
            data-place={Place::Hand(*seat).name()} data-count={count.to_string()}>
            for place in (0..*count).take(drawn) {
                <span class="kos-backs__item" key={place}>{ part!(CardBack) }</span>
            }
        </div>
    }
}
