//! The rules and the glossary. They are data: their messages are found by the numbers of the sections
//! and by the names of the terms, and a test proves that each is there in every language.

use super::house_rules::RuleWord;
use super::markup::{blocks, cite};
use super::phrase::Phrase;
use super::{Block, Span, Texts};
use crate::app::{Term, TermGroup};
use crate::rules::{HouseRule, Section};

/// The message of a section.
pub(super) fn section_id(section: Section) -> String {
    match section.paragraph() {
        0 => format!("rule-{}", section.chapter()),
        paragraph => format!("rule-{}-{paragraph}", section.chapter()),
    }
}

/// The message that says what a house rule changes.
pub(super) fn house_rule_id(rule: HouseRule) -> String {
    let id = RuleWord::of(rule).id();
    format!("rule-12-{}", id.strip_prefix("rule-").unwrap_or(id))
}

/// The message of a term.
pub(super) fn term_id(term: Term) -> String {
    format!("term-{}", term.name())
}

/// The message of a group of terms.
pub(super) fn group_id(group: TermGroup) -> String {
    format!("terms-{}", group.name())
}

/// What is said about the game before the rules.
pub(super) const INTRODUCTION: &str = "rules-intro";
/// The heading of a deal in short; it has a text.
pub(super) const IN_SHORT: &str = "rules-in-short";
/// How a shuffle can be checked, and what that proves.
pub(super) const SHUFFLE: &str = "shuffle-explained";
/// The attribute with the text below a heading.
pub(super) const TEXT: &str = "text";
/// The attribute with the meaning of a term.
pub(super) const MEANING: &str = "meaning";

impl Texts {
    /// Whether the rules and the glossary are there: they come later than the rest.
    #[must_use]
    pub fn has_book(&self) -> bool {
        self.written(INTRODUCTION, None).is_some()
    }

    fn lines(&self, id: &str, attribute: Option<&str>) -> Vec<Block> {
        blocks(self, &self.written(id, attribute).unwrap_or_default())
    }

    /// What is said about the game before the rules.
    #[must_use]
    pub fn introduction(&self) -> Vec<Block> {
        self.lines(INTRODUCTION, None)
    }

    /// How a shuffle can be checked, and what that proves.
    #[must_use]
    pub fn shuffle_explained(&self) -> Vec<Block> {
        self.lines(SHUFFLE, None)
    }

    /// A deal in short: the heading, and the text.
    #[must_use]
    pub fn in_short(&self) -> (String, Vec<Block>) {
        (self.written(IN_SHORT, None).unwrap_or_default(), self.lines(IN_SHORT, Some(TEXT)))
    }

    /// The heading of the chapter that a section belongs to.
    #[must_use]
    pub fn chapter(&self, section: Section) -> String {
        let id = section_id(Section::new(section.chapter(), 0));
        self.written(&id, None).unwrap_or_default()
    }

    /// A section of the rules. Of a whole chapter it is what stands before its paragraphs, if anything
    /// does.
    #[must_use]
    pub fn rule(&self, section: Section) -> Vec<Block> {
        let attribute = if section.paragraph() == 0 { Some(TEXT) } else { None };
        self.lines(&section_id(section), attribute)
    }

    /// What a house rule changes, with all it can be set to.
    #[must_use]
    pub fn house_rule_in_full(&self, rule: HouseRule) -> Vec<Block> {
        self.lines(&house_rule_id(rule), None)
    }

    /// The heading of a group of terms.
    #[must_use]
    pub fn term_group(&self, group: TermGroup) -> String {
        self.written(&group_id(group), None).unwrap_or_default()
    }

    /// A term of the glossary.
    #[must_use]
    pub fn term(&self, term: Term) -> String {
        self.written(&term_id(term), None).unwrap_or_default()
    }

    /// What a term means.
    #[must_use]
    pub fn meaning(&self, term: Term) -> Vec<Block> {
        self.lines(&term_id(term), Some(MEANING))
    }

    /// A sentence with the sections it cites as links; `names` of players that are in it are none.
    #[must_use]
    pub fn cited(text: &str, names: &[&str]) -> Vec<Span> {
        let mut spans = Vec::new();
        cite(text, names, &mut spans);
        spans
    }
}
