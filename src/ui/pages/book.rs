use js_sys::{JsString, RegExp};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::app::{Msg, Page, Passage, Term, TermGroup};
use crate::i18n::{Block, Message, Text, Texts};
use crate::rules::{HouseRule, Rules, Section};
use crate::ui::components::{BookSupply, PassageText, Prose, book_link, section_heading};
use crate::ui::context::{Ui, use_ui};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct BookPageProps {
    /// Where it is opened.
    pub(in crate::ui) passage: Option<Passage>,
    /// The word that is looked for.
    pub(in crate::ui) sought: AttrValue,
    /// The house rules in force, if a match is running.
    pub(in crate::ui) agreed: Option<Rules>,
    /// Whether a dialog lies over the page.
    pub(in crate::ui) is_inert: bool,
}

/// The rules and the glossary, to be read.
#[component]
pub(in crate::ui) fn BookPage(props: &BookPageProps) -> Html {
    let ui = use_ui();
    let BookPageProps { passage, sought, agreed, is_inert } = props;
    let title = use_node_ref();
    let has_book = ui.texts.has_book();
    {
        let (title, focus) = (title.clone(), ui.focus.clone());
        let is_new = use_mut_ref(|| true);
        use_effect_with((*passage, has_book), move |(passage, _)| {
            let is_new = is_new.replace(false);
            match passage {
                Some(passage) => focus.show_passage(*passage),
                // On the way back within the page the browser returns to where the reader was.
                None if is_new => {
                    if let Some(title) = title.cast::<Element>() {
                        focus.give(title);
                    }
                }
                None => {}
            }
        });
    }
    {
        let (passage, focus) = (*passage, ui.focus.clone());
        use_effect_with(sought.is_empty(), move |&is_all_shown| {
            // A link to the passage that the page is open at ends the search, and leads to it; whoever
            // empties the field goes on writing.
            let is_writing = focus.focused().is_some_and(|active| active.tag_name() == "INPUT");
            if let Some(passage) = passage.filter(|_| is_all_shown && !is_writing) {
                focus.show_passage(passage);
            }
        });
    }
    let index = use_memo(ui.texts.clone(), |texts| Index::new(texts));
    let found = index.find(sought);
    let count = found.as_ref().map(|found| u16::try_from(found.len()).unwrap_or(u16::MAX));
    let is_shown = |passage: Passage| found.as_ref().is_none_or(|found| found.contains(&passage));
    let reader = Reader { ui: &ui, agreed: *agreed, is_shown: &is_shown };
    html! {
        <main class="kos-page kos-book" data-screen="book" inert={*is_inert}>
            <h1 ref={title} class="kos-title" tabindex="-1">{ ui.text(Text::RulesAndGlossary) }</h1>
            <div class="kos-book__tools">
                <button type="button" class="kos-button" data-action="back"
                    onclick={ui.press(Msg::Visit(Page::Table))}>{ ui.text(Text::PackBack) }</button>
                { field(&ui, sought) }
                <p class="kos-book__count" role="status">
                    if let Some(passages) = count {
                        { ui.say(Message::PassagesFound { passages }) }
                    }
                </p>
            </div>
            if has_book {
                <nav class="kos-book__contents" aria-label={ui.text(Text::Contents)}>
                    { contents(&ui) }
                </nav>
                <article class="kos-sheet kos-book__text">
                    if found.is_none() { { beginning(&ui) } }
                    { for Section::chapters().map(|chapter| reader.chapter(chapter)) }
                    { reader.glossary() }
                </article>
            } else {
                { part!(BookSupply) }
            }
        </main>
    }
}

/// The field for the word that is looked for.
fn field(ui: &Ui, sought: &AttrValue) -> Html {
    let dispatch = ui.dispatch.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            dispatch.emit(Msg::SoughtChanged(input.value()));
        }
    });
    html! {
        <div class="kos-book__seek">
            <input type="search" class="kos-field__input" value={sought} {oninput}
                aria-label={ui.text(Text::SeekWord)} placeholder={ui.text(Text::SeekWord)}
                autocomplete="off" spellcheck="false" enterkeyhint="search" />
        </div>
    }
}

fn contents(ui: &Ui) -> Html {
    let entry = |number: Html, heading: &str, passage: Passage| {
        html! {
            <li class="kos-book__entry">
                <span class="kos-book__number" aria-hidden="true">{ number }</span>
                { book_link(ui, heading, passage, "kos-book__link") }
            </li>
        }
    };
    let chapter = |chapter: Section| {
        let heading = ui.texts.chapter(chapter);
        entry(html! { chapter.chapter() }, &heading, Passage::Section(chapter))
    };
    html! {
        <ul class="kos-book__entries" role="list">
            { for Section::chapters().map(chapter) }
            { entry(Html::default(), &ui.text(Text::Glossary), Passage::Glossary) }
        </ul>
    }
}

/// What stands before the first chapter.
fn beginning(ui: &Ui) -> Html {
    let (heading, text) = ui.texts.in_short();
    html! {
        <>
            { part!(Prose {
                blocks: ui.texts.introduction(),
                label: ui.text(Text::RulesAndGlossary),
                is_in_book: true,
            }) }
            <section class="kos-book__chapter">
                <h2 class="kos-heading">{ heading.clone() }</h2>
                { part!(Prose { blocks: text, label: heading, is_in_book: true }) }
            </section>
        </>
    }
}

