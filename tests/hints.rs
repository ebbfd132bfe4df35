//! Hints, the question before a bonus is given away, and the guided deal, without a browser.

use kosakeln::ai::random::{RandomPlayer, Style, random_history};
use kosakeln::ai::{Decision, Level, Mind, Reason, Task, decide, thumb};
use kosakeln::app::{
    Advice, Counting, DealScene, Dialog, Effect, Front, HintState, Match, MatchLength, MatchSetup,
    Model, Msg, Note, Opponent, Player, Request, Scene, Why, update,
};
use kosakeln::cards::{Card, CardPoints, CardSet, Randomness, Seed};
use kosakeln::rules::{
    Bonus, Choices, Contract, Exchange, Game, ItemKind, Move, Phase, Role, Rules, Seat,
};

/// A table, and what its effects have asked for.
struct Table {
    model: Model,
    saved: Option<String>,
    computer: Option<(Request, Task)>,
    advice: Option<(Request, Task)>,
    stopped: u32,
    person: RandomPlayer,
    mind: Mind,
    /// Whether what comes before the play is weighed, too.
    weighs: bool,
}

impl Table {
    fn new(opponent: Opponent, number: u64) -> Self {
        Self::by(Rules::default(), opponent, number)
    }

    fn by(rules: Rules, opponent: Opponent, number: u64) -> Self {
        let person = RandomPlayer::new(Randomness::new(Seed::from_number(number), 9), Style::Any);
        let mut table = Self {
            model: Model::default(),
            saved: None,
            computer: None,
            advice: None,
            stopped: 0,
            person,
            mind: Mind::new(),
            weighs: number == 0,
        };
        let length = MatchLength::Deals(2);
        let setup = MatchSetup { opponent, rules, length, ..MatchSetup::default() };
        table.send(Msg::Opened(None));
        table.send(Msg::SetupChanged(Box::new(setup)));
        table.send(Msg::Seeded(Seed::from_number(number)));
        table
    }

    fn send(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            match effect {
                Effect::Save(saved) => self.saved = Some(saved),
                Effect::AskComputer { request, task, .. } => self.computer = Some((request, *task)),
                Effect::AskAdvice { request, task } => self.advice = Some((request, *task)),
                Effect::StopComputer => self.stopped += 1,
                _ => {}
            }
        }
    }

    fn deal(&self) -> Option<DealScene> {
        match self.model.scene() {
            Scene::Deal(deal) | Scene::Result(deal) => Some(*deal),
            _ => None,
        }
    }

    /// What goes on without a decision about the cards, or with a random one.
    fn act(&mut self) {
        match self.model.scene() {
            Scene::Draw { draw } if draw.turn.is_some() => {
                let free = (0..54).find(|place| draw.card(*place).is_none());
                self.send(Msg::DrawCard(free.expect("most are left")));
            }
            Scene::Draw { .. } | Scene::Result(_) => self.send(Msg::Continue),
            Scene::Cut { .. } => self.send(Msg::Cut(20)),
            Scene::Deal(deal) if matches!(deal.front, Front::Curtain(_)) => {
                self.send(Msg::LiftCurtain);
            }
            Scene::Deal(deal) if deal.public.turn.is_none() => self.send(Msg::Continue),
            Scene::Deal(deal) => {
                let view = deal.own.as_ref().expect("somebody is in front");
                match self.person.decide(view) {
                    Some(action) => self.make(deal.ply, action),
                    None => self.answer_computer(),
                }
            }
            Scene::Start { .. }
            | Scene::Pack { .. }
            | Scene::Code(_)
            | Scene::Statistics { .. }
            | Scene::Kept(_)
            | Scene::Replay { .. }
            | Scene::Shuffle(_)
            | Scene::Book { .. }
            | Scene::Over => {}
        }
    }

    fn make(&mut self, ply: u32, action: Move) {
        match action {
            Move::Discard(cards) => {
                self.model.selection.cards = cards;
                self.send(Msg::Commit { ply });
            }
            Move::Announce(bonuses) => {
                self.model.selection.bonuses = bonuses;
                self.send(Msg::Commit { ply });
            }
            Move::Call(_) | Move::Take(_) | Move::Play(_) => self.send(Msg::Play { ply, action }),
        }
        if let Some(Dialog::GivesAway { ply, action, .. }) = self.model.dialog {
            self.send(Msg::PlayAnyway { ply, action });
        }
    }

    fn answer_computer(&mut self) {
        let (request, task) = self.computer.take().expect("the computer has been asked");
        let action = thumb::decide(&task.view, task.seed);
        self.send(Msg::ComputerDecided { request, action });
    }

    /// Answers as a player of less strength would, who is quicker.
    fn answer_advice(&mut self) {
        let (request, task) = self.advice.take().expect("advice has been asked for");
        let weighs = task.view.public.phase != Phase::Play && self.weighs;
        let level = if weighs { Level::Master } else { Level::Club };
        let decision = decide(&mut self.mind, &Task { level, ..task }).map(Box::new);
        assert!(decision.is_some());
        self.send(Msg::Hinted { request, decision });
    }

    fn advised(&self) -> Option<Advice> {
        match self.deal()?.hint?.state {
            HintState::Given(advice) => Some(*advice),
            HintState::Thinking(_) => None,
        }
    }
}

