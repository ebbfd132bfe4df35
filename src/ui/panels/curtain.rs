use yew::prelude::*;

use crate::app::{Msg, Player};
use crate::i18n::{Message, Text};
use crate::rules::Tricks;
use crate::ui::components::{CardBack, Heading, TrickView};
use crate::ui::context::use_ui;
use crate::ui::keys::MAIN;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct CurtainProps {
    /// Who is to take the screen.
    pub(in crate::ui) player: Player,
    /// What has happened that anybody may know.
    pub(in crate::ui) news: AttrValue,
    pub(in crate::ui) dealer: Player,
    /// The cards played, which lie on the table for both.
    pub(in crate::ui) tricks: Tricks,
    /// Whether the complete trick has been taken away.
    pub(in crate::ui) is_taken: bool,
}

/// Between two players' turns: nobody's cards are in the document.
#[component]
pub(in crate::ui) fn Curtain(props: &CurtainProps) -> Html {
    let ui = use_ui();
    let CurtainProps { player, news, dealer, tricks, is_taken } = props;
    let has_trick = tricks.led().is_some() || !(tricks.is_empty() || *is_taken);
    let name = ui.cast.name(*player);
    let hand_over = ui.say(Message::HandOverTo { player: name });
    html! {
        <section class="kos-curtain" aria-label={hand_over.clone()}>
            if has_trick {
                { part!(TrickView { dealer: *dealer, near: *player, tricks: *tricks, is_taken }) }
            } else {
                <span class="kos-curtain__back">{ part!(CardBack) }</span>
            }
            { part!(Heading { text: hand_over, class: "kos-title" }) }
            if !news.is_empty() {
                <p class="kos-text">{ news }</p>
            }
            <p class="kos-text kos-soft">{ ui.text(Text::CurtainNote) }</p>
            <button type="button" class="kos-button kos-button--primary kos-button--large"
                aria-keyshortcuts={ui.key(MAIN)} onclick={ui.press(Msg::LiftCurtain)}>{ ui.say(Message::IAm { player: name }) }</button>
        </section>
    }
}
