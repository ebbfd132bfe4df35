use yew::prelude::*;

use super::{CardPicture, Versus};
use crate::app::{CountedGroup, Counting, Dialog, Msg, Player};
use crate::i18n::{Help, HelpMessage, Text, Texts};
use crate::rules::{Accounts, Seat};
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct CountingViewProps {
    pub(in crate::ui) dealer: Player,
    pub(in crate::ui) accounts: Accounts,
    /// How far the counting has come.
    pub(in crate::ui) step: u8,
}

/// Both piles of a deal, counted in threes: forehand's, then the dealer's, then what they come to.
#[component]
pub(in crate::ui) fn CountingView(props: &CountingViewProps) -> Html {
    let ui = use_ui();
    let CountingViewProps { dealer, accounts, step } = props;
    let piles = Seat::ALL.map(|seat| (seat, Counting::new(accounts.piles[seat])));
    let last = piles.iter().map(|(_, pile)| pile.groups.len()).sum::<usize>();
    let step = usize::from(*step).min(last);
    let first = piles[0].1.groups.len();
    let shown = match step.checked_sub(first) {
        _ if step == last => end(&ui, *dealer, accounts),
        None => group(&ui, *dealer, &piles[0], step),
        Some(step) => group(&ui, *dealer, &piles[1], step),
    };
    let go = |help: Help, action: &'static str, to: Option<usize>, is_primary: bool| {
        let class = classes!("kos-button", is_primary.then_some("kos-button--primary"));
        let step = to.and_then(|to| u8::try_from(to).ok());
        let show = |step| ui.press(Msg::Show(Some(Dialog::Counting { step })));
        html! {
            <button type="button" {class} data-action={action}
                aria-disabled={step.is_none().then_some("true")} onclick={step.map(show)}>
                { ui.texts.help(help) }
            </button>
        }
    };
    let next = (step < last).then_some(step + 1);
    html! {
        <div class="kos-counting">
            <div class="kos-counting__step" role="status">{ shown }</div>
            <progress class="kos-counting__progress" max={last.to_string()} value={step.to_string()}
                aria-hidden="true" />
            <div class="kos-row kos-row--end">
                { go(Help::CountingBack, "count-back", step.checked_sub(1), false) }
                { go(Help::CountingSkip, "count-end", next.map(|_| last), false) }
                { go(Help::CountingNext, "count-next", next, true) }
            </div>
        </div>
    }
}

fn group(ui: &Ui, dealer: Player, (seat, pile): &(Seat, Counting), place: usize) -> Html {
    let Some(group) = pile.groups.get(place) else { return Html::default() };
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let (number, groups) = (count(place + 1), count(pile.groups.len()));
    let player = ui.cast.addressee(Player::at(*seat, dealer));
    let running = Texts::exact(group.running);
    html! {
        <>
            <h3 class="kos-heading kos-heading--small">
                { ui.texts.help_with(HelpMessage::CountingPile { player }) }
                <span class="kos-counting__number kos-soft">
                    { ui.texts.help_with(HelpMessage::CountingGroup { number, groups }) }
                </span>
            </h3>
            { cards(group) }
            <p class="kos-text">{ ui.texts.counted(group) }</p>
            <p class="kos-counting__running">
                { ui.texts.help_with(HelpMessage::CountingRunning { points: &running }) }
            </p>
        </>
    }
}

/// The cards of a group, each with its value.
fn cards(group: &CountedGroup) -> Html {
    let cards = group.cards.iter().zip(group.values());
    html! {
        <ul class="kos-counting__cards" role="list">
            for (card, value) in cards {
                <li class="kos-counting__card" key={card.to_string()}>
                    { part!(CardPicture { card: *card }) }
                    <span class="kos-counting__value">{ value.to_string() }</span>
                </li>
            }
        </ul>
    }
}

fn end(ui: &Ui, dealer: Player, accounts: &Accounts) -> Html {
    let settlement = &accounts.settlement;
    let side = |seat: Seat| {
        let points = settlement.card_points[seat];
        (points.rounded().to_string(), ui.cast.name(Player::at(seat, dealer)).to_owned())
    };
    let exact = |seat: Seat| {
        let points = settlement.card_points[seat];
        let player = ui.cast.addressee(Player::at(seat, dealer));
        let exact = Texts::exact(points);
        html! {
            <li>
                { ui.texts.help_with(HelpMessage::CountingTotal { player, exact: &exact, points }) }
            </li>
        }
    };
    let declarer = settlement.bargain.declarer;
    let player = ui.cast.addressee(Player::at(declarer, dealer));
    let has_enough = settlement.card_points[declarer] >= crate::cards::CardPoints::WON;
    let verdict = if has_enough {
        HelpMessage::CountingWon { player }
    } else {
        HelpMessage::CountingLost { player }
    };
    // A Valat that was made or announced decides the game, whatever the points (R10.3).
    let is_by_points = settlement.is_decided_by_points();
    html! {
        <>
            { part!(Versus { label: ui.text(Text::CardPoints), sides: Seat::ALL.map(side) }) }
            <ul class="kos-counting__totals" role="list">{ for Seat::ALL.into_iter().map(exact) }</ul>
            if is_by_points {
                <p class="kos-text">{ ui.texts.help(Help::CountingEnd) }</p>
                <p class="kos-text">{ ui.texts.help_with(verdict) }</p>
            }
        </>
    }
}
