use yew::prelude::*;

use crate::cards::{Card, CardSet};
use crate::i18n::HelpMessage;
use crate::ui::context::use_ui;
use crate::ui::face::CardFace;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct CardPictureProps {
    pub(in crate::ui) card: Card,
    /// Whether the card is only decoration, or named by what it stands in.
    #[prop_or_default]
    pub(in crate::ui) is_hidden: bool,
}

/// A card that lies face up and cannot be played.
#[component]
pub(in crate::ui) fn CardPicture(props: &CardPictureProps) -> Html {
    let ui = use_ui();
    let card = props.card;
    let code = card.to_string();
    if props.is_hidden {
        return html! {
            <span class="kos-card" data-card={code} aria-hidden="true">
                { part!(CardFace { card }) }
            </span>
        };
    }
    html! {
        <span class="kos-card" data-card={code} role="img" aria-label={ui.texts.card_name(card)}>
            { part!(CardFace { card }) }
        </span>
    }
}

/// A card that lies face down. Nothing in the document says which one it is.
#[component]
pub(in crate::ui) fn CardBack() -> Html {
    html! {
        <span class="kos-card" data-card="back" aria-hidden="true">
            { part!(CardFace { card: None::<Card> }) }
        </span>
    }
}

/// A place where a card will lie.
#[component]
pub(in crate::ui) fn CardPlace() -> Html {
    html! { <span class="kos-card kos-card--place" aria-hidden="true"></span> }
}

/// Something about a card of the hand that is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) enum CardMark {
    /// It has just come to the hand.
    New,
    /// It is lifted and waits to be confirmed.
    Lifted,
}

#[expect(clippy::struct_excessive_bools, reason = "each is an attribute of the element")]
#[derive(PartialEq, Properties)]
pub(in crate::ui) struct CardButtonProps {
    pub(in crate::ui) card: Card,
    /// Whether the card is chosen; `None` where cards are not chosen but played.
    #[prop_or_default]
    pub(in crate::ui) pressed: Option<bool>,
    /// Whether the card may be played or chosen. A click on one that may not says why.
    pub(in crate::ui) is_legal: bool,
    /// Whether legal cards are marked against others that are not.
    #[prop_or_default]
    pub(in crate::ui) is_marked: bool,
    /// What else is to be seen of it.
    #[prop_or_default]
    pub(in crate::ui) mark: Option<CardMark>,
    /// Whether it is the one, or one of those, that are advised.
    #[prop_or_default]
    pub(in crate::ui) is_advised: bool,
    /// Whether the Tab key comes to this card; to all others the arrows lead from there.
    pub(in crate::ui) is_tab_stop: bool,
}

/// A card of the hand. What is done with it the hand hears, so that nothing of a card changes but
/// what is seen of it.
#[component]
pub(in crate::ui) fn CardButton(props: &CardButtonProps) -> Html {
    let ui = use_ui();
    let card = props.card;
    let truth = |is_so: bool| if is_so { "true" } else { "false" };
    let name = ui.texts.card_name(card);
    let name = if props.is_advised {
        ui.texts.help_with(HelpMessage::Advised { name: &name })
    } else {
        name
    };
    html! {
        <button type="button" class="kos-card" data-card={card.to_string()}
            aria-label={name} data-advised={props.is_advised.then_some("true")}
            aria-pressed={props.pressed.map(truth)}
            aria-disabled={(!props.is_legal).then_some("true")}
            data-legal={props.is_marked.then(|| truth(props.is_legal))}
            data-just={(props.mark == Some(CardMark::New)).then_some("true")}
            data-lifted={(props.mark == Some(CardMark::Lifted)).then_some("true")}
            tabindex={if props.is_tab_stop { "0" } else { "-1" }}>
            { part!(CardFace { card }) }
        </button>
    }
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct CardListProps {
    pub(in crate::ui) cards: CardSet,
    pub(in crate::ui) label: AttrValue,
}

/// Cards that lie face up in a row.
#[component]
pub(in crate::ui) fn CardList(CardListProps { cards, label }: &CardListProps) -> Html {
    let ui = use_ui();
    html! {
        <ul class="kos-cards" role="list" aria-label={label}>
            for card in ui.preferences.hand_order.sort(*cards) {
                <li class="kos-cards__item" key={card.to_string()}>
                    { part!(CardPicture { card }) }
                </li>
            }
        </ul>
    }
}
