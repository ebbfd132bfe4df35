use yew::prelude::*;

use super::CardBack;
use crate::app::{OpponentLevel, Player};
use crate::i18n::Message;
use crate::rules::{PublicView, Role, Seat};
use crate::ui::context::use_ui;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct PlateProps {
    pub(in crate::ui) player: Player,
    /// The seat, once it is known who deals.
    #[prop_or_default]
    pub(in crate::ui) seat: Option<Seat>,
    /// Whether the player is the declarer.
    #[prop_or_default]
    pub(in crate::ui) is_declarer: bool,
    /// How strong he is, if he is the computer.
    #[prop_or_default]
    pub(in crate::ui) level: Option<OpponentLevel>,
}

/// The name of a player with what he is in this deal.
#[component]
pub(in crate::ui) fn Plate(PlateProps { player, seat, is_declarer, level }: &PlateProps) -> Html {
    let ui = use_ui();
    let level_tag = level.map(|level| ("level", ui.texts.level(level)));
    let seat_tag = seat.map(|seat| {
        let tag = match seat {
            Seat::Dealer => "dealer",
            Seat::Forehand => "forehand",
        };
        (tag, ui.texts.seat(seat))
    });
    let role_tag = is_declarer.then(|| ("declarer", ui.texts.role(Role::Declarer)));
    html! {
        <div class="kos-plate">
            <h2 class="kos-plate__name">{ ui.cast.name(*player) }</h2>
            if level_tag.is_some() || seat_tag.is_some() {
                <ul class="kos-tags" role="list">
                    for (tag, text) in level_tag.into_iter().chain(seat_tag).chain(role_tag) {
                        <li class="kos-tag" data-tag={tag} key={tag}>{ text }</li>
                    }
                </ul>
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct PileProps {
    pub(in crate::ui) seat: Seat,
    pub(in crate::ui) public: PublicView,
}

/// What lies face down in front of a player: tricks, discards, what is left of the personal talon.
#[component]
pub(in crate::ui) fn Pile(PileProps { seat, public }: &PileProps) -> Html {
    let ui = use_ui();
    let tricks = public.tricks.counts()[*seat];
    let (discards, untaken) = (public.discard_sizes[*seat], public.untaken_sizes[*seat]);
    let lines = [
        (tricks > 0).then(|| ui.say(Message::PileTricks { tricks })),
        (discards > 0).then(|| ui.say(Message::PileDiscards { cards: discards })),
        (untaken > 0).then(|| ui.say(Message::PileTalon { cards: untaken })),
    ];
    let is_empty = lines.iter().all(Option::is_none);
    html! {
        <div class="kos-pile">
            <span class="kos-pile__stack" data-empty={is_empty.then_some("true")}><CardBack /></span>
            <span class="kos-pile__count">
                for line in lines.into_iter().flatten() {
                    <span class="kos-pile__line">{ line }</span>
                }
            </span>
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
}

/// The player on the other side of the table: the backs of his cards and his pile.
#[component]
pub(in crate::ui) fn FarSeat(FarSeatProps { player, seat, level, public }: &FarSeatProps) -> Html {
    let ui = use_ui();
    let declarer =
        public.as_ref().and_then(|public| public.bargain).map(|bargain| bargain.declarer);
    let is_declarer = seat.is_some() && declarer == *seat;
    let cards = public.as_ref().zip(*seat);
    html! {
        <section class="kos-seat" data-side="far" aria-label={ui.cast.name(*player).to_owned()}>
            <Plate player={*player} seat={*seat} level={*level} {is_declarer} />
            if let Some((public, seat)) = cards {
                <Backs player={*player} count={public.hand_sizes[seat]} />
                <Pile {seat} public={public.clone()} />
            }
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct BacksProps {
    player: Player,
    count: u8,
}

/// The backs of a hand.
#[component]
fn Backs(BacksProps { player, count }: &BacksProps) -> Html {
    let ui = use_ui();
    let label = ui.say(Message::HandOf { player: ui.cast.addressee(*player), cards: *count });
    html! {
        <div class="kos-backs" role="img" aria-label={label}>
            for place in 0..*count {
                <span class="kos-backs__item" key={place}><CardBack /></span>
            }
        </div>
    }
}
