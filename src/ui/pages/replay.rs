use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::app::{CodeMsg, Msg, Page, Player, ReplayScene, Sheet};
use crate::cards::{Card, CardSet};
use crate::i18n::{CodeText, HistoryMessage, HistoryText, Message, ShuffleText, Text};
use crate::rules::{Phase, TalonView};
use crate::ui::components::{
    CardList, CardPicture, Heading, Log, Plate, SettlementGrid, ShareButton, TrickView,
};
use crate::ui::context::{Ui, use_ui};
use crate::ui::told::log_line;

/// The steps: what they are called in the document, their icon (an outline on a grid of 24), and
/// their text. The slider stands between the second and the third.
const STEPS: [(&str, &str, HistoryText); 4] = [
    ("first", "M6 5v14M19 5l-9 7 9 7", HistoryText::ReplayFirst),
    ("backward", "M15 5l-7 7 7 7", HistoryText::ReplayBackward),
    ("forward", "M9 5l7 7-7 7", HistoryText::ReplayForward),
    ("last", "M18 5v14M5 5l9 7-9 7", HistoryText::ReplayLast),
];

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct ReplayPageProps {
    /// The number of the deal's line in the score sheet, from 1; 0 if it comes from a code.
    pub(in crate::ui) number: u16,
    /// The deal, if there is one.
    pub(in crate::ui) replay: Option<Box<ReplayScene>>,
    /// The score sheet of the match.
    pub(in crate::ui) sheet: Option<Sheet>,
    /// Whether a dialog lies over the page.
    pub(in crate::ui) is_inert: bool,
}

/// A past deal, move by move, with all cards open.
#[component]
pub(in crate::ui) fn ReplayPage(props: &ReplayPageProps) -> Html {
    let ui = use_ui();
    let ReplayPageProps { number, replay, sheet, is_inert } = props;
    // Not of the match, but from a code.
    let is_given = *number == 0;
    let (back, text) = if is_given {
        (Msg::Code(CodeMsg::Replay(false)), ui.texts.code(CodeText::BackToCode))
    } else {
        (Msg::Visit(Page::Table), ui.texts.history(HistoryText::ReplayBack))
    };
    let back = html! {
        <div class="kos-row">
            if !is_given && replay.is_some() {
                { part!(ShareButton { number: *number }) }
                <button type="button" class="kos-button" data-action="shuffle"
                    onclick={ui.press(Msg::Visit(Page::Shuffle(*number)))}>
                    { ui.texts.shuffle(ShuffleText::Check) }
                </button>
            }
            <button type="button" class="kos-button" data-action="back" onclick={ui.press(back)}>
                { text }
            </button>
        </div>
    };
    let Some(replay) = replay else {
        return html! {
            <main class="kos-page kos-replay" data-screen="replay" inert={*is_inert}>
                <header class="kos-replay__head">
                    { part!(Heading {
                        level: 1,
                        class: "kos-title",
                        text: ui.texts.history(HistoryText::Replay),
                    }) }
                    { back }
                </header>
                <p class="kos-text">{ ui.texts.history(HistoryText::ReplayNone) }</p>
            </main>
        };
    };
    let onkeydown = {
        let (ui, steps) = (ui.clone(), steps(replay));
        Callback::from(move |event: KeyboardEvent| {
            let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
            let step = match event.key().as_str() {
                "Home" => 0,
                "ArrowLeft" => 1,
                "ArrowRight" => 2,
                "End" => 3,
                _ => return,
            };
            // The slider knows these keys itself, and the log scrolls to its ends by them.
            let target: Option<Element> = event.target_dyn_into();
            let own_keys = if matches!(step, 0 | 3) { "input, .kos-replay__log" } else { "input" };
            let is_known = target
                .is_some_and(|target| target.closest(own_keys).is_ok_and(|own| own.is_some()));
            if is_plain && !is_known {
                event.prevent_default();
                ui.dispatch.emit(Msg::ReplayTo(steps[step]));
            }
        })
    };
    let taken_back = (replay.taken_back > 0).then(|| {
        let times = HistoryMessage::TakenBack { times: replay.taken_back };
        html! { <p class="kos-text kos-soft">{ ui.texts.history_of(times) }</p> }
    });
    let is_at_end = replay.ply == replay.plies;
    html! {
        <main class="kos-page kos-replay" data-screen="replay" inert={*is_inert} {onkeydown}>
            <header class="kos-replay__head">
                <div class="kos-stack kos-stack--tight">
                    { part!(Heading {
                        level: 1,
                        class: "kos-title",
                        text: title(&ui, *number, replay, sheet.as_ref()),
                    }) }
                    { taken_back }
                </div>
                { back }
            </header>
            <div class="kos-replay__main">
                <div class="kos-replay__table">
                    { side(&ui, replay, Player::Two) }
                    { middle(&ui, replay) }
                    { side(&ui, replay, Player::One) }
                </div>
                <section class="kos-sheet kos-replay__log" tabindex="0"
                    aria-label={ui.texts.history(HistoryText::LogOfDeal)}>
                    { part!(Log { log: replay.log.clone(), current: replay.ply, follows: true }) }
                </section>
            </div>
            if let Some(settlement) = replay.settlement.as_ref().filter(|_| is_at_end) {
                <section class="kos-sheet kos-replay__settlement">
                    { part!(SettlementGrid {
                        dealer: replay.dealer,
                        settlement: settlement.clone(),
                    }) }
                </section>
            }
            { controls(&ui, replay) }
        </main>
    }
}

