//! The rules as a player reads them in the app, in each language: their figures are the engine's.
#![cfg(feature = "i18n")]

use kosakeln::app::Language;
use kosakeln::cards::{Card, CardPoints, CardSet};
use kosakeln::i18n::{Block, Span, Texts};
use kosakeln::rules::{
    AnnouncementFault, Bargain, Bonus, Call, CallFault, Contract, Declared, DiscardFault,
    DiscardStage, GamePoints, HeldBonus, HouseRule, IllegalMove, Item, ItemKind, MustFollow, Phase,
    Seat, Section,
};

/// The cells of the tables in a section, without their heads.
fn tables(texts: &Texts, section: Section) -> Vec<Vec<Vec<String>>> {
    let cell = |spans: &Vec<Span>| spans.iter().map(Span::text).collect::<String>();
    let table = |block: Block| match block {
        Block::Table(rows) => {
            Some(rows[1..].iter().map(|row| row.iter().map(cell).collect()).collect())
        }
        Block::Paragraph(_) | Block::List(_) => None,
    };
    texts.rule(section).into_iter().filter_map(table).collect()
}

fn in_every_language(test: impl Fn(&Texts)) {
    for language in Language::ALL {
        test(&Texts::new(language));
    }
}

fn set(codes: &str) -> CardSet {
    codes.split_whitespace().map(|code| code.parse::<Card>().expect("a code")).collect()
}

#[test]
fn the_values_of_the_cards_are_those_of_the_engine() {
    let value = |code: &str| {
        let thirds: u16 = set(code).points().thirds();
        thirds.div_ceil(3).to_string()
    };
    in_every_language(|texts| {
        let written = &tables(texts, Section::new(1, 4))[0];
        let written: Vec<&str> = written.iter().map(|row| row[1].as_str()).collect();
        let engine = ["CK", "HQ", "SC", "DV", "T2"].map(value);
        assert_eq!(written, engine);
        for (same, as_first) in [("T1", "CK"), ("T21", "CK"), ("T22", "CK"), ("H4", "T2")] {
            assert_eq!(value(same), value(as_first));
        }
    });
}

#[test]
fn the_examples_of_counting_are_right() {
    let piles = [
        "CK CC S10",
        "CK CQ T22",
        "T21 T1 CK",
        "CQ SQ HQ",
        "CV SV HV",
        "S10 S9 H1",
        "CK",
        "CK SK",
        "S10",
        "S10 H1",
    ];
    let thirds = [5, 4, 3, 2, 1].map(|value: u16| [value, 3 * value - 2]);
    in_every_language(|texts| {
        let counted = piles.map(|pile| {
            let points: CardPoints = set(pile).points();
            vec![points.thirds().to_string(), points.rounded().to_string()]
        });
        let written = &tables(texts, Section::new(2, 2))[0];
        assert_eq!(written.iter().map(|row| row[1..].to_vec()).collect::<Vec<_>>(), counted);

        let written = &tables(texts, Section::new(2, 1))[0];
        assert_eq!(*written, thirds.map(|row| row.map(|number| number.to_string()).to_vec()));

        let thresholds = [CardPoints::WON, CardPoints::ABSOLUT, CardPoints::PANZER];
        let written = &tables(texts, Section::new(2, 3))[0];
        for (row, threshold) in written.iter().zip(thresholds) {
            assert_eq!(row[0], threshold.rounded().to_string());
            let digits: String = row[1].chars().filter(char::is_ascii_digit).collect();
            assert_eq!(digits, threshold.thirds().to_string());
        }
        assert_eq!(written.len(), thresholds.len());
    });
}

#[test]
fn the_contracts_are_those_of_the_engine() {
    in_every_language(|texts| {
        let engine = Contract::ALL.map(|contract| {
            vec![
                texts.contract(contract),
                contract.game_value().to_string(),
                contract.talon_cards().to_string(),
            ]
        });
        assert_eq!(tables(texts, Section::new(6, 1))[0], engine);
    });
}

#[test]
fn the_bonuses_are_those_of_the_engine() {
    let value = |bonus: Bonus, contract: Contract, declared| -> GamePoints {
        let game_value = contract.game_value();
        bonus.value(&Bargain { declarer: Seat::Forehand, contract, game_value }, declared)
    };
    in_every_language(|texts| {
        let tables = tables(texts, Section::new(11, 0));
        let (announced, held) = (&tables[0], &tables[1]);
        assert_eq!(announced.len(), Bonus::ALL.len());
        for (bonus, row) in Bonus::ALL.into_iter().zip(announced) {
            assert_eq!(row[0], texts.bonus(bonus));
            if bonus == Bonus::Valat {
                assert_eq!(row[1..], ["4 G", "8 G", "8 G", "8 G", "8 G"]);
                continue;
            }
            let silent = match value(bonus, Contract::Dreiblatt, Declared::Silent).number() {
                0 => "–".to_owned(),
                silent => silent.to_string(),
            };
            let with_talon = [Contract::Dreiblatt, Contract::Zweiblatt, Contract::Einblatt];
            let with_talon = with_talon.map(|contract| {
                let of = |declared| value(bonus, contract, declared);
                format!("{} / {}", of(Declared::After), of(Declared::Before))
            });
            let solo = value(bonus, Contract::Solo, Declared::After).to_string();
            let engine: Vec<String> =
                [silent].into_iter().chain(with_talon).chain([solo]).collect();
            assert_eq!(row[1..], engine, "{bonus:?}");
        }
        let engine =
            HeldBonus::ALL.map(|bonus| vec![texts.held_bonus(bonus), bonus.value().to_string()]);
        assert_eq!(*held, engine);
    });
}

