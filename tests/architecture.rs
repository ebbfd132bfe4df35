//! The house rules of the house (ARCHITECTURE.md), checked on the source text: which module may use
//! which, and what the core may not touch at all.
//!
//! Each scanner is also shown an example that breaks its rule, so that none of them can be satisfied
//! by looking at nothing.

#[path = "support/markup.rs"]
mod markup;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use markup::texts_in_markup;

/// What each module of `src/` may use beside itself. `bin` and `lib.rs` put them together and may
/// use all.
const MAY_USE: [(&str, &[&str]); 8] = [
    ("cards", &[]),
    ("rules", &["cards"]),
    ("ai", &["cards", "rules"]),
    ("app", &["cards", "rules", "ai"]),
    ("cli", &["cards", "rules", "ai", "app"]),
    ("i18n", &["cards", "rules", "ai", "app"]),
    ("ui", &["cards", "rules", "app", "i18n"]),
    ("web", &["cards", "rules", "ai", "app", "i18n", "ui"]),
];

/// The crates that make a program one of the browser, by how their names begin.
const BROWSER: [&str; 6] = ["web_sys", "js_sys", "wasm_bindgen", "yew", "gloo", "getrandom"];

/// What reads a clock, or has an order that differs from run to run.
const UNSTEADY: [&str; 7] =
    ["Instant", "SystemTime", "HashMap", "HashSet", "RandomState", "thread_rng", "chrono"];

/// What knows the cards of both players. The table is drawn from a screen that holds no more than
/// the player in front may see, so no file of `ui` names any of these.
const KNOWS_ALL: [&str; 6] = ["Game", "History", "Match", "Model", "DealInPlay", "PastDeal"];

/// A source file: its path below `src/`, with `/`, and its text.
struct Source {
    path: String,
    text: String,
}

impl Source {
    fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned() }
    }

    /// The first folder of the path, or the file's own name in `src/` itself.
    fn module(&self) -> &str {
        let first = self.path.split('/').next().unwrap_or_default();
        first.strip_suffix(".rs").unwrap_or(first)
    }

    /// How many modules down from the crate's root the file's own module is.
    fn depth(&self) -> usize {
        let is_folders_own = self.path.ends_with("/mod.rs");
        self.path.split('/').count() - usize::from(is_folders_own)
    }

    fn tokens(&self) -> Vec<Token> {
        tokens(&self.text)
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file of a kind below `folder`, with `below` before its path.
fn collect(folder: &Path, below: &str, kind: &str, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder that can be read") {
        let entry = entry.expect("an entry");
        let name = entry.file_name().into_string().expect("a name in UTF-8");
        let path = entry.path();
        if path.is_dir() {
            collect(&path, &format!("{below}{name}/"), kind, found);
        } else if path.extension().is_some_and(|extension| extension == kind) {
            found.push(Source { path: format!("{below}{name}"), text: read(&path) });
        }
    }
}

/// Every Rust file below `src/`, in the order of their paths.
fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    collect(&root().join("src"), "", "rs", &mut found);
    found.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(found.len() > 40, "only {} files", found.len());
    found
}

/// A word, a number, `::`, or any other single character; with the line it stands in.
#[derive(Clone, Debug, PartialEq)]
struct Token {
    text: String,
    line: usize,
}

