//! Taking moves back, the log, and past deals move by move: what they give back, and what they never
//! give away.

use kosakeln::ai::Task;
use kosakeln::ai::random::{RandomPlayer, Style, random_rules};
use kosakeln::app::{
    CodeFault, CodeForm, CodeMsg, Copied, DealCode, DealScene, Dialog, Effect, Front, Match,
    MatchFile, MatchLength, MatchSetup, Model, Msg, NoUndo, Opponent, Page, Player, Preferences,
    PublicMove, ReplayScene, Request, Scene, TrickPace, update,
};
use kosakeln::cards::{CardSet, Randomness, Seed};
use kosakeln::rules::{
    Choices, Exchange, History, Move, Phase, PlayerView, Rules, Seat, TalonView,
};
use serde_json::Value;

/// A table, whoever sits at it, and what the browser was asked to do.
struct Table {
    model: Model,
    seed: Seed,
    person: RandomPlayer,
    chance: Randomness,
    asked: Option<(Request, Box<Task>)>,
    stopped: u32,
    saved: Option<String>,
    files: Vec<(&'static str, String)>,
    copied: Vec<String>,
}

impl Table {
    fn new(opponent: Opponent, rules: Rules, number: u64) -> Self {
        let seed = Seed::from_number(number);
        let length = MatchLength::Deals(2);
        let setup = MatchSetup { opponent, rules, length, ..MatchSetup::default() };
        let mut table = Self {
            model: Model::default(),
            seed,
            person: RandomPlayer::new(Randomness::new(seed, 99), Style::Birds),
            chance: Randomness::new(seed, 98),
            asked: None,
            stopped: 0,
            saved: None,
            files: vec![],
            copied: vec![],
        };
        table.send(Msg::SetupChanged(Box::new(setup)));
        table.send(Msg::Start);
        table
    }

    fn send(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            match effect {
                Effect::DrawSeed => self.send(Msg::Seeded(self.seed)),
                Effect::Save(saved) => self.saved = Some(saved),
                Effect::AskComputer { request, task, .. } => self.asked = Some((request, task)),
                Effect::StopComputer => {
                    self.asked = None;
                    self.stopped += 1;
                }
                Effect::SaveFile { name, text, .. } => self.files.push((name, text)),
                Effect::Copy { text, .. } => self.copied.push(text),
                _ => {}
            }
        }
    }

    fn reload(&mut self) {
        self.asked = None;
        self.model = Model::default();
        self.send(Msg::Opened(self.saved.clone()));
    }

    fn deal(&self) -> Option<Box<DealScene>> {
        match self.model.scene() {
            Scene::Deal(deal) => Some(deal),
            _ => None,
        }
    }

    fn history(&self) -> &History {
        self.model.running.as_ref().and_then(|running| running.deal()).expect("a deal").history()
    }

    /// One thing that happens next, whoever does it; `false` at the end of the match.
    fn step(&mut self) -> bool {
        // What gives an announced bonus away is asked about once.
        if let Some(Dialog::GivesAway { ply, action, .. }) = self.model.dialog {
            self.send(Msg::PlayAnyway { ply, action });
            return true;
        }
        let msg = match self.model.scene() {
            Scene::Draw { draw } if draw.turn.is_some() => {
                let free = (0..54).find(|place| draw.card(*place).is_none());
                Msg::DrawCard(free.expect("most of the 54 are left"))
            }
            Scene::Draw { .. } | Scene::Result(_) => Msg::Continue,
            Scene::Cut { .. } => Msg::Cut(17),
            Scene::Deal(deal) => match (deal.front, deal.public.turn, &deal.own) {
                (Front::Curtain(_), ..) => Msg::LiftCurtain,
                (_, None, _) => Msg::Continue,
                (.., Some(view)) => match with_tarocks(view).or_else(|| self.person.decide(view)) {
                    Some(action) => Msg::Play { ply: deal.ply, action },
                    None => match self.asked.take() {
                        Some((request, task)) => Msg::ComputerDecided {
                            request,
                            action: kosakeln::ai::thumb::decide(&task.view, task.seed),
                        },
                        None => Msg::TakeTrick,
                    },
                },
                (.., None) => panic!("somebody is in front and sees nothing"),
            },
            Scene::Start { .. }
            | Scene::Pack { .. }
            | Scene::Code(_)
            | Scene::Statistics { .. }
            | Scene::Kept(_)
            | Scene::Replay { .. }
            | Scene::Shuffle(_)
            | Scene::Book { .. }
            | Scene::Over => return false,
        };
        self.send(msg);
        true
    }

