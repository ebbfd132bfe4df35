//! The rules and the glossary hold together in every language: no markup reaches the screen, every
//! link leads somewhere, and the languages agree in what they cite.

use std::collections::BTreeSet;

use super::book::section_id;
use super::{Block, Span, Texts};
use crate::app::{Language, Passage, Term, TermGroup};
use crate::cards::Card;
use crate::rules::{Bonus, Contract, HeldBonus, HouseRule, Role, Seat, Section};

/// A text of the book, with what it is called.
type Named = (String, Vec<Block>);

fn texts_of_book(texts: &Texts) -> Vec<Named> {
    let sections = Section::all().map(|section| (section_id(section), texts.rule(section)));
    let house_rules =
        HouseRule::ALL.map(|rule| (format!("{rule:?}"), texts.house_rule_in_full(rule)));
    let terms = Term::all().map(|term| (format!("{term:?}"), texts.meaning(term)));
    let others = [
        ("introduction", texts.introduction()),
        ("in short", texts.in_short().1),
        ("shuffle", texts.shuffle_explained()),
    ];
    others
        .map(|(name, blocks)| (name.to_owned(), blocks))
        .into_iter()
        .chain(sections)
        .chain(house_rules)
        .chain(terms)
        .collect()
}

fn headings(texts: &Texts) -> Vec<String> {
    let chapters = Section::all().map(|section| texts.chapter(section));
    let terms = Term::all().map(|term| texts.term(term));
    let groups = TermGroup::ALL.iter().map(|group| texts.term_group(*group));
    chapters.chain(terms).chain(groups).chain([texts.in_short().0]).collect()
}

#[test]
fn no_markup_reaches_the_screen() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let spans = texts_of_book(&texts);
        let shown = spans.iter().flat_map(|(_, blocks)| blocks).flat_map(Block::spans);
        let shown = shown.map(|span| span.text().to_owned()).chain(headings(&texts));
        for text in shown {
            assert!(!text.is_empty(), "{language:?}");
            assert!(
                !text.contains(['<', '>', '|', '[', ']', '{', '}', '\n']),
                "{language:?}: {text}"
            );
        }
    }
}

#[test]
fn every_section_that_is_written_as_one_is_a_link() {
    for language in Language::ALL {
        for (name, blocks) in texts_of_book(&Texts::new(language)) {
            for span in blocks.iter().flat_map(Block::spans) {
                let Span::Text(text) = span else { continue };
                let is_section = |(place, _): (usize, &str)| {
                    text[place + 1..].starts_with(|next: char| next.is_ascii_digit())
                };
                assert!(!text.match_indices('R').any(is_section), "{language:?}, {name}: {text}");
            }
        }
    }
}

/// Where a text leads.
fn targets(blocks: &[Block]) -> BTreeSet<String> {
    let targets = blocks.iter().flat_map(Block::spans).filter_map(|span| match span {
        Span::Link(_, Passage::Section(section)) => Some(section.to_string()),
        Span::Link(_, Passage::Term(term)) => Some(term.name().to_owned()),
        Span::Link(_, Passage::Glossary) | Span::Text(_) => None,
    });
    targets.collect()
}

/// The shape of a text: its paragraphs, the number of items of its lists, the cells of its tables.
fn shape(blocks: &[Block]) -> Vec<Vec<usize>> {
    let shape = blocks.iter().map(|block| match block {
        Block::Paragraph(_) => vec![],
        Block::List(items) => vec![items.len()],
        Block::Table(rows) => rows.iter().map(Vec::len).collect(),
    });
    shape.collect()
}

#[test]
fn the_languages_lead_to_the_same_places_and_have_the_same_shape() {
    let english = texts_of_book(&Texts::new(Language::English));
    for language in Language::ALL {
        for ((name, text), (_, other)) in english.iter().zip(texts_of_book(&Texts::new(language))) {
            assert_eq!(targets(text), targets(&other), "{language:?}: {name}");
            assert_eq!(shape(text), shape(&other), "{language:?}: {name}");
        }
    }
}

#[test]
fn a_table_has_as_many_cells_in_each_row() {
    for language in Language::ALL {
        for (name, blocks) in texts_of_book(&Texts::new(language)) {
            for block in &blocks {
                let Block::Table(rows) = block else { continue };
                assert!(rows.len() > 1, "{language:?}: {name}");
                assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{language:?}: {name}");
            }
        }
    }
}

#[test]
fn every_term_is_another_word_and_leads_to_what_it_says() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let words: BTreeSet<String> = Term::all().map(|term| texts.term(term)).collect();
        assert_eq!(words.len(), Term::all().count(), "{language:?}");
        for term in Term::all() {
            let own = Passage::Term(term);
            let meaning = texts.meaning(term);
            let leads_to_itself = meaning
                .iter()
                .flat_map(Block::spans)
                .any(|span| matches!(span, Span::Link(_, passage) if *passage == own));
            assert!(!leads_to_itself, "{language:?}: {term:?}");
        }
    }
}

#[test]
fn a_paragraph_begins_as_a_sentence_does() {
    for language in Language::ALL {
        for (name, blocks) in texts_of_book(&Texts::new(language)) {
            for block in &blocks {
                let Block::Paragraph(spans) = block else { continue };
                let first = spans.iter().find_map(|span| span.text().chars().next());
                assert!(first.is_some_and(|first| !first.is_lowercase()), "{language:?}, {name}");
                let last = spans.iter().rev().find_map(|span| span.text().chars().next_back());
                assert!(last.is_some_and(|last| ".:。：".contains(last)), "{language:?}, {name}");
            }
        }
    }
}

/// The glossary explains the words that stand on the table, and not others for the same.
#[test]
fn the_words_of_the_glossary_are_those_of_the_table() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let contracts = Contract::ALL.map(|contract| texts.contract(contract));
        let contracts = contracts.into_iter().zip([
            Term::Dreiblatt,
            Term::Zweiblatt,
            Term::Einblatt,
            Term::Solo,
        ]);
        let bonuses = Bonus::ALL.map(|bonus| texts.bonus(bonus)).into_iter().zip([
            Term::PagatUltimo,
            Term::Uhu,
            Term::Pelikan,
            Term::Quapil,
            Term::Absolut,
            Term::Panzer,
            Term::WithoutTrull,
            Term::WithoutKings,
            Term::Valat,
        ]);
        let held = HeldBonus::ALL.map(|bonus| texts.held_bonus(bonus)).into_iter().zip([
            Term::Trull,
            Term::RoyalTrull,
            Term::FourBirds,
        ]);
        let people = [
            (texts.seat(Seat::Forehand), Term::Forehand),
            (texts.seat(Seat::Dealer), Term::Dealer),
            (texts.role(Role::Declarer), Term::Declarer),
            (texts.role(Role::Defender), Term::Defender),
        ];
        for (word, term) in contracts.chain(bonuses).chain(held).chain(people) {
            assert_eq!(texts.term(term), word, "{language:?}");
        }
        for (card, term) in [
            (Card::SKUES, Term::Skues),
            (Card::MOND, Term::Mond),
            (Card::PAGAT, Term::Pagat),
            (Card::UHU, Term::Uhu),
            (Card::PELIKAN, Term::Pelikan),
            (Card::QUAPIL, Term::Quapil),
        ] {
            assert!(texts.card_name(card).starts_with(&texts.term(term)), "{language:?}: {card}");
        }
    }
}