/// The code without comments, texts and characters.
fn tokens(code: &str) -> Vec<Token> {
    let characters: Vec<char> = code.chars().collect();
    let at = |place: usize| characters.get(place).copied().unwrap_or('\0');
    let is_word = |character: char| character.is_alphanumeric() || character == '_';
    let (mut tokens, mut place, mut line): (Vec<Token>, _, _) = (Vec::new(), 0, 1);
    while place < characters.len() {
        let start = place;
        match at(place) {
            '/' if at(place + 1) == '/' => {
                while !matches!(at(place), '\n' | '\0') {
                    place += 1;
                }
                continue;
            }
            '/' if at(place + 1) == '*' => {
                while place < characters.len() && (at(place), at(place + 1)) != ('*', '/') {
                    line += usize::from(at(place) == '\n');
                    place += 1;
                }
                place += 2;
                continue;
            }
            'r' if at(place + 1) == '"'
                || (at(place + 1) == '#' && matches!(at(place + 2), '"' | '#')) =>
            {
                let hashes =
                    (place + 1..characters.len()).take_while(|place| at(*place) == '#').count();
                place += hashes + 2;
                let is_end = |place| at(place) == '"' && (1..=hashes).all(|n| at(place + n) == '#');
                while place < characters.len() && !is_end(place) {
                    line += usize::from(at(place) == '\n');
                    place += 1;
                }
                place += hashes + 1;
                continue;
            }
            '"' => {
                place += 1;
                while !matches!(at(place), '"' | '\0') {
                    line += usize::from(at(place) == '\n');
                    place += if at(place) == '\\' { 2 } else { 1 };
                    line += usize::from(at(place - 1) == '\n' && at(place - 2) == '\\');
                }
                place += 1;
                continue;
            }
            '\'' if at(place + 1) == '\\' => {
                place += 3;
                while !matches!(at(place), '\'' | '\0') {
                    place += 1;
                }
                place += 1;
                continue;
            }
            '\'' if at(place + 2) == '\'' => {
                place += 3;
                continue;
            }
            ':' if at(place + 1) == ':' => place += 2,
            digit if digit.is_ascii_digit() => {
                // A field of a tuple is no number: what follows it is not its fraction.
                let is_field = tokens.last().is_some_and(|token| token.text == ".");
                while is_word(at(place))
                    || (at(place) == '.' && at(place + 1).is_ascii_digit() && !is_field)
                {
                    place += 1;
                }
            }
            character if is_word(character) => {
                while is_word(at(place)) {
                    place += 1;
                }
            }
            character => {
                line += usize::from(character == '\n');
                place += 1;
                if character.is_whitespace() {
                    continue;
                }
            }
        }
        tokens.push(Token { text: characters[start..place].iter().collect(), line });
    }
    tokens
}

/// The modules of the crate that a file names, with the line: `crate::rules`, and each of
/// `crate::{cards::Card, rules}`. A path that climbs up to the root by `super` counts as `super`.
fn modules_used(source: &Source) -> Vec<(String, usize)> {
    let tokens = source.tokens();
    let text = |place: usize| tokens.get(place).map_or("", |token| token.text.as_str());
    let mut used = Vec::new();
    for (place, token) in tokens.iter().enumerate() {
        if place > 0 && text(place - 1) == "::" {
            continue;
        }
        match (token.text.as_str(), text(place + 1), text(place + 2)) {
            ("crate" | "kosakeln", "::", "{") => {
                let mut depth = 0;
                for (place, token) in tokens.iter().enumerate().skip(place + 2) {
                    match token.text.as_str() {
                        "{" => depth += 1,
                        "}" => depth -= 1,
                        name if depth == 1 && matches!(text(place - 1), "{" | ",") => {
                            used.push((name.to_owned(), token.line));
                        }
                        _ => {}
                    }
                    if depth == 0 {
                        break;
                    }
                }
            }
            ("crate" | "kosakeln", "::", name) => used.push((name.to_owned(), token.line)),
            ("super", "::", _) => {
                let climbs =
                    (place..).step_by(2).take_while(|place| text(*place) == "super").count();
                if climbs >= source.depth() {
                    used.push(("super".to_owned(), token.line));
                }
            }
            _ => {}
        }
    }
    used
}

fn wrong_directions(source: &Source) -> Vec<String> {
    let Some((module, allowed)) = MAY_USE.iter().find(|(module, _)| *module == source.module())
    else {
        return Vec::new();
    };
    let is_wrong = |name: &str| {
        let is_module = name == "super" || MAY_USE.iter().any(|(known, _)| *known == name);
        is_module && name != *module && !allowed.contains(&name)
    };
    modules_used(source)
        .into_iter()
        .filter(|(name, _)| is_wrong(name))
        .map(|(name, line)| format!("{}:{line} uses {name}", source.path))
        .collect()
}