    fn toss(&mut self, of: u32) -> bool {
        self.chance.below(of) == 0
    }
}

/// A discard after the talon of nothing but tarocks, where that may be: they lie face up.
fn with_tarocks(view: &PlayerView) -> Option<Move> {
    let Some(Choices::Discard(choices)) = view.choices else { return None };
    let tarocks = (choices.cards() & CardSet::TAROCKS).lowest(choices.min());
    let is_talon = view.public.phase == Phase::TalonDiscard;
    (is_talon && choices.check(tarocks).is_ok()).then_some(Move::Discard(tarocks))
}

/// What is on the table, but for how often a move was taken back, and why one was not.
fn but_for_the_count(mut deal: DealScene) -> DealScene {
    deal.taken_back = 0;
    deal.undo_refusal = None;
    deal.undo_refusals = 0;
    deal
}

fn rules_of(number: u64) -> Rules {
    random_rules(&mut Randomness::new(Seed::from_number(number), 7))
}

/// Goes back by one's own decisions, up to the first of the deal, and comes by the same moves to the
/// same table: also what the computer is asked is the same.
#[test]
fn after_any_number_of_moves_taken_back_the_same_moves_lead_to_the_same_table() {
    let mut walks = 0;
    for number in 0..24 {
        let mut table = Table::new(Opponent::Computer, rules_of(number), number);
        // Where one was to decide, and what the computer was asked.
        let mut decided: Vec<DealScene> = Vec::new();
        let mut asked: Vec<(u32, Box<Task>)> = Vec::new();
        let mut taken_back = 0;
        loop {
            let Some(deal) = table.deal() else {
                decided.clear();
                asked.clear();
                taken_back = 0;
                if !table.step() {
                    break;
                }
                continue;
            };
            if let Some((_, task)) = &table.asked {
                match asked.iter().find(|(ply, _)| *ply == deal.ply) {
                    Some((_, before)) => assert_eq!(task, before, "another question"),
                    None => asked.push((deal.ply, task.clone())),
                }
            }
            let is_own = deal.own.as_ref().is_some_and(|own| own.choices.is_some());
            if is_own && decided.last().is_none_or(|last| last.ply < deal.ply) {
                decided.push(but_for_the_count((*deal).clone()));
            }
            if table.toss(6) && !decided.is_empty() {
                let steps = usize::try_from(table.chance.below(4)).expect("small") + 1;
                let made = table.history().moves().to_vec();
                let back_to = back(&mut table, &decided, steps);
                taken_back += back_to.1;
                let scene = table.deal().expect("the deal goes on");
                assert_eq!(scene.taken_back, taken_back);
                if back_to.1 > 0 {
                    walks += 1;
                    assert_eq!(but_for_the_count(*scene), decided[back_to.0]);
                    if table.toss(3) {
                        table.reload();
                        let taken = table.deal().expect("the deal goes on").taken_back;
                        assert_eq!(taken, taken_back, "that is saved");
                    }
                    again(&mut table, &made);
                    assert_eq!(table.history().moves(), made);
                }
            }
            table.step();
        }
    }
    assert!(walks > 60, "{walks}");
}

