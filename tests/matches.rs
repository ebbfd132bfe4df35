//! Whole matches through the application's one door, without a browser.

use kosakeln::ai::Level;
use kosakeln::ai::random::{RandomPlayer, Style, random_rules};
use kosakeln::app::{
    Arrange, Arranging, CardPlay, DealInPlay, DealScene, Dialog, Effect, Front, HandOrder,
    LoadError, Match, MatchLength, MatchSetup, Model, Msg, Notice, Opponent, OpponentLevel,
    PREFERENCES_VERSION, Pace, PackLook, Page, Passage, Player, Preferences, SAVE_VERSION, Scene,
    Sorting, Stage, Term, Theme, TrickPace, update,
};
use kosakeln::cards::{CardSet, Randomness, Seed};
use kosakeln::rules::{
    Choices, DiscardChoices, Exchange, GamePoints, IllegalMove, Move, PassedIn, Phase, Rules, Seat,
    Section, TarockDiscard,
};

/// A table with somebody at it who plays at random, and a browser that does what it is told.
struct Evening {
    model: Model,
    saved: Option<String>,
    kept: Vec<String>,
    preferences: Option<String>,
    kept_preferences: Vec<String>,
    asked: Vec<Effect>,
    woken: u32,
    stopped: u32,
    address: Page,
    person: RandomPlayer,
    seed: Seed,
    saves: u32,
}

impl Evening {
    fn new(setup: MatchSetup, number: u64) -> Self {
        let seed = Seed::from_number(number);
        let person = RandomPlayer::new(Randomness::new(seed, 99), Style::Birds);
        let (model, saved, kept, asked) = (Model::default(), None, vec![], vec![]);
        let mut evening = Self {
            model,
            saved,
            kept,
            preferences: None,
            kept_preferences: vec![],
            asked,
            woken: 0,
            stopped: 0,
            address: Page::default(),
            person,
            seed,
            saves: 0,
        };
        evening.send(Msg::Opened(None));
        evening.send(Msg::SetupChanged(Box::new(setup)));
        evening.send(Msg::Start);
        evening
    }

    fn send(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            match effect {
                Effect::Save(saved) => {
                    self.saved = Some(saved);
                    self.saves += 1;
                }
                Effect::KeepAside(saved) => self.kept.push(saved),
                Effect::SavePreferences(saved) => self.preferences = Some(saved),
                Effect::KeepPreferencesAside(saved, _) => {
                    self.preferences = None;
                    self.kept_preferences.push(saved);
                }
                Effect::DrawSeed => self.send(Msg::Seeded(self.seed)),
                ask @ Effect::AskComputer { .. } => self.asked.push(ask),
                Effect::AskAdvice { .. } => panic!("nobody asked for a hint"),
                Effect::WakeComputer => self.woken += 1,
                Effect::StopComputer => self.stopped += 1,
                Effect::ShowAddress(page) => self.address = page,
                // There are neither texts nor versions here, nor statistics, and nothing depends on them; and nobody
                // contributes to a shuffle.
                Effect::LoadTexts { .. }
                | Effect::ChooseFile
                | Effect::MeasureStorage
                | Effect::DeleteStorage
                | Effect::LoadStatistics
                | Effect::LoadMatch
                | Effect::SaveStatistics(_)
                | Effect::DrawContribution
                | Effect::CopyText(_)
                | Effect::AskDay
                | Effect::SaveFile { .. }
                | Effect::Copy { .. }
                | Effect::Print
                | Effect::TakeOver => {}
            }
        }
    }

    /// The page is closed and opened again.
    fn reload(&mut self) {
        self.asked.clear();
        self.model = Model::default();
        self.send(Msg::PreferencesOpened(self.preferences.clone()));
        self.send(Msg::Opened(self.saved.clone()));
    }

    fn answer_computer(&mut self) -> bool {
        let Some(Effect::AskComputer { request, task, .. }) = self.asked.pop() else {
            return false;
        };
        let action = kosakeln::ai::thumb::decide(&task.view, task.seed);
        assert!(action.is_some(), "the computer has no move in {:?}", task.view.public.phase);
        self.send(Msg::ComputerDecided { request, action });
        true
    }

    /// Whatever the person in front can do next, as the table would send it.
    fn act(&mut self) {
        match self.model.scene() {
            Scene::Start { .. } => self.send(Msg::Resume),
            Scene::Draw { draw } => match draw.turn {
                Some(_) => {
                    let place = (0..54).find(|place| draw.card(*place).is_none());
                    self.send(Msg::DrawCard(place.expect("most of the 54 are left")));
                }
                None => self.send(Msg::Continue),
            },
            Scene::Cut { .. } => self.send(Msg::Cut(17)),
            Scene::Deal(scene) => match scene.front {
                Front::Curtain(_) => self.send(Msg::LiftCurtain),
                Front::Player(_) => self.act_in_deal(&scene),
            },
            Scene::Result(_) => self.send(Msg::Continue),
            Scene::Over
            | Scene::Pack { .. }
            | Scene::Code(_)
            | Scene::Statistics { .. }
            | Scene::Kept(_)
            | Scene::Replay { .. }
            | Scene::Shuffle(_)
            | Scene::Book { .. } => {}
        }
    }

    fn act_in_deal(&mut self, scene: &DealScene) {
        if scene.public.turn.is_none() {
            // The last trick lies on the table.
            return self.send(Msg::Continue);
        }
        let view = scene.own.as_ref().expect("somebody is in front");
        let Some(action) = self.person.decide(view) else {
            assert!(self.answer_computer(), "nobody can move in {:?}", scene.public.phase);
            return;
        };
        let ply = scene.ply;
        match action {
            Move::Discard(cards) => {
                // Where there is no choice the cards are chosen already.
                let chosen = self.model.selection.cards;
                let changes = (cards - chosen) | (chosen - cards);
                changes.iter().for_each(|card| self.send(Msg::ToggleCard(card)));
                self.send(Msg::Commit { ply });
            }
            Move::Announce(bonuses) => {
                bonuses.iter().for_each(|bonus| self.send(Msg::ToggleBonus(bonus)));
                self.send(Msg::Commit { ply });
            }
            Move::Call(_) | Move::Take(_) | Move::Play(_) => self.send(Msg::Play { ply, action }),
        }
        if let Some(Dialog::GivesAway { ply, action, .. }) = self.model.dialog {
            self.send(Msg::PlayAnyway { ply, action });
        }
        assert_eq!(self.model.refusal, None);
    }

    fn running(&self) -> &Match {
        self.model.running.as_ref().expect("a match is running")
    }
}

fn setup(opponent: Opponent, rules: Rules, deals: u16) -> MatchSetup {
    let length = MatchLength::Deals(deals);
    MatchSetup { opponent, rules, length, ..MatchSetup::default() }
}

#[test]
fn whole_matches_come_to_an_end_under_any_house_rules() {
    for number in 0..60 {
        let rules = random_rules(&mut Randomness::new(Seed::from_number(number), 7));
        let opponent = if number % 2 == 0 { Opponent::Computer } else { Opponent::Friend };
        let mut evening = Evening::new(setup(opponent, rules, 3), number);
        let mut steps = 0;
        while evening.model.scene() != Scene::Over {
            evening.act();
            steps += 1;
            assert!(steps < 3_000, "match {number} does not end");
        }
        let sheet = evening.running().sheet();
        assert_eq!(sheet.standing.scored_deals, 3);
        let scored: Vec<_> = sheet.lines.iter().filter(|line| line.settlement.is_some()).collect();
        assert_eq!(scored.len(), 3);
        let sum: GamePoints = sheet
            .lines
            .iter()
            .filter_map(|line| Some(line.settlement.as_ref()?.total[Player::One.seat(line.dealer)]))
            .sum();
        assert_eq!(sheet.standing.points(Player::One), sum);
        assert_eq!(sheet.standing.points(Player::Two), -sum);
        assert_eq!(sheet.standing.cents(Player::One), Some(i64::from(sum.number()) * 10));
    }
}