/// Words that begin in one of these ways, in a file that may not have them.
fn words_beginning(source: &Source, beginnings: &[&str]) -> Vec<String> {
    source
        .tokens()
        .into_iter()
        .filter(|token| beginnings.iter().any(|beginning| token.text.starts_with(beginning)))
        .map(|token| format!("{}:{} has {}", source.path, token.line, token.text))
        .collect()
}

fn browser_crates(source: &Source) -> Vec<String> {
    let is_browser = matches!(source.module(), "web" | "ui")
        || (source.module() == "bin" && source.path != "bin/kosakeln.rs");
    if is_browser {
        return Vec::new();
    }
    // The command line asks the system for a seed, through the same crate as the page.
    let known = if source.module() == "cli" { &BROWSER[..BROWSER.len() - 1] } else { &BROWSER };
    words_beginning(source, known)
}

fn floats(source: &Source) -> Vec<String> {
    if !matches!(source.module(), "cards" | "rules") {
        return Vec::new();
    }
    let is_float = |text: &str| {
        let is_number = text.starts_with(|first: char| first.is_ascii_digit());
        let is_decimal = is_number && !text.starts_with("0x");
        text == "f32"
            || text == "f64"
            || (is_decimal && (text.contains('.') || text.contains('e')) && !text.contains("us"))
            || (is_decimal && (text.ends_with("f32") || text.ends_with("f64")))
    };
    source
        .tokens()
        .into_iter()
        .filter(|token| is_float(&token.text))
        .map(|token| format!("{}:{} has {}", source.path, token.line, token.text))
        .collect()
}

fn unsteady(source: &Source) -> Vec<String> {
    if !matches!(source.module(), "cards" | "rules" | "ai" | "app") {
        return Vec::new();
    }
    let mut found = words_beginning(source, &UNSTEADY);
    let tokens = source.tokens();
    for path in tokens.windows(3) {
        let [std, colons, name] = [&path[0].text, &path[1].text, &path[2].text];
        let is_outside =
            ["time", "fs", "env", "net", "thread", "process", "io"].contains(&name.as_str());
        if std == "std" && colons == "::" && is_outside {
            found.push(format!("{}:{} has std::{name}", source.path, path[0].line));
        }
    }
    found
}

/// What `app` names of `ai` that is no type: it says what is to be decided and never decides.
fn deciding(source: &Source) -> Vec<String> {
    if source.module() != "app" {
        return Vec::new();
    }
    let tokens = source.tokens();
    let text = |place: usize| tokens.get(place).map_or("", |token| token.text.as_str());
    let is_type = |name: &str| name.starts_with(char::is_uppercase);
    let mut found = Vec::new();
    for (place, token) in tokens.iter().enumerate() {
        if (text(place), text(place + 1)) != ("ai", "::") {
            continue;
        }
        let mut names = vec![text(place + 2)];
        if names == ["{"] {
            let list = tokens[place + 3..].iter().map(|token| token.text.as_str());
            names = list.take_while(|name| *name != "}").filter(|name| *name != ",").collect();
        }
        for name in names.into_iter().filter(|name| !is_type(name)) {
            found.push(format!("{}:{} uses ai::{name}", source.path, token.line));
        }
    }
    found
}

fn all(scan: impl Fn(&Source) -> Vec<String>) -> Vec<String> {
    sources().iter().flat_map(scan).collect()
}

#[test]
fn modules_use_only_what_stands_before_them() {
    assert_eq!(all(wrong_directions), Vec::<String>::new());
}

#[test]
fn every_module_has_its_place() {
    for source in sources() {
        let module = source.module();
        let is_known =
            ["lib", "bin"].contains(&module) || MAY_USE.iter().any(|(known, _)| *known == module);
        assert!(is_known, "{} stands in no module of ARCHITECTURE.md", source.path);
    }
}