/// Takes `steps` decisions back, or as many as there are; tells which decision is due then, and how
/// many were taken back.
fn back(table: &mut Table, decided: &[DealScene], steps: usize) -> (usize, u32) {
    let mut count = 0;
    for _ in 0..steps {
        let deal = table.deal().expect("the deal goes on");
        if deal.undo == Err(NoUndo::NothingYet) {
            table.send(Msg::Undo);
            assert_eq!(table.deal().map(|deal| deal.ply), Some(deal.ply));
            break;
        }
        assert_eq!(deal.undo, Ok(()));
        table.send(Msg::Undo);
        let after = table.deal().expect("the deal goes on");
        assert!(after.ply < deal.ply && after.selection.bonuses.is_empty());
        assert_eq!(table.asked, None, "one's own decision is due");
        count += 1;
    }
    let ply = table.deal().map_or(0, |deal| deal.ply);
    (decided.iter().position(|deal| deal.ply == ply).unwrap_or(0), count)
}

/// Makes the same moves again; the computer is asked for its own.
fn again(table: &mut Table, moves: &[(Seat, Move)]) {
    while table.history().moves().len() < moves.len() {
        let deal = table.deal().expect("the deal goes on");
        let (seat, action) = moves[table.history().moves().len()];
        if Player::at(seat, deal.dealer) == Player::One {
            table.send(Msg::Play { ply: deal.ply, action });
            if let Some(Dialog::GivesAway { ply, action, .. }) = table.model.dialog {
                table.send(Msg::PlayAnyway { ply, action });
            }
        } else {
            let (request, task) = table.asked.take().expect("the computer is asked");
            let decision = kosakeln::ai::thumb::decide(&task.view, task.seed);
            assert_eq!(decision, Some(action), "the computer decides the same");
            table.send(Msg::ComputerDecided { request, action: decision });
        }
    }
}

#[test]
fn what_the_computer_is_thinking_about_is_dropped_with_the_move_that_led_to_it() {
    let mut table = Table::new(Opponent::Computer, Rules::default(), 4);
    let mut dropped = 0;
    while table.step() {
        let Some(deal) = table.deal() else { continue };
        let Some((request, task)) = table.asked.clone().filter(|_| deal.undo.is_ok()) else {
            continue;
        };
        if !table.toss(3) {
            continue;
        }
        let (made, stopped) = (table.history().moves().to_vec(), table.stopped);
        table.send(Msg::Undo);
        assert_eq!((table.stopped, &table.asked), (stopped + 1, &None));
        let before = table.model.clone();
        let action = kosakeln::ai::thumb::decide(&task.view, task.seed);
        table.send(Msg::ComputerDecided { request, action });
        assert_eq!(table.model, before, "an answer that nobody waits for counts for nothing");
        again(&mut table, &made);
        dropped += 1;
    }
    assert!(dropped > 5, "{dropped}");
}

#[test]
fn against_the_computer_nothing_is_taken_back_when_the_result_has_been_shown() {
    let mut table = Table::new(Opponent::Computer, Rules::default(), 3);
    let mut was_over = false;
    while table.step() {
        if let Some(deal) = table.deal().filter(|deal| deal.public.accounts.is_some()) {
            assert_eq!(deal.undo, Ok(()), "the last trick still lies on the table");
            was_over = true;
        }
        if let Scene::Result(_) = table.model.scene() {
            let before = table.history().clone();
            table.send(Msg::Undo);
            assert_eq!(table.history(), &before);
            assert!(matches!(table.model.scene(), Scene::Result(_)));
        }
    }
    assert!(was_over);
}

#[test]
fn a_trick_that_was_taken_away_lies_there_again() {
    let mut table = Table::new(Opponent::Computer, Rules::default(), 3);
    let hold = Preferences { trick: TrickPace::Hold, ..Preferences::default() };
    table.send(Msg::PreferencesChanged(hold));
    let mut taken = 0;
    while table.step() {
        let Some(deal) = table.deal().filter(|deal| deal.is_trick_taken) else { continue };
        assert_eq!(deal.undo, Ok(()));
        table.send(Msg::Undo);
        let deal = table.deal().expect("the deal goes on");
        assert!(!deal.is_trick_taken && deal.public.tricks.led().is_some());
        // Another move, perhaps: the match goes on from there.
        taken += 1;
        if taken > 4 {
            break;
        }
    }
    assert!(taken > 4);
}

