use super::{
    Awaited, DealInPlay, Dialog, Effect, Front, LastTrick, LoadError, Match, MatchLength, Model,
    Msg, News, Notice, OnFile, Opponent, Page, Player, Preferences, Refusal, Request, Selection,
    Stage, agreed_pace, arranging, files, given, held_trick, hinting, holding, host, kept, lesson,
    looking_up, renewal, shuffle, speech, statistics, undo,
};
use crate::ai::{Objective, Task};
use crate::cards::{Card, Randomness, Seed};
use crate::rules::{Bonus, Choices, IllegalMove, Move};

/// Streams of a match's seed from here on are the computer's, one for each of its moves.
const COMPUTER: u64 = 1 << 40;

/// Changes the model as `msg` asks and gives the effects to be carried out, in order.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let mut effects = Vec::new();
    let was_at_result = renewal::is_at_result(model);
    model.is_undo_refused &= matches!(msg, Msg::ComputerThinks { .. });
    match msg {
        Msg::PreferencesOpened(saved) => {
            open_preferences(model, saved, &mut effects);
            speech::speak(model, &mut effects);
        }
        Msg::PreferencesChanged(wanted) => prefer(model, wanted, &mut effects),
        Msg::PreferencesKept(error) => keep_preferences(model, error),
        Msg::BrowserSpeaks(language) => model.speech.browser = language,
        Msg::TextsLoaded { language, volume } => {
            speech::texts_loaded(model, language, volume, &mut effects);
        }
        Msg::TextsMissing { language, volume } => {
            if let Some(preferences) = speech::texts_missing(model, language, volume) {
                prefer(model, preferences, &mut effects);
            }
        }
        Msg::LoadTextsAgain => speech::load_again(model, &mut effects),
        Msg::Opened(saved) => open(model, saved, &mut effects),
        Msg::Visit(page) => visit(model, page, &mut effects),
        Msg::AddressChanged(page) => turn_to(model, page, &mut effects),
        Msg::LookChanged(look) => model.look = look,
        Msg::SoughtChanged(sought) => model.sought = sought,
        Msg::SetupChanged(setup) => {
            model.setup = *setup;
            if let MatchLength::Deals(deals) = &mut model.setup.length {
                *deals = (*deals).clamp(1, MatchLength::MOST_DEALS);
            }
        }
        Msg::Start => {
            let is_asked = model.dialog == Some(Dialog::NewMatch);
            if model.running.as_ref().is_some_and(Match::is_unfinished) && !is_asked {
                model.dialog = Some(Dialog::NewMatch);
            } else {
                effects.push(Effect::DrawSeed);
            }
        }
        Msg::Seeded(seed) => begin(model, seed, &mut effects),
        Msg::NoSeed => tell(model, Notice::NoEntropy),
        Msg::Resume => resume(model, &mut effects),
        Msg::Leave => leave(model, &mut effects),
        Msg::EndMatch if model.lesson.is_some() => leave(model, &mut effects),
        Msg::EndMatch => {
            if !given::end(model, &mut effects)
                && let Some(running) = &mut model.running
            {
                running.end();
                model.is_away = false;
                model.dialog = None;
                changed(model, &mut effects);
            }
        }
        Msg::Show(dialog) => looking_up::show(model, dialog),
        Msg::LookUpBack => looking_up::back(model),
        Msg::ReplayTo(ply) => model.replay_ply = ply,
        Msg::Code(msg) => given::update(model, msg, &mut effects),
        Msg::Kept(msg) => kept::update(model, msg, &mut effects),
        Msg::Statistics(msg) => statistics::update(model, msg, &mut effects),
        Msg::Host(msg) => host::update(model, msg, &mut effects),
        Msg::Shuffle(msg) => shuffle::update(model, msg, &mut effects),
        Msg::Print => effects.push(Effect::Print),
        Msg::SaveFile(file) => effects.extend(files::save(model, file)),
        Msg::KeepFailed => nothing_more_is_saved(model, Notice::NotSaved),
        Msg::ChangedElsewhere if model.is_saving_off => {}
        Msg::ChangedElsewhere => nothing_more_is_saved(model, Notice::ChangedElsewhere),
        Msg::GoOnHere => go_on_here(model, &mut effects),
        Msg::SaveFailed => tell_once(model, Notice::NotSaved),
        Msg::SavePreferencesFailed => preferences_not_saved(model),
        Msg::NoPack => tell(model, Notice::NoPack),
        Msg::NewVersion => renewal::announced(model),
        Msg::NoticeRead(notice) => _ = model.notices.remove(&notice),
        at_the_table => act(model, at_the_table, &mut effects),
    }
    arranging::settle(model);
    host::settle(model);
    shuffle::settle(model, &mut effects);
    renewal::settle(model, was_at_result, &mut effects);
    effects
}