/// The paths that a page names in backticks: those that begin with a folder of the repository.
fn paths(page: &str) -> Vec<&str> {
    let folders = [
        "assets", "benches", "docs", "engine", "examples", "locales", "src", "styles", "tests",
        "xtask",
    ];
    let is_path = |word: &&str| word.split_once('/').is_some_and(|(top, _)| folders.contains(&top));
    page.split('`').skip(1).step_by(2).filter(is_path).collect()
}

#[test]
fn architecture_md_names_every_module_and_only_what_is_there() {
    let page = read(&root().join("ARCHITECTURE.md"));
    let named = paths(&page);
    for (module, _) in MAY_USE {
        assert!(named.contains(&format!("src/{module}").as_str()), "{module} is not in the map");
    }
    for path in named {
        assert!(root().join(path).exists(), "{path} is not there");
    }
}

#[test]
fn a_path_is_told_from_other_words() {
    assert_eq!(paths("a `src/x.rs` or `R1/2` and src/y, `tests/`"), ["src/x.rs", "tests/"]);
}

#[test]
fn a_wrong_direction_is_found() {
    for (path, code) in [
        ("cards/card.rs", "use crate::rules::Seat;"),
        ("rules/game.rs", "fn f() { let _ = crate::ai::random::random_rules; }"),
        ("rules/record/mod.rs", "use crate::{cards::{Card, CardSet}, app::Match};"),
        ("ai/mod.rs", "use crate::{app};"),
        ("app/model.rs", "pub(in crate::ui) fn f() {}"),
        ("cli/mod.rs", "use crate::i18n::Text;"),
        ("i18n/mod.rs", "use kosakeln::web::storage;"),
        ("cards/card.rs", "use super::super::rules::Seat;"),
        ("cards/mod.rs", "use super::rules::Seat;"),
        ("ui/root.rs", "use crate::web::Storage;"),
        ("ui/root.rs", "use crate::ai::thumb;"),
    ] {
        assert_eq!(wrong_directions(&Source::new(path, code)).len(), 1, "{path}: {code}");
    }
    for (path, code) in [
        ("rules/game.rs", "use crate::cards::{Card, rules};"),
        ("rules/record/fault.rs", "use super::super::Seat; // crate::ui"),
        ("web/app.rs", "use crate::{cards, rules::Seat, ui};"),
        ("lib.rs", "use crate::web;"),
        ("cards/card.rs", "/* crate::ui */ const A: &str = \"crate::ui\"; const B: char = '\"';"),
        ("cards/card.rs", "const A: &str = r#\"\"crate::ui\"#; fn f<'a>(a: &'a str) {}"),
    ] {
        assert_eq!(wrong_directions(&Source::new(path, code)), Vec::<String>::new(), "{code}");
    }
}

fn seen_through(source: &Source) -> Vec<String> {
    if source.module() != "ui" {
        return Vec::new();
    }
    let tokens = source.tokens().into_iter();
    // `Text::Game` is a word on the screen.
    let mut before = String::new();
    tokens
        .filter(|token| {
            let is_word = before == "::Text";
            before = match (token.text.as_str(), before.as_str()) {
                ("::", "Text") => "::Text".to_owned(),
                (text, _) => text.to_owned(),
            };
            !is_word && KNOWS_ALL.contains(&token.text.as_str())
        })
        .map(|token| format!("{}:{} has {}", source.path, token.line, token.text))
        .collect()
}

#[test]
fn the_table_is_drawn_from_what_the_player_in_front_may_see() {
    assert_eq!(all(seen_through), Vec::<String>::new());
}

#[test]
fn a_look_through_the_cards_is_found() {
    for code in ["use crate::app::Model;", "fn f(game: &crate::rules::Game) {}"] {
        assert_eq!(seen_through(&Source::new("ui/root.rs", code)).len(), 1, "{code}");
    }
    for code in ["ui.text(Text::Game)", "fn f(model: u8) {} // Game", "let a = PlayerView;"] {
        assert!(seen_through(&Source::new("ui/root.rs", code)).is_empty(), "{code}");
    }
    assert!(seen_through(&Source::new("web/runtime.rs", "use crate::app::Model;")).is_empty());
}

#[test]
fn the_match_asks_the_computer_and_never_decides_for_it() {
    assert_eq!(all(deciding), Vec::<String>::new());
}

