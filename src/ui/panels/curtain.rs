use yew::prelude::*;

use crate::app::{Msg, Player};
use crate::i18n::{Message, Text};
use crate::ui::components::{CardBack, Heading};
use crate::ui::context::use_ui;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct CurtainProps {
    /// Who is to take the screen.
    pub(in crate::ui) player: Player,
    /// What has happened that anybody may know.
    pub(in crate::ui) news: AttrValue,
}

/// Between two players' turns: nobody's cards are in the document.
#[component]
pub(in crate::ui) fn Curtain(CurtainProps { player, news }: &CurtainProps) -> Html {
    let ui = use_ui();
    let name = ui.cast.name(*player);
    let hand_over = ui.say(Message::HandOverTo { player: name });
    html! {
        <section class="kos-curtain" aria-label={hand_over.clone()}>
            <span class="kos-curtain__back"><CardBack /></span>
            <Heading text={hand_over} class="kos-title" />
            if !news.is_empty() {
                <p class="kos-text">{ news }</p>
            }
            <p class="kos-text kos-soft">{ ui.text(Text::CurtainNote) }</p>
            <button type="button" class="kos-button kos-button--primary kos-button--large"
                onclick={ui.press(Msg::LiftCurtain)}>{ ui.say(Message::IAm { player: name }) }</button>
        </section>
    }
}