/// In each phase the player in front gets advice from his own view alone, and it may be followed.
#[test]
fn a_hint_is_a_legal_move_of_whoever_is_in_front() {
    for opponent in [Opponent::Computer, Opponent::Friend] {
        let mut phases = std::collections::BTreeSet::new();
        for number in 0..3 {
            let mut table = Table::new(opponent, number);
            let mut given = 0;
            while table.deal().is_none_or(|deal| deal.public.turn.is_some()) {
                let Some(deal) = table.deal().filter(DealScene::can_hint) else {
                    table.act();
                    continue;
                };
                let view = deal.own.clone().expect("somebody is in front");
                table.send(Msg::Hint);
                assert!(matches!(
                    table.deal().and_then(|deal| deal.hint).map(|hint| hint.state),
                    Some(HintState::Thinking(None))
                ));
                assert_eq!(table.advice.as_ref().map(|(_, task)| &task.view), Some(&view));
                table.answer_advice();
                given += 1;
                let advice = table.advised().expect("it was given");
                let choices = view.choices.expect("it is his turn");
                assert_eq!(choices.check(deal.public.phase, advice.choice), Ok(()));
                assert!(advice.others.iter().all(|other| other.cost >= 0), "{advice:?}");
                assert!(advice.others.iter().all(|other| other.choice != advice.choice));
                phases.insert(deal.public.phase);
                // It is told once, however often it is looked at.
                table.send(Msg::CloseHint);
                assert_eq!(table.deal().and_then(|deal| deal.hint), None);
                table.send(Msg::Hint);
                assert_eq!(table.advised(), Some(advice));
                assert!(table.advice.is_none());
                let hints = table.deal().expect("a deal").hints;
                assert_eq!(hints.one + hints.two, given);
                table.act();
                let hint = table.deal().and_then(|deal| deal.hint);
                assert_eq!(hint, None, "another position, and no hint");
            }
            let saved = table.saved.as_ref().expect("it is saved");
            let loaded = Match::from_saved(saved).expect("it reads");
            let hints = &loaded.deal().expect("the deal is over and not gone").hints;
            assert_eq!(hints.one + hints.two, given, "and they are kept");
        }
        assert!(phases.len() >= 5, "{phases:?}");
    }
}