/// Which deal of the match it is.
fn title(ui: &Ui, number: u16, replay: &ReplayScene, sheet: Option<&Sheet>) -> String {
    if number == 0 {
        return ui.texts.code(CodeText::ReplayOf);
    }
    let lines = sheet.into_iter().flat_map(|sheet| &sheet.lines).take(number.into());
    let scored = lines.filter(|line| line.settlement.is_some()).count();
    match (&replay.settlement, u32::try_from(scored)) {
        (Some(_), Ok(number)) => ui.texts.history_of(HistoryMessage::ReplayOf { number }),
        _ => ui.texts.history(HistoryText::ReplayPassedIn),
    }
}

/// What lies before a player.
fn side(ui: &Ui, replay: &ReplayScene, player: Player) -> Html {
    let seat = player.seat(replay.dealer);
    let public = &replay.public;
    let is_declarer = public.bargain.is_some_and(|bargain| bargain.declarer == seat);
    let addressee = ui.cast.addressee(player);
    let personal_talon = HistoryMessage::ReplayPersonalTalon { player: addressee };
    let personal_talon = ui.texts.history_of(personal_talon);
    let part = |name: &'static str, label: String, cards: CardSet| {
        html! {
            if !cards.is_empty() {
                <div class="kos-replay__part" data-part={name} key={name}>
                    <h3 class="kos-label">{ label.clone() }</h3>
                    { part!(CardList { cards, label }) }
                </div>
            }
        }
    };
    html! {
        <section class="kos-replay__side" aria-label={ui.cast.name(player).to_owned()}>
            { part!(Plate {
                player,
                seat: Some(seat),
                is_declarer,
                is_on_turn: public.turn == Some(seat),
            }) }
            <div class="kos-replay__cards">
                { part("hand", ui.say(Message::OwnHandOf { player: addressee }), replay.hands[seat]) }
                { part("discards", ui.say(Message::DiscardsHeading { player: addressee }),
                    replay.discards[seat]) }
                { part("untaken", personal_talon, replay.personal_talons[seat]) }
            </div>
        </section>
    }
}

/// What lies between the players: the contract, and the Cossack talon or the trick.
fn middle(ui: &Ui, replay: &ReplayScene) -> Html {
    let public = &replay.public;
    let bargain = public.bargain.map(|bargain| {
        let declarer = Player::at(bargain.declarer, replay.dealer);
        ui.texts.bargain(&bargain, ui.cast.addressee(declarer))
    });
    let taken = match public.talon {
        TalonView::Exposed { taken, .. } => taken,
        TalonView::FaceDown => CardSet::EMPTY,
    };
    let talon_card = |card: Card| {
        html! {
            <li class="kos-replay__talon-card" data-taken={taken.contains(card).then_some("true")}
                key={card.to_string()}>{ part!(CardPicture { card }) }</li>
        }
    };
    let is_played = matches!(public.phase, Phase::Play | Phase::Finished);
    html! {
        <div class="kos-replay__middle">
            if let Some(bargain) = bargain {
                <p class="kos-text kos-replay__bargain">{ bargain }</p>
            }
            if is_played && public.tricks.last().is_some() || public.tricks.led().is_some() {
                { part!(TrickView {
                    dealer: replay.dealer,
                    near: Player::One,
                    tricks: public.tricks,
                }) }
            } else {
                <ul class="kos-replay__talon" role="list"
                    aria-label={ui.text(Text::CossackTalon)}>
                    { for replay.cossack_talon.into_iter().map(talon_card) }
                </ul>
            }
        </div>
    }
}

/// Where each of the four steps leads.
fn steps(replay: &ReplayScene) -> [u32; 4] {
    let ReplayScene { ply, plies, .. } = *replay;
    [0, ply.saturating_sub(1), plies.min(ply + 1), plies]
}

/// The steps, the slider, and what was done last.
fn controls(ui: &Ui, replay: &ReplayScene) -> Html {
    let targets = steps(replay);
    let ReplayScene { ply, plies, .. } = *replay;
    let step = |place: usize| {
        let (name, icon, text) = STEPS[place];
        let text = ui.texts.history(text);
        // A button that can do nothing stays, so that the focus on it is not lost.
        let can_go = targets[place] != ply;
        html! {
            <button type="button" class="kos-button kos-step" data-step={name} aria-label={text}
                aria-disabled={(!can_go).then_some("true")}
                onclick={ui.send(Msg::ReplayTo(targets[place]))}>
                <svg class="kos-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <path d={icon} />
                </svg>
            </button>
        }
    };
    let oninput = {
        let dispatch = ui.dispatch.clone();
        Callback::from(move |event: InputEvent| {
            let slider: HtmlInputElement = event.target_unchecked_into();
            if let Ok(ply) = slider.value().parse() {
                dispatch.emit(Msg::ReplayTo(ply));
            }
        })
    };
    let position = HistoryMessage::ReplayPosition { number: ply, moves: plies };
    let position = ui.texts.history_of(position);
    let last = usize::try_from(ply).ok().and_then(|ply| replay.log.lines.get(ply.checked_sub(1)?));
    let said = match last {
        Some(line) => log_line(ui, &replay.log, line),
        None => ui.texts.history(HistoryText::ReplayDealt),
    };
    html! {
        <footer class="kos-sticky-foot kos-replay__foot">
            <p class="kos-replay__said" role="status">{ said }</p>
            <div class="kos-replay__steps" role="group"
                aria-label={ui.texts.history(HistoryText::ReplaySteps)}>
                { step(0) }
                { step(1) }
                <input type="range" class="kos-slider" min="0" max={plies.to_string()} step="1"
                    value={ply.to_string()} aria-label={ui.texts.history(HistoryText::ReplayMove)}
                    aria-valuetext={position.clone()} {oninput} />
                { step(2) }
                { step(3) }
                <span class="kos-replay__position" aria-hidden="true">{ position }</span>
            </div>
        </footer>
    }
}