/// Every card of which the player in front knows where it is, or was played.
fn known(deal: &DealScene) -> CardSet {
    let own = deal.own.as_ref().expect("somebody is in front");
    let talon = match deal.public.talon {
        TalonView::Exposed { cards, .. } => cards.into_iter().collect(),
        TalonView::FaceDown => CardSet::EMPTY,
    };
    let face_up = deal.public.face_up.forehand | deal.public.face_up.dealer;
    own.hand | own.discards | talon | face_up | deal.public.tricks.played()
}

/// Between two people a move is taken back only by who made it, before the other has seen anything of
/// it; and nobody knows more afterwards than he knew when he made it, or less.
#[test]
fn between_two_people_nothing_that_was_revealed_is_taken_back() {
    let (mut accepted, mut refused) = (0, [0; 5]);
    for number in 0..80 {
        let mut table = Table::new(Opponent::Friend, rules_of(number), number);
        // How many of the moves each may have seen.
        let mut seen = [0, 0];
        let mut undone = 0;
        while table.step() {
            let Some(deal) = table.deal() else {
                seen = [0, 0];
                continue;
            };
            match deal.front {
                Front::Curtain(_) => seen = [deal.ply; 2],
                Front::Player(player) => seen[player as usize] = deal.ply,
            }
            let (before, saved) = (table.history().clone(), table.saved.clone());
            if undone > 2 {
                undone -= 1;
                continue;
            }
            table.send(Msg::Undo);
            let after = table.deal().expect("the deal goes on");
            let Err(reason) = deal.undo else {
                let Front::Player(player) = deal.front else {
                    panic!("nobody is in front, and a move is taken back")
                };
                assert_eq!(after.front, deal.front);
                assert_eq!(after.ply + 1, deal.ply);
                let last = before.moves().last().map(|(seat, _)| Player::at(*seat, deal.dealer));
                assert_eq!(last, Some(player));
                assert!(after.ply >= seen[player.other() as usize], "the other has seen it");
                assert_eq!(known(&after), known(&deal), "one has learned something by it");
                seen[player as usize] = after.ply;
                accepted += 1;
                undone += 4;
                continue;
            };
            assert_eq!(table.history(), &before);
            assert_eq!(table.saved, saved);
            assert_eq!(after.undo_refusal, Some(reason), "and it is said why");
            assert_eq!(after.own, deal.own, "nothing more is shown");
            refused[reason as usize] += 1;
        }
    }
    assert!(accepted > 100, "{accepted}");
    assert!(refused.iter().all(|count| *count > 0), "{refused:?}");
}

#[test]
fn between_two_people_a_curtain_in_between_ends_what_can_be_taken_back() {
    let mut table = Table::new(Opponent::Friend, Rules::default(), 8);
    let mut tries = 0;
    while table.step() {
        let Some(deal) = table.deal().filter(|deal| deal.undo == Ok(())) else { continue };
        table.send(Msg::Visit(Page::Pack));
        table.send(Msg::Undo);
        table.send(Msg::Visit(Page::Table));
        assert_eq!(table.deal().map(|deal| deal.undo), Some(Err(NoUndo::Seen)));
        table.send(Msg::LiftCurtain);
        let after = table.deal().expect("the deal goes on");
        assert_eq!((after.ply, after.undo), (deal.ply, Err(NoUndo::Seen)));
        tries += 1;
    }
    assert!(tries > 8, "{tries}");
}