/// Does what is done at the table itself; what is left of the messages.
fn act(model: &mut Model, msg: Msg, effects: &mut Vec<Effect>) {
    match msg {
        Msg::DrawCard(place) => draw_card(model, place, effects),
        Msg::Cut(lifted) => cut(model, lifted, effects),
        Msg::Continue => go_on(model, effects),
        Msg::LiftCurtain => lift_curtain(model),
        Msg::ToggleCard(card) => toggle_card(model, card),
        Msg::PickCard { ply, card } => holding::pick_card(model, ply, card, effects),
        Msg::LetGo => arranging::let_go(model),
        Msg::PutCard { card, place } => holding::put_card(model, card, place, effects),
        Msg::Arrange(arrange) => arranging::arrange(model, arrange, effects),
        Msg::ToggleBonus(bonus) => toggle_bonus(model, bonus),
        Msg::Play { ply, action } => play_in_front(model, ply, action, effects),
        Msg::PlayAnyway { ply, action } => {
            model.dialog = None;
            play_for_certain(model, ply, action, effects);
        }
        Msg::Commit { ply } => commit(model, ply, effects),
        Msg::Undo => undo::take_back(model, effects),
        Msg::TakeTrick => held_trick::take_trick(model, effects),
        Msg::ComputerThinks { request, percent } => computer_thinks(model, request, percent),
        Msg::ComputerDecided { request, action } => {
            computer_decided(model, request, action, effects);
        }
        Msg::Hint => {
            lesson::open(model, true);
            hinting::ask(model, effects);
        }
        Msg::CloseHint => {
            lesson::open(model, false);
            hinting::close(model, effects);
        }
        Msg::Hinted { request, decision } => {
            hinting::given(model, request, decision.as_deref(), effects);
        }
        Msg::FollowHint { ply } => hinting::follow(model, ply, effects),
        Msg::Learn => lesson::begin(model, effects),
        Msg::TurnNote(page) => lesson::turn(model, page),
        // These have been answered above. They are named here so that a message that is answered
        // nowhere does not compile.
        Msg::BrowserSpeaks(_)
        | Msg::PreferencesOpened(_)
        | Msg::PreferencesChanged(_)
        | Msg::PreferencesKept(_)
        | Msg::TextsLoaded { .. }
        | Msg::TextsMissing { .. }
        | Msg::LoadTextsAgain
        | Msg::Opened(_)
        | Msg::Visit(_)
        | Msg::AddressChanged(_)
        | Msg::LookChanged(_)
        | Msg::SoughtChanged(_)
        | Msg::SetupChanged(_)
        | Msg::Start
        | Msg::Seeded(_)
        | Msg::NoSeed
        | Msg::Resume
        | Msg::Leave
        | Msg::EndMatch
        | Msg::Show(_)
        | Msg::LookUpBack
        | Msg::ReplayTo(_)
        | Msg::Code(_)
        | Msg::Kept(_)
        | Msg::Statistics(_)
        | Msg::Host(_)
        | Msg::Shuffle(_)
        | Msg::Print
        | Msg::SaveFile(_)
        | Msg::KeepFailed
        | Msg::ChangedElsewhere
        | Msg::GoOnHere
        | Msg::SaveFailed
        | Msg::SavePreferencesFailed
        | Msg::NoPack
        | Msg::NewVersion
        | Msg::NoticeRead(_) => {}
    }
}

