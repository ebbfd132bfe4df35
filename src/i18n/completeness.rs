//! Every message that is asked for is in the files, with the arguments it is given; and every
//! message in the files is asked for.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message as Written, Pattern, PatternElement,
};
use fluent_syntax::parser;

use super::arranging::ArrangeText;
use super::book::{
    IN_SHORT, INTRODUCTION, MEANING, SHUFFLE, TEXT, group_id, house_rule_id, section_id, term_id,
};
use super::cards::CardPhrase;
use super::codes::{CodePhrase, CodeText, CodeWord};
use super::contracts::CallPhrase;
use super::exchange::DiscardPhrase;
use super::heard::Heard;
use super::help::{GroupPhrase, Help, HelpMessage, NoteWord};
use super::hints::{HintPhrase, HintWord};
use super::history::{HistoryMessage, HistoryText};
use super::house_rules::{RuleWord, SettingWord};
use super::items::ItemPhrase;
use super::kept::{KeptPhrase, KeptText};
use super::keys::KeyText;
use super::levels::LevelWord;
use super::numbers::NumberPhrase;
use super::phrase::{Declaration, Phrase};
use super::pictures::Picture;
use super::refusals::Refusal;
use super::running::Running;
use super::shuffle::{ShufflePhrase, ShuffleText};
use super::statistics::{StatisticsMessage, StatisticsText};
use super::words::Word;
use super::{Language, Message, Text, Texts};
use crate::app::{Term, TermGroup};
use crate::cards::Card;
use crate::rules::{HouseRule, Section};

fn ids<P: Phrase>(words: &[P]) -> impl Iterator<Item = &'static str> {
    words.iter().map(Phrase::id)
}

/// Every message that Rust declares.
fn declarations() -> Vec<Declaration> {
    let with_arguments = [
        Message::DECLARED,
        ArrangeText::DECLARED,
        CardPhrase::DECLARED,
        CallPhrase::DECLARED,
        CodePhrase::DECLARED,
        DiscardPhrase::DECLARED,
        HistoryMessage::DECLARED,
        Heard::DECLARED,
        ItemPhrase::DECLARED,
        NumberPhrase::DECLARED,
        HelpMessage::DECLARED,
        GroupPhrase::DECLARED,
        HintPhrase::DECLARED,
        Refusal::DECLARED,
        KeptPhrase::DECLARED,
        StatisticsMessage::DECLARED,
        ShufflePhrase::DECLARED,
    ];
    let words = ids(Text::ALL)
        .chain(ids(HistoryText::ALL))
        .chain(ids(KeptText::ALL))
        .chain(ids(StatisticsText::ALL))
        .chain(ids(CodeText::ALL))
        .chain(ids(CodeWord::ALL))
        .chain(ids(ShuffleText::ALL))
        .chain(ids(Word::ALL))
        .chain(ids(RuleWord::ALL))
        .chain(ids(LevelWord::ALL))
        .chain(ids(KeyText::ALL))
        .chain(ids(Help::ALL))
        .chain(ids(NoteWord::ALL))
        .chain(ids(HintWord::ALL))
        .chain(ids(SettingWord::ALL))
        .chain(ids(Picture::ALL))
        .chain(ids(Running::ALL))
        .map(|id| Declaration { id, arguments: &[] });
    with_arguments.concat().into_iter().chain(words).chain(book()).collect()
}

/// The messages of the rules and the glossary, and their attributes.
fn book() -> impl Iterator<Item = Declaration> {
    let text = |id: String| format!("{id}.{TEXT}");
    let sections = Section::all().flat_map(move |section| {
        let has_text = Section::paragraphs(section.chapter()).next().is_none() || section == R11;
        let is_chapter = section.paragraph() == 0;
        let text = (is_chapter && has_text).then(|| text(section_id(section)));
        std::iter::once(section_id(section)).chain(text)
    });
    let terms = Term::all().flat_map(|term| {
        let id = term_id(term);
        [format!("{id}.{MEANING}"), id]
    });
    let ids = [
        INTRODUCTION.to_owned(),
        SHUFFLE.to_owned(),
        IN_SHORT.to_owned(),
        text(IN_SHORT.to_owned()),
    ]
    .into_iter()
    .chain(sections)
    .chain(HouseRule::ALL.map(house_rule_id))
    .chain(TermGroup::ALL.iter().copied().map(group_id))
    .chain(terms);
    ids.map(|id| Declaration { id: id.leak(), arguments: &[] })
}