#[test]
fn the_deal_alternates_unless_the_rule_says_that_the_same_player_deals_again() {
    for passed_in in [PassedIn::NextDealer, PassedIn::SameDealer] {
        let rules = Rules { passed_in, ..Rules::default() };
        let mut passed_in_deals = 0;
        for number in 0..40 {
            let mut evening = Evening::new(setup(Opponent::Friend, rules, 4), number);
            while evening.model.scene() != Scene::Over {
                evening.act();
            }
            for pair in evening.running().past().windows(2) {
                let was_passed_in = pair[0].history.game().phase() == Phase::PassedIn;
                let is_same = pair[0].dealer == pair[1].dealer;
                assert_eq!(is_same, was_passed_in && passed_in == PassedIn::SameDealer);
                passed_in_deals += u32::from(was_passed_in);
            }
        }
        assert!(passed_in_deals > 0, "no deal was passed in");
    }
}

#[test]
fn a_reload_at_any_moment_goes_on_where_it_was_and_the_computer_decides_the_same() {
    for opponent in [Opponent::Computer, Opponent::Friend] {
        let rules = Rules { defender_birds: true, unterer: true, ..Rules::default() };
        let mut evening = Evening::new(setup(opponent, rules, 2), 5);
        while evening.model.scene() != Scene::Over {
            let before = evening.running().clone();
            let asked = evening.asked.clone();
            evening.reload();
            let after = evening.running();
            assert_eq!(after.past(), before.past());
            assert_eq!(after.setup(), before.setup());
            match (after.stage(), before.stage()) {
                (Stage::Deal(after), Stage::Deal(before)) => {
                    assert_eq!(after.history(), before.history());
                    assert_eq!(after.dealer, before.dealer);
                    if opponent == Opponent::Friend {
                        assert!(matches!(after.front, Front::Curtain(_)), "cards show at once");
                    }
                }
                (after, before) => assert_eq!(after, before),
            }
            let what = |asked: &[Effect]| match asked.last() {
                Some(Effect::AskComputer { task, .. }) => Some(task.clone()),
                _ => None,
            };
            assert_eq!(what(&evening.asked), what(&asked));
            // A reload brings the curtain down, and whoever is in front lifts it again.
            evening.send(Msg::LiftCurtain);
            evening.act();
        }
    }
}

#[test]
fn every_accepted_move_is_saved_and_no_refused_one() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 1), 3);
    while !matches!(evening.model.scene(), Scene::Deal(_)) {
        evening.act();
    }
    let moves = |evening: &Evening| evening.running().deal().map_or(0, DealInPlay::ply);
    let mut accepted = 0;
    while let Scene::Deal(scene) = evening.model.scene() {
        if scene.own.is_some() {
            let (saves, plies) = (evening.saves, moves(&evening));
            let wrong = Move::Discard(CardSet::KINGS);
            evening.send(Msg::Play { ply: scene.ply, action: wrong });
            assert_eq!((evening.saves, moves(&evening)), (saves, plies));
            let refusal = evening.model.refusal.expect("it was refused");
            let player = scene.own.as_ref().map(|view| Player::at(view.seat, scene.dealer));
            assert_eq!(Some(refusal.player), player);
            evening.model.refusal = None;
            evening.act();
            assert_eq!((evening.saves, moves(&evening)), (saves + 1, plies + 1));
            accepted += 1;
        } else {
            evening.act();
        }
        if evening.running().deal().is_some_and(DealInPlay::is_over) {
            break;
        }
    }
    assert!(accepted > 30);
}

#[test]
fn behind_the_curtain_the_scene_holds_no_hidden_card() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 2), 8);
    let mut curtains = 0;
    while evening.model.scene() != Scene::Over {
        if let Scene::Deal(scene) = evening.model.scene()
            && matches!(scene.front, Front::Curtain(_))
        {
            assert_eq!(scene.own, None);
            assert_eq!(scene.selection.cards, CardSet::EMPTY);
            assert_eq!(scene.refusal, None);
            curtains += 1;
        }
        evening.act();
    }
    assert!(curtains > 40);
}

#[test]
fn the_curtain_falls_whenever_the_other_person_is_to_move_and_only_then() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 1), 21);
    while evening.model.scene() != Scene::Over {
        if let Scene::Deal(scene) = evening.model.scene() {
            let turn = scene.public.turn.map(|seat| Player::at(seat, scene.dealer));
            let (Front::Player(front) | Front::Curtain(front)) = scene.front;
            // After the last trick whoever completed it stays in front.
            assert!(turn.is_none() || turn == Some(front));
        }
        evening.act();
    }
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 21);
    while evening.model.scene() != Scene::Over {
        if let Scene::Deal(scene) = evening.model.scene() {
            assert_eq!(scene.front, Front::Player(Player::One));
        }
        evening.act();
    }
}

/// An evening of eight deals: between two moves the screen is handed over once at most, and only
/// where somebody else is to move.
#[test]
fn between_two_people_a_turn_costs_one_click_more_at_most() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 8), 5);
    let (mut turns, mut lifts) = (0, 0);
    let mut last = None::<(usize, Player)>;
    let mut is_lifted = false;
    while evening.model.scene() != Scene::Over {
        if let Scene::Deal(scene) = evening.model.scene()
            && let Some(seat) = scene.public.turn
        {
            let next = Player::at(seat, scene.dealer);
            let now = (evening.running().past().len(), next);
            if matches!(scene.front, Front::Curtain(_)) {
                assert!(!is_lifted, "the curtain comes down twice before a move");
                assert_ne!(last, Some(now), "the screen is handed over to whoever has it");
                is_lifted = true;
                lifts += 1;
            } else {
                turns += 1;
                is_lifted = false;
                last = Some(now);
            }
        }
        evening.act();
    }
    assert_eq!(evening.running().standing().scored_deals, 8);
    assert!(lifts > 200 && lifts < turns, "{lifts} of {turns}");
}

#[test]
fn a_second_click_on_a_table_that_has_changed_counts_for_nothing() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 4);
    let mut tricks = 0;
    while evening.model.scene() != Scene::Over {
        if let Scene::Deal(scene) = evening.model.scene()
            && let Some(Choices::Play(choices)) = scene.own.as_ref().and_then(|own| own.choices)
        {
            let before = scene.ply;
            for card in choices.legal() {
                evening.send(Msg::Play { ply: before, action: Move::Play(card) });
            }
            let deal = evening.running().deal().expect("a deal is in play");
            assert_eq!(deal.ply(), before + 1);
            tricks += 1;
        }
        evening.act();
    }
    assert!(tricks >= 8);
}

#[test]
fn an_answer_to_an_old_request_is_dropped() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 4);
    while evening.asked.is_empty() {
        evening.act();
    }
    let Some(Effect::AskComputer { request, task, .. }) = evening.asked.pop() else {
        panic!("the computer was asked");
    };
    let action = kosakeln::ai::thumb::decide(&task.view, task.seed);
    evening.send(Msg::Leave);
    evening.send(Msg::ComputerDecided { request, action });
    let plies = evening.running().deal().map(DealInPlay::ply);
    evening.send(Msg::Resume);
    assert_eq!(evening.running().deal().map(DealInPlay::ply), plies);
    evening.send(Msg::ComputerDecided { request, action });
    assert_eq!(evening.running().deal().map(DealInPlay::ply), plies, "answered twice");
    assert!(evening.answer_computer());
    let after = evening.running().deal().map(DealInPlay::ply);
    assert_eq!(after, plies.map(|plies| plies + 1));
}

