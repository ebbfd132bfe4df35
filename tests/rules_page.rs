//! `docs/rules.md` says what the engine does: its paragraphs, values, keys and its example.

use std::fs;
use std::path::Path;

use kosakeln::cards::{Card, CardSet};
use kosakeln::rules::{
    Bargain, Bonus, Contract, Declared, DiscardStage, HouseRule, IllegalMove, MustFollow, Phase,
    Report, Rules, Seat, Section, Setting,
};
use serde_json::Value;

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules.md");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The cells of the rows of all tables in `text`.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let tables = text.lines().filter(|line| line.starts_with('|'));
    tables.map(|row| row.trim_matches('|').split('|').map(str::trim).collect())
}

fn chapter(page: &str, number: u8) -> &str {
    let start = page.find(&format!("\n## R{number} ")).expect("every chapter has a heading");
    let rest = &page[start + 1..];
    rest.find("\n## ").map_or(rest, |end| &rest[..end])
}

#[test]
fn every_section_that_a_refusal_cites_is_there() {
    let page = page();
    let cited = [
        DiscardStage::Personal.section(),
        DiscardStage::Talon.section(),
        Section::new(5, 2),
        Section::new(8, 1),
        Section::new(9, 2),
        IllegalMove::MustFollow {
            must: MustFollow::Tarock,
            led: Card::PAGAT,
            held: CardSet::TAROCKS,
        }
        .section(),
        IllegalMove::WrongPhase { phase: Phase::Play }.section(),
    ];
    for section in cited {
        let (paragraph, heading) = (format!("**{section}** "), format!("\n## {section} "));
        assert!(page.contains(&paragraph) || page.contains(&heading), "{section}");
    }
}

#[test]
fn chapters_and_paragraphs_are_numbered_without_a_gap() {
    let page = page();
    for number in Section::chapters().map(Section::chapter) {
        let chapter = chapter(&page, number);
        let labels: Vec<&str> = chapter
            .lines()
            .filter_map(|line| line.strip_prefix("**R")?.split_once("** "))
            .map(|(label, _)| label)
            .filter(|label| label.starts_with(|first: char| first.is_ascii_digit()))
            .collect();
        let known = Section::paragraphs(number).map(|section| section.to_string());
        let labels: Vec<String> = labels.iter().map(|label| format!("R{label}")).collect();
        assert_eq!(labels, known.collect::<Vec<_>>());
    }
    assert!(!page.contains("\n## R14 "));
}

#[test]
fn the_values_of_the_bonuses_are_those_of_the_engine() {
    let page = page();
    let written: Vec<Vec<&str>> =
        rows(chapter(&page, 11)).filter(|row| row.len() == 6).skip(2).collect();
    for (bonus, row) in Bonus::ALL.into_iter().zip(written) {
        if bonus == Bonus::Valat {
            assert_eq!(row[1..], ["4 G", "8 G", "8 G", "8 G", "8 G"]);
            continue;
        }
        let value = |contract: Contract, declared| {
            let bargain =
                Bargain { declarer: Seat::Forehand, contract, game_value: contract.game_value() };
            bonus.value(&bargain, declared)
        };
        let silent = match value(Contract::Dreiblatt, Declared::Silent).number() {
            0 => "–".to_owned(),
            silent => silent.to_string(),
        };
        let with_talon = [Contract::Dreiblatt, Contract::Zweiblatt, Contract::Einblatt];
        let with_talon = with_talon.map(|contract| {
            let announced = |declared| value(contract, declared);
            format!("{} / {}", announced(Declared::After), announced(Declared::Before))
        });
        let solo = value(Contract::Solo, Declared::After).to_string();
        let engine: Vec<String> = [silent].into_iter().chain(with_talon).chain([solo]).collect();
        assert_eq!(row[1..], engine, "{bonus:?}");
    }
}

#[test]
fn the_house_rules_are_those_of_the_engine() {
    let page = page();
    let mut written: Vec<(String, Vec<String>)> = Vec::new();
    for row in rows(chapter(&page, 12)).skip(2) {
        let values = row[1].split(", ").map(|value| value.trim_matches('`').to_owned());
        match row[0].trim_matches('`') {
            "" => written.last_mut().expect("a key comes first").1.extend(values),
            key => written.push((key.to_owned(), values.collect())),
        }
    }
    assert_eq!(written.len(), HouseRule::ALL.len());
    for (rule, (key, values)) in HouseRule::ALL.into_iter().zip(written) {
        let settings = rule.settings();
        let engine = settings.iter().map(|setting: &Setting| {
            let rules = setting.applied_to(Rules::default());
            let written = serde_json::to_value(rules).expect("rules can be written");
            let value = &written[&key];
            value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
        });
        assert_eq!(engine.collect::<Vec<_>>(), values, "{key}");
    }
}

#[test]
fn the_record_gives_the_result_printed_below_it() {
    let page = page();
    let mut blocks = page.split("```json\n").skip(1).filter_map(|text| text.split("```").next());
    let (record, result) = (blocks.next().expect("a record"), blocks.next().expect("a result"));
    let result: Value = serde_json::from_str(result).expect("the result is JSON");
    let replayed = serde_json::to_value(Report::of(record)).expect("a report is JSON");
    assert_eq!(replayed, result);

    // The fault printed further below, made by taking two cards that are no group.
    let fault: Value = serde_json::from_str(blocks.next().expect("a fault")).expect("JSON");
    let faulty = record.replace(r#""take":["D2","DQ"]"#, r#""take":["D2","D1"]"#);
    let replayed = serde_json::to_value(Report::of(&faulty)).expect("a report is JSON");
    assert_eq!(replayed, fault);
}