/// Back to the running match.
pub(super) fn resume(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(running) = &model.running {
        model.setup = given::form(model, running);
        model.is_away = false;
        // The guided deal may have come between, and nothing is chosen any more.
        preselect(model);
        wake_computer(model, effects);
        ask_computer(model, effects);
    }
}

/// Has the player told something; what he has not read yet stays beside it.
fn tell(model: &mut Model, notice: Notice) {
    model.notices.insert(notice);
}

/// The same, unless he has been told so before.
pub(super) fn tell_once(model: &mut Model, notice: Notice) {
    if model.told_not_saved.insert(notice.clone()) {
        tell(model, notice);
    }
}

fn preferences_not_saved(model: &mut Model) {
    // Where not even a match can be saved, nobody expects it of the settings.
    if !model.told_not_saved.contains(&Notice::NotSaved) {
        tell_once(model, Notice::PreferencesNotSaved);
    }
}

fn open_preferences(model: &mut Model, saved: Option<String>, effects: &mut Vec<Effect>) {
    let Some(saved) = saved else {
        model.preferences_on_file = OnFile::Missing;
        return;
    };
    match Preferences::from_saved(&saved) {
        Ok(preferences) => model.preferences = preferences,
        Err(error) => {
            tell(model, Notice::PreferencesUnreadable(error.clone()));
            effects.push(Effect::KeepPreferencesAside(saved, error));
        }
    }
}

/// The preferences on file cannot be read, and stay as they are.
fn keep_preferences(model: &mut Model, error: LoadError) {
    model.preferences_on_file = OnFile::Kept;
    // They may have been said to be put aside.
    model.notices.retain(|told| !matches!(told, Notice::PreferencesUnreadable(_)));
    tell(model, Notice::PreferencesKept(error));
}

pub(super) fn prefer(model: &mut Model, wanted: Preferences, effects: &mut Vec<Effect>) {
    model.preferences = wanted;
    speech::speak(model, effects);
    if model.preferences_on_file != OnFile::Kept {
        model.preferences_on_file = OnFile::Saved;
        effects.push(Effect::SavePreferences(wanted.to_saved()));
    }
    // A trick that need not be held any more lets the computer lead.
    if model.awaited.is_none() && !hinting::is_thought_about(model) {
        ask_computer(model, effects);
    }
}

/// Nothing may be saved over what is there, neither this match nor the next: it is the only copy, or
/// another window's.
fn nothing_more_is_saved(model: &mut Model, notice: Notice) {
    model.is_saving_off = true;
    model.told_not_saved.insert(notice.clone());
    // What was said to be put aside is not.
    model
        .notices
        .retain(|told| !matches!(told, Notice::Unreadable(_)) || notice != Notice::NotSaved);
    tell(model, notice);
}

/// The match goes on here as another window has left it, and is saved again.
fn go_on_here(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.told_not_saved.remove(&Notice::ChangedElsewhere) {
        model.is_saving_off = false;
        model.notices.remove(&Notice::ChangedElsewhere);
        lesson::end(model);
        model.dialog = None;
        effects.push(Effect::LoadMatch);
    }
}

fn open(model: &mut Model, saved: Option<String>, effects: &mut Vec<Effect>) {
    let Some(saved) = saved else { return };
    match Match::from_saved(&saved) {
        Ok(running) => {
            // What was agreed for a match before it was a preference goes on for whoever has none.
            if model.preferences_on_file == OnFile::Missing
                && let Some(computer) = agreed_pace(&saved)
            {
                prefer(model, Preferences { computer, ..model.preferences }, effects);
            }
            bring_back(model, running, effects);
        }
        Err(error) => {
            tell(model, Notice::Unreadable(error));
            effects.push(Effect::KeepAside(saved));
        }
    }
}