/// From `asked` on the computer thinks; whatever makes its answer useless stops it, once.
#[test]
fn whatever_makes_an_answer_useless_stops_the_computer() {
    let asked = |number| {
        let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), number);
        while evening.asked.is_empty() {
            evening.act();
        }
        assert_eq!((evening.woken, evening.stopped), (1, 0), "woken before it is asked");
        evening
    };
    let mut left = asked(4);
    left.send(Msg::Leave);
    assert_eq!(left.stopped, 1);
    left.send(Msg::Resume);
    assert_eq!((left.woken, left.stopped, left.asked.len()), (2, 1, 2), "asked anew");
    left.send(Msg::Start);
    left.send(Msg::Leave);
    left.send(Msg::Leave);
    assert_eq!(left.stopped, 2, "there was nothing more to stop");

    let mut ended = asked(4);
    ended.send(Msg::EndMatch);
    assert_eq!(ended.stopped, 1);

    let mut begun_anew = asked(4);
    begun_anew.send(Msg::Start);
    begun_anew.send(Msg::Start);
    assert_eq!((begun_anew.woken, begun_anew.stopped), (2, 1));

    let mut answered = asked(4);
    answered.answer_computer();
    answered.asked.clear();
    answered.send(Msg::Show(Some(Dialog::Menu)));
    assert_eq!(answered.stopped, 0);
}

#[test]
fn nobody_wakes_the_computer_for_two_people() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 1), 4);
    evening.act();
    evening.reload();
    evening.send(Msg::Leave);
    evening.send(Msg::Resume);
    assert_eq!((evening.woken, evening.stopped), (0, 0));
}

#[test]
fn how_far_the_computer_has_come_is_shown_while_it_thinks() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 4);
    let thought = |evening: &Evening| match evening.model.scene() {
        Scene::Deal(scene) => scene.percent_thought,
        _ => None,
    };
    while evening.asked.is_empty() {
        evening.act();
    }
    let Some(Effect::AskComputer { request, .. }) = evening.asked.last() else {
        panic!("the computer was asked");
    };
    let request = *request;
    assert_eq!(thought(&evening), None);
    evening.send(Msg::ComputerThinks { request, percent: 40 });
    assert_eq!(thought(&evening), Some(40));
    evening.send(Msg::Leave);
    evening.send(Msg::Resume);
    evening.send(Msg::ComputerThinks { request, percent: 50 });
    assert_eq!(thought(&evening), None, "of another request");
    evening.answer_computer();
    assert_eq!(thought(&evening), None);
}

#[test]
fn the_computer_is_asked_at_the_level_agreed_on() {
    for level in OpponentLevel::ALL {
        let setup = MatchSetup { level, ..setup(Opponent::Computer, Rules::default(), 1) };
        let mut evening = Evening::new(setup, 4);
        while evening.asked.is_empty() {
            evening.act();
        }
        let Some(Effect::AskComputer { task, .. }) = evening.asked.pop() else {
            panic!("the computer was asked");
        };
        assert_eq!(task.level, level.level());
        assert_eq!(evening.running().setup().level, level, "and after a reload");
    }
    assert_eq!(OpponentLevel::ALL.map(OpponentLevel::level), Level::OPPONENTS);
}

#[test]
fn a_computer_without_an_answer_does_not_leave_the_table_hanging() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 6);
    while evening.model.scene() != Scene::Over {
        if let Some(Effect::AskComputer { request, .. }) = evening.asked.pop() {
            evening.send(Msg::ComputerDecided { request, action: None });
        } else {
            evening.act();
        }
    }
}

#[test]
fn leaving_the_table_between_two_people_brings_the_curtain_down() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 1), 2);
    while !matches!(evening.model.scene(), Scene::Deal(scene) if scene.own.is_some()) {
        evening.act();
    }
    evening.send(Msg::Leave);
    assert!(matches!(evening.model.scene(), Scene::Start { can_resume: true, .. }));
    evening.send(Msg::Resume);
    assert!(matches!(evening.model.scene(), Scene::Deal(scene) if scene.own.is_none()));
}

#[test]
fn a_look_at_the_pack_brings_the_curtain_down_and_changes_nothing_else() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 1), 2);
    while !matches!(evening.model.scene(), Scene::Deal(scene) if scene.own.is_some()) {
        evening.act();
    }
    let (before, saves) = (evening.model.scene(), evening.saves);
    let ways: [fn(Page) -> Msg; 2] = [Msg::Visit, Msg::AddressChanged];
    for (to, back) in ways.into_iter().flat_map(|to| ways.map(|back| (to, back))) {
        let card = CardSet::ALL.iter().find(|card| {
            evening.send(Msg::ToggleCard(*card));
            !evening.model.selection.cards.is_empty()
        });
        assert!(card.is_some(), "a card of the hand is chosen");
        evening.send(to(Page::Pack));
        assert_eq!(evening.model.scene(), Scene::Pack { look: PackLook::default() });
        let look = PackLook { is_grey: true, ..PackLook::default() };
        evening.send(Msg::LookChanged(look));
        assert_eq!(evening.model.scene(), Scene::Pack { look });
        evening.send(Msg::LookChanged(PackLook::default()));
        evening.send(back(Page::Table));
        let Scene::Deal(scene) = evening.model.scene() else { panic!("the deal goes on") };
        assert!(scene.own.is_none() && scene.selection.cards.is_empty(), "nobody's cards are seen");
        evening.send(Msg::LiftCurtain);
        assert_eq!(evening.model.scene(), before);
    }
    assert_eq!(evening.saves, saves);
}

#[test]
fn the_rules_are_read_as_the_pack_is_looked_at_and_show_what_was_agreed() {
    let rules = Rules { unterer: true, ..Rules::default() };
    let mut evening = Evening::new(setup(Opponent::Friend, rules, 1), 2);
    let passage = Some(Passage::Section(Section::new(6, 7)));
    let book = |agreed, sought: &str| Scene::Book { passage, sought: sought.to_owned(), agreed };
    evening.model.running = None;
    evening.send(Msg::Visit(Page::Book(passage)));
    assert_eq!(evening.model.scene(), book(None, ""), "nothing has been agreed yet");
    evening.send(Msg::Visit(Page::Table));
    evening.send(Msg::Start);
    while !matches!(evening.model.scene(), Scene::Deal(scene) if scene.own.is_some()) {
        evening.act();
    }
    let (before, saves) = (evening.model.scene(), evening.saves);
    // A passage that is looked up lies over the table, and changes nothing on it.
    evening.send(Msg::Show(Some(Dialog::LookUp(Passage::Term(Term::Unterer)))));
    assert_eq!(evening.model.scene(), before);
    evening.send(Msg::Visit(Page::Book(passage)));
    assert_eq!(evening.model.dialog, None);
    assert_eq!(evening.model.scene(), book(Some(rules), ""));
    evening.send(Msg::SoughtChanged("hold".to_owned()));
    assert_eq!(evening.model.scene(), book(Some(rules), "hold"));
    // A link leads to the passage itself, whatever was looked for, and even to where one is already.
    evening.send(Msg::Visit(Page::Book(passage)));
    assert_eq!(evening.model.scene(), book(Some(rules), ""));
    evening.send(Msg::SoughtChanged("hold".to_owned()));
    evening.send(Msg::AddressChanged(Page::Book(None)));
    let beginning = Scene::Book { passage: None, sought: String::new(), agreed: Some(rules) };
    assert_eq!(evening.model.scene(), beginning);
    evening.send(Msg::Visit(Page::Table));
    let Scene::Deal(scene) = evening.model.scene() else { panic!("the deal goes on") };
    assert!(scene.own.is_none(), "nobody's cards are seen");
    evening.send(Msg::LiftCurtain);
    assert_eq!(evening.model.scene(), before);
    assert_eq!(evening.saves, saves);
}

#[test]
fn the_address_follows_a_look_at_the_pack() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 1), 2);
    evening.send(Msg::Visit(Page::Pack));
    assert_eq!(evening.address, Page::Pack);
    evening.send(Msg::Visit(Page::Table));
    assert_eq!(evening.address, Page::Table);
}

