//! The messages of a file in Project Fluent's format: as much of it as our files use.
//!
//! The whole of Fluent would be an eighth of what the page weighs. A test compares what is made of every message with
//! what Fluent itself makes of it, and fails as soon as a file uses more of the format than is known here.

use std::rc::Rc;

use super::Language;
use super::value::{Arguments, Value};

/// A piece of what a message says.
#[derive(Debug)]
enum Piece {
    Text(String),
    /// An argument, by its name.
    Argument(String),
    /// Another message, by its identifier.
    Message(String),
    /// One of several ways to go on, by the value of an argument.
    Choice {
        argument: String,
        ways: Vec<Way>,
    },
}

/// One of the ways to go on.
#[derive(Debug)]
struct Way {
    /// A text, a number or a category of the plural.
    key: String,
    is_default: bool,
    pattern: Vec<Piece>,
}

/// The messages of a file.
#[derive(Debug)]
pub(super) struct Messages {
    /// With their identifiers, in the order of these; what belongs to an attribute has its name behind a full stop.
    patterns: Vec<(String, Vec<Piece>)>,
}

impl Messages {
    /// Reads a file. A test proves that our files have no fault; what can be read of one is kept.
    pub(super) fn read(file: &str) -> Self {
        let mut patterns = Vec::new();
        for (id, pattern) in (Reader { rest: file }).file() {
            let place = patterns.partition_point(|(other, _)| *other < id);
            patterns.insert(place, (id, pattern));
        }
        Self { patterns }
    }

    fn pattern(&self, id: &str) -> Option<&[Piece]> {
        let found = self.patterns.binary_search_by(|(other, _)| other.as_str().cmp(id)).ok()?;
        self.patterns.get(found).map(|(_, pattern)| pattern.as_slice())
    }
}

/// What writes a message: the files in which messages are looked for, and the language, which decides on the plural.
pub(super) struct Writer<'a> {
    pub(super) language: Language,
    /// Each message of a later file stands for that of an earlier one.
    pub(super) files: &'a [Rc<Messages>],
    pub(super) arguments: &'a Arguments,
    pub(super) text: String,
}

impl Writer<'_> {
    /// Adds what the message says. `None` if there is no such message, or something in it is not there.
    pub(super) fn message(&mut self, id: &str) -> Option<()> {
        let pattern = self.files.iter().rev().find_map(|file| file.pattern(id))?;
        self.pattern(pattern)
    }

    fn pattern(&mut self, pattern: &[Piece]) -> Option<()> {
        for piece in pattern {
            match piece {
                Piece::Text(text) => self.text.push_str(text),
                Piece::Argument(name) => match self.arguments.get(name)? {
                    Value::Text(text) => self.text.push_str(text),
                    Value::Number(number) => self.text.push_str(&number.to_string()),
                },
                Piece::Message(id) => self.message(id)?,
                Piece::Choice { argument, ways } => {
                    let value = self.arguments.get(argument)?;
                    let way = ways
                        .iter()
                        .find(|way| self.is_meant(value, &way.key))
                        .or_else(|| ways.iter().find(|way| way.is_default))?;
                    self.pattern(&way.pattern)?;
                }
            }
        }
        Some(())
    }

    fn is_meant(&self, value: &Value, key: &str) -> bool {
        match value {
            Value::Text(text) => text == key,
            Value::Number(number) => {
                key.parse() == Ok(*number) || key == self.language.plural(*number)
            }
        }
    }
}

/// A file, read from the beginning to the end.
struct Reader<'a> {
    rest: &'a str,
}

/// A pattern while it is read: what is written in it, and where a new line begins.
enum Read {
    Piece(Piece),
    /// So many ends of lines, and then so many spaces.
    Line(usize, usize),
}

impl<'a> Reader<'a> {
    fn file(mut self) -> Vec<(String, Vec<Piece>)> {
        let mut patterns: Vec<(String, Vec<Piece>)> = Vec::new();
        let mut message = String::new();
        while !self.rest.is_empty() {
            let is_attribute = self.rest.trim_start_matches(' ').starts_with('.');
            let mut id = String::new();
            if is_attribute {
                self.white_space();
                self.sign('.');
                id.push_str(&message);
                id.push('.');
            }
            let name = self.name();
            id.push_str(name);
            self.spaces();
            if !name.is_empty() && self.sign('=') {
                self.spaces();
                patterns.push((id.clone(), self.pattern()));
                if !is_attribute {
                    message = id;
                }
            }
            // A comment, an empty line, or something else that is no message.
            self.up_to(|sign| sign == '\n');
            self.sign('\n');
        }
        patterns
    }

