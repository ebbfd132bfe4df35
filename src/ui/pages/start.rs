use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::app::{
    CodeMsg, Dialog, MatchLength, MatchSetup, Msg, Opponent, OpponentLevel, Pace, Page, Player,
    Preferences,
};
use crate::cards::Card;
use crate::i18n::{CodeText, Help, Message, Money, Text};
use crate::rules::{HouseRule, Setting};
use crate::ui::components::{About, CardPicture, Choice, Choices, Heading};
use crate::ui::context::{Ui, use_ui};
use crate::ui::language::LanguageChoice;
use crate::ui::settings::pace_text;

/// The lengths of a match that the form offers, in deals.
const LENGTHS: [u16; 3] = [4, 8, 16];
/// What a game point can be worth, in cents.
const STAKES: [u16; 5] = [1, 5, 10, 20, 50];

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct StartPageProps {
    pub(in crate::ui) setup: MatchSetup,
    pub(in crate::ui) can_resume: bool,
    /// Whether what can be resumed is a deal from a code, for whose end another match waits.
    pub(in crate::ui) is_match_waiting: bool,
    /// Whether a dialog lies over the page.
    pub(in crate::ui) is_inert: bool,
}

/// The start screen: what kind of match, and off it goes.
#[component]
pub(in crate::ui) fn StartPage(props: &StartPageProps) -> Html {
    let ui = use_ui();
    let StartPageProps { setup, can_resume, is_match_waiting, is_inert } = props;
    let start = if *can_resume { Text::NewMatch } else { Text::StartMatch };
    let start_button = |action: &'static str| {
        let class = classes!(
            "kos-button",
            "kos-button--large",
            (!*can_resume).then_some("kos-button--primary")
        );
        html! {
            <button type="button" {class} data-action={action} onclick={ui.press(Msg::Start)}>
                { ui.text(start) }
            </button>
        }
    };
    html! {
        <main class="kos-page" data-screen="start" inert={*is_inert}>
            <header class="kos-hero">
                { part!(LanguageChoice { name: "language" }) }
                { part!(Heading { level: 1, class: "kos-title", text: ui.text(Text::Kosakeln) }) }
                <p class="kos-lead">{ ui.text(Text::Tagline) }</p>
                { part!(Fan) }
                <div class="kos-hero__go">
                    if *can_resume {
                        <button type="button" data-action="continue"
                            class="kos-button kos-button--primary kos-button--large"
                            onclick={ui.press(Msg::Resume)}>{ ui.text(Text::ContinueMatch) }</button>
                    }
                    { start_button("start") }
                    <button type="button" data-action="learn" class="kos-button kos-button--large"
                        onclick={ui.press(Msg::Learn)}>
                        { ui.texts.help(Help::Learn) }
                    </button>
                    <div class="kos-hero__beside">
                        <button type="button" class="kos-button kos-button--quiet" data-action="day"
                            onclick={ui.press(Msg::Code(CodeMsg::AskDay))}>
                            { ui.texts.code(CodeText::Day) }
                        </button>
                        <button type="button" class="kos-button kos-button--quiet"
                            data-action="settings"
                            onclick={ui.press(Msg::Show(Some(Dialog::Settings)))}>
                            { ui.text(Text::Settings) }
                        </button>
                    </div>
                </div>
                <p class="kos-text kos-soft">{ ui.texts.help(Help::LearnNote) }</p>
                if *can_resume {
                    <p class="kos-text kos-soft">
                        if *is_match_waiting {
                            { ui.texts.code(CodeText::BothGivenUp) }
                        } else {
                            { ui.text(Text::NewMatchReplaces) }
                        }
                    </p>
                }
            </header>
            <form class="kos-sheet kos-form" aria-label={ui.text(Text::NewMatch)}
                onsubmit={start_on_submit(&ui)}>
                <div class="kos-form__part">
                    { opponent(&ui, setup) }
                    if setup.opponent == Opponent::Computer { { level(&ui, setup) } }
                    { names(&ui, setup) }
                </div>
                <div class="kos-form__part">
                    { exchange(&ui, setup) }
                    { length(&ui, setup) }
                    if setup.opponent == Opponent::Computer { { pace(&ui) } }
                </div>
                { house_rules(&ui, setup) }
                <div class="kos-form__go">
                    <button type="submit" data-action="start-form"
                        class="kos-button kos-button--primary kos-button--large">
                        { ui.text(start) }
                    </button>
                </div>
            </form>
            <footer class="kos-row kos-foot">
                <button type="button" class="kos-button kos-button--quiet" data-action="code"
                    onclick={ui.press(Msg::Visit(Page::Code))}>
                    { ui.texts.code(CodeText::PlayCode) }
                </button>
                <button type="button" class="kos-button kos-button--quiet" data-action="statistics"
                    onclick={ui.press(Msg::Visit(Page::Statistics))}>
                    { ui.text(Text::Statistics) }
                </button>
                <button type="button" class="kos-button kos-button--quiet" data-action="book"
                    onclick={ui.press(Msg::Visit(Page::Book(None)))}>
                    { ui.text(Text::RulesAndGlossary) }
                </button>
                <button type="button" class="kos-button kos-button--quiet" data-action="pack"
                    onclick={ui.press(Msg::Visit(Page::Pack))}>{ ui.text(Text::ThePack) }</button>
                <button type="button" class="kos-button kos-button--quiet" data-action="kept"
                    onclick={ui.press(Msg::Visit(Page::Kept))}>{ ui.text(Text::Kept) }</button>
                { part!(About) }
            </footer>
        </main>
    }
}