#[test]
fn nobody_thinks_while_the_pack_is_shown_and_the_same_is_asked_again_afterwards() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 6);
    let mut looks = 0;
    while evening.model.scene() != Scene::Over {
        if let Some(Effect::AskComputer { request, task, .. }) = evening.asked.pop() {
            let (stopped, saved) = (evening.stopped, evening.saved.clone());
            evening.send(Msg::AddressChanged(Page::Pack));
            assert_eq!(evening.stopped, stopped + 1);
            let action = kosakeln::ai::thumb::decide(&task.view, task.seed);
            evening.send(Msg::ComputerDecided { request, action });
            assert_eq!(evening.saved, saved, "an answer that nobody waits for counts for nothing");
            // The address names the page that is shown already.
            evening.send(Msg::Visit(Page::Pack));
            assert!(evening.asked.is_empty());
            evening.send(Msg::AddressChanged(Page::Table));
            let [Effect::AskComputer { task: again, .. }] = evening.asked.as_slice() else {
                panic!("the computer is asked once: {:?}", evening.asked)
            };
            assert_eq!(*again, task);
            assert!(evening.answer_computer());
            looks += 1;
        } else {
            evening.act();
        }
    }
    assert!(looks > 16, "{looks}");
    assert_eq!(evening.address, Page::Table, "what the address says is not said back to it");
}

#[test]
fn a_match_that_is_opened_beside_the_pack_waits() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 6);
    while evening.asked.is_empty() {
        evening.act();
    }
    let saved = evening.saved.clone();
    evening.asked.clear();
    evening.model = Model::default();
    let woken = evening.woken;
    evening.send(Msg::AddressChanged(Page::Pack));
    evening.send(Msg::Opened(saved));
    assert!(matches!(evening.model.scene(), Scene::Pack { .. }));
    assert!(evening.asked.is_empty() && evening.woken == woken);
    evening.send(Msg::Visit(Page::Table));
    assert!(matches!(evening.model.scene(), Scene::Deal(_)));
    assert_eq!((evening.asked.len(), evening.woken), (1, woken + 1));
}

/// A saved match that says of itself that it has another version.
fn written_as(saved: &str, version: u32, other: u32) -> String {
    let [from, to] = [version, other].map(|version| format!("\"version\":{version},"));
    saved.replacen(&from, &to, 1)
}

#[test]
fn what_cannot_be_read_is_kept_and_said() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 1), 2);
    while !matches!(evening.model.scene(), Scene::Deal(scene) if scene.ply > 3) {
        evening.act();
    }
    let good = evening.saved.clone().expect("saved");
    let newer = written_as(&good, SAVE_VERSION, SAVE_VERSION + 1);
    let is_newer = LoadError::Newer { format: SAVE_VERSION + 1, rules: 1 };
    assert_eq!(Match::from_saved(&newer), Err(is_newer.clone()));
    let newer_rules = good.replacen("\"rulesVersion\":1", "\"rulesVersion\":9", 1);
    assert_eq!(
        Match::from_saved(&newer_rules),
        Err(LoadError::Newer { format: SAVE_VERSION, rules: 9 })
    );
    // Cut off anywhere, it is damaged, never half read.
    for length in (0..good.len()).step_by(97) {
        assert!(matches!(Match::from_saved(&good[..length]), Err(LoadError::Damaged(_))));
    }
    evening.saved = Some(newer.clone());
    evening.reload();
    assert_eq!(evening.kept, [newer]);
    assert_eq!(evening.model.screen().notice, Some(Notice::Unreadable(is_newer)));
    evening.send(Msg::KeepFailed);
    let told: Vec<Notice> = evening.model.notices.iter().cloned().collect();
    assert_eq!(told, [Notice::NotSaved], "it is not said to be put aside if it is not");
    assert!(matches!(evening.model.scene(), Scene::Start { can_resume: false, .. }));
}

#[test]
fn the_last_trick_lies_on_the_table_until_the_result_is_asked_for() {
    for opponent in [Opponent::Computer, Opponent::Friend] {
        let mut evening = Evening::new(setup(opponent, Rules::default(), 1), 3);
        while !evening.running().deal().is_some_and(DealInPlay::is_over) {
            evening.act();
        }
        let Scene::Deal(scene) = evening.model.scene() else { panic!("the table stays") };
        assert_eq!(scene.public.tricks.len(), 16);
        assert!(matches!(scene.front, Front::Player(_)), "there is nothing left to hide");
        evening.send(Msg::Continue);
        assert!(matches!(evening.model.scene(), Scene::Result(_)));
        evening.send(Msg::Continue);
        assert_eq!(evening.model.scene(), Scene::Over);
    }
}

#[test]
fn what_one_player_does_in_a_row_is_told_together() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 2), 30);
    let mut rows = 0;
    while evening.model.scene() != Scene::Over {
        if let Scene::Deal(scene) = evening.model.scene()
            && matches!(scene.front, Front::Curtain(_))
            && let Some(last) = scene.news.last()
        {
            // The other's moves up to now, back to the last move of whoever comes to the screen.
            let deal = evening.running().deal().expect("a deal is in play");
            let moves = deal.history().moves().iter().rev();
            let in_a_row = moves.take_while(|(seat, _)| *seat == last.seat).count();
            let told = scene.news.iter().rev().take_while(|news| news.seat == last.seat).count();
            assert_eq!(told, in_a_row);
            rows += u32::from(told > 1);
        }
        evening.act();
    }
    assert!(rows > 8);
}

#[test]
fn a_running_match_is_only_replaced_when_asked_twice() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 1), 2);
    evening.act();
    evening.send(Msg::Leave);
    let before = evening.running().clone();
    evening.send(Msg::Start);
    assert_eq!(evening.model.dialog, Some(Dialog::NewMatch));
    assert_eq!(evening.running(), &before);
    evening.send(Msg::Show(None));
    evening.send(Msg::Start);
    evening.send(Msg::Start);
    assert_ne!(evening.running(), &before);
    assert_eq!(evening.model.dialog, None);
}

#[test]
fn nothing_is_saved_over_what_another_page_has_saved_or_what_could_not_be_kept() {
    for reason in [Msg::ChangedElsewhere, Msg::KeepFailed] {
        let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 2);
        evening.act();
        evening.send(reason);
        assert!(evening.model.screen().notice.is_some(), "and that is said");
        let saves = evening.saves;
        while evening.model.scene() != Scene::Over {
            evening.act();
        }
        assert_eq!(evening.saves, saves);
    }
}

#[test]
fn a_match_goes_on_as_another_window_has_left_it_if_that_is_wanted() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 2);
    for _ in 0..6 {
        evening.act();
    }
    let there = evening.saved.clone();
    for _ in 0..4 {
        evening.act();
    }
    // Without that nothing is asked for.
    assert_eq!(update(&mut evening.model.clone(), Msg::GoOnHere), []);
    evening.send(Msg::ChangedElsewhere);
    assert_eq!(update(&mut evening.model, Msg::GoOnHere), [Effect::LoadMatch]);
    assert_eq!(evening.model.screen().notice, None);
    evening.send(Msg::Opened(there.clone()));
    assert_eq!(Some(evening.running().to_saved()), there);
    let saves = evening.saves;
    while evening.model.scene() != Scene::Over {
        evening.act();
    }
    assert!(evening.saves > saves, "it is saved again");
}

#[test]
fn a_saved_match_must_agree_with_itself() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 2), 12);
    while !matches!(evening.model.scene(), Scene::Deal(scene) if scene.ply > 3) {
        evening.act();
    }
    let good = evening.saved.clone().expect("saved");
    assert!(Match::from_saved(&good).is_ok());
    for (part, other) in [
        ("\"deals\":2", "\"deals\":0"),
        ("\"deals\":2", "\"deals\":65535"),
        ("\"unterer\":false", "\"unterer\":true"),
        ("\"lifted\":17", "\"lifted\":18"),
        ("\"lifted\":17", "\"lifted\":200"),
        ("\"seed\":\"0c", "\"seed\":\"0d"),
    ] {
        let bad = good.replacen(part, other, 1);
        assert_ne!(bad, good, "{part} is in it");
        assert!(matches!(Match::from_saved(&bad), Err(LoadError::Damaged(_))), "{other}");
    }
}

