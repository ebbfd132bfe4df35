//! The small markup of the rules and the glossary: paragraphs, lists, tables, and links to terms and
//! sections.

use super::Texts;
use crate::app::{Passage, Term};
use crate::rules::Section;

/// A piece of a text of several lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A list.
    List(Vec<Vec<Span>>),
    /// A table; its first row is the head.
    Table(Vec<Vec<Vec<Span>>>),
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain text.
    Text(String),
    /// Text that leads somewhere.
    Link(String, Passage),
}

impl Span {
    /// What is read.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Text(text) | Self::Link(text, _) => text,
        }
    }
}

impl Block {
    /// All pieces, one after the other.
    pub fn spans(&self) -> impl Iterator<Item = &Span> {
        let (lines, rows): (&[Vec<Span>], &[Vec<Vec<Span>>]) = match self {
            Self::Paragraph(line) => (std::slice::from_ref(line), &[]),
            Self::List(items) => (items, &[]),
            Self::Table(rows) => (&[], rows),
        };
        lines.iter().chain(rows.iter().flatten()).flatten()
    }
}

/// Reads a text of several lines: a line is a paragraph, or one of a list if it begins with a dash, or
/// one of a table if it has bars between its cells. An empty line ends a list or a table.
pub(super) fn blocks(texts: &Texts, text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut goes_on = false;
    for line in text.lines().map(str::trim) {
        if line.is_empty() {
            goes_on = false;
            continue;
        }
        let last = if goes_on { blocks.last_mut() } else { None };
        let item = line.strip_prefix("- ");
        if let Some(item) = item {
            let item = spans(texts, item);
            match last {
                Some(Block::List(items)) => items.push(item),
                _ => blocks.push(Block::List(vec![item])),
            }
        } else if line.contains(" | ") {
            let row = line.split(" | ").map(|cell| spans(texts, cell)).collect();
            match last {
                Some(Block::Table(rows)) => rows.push(row),
                _ => blocks.push(Block::Table(vec![row])),
            }
        } else {
            blocks.push(Block::Paragraph(spans(texts, line)));
        }
        goes_on = true;
    }
    blocks
}

/// Reads a line: `<mond>` is the name of a term, `<mond|words>` leads to it by other words, and a
/// section such as `R8.2` leads to itself.
pub(super) fn spans(texts: &Texts, line: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut rest = line;
    while let Some((before, link)) = rest.split_once('<') {
        cite(before, &[], &mut spans);
        let (target, after) = link.split_once('>').unwrap_or((link, ""));
        let (name, words) = match target.split_once('|') {
            Some((name, words)) => (name, Some(words)),
            None => (target, None),
        };
        spans.push(match Term::named(name) {
            Some(term) => {
                let words = words.map_or_else(|| texts.term(term), str::to_owned);
                Span::Link(words, Passage::Term(term))
            }
            None => Span::Text(words.unwrap_or(name).to_owned()),
        });
        rest = after;
    }
    cite(rest, &[], &mut spans);
    spans
}