/// Five cards for the eye.
#[component]
fn Fan() -> Html {
    let codes = ["T1", "HK", "T22", "T21", "SQ"];
    let cards = codes.into_iter().filter_map(|code| code.parse::<Card>().ok());
    html! {
        <ul class="kos-fan" role="list" aria-hidden="true">
            for card in cards {
                <li class="kos-fan__item">{ part!(CardPicture { card, is_hidden: true }) }</li>
            }
        </ul>
    }
}

/// Enter in a field starts the match, as it submits any form.
fn start_on_submit(ui: &Ui) -> Callback<SubmitEvent> {
    let dispatch = ui.dispatch.clone();
    Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        dispatch.emit(Msg::Start);
    })
}

/// The message that the form has changed to `setup`.
fn changed(setup: &MatchSetup, change: impl FnOnce(&mut MatchSetup)) -> Msg {
    let mut setup = Box::new(setup.clone());
    change(&mut setup);
    Msg::SetupChanged(setup)
}

pub(super) fn opponent(ui: &Ui, setup: &MatchSetup) -> Html {
    let choice = |opponent, label, note| Choice {
        label: ui.text(label),
        note: Some(ui.text(note)),
        is_on: setup.opponent == opponent,
        onchange: ui.send(changed(setup, |setup| setup.opponent = opponent)),
    };
    let choices = vec![
        choice(Opponent::Computer, Text::AgainstComputer, Text::AgainstComputerExplained),
        choice(Opponent::Friend, Text::TwoPlayersHere, Text::TwoPlayersHereExplained),
    ];
    part!(Choices { name: "opponent", legend: ui.text(Text::Opponent), choices })
}

pub(super) fn level(ui: &Ui, setup: &MatchSetup) -> Html {
    let choice = |level: OpponentLevel| Choice {
        label: ui.texts.level(level),
        note: Some(ui.texts.level_explained(level)),
        is_on: setup.level == level,
        onchange: ui.send(changed(setup, |setup| setup.level = level)),
    };
    let choices: Vec<Choice> = OpponentLevel::ALL.into_iter().map(choice).collect();
    part!(Choices { name: "level", legend: ui.text(Text::ComputersStrength), choices })
}

pub(super) fn names(ui: &Ui, setup: &MatchSetup) -> Html {
    let field = |player: Player, label: Text| {
        let (dispatch, setup_before) = (ui.dispatch.clone(), setup.clone());
        let oninput = Callback::from(move |event: InputEvent| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
            dispatch.emit(changed(&setup_before, |setup| setup.names[player] = input.value()));
        });
        html! {
            <label class="kos-field" key={player as usize}>
                <span class="kos-field__label">{ ui.text(label) }</span>
                <input class="kos-field__input" type="text" autocomplete="off" maxlength="24"
                    value={setup.names[player].clone()} {oninput} />
            </label>
        }
    };
    match setup.opponent {
        Opponent::Computer => field(Player::One, Text::YourName),
        Opponent::Friend => html! {
            <div class="kos-form__pair">
                { field(Player::One, Text::FirstPlayersName) }
                { field(Player::Two, Text::SecondPlayersName) }
            </div>
        },
    }
}

