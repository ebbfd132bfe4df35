//! Whatever is read can be read: the contrast of the colours that `styles/` sets, by the formula of WCAG
//! 2.2, in every theme and with every pack.
//!
//! The tables below say for each colour what it stands on. A colour that is in none of them is a fault:
//! a new one has to say what it is for.

mod support {
    pub(crate) mod colours;
}

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use support::colours::{Colour, Rule, Tokens, colour, rules, tokens_of};

/// The table, and what lies on it in its own colours.
const GROUNDS: &[&str] = &["table", "table-light", "table-deep", "surface", "surface-2"];

/// Paper that lies on the table.
const PAPER: &[&str] = &["slip", "slip-2"];
/// The edge of the table.
const RIM: &[&str] = &["rim", "rim-deep"];

/// Text, and the grounds it stands on.
const TEXT: &[(&str, &[&str])] = &[
    ("text", GROUNDS),
    ("text", &["accent-wash", "refusal-wash"]),
    ("text-soft", GROUNDS),
    ("text-soft", &["accent-wash"]),
    ("on-accent", &["accent", "accent-strong"]),
    ("refusal", &["refusal-wash"]),
    ("good", &["surface"]),
    ("on-rim", RIM),
    ("on-rim-soft", RIM),
    ("slip-text", PAPER),
    ("slip-text", &["slip-wash"]),
    ("slip-soft", PAPER),
    ("slip-soft", &["slip-wash"]),
    ("slip-on-accent", &["slip-accent", "slip-accent-strong"]),
    ("slip-good", PAPER),
    ("ink", CARD),
    ("red", CARD),
    ("suit-clubs", CARD),
    ("suit-spades", CARD),
    ("suit-hearts", CARD),
    ("suit-diamonds", CARD),
];

/// What the figures and letters of a card stand on.
const CARD: &[&str] = &["paper"];

/// Parts of controls, and what marks the focus: not read, but seen.
const PARTS: &[(&str, &[&str])] = &[
    ("control-line", &["surface", "surface-2", "table"]),
    ("accent", &["surface", "surface-2", "accent-wash"]),
    ("accent-strong", &["surface", "surface-2"]),
    ("focus", GROUNDS),
    // The ring around a card in the focus is parted from the card and its neighbours by a gap.
    ("focus", &["focus-gap"]),
    ("refusal", &["table", "surface"]),
    ("slip-control", PAPER),
    ("slip-accent", PAPER),
    ("slip-accent", &["slip-wash"]),
    ("slip-accent-strong", PAPER),
    ("slip-focus", PAPER),
];

/// Colours of pictures, shadows and lines that carry nothing a player needs.
const ORNAMENTS: &[&str] = &[
    "line",
    "slip-line",
    "brass",
    "gold",
    "blue",
    "green",
    "deep",
    "brown",
    "skin",
    "cream",
    "mist",
    "sky",
    "stone",
];

/// What text needs (WCAG 1.4.3), and what parts of controls need (WCAG 1.4.11).
const FOR_TEXT: f64 = 4.5;
const FOR_PARTS: f64 = 3.0;

/// The relative luminance.
fn luminance(colour: Colour) -> f64 {
    let [red, green, blue] = colour.linear();
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast ratio of two colours, from 1 to 21.
fn contrast(one: Colour, other: Colour) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// How the page can look: the conditions of the rules that then apply beside the first.
const LOOKS: [(&str, &[&str]); 6] = [
    ("light", &[]),
    ("light, four colours", &["four-colours"]),
    ("dark by the system", &["prefers-color-scheme: dark"]),
    ("dark by the system, four colours", &["prefers-color-scheme: dark", "four-colours"]),
    ("dark by choice", &["data-theme=\"dark\""]),
    ("dark by choice, four colours", &["data-theme=\"dark\"", "four-colours"]),
];

/// The rules of all style sheets that set colours for the whole page.
fn sheets() -> Vec<Rule> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("styles");
    let entries = fs::read_dir(folder).expect("a folder that can be read");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    let texts = files.iter().map(|file| fs::read_to_string(file).expect("a text"));
    texts.flat_map(|css| rules(&css)).filter(|rule| rule.selector.contains(".kos-root")).collect()
}

