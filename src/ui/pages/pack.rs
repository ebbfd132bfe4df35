use yew::prelude::*;

use crate::app::{Msg, PackLook, Page, Preferences};
use crate::cards::{Card, CardSet, Suit};
use crate::i18n::Text;
use crate::ui::components::{CardBack, CardPicture, Heading};
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct PackPageProps {
    pub(in crate::ui) look: PackLook,
    /// Whether a dialog lies over the page.
    pub(in crate::ui) is_inert: bool,
}

/// All cards of the pack, for the eye and for a printer.
#[component]
pub(in crate::ui) fn PackPage(PackPageProps { look, is_inert }: &PackPageProps) -> Html {
    let ui = use_ui();
    let suits = Suit::ALL.into_iter().map(|suit| (suit_heading(suit), CardSet::of_suit(suit)));
    let groups = std::iter::once((Text::PackTarocks, CardSet::TAROCKS)).chain(suits);
    html! {
        <main class="kos-page kos-album" data-screen="pack"
            data-grey={look.is_grey.then_some("true")} inert={*is_inert}>
            <header class="kos-album__head">
                <div class="kos-stack kos-stack--tight">
                    { part!(Heading {
                        level: 1,
                        class: "kos-title",
                        text: ui.text(Text::ThePack),
                    }) }
                    <p class="kos-lead">{ ui.text(Text::ThePackExplained) }</p>
                </div>
                { tools(&ui, *look) }
            </header>
            for (heading, cards) in groups {
                <section class="kos-album__group" key={heading as usize}>
                    <h2 class="kos-heading">{ ui.text(heading) }</h2>
                    <ul class="kos-album__cards" role="list">
                        { for in_order(cards).map(|card| shown(&ui, card, look.is_face_down)) }
                    </ul>
                </section>
            }
            <section class="kos-album__group">
                <h2 class="kos-heading">{ ui.text(Text::PackBackOfCard) }</h2>
                <ul class="kos-album__cards" role="list">
                    <li class="kos-album__card">{ part!(CardBack) }</li>
                </ul>
            </section>
        </main>
    }
}

/// The tarocks as they are counted, from I on; a suit from its King down.
fn in_order(cards: CardSet) -> impl Iterator<Item = Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    if cards.iter().all(|card| !card.is_tarock()) {
        cards.reverse();
    }
    cards.into_iter()
}

const fn suit_heading(suit: Suit) -> Text {
    match suit {
        Suit::Clubs => Text::PackClubs,
        Suit::Spades => Text::PackSpades,
        Suit::Hearts => Text::PackHearts,
        Suit::Diamonds => Text::PackDiamonds,
    }
}

/// A card with its name below, and with what is seen on it.
fn shown(ui: &Ui, card: Card, is_face_down: bool) -> Html {
    html! {
        <li class="kos-album__card" key={card.to_string()}>
            <figure class="kos-album__figure">
                if is_face_down {
                    { part!(CardBack) }
                } else {
                    { part!(CardPicture { card, is_hidden: true }) }
                }
                <figcaption class="kos-album__caption">
                    <span class="kos-album__name">{ ui.texts.card_name(card) }</span>
                    if let Some(tarock) = card.tarock() {
                        <span class="kos-album__scene">{ ui.texts.picture(tarock) }</span>
                    }
                </figcaption>
            </figure>
        </li>
    }
}

/// The way back, and how the cards are looked at.
fn tools(ui: &Ui, look: PackLook) -> Html {
    let toggle = |text: Text, is_on: bool, wanted: Msg| {
        html! {
            <button type="button" class="kos-button kos-toggle"
                aria-pressed={if is_on { "true" } else { "false" }}
                onclick={ui.press(wanted)}>
                <span class="kos-toggle__box"></span>
                <span class="kos-toggle__label">{ ui.text(text) }</span>
            </button>
        }
    };
    let turned = Msg::LookChanged(PackLook { is_face_down: !look.is_face_down, ..look });
    let coloured = Msg::LookChanged(PackLook { is_grey: !look.is_grey, ..look });
    // One of the settings, which the table has too.
    let four_colours = ui.preferences.four_colours;
    let suits = Preferences { four_colours: !four_colours, ..ui.preferences };
    html! {
        <div class="kos-album__tools">
            <button type="button" class="kos-button" data-action="back"
                onclick={ui.press(Msg::Visit(Page::Table))}>{ ui.text(Text::PackBack) }</button>
            <div class="kos-row" role="group" aria-label={ui.text(Text::PackLook)}>
                { toggle(Text::PackFaceDown, look.is_face_down, turned) }
                { toggle(Text::FourColours, four_colours, Msg::PreferencesChanged(suits)) }
                { toggle(Text::PackGrey, look.is_grey, coloured) }
            </div>
        </div>
    }
}