/// A match that was left is there again.
pub(super) fn bring_back(model: &mut Model, running: Match, effects: &mut Vec<Effect>) {
    model.setup = given::form(model, &running);
    model.running = Some(running);
    // Whatever was chosen or typed was meant for what lay there before.
    model.contributing = shuffle::Contributing::default();
    model.hint = None;
    model.last_trick = LastTrick::Lies;
    model.selection = Selection::default();
    model.refusal = None;
    note(model, effects);
    lower_curtain(model);
    preselect(model);
    wake_computer(model, effects);
    ask_computer(model, effects);
}

/// Turns to a page because the player wants to; the address follows.
pub(super) fn visit(model: &mut Model, page: Page, effects: &mut Vec<Effect>) {
    // Whoever turns to a passage wants to read it, and what stands around it.
    model.sought.clear();
    if model.page != page {
        effects.push(Effect::ShowAddress(page));
        turn_to(model, page, effects);
    }
}

/// Turns to a page. The match stays as it is meanwhile: the computer makes no move that nobody sees,
/// and decides the same when it is asked anew. Only the curtain comes down between two people.
fn turn_to(model: &mut Model, page: Page, effects: &mut Vec<Effect>) {
    if model.page == page {
        return;
    }
    model.page = page;
    shuffle::copied_elsewhere(model);
    model.dialog = None;
    model.sought.clear();
    match page {
        Page::Table => {
            wake_computer(model, effects);
            ask_computer(model, effects);
        }
        Page::Pack
        | Page::Code
        | Page::Statistics
        | Page::Kept
        | Page::Replay(_)
        | Page::Shuffle(_)
        | Page::Book(_) => {
            match page {
                Page::Statistics => effects.push(Effect::LoadStatistics),
                Page::Kept => kept::open(model, effects),
                _ => {}
            }
            model.replay_ply = 0;
            model.codes.close_replay();
            drop_answers(model, effects);
            cover_hand(model);
        }
    }
}

/// Whether the match is not on the screen, but the start screen or a page beside it.
pub(super) fn is_out_of_sight(model: &Model) -> bool {
    model.is_away || model.page != Page::Table
}

/// Begins a match as the form says.
fn begin(model: &mut Model, seed: Seed, effects: &mut Vec<Effect>) {
    lesson::end(model);
    let mut running = Match::new(model.setup.clone(), seed);
    if let Some(dealer) = model.host.dealer() {
        // Also where the computer cuts: what it is bound by has to be seen before.
        running.stage = Stage::Cut { dealer };
    }
    begin_match(model, running, effects);
}

/// Brings a match to the table that has just begun.
pub(super) fn begin_match(model: &mut Model, running: Match, effects: &mut Vec<Effect>) {
    model.running = Some(running);
    // What was contributed to another shuffle was known before this one.
    model.contributing = shuffle::Contributing::default();
    model.hint = None;
    model.is_away = false;
    model.last_trick = LastTrick::Lies;
    model.selection = Selection::default();
    model.refusal = None;
    model.dialog = None;
    wake_computer(model, effects);
    changed(model, effects);
}

/// The player who was waited for is in front now, and sees his cards.
fn lift_curtain(model: &mut Model) {
    if let Some(deal) = model.running.as_mut().and_then(Match::deal_mut)
        && let Front::Curtain(player) = deal.front
    {
        deal.front = Front::Player(player);
        deal.in_front_since = deal.ply();
    }
    preselect(model);
}

/// Back to the start screen.
fn leave(model: &mut Model, effects: &mut Vec<Effect>) {
    model.is_away = true;
    model.dialog = None;
    drop_answers(model, effects);
    if !lesson::end(model) {
        cover_hand(model);
    }
}

/// Between two people the curtain comes down when the match leaves the screen: who comes back to it
/// may be the other one.
fn cover_hand(model: &mut Model) {
    let Some(running) = &mut model.running else { return };
    if running.setup.opponent == Opponent::Friend
        && let Some(deal) = running.deal_mut()
        && let Some(next) = deal.turn()
    {
        deal.front = Front::Curtain(next);
        model.selection = Selection::default();
        model.refusal = None;
        model.hint = None;
    }
}

