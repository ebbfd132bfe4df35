use yew::prelude::*;

use crate::app::{DealScene, Dialog, Msg, Overview, Page, Player};
use crate::cards::CardSet;
use crate::i18n::{Help, HelpMessage, HistoryMessage, HistoryText, Message, ShuffleText, Text};
use crate::rules::Accounts;
use crate::ui::components::{
    CardList, Heading, NextShuffle, NoteText, ScoreSheet, SettlementGrid, ShareButton, Versus,
    deal_title,
};
use crate::ui::context::{Ui, use_ui};
use crate::ui::keys::MAIN;

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct ResultPageProps {
    pub(in crate::ui) scene: Box<DealScene>,
    pub(in crate::ui) overview: Overview,
    /// Whether a dialog lies over the page.
    pub(in crate::ui) is_inert: bool,
}

/// The result of a deal: the settlement, the match so far, and every card.
#[component]
pub(in crate::ui) fn ResultPage(props: &ResultPageProps) -> Html {
    let ui = use_ui();
    let ResultPageProps { scene, overview, is_inert } = props;
    let title = match scene.lesson {
        Some(_) => ui.texts.help(Help::Lesson),
        None => deal_title(&ui, overview),
    };
    let accounts = scene.public.accounts.as_ref();
    let on = match overview.is_complete {
        _ if overview.is_match_waiting => ui.texts.history(HistoryText::ReplayBack),
        true => ui.text(Text::EndOfMatch),
        false => ui.text(Text::NextDeal),
    };
    html! {
        <main class="kos-page" data-screen="result" inert={*is_inert}>
            { verdict(&ui, scene, title) }
            { part!(NextShuffle { overview: overview.clone() }) }
            if let Some(lesson) = &scene.lesson {
                <section class="kos-sheet kos-stack kos-lesson" aria-label={ui.texts.help(Help::LessonHeading)}>
                    for note in lesson.notes { { part!(NoteText { note: *note }) } }
                </section>
            }
            <div class="kos-columns">
                if let Some(accounts) = accounts {
                    <section class="kos-sheet kos-stack kos-stack--loose">
                        { score(&ui, scene, accounts) }
                        <div class="kos-row">
                            <button type="button" class="kos-button" data-action="count"
                                aria-haspopup="dialog" onclick={ui.press(Msg::Show(Some(COUNTING)))}>
                                { ui.texts.help(Help::CountCards) }
                            </button>
                        </div>
                        { part!(SettlementGrid {
                            dealer: scene.dealer,
                            settlement: accounts.settlement.clone(),
                        }) }
                        { hints_used(&ui, scene) }
                    </section>
                }
                <section class="kos-sheet kos-stack kos-stack--loose">
                    { part!(ScoreSheet { sheet: overview.sheet.clone() }) }
                    <div class="kos-row kos-links">{ link(&ui, SHEET) }</div>
                </section>
            </div>
            { links(&ui, overview) }
            if let Some(accounts) = accounts {
                { all_cards(&ui, scene.dealer, accounts) }
            }
            <footer class="kos-sticky-foot kos-row kos-row--end">
                { dialog_button(&ui, ("menu", Text::Menu, Dialog::Menu)) }
                if scene.lesson.is_some() {
                    <button type="button" class="kos-button" data-action="learn"
                        onclick={ui.press(Msg::Learn)}>{ ui.texts.help(Help::LessonAgain) }</button>
                    <button type="button" class="kos-button kos-button--primary"
                        data-action="lesson-done" onclick={ui.press(Msg::Leave)}>
                        { ui.texts.help(Help::LessonDone) }
                    </button>
                } else {
                    if !(overview.is_given || overview.is_complete) {
                        <button type="button" class="kos-button"
                            onclick={ui.press(Msg::Show(Some(Dialog::EndMatch)))}>
                            { ui.text(Text::EndMatch) }
                        </button>
                    }
                    <button type="button" class="kos-button kos-button--primary"
                        aria-keyshortcuts={ui.key(MAIN)} onclick={ui.press(Msg::Continue)}>
                        { on }
                    </button>
                }
            </footer>
        </main>
    }
}