#[test]
fn a_hint_that_nobody_waits_for_any_more_is_dropped() {
    let at_a_decision = || {
        let mut table = Table::new(Opponent::Friend, 3);
        while table.deal().is_none_or(|deal| !deal.can_hint()) {
            table.act();
        }
        table.send(Msg::Hint);
        table
    };
    let is_dropped = |table: &mut Table, before: u32| {
        assert_eq!(table.stopped, before + 1, "nobody need think about it");
        table.answer_advice();
        assert_eq!(table.deal().and_then(|deal| deal.hint), None);
        assert_eq!(table.deal().map_or(0, |deal| deal.hints.one + deal.hints.two), 0);
    };
    let mut table = at_a_decision();
    table.send(Msg::CloseHint);
    is_dropped(&mut table, 0);
    let mut table = at_a_decision();
    table.act();
    is_dropped(&mut table, 0);
    let mut table = at_a_decision();
    table.send(Msg::Leave);
    table.send(Msg::Resume);
    is_dropped(&mut table, 0);
    // Progress is told as long as somebody waits.
    let mut table = at_a_decision();
    let request = table.advice.as_ref().expect("asked").0;
    table.send(Msg::ComputerThinks { request, percent: 40 });
    let hint = table.deal().and_then(|deal| deal.hint).expect("it is thought about");
    assert_eq!(hint.state, HintState::Thinking(Some(40)));
}

/// Behind the curtain there is no hint, and none for the other player.
#[test]
fn a_hint_is_for_nobody_but_who_asked() {
    let mut table = Table::new(Opponent::Friend, 5);
    let mut behind = 0;
    while table.deal().is_none_or(|deal| deal.public.turn.is_some()) {
        if let Some(deal) = table.deal().filter(DealScene::can_hint) {
            let Front::Player(asker) = deal.front else { panic!("nobody is in front") };
            table.send(Msg::Hint);
            table.answer_advice();
            // Whoever comes back lifts the curtain himself.
            table.send(Msg::Leave);
            table.send(Msg::Resume);
            let deal = table.deal().expect("the deal goes on");
            assert_eq!(deal.front, Front::Curtain(asker));
            assert_eq!((deal.hint, deal.own), (None, None));
            behind += 1;
            table.send(Msg::LiftCurtain);
            assert_eq!(table.deal().and_then(|deal| deal.hint), None, "it is gone for good");
        }
        table.act();
    }
    assert!(behind > 20, "{behind}");
}

/// The question comes for a move that gives something away, and for no other; only a yes makes it.
#[test]
fn a_move_that_gives_a_bonus_away_is_asked_about() {
    let mut asked = 0;
    for number in 0..40 {
        let mut table = Table::new(Opponent::Friend, number);
        while table.deal().is_none_or(|deal| deal.public.turn.is_some()) {
            let deal = table.deal();
            let own = deal.as_ref().and_then(|deal| deal.own.as_ref());
            let Some((deal, view)) = deal.as_ref().zip(own) else {
                table.act();
                continue;
            };
            let actions: Vec<Move> = match &view.choices {
                Some(Choices::Play(choices)) => choices.legal().iter().map(Move::Play).collect(),
                Some(Choices::Take(choices)) => {
                    choices.legal().into_iter().map(Move::Take).collect()
                }
                // As much as can be is announced.
                Some(Choices::Announce(choices)) => {
                    table.make(deal.ply, Move::Announce(choices.legal()));
                    continue;
                }
                _ => vec![],
            };
            for action in actions {
                let bonuses = view.gives_away(action);
                if bonuses.is_empty() {
                    continue;
                }
                asked += 1;
                let ply = deal.ply;
                table.send(Msg::Play { ply, action });
                assert_eq!(table.model.dialog, Some(Dialog::GivesAway { ply, action, bonuses }));
                assert_eq!(table.deal().map(|deal| deal.ply), Some(ply), "nothing has been made");
                table.send(Msg::Show(None));
            }
            let (ply, before) = (deal.ply, table.model.dialog);
            assert_eq!(before, None);
            table.act();
            assert_eq!(table.model.dialog, None);
            assert_ne!(table.deal().map(|deal| deal.ply), Some(ply));
        }
    }
    assert!(asked > 100, "{asked}");
}