/// The log tells every move, and of cards laid aside only the reader's own, and none at the curtain.
#[test]
fn the_log_tells_every_move_and_nothing_that_is_hidden() {
    for opponent in [Opponent::Computer, Opponent::Friend] {
        let rules = Rules { exchange: Exchange::Easy, ..Rules::default() };
        let mut table = Table::new(opponent, rules, 11);
        let (mut own, mut curtains) = (0, 0);
        while table.step() {
            let (Scene::Deal(deal) | Scene::Result(deal)) = table.model.scene() else { continue };
            let is_over = matches!(table.model.scene(), Scene::Result(_));
            assert_eq!(table.model.screen().log, None, "it is not open");
            table.send(Msg::Show(Some(Dialog::Log)));
            let log = table.model.screen().log.expect("it is open");
            table.send(Msg::Show(None));
            let moves = table.history().moves();
            assert_eq!(log.lines.len(), moves.len());
            for (line, (seat, action)) in log.lines.iter().zip(moves) {
                assert_eq!(line.news.seat, *seat);
                let player = Player::at(*seat, deal.dealer);
                let may_know = is_over || deal.front == Front::Player(player);
                let laid = match action {
                    Move::Discard(cards) if may_know => Some(*cards),
                    _ => None,
                };
                assert_eq!(line.laid, laid);
                own += u32::from(laid.is_some());
                if let (PublicMove::Discarded { face_up }, Move::Discard(cards)) =
                    (line.news.action, action)
                {
                    assert!((*cards & CardSet::TAROCKS).is_superset(face_up));
                    let open = deal.public.face_up[*seat];
                    let told = face_up | line.news.shown[*seat];
                    assert!(open.is_superset(told), "not on the table");
                }
            }
            curtains += u32::from(matches!(deal.front, Front::Curtain(_)));
        }
        assert!(own > 20 && (curtains > 20) == (opponent == Opponent::Friend));
    }
}

fn replay(table: &Table) -> Option<Box<ReplayScene>> {
    match table.model.scene() {
        Scene::Replay { replay, .. } => replay,
        other => panic!("the replay is shown, not {other:?}"),
    }
}

/// Where each card lies in a replay: every one once.
fn cards_of(replay: &ReplayScene) -> CardSet {
    let talon: CardSet = replay.cossack_talon.into_iter().collect();
    let taken = match replay.public.talon {
        TalonView::Exposed { taken, .. } => taken,
        TalonView::FaceDown => CardSet::EMPTY,
    };
    let mut all = CardSet::EMPTY;
    let mut put = |cards: CardSet| {
        assert!(all.is_disjoint(cards), "{cards:?} twice, after move {}", replay.ply);
        all |= cards;
    };
    put(talon - taken);
    put(replay.public.tricks.played());
    for seat in Seat::ALL {
        put(replay.hands[seat]);
        put(replay.discards[seat]);
        put(replay.personal_talons[seat]);
    }
    all
}

#[test]
fn a_past_deal_is_shown_after_each_of_its_moves_with_every_card_in_its_place() {
    let mut shown = 0;
    for number in 0..20 {
        let opponent = if number % 2 == 0 { Opponent::Computer } else { Opponent::Friend };
        let mut table = Table::new(opponent, rules_of(number), number);
        while table.step() {}
        let running = table.model.running.clone().expect("a match");
        for (place, past) in (1..).zip(running.past()) {
            table.send(Msg::AddressChanged(Page::Replay(place)));
            assert_eq!(replay(&table).expect("it is over").ply, 0, "from the beginning");
            let moves = u32::try_from(past.history.moves().len()).expect("few");
            for ply in 0..=moves + 1 {
                table.send(Msg::ReplayTo(ply));
                let replay = replay(&table).expect("it is over");
                assert_eq!((replay.ply, replay.plies), (ply.min(moves), moves));
                assert_eq!(cards_of(&replay), CardSet::ALL);
                assert_eq!(replay.log.lines.len(), past.history.moves().len());
                shown += 1;
            }
            assert_eq!(
                replay(&table).expect("it is over").public,
                past.history.game().public_view()
            );
        }
    }
    assert!(shown > 800, "{shown}");
}