/// The chapter whose table stands before its paragraphs.
const R11: Section = Section::new(11, 0);

/// What a message in a file uses: variables, and other messages.
#[derive(Default)]
struct Uses<'a> {
    variables: BTreeSet<&'a str>,
    messages: BTreeSet<&'a str>,
}

impl<'a> Uses<'a> {
    fn pattern(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.messages.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { arguments: CallArguments { .. }, .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {
                panic!("{inline:?} needs no support until a language needs it")
            }
        }
    }
}

/// The messages in the files of a language.
fn messages(language: Language) -> BTreeMap<&'static str, Uses<'static>> {
    let mut messages = BTreeMap::new();
    let files = language.files();
    for (_, file) in files.table.iter().chain(files.book) {
        let resource = parser::parse(*file).unwrap_or_else(|(_, faults)| panic!("{faults:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(Written { id, value: Some(value), attributes, .. }) => {
                    let mut add = |name: &'static str, value| {
                        let mut uses = Uses::default();
                        uses.pattern(value);
                        assert!(messages.insert(name, uses).is_none(), "{name} twice");
                    };
                    add(id.name, &value);
                    for attribute in &attributes {
                        add(format!("{}.{}", id.name, attribute.id.name).leak(), &attribute.value);
                    }
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }
    messages
}

/// All variables that a message uses, itself and through the messages it is made of.
fn all_variables(
    id: &str,
    messages: &BTreeMap<&'static str, Uses<'static>>,
) -> BTreeSet<&'static str> {
    let uses = messages.get(id).unwrap_or_else(|| panic!("{id} is in no file"));
    let parts = uses.messages.iter().flat_map(|part| all_variables(part, messages));
    uses.variables.iter().copied().chain(parts).collect()
}

#[test]
fn every_message_is_there_and_uses_the_arguments_it_is_given() {
    for language in Language::ALL {
        let messages = messages(language);
        for Declaration { id, arguments } in declarations() {
            let mut variables: BTreeSet<String> =
                all_variables(id, &messages).into_iter().map(str::to_owned).collect();
            for (argument, forms) in arguments {
                let mut is_used = |form: &str| variables.remove(&format!("{argument}{form}"));
                let used = forms.iter().filter(|form| is_used(form)).count();
                assert!(used > 0, "{language:?}: {id} does not use ${argument}");
            }
            assert!(variables.is_empty(), "{language:?}: {id} is not given {variables:?}");
        }
    }
}

#[test]
fn no_message_is_declared_twice_and_none_is_left_over() {
    let mut declared = BTreeSet::new();
    for declaration in declarations() {
        assert!(declared.insert(declaration.id), "{} is declared twice", declaration.id);
    }
    for language in Language::ALL {
        let messages = messages(language);
        let parts: BTreeSet<_> =
            messages.values().flat_map(|uses| uses.messages.iter().copied()).collect();
        let left_over: Vec<_> =
            messages.keys().filter(|id| !declared.contains(*id) && !parts.contains(*id)).collect();
        assert!(left_over.is_empty(), "{language:?}: nobody asks for {left_over:?}");
    }
}

#[test]
fn no_text_is_empty_and_none_has_invisible_marks() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let cards = Card::all().map(|card| texts.card_name(card));
        let all = (Text::ALL.iter().map(|text| texts.text(*text)))
            .chain(HistoryText::ALL.iter().map(|text| texts.format(text)))
            .chain(ShuffleText::ALL.iter().map(|text| texts.format(text)))
            .chain(Word::ALL.iter().map(|word| texts.format(word)))
            .chain(KeyText::ALL.iter().map(|word| texts.format(word)))
            .chain(RuleWord::ALL.iter().map(|word| texts.format(word)))
            .chain(SettingWord::ALL.iter().map(|word| texts.format(word)))
            .chain(Picture::ALL.iter().map(|word| texts.format(word)))
            .chain(Help::ALL.iter().map(|word| texts.format(word)))
            .chain(NoteWord::ALL.iter().map(|word| texts.format(word)))
            .chain(HintWord::ALL.iter().map(|word| texts.format(word)))
            .chain(cards);
        for text in all {
            assert!(!text.is_empty());
            assert_eq!(text.trim(), text);
            let marks = ['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\n'];
            assert!(!text.contains(marks), "{text:?}");
        }
    }
}
