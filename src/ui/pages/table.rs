use yew::prelude::*;

use crate::app::{
    Arrange, CardPlay, DealScene, DrawView, Front, Msg, OpponentLevel, Overview, Player,
    Preferences, Scene, Sorting,
};
use crate::cards::{Card, CardSet};
use crate::i18n::{Help, Message};
use crate::rules::{Choices, Move, Phase, PlayerView, TalonView};
use crate::ui::components::{
    Bar, Coach, FarSeat, Hand, HandUse, Piles, Plate, PlayCard, Side, Status, StatusKind,
    TakeTrick, TalonSpread, Tap, Thought, ToResult, TrickView, arrange_tools, deal_title,
    is_coached,
};
use crate::ui::context::{Ui, use_ui};
use crate::ui::gradual::InTurn;
use crate::ui::panels::{
    AnnouncePanel, AuctionPanel, Curtain, CutPanel, DiscardPanel, DrawBoard, TalonPanel,
    WaitingPanel,
};
use crate::ui::told::{arrange_prompt, prompt, told, why_kept};

#[derive(PartialEq, Properties)]
pub(in crate::ui) struct TablePageProps {
    pub(in crate::ui) scene: Scene,
    pub(in crate::ui) overview: Overview,
    /// Whether a dialog lies over the table.
    pub(in crate::ui) is_inert: bool,
}

/// The table, from the draw for the first deal to the last trick. When it comes up, as on the way
/// back from another page, and nothing on it takes the focus, that rests on the board, so that the
/// keyboard and a screen reader go on from there.
#[component]
pub(in crate::ui) fn TablePage(props: &TablePageProps) -> Html {
    let ui = use_ui();
    let TablePageProps { scene, overview, is_inert } = props;
    let table = use_node_ref();
    {
        let (table, focus) = (table.clone(), ui.focus.clone());
        use_effect_with((), move |()| focus.rest(&table));
    }
    let is_coached = matches!(scene, Scene::Deal(deal) if is_coached(deal));
    let (phase, parts) = match scene {
        Scene::Draw { draw } => ("draw", before_the_deal(&ui, overview, *draw)),
        Scene::Cut { dealer } => ("cut", cut(&ui, overview, *dealer)),
        Scene::Deal(deal) => (phase_name(deal), deal_parts(&ui, overview, deal)),
        Scene::Start { .. }
        | Scene::Pack { .. }
        | Scene::Code(_)
        | Scene::Statistics { .. }
        | Scene::Kept(_)
        | Scene::Replay { .. }
        | Scene::Shuffle(_)
        | Scene::Book { .. }
        | Scene::Result(_)
        | Scene::Over => {
            return Html::default();
        }
    };
    html! {
        <div ref={table} class="kos-table" data-phase={phase} inert={*is_inert}
            data-coached={is_coached.then_some("true")}>{ parts }</div>
    }
}

fn phase_name(deal: &DealScene) -> &'static str {
    if matches!(deal.front, Front::Curtain(_)) {
        return "curtain";
    }
    match deal.public.phase {
        Phase::PersonalExchange => "exchange",
        Phase::Auction => "auction",
        Phase::AnnounceBefore | Phase::AnnounceAfter | Phase::DefenderAnnounce => "announce",
        Phase::TalonChoice => "talon",
        Phase::TalonDiscard => "discard",
        Phase::Play | Phase::Finished | Phase::PassedIn => "play",
    }
}

/// How strong `player` is, if he is the computer.
fn level(overview: &Overview, player: Player) -> Option<OpponentLevel> {
    overview.setup.is_computer(player).then_some(overview.setup.level)
}