/// A way to something else: what it is called in the document, its text, and where it leads.
type Link = (&'static str, HistoryText, Msg);

/// To the sheet alone, on paper or as a file.
const SHEET: Link = ("sheet", HistoryText::PrintOrSave, Msg::Show(Some(Dialog::ScoreSheet)));

fn link(ui: &Ui, (action, text, msg): Link) -> Html {
    html! {
        <button type="button" class="kos-button" data-action={action} onclick={ui.press(msg)}>
            { ui.texts.history(text) }
        </button>
    }
}

/// What the bar has at the table, and is wanted here as well.
pub(super) fn dialog_button(ui: &Ui, (action, text, dialog): (&str, Text, Dialog)) -> Html {
    html! {
        <button type="button" class="kos-button" data-action={action.to_owned()}
            aria-haspopup="dialog" onclick={ui.press(Msg::Show(Some(dialog)))}>
            { ui.text(text) }
        </button>
    }
}

/// The ways to the deal once more, and to what is asked for in every place.
fn links(ui: &Ui, overview: &Overview) -> Html {
    let place = u16::try_from(overview.sheet.lines.len()).unwrap_or(u16::MAX);
    html! {
        <div class="kos-row kos-links">
            { link(ui, ("replay", HistoryText::Replay, Msg::Visit(Page::Replay(place)))) }
            { link(ui, ("log", HistoryText::LogOfDeal, Msg::Show(Some(Dialog::Log)))) }
            { part!(ShareButton { number: place }) }
            { dialog_button(ui, ("settings", Text::Settings, Dialog::Settings)) }
            <button type="button" class="kos-button" data-action="shuffle"
                onclick={ui.press(Msg::Visit(Page::Shuffle(place)))}>
                { ui.texts.shuffle(ShuffleText::Check) }
            </button>
        </div>
    }
}

fn verdict(ui: &Ui, scene: &DealScene, title: String) -> Html {
    let taken_back = (scene.taken_back > 0).then(|| {
        let times = ui.texts.history_of(HistoryMessage::TakenBack { times: scene.taken_back });
        html! { <p class="kos-text kos-soft">{ times }</p> }
    });
    let Some(accounts) = &scene.public.accounts else {
        return html! {
            <header class="kos-verdict">
                <p class="kos-text kos-soft">{ title }</p>
                { part!(Heading { level: 1, class: "kos-title", text: ui.text(Text::PassedIn) }) }
                <p class="kos-text">{ ui.text(Text::PassedInExplained) }</p>
                { taken_back }
            </header>
        };
    };
    let settlement = &accounts.settlement;
    let declarer = ui.cast.addressee(Player::at(settlement.bargain.declarer, scene.dealer));
    let one = settlement.total[Player::One.seat(scene.dealer)];
    let heading = match one.number() {
        0 => ui.text(Text::DealEven),
        points => {
            let winner = if points > 0 { Player::One } else { Player::Two };
            let points = settlement.total[winner.seat(scene.dealer)];
            ui.say(Message::DealWon { player: ui.cast.addressee(winner), points })
        }
    };
    let bargain = ui.texts.bargain(&settlement.bargain, declarer);
    let title = ui.say(Message::TitleAndBargain { title: &title, bargain: &bargain });
    html! {
        <header class="kos-verdict">
            <p class="kos-text kos-soft">{ title }</p>
            { part!(Heading { level: 1, class: "kos-title", text: heading }) }
            { taken_back }
        </header>
    }
}

/// The counting at its beginning.
const COUNTING: Dialog = Dialog::Counting { step: 0 };

/// How many hints were given, if there were any.
fn hints_used(ui: &Ui, scene: &DealScene) -> Html {
    let used = |player: Player| {
        let (player, hints) = (ui.cast.name(player), scene.hints[player]);
        (hints > 0).then(|| ui.texts.help_with(HelpMessage::HintsUsed { player, hints }))
    };
    let used: Vec<String> = Player::ALL.into_iter().filter_map(used).collect();
    html! {
        if !used.is_empty() {
            <p class="kos-text kos-soft" data-hints="true">{ used.join(" · ") }</p>
        }
    }
}

fn score(ui: &Ui, scene: &DealScene, accounts: &Accounts) -> Html {
    let side = |player: Player| {
        let seat = player.seat(scene.dealer);
        let points = accounts.settlement.card_points[seat];
        let tricks = accounts.settlement.tricks[seat];
        let who = ui.say(Message::NameWithTricks { player: ui.cast.name(player), tricks });
        (points.rounded().to_string(), who)
    };
    part!(Versus { label: ui.text(Text::CardPoints), sides: Player::ALL.map(side) })
}

/// Every card of the deal, where it lay.
fn all_cards(ui: &Ui, dealer: Player, accounts: &Accounts) -> Html {
    let part = |label: String, cards: CardSet| {
        html! {
            if !cards.is_empty() {
                <div class="kos-stack kos-stack--tight">
                    <h4 class="kos-label">{ label.clone() }</h4>
                    { part!(CardList { cards, label }) }
                </div>
            }
        }
    };
    let side = |player: Player| {
        let seat = player.seat(dealer);
        let addressee = ui.cast.addressee(player);
        html! {
            <section class="kos-stack" key={player as usize}>
                <h3 class="kos-heading kos-heading--small">{ ui.cast.name(player) }</h3>
                { part(ui.say(Message::HandAtLead { player: addressee }), accounts.hands[seat]) }
                { part(ui.say(Message::DiscardsHeading { player: addressee }),
                    accounts.discards[seat]) }
                { part(ui.say(Message::UntakenHeading { player: addressee }),
                    accounts.untaken[seat]) }
            </section>
        }
    };
    let left = accounts.left_in_talon;
    html! {
        <section class="kos-sheet kos-stack kos-stack--loose">
            <h2 class="kos-heading">{ ui.text(Text::AllCards) }</h2>
            <div class="kos-columns">{ for Player::ALL.into_iter().map(side) }</div>
            <section class="kos-stack">
                <h3 class="kos-heading kos-heading--small">{ ui.text(Text::CossackTalon) }</h3>
                { part(ui.text(Text::LeftInTalon), left) }
            </section>
        </section>
    }
}