#[test]
fn a_discard_without_a_choice_is_chosen_already() {
    let rules = Rules { exchange: Exchange::Medium, ..Rules::default() };
    let (mut forced, mut free) = (0, 0);
    for number in 0..30 {
        let mut evening = Evening::new(setup(Opponent::Friend, rules, 1), number);
        while let Some(choices) = {
            while !matches!(evening.model.scene(), Scene::Deal(scene) if scene.own.is_some()) {
                evening.act();
            }
            match evening.model.scene() {
                Scene::Deal(scene) => match scene.own.and_then(|own| own.choices) {
                    Some(Choices::Discard(choices)) => Some(choices),
                    _ => None,
                },
                _ => None,
            }
        } {
            let chosen = evening.model.selection.cards;
            if choices.cards().len() == choices.min() {
                assert_eq!(chosen, choices.cards());
                forced += 1;
            } else {
                assert_eq!(chosen, CardSet::EMPTY);
                free += 1;
            }
            evening.act();
        }
    }
    assert!(forced > 10 && free > 5, "{forced} forced, {free} free");
}

#[test]
fn whatever_comes_together_is_told_one_after_the_other_and_the_gravest_first() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 2);
    evening.preferences = Some("{".to_owned());
    evening.saved = Some("{".to_owned());
    evening.reload();
    for msg in [Msg::NoPack, Msg::SaveFailed, Msg::NoPack, Msg::NoSeed] {
        evening.send(msg);
    }
    let mut told = Vec::new();
    while let Some(notice) = evening.model.screen().notice {
        told.push(notice.clone());
        evening.send(Msg::NoticeRead(notice));
    }
    let [first, second, match_lost, preferences_lost, last] = told.as_slice() else {
        panic!("each is told once: {told:?}")
    };
    assert_eq!([first, second, last], [&Notice::NoEntropy, &Notice::NotSaved, &Notice::NoPack]);
    assert!(matches!(match_lost, Notice::Unreadable(_)), "{match_lost:?}");
    assert!(matches!(preferences_lost, Notice::PreferencesUnreadable(_)), "{preferences_lost:?}");
    // A click that was meant for what stood there before takes nothing else away.
    evening.send(Msg::NoPack);
    evening.send(Msg::NoticeRead(Notice::NotSaved));
    assert_eq!(evening.model.screen().notice, Some(Notice::NoPack));
}

#[test]
fn that_nothing_can_be_saved_is_said_once() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 2);
    evening.send(Msg::SaveFailed);
    assert_eq!(evening.model.screen().notice, Some(Notice::NotSaved));
    evening.send(Msg::NoticeRead(Notice::NotSaved));
    for _ in 0..3 {
        evening.act();
        evening.send(Msg::SaveFailed);
        assert_eq!(evening.model.screen().notice, None);
    }
    evening.send(Msg::EndMatch);
    evening.send(Msg::Start);
    evening.send(Msg::SaveFailed);
    assert_eq!(evening.model.screen().notice, None, "nor is it in the next match");
}

#[test]
fn preferences_that_cannot_be_saved_are_another_matter_than_a_match() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 2);
    for _ in 0..2 {
        evening.send(Msg::PreferencesChanged(Preferences::default()));
        evening.send(Msg::SavePreferencesFailed);
    }
    assert_eq!(evening.model.screen().notice, Some(Notice::PreferencesNotSaved));
    evening.send(Msg::NoticeRead(Notice::PreferencesNotSaved));
    evening.send(Msg::SavePreferencesFailed);
    assert_eq!(evening.model.screen().notice, None, "once is enough");
    evening.send(Msg::SaveFailed);
    assert_eq!(evening.model.screen().notice, Some(Notice::NotSaved), "that is worse, and said");
    // The other way round it goes without saying.
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 2);
    evening.send(Msg::SaveFailed);
    evening.send(Msg::SavePreferencesFailed);
    assert_eq!(evening.model.notices.len(), 1);
}

fn saved_in_format(version: u32) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    let path = format!("{root}/tests/saved/format-{version}.json");
    std::fs::read_to_string(path).expect("the file is there").trim_end().to_owned()
}

/// A match saved in the first format, with a deal behind it and one in the middle of the play.
#[test]
fn a_match_of_format_1_is_still_read() {
    let saved = saved_in_format(1);
    let running = Match::from_saved(&saved).expect("it reads");
    assert_eq!(running.setup().names.two, "Berta");
    let deal = running.deal().expect("a deal is in play");
    assert_eq!(deal.history().game().phase(), Phase::Play);
    assert_eq!(running.past().len(), 1);
    // What that format did not know is what was then so.
    let written = running.to_saved();
    let now = [
        ("\"opponent\":\"friend\",", "\"opponent\":\"friend\",\"level\":\"beginner\","),
        (",\"pace\":\"brisk\"", ""),
    ];
    let expected = now
        .iter()
        .fold(written_as(&saved, 1, SAVE_VERSION), |saved, (old, new)| saved.replacen(old, new, 1));
    let expected = uncommitted(&shuffled(&unordered(&uncounted(&expected))));
    assert_eq!(written, expected);
    assert_eq!(Match::from_saved(&written).as_ref(), Ok(&running));
    let mixed = written_as(&written, SAVE_VERSION, 1);
    assert!(matches!(Match::from_saved(&mixed), Err(LoadError::Damaged(_))), "no level in it");
}

/// A match against the computer, with a deal behind it and one in the middle of the play.
#[test]
fn a_match_of_format_2_is_still_read() {
    let saved = saved_in_format(2);
    let running = Match::from_saved(&saved).expect("it reads");
    assert_eq!(running.setup().opponent, Opponent::Computer);
    assert_eq!(running.setup().level, OpponentLevel::Master);
    let deal = running.deal().expect("a deal is in play");
    assert_eq!(deal.history().game().phase(), Phase::Play);
    assert_eq!(running.past().len(), 1);
    // The computer's pace is no part of a match any more.
    let now = shuffled(&unordered(&uncounted(&written_as(&saved, 2, SAVE_VERSION))));
    let now = uncommitted(&now);
    let now = now.replacen(",\"pace\":\"brisk\"", "", 1);
    assert_eq!(running.to_saved(), now);
    for pace in ["", ",\"pace\":\"slow\"", ",\"pace\":1"] {
        let odd = saved.replacen(",\"pace\":\"brisk\"", pace, 1);
        assert!(matches!(Match::from_saved(&odd), Err(LoadError::Damaged(_))), "{pace}");
    }
}

#[test]
fn the_pace_agreed_for_an_old_match_goes_on_for_whoever_has_no_preferences() {
    let calm = saved_in_format(2).replacen("\"pace\":\"brisk\"", "\"pace\":\"calm\"", 1);
    let own = Preferences { computer: Pace::AtOnce, ..Preferences::default() }.to_saved();
    for (preferences, pace) in [(None, Pace::Calm), (Some(own), Pace::AtOnce)] {
        let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 2);
        evening.saved = Some(calm.clone());
        evening.preferences = preferences;
        for _ in 0..2 {
            evening.reload();
            assert_eq!(evening.model.preferences.computer, pace);
            // The match is written in the present format now.
            evening.saved = Some(evening.running().to_saved());
        }
    }
}

/// The same match as written since the computer's pace is a preference.
#[test]
fn a_match_of_format_3_is_still_read() {
    let saved = saved_in_format(3);
    let running = Match::from_saved(&saved).expect("it reads");
    assert_eq!(running.setup().level, OpponentLevel::Master);
    let deal = running.deal().expect("a deal is in play");
    assert_eq!(deal.history().game().phase(), Phase::Play);
    let now = shuffled(&unordered(&uncounted(&written_as(&saved, 3, SAVE_VERSION))));
    let now = uncommitted(&now);
    assert_eq!(running.to_saved(), now, "nothing was taken back then, and no hint given");
    for new in ["\"takenBack\":1", "\"hints\":{\"one\":1,\"two\":0}"] {
        let odd = saved.replacen("\"record\"", &format!("{new},\"record\""), 1);
        assert!(matches!(Match::from_saved(&odd), Err(LoadError::Damaged(_))), "it knew no {new}");
    }
}

