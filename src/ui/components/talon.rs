use yew::prelude::*;

use super::{CardBack, CardPicture};
use crate::i18n::{Message, Text};
use crate::rules::{Contract, Phase, PublicView, TALON_SIZE, TalonView};
use crate::ui::context::use_ui;
use crate::ui::gradual::use_gradual;
use crate::ui::motion::Place;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct TalonSpreadProps {
    pub(in crate::ui) public: PublicView,
}

/// The Cossack talon beside the play: face down until the declarer turns it up, then open to both
/// players until the first trick is over (R8.1). While a group is chosen it lies in the middle of
/// the table, and later what is left of it lies with the defender's discards.
#[component]
pub(in crate::ui) fn TalonSpread(TalonSpreadProps { public }: &TalonSpreadProps) -> Html {
    let ui = use_ui();
    let drawn = use_gradual(TALON_SIZE.into());
    let name = ui.text(Text::CossackTalon);
    let is_solo = public.bargain.is_some_and(|bargain| bargain.contract == Contract::Solo);
    let (state, cards) = match public.talon {
        TalonView::FaceDown if is_solo && public.phase >= Phase::Play => return Html::default(),
        TalonView::FaceDown => {
            let label = ui.say(Message::TalonFaceDown { cards: TALON_SIZE });
            let cards = html! {
                <div class="kos-talon__cards" role="img" aria-label={label}>
                    for place in (0..TALON_SIZE).take(drawn) {
                        <span class="kos-talon__card" key={place}
                            data-place={Place::Talon(place).name()}>{ part!(CardBack) }</span>
                    }
                </div>
            };
            ("down", cards)
        }
        TalonView::Exposed { cards, taken } if !taken.is_empty() && public.tricks.is_empty() => {
            let cards = html! {
                <ul class="kos-talon__cards kos-faceup" role="list" aria-label={name.clone()}>
                    for (card, place) in cards.into_iter().zip(0..) {
                        <li class="kos-talon__card" key={card.to_string()}
                            data-place={Place::Talon(place).name()}
                            data-taken={taken.contains(card).then_some("true")}>
                            { part!(CardPicture { card }) }
                        </li>
                    }
                </ul>
            };
            ("open", cards)
        }
        TalonView::Exposed { .. } => return Html::default(),
    };
    html! {
        <section class="kos-talon" data-talon={state} aria-label={name.clone()}>
            { cards }
            <span class="kos-talon__name" aria-hidden="true">{ name }</span>
        </section>
    }
}
