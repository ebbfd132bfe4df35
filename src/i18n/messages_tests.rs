//! What is made of the messages is what Fluent itself makes of them.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use unic_langid::LanguageIdentifier;

use super::value::{Arguments, Value};
use super::{Language, Texts};

/// What the arguments of a message are in turn: every name by which a message chooses, and numbers around each that has
/// a text of its own.
fn values() -> Vec<Value> {
    let names = ["you", "named", "computer", "Anna", ""].map(Value::from);
    names.into_iter().chain((0..=12_u32).chain([21, 100, 1001]).map(Value::from)).collect()
}

fn variables(pattern: &Pattern<&'static str>, found: &mut BTreeSet<&'static str>) {
    let mut inline = |expression: &InlineExpression<&'static str>| {
        if let InlineExpression::VariableReference { id } = expression {
            found.insert(id.name);
        }
    };
    let mut nested = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(one) } => inline(one),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                inline(selector);
                nested.extend(variants.iter().map(|variant| &variant.value));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
    for pattern in nested {
        variables(pattern, found);
    }
}

#[test]
fn every_message_says_what_fluent_makes_of_it() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let identifier: LanguageIdentifier = language.tag().parse().expect("a tag");
        let mut bundle = FluentBundle::new(vec![identifier]);
        bundle.set_use_isolating(false);
        let files = language.files();
        let sources = files.table.iter().chain(files.book).map(|(_, source)| *source);
        let mut messages: Vec<Message<&'static str>> = Vec::new();
        for source in sources {
            let resource = FluentResource::try_new(source.to_owned()).expect("a file");
            bundle.add_resource(resource).expect("no message twice");
            let entries = parser::parse(source).expect("a file").body;
            messages.extend(entries.into_iter().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message),
                _ => None,
            }));
        }
        // A message may be given what only another one wants that stands in it.
        let mut wanted = BTreeSet::new();
        for pattern in messages.iter().filter_map(|message| message.value.as_ref()) {
            variables(pattern, &mut wanted);
        }
        for turn in 0..values().len() {
            let mut ours = Arguments::default();
            let mut theirs = FluentArgs::new();
            // Each argument has another value, and all of them have all.
            let values = values().into_iter().cycle().skip(turn);
            for (name, value) in wanted.iter().copied().zip(values) {
                theirs.set(
                    name,
                    match &value {
                        Value::Text(text) => FluentValue::from(text.clone()),
                        Value::Number(number) => FluentValue::from(*number),
                    },
                );
                ours.add(name, "", value);
            }
            for message in &messages {
                let found = bundle.get_message(message.id.name).expect("a message");
                let mut errors = Vec::new();
                let mut same = |id: &str, pattern| {
                    let expected = bundle.format_pattern(pattern, Some(&theirs), &mut errors);
                    let said = texts.write(id, &ours);
                    assert_eq!(said.as_deref(), Some(&*expected), "{language:?}: {id}");
                };
                same(message.id.name, found.value().expect("a value"));
                for attribute in found.attributes() {
                    let id = format!("{}.{}", message.id.name, attribute.id());
                    same(&id, attribute.value());
                }
                assert!(errors.is_empty(), "{errors:?}");
            }
        }
    }
}

#[test]
fn what_cannot_be_read_costs_no_other_message() {
    let file = "# Kosakeln\nclose = Zu\n]] = { $\ncontinue = { $x -> \n    [one\nback = { \"\n\ncancel = Doch nicht\n";
    let texts = Texts::from_file(Language::German, file).expect("a file of the page");
    assert_eq!(texts.written("close", None).as_deref(), Some("Zu"));
    assert_eq!(texts.written("cancel", None).as_deref(), Some("Doch nicht"));
    assert_eq!(texts.written("nothing", None), None);
}