fn before_the_deal(ui: &Ui, overview: &Overview, draw: DrawView) -> Html {
    let dealer = draw.dealer;
    let seat = |player: Player| dealer.map(|dealer| player.seat(dealer));
    let drawn_by = |player: Player| {
        let card = draw.drawn(player)?;
        Some(ui.say(Message::Drew { player: ui.cast.addressee(player), card }))
    };
    let mut said: Vec<String> = Player::ALL.into_iter().filter_map(drawn_by).collect();
    let kind = if let Some(player) = draw.turn {
        said.push(ui.say(Message::ToDraw { player: ui.cast.addressee(player) }));
        StatusKind::Turn
    } else {
        StatusKind::Info
    };
    html! {
        <>
            { part!(Bar { title: deal_title(ui, overview), has_last_trick: false }) }
            { part!(FarSeat {
                player: Player::Two,
                seat: seat(Player::Two),
                level: level(overview, Player::Two),
                is_on_turn: draw.turn == Some(Player::Two),
            }) }
            { part!(InTurn { children: part!(Side { overview: overview.clone() }) }) }
            <main class="kos-board" tabindex="-1">
                { part!(DrawBoard { draw, overview: overview.clone() }) }
            </main>
            { near_without_cards(ui, Player::One, seat(Player::One),
                draw.turn == Some(Player::One), kind, ui.texts.sentences(&said)) }
        </>
    }
}

fn cut(ui: &Ui, overview: &Overview, dealer: Player) -> Html {
    let is_computers = overview.setup.is_computer(dealer.other());
    let (kind, text) = if is_computers {
        (StatusKind::Info, ui.say(Message::DealtBy { player: ui.cast.addressee(dealer) }))
    } else {
        let cutter = ui.cast.addressee(dealer.other());
        (StatusKind::Turn, ui.say(Message::CutInstruction { player: cutter }))
    };
    let seat = |player: Player| Some(player.seat(dealer));
    // Against the computer the person is always near.
    let near = if overview.setup.is_computer(Player::Two) { Player::One } else { dealer.other() };
    html! {
        <>
            { part!(Bar { title: deal_title(ui, overview), has_last_trick: false }) }
            { part!(FarSeat {
                player: near.other(),
                seat: seat(near.other()),
                level: level(overview, near.other()),
                is_on_turn: near == dealer && !is_computers,
            }) }
            { part!(InTurn { children: part!(Side { overview: overview.clone() }) }) }
            <main class="kos-board" tabindex="-1">
                { part!(CutPanel { dealer, overview: overview.clone() }) }
            </main>
            { near_without_cards(ui, near, seat(near), near == dealer.other(), kind, text) }
        </>
    }
}

fn near_without_cards(
    ui: &Ui,
    player: Player,
    seat: Option<crate::rules::Seat>,
    is_on_turn: bool,
    kind: StatusKind,
    text: String,
) -> Html {
    html! {
        <section class="kos-seat" data-side="near" aria-label={ui.cast.name(player).to_owned()}>
            <div class="kos-seat__line">{ part!(Plate { player, seat, is_on_turn }) }</div>
            { part!(Status { kind, text }) }
        </section>
    }
}