/// The same match as written since moves can be taken back and hints are given.
#[test]
fn a_match_of_format_4_is_still_read() {
    let saved = saved_in_format(4);
    let running = Match::from_saved(&saved).expect("it reads");
    assert_eq!(running.deal().map(|deal| deal.taken_back), Some(2));
    assert_eq!(running.past().first().map(|deal| deal.taken_back), Some(1));
    assert_eq!(running.past().first().map(|deal| deal.hints.one), Some(2));
    let now = uncommitted(&shuffled(&unordered(&written_as(&saved, 4, SAVE_VERSION))));
    assert_eq!(running.to_saved(), now, "no order was kept then");
    let odd = saved.replacen("\"takenBack\":1,", "", 1);
    assert!(matches!(Match::from_saved(&odd), Err(LoadError::Damaged(_))));
    let odd = unordered(&saved);
    assert!(matches!(Match::from_saved(&odd), Err(LoadError::Damaged(_))), "it knew no order");
}

/// The same match as written since the order in which cards are held by hand is kept.
#[test]
fn a_match_of_format_5_is_still_read() {
    let saved = saved_in_format(5);
    let running = Match::from_saved(&saved).expect("it reads");
    let now = uncommitted(&shuffled(&written_as(&saved, 5, SAVE_VERSION)));
    assert_eq!(running.to_saved(), now, "every deal was shuffled then");
    assert!(matches!(Match::from_saved(&shuffled(&saved)), Err(LoadError::Damaged(_))));
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 2);
    evening.send(Msg::PreferencesChanged(by_hand()));
    evening.saved = Some(saved.clone());
    evening.reload();
    let Scene::Deal(scene) = evening.model.scene() else { panic!("a deal is in play") };
    let held: Vec<String> = scene.hand.iter().map(ToString::to_string).collect();
    assert_eq!(held.join(" "), "T2 T17 T15 T14 S8 T13 T12 T5 HK HQ T20", "the IX has been played");
    for wrong in ["[\"T2\",\"T2\",", "[\"T23\","] {
        let odd = saved.replacen("[\"T2\",\"T9\",", wrong, 1);
        assert_ne!(odd, saved);
        assert!(matches!(Match::from_saved(&odd), Err(LoadError::Damaged(_))), "{wrong}");
    }
}

/// What was written before the order of a hand was kept, as it is written now.
fn unordered(saved: &str) -> String {
    let end = saved.rfind("}}}").expect("a deal is in play");
    format!("{},\"order\":{{\"one\":[],\"two\":[]}}{}", &saved[..end], &saved[end..])
}

/// A deal from a code, written since there are codes, and the match that waits for its end.
#[test]
fn a_match_of_format_6_is_still_read() {
    let saved = saved_in_format(6);
    let running = Match::from_saved(&saved).expect("it reads");
    assert!(running.is_given() && running.has_match_waiting());
    let now =
        uncommitted(&saved.replace("\"version\":6,", &format!("\"version\":{SAVE_VERSION},")));
    assert_eq!(
        running.to_saved(),
        now,
        "nobody contributed to a shuffle then, nor in the match that waits"
    );
    assert!(matches!(Match::from_saved(&uncommitted(&saved)), Err(LoadError::Damaged(_))));
    // A match that waits waits for nothing itself, and no pack is put in place of the one of the code.
    let waiting = "\"given\":{\"waiting\":";
    let nested = saved.replacen("\"given\":null", &format!("{waiting}null}}"), 1);
    let other = saved.replacen("\"seed\":\"", "\"seed\":\"00", 1);
    let shuffled = saved.split(waiting).next().map(|deal| format!("{deal}\"given\":null}}"));
    for odd in [nested, other, shuffled.expect("a deal")] {
        assert_ne!(odd, saved);
        assert!(matches!(Match::from_saved(&odd), Err(LoadError::Damaged(_))));
    }
}

/// What was written before the players contributed to the shuffle, as it is written now.
fn uncommitted(saved: &str) -> String {
    let now = saved.replace("\"record\":{", "\"shuffle\":null,\"record\":{");
    assert_ne!(now, saved, "there are deals in it");
    now
}

/// A match to whose shuffles a player contributed, with a deal behind it and one in play, that waits
/// for the end of a deal from a code.
#[test]
fn a_match_of_format_7_is_still_read() {
    let saved = saved_in_format(7);
    let running = Match::from_saved(&saved).expect("it reads");
    assert!(running.is_given() && running.has_match_waiting());
    assert_eq!(running.to_saved(), saved, "and written as it was");
    // What was contributed and what was dealt hold together, also in the match that waits.
    for (part, other) in [
        ("\"one\":\"Kaffee", "\"one\":\"Kaffe"),
        ("\"one\":\"Kaffee", "\"one\":\" Kaffee"),
        ("\"commitment\":\"", "\"commitment\":\"0"),
    ] {
        assert_eq!(saved.matches(part).count(), 2, "{part}");
        let bad = [saved.replacen(part, other, 1), saved.replace(part, other)];
        for bad in bad {
            assert!(matches!(Match::from_saved(&bad), Err(LoadError::Damaged(_))), "{other}");
        }
    }
}

/// What was written before there were deals from a code, as it is written now.
fn shuffled(saved: &str) -> String {
    let end = saved.len() - 1;
    format!("{},\"given\":null{}", &saved[..end], &saved[end..])
}

/// The hand is sorted by hand.
fn by_hand() -> Preferences {
    let hand_order = HandOrder { sorting: Sorting::ByHand, ..HandOrder::default() };
    Preferences { hand_order, ..Preferences::default() }
}

/// What was written before moves could be taken back, as it is written now.
fn uncounted(saved: &str) -> String {
    let none = "\"takenBack\":0,\"hints\":{\"one\":0,\"two\":0},\"record\":";
    saved.replace("\"record\":", none)
}

#[test]
fn choosing_a_card_that_must_stay_says_why_and_chooses_nothing() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 1), 2);
    while !matches!(evening.model.scene(), Scene::Deal(scene) if scene.own.is_some()) {
        evening.act();
    }
    let Scene::Deal(scene) = evening.model.scene() else { panic!("a deal is in play") };
    let view = scene.own.expect("somebody is in front");
    assert_eq!(view.seat, Seat::Forehand);
    let Some(Choices::Discard(choices)) = view.choices else { panic!("the exchange is due") };
    for card in CardSet::ALL {
        evening.model.selection.cards = CardSet::EMPTY;
        evening.send(Msg::ToggleCard(card));
        let is_chosen = evening.model.selection.cards.contains(card);
        assert_eq!(is_chosen, choices.cards().contains(card), "{card}");
        assert_eq!(evening.model.refusal.is_none(), is_chosen, "{card}");
    }
    // The ninth of eight is one too many.
    evening.model.selection.cards = choices.cards().lowest(8);
    let ninth = (choices.cards() - choices.cards().lowest(8)).first();
    if let Some(ninth) = ninth {
        evening.send(Msg::ToggleCard(ninth));
        let fault = evening.model.refusal.map(|refusal| refusal.fault);
        assert!(matches!(fault, Some(IllegalMove::WrongCount { given: 9, min: 8, max: 8, .. })));
    }
}