/// Finds the sections that a text without other markup cites. What belongs to one of `names` is a
/// player's name, whatever it looks like.
pub(super) fn cite(text: &str, names: &[&str], spans: &mut Vec<Span>) {
    let is_name = |start: usize, end: usize| {
        let mut all = names.iter().flat_map(|name| text.match_indices(name));
        all.any(|(place, name)| place <= start && end <= place + name.len())
    };
    let mut plain = 0;
    let mut place = 0;
    while let Some(found) = text[place..].find('R') {
        let start = place + found;
        place = start + 1;
        // An R within a word or a code names no section.
        if text[..start].chars().next_back().is_some_and(|before| before.is_ascii_alphanumeric()) {
            continue;
        }
        let is_part = |next: char| next.is_ascii_digit() || next == '.';
        let name = &text[place..];
        let end = place + name.find(|next| !is_part(next)).unwrap_or(name.len());
        if text[end..].starts_with(|next: char| next.is_ascii_alphanumeric()) {
            continue;
        }
        // A full stop at the end is none of its own.
        let name = text[start..end].trim_end_matches('.');
        let Some(section) = Section::named(name) else { continue };
        if is_name(start, start + name.len()) {
            continue;
        }
        if plain < start {
            spans.push(Span::Text(text[plain..start].to_owned()));
        }
        spans.push(Span::Link(name.to_owned(), Passage::Section(section)));
        plain = start + name.len();
        place = plain;
    }
    if plain < text.len() {
        spans.push(Span::Text(text[plain..].to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    fn text(text: &str) -> Span {
        Span::Text(text.to_owned())
    }

    fn section(name: &str) -> Span {
        let section = Section::named(name).expect("a section");
        Span::Link(name.to_owned(), Passage::Section(section))
    }

    #[test]
    fn sections_are_found_wherever_they_stand() {
        let found = |line| {
            let mut spans = Vec::new();
            cite(line, &[], &mut spans);
            spans
        };
        assert_eq!(found("(R5.2)."), [text("("), section("R5.2"), text(").")]);
        assert_eq!(found("R4, R13."), [section("R4"), text(", "), section("R13"), text(".")]);
        assert_eq!(
            found("ここでもR5.2に従います"),
            [text("ここでも"), section("R5.2"), text("に従います"),]
        );
        let unknown = ["99", "8.9", "4x Rx"].map(|number| format!("R{number}"));
        for plain in unknown.iter().map(String::as_str).chain(["R", "AR4", "Regel"]) {
            assert_eq!(found(plain), [text(plain)]);
        }
        assert_eq!(found(""), []);
    }

    #[test]
    fn a_name_is_never_a_section() {
        let cited = |line: &str, names: &[&str]| {
            let mut spans = Vec::new();
            cite(line, names, &mut spans);
            spans
        };
        for name in ["R4", "R5.2", "Team R4 Wien"] {
            let line = format!("{name} must follow clubs (R9.1).");
            let expected =
                [text(&format!("{name} must follow clubs (")), section("R9.1"), text(").")];
            assert_eq!(cited(&line, &[name, "Poldi"]), expected);
            assert_eq!(cited(&line, &["Poldi", name]), expected);
        }
        assert_eq!(cited("(R4)", &["", "R"]), [text("("), section("R4"), text(")")]);
    }

    #[test]
    fn links_lead_to_terms_by_their_name_or_by_other_words() {
        let texts = Texts::new(Language::English);
        let mond = |words: &str| Span::Link(words.to_owned(), Passage::Term(Term::Mond));
        assert_eq!(
            spans(&texts, "The <mond> and <mond|the moon> (R1.2)"),
            [
                text("The "),
                mond("Mond"),
                text(" and "),
                mond("the moon"),
                text(" ("),
                section("R1.2"),
                text(")"),
            ]
        );
        // A fault in the files shows no markup.
        assert_eq!(
            spans(&texts, "<nobody|they> and <mond"),
            [text("they"), text(" and "), mond("Mond"),]
        );
    }

    #[test]
    fn lines_make_paragraphs_lists_and_tables() {
        let texts = Texts::new(Language::English);
        let line = |words: &str| vec![text(words)];
        assert_eq!(
            blocks(&texts, "One\n\n- a\n- b\n\n- c\nTwo\nA | B\n1 | 2\n\nX | Y\n"),
            [
                Block::Paragraph(line("One")),
                Block::List(vec![line("a"), line("b")]),
                Block::List(vec![line("c")]),
                Block::Paragraph(line("Two")),
                Block::Table(vec![vec![line("A"), line("B")], vec![line("1"), line("2")]]),
                Block::Table(vec![vec![line("X"), line("Y")]]),
            ]
        );
        assert_eq!(blocks(&texts, " \n\n"), []);
    }
}