fn deal_parts(ui: &Ui, overview: &Overview, deal: &DealScene) -> Html {
    let (Front::Player(near) | Front::Curtain(near)) = deal.front;
    let seat = |player: Player| player.seat(deal.dealer);
    let is_declarer = |player: Player| {
        deal.public.bargain.is_some_and(|bargain| bargain.declarer == seat(player))
    };
    let has_last_trick = !deal.public.tricks.is_empty();
    let title = match deal.lesson {
        Some(_) => ui.texts.help(Help::Lesson),
        None => deal_title(ui, overview),
    };
    let news = told(ui, deal);
    let (kind, done, text) = status(ui, deal, near, &news);
    let is_on_turn = |player: Player| deal.waits_for() == Some(player);
    let thought = deal.is_computer_due.then(|| Thought {
        text: ui.say(Message::Thinking { player: ui.cast.addressee(near.other()) }).into(),
        percent: deal.percent_thought,
        number: deal.ply,
    });
    // A trick that is held goes by a click anywhere on the board; by keyboard there is its button.
    let onclick = deal.is_trick_held.then(|| ui.press(Msg::TakeTrick));
    let Board { shown, has_trick, below } = match &deal.own {
        None => {
            // Before anything has happened there is this to know.
            let dealer = ui.cast.addressee(deal.dealer);
            let news =
                if deal.ply == 0 { ui.say(Message::DealtBy { player: dealer }) } else { news };
            Board::without_trick(part!(Curtain {
                player: near,
                news,
                dealer: deal.dealer,
                tricks: deal.public.tricks,
                is_taken: deal.is_trick_taken,
            }))
        }
        Some(view) => board(deal, near, view),
    };
    html! {
        <>
            { part!(Bar {
                title,
                has_last_trick,
                undo: Some(deal.undo),
                can_hint: deal.can_hint(),
            }) }
            { part!(Coach { deal: deal.clone() }) }
            { part!(FarSeat {
                player: near.other(),
                seat: seat(near.other()),
                level: level(overview, near.other()),
                public: deal.public.clone(),
                is_on_turn: is_on_turn(near.other()),
            }) }
            { part!(InTurn {
                children: part!(Side { overview: overview.clone(), deal: deal.clone() }),
            }) }
            { part!(TalonSpread { public: deal.public.clone() }) }
            <main class="kos-board" tabindex="-1" {onclick}
                data-trick={has_trick.then_some("true")} data-below={below}>
                { part!(InTurn { children: html! {{ shown }} }) }
            </main>
            <section class="kos-seat" data-side="near" aria-label={ui.cast.name(near).to_owned()}
                data-hand={deal.own.as_ref().map(|_| hand_size(deal))}>
                <div class="kos-seat__line">
                    { part!(Plate {
                        player: near,
                        seat: seat(near),
                        is_declarer: is_declarer(near),
                        is_on_turn: is_on_turn(near),
                    }) }
                    { part!(InTurn {
                        children: part!(Piles {
                            player: near,
                            seat: seat(near),
                            public: deal.public.clone(),
                        }),
                    }) }
                </div>
                { part!(Status {
                    kind,
                    news: done,
                    text,
                    thought,
                    tools: arrange_tools(ui, deal),
                }) }
                if let Some(view) = &deal.own {
                    { hand(ui, deal, near, view) }
                }
            </section>
        </>
    }
}

/// What the line above the hand says: what it is about, what has happened, and what is due.
fn status(ui: &Ui, deal: &DealScene, near: Player, news: &str) -> (StatusKind, String, String) {
    let naming = ui.cast.naming(deal.dealer);
    if let Some(refusal) = &deal.refusal {
        let by = refusal.player.seat(deal.dealer);
        let text = ui.texts.refusal(&refusal.fault, by, &naming);
        return (StatusKind::Refusal, String::new(), text);
    }
    if let Some(reason) = deal.undo_refusal {
        return (StatusKind::Refusal, String::new(), ui.texts.history(why_kept(reason)));
    }
    if let Some(text) = arrange_prompt(ui, deal) {
        return (StatusKind::Info, String::new(), text);
    }
    if deal.own.is_none() {
        // The curtain says what has happened and whom it waits for.
        let text = ui.say(Message::HandHidden { player: ui.cast.name(near) });
        return (StatusKind::Wait, String::new(), text);
    }
    let Some(turn) = deal.waits_for() else {
        return (StatusKind::Info, news.to_owned(), String::new());
    };
    let kind = if turn == near { StatusKind::Turn } else { StatusKind::Wait };
    (kind, news.to_owned(), prompt(ui, deal, turn))
}

/// The most cards that a hand has in the play; a larger one leaves no room beside it.
const USUAL_HAND: usize = 16;

/// What the styles are told of the hand.
fn hand_size(deal: &DealScene) -> &'static str {
    if deal.hand.len() > USUAL_HAND { "large" } else { "small" }
}

/// What stands in the middle, with what the styles have to know of it to give it its room: they
/// could find it out, but only by looking through the board whenever anything on it changes.
struct Board {
    shown: Html,
    /// Whether it is a trick.
    has_trick: bool,
    /// The button below the trick, if there is one.
    below: Option<&'static str>,
}

impl Board {
    const fn without_trick(shown: Html) -> Self {
        Self { shown, has_trick: false, below: None }
    }
}

