use yew::prelude::*;

use super::result::dialog_button;
use crate::app::{Dialog, Msg, Overview, Player};
use crate::i18n::{Message, Money, Text};
use crate::ui::components::{Heading, ScoreSheet, SheetTools, Versus};
use crate::ui::context::use_ui;
use crate::ui::keys::MAIN;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct OverPageProps {
    pub(in crate::ui) overview: Overview,
    /// Whether a dialog lies over the page.
    pub(in crate::ui) is_inert: bool,
}

/// The end of the match.
#[component]
pub(in crate::ui) fn OverPage(OverPageProps { overview, is_inert }: &OverPageProps) -> Html {
    let ui = use_ui();
    let standing = overview.sheet.standing;
    let points = standing.points(Player::One);
    let winner = match points.number() {
        0 => None,
        number => Some(if number > 0 { Player::One } else { Player::Two }),
    };
    let heading = match winner {
        None => ui.text(Text::MatchDrawn),
        Some(winner) => {
            let points = standing.points(winner);
            ui.say(Message::MatchWon { player: ui.cast.addressee(winner), points })
        }
    };
    let money = winner.zip(standing.cents_a_point).and_then(|(winner, _)| {
        let money = Money::from_cents(standing.cents(winner)?);
        let (player, winner) = (ui.cast.addressee(winner.other()), ui.cast.addressee(winner));
        Some(ui.say(Message::Pays { player, winner, money }))
    });
    let side = |player: Player| {
        let points = ui.texts.game_points(standing.points(player));
        (points, ui.cast.name(player).to_owned())
    };
    html! {
        <main class="kos-page" data-screen="end" inert={*is_inert}>
            <header class="kos-verdict">
                <p class="kos-text kos-soft">{ ui.text(Text::MatchOver) }</p>
                { part!(Heading { level: 1, class: "kos-title", text: heading }) }
            </header>
            <div class="kos-columns">
                <section class="kos-sheet kos-stack kos-stack--loose">
                    { part!(Versus {
                        label: ui.text(Text::GamePoints),
                        sides: Player::ALL.map(side),
                    }) }
                    if let Some(money) = money {
                        <p class="kos-text">{ money }</p>
                    }
                </section>
                <section class="kos-sheet kos-stack kos-stack--loose">
                    { part!(ScoreSheet { sheet: overview.sheet.clone() }) }
                    if !overview.sheet.lines.is_empty() {
                        { part!(SheetTools { sheet: overview.sheet.clone() }) }
                    }
                </section>
            </div>
            <div class="kos-row kos-links">
                { dialog_button(&ui, ("settings", Text::Settings, Dialog::Settings)) }
            </div>
            <footer class="kos-sticky-foot kos-row kos-row--end">
                <button type="button" class="kos-button" onclick={ui.press(Msg::Leave)}>
                    { ui.text(Text::ToStart) }
                </button>
                <button type="button" class="kos-button kos-button--primary"
                    aria-keyshortcuts={ui.key(MAIN)} onclick={ui.press(Msg::Start)}>{ ui.text(Text::PlayAgain) }</button>
            </footer>
        </main>
    }
}
