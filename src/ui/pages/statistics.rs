use std::fmt::Write as _;

use yew::prelude::*;

use crate::app::{
    BonusLine, BonusTally, CircleLine, ContractLine, LoadError, Msg, Page, StatisticsLook,
    StatisticsMsg, StatisticsView, Tally,
};
use crate::i18n::{StatisticsMessage, StatisticsText, Text};
use crate::rules::GamePoints;
use crate::ui::components::{BookSupply, Choice, Choices, Grid, Heading};
use crate::ui::context::{Ui, use_ui};

/// The measures of the chart of the balance.
const CHART: (usize, i64) = (600, 160);

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct StatisticsPageProps {
    pub(in crate::ui) view: Box<StatisticsView>,
    /// Why those on file cannot be read, if they cannot.
    pub(in crate::ui) unread: Option<LoadError>,
    /// Whether a dialog lies over the page.
    pub(in crate::ui) is_inert: bool,
}

/// What has become of all deals played here.
#[component]
pub(in crate::ui) fn StatisticsPage(props: &StatisticsPageProps) -> Html {
    let ui = use_ui();
    let StatisticsPageProps { view, unread, is_inert } = props;
    let has_texts = ui.texts.has_book();
    html! {
        <main class="kos-page kos-statistics" data-screen="statistics" inert={*is_inert}>
            <header class="kos-replay__head">
                { part!(Heading { level: 1, class: "kos-title", text: ui.text(Text::Statistics) }) }
                <button type="button" class="kos-button" data-action="back"
                    onclick={ui.press(Msg::Visit(Page::Table))}>{ ui.text(Text::PackBack) }</button>
            </header>
            if has_texts {
                <p class="kos-text">{ ui.texts.statistics(StatisticsText::Explained) }</p>
                if let Some(error) = unread {
                    <p class="kos-text" role="status">{ ui.texts.statistics_unread(error) }</p>
                }
                { shown(&ui, view) }
            } else {
                { part!(BookSupply) }
            }
        </main>
    }
}

fn shown(ui: &Ui, view: &StatisticsView) -> Html {
    let say = |text: StatisticsText| ui.texts.statistics(text);
    let is_unaided = view.look.is_unaided;
    let look = StatisticsLook { is_unaided: !is_unaided, ..view.look };
    let filter = html! {
        <button type="button" class="kos-button kos-toggle" data-action="unaided"
            aria-pressed={if is_unaided { "true" } else { "false" }}
            onclick={ui.press(Msg::Statistics(StatisticsMsg::Look(look)))}>
            <span class="kos-toggle__box"></span>
            <span class="kos-toggle__label">{ say(StatisticsText::Unaided) }</span>
        </button>
    };
    let Some(line) = view.circles.get(view.look.chosen) else {
        return html! {
            <>
                if is_unaided { { filter } }
                <p class="kos-text">{ say(StatisticsText::None) }</p>
            </>
        };
    };
    html! {
        <>
            <div class="kos-row">{ filter }</div>
            if view.is_full { <p class="kos-text kos-soft">{ say(StatisticsText::Full) }</p> }
            <section class="kos-sheet">{ opponents(ui, &view.circles) }</section>
            if view.circles.len() > 1 { { whose(ui, view) } }
            if line.all.deals > 0 {
                <section class="kos-sheet">{ balance(ui, view, line) }</section>
                <div class="kos-columns">
                    <section class="kos-sheet">{ contracts(ui, &view.contracts, line) }</section>
                    if !view.bonuses.is_empty() {
                        <section class="kos-sheet">{ bonuses(ui, &view.bonuses) }</section>
                    }
                </div>
            }
        </>
    }
}

fn opponents(ui: &Ui, circles: &[CircleLine]) -> Html {
    let say = |text: StatisticsText| ui.texts.statistics(text);
    let heads = vec![
        (ui.text(Text::Opponent), false),
        (say(StatisticsText::Won), false),
        (ui.text(Text::GamePoints), true),
    ];
    let row = |line: &CircleLine| {
        let count = StatisticsMessage::Deals { deals: line.all.deals, passed: line.passed_in };
        let average = line.all.tenths_a_deal().map(|tenths| {
            let number = ui.texts.average(tenths);
            ui.texts.statistics_of(StatisticsMessage::Average { number: &number })
        });
        let points = ui.texts.game_points(line.all.points);
        vec![
            noted(ui.texts.circle(&line.circle), Some(ui.texts.statistics_of(count))),
            share(ui, line.all),
            noted(points, average),
        ]
    };
    let rows: Vec<_> = circles.iter().map(row).collect();
    part!(Grid { caption: say(StatisticsText::Opponents), heads, rows })
}

/// Whose deals the tables below are about.
fn whose(ui: &Ui, view: &StatisticsView) -> Html {
    let choice = |(chosen, line): (usize, &CircleLine)| {
        let look = StatisticsLook { chosen, ..view.look };
        Choice {
            label: ui.texts.circle(&line.circle),
            note: None,
            is_on: chosen == view.look.chosen,
            onchange: ui.send(Msg::Statistics(StatisticsMsg::Look(look))),
        }
    };
    let choices: Vec<_> = view.circles.iter().enumerate().map(choice).collect();
    let legend = ui.texts.statistics(StatisticsText::Whose);
    part!(Choices { name: "whose", legend, choices, is_in_row: true })
}

