use yew::prelude::*;

use crate::app::{DealScene, Msg};
use crate::i18n::{Message, Text};
use crate::rules::{AnnounceChoices, Bonus, Contract, Move, Phase, PublicView, Section};
use crate::ui::components::{AdvisedMark, Cited, Panel};
use crate::ui::context::use_ui;
use crate::ui::keys::{MAIN, choice_key};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct AnnouncePanelProps {
    pub(in crate::ui) deal: DealScene,
    pub(in crate::ui) choices: AnnounceChoices,
}

/// A window for announcements: any of the bonuses offered, or none.
#[component]
pub(in crate::ui) fn AnnouncePanel(props: &AnnouncePanelProps) -> Html {
    let ui = use_ui();
    let AnnouncePanelProps { deal, choices } = props;
    let legal = choices.legal();
    let chosen = deal.selection.bonuses;
    let instruction = announce_instruction(&deal.public);
    let option = |(place, bonus): (usize, Bonus)| {
        let value = choices.value(bonus);
        let is_advised = matches!(deal.advised(), Some(Move::Announce(all)) if all.contains(bonus));
        let pressed = if chosen.contains(bonus) { "true" } else { "false" };
        html! {
            <li class="kos-options__item" key={bonus.name()}>
                <button type="button" class="kos-button kos-option kos-toggle"
                    data-bonus={bonus.name()} aria-pressed={pressed}
                    data-advised={is_advised.then_some("true")}
                    title={ui.texts.bonus_explained(bonus)}
                    aria-keyshortcuts={ui.key(choice_key(place))}
                    onclick={ui.press(Msg::ToggleBonus(bonus))}>
                    <span class="kos-toggle__box" aria-hidden="true"></span>
                    <span class="kos-toggle__label">
                        { ui.texts.bonus(bonus) }{ part!(AdvisedMark { is_advised }) }
                    </span>
                    { " " }
                    <span class="kos-toggle__value">{ value.to_string() }</span>
                </button>
            </li>
        }
    };
    let done = if chosen.is_empty() {
        ui.text(Text::AnnounceNothing)
    } else {
        ui.say(Message::AnnounceButton { bonuses: chosen })
    };
    let foot = html! {
        <button type="button" class="kos-button kos-button--primary"
            aria-keyshortcuts={ui.key(MAIN)}
            onclick={ui.press(Msg::Commit { ply: deal.ply })}>{ done }</button>
    };
    part!(Panel {
        name: "announce",
        heading: ui.text(Text::Announcements),
        section: Section::new(11, 0),
        has_options: !legal.is_empty(),
        foot,
        children: html! {
            <>
                <p class="kos-text">{ part!(Cited { text: ui.text(instruction) }) }</p>
                if legal.is_empty() {
                    <p class="kos-text">{ ui.text(Text::NothingToAnnounce) }</p>
                } else {
                    <ul class="kos-options" role="list" data-of="announcements"
                        data-count={legal.iter().count().to_string()}>
                        { for legal.iter().enumerate().map(option) }
                    </ul>
                }
            </>
        },
    })
}

/// What a window for announcements is for.
pub(in crate::ui) fn announce_instruction(public: &PublicView) -> Text {
    let is_solo = public.bargain.is_some_and(|bargain| bargain.contract == Contract::Solo);
    match public.phase {
        Phase::AnnounceBefore => Text::AnnounceBeforeInstruction,
        Phase::DefenderAnnounce => Text::AnnounceDefenderInstruction,
        _ if is_solo => Text::AnnounceSoloInstruction,
        _ => Text::AnnounceAfterInstruction,
    }
}
