use yew::prelude::*;

use crate::app::{DealScene, Msg};
use crate::cards::{Card, CardSet};
use crate::i18n::{Message, Text};
use crate::rules::{Move, Section, TalonView};
use crate::ui::components::{AdvisedMark, CardPicture, Panel};
use crate::ui::context::use_ui;
use crate::ui::keys::choice_key;
use crate::ui::motion::Place;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct TalonPanelProps {
    pub(in crate::ui) deal: DealScene,
    /// The groups that may be taken; none while another takes.
    pub(in crate::ui) groups: Vec<CardSet>,
}

/// The exposed Cossack talon, of which a group is taken.
#[component]
pub(in crate::ui) fn TalonPanel(TalonPanelProps { deal, groups }: &TalonPanelProps) -> Html {
    let ui = use_ui();
    let TalonView::Exposed { cards, .. } = deal.public.talon else { return Html::default() };
    let in_order = |group: CardSet| {
        let cards = cards.into_iter().zip(0..);
        cards.filter(move |(card, _)| group.contains(*card))
    };
    let at = |place: u8| Place::Talon(place).name();
    let group = |(number, group): (usize, &CardSet)| {
        let action = Move::Take(*group);
        let is_advised = deal.advised() == Some(action);
        html! {
            <li class="kos-groups__item" key={number}>
                <button type="button" class="kos-button kos-group" data-group={number.to_string()}
                    aria-keyshortcuts={ui.key(choice_key(number))}
                    data-advised={is_advised.then_some("true")}
                    onclick={ui.press(Msg::Play { ply: deal.ply, action })}>
                    <span class="kos-group__cards">
                        for (card, place) in in_order(*group) {
                            <span class="kos-group__card" key={card.to_string()}
                                data-place={at(place)}>
                                { part!(CardPicture { card, is_hidden: true }) }
                            </span>
                        }
                    </span>
                    <span class="kos-group__label">
                        { ui.say(Message::TakeButton { cards: *group }) }
                        { part!(AdvisedMark { is_advised }) }
                    </span>
                </button>
            </li>
        }
    };
    let picture = |(card, place): (Card, u8)| {
        html! {
            <li class="kos-cards__item" key={card.to_string()} data-place={at(place)}>
                { part!(CardPicture { card }) }
            </li>
        }
    };
    part!(Panel {
        name: "talon",
        heading: ui.text(Text::CossackTalon),
        section: Section::new(8, 1),
        children: html! {
            if groups.is_empty() {
                <ul class="kos-cards" role="list" aria-label={ui.text(Text::CossackTalon)}>
                    { for cards.into_iter().zip(0..).map(picture) }
                </ul>
            } else {
                <ul class="kos-groups" role="list" data-groups={groups.len().to_string()}
                    aria-label={ui.text(Text::TalonChoice)}>
                    { for groups.iter().enumerate().map(group) }
                </ul>
            }
        }
    })
}