fn draw_card(model: &mut Model, place: u8, effects: &mut Vec<Effect>) {
    let Some(running) = &mut model.running else { return };
    let is_against_computer = running.setup.is_computer(Player::Two);
    let Stage::Draw(draw) = &mut running.stage else { return };
    if !draw.draw(place) {
        return;
    }
    if is_against_computer {
        draw.draw_for_computer();
    }
    changed(model, effects);
}

fn cut(model: &mut Model, lifted: u8, effects: &mut Vec<Effect>) {
    let Some(running) = &mut model.running else { return };
    let Stage::Cut { dealer } = running.stage else { return };
    if (1..Card::COUNT).contains(&lifted) && !running.setup.is_computer(dealer.other()) {
        let contributions = model.contributing.texts();
        running.cut(dealer, lifted, contributions);
        changed(model, effects);
    }
}

/// On from the drawn cards, from a cut that the computer makes or from the result of a deal; from
/// anything else there is no way on but by playing.
fn go_on(model: &mut Model, effects: &mut Vec<Effect>) {
    let is_result_shown =
        model.running.as_ref().and_then(Match::deal).is_some_and(|deal| deal.is_result_shown);
    if model.lesson.is_some() && is_result_shown {
        leave(model, effects);
        return;
    }
    if is_result_shown && (given::end(model, effects) || host::comes_next(model, effects)) {
        return;
    }
    let contributions = model.contributing.texts();
    let Some(running) = &mut model.running else { return };
    match &running.stage {
        Stage::Draw(draw) if draw.turn().is_none() => match draw.dealer() {
            Some(dealer) => running.begin_deal(dealer, contributions),
            None => running.stage = Stage::Draw(super::Draw::new(running.seed, draw.round() + 1)),
        },
        &Stage::Cut { dealer } if running.setup.is_computer(dealer.other()) => {
            running.begin_deal(dealer, contributions);
        }
        Stage::Deal(deal) if deal.is_over() && deal.is_result_shown => {
            running.finish_deal(contributions);
        }
        Stage::Deal(deal) if deal.is_over() => {
            if let Some(deal) = running.deal_mut() {
                deal.is_result_shown = true;
            }
        }
        _ => return,
    }
    model.dialog = None;
    changed(model, effects);
}

/// What the player in front may do, if it is his turn.
pub(super) fn own_choices(model: &Model) -> Option<(Player, Choices)> {
    let deal = model.running.as_ref()?.deal()?;
    let Front::Player(player) = deal.front else { return None };
    let (seat, choices) = deal.history.game().choices()?;
    (deal.player(seat) == player).then_some((player, choices))
}

fn refuse(model: &mut Model, player: Player, fault: IllegalMove) {
    let number = model.refusal.map_or(0, |refusal| refusal.number.wrapping_add(1));
    model.refusal = Some(Refusal { player, fault, number });
}

/// Chooses the cards of a discard that leaves no choice.
fn preselect(model: &mut Model) {
    if let Some((_, Choices::Discard(choices))) = own_choices(model)
        && choices.min() == choices.cards().len()
    {
        model.selection.cards = choices.cards();
    }
}

fn toggle_card(model: &mut Model, card: Card) {
    let Some((player, Choices::Discard(choices))) = own_choices(model) else { return };
    if model.selection.cards.remove(card) {
        model.refusal = None;
        return;
    }
    let wanted = model.selection.cards.with(card);
    match choices.check_choosing(wanted, card) {
        Ok(()) => {
            model.selection.cards = wanted;
            model.refusal = None;
        }
        Err(fault) => refuse(model, player, fault),
    }
}

fn toggle_bonus(model: &mut Model, bonus: Bonus) {
    let Some((player, Choices::Announce(choices))) = own_choices(model) else { return };
    let chosen = model.selection.bonuses;
    if chosen.contains(bonus) {
        model.selection.bonuses = chosen.without(bonus);
        model.refusal = None;
        return;
    }
    match choices.check([bonus].into_iter().collect()) {
        Ok(()) => {
            model.selection.bonuses = chosen.with(bonus);
            model.refusal = None;
        }
        Err(fault) => refuse(model, player, fault),
    }
}

