use super::Line;
use crate::app::{
    DealScene, DrawView, HintState, LessonView, News, Overview, Player, Scene, Screen,
};
use crate::cards::Card;
use crate::i18n::{ArrangeText, Heard, Help, HistoryMessage, Message, Text};
use crate::rules::{Choices, Event, Phase, PlayerView, Seat, TalonView};
use crate::ui::components::{balance, deal_title};
use crate::ui::context::Ui;
use crate::ui::panels::announce_instruction;
use crate::ui::told::{arrange_prompt, consequence, prompt, tell, why_kept};

/// What is to be heard now that the screen has changed; `before` is nothing when the page has just
/// been opened. The headings that take the focus are heard besides, and are not repeated here.
pub(super) fn lines(ui: &Ui, before: Option<&Screen>, after: &Screen) -> Vec<Line> {
    let Some(overview) = &after.overview else { return vec![] };
    let was = before.map(|before| &before.scene);
    match &after.scene {
        Scene::Draw { draw } => draw_lines(ui, was, *draw),
        Scene::Cut { dealer } => cut_lines(ui, overview, was, *dealer),
        Scene::Deal(deal) => deal_lines(ui, overview, before, deal),
        Scene::Result(deal) => result_lines(ui, overview, was, deal),
        Scene::Start { .. }
        | Scene::Pack { .. }
        | Scene::Code(_)
        | Scene::Statistics { .. }
        | Scene::Kept(_)
        | Scene::Replay { .. }
        | Scene::Shuffle(_)
        | Scene::Book { .. }
        | Scene::Over => vec![],
    }
}

fn draw_lines(ui: &Ui, was: Option<&Scene>, draw: DrawView) -> Vec<Line> {
    let was = match was {
        Some(Scene::Draw { draw }) => Some(draw),
        _ => None,
    };
    let drawn_by = |player: Player| {
        let card = draw.drawn(player)?;
        // When the page is opened again it has been heard.
        let is_new = was.is_some_and(|was| was.drawn(player) != Some(card));
        is_new.then(|| ui.say(Message::Drew { player: ui.cast.addressee(player), card }))
    };
    let due = draw.turn.filter(|turn| was.is_none_or(|was| was.turn != Some(*turn)));
    let due = due.map(|turn| ui.say(Message::ToDraw { player: ui.cast.addressee(turn) }));
    Player::ALL.into_iter().filter_map(drawn_by).chain(due).map(Line::public).collect()
}

fn cut_lines(ui: &Ui, overview: &Overview, was: Option<&Scene>, dealer: Player) -> Vec<Line> {
    if matches!(was, Some(Scene::Cut { .. })) {
        return vec![];
    }
    let player = ui.cast.addressee(dealer.other());
    let due = ui.say(Message::CutInstruction { player });
    deal_begins(ui, overview, dealer).into_iter().chain([Line::public(due)]).collect()
}

/// Which deal it is and who deals it.
fn deal_begins(ui: &Ui, overview: &Overview, dealer: Player) -> [Line; 2] {
    let player = ui.cast.addressee(dealer);
    [deal_title(ui, overview), ui.say(Message::DealtBy { player })].map(Line::public)
}

fn deal_lines(
    ui: &Ui,
    overview: &Overview,
    before: Option<&Screen>,
    deal: &DealScene,
) -> Vec<Line> {
    let was = before.and_then(|before| same_deal(before, deal, overview));
    let mut lines = Vec::new();
    // Where somebody cuts that has been said before the cut.
    if let Some(Scene::Draw { .. } | Scene::Result(_)) = before.map(|before| &before.scene) {
        lines.extend(deal_begins(ui, overview, deal.dealer));
    }
    // What has happened in a deal that comes to the screen again has been heard.
    let fresh = was.map_or(&[][..], |was| fresh(&deal.news, deal.ply, was.ply));
    let won = fresh.iter().filter(|news| news.trick_winner().is_some());
    let mut tricks = usize::from(deal.public.tricks.len()).saturating_sub(won.count());
    for news in fresh {
        lines.extend(news_lines(ui, deal, news, &mut tricks).into_iter().map(Line::public));
    }
    if let Some(was) = was {
        lines.extend(undo_lines(ui, deal, was).map(Line::public));
    }
    let Some(view) = &deal.own else { return lines };
    if let Some(was) = was {
        lines.extend(own_lines(ui, deal, view, was).into_iter().map(Line::private));
    }
    if was.is_none_or(|was| is_due_anew(was, deal)) {
        let is_led_now = fresh.last().is_some_and(News::is_lead);
        lines.extend(due(ui, deal, view, is_led_now).into_iter().map(Line::private));
    }
    lines.extend(coach_lines(ui, deal, was).into_iter().map(Line::private));
    lines
}