/// Whatever is chosen one by one, as the table lets it, can still become a discard; and what it does not
/// let be chosen could not.
#[test]
fn cards_can_be_chosen_exactly_as_long_as_some_discard_has_all_of_them() {
    for exchange in [Exchange::Classic, Exchange::Medium, Exchange::Easy, Exchange::Tactical] {
        for tarock_discard in [TarockDiscard::Forced, TarockDiscard::FaceUp] {
            for seed in 0..12 {
                let rules = Rules { exchange, tarock_discard, ..Rules::default() };
                let mut evening = Evening::new(setup(Opponent::Friend, rules, 1), seed);
                while !matches!(evening.model.scene(), Scene::Deal(scene) if scene.own.is_some()) {
                    evening.act();
                }
                let Scene::Deal(scene) = evening.model.scene() else { panic!("a deal is in play") };
                let view = scene.own.expect("somebody is in front");
                let Some(Choices::Discard(choices)) = view.choices else { panic!("the exchange") };
                // Tarocks first: they are what does not go with everything.
                for card in (choices.pool() & CardSet::TAROCKS).iter().chain(choices.pool()) {
                    let before = evening.model.selection.cards;
                    if before.contains(card) || before.len() == choices.max() {
                        continue;
                    }
                    evening.send(Msg::ToggleCard(card));
                    let chosen = evening.model.selection.cards;
                    assert_eq!(chosen.contains(card), choices.cards_beside(before).contains(card));
                    assert_eq!(
                        chosen.contains(card),
                        can_become_a_discard(&choices, before.with(card))
                    );
                    assert_eq!(evening.model.refusal.is_none(), chosen.contains(card), "{card}");
                }
                assert_eq!(choices.check(evening.model.selection.cards), Ok(()));
            }
        }
    }
}

/// Whether a discard has all of these cards: filled up in either order, it is one.
fn can_become_a_discard(choices: &DiscardChoices, cards: CardSet) -> bool {
    let may_go = choices.cards() - cards;
    let (plain, tarocks) = (may_go & CardSet::PLAIN, may_go & CardSet::TAROCKS);
    (choices.min().max(cards.len())..=choices.max()).any(|size| {
        let missing = size - cards.len();
        let first = plain.lowest(missing.min(plain.len()));
        let filled = cards | first | tarocks.lowest((missing - first.len()).min(tarocks.len()));
        choices.check(filled).is_ok()
    })
}

/// Goes on until a complete trick lies on the table and the computer is to lead.
fn until_the_computer_leads(evening: &mut Evening) {
    loop {
        if let Scene::Deal(scene) = evening.model.scene() {
            let is_between = scene.public.tricks.led().is_none();
            if is_between && !scene.public.tricks.is_empty() && scene.is_computer_due {
                return;
            }
        }
        evening.act();
    }
}

fn held(evening: &Evening) -> (bool, bool) {
    let Scene::Deal(scene) = evening.model.scene() else { return (false, false) };
    (scene.is_trick_held, scene.is_trick_taken)
}

#[test]
fn preferences_are_saved_and_found_again_beside_the_match() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 3);
    let preferences = Preferences { theme: Theme::Dark, ..Preferences::default() };
    evening.send(Msg::PreferencesChanged(preferences));
    assert_eq!(evening.model.screen().preferences, preferences);
    evening.reload();
    assert_eq!(evening.model.screen().preferences, preferences);
    assert!(evening.kept_preferences.is_empty());
}

#[test]
fn preferences_that_cannot_be_read_are_kept_aside_and_said() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 3);
    let version = format!("\"version\":{PREFERENCES_VERSION}");
    let newer = Preferences::default().to_saved().replace(&version, "\"version\":9");
    for saved in ["{", &newer] {
        evening.preferences = Some(saved.to_owned());
        evening.kept_preferences.clear();
        evening.reload();
        assert_eq!(evening.kept_preferences, [saved]);
        assert_eq!(evening.model.preferences, Preferences::default());
        assert!(matches!(evening.model.screen().notice, Some(Notice::PreferencesUnreadable(_))));
        evening.reload();
        assert_eq!(evening.model.screen().notice, None, "once is enough");
        assert_eq!(evening.kept_preferences, [saved]);
    }
    // What could not be kept is not written over at all.
    evening.preferences = Some(newer.clone());
    evening.reload();
    evening.preferences = Some(newer.clone());
    let error = LoadError::Newer { format: 9, rules: 0 };
    evening.send(Msg::PreferencesKept(error.clone()));
    let told: Vec<Notice> = evening.model.notices.iter().cloned().collect();
    assert_eq!(told, [Notice::PreferencesKept(error)], "and that is said instead");
    evening.send(Msg::PreferencesChanged(Preferences::default()));
    assert_eq!(evening.preferences.as_deref(), Some(newer.as_str()));
}

#[test]
fn the_paces_say_how_long_the_computer_waits() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 3);
    until_the_computer_leads(&mut evening);
    let pause = |evening: &Evening| match evening.asked.last() {
        Some(Effect::AskComputer { pause, .. }) => *pause,
        _ => panic!("the computer was asked"),
    };
    assert_eq!(pause(&evening), 1_400);
    let (computer, trick) = (Pace::AtOnce, TrickPace::Calm);
    evening.preferences =
        Some(Preferences { computer, trick, ..Preferences::default() }.to_saved());
    evening.reload();
    assert_eq!(pause(&evening), 1_500);
}

#[test]
fn a_trick_that_is_held_lies_until_it_is_taken_away() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 3);
    let hold = Preferences { trick: TrickPace::Hold, ..Preferences::default() };
    evening.send(Msg::PreferencesChanged(hold));
    // A person who is to lead takes it away by leading.
    loop {
        let (is_held, _) = held(&evening);
        let Scene::Deal(scene) = evening.model.scene() else {
            evening.act();
            continue;
        };
        if is_held && scene.is_trick_in_the_way() {
            assert!(!scene.is_computer_due, "nobody thinks");
            assert_eq!(scene.waits_for(), Some(Player::One));
            break;
        }
        assert_eq!(scene.waits_for(), scene.public.turn.map(|seat| Player::at(seat, scene.dealer)));
        evening.act();
    }
    assert!(evening.asked.is_empty(), "the computer waits");
    evening.reload();
    assert_eq!(held(&evening), (true, false));
    assert!(evening.asked.is_empty(), "after a reload too");
    evening.send(Msg::TakeTrick);
    assert_eq!(held(&evening), (false, true));
    assert_eq!(evening.asked.len(), 1);
    let Scene::Deal(scene) = evening.model.scene() else { panic!("a deal is in play") };
    assert!(scene.is_computer_due && !scene.is_trick_in_the_way());
    assert_eq!(scene.waits_for(), Some(Player::Two));
    evening.send(Msg::TakeTrick);
    assert_eq!(evening.asked.len(), 1, "once");
    assert!(evening.answer_computer());
    assert_eq!(held(&evening), (false, false));
}

#[test]
fn a_trick_need_not_be_held_any_longer_when_the_preference_changes() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 3);
    until_the_computer_leads(&mut evening);
    let hold = Preferences { trick: TrickPace::Hold, ..Preferences::default() };
    evening.send(Msg::PreferencesChanged(hold));
    assert_eq!(held(&evening), (false, false), "the computer is thinking already");
    evening.reload();
    assert_eq!(held(&evening), (true, false));
    evening.send(Msg::PreferencesChanged(Preferences::default()));
    assert_eq!(held(&evening), (false, false));
    assert!(evening.answer_computer());
}

/// Goes on until the person in front can play one of several cards, and gives the table.
fn until_a_card_is_due(evening: &mut Evening) -> (Box<DealScene>, CardSet) {
    loop {
        if let Scene::Deal(scene) = evening.model.scene()
            && let Some(view) = &scene.own
            && let Some(Choices::Play(choices)) = view.choices
            && choices.legal().len() > 1
        {
            return (scene, choices.legal());
        }
        evening.act();
    }
}