#[test]
fn each_bird_has_the_trick_of_the_engine() {
    in_every_language(|texts| {
        let written = &tables(texts, Section::new(11, 3))[0];
        let birds = Bonus::ALL.into_iter().filter_map(|bonus| bonus.bird().zip(bonus.own_trick()));
        let birds: Vec<_> = birds.collect();
        assert_eq!(written.len(), birds.len());
        for (row, (bird, trick)) in written.iter().zip(birds) {
            assert_eq!(row[0], texts.card_name(bird));
            let digits: String = row[1].chars().filter(char::is_ascii_digit).collect();
            assert!(digits.ends_with(&trick.to_string()), "{row:?}");
        }
    });
}

/// The figures of a text.
fn figures(texts: &Texts, section: Section) -> Vec<String> {
    let mut figures = Vec::new();
    for block in texts.rule(section) {
        for span in block.spans() {
            let Span::Text(text) = span else { continue };
            let is_figure = |letter: char| letter.is_ascii_digit() || "+−=:".contains(letter);
            let words = text.split(|letter: char| !is_figure(letter));
            figures.extend(words.filter(|word| !word.is_empty()).map(str::to_owned));
        }
    }
    figures.sort();
    figures
}

/// Where the cards lie and how the examples are settled is written in figures alone.
#[test]
fn the_languages_agree_in_where_cards_lie_and_how_the_examples_are_settled() {
    let english = Texts::new(Language::English);
    let last_columns = |texts: &Texts, section, from: usize| {
        let tables = tables(texts, section);
        let rows = tables.last().expect("a table").clone();
        let plain = |cell: &String| cell.replace('、', ", ");
        rows.iter().map(|row| row[from..].iter().map(plain).collect::<Vec<_>>()).collect::<Vec<_>>()
    };
    in_every_language(|texts| {
        for section in [Section::new(4, 0), Section::new(11, 8)] {
            assert_eq!(last_columns(texts, section, 1), last_columns(&english, section, 1));
        }
        let section = Section::new(11, 8);
        assert!(figures(texts, section).iter().any(|figure| figure == "52"));
    });
}

#[test]
fn every_section_that_the_engine_cites_is_there_in_every_language() {
    let refusals = [
        IllegalMove::WrongPhase { phase: Phase::Play },
        IllegalMove::WrongSeat { turn: Seat::Dealer },
        IllegalMove::NotInHand { cards: CardSet::EMPTY, section: Section::new(9, 2) },
        IllegalMove::ForbiddenDiscard { cards: CardSet::EMPTY, fault: DiscardFault::KingOrTrull },
        IllegalMove::AnnouncedBird { cards: CardSet::EMPTY },
        IllegalMove::IllegalCall { call: Call::Hold, fault: CallFault::NothingToHold },
        IllegalMove::IllegalAnnouncement {
            bonus: Bonus::Uhu,
            fault: AnnouncementFault::BirdNotHeld,
        },
        IllegalMove::IllegalGroup { contract: Contract::Einblatt },
        IllegalMove::MustFollow {
            must: MustFollow::Tarock,
            led: Card::PAGAT,
            held: CardSet::EMPTY,
        },
    ];
    let kinds = Bonus::ALL.map(ItemKind::Bonus).into_iter();
    let kinds = kinds.chain(HeldBonus::ALL.map(ItemKind::Held)).chain([ItemKind::Game]);
    let items = kinds.flat_map(|kind| {
        [Declared::Silent, Declared::After, Declared::Before].map(|declared| {
            let (by, value) = (Seat::Forehand, GamePoints::ZERO);
            Item { kind, by, declared, made: true, value }.section()
        })
    });
    let cited: Vec<Section> = (refusals.iter().map(IllegalMove::section))
        .chain([DiscardStage::Personal, DiscardStage::Talon].map(DiscardStage::section))
        .chain(HouseRule::ALL.map(HouseRule::section))
        .chain(items)
        .collect();
    in_every_language(|texts| {
        for section in &cited {
            assert!(Section::all().any(|known| known == *section), "{section}");
            assert!(!texts.chapter(*section).is_empty(), "{section}");
            // R6 and R7 stand for all that their paragraphs say.
            let has_paragraphs = Section::paragraphs(section.chapter()).next().is_some();
            let is_chapter = section.paragraph() == 0 && has_paragraphs;
            assert!(is_chapter || !texts.rule(*section).is_empty(), "{section}");
        }
    });
}