#[test]
fn a_decision_of_the_match_is_found() {
    for code in [
        "use crate::ai::thumb;",
        "use crate::ai::{Task, decide};",
        "fn f() { crate::ai::decide(); }",
        "use crate::{ai::random::random_rules};",
    ] {
        assert_eq!(deciding(&Source::new("app/update.rs", code)).len(), 1, "{code}");
    }
    for code in ["use crate::ai::Task;", "use crate::ai::{Level, Task};", "// crate::ai::decide"] {
        assert!(deciding(&Source::new("app/update.rs", code)).is_empty(), "{code}");
    }
    assert!(deciding(&Source::new("web/bridge/worker.rs", "crate::ai::decide()")).is_empty());
}

#[test]
fn only_the_outer_modules_know_the_browser() {
    assert_eq!(all(browser_crates), Vec::<String>::new());
}

#[test]
fn a_browser_crate_is_found() {
    for (path, code) in [
        ("app/model.rs", "use web_sys::window;"),
        ("i18n/mod.rs", "use gloo_timers::callback::Timeout;"),
        ("bin/kosakeln.rs", "use wasm_bindgen_futures::spawn_local;"),
        ("lib.rs", "fn f() { yew::Renderer::<App>::new(); }"),
        ("cards/randomness.rs", "getrandom::fill(&mut seed)"),
    ] {
        assert_eq!(browser_crates(&Source::new(path, code)).len(), 1, "{path}: {code}");
    }
    assert!(browser_crates(&Source::new("ui/app.rs", "use yew::prelude::*;")).is_empty());
    assert!(browser_crates(&Source::new("bin/app.rs", "use yew::Renderer;")).is_empty());
    assert!(browser_crates(&Source::new("app/model.rs", "// without web_sys")).is_empty());
    assert!(browser_crates(&Source::new("cli/random.rs", "getrandom::u64()")).is_empty());
    assert_eq!(browser_crates(&Source::new("cli/random.rs", "yew::html! {}")).len(), 1);
}

#[test]
fn cards_and_rules_count_in_whole_numbers() {
    assert_eq!(all(floats), Vec::<String>::new());
}

#[test]
fn a_float_is_found() {
    for code in ["let a: f64 = b;", "x as f32", "1.5", "2.0 / 3.0_f64", "1e3", "3f32"] {
        let found = floats(&Source::new("rules/settlement.rs", code));
        assert!(!found.is_empty(), "{code}");
    }
    for code in ["self.0.1", "0..16", "0x1e3", "(0..=3)", "[1][0]", "\"1.5\"", "2_usize", "a.0 .1"]
    {
        let found = floats(&Source::new("rules/settlement.rs", code));
        assert_eq!(found, Vec::<String>::new(), "{code}");
    }
    assert!(floats(&Source::new("ui/card.rs", "1.5")).is_empty());
}

#[test]
fn the_core_has_no_clock_no_files_and_no_order_by_chance() {
    assert_eq!(all(unsteady), Vec::<String>::new());
}

#[test]
fn a_clock_is_found() {
    for code in [
        "use std::time::Duration;",
        "let now = Instant::now();",
        "use std::collections::HashMap;",
        "HashSet::new()",
        "std::fs::read(path)",
        "std::env::var(\"SEED\")",
    ] {
        for path in ["cards/pack.rs", "rules/game.rs", "ai/belief.rs", "app/model.rs"] {
            let found = unsteady(&Source::new(path, code));
            assert_eq!(found.len(), 1, "{path}: {code}: {found:?}");
        }
    }
    assert!(unsteady(&Source::new("cli/replay.rs", "std::fs::File::open(path)")).is_empty());
    assert!(unsteady(&Source::new("app/model.rs", "std::collections::BTreeMap")).is_empty());
}

#[test]
fn clippy_forbids_the_clocks() {
    let configuration = read(&root().join("clippy.toml"));
    for method in ["std::time::Instant::now", "std::time::SystemTime::now"] {
        assert!(configuration.contains(&format!("path = \"{method}\"")), "{method}");
    }
}