/// Plays the guided deal as `choose` does among what is legal; gives the notes that came up.
fn lesson(table: &mut Table, mut choose: impl FnMut(&mut Table, &DealScene)) -> Vec<Note> {
    table.send(Msg::Learn);
    let mut notes = Vec::new();
    for _ in 0..200 {
        match table.model.scene() {
            Scene::Result(deal) => {
                let lesson = deal.lesson.expect("it is the guided deal");
                notes.extend(lesson.notes);
                return notes;
            }
            Scene::Deal(deal) => {
                let lesson = deal.lesson.clone().expect("it is the guided deal");
                let note = lesson.note().expect("there is something to say");
                notes.push(note);
                if deal.public.turn.is_none() {
                    table.send(Msg::Continue);
                } else if deal.is_computer_due {
                    let (request, task) = table.computer.take().expect("the computer is asked");
                    let decision = decide(&mut table.mind, &task).expect("it is its turn");
                    table.send(Msg::ComputerDecided { request, action: Some(decision.choice) });
                } else if lesson.is_at_the_end() {
                    choose(table, &deal);
                } else {
                    table.send(Msg::TurnNote(lesson.page + 1));
                }
            }
            other => panic!("{other:?} is no part of the guided deal"),
        }
    }
    panic!("the guided deal does not end");
}

fn follow(table: &mut Table, deal: &DealScene) {
    let (request, task) = table.advice.take().expect("a move is suggested unasked");
    let decision: Option<Decision> = decide(&mut table.mind, &task);
    table.send(Msg::Hinted { request, decision: decision.map(Box::new) });
    let advice = table.advised().expect("it is seen");
    assert!(!advice.reasons.is_empty() || advice.expected.is_some(), "{advice:?}");
    assert!(!advice.reasons.contains(&Why::RuleOfThumb), "{advice:?}");
    table.send(Msg::FollowHint { ply: deal.ply });
    if table.deal().map(|after| after.ply) == Some(deal.ply) {
        table.send(Msg::Commit { ply: deal.ply });
    }
}

/// Whoever follows the suggestions becomes the declarer, sees each thing once, and wins with the
/// Pagat.
#[test]
fn the_guided_deal_shows_what_there_is_to_show() {
    let mut table = Table::new(Opponent::Computer, 1);
    while table.deal().is_none() {
        table.act();
    }
    let (running, saved) = (table.model.running.clone(), table.saved.clone());
    table.send(Msg::Leave);
    let notes = lesson(&mut table, follow);
    for note in [
        Note::Welcome,
        Note::Cards,
        Note::Values,
        Note::Exchange,
        Note::Auction,
        Note::AnnounceBefore,
        Note::Talon,
        Note::TalonDiscard,
        Note::AnnounceAfter,
        Note::FirstLead,
        Note::FollowSuit,
        Note::MustTrump,
        Note::Ultimo,
        Note::Count,
        Note::Settlement,
    ] {
        assert!(notes.contains(&note), "{note:?} did not come up in {notes:?}");
    }
    let deal = table.deal().expect("the result is shown");
    let settlement = deal.public.accounts.expect("it is settled").settlement;
    let seat = Player::One.seat(deal.dealer);
    assert_eq!(seat.role(settlement.bargain.declarer), Role::Declarer);
    assert_ne!(settlement.bargain.contract, Contract::Solo, "the talon is to be seen");
    assert!(settlement.is_game_won());
    let pagat = settlement
        .items
        .iter()
        .find(|item| item.kind == ItemKind::Bonus(Bonus::PagatUltimo))
        .expect("the Pagat is there in the last trick");
    assert!(pagat.made && pagat.by == seat);
    // It was kept apart from the match, which goes on.
    assert_eq!(table.saved, saved);
    table.send(Msg::Continue);
    assert!(matches!(table.model.scene(), Scene::Start { can_resume: true, .. }));
    assert_eq!(table.model.running, running);
}