fn contracts(ui: &Ui, lines: &[ContractLine], all: &CircleLine) -> Html {
    let say = |text: StatisticsText| ui.texts.statistics(text);
    let heads = vec![
        (ui.text(Text::Contract), false),
        (say(StatisticsText::AsDeclarer), false),
        (say(StatisticsText::AsDefender), false),
    ];
    let row = |name: String, [declarer, defender]: [Tally; 2]| {
        let cell = |tally: Tally| {
            let points = (tally.deals > 0).then(|| ui.texts.game_points(tally.points));
            html! { <>{ share(ui, tally) }{ points.map(note) }</> }
        };
        vec![html! { name }, cell(declarer), cell(defender)]
    };
    let of_contract = |line: &ContractLine| {
        row(ui.texts.contract(line.contract), [line.as_declarer, line.as_defender])
    };
    let rows: Vec<_> = lines.iter().map(of_contract).collect();
    let foot = vec![row(ui.text(Text::Total), [all.as_declarer, all.as_defender])];
    part!(Grid { caption: say(StatisticsText::Contracts), heads, rows, foot })
}

fn bonuses(ui: &Ui, lines: &[BonusLine]) -> Html {
    let say = |text: StatisticsText| ui.texts.statistics(text);
    let heads = vec![
        (say(StatisticsText::Bonus), false),
        (say(StatisticsText::Own), false),
        (say(StatisticsText::Others), false),
    ];
    let cell = |tally: BonusTally| {
        let (announced, silent) =
            (tally.announced_made + tally.announced_lost, tally.silent_made + tally.silent_lost);
        let announced = (announced > 0).then_some(StatisticsMessage::Announced {
            part: tally.announced_made,
            whole: announced,
        });
        let silent = (silent > 0)
            .then_some(StatisticsMessage::Silent { part: tally.silent_made, whole: silent });
        let lines = [announced, silent].into_iter().flatten();
        html! {
            <>
                if tally.is_empty() { { "–" } }
                { for lines.map(|message| html! { <div class="kos-bonus-count">{ ui.texts.statistics_of(message) }</div> }) }
            </>
        }
    };
    let row = |line: &BonusLine| {
        vec![html! { ui.texts.item_name(line.kind) }, cell(line.own), cell(line.others)]
    };
    let rows: Vec<_> = lines.iter().map(row).collect();
    part!(Grid { caption: say(StatisticsText::Bonuses), heads, rows })
}

/// How many were won, in figures and as a bar.
fn share(ui: &Ui, tally: Tally) -> Html {
    let Some(percent) = tally.percent_won() else { return html! { "–" } };
    let of = StatisticsMessage::Of { part: tally.won, whole: tally.deals };
    html! {
        <div class="kos-share">
            <span class="kos-share__count">{ ui.texts.statistics_of(of) }</span>
            <span class="kos-grid__note">{ ui.texts.statistics_of(StatisticsMessage::Percent { percent }) }</span>
            <svg class="kos-share__bar" viewBox="0 0 100 6" preserveAspectRatio="none"
                aria-hidden="true" focusable="false">
                <rect class="kos-share__whole" width="100" height="6" />
                <rect class="kos-share__part" width={percent.to_string()} height="6" />
            </svg>
        </div>
    }
}

fn noted(text: String, noted: Option<String>) -> Html {
    html! { <>{ text }{ noted.map(note) }</> }
}

fn note(text: String) -> Html {
    html! { <span class="kos-grid__note">{ text }</span> }
}

/// How the balance went, as a line and in figures.
fn balance(ui: &Ui, view: &StatisticsView, line: &CircleLine) -> Html {
    let of = |number: Option<&i32>| GamePoints::new(number.copied().unwrap_or_default());
    let standing = StatisticsMessage::Standing {
        deals: line.all.deals,
        points: of(view.balance.last()),
        lowest: of(view.balance.iter().min()),
        highest: of(view.balance.iter().max()),
    };
    let (width, height) = CHART;
    let (path, zero) = drawn(&view.balance);
    html! {
        <figure class="kos-balance">
            <figcaption class="kos-balance__text">
                <h2 class="kos-heading">{ ui.texts.statistics(StatisticsText::Balance) }</h2>
                <p class="kos-text">{ ui.texts.statistics_of(standing) }</p>
            </figcaption>
            <svg class="kos-balance__chart" viewBox={format!("0 0 {width} {height}")}
                preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path class="kos-balance__zero" d={format!("M0 {zero}H{width}")} />
                <path class="kos-balance__line" d={path} />
            </svg>
        </figure>
    }
}

/// The line of the balance, and the height of nothing. Of many deals only as many are drawn as can be told
/// apart.
fn drawn(balance: &[i32]) -> (String, i64) {
    let (width, height) = CHART;
    let low = balance.iter().copied().min().unwrap_or_default().min(0);
    let high = balance.iter().copied().max().unwrap_or_default().max(0);
    let span = i64::from(high - low).max(1);
    // The line is not to touch the edge.
    let place = |points: i32| 6 + i64::from(high - points) * (height - 12) / span;
    let last = balance.len().saturating_sub(1).max(1);
    let step = last.div_ceil(width / 2);
    let mut path = String::new();
    for (number, points) in balance.iter().enumerate() {
        if number % step == 0 || number == last {
            let sign = if number == 0 { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{sign}{} {}", number * width / last, place(*points));
        }
    }
    (path, place(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_begins_and_ends_at_the_edges_and_stays_within_the_chart() {
        assert_eq!(drawn(&[0, 10, -10]).0, "M0 80L300 6L600 154");
        assert_eq!(drawn(&[0, 10, -10]).1, 80);
        assert_eq!(drawn(&[0]), ("M0 6".to_owned(), 6));
        let long: Vec<i32> = (0..4_001).map(|deal| deal % 7 - 3).collect();
        let (path, _) = drawn(&long);
        assert!(path.starts_with("M0 ") && path.contains("L600 "), "{path}");
        assert!(path.split('L').count() <= 302);
    }
}