/// Every pair of a table whose contrast is too low.
fn too_low(tokens: &Tokens, table: &[(&str, &[&str])], least: f64) -> Vec<String> {
    let of = |name| colour(tokens, name).unwrap_or_else(|| panic!("{name} is no colour"));
    let pairs =
        table.iter().flat_map(|(name, grounds)| grounds.iter().map(|ground| (*name, *ground)));
    pairs
        .map(|(name, ground)| (name, ground, contrast(of(name), of(ground))))
        .filter(|(_, _, contrast)| *contrast < least)
        .map(|(name, ground, contrast)| format!("{name} on {ground}: {contrast:.2}"))
        .collect()
}

#[test]
fn text_has_contrast_in_every_look() {
    let rules = sheets();
    for (look, conditions) in LOOKS {
        let tokens = tokens_of(&rules, conditions);
        assert_eq!(too_low(&tokens, TEXT, FOR_TEXT), Vec::<String>::new(), "{look}");
    }
}

#[test]
fn parts_of_controls_have_contrast_in_every_look() {
    let rules = sheets();
    for (look, conditions) in LOOKS {
        let tokens = tokens_of(&rules, conditions);
        assert_eq!(too_low(&tokens, PARTS, FOR_PARTS), Vec::<String>::new(), "{look}");
    }
}

#[test]
fn every_colour_says_what_it_is_for() {
    let known: BTreeSet<&str> = TEXT
        .iter()
        .chain(PARTS)
        .flat_map(|(name, grounds)| std::iter::once(*name).chain(grounds.iter().copied()))
        .chain(ORNAMENTS.iter().copied())
        .collect();
    let rules = sheets();
    for (look, conditions) in LOOKS {
        let tokens = tokens_of(&rules, conditions);
        let colours = tokens.keys().filter(|name| colour(&tokens, name).is_some());
        let unknown: Vec<&String> = colours.filter(|name| !known.contains(name.as_str())).collect();
        assert!(unknown.is_empty(), "{look}: nobody says what {unknown:?} is for");
        for name in &known {
            assert!(colour(&tokens, name).is_some(), "{look}: {name} is no colour any more");
        }
    }
}

#[test]
fn the_dark_of_the_system_is_the_dark_that_is_chosen() {
    let rules = sheets();
    let [system, chosen] =
        [LOOKS[2], LOOKS[4]].map(|(_, conditions)| tokens_of(&rules, conditions));
    assert_eq!(system, chosen);
    assert_ne!(system, tokens_of(&rules, &[]));
}

#[test]
fn the_formula_is_that_of_wcag() {
    let rounded = |one, other| {
        let [one, other] = [one, other].map(|text| Colour::read(text).expect("a colour"));
        (contrast(one, other) * 100.0).round() / 100.0
    };
    for (one, other, ratio) in [
        ("#000", "#ffffff", 21.0),
        ("#777777", "#fff", 4.48),
        ("#fff", "#f00", 4.0),
        ("#abc", "#abc", 1.0),
    ] {
        assert!((rounded(one, other) - ratio).abs() < f64::EPSILON, "{one} {other}");
        assert!((rounded(other, one) - ratio).abs() < f64::EPSILON, "{other} {one}");
    }
}

#[test]
fn a_pair_that_cannot_be_read_is_found() {
    let css = "/* a; --kos-no: #000; */ .kos-root { color: red; --kos-text: #777; --kos-table: #fff;\n \
               --kos-soft: var(--kos-text) } @media (prefers-color-scheme: dark) { .kos-root { \
               --kos-text: #fff; } } @media print { .kos-root { --kos-text: #000; } }";
    let rules = rules(css);
    let light = tokens_of(&rules, &[]);
    assert_eq!(light.keys().collect::<Vec<_>>(), ["soft", "table", "text"]);
    let pairs: &[(&str, &[&str])] = &[("soft", &["table"])];
    assert_eq!(too_low(&light, pairs, FOR_TEXT), ["soft on table: 4.48"]);
    assert_eq!(too_low(&light, pairs, FOR_PARTS), Vec::<String>::new());
    let dark = tokens_of(&rules, &["prefers-color-scheme: dark"]);
    assert_eq!(too_low(&dark, pairs, FOR_PARTS), ["soft on table: 1.00"]);
}