#[test]
fn the_guided_deal_can_be_played_in_any_other_way_and_left() {
    for number in 0..6 {
        let mut table = Table::new(Opponent::Friend, number);
        let saved = table.saved.clone();
        table.model.running = None;
        let notes = lesson(&mut table, |table, _| table.act());
        assert_eq!(notes[0], Note::Welcome);
        let ended = notes.contains(&Note::Settlement) || notes.contains(&Note::PassedIn);
        assert!(ended, "{notes:?}");
        // Again, and away in the middle of it.
        table.send(Msg::Learn);
        table.act();
        table.send(if number % 2 == 0 { Msg::Leave } else { Msg::EndMatch });
        assert!(matches!(table.model.scene(), Scene::Start { can_resume: false, .. }));
        assert_eq!(table.model.running, None);
        assert_eq!(table.saved, saved);
    }
}

/// Reasons say what is so.
#[test]
fn a_reason_speaks_of_the_card_that_is_advised() {
    let mut table = Table::new(Opponent::Friend, 11);
    let mut kinds = std::collections::BTreeSet::new();
    while table.deal().is_none_or(|deal| deal.public.turn.is_some()) {
        if let Some(deal) = table.deal().filter(DealScene::can_hint) {
            table.send(Msg::Hint);
            table.answer_advice();
            let advice = table.advised().expect("it was given");
            for why in &advice.reasons {
                kinds.insert(format!("{why:?}").split(['(', ' ']).next().map(str::to_owned));
                let Move::Play(card) = advice.choice else { continue };
                let led = deal.public.tricks.led();
                let wins =
                    |card: Card| led.map(|led| kosakeln::rules::trick_winner(led, card) == 1);
                match why {
                    Why::Wins(_) | Why::WinsLow(_) => assert_eq!(wins(card), Some(true)),
                    Why::CheapLoss | Why::LeavesTrick => assert_eq!(wins(card), Some(false)),
                    Why::LeadsTarock => assert!(led.is_none() && card.is_tarock()),
                    Why::DrawsTarock(suit) => assert_eq!(card.suit(), Some(*suit)),
                    _ => {}
                }
            }
        }
        table.act();
    }
    assert!(kinds.len() >= 5, "{kinds:?}");
}

/// What is said for a move, whichever it is, is so whatever the other holds: all cards are looked at.
#[test]
fn a_reason_is_never_disproved_by_the_hidden_cards() {
    let mut kinds = std::collections::BTreeSet::new();
    for number in 0..600 {
        let history = random_history(Seed::from_number(72), number, None);
        let mut game = Game::new(*history.game().rules(), history.pack());
        for (seat, action) in history.moves() {
            let view = game.view(*seat);
            let decision = Decision::unweighed(*action, Reason::RuleOfThumb);
            let advice = Advice::new(&view, &decision);
            let other = game.view(seat.other()).hand;
            let led = view.public.tricks.led();
            game.play(*seat, *action).expect("it was legal");
            let hand = game.view(*seat).hand;
            for why in advice.reasons {
                kinds.insert(format!("{why:?}").split(['(', ' ']).next().map(str::to_owned));
                let is_true = match (why, *action) {
                    (Why::DrawsTarock(suit), Move::Play(card)) => {
                        let has_tarock = !other.is_disjoint(CardSet::TAROCKS);
                        card.suit() == Some(suit)
                            && other.is_disjoint(CardSet::of_suit(suit))
                            && has_tarock
                    }
                    (Why::Highest, Move::Play(card)) => {
                        (other & card.followers()).iter().all(|higher| higher < card)
                    }
                    (Why::LeadsTarock, Move::Play(card)) => led.is_none() && card.is_tarock(),
                    (Why::Makes(bonus), Move::Play(card)) => {
                        let is_off =
                            bonus == Bonus::Quapil && !view.public.rules.burgstaller_bonuses;
                        bonus.bird() == Some(card)
                            && bonus.own_trick() == Some(view.public.tricks.len() + 1)
                            && !is_off
                    }
                    (Why::Voids { first, second }, Move::Discard(_)) => {
                        let is_gone = |suit| (hand & CardSet::of_suit(suit)).is_empty();
                        // What comes from the personal talon is not known yet.
                        let is_certain = view.public.phase != Phase::PersonalExchange
                            || view.public.rules.exchange == Exchange::Tactical;
                        is_certain && is_gone(first) && second.is_none_or(is_gone)
                    }
                    _ => true,
                };
                assert!(is_true, "{why:?} of {action:?}: {view:?}");
            }
        }
    }
    for kind in ["DrawsTarock", "Highest", "LeadsTarock", "Makes", "Voids"] {
        assert!(kinds.contains(&Some(kind.to_owned())), "{kind} is not in {kinds:?}");
    }
}