/// The deal that was on the screen, if it is the one that is there now.
fn same_deal<'a>(
    before: &'a Screen,
    deal: &DealScene,
    overview: &Overview,
) -> Option<&'a DealScene> {
    let Scene::Deal(was) = &before.scene else { return None };
    let past = |deal: &DealScene, overview: &Overview| {
        let is_over = deal.public.turn.is_none();
        overview.sheet.lines.len().saturating_sub(usize::from(is_over))
    };
    let is_same = was.dealer == deal.dealer
        && before.overview.as_ref().map(|before| past(was, before)) == Some(past(deal, overview));
    is_same.then_some(&**was)
}

/// The moves since there were `known`: the last of `news`, which ends with the last move of all.
pub(in crate::ui) fn fresh(news: &[News], ply: u32, known: u32) -> &[News] {
    let count = usize::try_from(ply.saturating_sub(known)).unwrap_or(usize::MAX);
    &news[news.len().saturating_sub(count)..]
}

/// A move and what has come of it; `tricks` is how many had been won before, and is kept up.
fn news_lines(ui: &Ui, deal: &DealScene, news: &News, tricks: &mut usize) -> Vec<String> {
    let addressee = |seat: Seat| ui.cast.addressee(Player::at(seat, deal.dealer));
    let mut lines = tell(ui, deal, news);
    if let Some(winner) = news.trick_winner() {
        *tricks += 1;
        let number = u8::try_from(*tricks).unwrap_or(u8::MAX);
        let player = addressee(winner);
        lines.push(ui.texts.heard(Heard::TakesTrick { player, number }));
        return lines;
    }
    match (news.event, deal.public.talon) {
        (Event::Exchanged, _) => lines.extend(Seat::ALL.map(|seat| {
            let cards = deal.public.discard_sizes[seat];
            ui.texts.heard(Heard::Exchanged { player: addressee(seat), cards })
        })),
        (Event::TalonDiscarded, TalonView::Exposed { taken, .. }) => {
            // What lies face up among them is said after that.
            let (player, cards) = (addressee(news.seat), taken.len());
            let discarded = HistoryMessage::LogDiscarded { player, cards };
            lines.insert(0, ui.texts.history_of(discarded));
        }
        (Event::TalonExposed, TalonView::Exposed { cards, .. }) => {
            let cards = ui.texts.cards_in_order(cards);
            lines.push(ui.texts.heard(Heard::Talon { cards: &cards }));
        }
        _ => {}
    }
    lines.extend(consequence(ui, deal, news));
    lines
}

/// That a decision has been taken back, or why it is not.
fn undo_lines(ui: &Ui, deal: &DealScene, was: &DealScene) -> impl Iterator<Item = String> {
    let is_back = deal.taken_back > was.taken_back;
    let done = is_back.then(|| ui.texts.heard(Heard::TakenBack {}));
    let refused = deal.undo_refusal.filter(|_| was.undo_refusals != deal.undo_refusals);
    done.into_iter().chain(refused.map(|reason| ui.texts.history(why_kept(reason))))
}

/// The note of the guided deal that has come up, and what is advised or that it is thought about.
fn coach_lines(ui: &Ui, deal: &DealScene, was: Option<&DealScene>) -> Vec<String> {
    let note = |deal: &DealScene| {
        let lesson = deal.lesson.as_ref().filter(|lesson| lesson.is_open);
        lesson.and_then(LessonView::note)
    };
    let new_note = note(deal).filter(|new| was.and_then(note) != Some(*new));
    let (title, text) = new_note.map(|note| ui.texts.note(note)).unzip();
    let mut lines: Vec<String> = title.into_iter().chain(text).collect();
    let (before, now) = (was.and_then(hint_state), hint_state(deal));
    let was_thinking = matches!(before, Some(HintState::Thinking(_)));
    match now {
        // In the guided deal nobody has asked for it.
        Some(HintState::Thinking(_)) if deal.lesson.is_none() && !was_thinking => {
            lines.push(ui.texts.help(Help::HintThinking));
        }
        Some(HintState::Given(advice)) if before != now => {
            lines.push(ui.texts.advice(advice.choice));
            lines.extend(advice.reasons.iter().map(|why| ui.texts.why(*why)));
            lines.extend(advice.expected.map(|expected| ui.texts.expected(expected)));
        }
        _ => {}
    }
    lines
}

fn hint_state(deal: &DealScene) -> Option<&HintState> {
    deal.hint.as_ref().map(|hint| &hint.state)
}