#[test]
fn a_card_that_is_confirmed_is_lifted_first_and_played_by_the_second_tap() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 1), 5);
    let confirmed = Preferences { card_play: CardPlay::Confirmed, ..Preferences::default() };
    evening.send(Msg::PreferencesChanged(confirmed));
    let (scene, legal) = until_a_card_is_due(&mut evening);
    let (ply, hand) = (scene.ply, scene.own.expect("somebody is in front").hand);
    let [one, other] = [legal.first(), legal.last()].map(|card| card.expect("there are several"));
    let lifted = |evening: &Evening| evening.model.selection.lifted;
    evening.send(Msg::PickCard { ply, card: one });
    assert_eq!(lifted(&evening), Some(one));
    evening.send(Msg::PickCard { ply, card: other });
    assert_eq!(lifted(&evening), Some(other), "another one is lifted instead");
    evening.send(Msg::LetGo);
    assert_eq!(lifted(&evening), None);
    evening.send(Msg::PickCard { ply: ply + 1, card: one });
    assert_eq!(lifted(&evening), None, "a tap on another table");
    if let Some(illegal) = (hand - legal).first() {
        evening.send(Msg::PickCard { ply, card: illegal });
        assert_eq!(lifted(&evening), None);
        assert!(evening.model.refusal.is_some(), "refused without a question");
    }
    let count = |evening: &Evening| evening.running().deal().map(DealInPlay::ply);
    assert_eq!(count(&evening), Some(ply));
    evening.send(Msg::PickCard { ply, card: one });
    evening.send(Msg::PickCard { ply, card: one });
    assert_eq!(count(&evening), Some(ply + 1));
    assert_eq!(lifted(&evening), None);
    // Where nothing is confirmed one tap is enough.
    evening.send(Msg::PreferencesChanged(Preferences::default()));
    let (scene, legal) = until_a_card_is_due(&mut evening);
    let card = legal.first().expect("there are several");
    evening.send(Msg::PickCard { ply: scene.ply, card });
    assert_eq!(count(&evening), Some(scene.ply + 1));
}

/// What is seen of the deal in play.
fn deal_seen(evening: &Evening) -> DealScene {
    match evening.model.scene() {
        Scene::Deal(scene) => *scene,
        other => panic!("no deal is in play: {other:?}"),
    }
}

/// Goes on until the player in front can do something in a deal.
fn until_somebody_is_due(evening: &mut Evening) {
    while !matches!(evening.model.scene(), Scene::Deal(scene) if scene.can_hint()) {
        evening.act();
    }
}

#[test]
fn the_order_laid_by_hand_outlasts_a_reload_and_what_is_taken_back() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 5);
    evening.send(Msg::PreferencesChanged(by_hand()));
    let mut taken_back = 0;
    while !matches!(evening.model.scene(), Scene::Result(_)) {
        until_somebody_is_due(&mut evening);
        let hand = deal_seen(&evening).hand;
        let (first, middle) = (hand[0], u8::try_from(hand.len() / 2).expect("few cards"));
        evening.send(Msg::PutCard { card: first, place: middle });
        let laid = deal_seen(&evening);
        evening.reload();
        until_somebody_is_due(&mut evening);
        assert_eq!(deal_seen(&evening).hand, laid.hand, "after {} moves", laid.ply);
        // What was put elsewhere meanwhile stays there, and what has gone comes back.
        evening.act();
        let is_in_play = matches!(evening.model.scene(), Scene::Deal(_));
        if is_in_play && deal_seen(&evening).ply > laid.ply && deal_seen(&evening).undo.is_ok() {
            evening.send(Msg::Undo);
            taken_back += 1;
            assert_eq!(deal_seen(&evening).hand, laid.hand, "after {} moves", laid.ply);
            evening.act();
        }
        while matches!(evening.model.scene(), Scene::Deal(scene) if !scene.can_hint()) {
            evening.act();
        }
    }
    assert!(taken_back > 5, "{taken_back}");
}

#[test]
fn a_hand_is_put_in_order_without_carrying_a_card() {
    let mut evening = Evening::new(setup(Opponent::Computer, Rules::default(), 1), 5);
    until_somebody_is_due(&mut evening);
    evening.send(Msg::Arrange(Arrange::Begin));
    let arranging = |evening: &Evening| deal_seen(evening).arranging;
    assert_eq!(arranging(&evening), Arranging::default(), "the table sorts the hand");
    evening.send(Msg::PreferencesChanged(by_hand()));
    evening.send(Msg::Arrange(Arrange::Begin));
    let before = deal_seen(&evening);
    let (first, third) = (before.hand[0], before.hand[2]);
    // One is picked, and takes the place of the other.
    evening.send(Msg::Arrange(Arrange::Point(first)));
    assert_eq!(arranging(&evening).picked, Some(first));
    evening.send(Msg::Arrange(Arrange::Point(third)));
    let after = deal_seen(&evening);
    assert_eq!(after.hand[..3], [before.hand[1], third, first]);
    assert_eq!(after.arranging, Arranging { is_on: true, picked: None, put: Some(first) });
    assert_eq!(after.ply, before.ply, "no move was made");
    // And the other way round.
    evening.send(Msg::Arrange(Arrange::Point(first)));
    evening.send(Msg::Arrange(Arrange::Point(before.hand[1])));
    assert_eq!(deal_seen(&evening).hand, before.hand);
    // Step by step, and no further than the ends.
    evening.send(Msg::Arrange(Arrange::Point(first)));
    for (step, place) in [(Arrange::Left, 0), (Arrange::Right, 1), (Arrange::Right, 2)] {
        evening.send(Msg::Arrange(step));
        assert_eq!(deal_seen(&evening).hand[place], first);
        assert_eq!(arranging(&evening).picked, Some(first), "and it stays picked");
    }
    for _ in 0..30 {
        evening.send(Msg::Arrange(Arrange::Right));
    }
    assert_eq!(deal_seen(&evening).hand.last(), Some(&first));
    // Let go of, and then all of it is over.
    for is_on in [true, false] {
        evening.send(Msg::LetGo);
        assert_eq!((arranging(&evening).is_on, arranging(&evening).picked), (is_on, None));
    }
    // Nothing of it stays where it cannot be seen.
    for leave in [Msg::Leave, Msg::Visit(Page::Pack)] {
        evening.send(Msg::Arrange(Arrange::Begin));
        evening.send(Msg::Arrange(Arrange::Point(first)));
        evening.send(leave);
        evening.send(Msg::Visit(Page::Table));
        evening.send(Msg::Resume);
        assert_eq!(arranging(&evening), Arranging::default());
    }
}

#[test]
fn each_player_puts_his_own_cards_in_order_and_behind_the_curtain_there_is_none() {
    let mut evening = Evening::new(setup(Opponent::Friend, Rules::default(), 2), 8);
    evening.send(Msg::PreferencesChanged(by_hand()));
    let hand_order = by_hand().hand_order;
    let mut put = [false; 2];
    let (mut kept, mut covered) = (0, 0);
    while evening.model.scene() != Scene::Over {
        match evening.model.scene() {
            Scene::Deal(scene) if scene.own.is_none() => {
                assert_eq!(scene.hand, []);
                assert_eq!(scene.arranging, Arranging::default());
                // Who opens the page anew finds each hand as it was put.
                let before = evening.running().clone();
                evening.reload();
                assert_eq!(evening.running().to_saved(), before.to_saved());
                covered += 1;
            }
            Scene::Deal(scene) => {
                let view = scene.own.as_ref().expect("somebody is in front");
                assert_eq!(scene.hand.iter().copied().collect::<CardSet>(), view.hand);
                assert_eq!(scene.hand.len(), usize::from(view.hand.len()));
                let sorted = hand_order.sort(view.hand);
                let has_put = &mut put[view.seat as usize];
                if *has_put {
                    kept += u32::from(scene.hand != sorted);
                } else {
                    assert_eq!(scene.hand, sorted, "nothing is left of the deal before");
                    evening.send(Msg::PutCard { card: sorted[0], place: 99 });
                    assert_eq!(deal_seen(&evening).hand.last(), sorted.first());
                    evening.send(Msg::Arrange(Arrange::Begin));
                    evening.send(Msg::Arrange(Arrange::Point(sorted[0])));
                    assert_eq!(deal_seen(&evening).arranging.picked, Some(sorted[0]));
                    *has_put = true;
                }
            }
            Scene::Result(_) => put = [false; 2],
            _ => {}
        }
        evening.act();
    }
    assert!(kept > 20, "{kept}");
    assert!(covered > 5, "{covered}");
}
