use yew::prelude::*;

use super::Grid;
use crate::app::{Msg, Page, Player, Sheet, SheetLine};
use crate::i18n::{HistoryMessage, HistoryText, Money, Text};
use crate::rules::{GamePoints, Settlement};
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct ScoreSheetProps {
    pub(in crate::ui) sheet: Sheet,
}

/// The match deal by deal, with the balance after each and the sum in points and in money. A deal that
/// is over can be looked at again from here.
#[component]
pub(in crate::ui) fn ScoreSheet(ScoreSheetProps { sheet }: &ScoreSheetProps) -> Html {
    let ui = use_ui();
    if sheet.lines.is_empty() {
        return html! { <p class="kos-text">{ ui.text(Text::NoDealYet) }</p> };
    }
    let (mut place, mut scored, mut balance) = (0_u16, 0_u16, GamePoints::ZERO);
    let row = |line: &SheetLine| {
        place += 1;
        let mut cells = [Html::default(), Html::default()];
        if let Some(settlement) = &line.settlement {
            scored += 1;
            balance += settlement.total[Player::One.seat(line.dealer)];
            cells = Player::ALL.map(|player| {
                let points = settlement.total[player.seat(line.dealer)];
                points_cell(&ui, points, balance.won_if(player == Player::One))
            });
        }
        let [one, two] = cells;
        vec![number_cell(&ui, line, place, scored), what_cell(&ui, line), one, two]
    };
    let rows: Vec<Vec<Html>> = sheet.lines.iter().map(row).collect();
    let standing = sheet.standing;
    let mut foot = vec![vec![
        html! { ui.text(Text::Total) },
        Html::default(),
        html! { ui.texts.game_points(standing.points(Player::One)) },
        html! { ui.texts.game_points(standing.points(Player::Two)) },
    ]];
    if standing.cents_a_point.is_some() {
        let money = |player| {
            let cents = standing.cents(player).unwrap_or_default();
            html! { ui.texts.money_won(Money::from_cents(cents)) }
        };
        foot.push(vec![
            html! { ui.text(Text::Money) },
            Html::default(),
            money(Player::One),
            money(Player::Two),
        ]);
    }
    let heads = vec![
        (ui.text(Text::Deal), false),
        (ui.text(Text::Contract), false),
        (ui.cast.name(Player::One).to_owned(), true),
        (ui.cast.name(Player::Two).to_owned(), true),
    ];
    part!(Grid { caption: ui.text(Text::ScoreSheet), heads, rows, foot })
}

/// The number of a deal, by which it is opened again: `place` is that of its line, `scored` how many
/// have been scored up to there.
fn number_cell(ui: &Ui, line: &SheetLine, place: u16, scored: u16) -> Html {
    // A deal passed in is none of the agreed number, and has none of its own.
    let number = match line.settlement {
        Some(_) => scored.to_string(),
        None => ui.text(Text::PassedInShort),
    };
    if !line.has_replay {
        return html! { number };
    }
    // What is heard has in it what is seen.
    let label = match line.settlement {
        Some(_) => ui.texts.history_of(HistoryMessage::ReplayOf { number: scored.into() }),
        None => ui.texts.history(HistoryText::ReplayPassedIn),
    };
    html! {
        <button type="button" class="kos-deal-link" data-deal={place.to_string()}
            aria-label={label} onclick={ui.press(Msg::Visit(Page::Replay(place)))}>{ number }</button>
    }
}

/// What was played by whom, who dealt, and what counted.
fn what_cell(ui: &Ui, line: &SheetLine) -> Html {
    let remark = |text: String| html! { <span class="kos-grid__note">{ text }</span> };
    let dealer = HistoryMessage::SheetDealer { player: ui.cast.name(line.dealer) };
    let dealer = remark(ui.texts.history_of(dealer));
    let taken_back = (line.taken_back > 0)
        .then(|| remark(ui.texts.history_of(HistoryMessage::TakenBack { times: line.taken_back })));
    let Some(settlement) = &line.settlement else {
        return html! { <>{ dealer }{ taken_back }</> };
    };
    let declarer = Player::at(settlement.bargain.declarer, line.dealer);
    html! {
        <>
            { ui.texts.contract(settlement.bargain.contract) }
            <span class="kos-grid__note">{ ui.cast.name(declarer) }</span>
            <ul class="kos-counted" role="list">
                for item in ui.counted(settlement) {
                    <li class="kos-counted__item" key={item.clone()}>{ item }</li>
                }
            </ul>
            { dealer }
            { taken_back }
        </>
    }
}

/// What somebody won in a deal, and his balance after it.
fn points_cell(ui: &Ui, points: GamePoints, balance: GamePoints) -> Html {
    html! {
        <>
            { ui.texts.game_points(points) }
            <span class="kos-grid__note">
                { ui.texts.history_of(HistoryMessage::RunningBalance { points: balance }) }
            </span>
        </>
    }
}

impl Ui {
    /// What counted in a deal, with what it was worth to the declarer.
    pub(in crate::ui) fn counted(&self, settlement: &Settlement) -> Vec<String> {
        let items = settlement.items.iter();
        let said = items.map(|item| {
            let (name, points) = (self.texts.item_name(item.kind), item.value);
            self.texts.history_of(HistoryMessage::SheetItem { item: &name, points })
        });
        said.collect()
    }
}