    fn pattern(&mut self) -> Vec<Piece> {
        let mut read = Vec::new();
        loop {
            let text = self.up_to(|sign| matches!(sign, '{' | '}' | '\n'));
            let step = match self.rest.chars().next() {
                Some('{') => self.placeable().map(Read::Piece),
                Some('\n') => self.next_line(),
                _ => None,
            };
            // White space at the end is none of the message's.
            let text = if step.is_some() { text } else { text.trim_end_matches(' ') };
            if !text.is_empty() {
                read.push(Read::Piece(Piece::Text(text.to_owned())));
            }
            match step {
                Some(step) => read.push(step),
                None => return joined(read),
            }
        }
    }

    /// Goes to the next line that has something written in it, if the pattern goes on there.
    fn next_line(&mut self) -> Option<Read> {
        let after = self.rest.trim_start_matches([' ', '\n']);
        let (between, _) = self.rest.split_at_checked(self.rest.len() - after.len())?;
        let indent = between.len() - between.rfind('\n')? - 1;
        let goes_on = match after.chars().next()? {
            '{' => true,
            '.' | '*' | '[' | '}' => false,
            _ => indent > 0,
        };
        let lines = between.matches('\n').count();
        goes_on.then(|| {
            self.rest = after;
            Read::Line(lines, indent)
        })
    }

    /// What stands in braces; `None` if it cannot be read.
    fn placeable(&mut self) -> Option<Piece> {
        self.sign('{');
        self.white_space();
        let piece = if self.sign('"') {
            // Nothing is written in quotes but spaces, which would be lost without them.
            let text = self.up_to(|sign| matches!(sign, '"' | '\\' | '\n'));
            self.sign('"').then(|| Piece::Text(text.to_owned()))?
        } else if self.sign('$') {
            let argument = self.name().to_owned();
            self.white_space();
            if self.sign('-') && self.sign('>') {
                Piece::Choice { argument, ways: self.ways() }
            } else {
                Piece::Argument(argument)
            }
        } else {
            Piece::Message(self.name().to_owned())
        };
        self.white_space();
        self.sign('}').then_some(piece)
    }

    fn ways(&mut self) -> Vec<Way> {
        let mut ways = Vec::new();
        loop {
            self.white_space();
            let is_default = self.sign('*');
            if !self.sign('[') {
                return ways;
            }
            let key = self.name().to_owned();
            self.sign(']');
            self.spaces();
            ways.push(Way { key, is_default, pattern: self.pattern() });
        }
    }

    /// The name of a message, an attribute, an argument or a way.
    fn name(&mut self) -> &'a str {
        self.up_to(|sign| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'))
    }

    fn spaces(&mut self) {
        self.rest = self.rest.trim_start_matches(' ');
    }

    fn white_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\n']);
    }

    /// Whether this sign is next; then it is read.
    fn sign(&mut self, sign: char) -> bool {
        let after = self.rest.strip_prefix(sign);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn up_to(&mut self, is_end: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(is_end).unwrap_or(self.rest.len());
        let (read, rest) = self.rest.split_at_checked(end).unwrap_or((self.rest, ""));
        self.rest = rest;
        read
    }
}

/// The pattern with its lines moved to the left as far as the one that is farthest there.
fn joined(read: Vec<Read>) -> Vec<Piece> {
    let indents = read.iter().filter_map(|read| match read {
        Read::Line(_, indent) => Some(*indent),
        Read::Piece(_) => None,
    });
    let common = indents.min().unwrap_or_default();
    let mut pattern: Vec<Piece> = Vec::new();
    for read in read {
        let piece = match read {
            Read::Piece(piece) => piece,
            Read::Line(lines, indent) => {
                let lines = if pattern.is_empty() { 0 } else { lines };
                Piece::Text("\n".repeat(lines) + &" ".repeat(indent - common))
            }
        };
        pattern.push(piece);
    }
    pattern
}
