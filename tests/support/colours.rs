//! Colours as the style sheets write them: read, followed from one custom property to another, and
//! measured by the formulas of WCAG 2.2.

use std::collections::BTreeMap;

/// A colour without transparency, each part from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Colour([f64; 3]);

impl Colour {
    /// Reads `#rgb` and `#rrggbb`; anything else is no plain colour.
    pub(crate) fn read(text: &str) -> Option<Self> {
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

    /// Red, green and blue in linear light.
    pub(crate) fn linear(self) -> [f64; 3] {
        self.0.map(
            |part| {
                if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
            },
        )
    }
}

/// The values of custom properties, by name without `--kos-`.
pub(crate) type Tokens = BTreeMap<String, String>;

/// A rule of a style sheet: its selector, with that of the media query around it, and its properties.
#[derive(Debug)]
pub(crate) struct Rule {
    pub(crate) selector: String,
    pub(crate) tokens: Tokens,
}

/// The rules of a style sheet that set custom properties, as they hold on a screen: what is said of
/// paper alone is left out.
pub(crate) fn rules(css: &str) -> Vec<Rule> {
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
                    let set = std::mem::take(&mut tokens);
                    let is_of_paper =
                        around.iter().any(|around| around.starts_with("@media print"));
                    if !set.is_empty() && !is_of_paper {
                        rules.push(Rule { selector: around.join(" "), tokens: set });
                    }
                    around.pop();
                }
            }
            _ => word.push(character),
        }
    }
    rules
}

/// All conditions there are, to tell a rule that has one from a rule that has none.
const CONDITIONS: [&str; 3] = ["prefers-color-scheme: dark", "data-theme=\"dark\"", "four-colours"];

/// The values that apply in a look.
pub(crate) fn tokens_of(rules: &[Rule], conditions: &[&str]) -> Tokens {
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
pub(crate) fn colour(tokens: &Tokens, name: &str) -> Option<Colour> {
    let value = tokens.get(name)?;
    match value.strip_prefix("var(--kos-").and_then(|rest| rest.strip_suffix(')')) {
        Some(other) => colour(tokens, other),
        None => Colour::read(value),
    }
}