/// What only the player in front hears: cards that have come to his hand unseen, how many are
/// chosen, why something is refused.
fn own_lines(ui: &Ui, deal: &DealScene, view: &PlayerView, was: &DealScene) -> Vec<String> {
    let mut lines = Vec::new();
    let held = was.own.as_ref().filter(|own| own.seat == view.seat).map(|own| own.hand);
    let player = ui.cast.addressee(Player::at(view.seat, deal.dealer));
    // What is taken from the Cossack talon has been seen by both, and said; what comes back with a
    // decision that is taken back is not new.
    let is_unseen = was.public.phase == Phase::PersonalExchange && was.ply < deal.ply;
    if let Some(cards) = held.map(|held| view.hand - held)
        && is_unseen
        && !cards.is_empty()
    {
        lines.push(ui.texts.heard(Heard::NewCards { player, cards }));
    }
    if let Some(Choices::Discard(choices)) = &view.choices
        && was.ply == deal.ply
        && was.selection.cards != deal.selection.cards
    {
        lines.push(ui.texts.chosen(deal.selection.cards.len(), choices));
    }
    lines.extend(arranged(ui, deal, was));
    if let Some(refusal) = deal.refusal.filter(|refusal| was.refusal.as_ref() != Some(refusal)) {
        let by = refusal.player.seat(deal.dealer);
        let naming = ui.cast.naming(deal.dealer);
        lines.push(ui.texts.refusal(&refusal.fault, by, &naming));
    }
    lines
}

/// How the hand is put in order: which card has come where, and what is due for it.
fn arranged(ui: &Ui, deal: &DealScene, was: &DealScene) -> Vec<String> {
    let mut lines = Vec::new();
    let place_in = |hand: &[Card], card: Card| hand.iter().position(|held| *held == card);
    if let Some(card) = deal.arranging.put
        && deal.ply == was.ply
        && let Some(place) = place_in(&deal.hand, card)
        && place_in(&was.hand, card).is_some_and(|before| before != place)
    {
        let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let (place, cards) = (number(place + 1), number(deal.hand.len()));
        lines.push(ui.texts.arrange(ArrangeText::Stands { card, place, cards }));
    }
    let due = |deal: &DealScene| (deal.arranging.is_on, deal.arranging.picked);
    if due(deal) != due(was) {
        lines.extend(arrange_prompt(ui, deal));
    }
    lines
}

/// Whether something else is awaited than before, or of somebody else.
fn is_due_anew(was: &DealScene, deal: &DealScene) -> bool {
    let key = |deal: &DealScene| (deal.ply, deal.front, deal.is_trick_held);
    key(was) != key(deal)
}

/// What the player in front is to do; nothing as long as another is to act. `is_led_now` tells
/// whether the card that he has to answer has just been said.
fn due(ui: &Ui, deal: &DealScene, view: &PlayerView, is_led_now: bool) -> Vec<String> {
    let player = Player::at(view.seat, deal.dealer);
    if deal.waits_for() != Some(player) {
        return vec![];
    }
    let addressee = ui.cast.addressee(player);
    match &view.choices {
        _ if deal.is_trick_in_the_way() => vec![prompt(ui, deal, player)],
        Some(Choices::Discard(choices)) => {
            let exchange = deal.public.rules.exchange;
            let instruction = ui.texts.discard_instruction(choices, exchange, addressee);
            [instruction].into_iter().chain(ui.texts.forced_tarocks(choices)).collect()
        }
        Some(Choices::Announce(choices)) if choices.legal().is_empty() => {
            vec![prompt(ui, deal, player), ui.text(Text::NothingToAnnounce)]
        }
        Some(Choices::Announce(_)) => {
            vec![prompt(ui, deal, player), ui.text(announce_instruction(&deal.public))]
        }
        Some(Choices::Play(_)) if is_led_now => {
            vec![ui.texts.heard(Heard::Turn { player: addressee })]
        }
        _ => vec![prompt(ui, deal, player)],
    }
}

fn result_lines(ui: &Ui, overview: &Overview, was: Option<&Scene>, deal: &DealScene) -> Vec<Line> {
    if !matches!(was, Some(Scene::Deal(_))) {
        return vec![];
    }
    let Some(accounts) = &deal.public.accounts else {
        return vec![Line::public(ui.text(Text::PassedInExplained))];
    };
    let settlement = &accounts.settlement;
    let naming = ui.cast.naming(deal.dealer);
    let items = settlement.items.iter().map(|item| {
        let what = ui.texts.item(item, settlement, &naming);
        // The sum is the declarer's; here it belongs to whom the sentence is about.
        let points = item.value.won_if(item.by == settlement.bargain.declarer);
        ui.texts.heard(Heard::Item { item: &what, points })
    });
    let balance = balance(ui, &overview.sheet.standing);
    items.chain([balance]).map(Line::public).collect()
}