fn exchange(ui: &Ui, setup: &MatchSetup) -> Html {
    let rules = setup.rules;
    let choices: Vec<Choice> = HouseRule::Exchange
        .settings()
        .iter()
        .map(|setting| Choice {
            label: ui.texts.setting(*setting),
            note: Some(ui.texts.setting_explained(*setting)),
            is_on: Setting::of(HouseRule::Exchange, &rules) == *setting,
            onchange: ui.send(changed(setup, |setup| setup.rules = setting.applied_to(rules))),
        })
        .collect();
    part!(Choices { name: "exchange", legend: ui.text(Text::ExchangeVariant), choices })
}

fn length(ui: &Ui, setup: &MatchSetup) -> Html {
    let choice = |length: MatchLength| Choice {
        label: match length {
            MatchLength::Deals(deals) => ui.say(Message::NumberOfDeals { deals }),
            MatchLength::Open => ui.text(Text::OpenEnded),
        },
        note: None,
        is_on: setup.length == length,
        onchange: ui.send(changed(setup, |setup| setup.length = length)),
    };
    let lengths = LENGTHS.map(MatchLength::Deals).into_iter().chain([MatchLength::Open]);
    let choices: Vec<Choice> = lengths.map(choice).collect();
    part!(Choices {
        name: "length",
        legend: ui.text(Text::LengthOfMatch),
        choices,
        is_in_row: true,
    })
}

/// The computer's pace, which the settings have too.
fn pace(ui: &Ui) -> Html {
    let choice = |pace: Pace| Choice {
        label: ui.text(pace_text(pace)),
        note: None,
        is_on: ui.preferences.computer == pace,
        onchange: ui
            .send(Msg::PreferencesChanged(Preferences { computer: pace, ..ui.preferences })),
    };
    let choices: Vec<Choice> = Pace::ALL.into_iter().map(choice).collect();
    part!(Choices { name: "pace", legend: ui.text(Text::ComputersPace), choices, is_in_row: true })
}

fn house_rules(ui: &Ui, setup: &MatchSetup) -> Html {
    let rules = setup.rules;
    let others = HouseRule::ALL.into_iter().filter(|rule| *rule != HouseRule::Exchange);
    let field = |rule: HouseRule| {
        let (dispatch, setup_before) = (ui.dispatch.clone(), setup.clone());
        let onchange = Callback::from(move |event: Event| {
            let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else { return };
            let chosen = usize::try_from(select.selected_index()).unwrap_or_default();
            if let Some(setting) = rule.settings().get(chosen) {
                let rules = setting.applied_to(setup_before.rules);
                dispatch.emit(changed(&setup_before, |setup| setup.rules = rules));
            }
        });
        let current = Setting::of(rule, &rules);
        html! {
            <label class="kos-field" key={rule as usize}>
                <span class="kos-field__label">{ ui.texts.house_rule(rule) }</span>
                <select class="kos-field__input" {onchange}>
                    for setting in rule.settings().iter().copied() {
                        <option selected={current == setting}>{ ui.texts.setting(setting) }</option>
                    }
                </select>
                <span class="kos-field__note">{ ui.texts.setting_explained(current) }</span>
            </label>
        }
    };
    html! {
        <details class="kos-details">
            <summary class="kos-details__summary">{ ui.text(Text::HouseRules) }</summary>
            <div class="kos-details__body">
                <p class="kos-text kos-soft">{ ui.text(Text::HouseRulesHint) }</p>
                <div class="kos-form__pair">
                    { for others.map(field) }
                    { stake(ui, setup) }
                </div>
            </div>
        </details>
    }
}

/// What a game point is worth, or that no money is counted.
fn stake(ui: &Ui, setup: &MatchSetup) -> Html {
    let (dispatch, setup_before) = (ui.dispatch.clone(), setup.clone());
    let onchange = Callback::from(move |event: Event| {
        let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else { return };
        let chosen = usize::try_from(select.selected_index()).unwrap_or_default();
        let cents = chosen.checked_sub(1).and_then(|place| STAKES.get(place)).copied();
        dispatch.emit(changed(&setup_before, |setup| setup.cents_a_point = cents));
    });
    let option = |cents: u16| {
        let money = Money::from_cents(cents.into());
        html! {
            <option selected={setup.cents_a_point == Some(cents)}>
                { ui.say(Message::MoneyPerPoint { money }) }
            </option>
        }
    };
    html! {
        <label class="kos-field">
            <span class="kos-field__label">{ ui.text(Text::HardScore) }</span>
            <select class="kos-field__input" {onchange}>
                <option selected={setup.cents_a_point.is_none()}>{ ui.text(Text::NoMoney) }</option>
                { for STAKES.into_iter().map(option) }
            </select>
        </label>
    }
}