/// Lays the chosen cards aside, or announces the chosen bonuses.
fn commit(model: &mut Model, ply: u32, effects: &mut Vec<Effect>) {
    let Some((_, choices)) = own_choices(model) else { return };
    let action = match choices {
        Choices::Discard(_) => Move::Discard(model.selection.cards),
        Choices::Announce(_) => Move::Announce(model.selection.bonuses),
        Choices::Call(_) | Choices::Take(_) | Choices::Play(_) => return,
    };
    play_in_front(model, ply, action, effects);
}

/// Makes a move for the player in front; one that gives an announced bonus away is asked about first.
pub(super) fn play_in_front(model: &mut Model, ply: u32, action: Move, effects: &mut Vec<Effect>) {
    let Some((player, deal)) = in_front(model, ply) else { return };
    let bonuses = deal.history.game().view(player.seat(deal.dealer)).gives_away(action);
    let is_legal = own_choices(model)
        .is_some_and(|(_, choices)| choices.check(deal.history.game().phase(), action).is_ok());
    if is_legal && !bonuses.is_empty() {
        model.dialog = Some(Dialog::GivesAway { ply, action, bonuses });
    } else {
        play_for_certain(model, ply, action, effects);
    }
}

/// Who is in front of the deal, if it still is as it was after `ply` moves and goes on.
fn in_front(model: &Model, ply: u32) -> Option<(Player, &DealInPlay)> {
    let deal = model.running.as_ref()?.deal()?;
    let Front::Player(player) = deal.front else { return None };
    (deal.ply() == ply && !deal.is_over()).then_some((player, deal))
}

/// Makes a move for the player in front without asking him.
fn play_for_certain(model: &mut Model, ply: u32, action: Move, effects: &mut Vec<Effect>) {
    let Some((player, _)) = in_front(model, ply) else { return };
    match play(model, player, action) {
        Ok(()) => changed(model, effects),
        Err(fault) => refuse(model, player, fault),
    }
}

fn computer_thinks(model: &mut Model, request: Request, percent: u8) {
    if request != model.request {
        return;
    }
    match &mut model.awaited {
        Some(awaited) => awaited.percent = Some(percent.min(100)),
        None => hinting::thinks(model, percent),
    }
}

fn computer_decided(
    model: &mut Model,
    request: Request,
    action: Option<Move>,
    effects: &mut Vec<Effect>,
) {
    if request != model.request || model.awaited.take().is_none() {
        return;
    }
    let Some(player) = computer_due(model) else { return };
    let was_made = action.is_some_and(|action| play(model, player, action).is_ok());
    // A computer that does not know what to do must not leave the table hanging.
    if !was_made && let Some(action) = some_legal_move(model) {
        let made = play(model, player, action);
        debug_assert!(made.is_ok(), "taken from the legal moves");
    }
    changed(model, effects);
}

fn some_legal_move(model: &Model) -> Option<Move> {
    let (_, choices) = model.running.as_ref()?.deal()?.history.game().choices()?;
    choices.some_legal()
}

/// Makes a move for `player` through the one door, and turns to whoever is next.
fn play(model: &mut Model, player: Player, action: Move) -> Result<(), IllegalMove> {
    let Some(running) = &mut model.running else { return Ok(()) };
    let Some(deal) = running.deal_mut() else { return Ok(()) };
    let seat = player.seat(deal.dealer);
    let event = deal.history.play(seat, action)?;
    // What one player does in a row stays together until the other has moved too.
    if deal.front == Front::Player(player) && deal.news.iter().any(|news| news.seat != seat) {
        deal.news.clear();
    }
    deal.news.push(News::new(seat, action, event, deal.history.game()));
    model.last_trick = LastTrick::Lies;
    model.selection = Selection::default();
    model.refusal = None;
    hinting::drop_given(model);
    lesson::turn(model, 0);
    lower_curtain(model);
    Ok(())
}

