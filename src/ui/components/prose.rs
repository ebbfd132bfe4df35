use yew::prelude::*;

use crate::app::{Dialog, Msg, Page, Passage, Player};
use crate::i18n::{Block, Span, Texts};
use crate::rules::Section;
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct ProseProps {
    pub(in crate::ui) blocks: Vec<Block>,
    /// What its tables are called.
    pub(in crate::ui) label: AttrValue,
    /// Whether it stands in the book, and its links lead to other places there.
    #[prop_or_default]
    pub(in crate::ui) is_in_book: bool,
}

/// A text of the rules or the glossary.
#[component]
pub(in crate::ui) fn Prose(ProseProps { blocks, label, is_in_book }: &ProseProps) -> Html {
    let ui = use_ui();
    let line = |line: &Vec<Span>| spans(&ui, line, *is_in_book);
    let block = |block: &Block| match block {
        Block::Paragraph(words) => html! { <p class="kos-text">{ line(words) }</p> },
        Block::List(items) => html! {
            <ul class="kos-prose__list">
                for item in items { <li class="kos-prose__item">{ line(item) }</li> }
            </ul>
        },
        Block::Table(rows) => table(rows, label, line),
    };
    html! { <div class="kos-prose">{ for blocks.iter().map(block) }</div> }
}

fn table(rows: &[Vec<Vec<Span>>], label: &AttrValue, line: impl Fn(&Vec<Span>) -> Html) -> Html {
    let Some((head, body)) = rows.split_first() else { return Html::default() };
    // A column of figures has no words in it, and no lists.
    let is_of_figure = |letter: char| letter.is_ascii_digit() || "+–−=/ G".contains(letter);
    let is_figures = |column: usize| {
        let cells = body.iter().filter_map(|row| row.get(column)).flatten();
        cells.flat_map(|span| span.text().chars()).all(is_of_figure)
    };
    let align = |column: usize| (column > 0 && is_figures(column)).then_some("end");
    html! {
        <div class="kos-scroll">
            <table class="kos-grid" aria-label={label.clone()}>
                <thead>
                    <tr>
                        for (column, cell) in head.iter().enumerate() {
                            <th scope="col" class="kos-grid__head" data-align={align(column)}>
                                { line(cell) }
                            </th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for row in body {
                        <tr>
                            for (column, cell) in row.iter().enumerate() {
                                if column == 0 {
                                    <th scope="row" class="kos-grid__cell">{ line(cell) }</th>
                                } else {
                                    <td class="kos-grid__cell" data-align={align(column)}>
                                        { line(cell) }
                                    </td>
                                }
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </div>
    }
}

fn spans(ui: &Ui, spans: &[Span], is_in_book: bool) -> Html {
    let span = |span: &Span| match span {
        Span::Text(text) => html! { text },
        Span::Link(text, passage) if is_in_book => book_link(ui, text, *passage, "kos-link"),
        Span::Link(text, passage) => look_up(ui, text, *passage),
    };
    html! { <>{ for spans.iter().map(span) }</> }
}

/// A link to another place in the book.
pub(in crate::ui) fn book_link(ui: &Ui, text: &str, passage: Passage, class: &'static str) -> Html {
    let (dispatch, focus) = (ui.dispatch.clone(), ui.focus.clone());
    let onclick = on_plain_click(ui, move || {
        dispatch.emit(Msg::Visit(Page::Book(Some(passage))));
        // Whoever follows the same link twice has turned away in between.
        focus.show_passage(passage);
    });
    html! { <a {class} href={address(ui, passage)} {onclick}>{ text }</a> }
}

/// A word at the table that a passage explains, over the table.
pub(in crate::ui) fn look_up(ui: &Ui, text: &str, passage: Passage) -> Html {
    let dispatch = ui.dispatch.clone();
    let onclick =
        on_plain_click(ui, move || dispatch.emit(Msg::Show(Some(Dialog::LookUp(passage)))));
    html! {
        <a class="kos-link kos-link--look-up" href={address(ui, passage)} aria-haspopup="dialog"
            {onclick}>{ text }</a>
    }
}

/// Where a passage stands, for whoever wants it in a window of its own.
fn address(ui: &Ui, passage: Passage) -> String {
    format!("{}#/{}", ui.home, Page::Book(Some(passage)))
}

/// What a link does here. With a key held down it opens somewhere else, as any other does.
fn on_plain_click(ui: &Ui, act: impl Fn() + 'static) -> Callback<MouseEvent> {
    let clicks = ui.clicks.clone();
    Callback::from(move |event: MouseEvent| {
        if event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key() {
            return;
        }
        event.prevent_default();
        if clicks.is_first(&event) {
            act();
        }
    })
}

/// A section by its number, which can be looked up.
pub(in crate::ui) fn look_up_section(ui: &Ui, section: Section) -> Html {
    look_up(ui, &section.to_string(), Passage::Section(section))
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct CitedProps {
    pub(in crate::ui) text: AttrValue,
}

/// A sentence of the table, in which the sections it cites can be looked up.
#[component]
pub(in crate::ui) fn Cited(CitedProps { text }: &CitedProps) -> Html {
    let ui = use_ui();
    let names = Player::ALL.map(|player| ui.cast.name(player));
    spans(&ui, &Texts::cited(text, &names), false)
}
