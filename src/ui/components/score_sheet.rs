use yew::prelude::*;

use super::Grid;
use crate::app::{Player, Sheet, SheetLine};
use crate::i18n::{Money, Text};
use crate::ui::context::use_ui;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct ScoreSheetProps {
    pub(in crate::ui) sheet: Sheet,
}

/// The match deal by deal, with the sum in points and in money.
#[component]
pub(in crate::ui) fn ScoreSheet(ScoreSheetProps { sheet }: &ScoreSheetProps) -> Html {
    let ui = use_ui();
    if sheet.lines.is_empty() {
        return html! { <p class="kos-text">{ ui.text(Text::NoDealYet) }</p> };
    }
    let mut scored = 0_u16;
    let mut row = |line: &SheetLine| {
        // A deal passed in is none of the agreed number, and has none of its own.
        scored += u16::from(line.settlement.is_some());
        let number = line.settlement.as_ref().map(|_| scored.to_string());
        let (what, points) = match &line.settlement {
            None => (html! { ui.text(Text::PassedInShort) }, [String::new(), String::new()]),
            Some(settlement) => {
                let declarer = Player::at(settlement.bargain.declarer, line.dealer);
                let what = html! {
                    <>
                        { ui.texts.contract(settlement.bargain.contract) }
                        <span class="kos-grid__note">{ ui.cast.name(declarer) }</span>
                    </>
                };
                let points = Player::ALL
                    .map(|player| ui.texts.game_points(settlement.total[player.seat(line.dealer)]));
                (what, points)
            }
        };
        let [one, two] = points;
        vec![html! { number.unwrap_or_default() }, what, html! { one }, html! { two }]
    };
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
    let rows: Vec<Vec<Html>> = sheet.lines.iter().map(&mut row).collect();
    html! { <Grid caption={ui.text(Text::ScoreSheet)} {heads} {rows} {foot} /> }
}