/// Lets the curtain down between two people: unless the next to move sits in front already.
fn lower_curtain(model: &mut Model) {
    let Some(running) = &mut model.running else { return };
    if running.setup.is_computer(Player::Two) {
        return;
    }
    let Some(deal) = running.deal_mut() else { return };
    if let Some(next) = deal.turn()
        && deal.front != Front::Player(next)
    {
        deal.front = Front::Curtain(next);
    }
}

/// After any change that lasts: saves, chooses what leaves no choice, and asks the computer if it
/// is to move.
pub(super) fn changed(model: &mut Model, effects: &mut Vec<Effect>) {
    keep(model, effects);
    let deal = model.running.as_ref().and_then(Match::deal);
    if deal.is_some_and(|deal| deal.is_result_shown) && !model.is_saving_off {
        note(model, effects);
    }
    preselect(model);
    ask_computer(model, effects);
}

/// Has the deals that are over noted in the statistics, if they are not yet.
fn note(model: &Model, effects: &mut Vec<Effect>) {
    if statistics::is_wanted(model) {
        effects.push(Effect::LoadStatistics);
    }
}

/// Saves the match, unless it is the guided deal, which is kept apart.
pub(super) fn keep(model: &Model, effects: &mut Vec<Effect>) {
    let is_kept = !model.is_saving_off && model.lesson.is_none();
    if let Some(running) = model.running.as_ref().filter(|_| is_kept) {
        effects.push(Effect::Save(running.to_saved()));
    }
}

/// From here on no answer that is still under way counts, and nobody need think about one.
pub(super) fn drop_answers(model: &mut Model, effects: &mut Vec<Effect>) {
    let is_hint_dropped = hinting::drop_thought(model);
    if model.awaited.take().is_some() || is_hint_dropped {
        effects.push(Effect::StopComputer);
    }
    model.request = Request(model.request.0.wrapping_add(1));
}

/// With a match against the computer on the screen, what it thinks with is made ready.
pub(super) fn wake_computer(model: &Model, effects: &mut Vec<Effect>) {
    if is_out_of_sight(model) {
        return;
    }
    let running = model.running.as_ref().filter(|running| running.is_unfinished());
    if running.is_some_and(|running| running.setup.is_computer(Player::Two)) {
        effects.push(Effect::WakeComputer);
    }
}

/// The player whose move it is, if that is the computer.
fn computer_due(model: &Model) -> Option<Player> {
    let running = model.running.as_ref()?;
    running.deal()?.turn().filter(|player| running.setup.is_computer(*player))
}

pub(super) fn ask_computer(model: &mut Model, effects: &mut Vec<Effect>) {
    drop_answers(model, effects);
    if is_out_of_sight(model) {
        return;
    }
    let Some(player) = computer_due(model) else {
        lesson::suggest(model, effects);
        return;
    };
    if model.is_trick_held() {
        return;
    }
    let Some(running) = &model.running else { return };
    let Some(deal) = running.deal() else { return };
    let view = deal.history.game().view(player.seat(deal.dealer));
    let Preferences { computer, trick, .. } = model.preferences;
    // The cards are dealt before anybody looks at them.
    let dealing = if deal.ply() == 0 { model.preferences.dealing_time() } else { 0 };
    let is_trick_seen = deal.is_after_trick() && model.last_trick == LastTrick::Lies;
    let pause = computer.pause() + dealing + if is_trick_seen { trick.pause() } else { 0 };
    let (level, objective) = (running.setup.level.level(), Objective::GamePoints);
    let task = Box::new(Task { level, objective, view, seed: computer_seed(running, deal) });
    effects.push(Effect::AskComputer { request: model.request, task, pause });
    model.awaited = Some(Awaited::default());
}

/// The computer's randomness for its move: the same after a reload, so that it decides the same.
fn computer_seed(running: &Match, deal: &DealInPlay) -> Seed {
    let number = u64::from(running.deal_number()) << 8;
    Randomness::new(running.seed, COMPUTER + number + u64::from(deal.ply())).seed()
}
