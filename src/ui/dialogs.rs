use yew::prelude::*;

use super::components::{
    BookSupply, CountingView, Heading, KeyList, Log, PassageText, ScoreSheet, ShareView,
    SheetTools, TrickView, look_up_section, section_heading,
};
use super::context::{Ui, use_ui};
use super::settings::Settings;
use crate::app::{DealLog, Dialog, Front, KeptMsg, Msg, Overview, Page, Passage, Scene, Share};
use crate::i18n::{CodeText, Help, HistoryText, KeptText, Text};
use crate::rules::{BonusSet, HouseRule, Move, Setting};

#[derive(PartialEq, Properties)]
pub(super) struct DialogViewProps {
    pub(super) dialog: Dialog,
    /// Whether there is a way back in it.
    pub(super) can_look_back: bool,
    /// The match, if there is one.
    pub(super) overview: Option<Overview>,
    /// The log of the deal, if that is what it shows.
    pub(super) log: Option<DealLog>,
    /// The deal that is passed on, if that is what it is for.
    pub(super) share: Option<Share>,
    /// What it lies over.
    pub(super) scene: Scene,
}

/// The dialog that lies over the table. Escape closes it: the root hears that. A button in it that is
/// gone when it has been pressed leaves the focus to the heading.
#[component]
pub(super) fn DialogView(props: &DialogViewProps) -> Html {
    let ui = use_ui();
    let DialogViewProps { dialog, can_look_back, overview, log, share, scene } = props;
    let close = ui.press(Msg::Show(None));
    let place = use_node_ref();
    {
        let (place, focus) = (place.clone(), ui.focus.clone());
        use_effect(move || focus.give_to_heading_if_lost(&place));
    }
    let heading = heading(&ui, *dialog);
    let is_match_waiting = overview.as_ref().is_some_and(|overview| overview.is_match_waiting);
    let asked = |usual: Text, with_one_waiting: CodeText| {
        if is_match_waiting { ui.texts.code(with_one_waiting) } else { ui.text(usual) }
    };
    let body = match dialog {
        Dialog::LastTrick => Some(last_trick(&ui, scene)),
        Dialog::Log => log.as_ref().map(|log| log_of_deal(&ui, log, overview.as_ref())),
        Dialog::Share(_) => share.as_ref().map(|share| part!(ShareView { share: share.clone() })),
        Dialog::ScoreSheet => overview.as_ref().map(score_sheet),
        Dialog::Rules => overview.as_ref().map(|overview| house_rules(&ui, overview)),
        Dialog::LookUp(passage) => Some(look_up_passage(&ui, *passage, overview.as_ref())),
        Dialog::Settings => Some(part!(Settings)),
        Dialog::Menu => Some(menu(&ui)),
        Dialog::Keys => Some(part!(KeyList)),
        Dialog::EndMatch => {
            let asked = asked(Text::EndMatchQuestion, CodeText::EndQuestion);
            let end = (ui.text(Text::EndMatch), Msg::EndMatch);
            Some(question(&ui, asked, end, ui.text(Text::Stay)))
        }
        Dialog::NewMatch => {
            let asked = asked(Text::NewMatchReplaces, CodeText::BothGivenUp);
            let begin = (ui.text(Text::NewMatch), Msg::Start);
            Some(question(&ui, asked, begin, ui.text(Text::Stay)))
        }
        Dialog::DeleteStatistics => Some(question(
            &ui,
            ui.texts.kept(KeptText::DeleteStatisticsQuestion),
            (ui.texts.kept(KeptText::DeleteStatistics), Msg::Kept(KeptMsg::DeleteStatistics)),
            ui.texts.kept(KeptText::Cancel),
        )),
        Dialog::DeleteAll => Some(question(
            &ui,
            ui.texts.kept(KeptText::DeleteAllQuestion),
            (ui.texts.kept(KeptText::DeleteAll), Msg::Kept(KeptMsg::DeleteAll)),
            ui.texts.kept(KeptText::Cancel),
        )),
        Dialog::GivesAway { ply, action, bonuses } => {
            Some(gives_away(&ui, scene, *ply, *action, *bonuses))
        }
        Dialog::Counting { step } => counting(scene, *step),
    };
    // What is looked up next is read from its beginning; the rest stays as it is, in another language too.
    let passage = match dialog {
        Dialog::LookUp(passage) => Page::Book(Some(*passage)).to_string(),
        _ => String::new(),
    };
    let is_log = *dialog == Dialog::Log;
    html! {
        <div ref={place} class="kos-veil">
            <section class="kos-dialog" role="dialog" aria-modal="true"
                aria-label={heading.clone()}>
                <div class="kos-dialog__head">
                    if *can_look_back { { back(&ui) } }
                    { part!(Heading { text: heading.clone() }) }
                    <button type="button" class="kos-button kos-button--quiet" onclick={close}>
                        { ui.text(Text::Close) }
                    </button>
                </div>
                // A log has nothing to be pressed by which the keyboard could scroll it.
                <div class="kos-dialog__body" key={passage}
                    tabindex={is_log.then_some("0")} role={is_log.then_some("region")}
                    aria-label={is_log.then(|| heading.clone())}>{ body }</div>
            </section>
        </div>
    }
}