/// What stands in the middle, for the player in front.
fn board(deal: &DealScene, near: Player, view: &PlayerView) -> Board {
    Board::without_trick(match (&view.choices, deal.public.phase) {
        (Some(Choices::Discard(choices)), _) => {
            part!(DiscardPanel { deal: deal.clone(), player: near, choices: *choices })
        }
        (Some(Choices::Announce(choices)), _) => {
            part!(AnnouncePanel { deal: deal.clone(), choices: *choices })
        }
        (Some(Choices::Take(choices)), _) => {
            let groups: Vec<CardSet> = choices.legal().into_iter().collect();
            part!(TalonPanel { deal: deal.clone(), groups })
        }
        (Some(Choices::Call(choices)), _) => {
            part!(AuctionPanel { deal: deal.clone(), choices: Some(*choices) })
        }
        (None, Phase::Auction) => {
            part!(AuctionPanel { deal: deal.clone(), choices: None })
        }
        (None, Phase::TalonChoice) => {
            part!(TalonPanel { deal: deal.clone(), groups: vec![] })
        }
        (Some(Choices::Play(_)), _) | (None, Phase::Play | Phase::Finished | Phase::PassedIn) => {
            return trick_board(deal, near);
        }
        (None, phase) => {
            part!(WaitingPanel { player: near.other(), phase })
        }
    })
}

/// The trick, and the button that there may be below it.
fn trick_board(deal: &DealScene, near: Player) -> Board {
    let tricks = deal.public.tricks;
    let is_over = deal.public.turn.is_none();
    let has_trick = !tricks.is_empty() || !is_over;
    let (below, button) = if let Some(card) = deal.selection.lifted {
        (Some("play-card"), part!(PlayCard { ply: deal.ply, card }))
    } else if deal.is_trick_held {
        (Some("take-trick"), part!(TakeTrick))
    } else if is_over {
        (Some("to-result"), part!(ToResult))
    } else {
        (None, Html::default())
    };
    let shown = html! {
        <>
            if has_trick {
                { part!(TrickView {
                    dealer: deal.dealer,
                    near,
                    tricks,
                    is_taken: deal.is_trick_taken,
                }) }
            }
            { button }
        </>
    };
    Board { shown, has_trick, below: below.filter(|_| has_trick) }
}

fn hand(ui: &Ui, deal: &DealScene, near: Player, view: &PlayerView) -> Html {
    let Preferences { card_play, hand_order, .. } = ui.preferences;
    let hand_use = match &view.choices {
        _ if deal.arranging.is_on => HandUse::Arrange { picked: deal.arranging.picked },
        Some(Choices::Play(choices)) => {
            let tap = match card_play {
                CardPlay::AtOnce => Tap::Plays,
                CardPlay::Confirmed => Tap::Lifts(deal.selection.lifted),
            };
            HandUse::Play { legal: choices.legal(), tap }
        }
        Some(Choices::Discard(choices)) => {
            let new = match deal.public.talon {
                TalonView::Exposed { taken, .. } => taken,
                TalonView::FaceDown => CardSet::EMPTY,
            };
            let chosen = deal.selection.cards;
            HandUse::Choose { legal: choices.cards_beside(chosen), chosen, new }
        }
        _ => HandUse::Look,
    };
    let dispatch = ui.dispatch.clone();
    let ply = deal.ply;
    let stage = ui.stage.clone();
    let onclick = Callback::from(move |card: Card| {
        // As long as a card of his own is on its way the player cannot have meant a second one.
        if matches!(hand_use, HandUse::Play { .. }) && stage.is_own_card_flying() {
            return;
        }
        dispatch.emit(match hand_use {
            HandUse::Choose { .. } => Msg::ToggleCard(card),
            HandUse::Arrange { .. } => Msg::Arrange(Arrange::Point(card)),
            HandUse::Play { .. } | HandUse::Look => Msg::PickCard { ply, card },
        });
    });
    let dispatch = ui.dispatch.clone();
    let onput = (hand_order.sorting == Sorting::ByHand)
        .then(|| Callback::from(move |(card, place)| dispatch.emit(Msg::PutCard { card, place })));
    let label = ui.say(Message::OwnHandOf { player: ui.cast.addressee(near) });
    let advised = match deal.advised() {
        Some(Move::Play(card)) => CardSet::of(card),
        Some(Move::Discard(cards)) => cards,
        _ => CardSet::EMPTY,
    };
    part!(Hand {
        seat: view.seat,
        cards: deal.hand.clone(),
        label,
        hand_use,
        advised,
        onclick,
        onput,
    })
}