fn spoken(source: &Source) -> Vec<String> {
    if !matches!(source.module(), "ui" | "web") {
        return Vec::new();
    }
    let texts = texts_in_markup(&source.text).into_iter();
    texts.map(|(line, text)| format!("{}:{line} says {text:?}", source.path)).collect()
}

#[test]
fn every_text_of_the_table_is_in_locales() {
    assert_eq!(all(spoken), Vec::<String>::new());
}

#[test]
fn a_text_in_the_code_is_found() {
    for markup in [
        r#"<p>{ "Your turn" }</p>"#,
        r#"<p>"Your turn"</p>"#,
        r#"<p>{ ui.text(a) }{ " and " }{ b }</p>"#,
        r#"<p>{ format!("{points} points") }</p>"#,
        r#"<p>{ if is_won { "Won" } else { c } }</p>"#,
        r#"if is_won { { "Won" } }"#,
        r#"<p>{ match a { A => "Won", B => b } }</p>"#,
        r#"<button aria-label="Close" class="kos-button">{ x }</button>"#,
        r#"<button aria-label={if a { "Close" } else { b }} />"#,
        r#"<img alt={format!("The card {card}")} />"#,
        r#"<input placeholder="Name" />"#,
        r#"<button title={"Close"} {onclick} />"#,
        r#"<Panel name="cut" heading="Cut"><p></p></Panel>"#,
        r#"{ part!(Panel { name: "cut", heading: "Cut" }) }"#,
        r#"{ part!(Panel { foot, heading: if a { "Cut" } else { b } }) }"#,
        r#"{ part!(Panel { name: "cut", children: html! { <p>{ "Won" }</p> } }) }"#,
        "<p>{ \"日本語\" }</p>",
    ] {
        let code = format!("fn a() -> Html {{ html! {{ {markup} }} }}");
        assert_eq!(spoken(&Source::new("ui/a.rs", &code)).len(), 1, "{code}");
    }
    let nested = r#"let row = |a| html! { <b>{ a }</b> }; html! { <i>{ row("x") }{ "Won" }</i> }"#;
    assert_eq!(spoken(&Source::new("ui/a.rs", nested)), [r#"ui/a.rs:1 says "Won""#]);
    for markup in [
        r#"<p class="kos-text" data-a={if a { "true" } else { "false" }}>{ ui.text(Text::Won) }</p>"#,
        r#"<p aria-label={ui.text(Text::Won)}>{ " " }{ "…" }{ a }{ ":" }</p>"#,
        r#"<button type="button" {onclick} aria-hidden="true">{ format!("{a}: {b}") }</button>"#,
        r#"if name == "discards" { <CardBack /> }"#,
        r#"{ part!(Heading { level: 1, class: "kos-title", text: ui.text(Text::Won) }) }"#,
        r#"{ part!(Panel { name: "cut", children: part!(Grid { caption: a, name: "b" }) }) }"#,
        r#"{ choices(&ui, "settings-theme", Text::Theme) } // "a comment""#,
        r#"<p>{ match name { "cut" => a, "deal" => b } }</p>"#,
    ] {
        let code = format!("fn a() -> Html {{ html! {{ {markup} }} }}");
        assert_eq!(spoken(&Source::new("ui/a.rs", &code)), Vec::<String>::new(), "{code}");
    }
    assert!(spoken(&Source::new("ui/a.rs", "const NAME: &str = \"tricks\";")).is_empty());
}

/// The sections a text cites, as `R8` or `R8.1`.
fn cited(text: &str) -> BTreeSet<String> {
    let mut sections = BTreeSet::new();
    let is_word = |character: char| character.is_alphanumeric() || character == '_';
    for (place, _) in text.match_indices('R') {
        if text[..place].ends_with(is_word) {
            continue;
        }
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let rest = &text[place + 1..];
        let chapter = digits(rest);
        let paragraph = rest[chapter..].strip_prefix('.').map_or(0, digits);
        let length = if paragraph == 0 { chapter } else { chapter + 1 + paragraph };
        if chapter > 0 && !rest[length..].starts_with(is_word) {
            sections.insert(format!("R{}", &rest[..length]));
        }
    }
    sections
}

/// The sections that refusals cite: `Section::new(8, 1)` is `R8.1`, `Section::new(6, 0)` is `R6`.
fn cited_by_refusals(source: &Source) -> BTreeSet<String> {
    let tokens: Vec<String> = source.tokens().into_iter().map(|token| token.text).collect();
    tokens
        .windows(8)
        .filter(|tokens| tokens[..4] == ["Section", "::", "new", "("] && tokens[7] == ")")
        .map(|tokens| match (&tokens[4], tokens[6].as_str()) {
            (chapter, "0") => format!("R{chapter}"),
            (chapter, paragraph) => format!("R{chapter}.{paragraph}"),
        })
        .collect()
}

/// The sections that the rules have: those that a line, a heading or not, begins with.
fn sections(rules: &str) -> BTreeSet<String> {
    rules
        .lines()
        .map(|line| line.trim_start_matches(['#', '*', '-', '>', ' ']))
        .filter_map(|line| {
            let end = line
                .find(|c: char| c.is_whitespace() || matches!(c, '*' | ':'))
                .unwrap_or(line.len());
            let first = line[..end].trim_end_matches('.');
            cited(first).into_iter().find(|section| section == first)
        })
        .collect()
}

#[test]
fn every_section_cited_is_in_the_rules() {
    let known = sections(&read(&root().join("docs/rules.md")));
    let mut citations = 0;
    let mut texts = Vec::new();
    collect(&root().join("locales"), "locales/", "ftl", &mut texts);
    assert!(!texts.is_empty());
    for source in sources().into_iter().chain(texts) {
        for section in cited(&source.text).union(&cited_by_refusals(&source)) {
            assert!(known.contains(section), "{} cites {section}", source.path);
            citations += 1;
        }
    }
    assert!(citations > 100, "{citations}");
}

#[test]
fn a_section_that_is_not_there_is_found() {
    let rules =
        "# Rules\n## R1 Cards\nR1.1 54 cards, see R7.9.\n- **R1.2** Tarocks\n### R2. Counting\n";
    let known: BTreeSet<String> = ["R1", "R1.1", "R1.2", "R2"].map(str::to_owned).into();
    assert_eq!(sections(rules), known);
    let cited_in = |text: &str| cited(text).into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(cited_in("as R1.1 and (R8.2) say; R13, R7."), "R1.1 R13 R7 R8.2");
    assert_eq!(cited_in("BR1 R2D2 CR7.1 R1_0 R.1"), "");
    let refusal = Source::new("rules/a.rs", "Section::new(8, 1); Section::new(13, 0)");
    assert_eq!(cited_by_refusals(&refusal), ["R13", "R8.1"].map(str::to_owned).into());
}

/// Where a style sheet asks what an element has in it, with the line.
fn looking_into(source: &Source) -> Vec<String> {
    let found = source.text.lines().enumerate().filter(|(_, line)| line.contains(":has("));
    found.map(|(number, _)| format!("{}:{}: `:has(`", source.path, number + 1)).collect()
}

/// While such a style is there the browser looks for it whenever anything on the table changes,
/// which doubled the time for which a deal being dealt kept the page.
#[test]
fn the_styles_of_the_table_are_told_what_is_on_it() {
    let mut found = Vec::new();
    collect(&root().join("styles"), "styles/", "css", &mut found);
    found.retain(|source| {
        let of_table = ["table", "card", "tokens", "coach", "input", "reflow"];
        of_table.iter().any(|name| source.path == format!("styles/{name}.css"))
    });
    assert_eq!(found.len(), 6);
    assert_eq!(found.iter().flat_map(looking_into).collect::<Vec<_>>(), Vec::<String>::new());
    let sheet = Source { path: "a.css".into(), text: ".a { }\n.b:has(> .c) { }".into() };
    assert_eq!(looking_into(&sheet), ["a.css:2: `:has(`"]);
}