/// The button that leads back to where something was looked up.
fn back(ui: &Ui) -> Html {
    html! {
        <button type="button" class="kos-tool kos-dialog__back" data-action="look-up-back"
            aria-label={ui.text(Text::LookUpBack)} onclick={ui.press(Msg::LookUpBack)}>
            <svg class="kos-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M14.5 5l-7 7 7 7" />
            </svg>
        </button>
    }
}

fn heading(ui: &Ui, dialog: Dialog) -> String {
    ui.text(match dialog {
        Dialog::LookUp(Passage::Section(section)) => return section_heading(ui, section),
        Dialog::LookUp(Passage::Term(term)) => return ui.texts.term(term),
        Dialog::LookUp(Passage::Glossary) => Text::Glossary,
        Dialog::Log => return ui.texts.history(HistoryText::LogOfDeal),
        Dialog::Share(_) => return ui.texts.code(CodeText::Share),
        Dialog::DeleteStatistics => return ui.texts.kept(KeptText::DeleteStatistics),
        Dialog::DeleteAll => return ui.texts.kept(KeptText::DeleteAll),
        Dialog::GivesAway { .. } => return ui.texts.help(Help::GivesAway),
        Dialog::Counting { .. } => return ui.texts.help(Help::Counting),
        Dialog::LastTrick => Text::LastTrick,
        Dialog::ScoreSheet => Text::ScoreSheet,
        Dialog::Rules => Text::HouseRules,
        Dialog::Settings => Text::Settings,
        Dialog::Menu => Text::Menu,
        Dialog::Keys => Text::Keys,
        Dialog::EndMatch => Text::EndMatch,
        Dialog::NewMatch => Text::NewMatch,
    })
}

/// A passage of the book, and the way to where it stands.
fn look_up_passage(ui: &Ui, passage: Passage, overview: Option<&Overview>) -> Html {
    if !ui.texts.has_book() {
        return part!(BookSupply);
    }
    let agreed = overview.map(|overview| overview.setup.rules);
    html! {
        <>
            { part!(PassageText { passage, agreed }) }
            <div class="kos-row kos-row--end">{ to_book(ui, Text::ReadOn, Some(passage)) }</div>
        </>
    }
}

/// The button that opens the book.
fn to_book(ui: &Ui, text: Text, passage: Option<Passage>) -> Html {
    html! {
        <button type="button" class="kos-button" data-action="book"
            onclick={ui.press(Msg::Visit(Page::Book(passage)))}>{ ui.text(text) }</button>
    }
}

fn last_trick(ui: &Ui, scene: &Scene) -> Html {
    let (Scene::Deal(deal) | Scene::Result(deal)) = scene else { return Html::default() };
    if deal.public.tricks.is_empty() {
        return html! { <p class="kos-text">{ ui.text(Text::NoTrickYet) }</p> };
    }
    let (Front::Player(near) | Front::Curtain(near)) = deal.front;
    part!(TrickView { dealer: deal.dealer, near, tricks: deal.public.tricks, is_last: true })
}

fn log_of_deal(ui: &Ui, log: &DealLog, overview: Option<&Overview>) -> Html {
    let is_given = overview.is_some_and(|overview| overview.is_given);
    html! {
        <>
            if is_given { <p class="kos-text kos-soft">{ ui.texts.code(CodeText::Deal) }</p> }
            { part!(Log { log: log.clone() }) }
        </>
    }
}