/// Neither by an address nor in a file does a deal in play come to light, nor what the next packs
/// follow from; and whoever comes back from a past deal finds the match as it was.
#[test]
fn a_deal_in_play_is_neither_replayed_nor_written_to_a_file() {
    for opponent in [Opponent::Computer, Opponent::Friend] {
        let mut table = Table::new(opponent, Rules::default(), 5);
        let mut deals_shown = 0;
        while table.step() {
            let is_result = matches!(table.model.scene(), Scene::Result(_));
            let past = table.model.running.as_ref().map_or(0, |running| running.past().len());
            let over = past + usize::from(is_result);
            deals_shown = deals_shown.max(over);
            let before = table.history_or_none();
            for place in [0, 1, 2, 3, u16::MAX] {
                table.send(Msg::Visit(Page::Replay(place)));
                let is_there = (1..=over).contains(&usize::from(place));
                assert_eq!(replay(&table).is_some(), is_there, "{place} of {over}");
                assert!(table.asked.is_none(), "nobody thinks meanwhile");
            }
            table.send(Msg::Visit(Page::Table));
            assert_eq!(table.history_or_none(), before);
            if let Some(deal) = table.deal().filter(|deal| deal.public.turn.is_some()) {
                let is_covered = matches!(deal.front, Front::Curtain(_));
                assert_eq!(is_covered, opponent == Opponent::Friend);
            }
            table.send(Msg::LiftCurtain);
            table.send(Msg::SaveFile(MatchFile::Deals));
            let (_, text) = table.files.pop().expect("a file");
            let file: Value = serde_json::from_str(&text).expect("it is JSON");
            let deals = file["deals"].as_array().expect("a list");
            assert_eq!(deals.len(), over);
            assert!(file.get("seed").is_none());
            for deal in deals {
                let record = History::from_json(&deal["record"].to_string()).expect("a record");
                assert_eq!(record.game().turn(), None);
            }
        }
        assert!(deals_shown >= 2);
    }
}

impl Table {
    fn history_or_none(&self) -> Option<History> {
        let deal = self.model.running.as_ref().and_then(|running| running.deal());
        deal.map(|deal| deal.history().clone())
    }
}

impl Table {
    /// Plays to where a result is shown.
    fn play_to_result(&mut self) {
        while !matches!(self.model.scene(), Scene::Result(_)) {
            assert!(self.step());
        }
    }

    /// What is copied of the first deal.
    fn copy(&mut self, form: CodeForm) -> String {
        self.send(Msg::Code(CodeMsg::Copy { number: 1, form }));
        self.copied.pop().expect("it is over")
    }

    fn play_code(&mut self, text: &str) {
        self.send(Msg::Visit(Page::Code));
        self.send(Msg::Code(CodeMsg::Typed(text.to_owned())));
        self.send(Msg::Code(CodeMsg::Play));
    }
}

/// Of a deal in play there is no code. One that is over has the same cards, rules and dealer at another
/// table, and the computer answers the same moves by the same, whoever shuffled there.
#[test]
fn a_deal_is_passed_on_from_table_to_table() {
    for number in 0..12 {
        let opponent = if number % 2 == 0 { Opponent::Computer } else { Opponent::Friend };
        let mut table = Table::new(opponent, rules_of(number), number);
        while !matches!(table.model.scene(), Scene::Result(_)) {
            // A question that is open is answered first.
            if table.model.dialog.is_none() {
                table.send(Msg::Show(Some(Dialog::Share(1))));
                assert_eq!(table.model.screen().share, None);
                table.send(Msg::Show(None));
            }
            table.send(Msg::Code(CodeMsg::Copy { number: 1, form: CodeForm::LinkWithMoves }));
            assert_eq!(table.copied, Vec::<String>::new());
            assert!(table.step());
        }
        table.send(Msg::Show(Some(Dialog::Share(1))));
        let share = table.model.screen().share.expect("it is over");
        let code = table.copy(CodeForm::Code);
        assert_eq!(share.code, code);
        table.send(Msg::Code(CodeMsg::Copied(CodeForm::Code)));
        let said = table.model.screen().share.and_then(|share| share.copied);
        assert_eq!(said, Some(Copied::Done(CodeForm::Code)));
        let link = table.copy(CodeForm::Link);
        assert_eq!(DealCode::read(&link), DealCode::read(&code));
        let history = table.history().clone();
        let dealer =
            table.model.running.as_ref().and_then(|running| running.deal()).expect("it").dealer;

        let mut others = [1, 2].map(|other| Table::new(opponent, Rules::default(), 100 + other));
        for other in &mut others {
            other.play_code(&link);
            assert_eq!(other.history().pack(), history.pack());
            assert_eq!(other.history().game().rules(), history.game().rules());
            assert_eq!(other.deal().map(|deal| deal.dealer), Some(dealer));
            other.person =
                RandomPlayer::new(Randomness::new(Seed::from_number(7), 0), Style::Birds);
            other.play_to_result();
        }
        let [one, two] = others;
        assert_eq!(one.history(), two.history(), "the same moves, the same answers");
        let overview = one.model.screen().overview.expect("a match");
        assert!(overview.is_given && overview.is_complete);
    }
}

