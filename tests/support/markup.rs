//! Texts that stand in the code of a component instead of in `locales/`.

/// The attributes of an element, and the properties of a component, that are read or said.
const SAID: [&str; 11] = [
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "title",
    "alt",
    "placeholder",
    "label",
    "legend",
    "heading",
    "caption",
];

/// The texts with a letter in them that a file shows or has said, each with its line: what stands as a
/// child in `html!`, in whatever branch, and what an attribute that is read or said is made of, also as
/// a property in `part!`.
pub(crate) fn texts_in_markup(code: &str) -> Vec<(usize, String)> {
    let parts = parts(code);
    let mut found = Vec::new();
    let mut place = 0;
    while place < parts.len() {
        let is_macro = |name| parts[place].is(name) && at(&parts, place + 1).is("!");
        if is_macro("html") && at(&parts, place + 2).is("{") {
            let end = closing(&parts, place + 2);
            found.extend(in_children(&parts[place + 3..end]));
            place += 3;
        } else if is_macro("part") && at(&parts, place + 4).is("{") {
            let end = closing(&parts, place + 4);
            found.extend(in_properties(&parts[place + 5..end]));
            place += 5;
        } else {
            place += 1;
        }
    }
    found.sort();
    found.dedup();
    found
}

/// A piece of code: a word, a sign, or a text in quotes.
#[derive(Debug)]
struct Part {
    text: String,
    is_literal: bool,
    line: usize,
}

impl Part {
    fn is(&self, code: &str) -> bool {
        !self.is_literal && self.text == code
    }

    /// Whether it is a text with a letter in it that stands for no argument.
    fn says_something(&self) -> bool {
        let outside = self.text.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
        self.is_literal && outside.flat_map(str::chars).any(char::is_alphabetic)
    }
}

static NOTHING: Part = Part { text: String::new(), is_literal: false, line: 0 };

fn at(parts: &[Part], place: usize) -> &Part {
    parts.get(place).unwrap_or(&NOTHING)
}

/// Where the bracket that opens at `open` closes.
fn closing(parts: &[Part], open: usize) -> usize {
    let mut depth = 0_usize;
    for (place, part) in parts.iter().enumerate().skip(open) {
        if ["{", "(", "["].iter().any(|bracket| part.is(bracket)) {
            depth += 1;
        } else if ["}", ")", "]"].iter().any(|bracket| part.is(bracket)) {
            depth -= 1;
            if depth == 0 {
                return place;
            }
        }
    }
    parts.len()
}

/// What is said among the children that stand in `parts`.
fn in_children(parts: &[Part]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut place = 0;
    while place < parts.len() {
        let opens = at(parts, place).is("<");
        let is_element = opens && at(parts, place + 1).text.starts_with(char::is_alphabetic);
        if is_element && !at(parts, place + 1).is_literal {
            place = in_tag(parts, place, &mut found);
            continue;
        }
        if parts[place].is("part") && at(parts, place + 1).is("!") {
            place = closing(parts, place + 2) + 1;
            continue;
        }
        if parts[place].says_something() && is_shown(parts, place) {
            found.push((parts[place].line, parts[place].text.clone()));
        }
        place += 1;
    }
    found
}

/// What is said by the properties of a component in `parts`: `name: value`, with commas between them.
fn in_properties(parts: &[Part]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut start = 0;
    while start < parts.len() {
        let mut end = start;
        while end < parts.len() && !parts[end].is(",") {
            let opens = ["{", "(", "["].iter().any(|bracket| parts[end].is(bracket));
            end = if opens { closing(parts, end) + 1 } else { end + 1 };
        }
        let is_said = SAID.contains(&parts[start].text.as_str());
        for part in &parts[start..end.min(parts.len())] {
            if is_said && part.says_something() {
                found.push((part.line, part.text.clone()));
            }
        }
        start = end + 1;
    }
    found
}

/// Looks through the attributes of the element that begins at `open`; gives where its tag ends.
fn in_tag(parts: &[Part], open: usize, found: &mut Vec<(usize, String)>) -> usize {
    let mut place = open + 1;
    while place < parts.len() && !parts[place].is(">") {
        if !parts[place].is("=") {
            // A name alone in brackets, or another part of the tag.
            place = if parts[place].is("{") { closing(parts, place) + 1 } else { place + 1 };
            continue;
        }
        let name = attribute(parts, place);
        let value = place + 1;
        let end = if at(parts, value).is("{") { closing(parts, value) + 1 } else { value + 1 };
        let is_said = SAID.contains(&name.as_str());
        for part in &parts[value.min(parts.len())..end.min(parts.len())] {
            if is_said && part.says_something() {
                found.push((part.line, part.text.clone()));
            }
        }
        place = end;
    }
    place + 1
}

/// The name of the attribute whose `=` is at `equals`: words with `-` between them.
fn attribute(parts: &[Part], equals: usize) -> String {
    let mut start = equals.saturating_sub(1);
    while start >= 2 && parts[start - 1].is("-") {
        start -= 2;
    }
    parts[start..equals].iter().map(|part| part.text.as_str()).collect()
}

/// Whether a text among the children is a child itself, or what a branch or `format!` comes to, and not
/// compared with something or handed to a function.
fn is_shown(parts: &[Part], place: usize) -> bool {
    let before = |back: usize| place.checked_sub(back).map_or(&NOTHING, |place| at(parts, place));
    if before(1).is("(") {
        return before(2).is("!") && before(3).is("format");
    }
    let is_pattern = at(parts, place + 1).is("=") && at(parts, place + 2).is(">");
    let is_compared = before(1).is("=") || before(1).is("|") || before(1).is(",");
    !is_pattern && !is_compared && !before(1).is("[")
}

/// The code in pieces, without comments.
fn parts(code: &str) -> Vec<Part> {
    let characters: Vec<char> = code.chars().collect();
    let sees = |place: usize| characters.get(place).copied().unwrap_or('\0');
    let is_word = |character: char| character.is_alphanumeric() || character == '_';
    let (mut parts, mut place, mut line) = (Vec::new(), 0, 1);
    while place < characters.len() {
        let start = place;
        let mut is_literal = false;
        match sees(place) {
            '/' if sees(place + 1) == '/' => {
                while !matches!(sees(place), '\n' | '\0') {
                    place += 1;
                }
                continue;
            }
            '"' => {
                is_literal = true;
                place += 1;
                while !matches!(sees(place), '"' | '\0') {
                    place += if sees(place) == '\\' { 2 } else { 1 };
                }
                place += 1;
            }
            '\'' if sees(place + 2) == '\'' || sees(place + 1) == '\\' => {
                place += 3;
                continue;
            }
            character if is_word(character) => {
                while is_word(sees(place)) {
                    place += 1;
                }
            }
            character => {
                place += 1;
                if character.is_whitespace() {
                    line += usize::from(character == '\n');
                    continue;
                }
            }
        }
        let text: String = characters[start..place.min(characters.len())].iter().collect();
        let lines = text.matches('\n').count();
        let text = if is_literal { text.trim_matches('"').to_owned() } else { text };
        parts.push(Part { text, is_literal, line });
        line += lines;
    }
    parts
}