/// What leaves no choice is chosen when the match comes back, and nobody thinks about a suggestion that
/// is not wanted.
#[test]
fn the_match_that_waited_for_the_guided_deal_goes_on_as_it_was() {
    let rules = Rules { exchange: Exchange::Medium, ..Rules::default() };
    let mut forced = 0;
    for number in 0..20 {
        let mut table = Table::by(rules, Opponent::Computer, number);
        while table.deal().is_none_or(|deal| !deal.can_hint()) {
            table.act();
        }
        let before = table.deal().expect("a deal");
        if !before.selection.cards.is_empty() {
            forced += 1;
        }
        table.send(Msg::Leave);
        table.send(Msg::Learn);
        assert!(table.advice.take().is_some(), "a move is suggested unasked");
        table.send(Msg::CloseHint);
        while table.deal().is_some_and(|deal| deal.public.phase != Phase::Auction) {
            table.act();
            assert!(table.advice.is_none(), "the notes have been put away");
        }
        table.send(Msg::Leave);
        table.send(Msg::Resume);
        assert_eq!(table.deal(), Some(before));
    }
    assert!(forced > 0, "no exchange left no choice");
}

#[test]
fn both_piles_of_every_deal_are_counted_to_seventy() {
    let mut by_valat = 0;
    for number in 0..300 {
        let history = random_history(Seed::from_number(71), number, None);
        let Some(accounts) = history.game().public_view().accounts else { continue };
        let mut rounded = 0;
        for seat in Seat::ALL {
            let pile = accounts.piles[seat];
            let counting = Counting::new(pile);
            let counted: Vec<Card> =
                counting.groups.iter().flat_map(|group| group.cards.clone()).collect();
            assert_eq!(counted.len(), usize::from(pile.len()));
            assert_eq!(counted.into_iter().collect::<CardSet>(), pile);
            let (last, whole) = counting.groups.split_last().expect("a discard at least");
            assert!(whole.iter().all(|group| group.cards.len() == 3));
            assert!((1..=3).contains(&last.cards.len()));
            for group in whole {
                let values: u16 = group.values().iter().sum();
                assert_eq!(3 * (values - 2), group.points.thirds(), "two off for three cards");
            }
            assert_eq!(counting.total(), accounts.settlement.card_points[seat]);
            let settlement = &accounts.settlement;
            if seat == settlement.bargain.declarer {
                let has_enough = counting.total() >= CardPoints::WON;
                let is_by_points = settlement.is_decided_by_points();
                assert!(!is_by_points || has_enough == settlement.is_game_won());
                by_valat += u32::from(!is_by_points);
            }
            rounded += counting.total().rounded();
        }
        assert_eq!(rounded, 70);
    }
    assert!(by_valat > 0, "no game was decided by a Valat");
}