/// A match that is under way waits for the end of a deal from a code, also over a reload, and goes on as
/// it was; in files the deal does not pretend to be shuffled.
#[test]
fn a_match_waits_for_the_end_of_a_deal_from_a_code() {
    for opponent in [Opponent::Computer, Opponent::Friend] {
        let mut source = Table::new(opponent, Rules::default(), 3);
        source.play_to_result();
        let code = source.copy(CodeForm::Code);
        let mut table = Table::new(opponent, Rules::default(), 4);
        while table.deal().is_none_or(|deal| deal.ply < 6) {
            assert!(table.step());
        }
        let before = table.model.running.clone().expect("a match");
        let before = before.to_saved();
        table.play_code(&code);
        assert_ne!(table.saved.as_ref(), Some(&before));
        table.reload();
        assert!(table.model.running.as_ref().is_some_and(Match::has_match_waiting));
        // Another code in its place does not lose the match either.
        table.play_code(&code);
        table.play_to_result();
        table.send(Msg::SaveFile(MatchFile::Deals));
        let (_, text) = table.files.pop().expect("a file");
        let file: Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(file["fromCode"], true);
        table.send(Msg::Continue);
        assert_eq!(table.saved.as_ref(), Some(&before));
        assert_eq!(table.model.running.as_ref().map(Match::to_saved), Some(before));
        while table.step() {}
        assert_eq!(table.model.scene(), Scene::Over);

        // Without a match that waits, the deal is a match of its own, and ends as one.
        table.play_code(&code);
        table.play_to_result();
        table.send(Msg::Continue);
        assert_eq!(table.model.scene(), Scene::Over);
        table.reload();
        assert_eq!(table.model.scene(), Scene::Over);
    }
}

/// What is no code changes nothing; a link with moves is looked at at once, and played only when asked.
#[test]
fn a_link_alone_changes_no_match() {
    let mut source = Table::new(Opponent::Computer, Rules::default(), 3);
    source.play_to_result();
    let link = source.copy(CodeForm::LinkWithMoves);
    let mut table = Table::new(Opponent::Computer, Rules::default(), 4);
    while table.deal().is_none_or(|deal| deal.ply < 6) {
        assert!(table.step());
    }
    let (running, saved) = (table.model.running.clone(), table.saved.clone());
    let wrong = link.replacen('-', "-0", 1);
    table.send(Msg::AddressChanged(Page::Code));
    table.send(Msg::Code(CodeMsg::Linked(wrong)));
    table.send(Msg::Code(CodeMsg::Play));
    match table.model.scene() {
        Scene::Code(code) => assert_eq!(code.read, Some(Err(CodeFault::Check))),
        other => panic!("{other:?}"),
    }
    table.send(Msg::Code(CodeMsg::Linked(link)));
    let replay = replay(&table).expect("it has moves");
    assert_eq!(cards_of(&replay), CardSet::ALL);
    table.send(Msg::Code(CodeMsg::Replay(false)));
    assert!(matches!(table.model.scene(), Scene::Code(code) if matches!(code.read, Some(Ok(_)))));
    table.send(Msg::Visit(Page::Table));
    assert_eq!((table.model.running, table.saved), (running, saved));
}