/// The address of a passage within the page.
fn mark(passage: Passage) -> String {
    Page::Book(Some(passage)).to_string()
}

/// Draws what is to be shown of the book.
struct Reader<'a> {
    ui: &'a Ui,
    agreed: Option<Rules>,
    is_shown: &'a dyn Fn(Passage) -> bool,
}

impl Reader<'_> {
    fn text(&self, passage: Passage) -> Html {
        part!(PassageText { passage, agreed: self.agreed, is_in_book: true })
    }

    fn chapter(&self, chapter: Section) -> Html {
        let is_shown = |section: &Section| (self.is_shown)(Passage::Section(*section));
        let paragraphs: Vec<Section> =
            Section::paragraphs(chapter.chapter()).filter(is_shown).collect();
        let has_text = is_shown(&chapter) && !self.ui.texts.rule(chapter).is_empty();
        if !has_text && paragraphs.is_empty() {
            return Html::default();
        }
        let passage = Passage::Section(chapter);
        let paragraph = |section: Section| {
            let passage = Passage::Section(section);
            html! {
                <section class="kos-book__paragraph" key={section.to_string()}>
                    <h3 class="kos-book__label" data-passage={mark(passage)} tabindex="-1">
                        { section.to_string() }
                    </h3>
                    <div class="kos-book__words">{ self.text(passage) }</div>
                </section>
            }
        };
        html! {
            <section class="kos-book__chapter" key={chapter.chapter()}>
                <h2 class="kos-heading" data-passage={mark(passage)} tabindex="-1">
                    { section_heading(self.ui, chapter) }
                </h2>
                if has_text { { self.text(passage) } }
                { for paragraphs.into_iter().map(paragraph) }
            </section>
        }
    }

    fn glossary(&self) -> Html {
        let is_shown = |term: &Term| (self.is_shown)(Passage::Term(*term));
        let entry = |term: Term| {
            let passage = Passage::Term(term);
            html! {
                <div class="kos-book__term" key={term.name()}>
                    <dt class="kos-book__name" data-passage={mark(passage)} tabindex="-1">
                        <dfn>{ self.ui.texts.term(term) }</dfn>
                    </dt>
                    <dd class="kos-book__meaning">{ self.text(passage) }</dd>
                </div>
            }
        };
        let group = |group: TermGroup| {
            let terms: Vec<Term> = group.terms().iter().copied().filter(is_shown).collect();
            if terms.is_empty() {
                return Html::default();
            }
            html! {
                <section class="kos-book__group" key={group.name()}>
                    <h3 class="kos-heading kos-heading--small">
                        { self.ui.texts.term_group(group) }
                    </h3>
                    <dl class="kos-book__terms">{ for terms.into_iter().map(entry) }</dl>
                </section>
            }
        };
        if !Term::all().any(|term| is_shown(&term)) {
            return Html::default();
        }
        html! {
            <section class="kos-book__chapter" key="glossary">
                <h2 class="kos-heading" data-passage={mark(Passage::Glossary)} tabindex="-1">
                    { self.ui.text(Text::Glossary) }
                </h2>
                { for TermGroup::ALL.iter().copied().map(group) }
            </section>
        }
    }
}

/// All passages with their words, to find one by.
struct Index(Vec<(Passage, String)>);

impl Index {
    fn new(texts: &Texts) -> Self {
        let section = |section: Section| {
            let mut words = vec![section.to_string(), texts.chapter(section)];
            add(&mut words, &texts.rule(section));
            if section == Section::new(12, 0) {
                for rule in HouseRule::ALL {
                    words.push(texts.house_rule(rule));
                    add(&mut words, &texts.house_rule_in_full(rule));
                }
            }
            (Passage::Section(section), words)
        };
        let term = |term: Term| {
            let mut words = vec![texts.term(term)];
            add(&mut words, &texts.meaning(term));
            (Passage::Term(term), words)
        };
        // A chapter without words of its own is found by its paragraphs.
        let sections = Section::all().filter(|section| !texts.rule(*section).is_empty());
        let passages = sections.map(section).chain(Term::all().map(term));
        Self(passages.map(|(passage, words)| (passage, fold(&words.join("\n")))).collect())
    }

    /// Where a word stands; `None` if none is looked for.
    fn find(&self, sought: &str) -> Option<Vec<Passage>> {
        let sought = sought.trim();
        let folded = fold(sought);
        let has_it = |(_, words): &&(Passage, String)| words.contains(&folded);
        (!sought.is_empty())
            .then(|| self.0.iter().filter(has_it).map(|(passage, _)| *passage).collect())
    }
}

/// Adds the words of a text, a line for each paragraph and cell.
fn add(words: &mut Vec<String>, blocks: &[Block]) {
    for block in blocks {
        words.push(block.spans().map(crate::i18n::Span::text).collect());
    }
}

/// A text as it is compared: whoever looks for "Skus" means "Sküs", and full-width letters are as good
/// as others.
fn fold(text: &str) -> String {
    let marks = RegExp::new("[\u{300}-\u{36f}]", "g");
    JsString::from(text).normalize("NFKD").replace_by_pattern(&marks, "").to_lower_case().into()
}
