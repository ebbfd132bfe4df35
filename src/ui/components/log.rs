use web_sys::Element;
use yew::prelude::*;

use crate::app::{DealLog, LogLine, PublicMove};
use crate::i18n::{HistoryMessage, HistoryText, Text};
use crate::rules::{Contract, Event};
use crate::ui::context::{Ui, use_ui};
use crate::ui::told::log_line;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct LogProps {
    pub(in crate::ui) log: DealLog,
    /// The number of the move that is looked at, from 1; nothing is marked at 0.
    #[prop_or_default]
    pub(in crate::ui) current: u32,
    /// Whether it scrolls so that this move is seen.
    #[prop_or_default]
    pub(in crate::ui) follows: bool,
}

/// A part of a deal, in the log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Exchange,
    Auction,
    /// What comes between the auction and the play; in Solo there are only announcements.
    Talon {
        is_solo: bool,
    },
    /// A trick, from 1.
    Trick(u8),
}

/// Everything that has happened in a deal, in sentences: a list for each phase and each trick.
#[component]
pub(in crate::ui) fn Log(LogProps { log, current, follows }: &LogProps) -> Html {
    let ui = use_ui();
    let node = use_node_ref();
    {
        let node = node.clone();
        let (current, follows) = (*current, *follows);
        use_effect_with(current, move |_| {
            if let Some(log) = node.cast::<Element>().filter(|_| follows) {
                show_current(&log);
            }
        });
    }
    if log.lines.is_empty() {
        return html! { <p class="kos-text">{ ui.texts.history(HistoryText::LogEmpty) }</p> };
    }
    let mut number = 0_u32;
    let mut sentence = |line: &LogLine| {
        number += 1;
        let mark = (number == *current).then_some("step");
        html! {
            <li class="kos-log__line" key={number} aria-current={mark}>
                { log_line(&ui, log, line) }
            </li>
        }
    };
    let mut groups = Vec::new();
    for (part, lines) in parts(log) {
        let lines: Vec<Html> = lines.iter().map(&mut sentence).collect();
        let heading = heading(&ui, part);
        groups.push(html! {
            <li class="kos-log__part" key={groups.len()}>
                <h3 class="kos-label">{ heading }</h3>
                <ol class="kos-log__lines" role="list">{ lines }</ol>
            </li>
        });
    }
    html! { <ol ref={node} class="kos-log" role="list">{ groups }</ol> }
}

/// The moves of a deal by the part they belong to, in order.
fn parts(log: &DealLog) -> Vec<(Part, &[LogLine])> {
    let mut parts: Vec<(Part, &[LogLine])> = Vec::new();
    let (mut begin, mut played, mut is_won, mut is_solo) = (0, 0_u8, false, false);
    for (place, line) in log.lines.iter().enumerate() {
        let part = match line.news.action {
            PublicMove::Called(_) => Part::Auction,
            PublicMove::Played(_) => Part::Trick(played / 2 + 1),
            PublicMove::Discarded { .. } if !is_won => Part::Exchange,
            _ => Part::Talon { is_solo },
        };
        played += u8::from(matches!(part, Part::Trick(_)));
        if let Event::AuctionWon(bargain) = line.news.event {
            (is_won, is_solo) = (true, bargain.contract == Contract::Solo);
        }
        if parts.last().is_none_or(|(last, _)| *last != part) {
            begin = place;
            parts.push((part, &[]));
        }
        if let Some((_, lines)) = parts.last_mut() {
            *lines = &log.lines[begin..=place];
        }
    }
    parts
}

fn heading(ui: &Ui, part: Part) -> String {
    match part {
        Part::Exchange => ui.text(Text::PersonalExchange),
        Part::Auction => ui.text(Text::Auction),
        Part::Talon { is_solo: true } => ui.texts.history(HistoryText::LogAnnouncements),
        Part::Talon { is_solo: false } => ui.texts.history(HistoryText::LogTalon),
        Part::Trick(number) => ui.texts.history_of(HistoryMessage::LogTrick { number }),
    }
}

/// Brings the line that is looked at into sight, if what is around the log scrolls by itself.
fn show_current(log: &Element) {
    let Some(around) = log.parent_element() else { return };
    let line = around.query_selector("[aria-current]").ok().flatten();
    let below = line.map(|line| {
        let (line, around) = (line.get_bounding_client_rect(), around.get_bounding_client_rect());
        // It stands in the middle, so that what comes next is seen as well as what went before.
        line.top() - around.top() - (around.height() - line.height()) / 2.0
    });
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a page")]
    around.set_scroll_top(below.map_or(0, |below| around.scroll_top() + below as i32));
}
