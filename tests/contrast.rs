//! Whatever is read can be read: the contrast of the colours that `styles/` sets, by the formula of WCAG
//! 2.2, in every theme and with every pack.
//!
//! The tables below say for each colour what it stands on. A colour that is in none of them is a fault:
//! a new one has to say what it is for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

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

/// A colour without transparency, each part from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Colour([f64; 3]);

impl Colour {
    /// Reads `#rgb` and `#rrggbb`; anything else is no plain colour.
    fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#')?;
        let part = |digits: &str| u8::from_str_radix(digits, 16).ok().map(f64::from);
        let parts = match digits.len() {
            3 => [0, 1, 2].map(|place| part(&digits[place..=place]).map(|part| part / 15.0)),
            6 => [0, 2, 4].map(|place| part(&digits[place..place + 2]).map(|part| part / 255.0)),
            _ => return None,
        };
        let [red, green, blue] = parts;
        Some(Self([red?, green?, blue?]))
    }

    /// The relative luminance.
    fn luminance(self) -> f64 {
        let [red, green, blue] = self.0.map(|part| {
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast ratio of two colours, from 1 to 21.
    fn contrast(self, other: Self) -> f64 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }
}

/// The values of custom properties, by name without `--kos-`.
type Tokens = BTreeMap<String, String>;

/// A rule of the style sheet: its selector, with that of the media query around it, and its properties.
#[derive(Debug)]
struct Rule {
    selector: String,
    tokens: Tokens,
}

/// The rules of a style sheet that set custom properties.
fn rules(css: &str) -> Vec<Rule> {
    let mut text = String::new();
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("/*") {
        text.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    let mut rules = Vec::new();
    let (mut around, mut word) = (Vec::<String>::new(), String::new());
    let mut tokens = Tokens::new();
    for character in text.chars() {
        match character {
            '{' => around.push(std::mem::take(&mut word).trim().to_owned()),
            ';' | '}' => {
                if let Some((name, value)) = word.split_once(':')
                    && let Some(name) = name.trim().strip_prefix("--kos-")
                {
                    let words: Vec<&str> = value.split_whitespace().collect();
                    tokens.insert(name.to_owned(), words.join(" "));
                }
                word.clear();
                if character == '}' {
                    if !tokens.is_empty() {
                        let selector = around.join(" ");
                        rules.push(Rule { selector, tokens: std::mem::take(&mut tokens) });
                    }
                    around.pop();
                }
            }
            _ => word.push(character),
        }
    }
    rules
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

/// All conditions there are, to tell a rule that has one from a rule that has none.
const CONDITIONS: [&str; 3] = ["prefers-color-scheme: dark", "data-theme=\"dark\"", "four-colours"];

/// The values that apply in a look.
fn tokens_of(rules: &[Rule], conditions: &[&str]) -> Tokens {
    let mut tokens = Tokens::new();
    // More special rules come last, as they win in the browser.
    for number in 0..=conditions.len() {
        for Rule { selector, tokens: set } in rules {
            let of_rule = CONDITIONS.iter().filter(|condition| selector.contains(*condition));
            let of_rule: Vec<&&str> = of_rule.collect();
            let is_met = of_rule.iter().all(|condition| conditions.contains(*condition));
            if is_met && of_rule.len() == number {
                tokens.extend(set.clone());
            }
        }
    }
    tokens
}

/// The colour of a token; another token that it names is followed.
fn colour(tokens: &Tokens, name: &str) -> Option<Colour> {
    let value = tokens.get(name)?;
    match value.strip_prefix("var(--kos-").and_then(|rest| rest.strip_suffix(')')) {
        Some(other) => colour(tokens, other),
        None => Colour::read(value),
    }
}

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
        .map(|(name, ground)| (name, ground, of(name).contrast(of(ground))))
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
    let contrast = |one, other| {
        let [one, other] = [one, other].map(|text| Colour::read(text).expect("a colour"));
        (one.contrast(other) * 100.0).round() / 100.0
    };
    for (one, other, ratio) in [
        ("#000", "#ffffff", 21.0),
        ("#777777", "#fff", 4.48),
        ("#fff", "#f00", 4.0),
        ("#abc", "#abc", 1.0),
    ] {
        assert!((contrast(one, other) - ratio).abs() < f64::EPSILON, "{one} {other}");
        assert!((contrast(other, one) - ratio).abs() < f64::EPSILON, "{other} {one}");
    }
}

#[test]
fn a_pair_that_cannot_be_read_is_found() {
    let css = "/* a; --kos-no: #000; */ .kos-root { color: red; --kos-text: #777; --kos-table: #fff;\n \
               --kos-soft: var(--kos-text) } @media (prefers-color-scheme: dark) { .kos-root { \
               --kos-text: #fff; } }";
    let rules = rules(css);
    let light = tokens_of(&rules, &[]);
    assert_eq!(light.keys().collect::<Vec<_>>(), ["soft", "table", "text"]);
    let pairs: &[(&str, &[&str])] = &[("soft", &["table"])];
    assert_eq!(too_low(&light, pairs, FOR_TEXT), ["soft on table: 4.48"]);
    assert_eq!(too_low(&light, pairs, FOR_PARTS), Vec::<String>::new());
    let dark = tokens_of(&rules, &["prefers-color-scheme: dark"]);
    assert_eq!(too_low(&dark, pairs, FOR_PARTS), ["soft on table: 1.00"]);
}
