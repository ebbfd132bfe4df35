use yew::prelude::*;

use super::Prose;
use crate::app::{Msg, Passage, Supply};
use crate::i18n::{Message, Text};
use crate::rules::{HouseRule, Rules, Section, Setting};
use crate::ui::context::{Ui, use_ui};

/// What is shown as long as the book is not there.
#[component]
pub(in crate::ui) fn BookSupply() -> Html {
    let ui = use_ui();
    if ui.book != Supply::Missing {
        return html! { <p class="kos-text" role="status">{ ui.text(Text::BookAwaited) }</p> };
    }
    html! {
        <div class="kos-row" role="alert">
            <p class="kos-text">{ ui.text(Text::BookMissing) }</p>
            <button type="button" class="kos-button" onclick={ui.press(Msg::LoadTextsAgain)}>
                { ui.text(Text::TryAgain) }
            </button>
        </div>
    }
}

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct PassageTextProps {
    pub(in crate::ui) passage: Passage,
    /// The house rules in force, if a match is running.
    pub(in crate::ui) agreed: Option<Rules>,
    /// Whether it stands in the book.
    #[prop_or_default]
    pub(in crate::ui) is_in_book: bool,
}

/// What a section says, with the house rules in force that change it; or what a term means.
#[component]
pub(in crate::ui) fn PassageText(props: &PassageTextProps) -> Html {
    let ui = use_ui();
    let PassageTextProps { passage, agreed, is_in_book } = props;
    let is_in_book = *is_in_book;
    let section = match passage {
        Passage::Section(section) => *section,
        Passage::Term(term) => {
            let label = ui.texts.term(*term);
            return part!(Prose { blocks: ui.texts.meaning(*term), label, is_in_book });
        }
        Passage::Glossary => return Html::default(),
    };
    let label = section_heading(&ui, section);
    let blocks = ui.texts.rule(section);
    if blocks.is_empty() {
        // A chapter that is divided says what its paragraphs say.
        return html! {
            { for Section::paragraphs(section.chapter()).map(|section| html! {
                <section class="kos-stack kos-stack--tight" key={section.to_string()}>
                    <h3 class="kos-label">{ section.to_string() }</h3>
                    { part!(PassageText {
                        passage: Passage::Section(section),
                        agreed: *agreed,
                        is_in_book,
                    }) }
                </section>
            }) }
        };
    }
    let is_of_house_rules = section == HOUSE_RULES;
    html! {
        <>
            { part!(Prose { blocks, label, is_in_book }) }
            if is_of_house_rules {
                <dl class="kos-rules">
                    { for HouseRule::ALL.map(|rule| house_rule(&ui, rule, *agreed, is_in_book)) }
                </dl>
            } else if let Some(agreed) = agreed {
                for rule in HouseRule::ALL.into_iter().filter(|rule| rule.section() == section) {
                    { in_force(&ui, rule, agreed) }
                }
            }
        </>
    }
}

/// The chapter that all house rules stand in.
const HOUSE_RULES: Section = Section::new(12, 0);

/// A section as it is headed where it stands alone: "R8.2 The Cossack talon".
pub(in crate::ui) fn section_heading(ui: &Ui, section: Section) -> String {
    ui.say(Message::SectionHeading { section, chapter: &ui.texts.chapter(section) })
}

fn house_rule(ui: &Ui, rule: HouseRule, agreed: Option<Rules>, is_in_book: bool) -> Html {
    let label = ui.texts.house_rule(rule);
    html! {
        <div class="kos-rules__item" key={rule as usize}>
            <dt class="kos-rules__name">{ label.clone() }</dt>
            <dd>
                { part!(Prose { blocks: ui.texts.house_rule_in_full(rule), label, is_in_book }) }
                if let Some(agreed) = agreed { { in_force(ui, rule, &agreed) } }
            </dd>
        </div>
    }
}

/// What a house rule is set to in the running match.
fn in_force(ui: &Ui, rule: HouseRule, agreed: &Rules) -> Html {
    let setting = ui.texts.setting_explained(Setting::of(rule, agreed));
    html! { <p class="kos-note">{ ui.say(Message::InThisMatch { setting: &setting }) }</p> }
}