/// Whether a move is to be made although it gives away what was announced.
fn gives_away(ui: &Ui, scene: &Scene, ply: u32, action: Move, bonuses: BonusSet) -> Html {
    let Scene::Deal(deal) = scene else { return Html::default() };
    let Some(view) = &deal.own else { return Html::default() };
    let naming = ui.cast.naming(deal.dealer);
    let asked = ui.texts.gives_away(bonuses, action, view.seat, &naming);
    html! {
        <>
            <p class="kos-text">{ asked }</p>
            <div class="kos-row kos-row--end">
                <button type="button" class="kos-button" data-action="give-away"
                    onclick={ui.press(Msg::PlayAnyway { ply, action })}>
                    { ui.texts.help(Help::GivesAwayYes) }
                </button>
                <button type="button" class="kos-button kos-button--primary"
                    data-action="keep-bonus" onclick={ui.press(Msg::Show(None))}>
                    { ui.texts.help(Help::GivesAwayNo) }
                </button>
            </div>
        </>
    }
}

fn counting(scene: &Scene, step: u8) -> Option<Html> {
    let Scene::Result(deal) = scene else { return None };
    let accounts = deal.public.accounts.clone()?;
    Some(part!(CountingView { dealer: deal.dealer, accounts, step }))
}

fn score_sheet(overview: &Overview) -> Html {
    html! {
        <div class="kos-stack kos-print">
            { part!(ScoreSheet { sheet: overview.sheet.clone() }) }
            if !overview.sheet.lines.is_empty() {
                { part!(SheetTools { sheet: overview.sheet.clone() }) }
            }
        </div>
    }
}

/// The house rules in force, one by one.
fn house_rules(ui: &Ui, overview: &Overview) -> Html {
    let rules = overview.setup.rules;
    html! {
        <>
            <dl class="kos-rules">
                for rule in HouseRule::ALL {
                    <div class="kos-rules__item" key={rule as usize}>
                        <dt class="kos-label">{ ui.texts.house_rule(rule) }</dt>
                        <dd class="kos-text">
                            { ui.texts.setting_explained(Setting::of(rule, &rules)) }
                            { ui.texts.sentence_gap() }
                            { look_up_section(ui, rule.section()) }
                        </dd>
                    </div>
                }
            </dl>
            <div class="kos-row kos-row--end">
                { to_book(ui, Text::RulesAndGlossary, None) }
            </div>
        </>
    }
}

fn menu(ui: &Ui) -> Html {
    let entry_named = |text: String, msg: Msg| {
        html! {
            <li class="kos-menu__item">
                <button type="button" class="kos-button kos-button--quiet" onclick={ui.press(msg)}>
                    { text }
                </button>
            </li>
        }
    };
    let entry = |text: Text, msg: Msg| entry_named(ui.text(text), msg);
    html! {
        <ul class="kos-menu" role="list">
            { entry(Text::Rules, Msg::Show(Some(Dialog::Rules))) }
            { entry(Text::RulesAndGlossary, Msg::Visit(Page::Book(None))) }
            { entry(Text::ScoreSheet, Msg::Show(Some(Dialog::ScoreSheet))) }
            { entry_named(ui.texts.history(HistoryText::LogOfDeal), Msg::Show(Some(Dialog::Log))) }
            { entry(Text::Statistics, Msg::Visit(Page::Statistics)) }
            { entry(Text::Settings, Msg::Show(Some(Dialog::Settings))) }
            { entry(Text::Keys, Msg::Show(Some(Dialog::Keys))) }
            { entry(Text::LeaveMatch, Msg::Leave) }
            { entry(Text::EndMatch, Msg::Show(Some(Dialog::EndMatch))) }
        </ul>
    }
}

/// What cannot be taken back is asked once more.
fn question(ui: &Ui, question: String, (answer, msg): (String, Msg), stay: String) -> Html {
    html! {
        <>
            <p class="kos-text">{ question }</p>
            <div class="kos-row kos-row--end">
                <button type="button" class="kos-button" onclick={ui.press(msg)}>
                    { answer }
                </button>
                <button type="button" class="kos-button kos-button--primary"
                    onclick={ui.press(Msg::Show(None))}>{ stay }</button>
            </div>
        </>
    }
}
