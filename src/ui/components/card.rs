use yew::prelude::*;

use crate::cards::{Card, CardSet};
use crate::i18n::HelpMessage;
use crate::ui::context::{is_first_click, use_ui};
use crate::ui::face::CardFace;
use crate::ui::hand_order::hand_order;

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
            <span class="kos-card" data-card={code} aria-hidden="true"><CardFace {card} /></span>
        };
    }
    html! {
        <span class="kos-card" data-card={code} role="img" aria-label={ui.texts.card_name(card)}>
            <CardFace {card} />
        </span>
    }
}

/// A card that lies face down. Nothing in the document says which one it is.
#[component]
pub(in crate::ui) fn CardBack() -> Html {
    html! {
        <span class="kos-card" data-card="back" aria-hidden="true">
            <CardFace card={None::<Card>} />
        </span>
    }
}

/// A place where a card will lie.
#[component]
pub(in crate::ui) fn CardPlace() -> Html {
    html! { <span class="kos-card kos-card--place" aria-hidden="true"></span> }
}

#[derive(PartialEq, Properties)]
#[expect(clippy::struct_excessive_bools, reason = "any of them can be so beside the others")]
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
    /// Whether the card has just come to the hand.
    #[prop_or_default]
    pub(in crate::ui) is_new: bool,
    /// Whether it is the one, or one of those, that are advised.
    #[prop_or_default]
    pub(in crate::ui) is_advised: bool,
    pub(in crate::ui) onclick: Callback<Card>,
}

/// A card of the hand.
#[component]
pub(in crate::ui) fn CardButton(props: &CardButtonProps) -> Html {
    let ui = use_ui();
    let card = props.card;
    let chosen = props.onclick.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        if is_first_click(&event) {
            chosen.emit(card);
        }
    });
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
            data-just={props.is_new.then_some("true")}
            {onclick}>
            <CardFace {card} />
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
    html! {
        <ul class="kos-cards" role="list" aria-label={label}>
            for card in hand_order(*cards) {
                <li class="kos-cards__item" key={card.to_string()}><CardPicture {card} /></li>
            }
        </ul>
    }
}
