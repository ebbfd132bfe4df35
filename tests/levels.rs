//! Every level of the computer player: legal wherever a deal can come to, blind to hidden cards,
//! and the same in whatever steps and with whatever mind it thinks.
//!
//! The strong levels take their time, so they get fewer deals, and few positions of each.

mod support {
    pub(crate) mod twins;
}

use std::collections::BTreeMap;

use kosakeln::ai::random::{random_history, random_rules};
use kosakeln::ai::{self, Decision, Level, Mind, Objective, Progress, Task, Thinking};
use kosakeln::cards::{Card, CardSet, Pack, Randomness, Seed};
use kosakeln::rules::{
    Bonus, BonusSet, BySeat, Call, Choices, Contract, Deal, Game, History, Move, PassedIn, Phase,
    PlayerView, Rules, Seat, TarockDiscard,
};
use support::twins::with_twins;

const SEED: u64 = 20_261_201;

/// The levels that answer at once.
const QUICK: [Level; 2] = [Level::Random, Level::Beginner];
/// Those that think.
const STRONG: [Level; 3] = [Level::Pimc20, Level::Club, Level::Master];

fn seed() -> Seed {
    Seed::from_number(SEED)
}

fn task(level: Level, view: &PlayerView, number: u64) -> Task {
    // What is played for changes nothing of what is tested, so both take turns.
    let objective = [Objective::GamePoints, Objective::CardPoints][usize::from(number % 2 == 1)];
    Task { level, objective, view: view.clone(), seed: Seed::from_number(number) }
}

/// The decision, which is legal and explains itself as it should.
#[track_caller]
fn decide(mind: &mut Mind, level: Level, view: &PlayerView, number: u64) -> Decision {
    let decision = ai::decide(mind, &task(level, view, number)).expect("it is this seat's turn");
    let choices = view.choices.as_ref().expect("it is this seat's turn");
    let check = |choice| {
        let verdict = choices.check(view.public.phase, choice);
        assert_eq!(verdict, Ok(()), "{level}: {decision:?}\n{view:?}");
    };
    check(decision.choice);
    let weighed = &decision.alternatives;
    for alternative in weighed {
        check(alternative.choice);
    }
    assert!(weighed.is_sorted_by_key(|alternative| -alternative.value.0), "{level}: {decision:?}");
    let is_among_them = weighed.iter().any(|weighed| weighed.choice == decision.choice);
    assert!(weighed.is_empty() || is_among_them, "{level}: {decision:?}");
    decision
}

/// A deal between two levels under random rules, and how many decisions there were in each phase.
fn deal(
    mind: &mut Mind,
    levels: BySeat<Level>,
    number: u64,
    decisions: &mut BTreeMap<Phase, u32>,
) -> History {
    let rules = random_rules(&mut Randomness::new(seed(), 2 * number + 1));
    let mut history = History::new(rules, Pack::shuffled(seed(), 2 * number));
    while let Some(seat) = history.game().turn() {
        let view = history.game().view(seat);
        let decision = decide(mind, levels[seat], &view, number);
        history.play(seat, decision.choice).expect("it is legal");
        *decisions.entry(view.public.phase).or_default() += 1;
    }
    assert!(matches!(history.game().phase(), Phase::Finished | Phase::PassedIn));
    history
}

fn deals(forehand: Level, dealer: Level, numbers: std::ops::Range<u64>) {
    let (mut mind, mut decisions) = (Mind::new(), BTreeMap::new());
    for number in numbers {
        deal(&mut mind, BySeat { forehand, dealer }, number, &mut decisions);
    }
    assert_eq!(decisions.len(), 8, "every phase came up: {decisions:?}");
}

#[test]
fn deals_of_random_against_beginner_end() {
    deals(Level::Random, Level::Beginner, 0..10_000);
}

#[test]
fn deals_of_beginner_against_random_end() {
    deals(Level::Beginner, Level::Random, 10_000..20_000);
}

#[test]
fn deals_of_master_against_club_end() {
    deals(Level::Master, Level::Club, 20_000..20_100);
}

#[test]
fn deals_of_club_against_master_end() {
    deals(Level::Club, Level::Master, 20_100..20_200);
}

#[test]
fn deals_of_pimc20_against_beginner_end() {
    deals(Level::Pimc20, Level::Beginner, 20_200..20_206);
}

/// One position of each phase of a random deal: among them are such as no sensible player would
/// come to, some with stacked packs.
fn positions(number: u64) -> Vec<PlayerView> {
    let history = random_history(seed(), number, None);
    let mut choice = Randomness::new(seed(), u64::MAX - number);
    let mut of_phases: BTreeMap<Phase, Vec<PlayerView>> = BTreeMap::new();
    all_positions(&history, |game, seat, _| {
        of_phases.entry(game.phase()).or_default().push(game.view(seat));
    });
    of_phases
        .into_values()
        .map(|mut views| {
            let count = u32::try_from(views.len()).expect("few");
            views.swap_remove(choice.below(count) as usize)
        })
        .collect()
}

/// Every position of the deal with who is to act and what he did, from the first to the last.
fn all_positions(history: &History, mut show: impl FnMut(&Game, Seat, Move)) {
    let mut game = Game::new(*history.game().rules(), history.pack());
    for (seat, action) in history.moves() {
        show(&game, *seat, *action);
        game.play(*seat, *action).expect("it was legal before");
    }
}

fn assert_legal_anywhere(levels: &[Level], numbers: std::ops::Range<u64>) {
    let mut mind = Mind::new();
    for number in numbers {
        for view in positions(number) {
            for level in levels {
                decide(&mut mind, *level, &view, number);
            }
        }
    }
}

#[test]
fn quick_levels_find_a_legal_move_anywhere() {
    assert_legal_anywhere(&QUICK, 0..2_000);
}

#[test]
fn strong_levels_find_a_legal_move_anywhere() {
    assert_legal_anywhere(&STRONG, 2_000..2_030);
}

fn is_undecided(level: Level, game: &Game, seat: Seat) -> bool {
    Thinking::new(&task(level, &game.view(seat), 0)).is_none()
}

#[test]
fn nothing_is_decided_out_of_turn_or_after_the_end() {
    for number in 0..40 {
        let history = random_history(seed(), number, None);
        for level in Level::ALL {
            all_positions(&history, |game, seat, _| {
                assert!(is_undecided(level, game, seat.other()));
                assert!(!is_undecided(level, game, seat));
            });
            assert!(Seat::ALL.iter().all(|seat| is_undecided(level, history.game(), *seat)));
        }
    }
}

/// The decision in steps of so many nodes.
fn decide_in_steps(mind: &mut Mind, task: &Task, nodes: u32) -> Decision {
    let mut thinking = Thinking::new(task).expect("it is this seat's turn");
    loop {
        if let Progress::Decided(decision) = thinking.step(mind, nodes) {
            return decision;
        }
    }
}

/// What is decided depends neither on the steps nor on what the mind has been used for.
fn assert_same_in_any_steps(levels: &[Level], numbers: std::ops::Range<u64>) {
    let [mut ones, mut thousands] = [Mind::new(), Mind::new()];
    thousands.warm_up();
    for number in numbers {
        for view in positions(number) {
            for level in levels {
                let task = || task(*level, &view, number);
                let expected = decide(&mut Mind::new(), *level, &view, number);
                assert_eq!(decide_in_steps(&mut ones, &task(), 1), expected);
                assert_eq!(decide_in_steps(&mut thousands, &task(), 1_000), expected);
                assert_eq!(decide_in_steps(&mut ones, &task(), u32::MAX), expected);
            }
        }
    }
}

#[test]
fn quick_decisions_are_the_same_in_any_steps() {
    assert_same_in_any_steps(&QUICK, 3_000..3_300);
}

#[test]
fn strong_decisions_are_the_same_in_any_steps() {
    assert_same_in_any_steps(&STRONG, 3_300..3_306);
}

/// Two cards that whoever decides has never seen change places. One decision in `every` is looked
/// at; how many there were, by phase. What a mind has been used for must not tell either: the one has
/// thought for both players of the deal, the other only of twins.
fn assert_blind(
    levels: &[Level],
    numbers: std::ops::Range<u64>,
    every: u32,
) -> BTreeMap<Phase, u32> {
    let mut compared = BTreeMap::new();
    let mut used = Mind::new();
    for number in numbers {
        let levels_of_deal = BySeat { forehand: Level::Beginner, dealer: Level::Beginner };
        let history = deal(&mut used, levels_of_deal, number, &mut BTreeMap::new());
        let [mut pairs, mut choice] =
            [0, 1].map(|stream| Randomness::new(seed(), u64::MAX - 2 * number - stream));
        let mut fresh = Mind::new();
        with_twins(&history, &mut pairs, |view, other_view, _| {
            if choice.below(every) > 0 {
                return;
            }
            for level in levels {
                let decision = decide(&mut used, *level, view, number);
                assert_eq!(decide(&mut fresh, *level, other_view, number), decision, "{view:?}");
            }
            *compared.entry(view.public.phase).or_default() += 1;
        });
    }
    compared
}

#[test]
fn hidden_cards_make_no_difference_to_the_quick() {
    let compared = assert_blind(&QUICK, 30_000..31_000, 1);
    assert!(compared.len() == 8 && compared.values().all(|count| *count > 100), "{compared:?}");
    assert!(compared[&Phase::Play] > 10_000, "{compared:?}");
}

#[test]
fn hidden_cards_make_no_difference_to_the_strong() {
    let compared = assert_blind(&STRONG, 31_000..31_030, 10);
    assert!(compared.len() > 4 && compared[&Phase::Play] > 30, "{compared:?}");
}

/// The only move there is in a position, if there is but one.
fn only_move(choices: &Choices) -> Option<Move> {
    match choices {
        Choices::Play(cards) => {
            let legal = cards.legal();
            legal.first().filter(|_| legal.len() == 1).map(Move::Play)
        }
        Choices::Discard(discard) => {
            let cards = discard.cards();
            let is_forced = discard.min() == discard.max() && discard.max() == cards.len();
            is_forced.then_some(Move::Discard(cards))
        }
        Choices::Announce(bonuses) => {
            bonuses.legal().is_empty().then_some(Move::Announce(bonuses.legal()))
        }
        Choices::Call(_) | Choices::Take(_) => None,
    }
}

/// One card left, one card that follows, a discard that leaves no choice.
#[test]
fn where_there_is_one_move_it_is_made() {
    let mut mind = Mind::new();
    let mut found: BTreeMap<Phase, u32> = BTreeMap::new();
    for number in 0..400 {
        let history = random_history(seed(), number, None);
        all_positions(&history, |game, seat, _| {
            let view = game.view(seat);
            let Some(only) = view.choices.as_ref().and_then(only_move) else { return };
            let count = found.entry(game.phase()).or_default();
            *count += 1;
            let levels = if *count <= 40 { &Level::ALL[..] } else { &QUICK[..] };
            for level in levels {
                assert_eq!(decide(&mut mind, *level, &view, number).choice, only, "{level}");
            }
        });
    }
    for phase in [Phase::PersonalExchange, Phase::TalonDiscard, Phase::Play] {
        assert!(found.get(&phase).is_some_and(|count| *count > 3), "{found:?}");
    }
}

/// A pack in which one player gets all the tarocks and the black Kings: the I, XVIII to the Sküs
/// and the Kings in his personal talon, so that nothing but tarocks can be discarded.
fn all_tarocks_to(seat: Seat) -> Pack {
    let talon: CardSet = (18..=22)
        .chain([1])
        .map(|number| format!("T{number}"))
        .chain(["CK", "SK"].map(str::to_owned))
        .map(|code| code.parse::<Card>().expect("a card"))
        .collect();
    let mut own_hand = (CardSet::TAROCKS - talon).iter();
    let mut own_talon = talon.iter();
    let mut others = (CardSet::ALL - CardSet::TAROCKS - talon).iter();
    let deal = Deal::new(&Pack::sorted());
    let cards: Vec<Card> = Pack::sorted()
        .cards()
        .iter()
        .map(|place| {
            let next = if deal.hands[seat].contains(*place) {
                own_hand.next()
            } else if deal.personal_talons[seat].contains(place) {
                own_talon.next()
            } else {
                others.next()
            };
            next.expect("as many cards as places")
        })
        .collect();
    Pack::new(&cards).expect("the 54 cards")
}

/// Who has no tarock and no trick to hope for still plays, sixteen times.
#[test]
fn all_tricks_can_be_lost() {
    let mut mind = Mind::new();
    for level in Level::ALL {
        for winner in Seat::ALL {
            let mut game = Game::new(Rules::default(), &all_tarocks_to(winner));
            while let Some((seat, choices)) = game.choices() {
                let solo = Call::Bid(Contract::Solo);
                let action = match choices {
                    _ if seat != winner => decide(&mut mind, level, &game.view(seat), 0).choice,
                    // Solo, so that he takes no suit card from the talon.
                    Choices::Call(calls) if calls.legal().contains(solo) => Move::Call(solo),
                    choices => choices.some_legal().expect("there is always a move"),
                };
                game.play(seat, action).expect("it is legal");
            }
            let settlement = game.settlement().expect("nobody passed in");
            assert_eq!(settlement.tricks[winner], 16, "{level}");
        }
    }
}

/// Who has all the tarocks has to discard some of them, whatever the rule for that is.
#[test]
fn tarocks_are_discarded_where_nothing_else_can_go() {
    let mut mind = Mind::new();
    for level in Level::ALL {
        for tarock_discard in [TarockDiscard::Forced, TarockDiscard::FaceUp] {
            let rules = Rules { tarock_discard, ..Rules::default() };
            let game = Game::new(rules, &all_tarocks_to(Seat::Forehand));
            let view = game.view(Seat::Forehand);
            let Move::Discard(cards) = decide(&mut mind, level, &view, 0).choice else {
                panic!("a discard is due");
            };
            assert!(cards.len() == 8 && CardSet::TAROCKS.is_superset(cards), "{level}: {cards:?}");
        }
    }
}

/// After forehand has passed the dealer decides whether anybody plays, and if he passes too, nobody
/// has anything more to decide, unless forehand must play.
#[test]
fn passing_in_is_taken_in_stride() {
    let mut mind = Mind::new();
    for level in Level::ALL {
        for (number, passed_in) in
            (0..).zip([PassedIn::NextDealer, PassedIn::SameDealer, PassedIn::ForcedDreiblatt])
        {
            let rules = Rules { passed_in, ..Rules::default() };
            let mut game = Game::new(rules, &Pack::shuffled(seed(), number));
            while let Some(seat) = game.turn() {
                let view = game.view(seat);
                let decision = decide(&mut mind, level, &view, number);
                let is_auction = game.phase() == Phase::Auction;
                let action = if is_auction { Move::Call(Call::Pass) } else { decision.choice };
                game.play(seat, action).expect("it is legal");
            }
            if passed_in == PassedIn::ForcedDreiblatt {
                let settlement = game.settlement().expect("forehand had to play");
                assert_eq!(settlement.bargain.declarer, Seat::Forehand);
            } else {
                assert_eq!(game.phase(), Phase::PassedIn);
            }
            assert!(Seat::ALL.iter().all(|seat| is_undecided(level, &game, *seat)));
        }
    }
}

/// The XX and the III are both good tarocks, but the III completes I to IIII, which is worth three
/// game points for being held (R11.7).
#[test]
fn what_a_talon_group_completes_is_counted() {
    let rules = Rules { burgstaller_bonuses: true, ..Rules::default() };
    let pack = "T9 T3 C10 T20 D3 T16 SQ S10 SK CC HQ CK T15 T13 HV C8 T14 HC T21 T11 T8 T19 H3 H1 S8 D2 T12 SC T7 DQ T1 T22 H4 T18 T17 C9 D4 T10 DV HK C7 DC H2 S9 T5 T6 SV T4 D1 T2 CV CQ S7 DK";
    let pack: Vec<Card> = pack.split(' ').map(|code| code.parse().expect("a code")).collect();
    let mut game = Game::new(rules, &Pack::new(&pack).expect("a whole pack"));
    for action in [
        Move::Discard(set("C7 CC SV SQ HV HC DV DC")),
        Move::Discard(set("CV CQ S7 S9 H2 HQ T5 T6")),
        Move::Call(Call::Bid(Contract::Einblatt)),
        Move::Call(Call::Pass),
        Move::Announce(BonusSet::EMPTY),
    ] {
        let turn = game.turn().expect("the deal goes on");
        game.play(turn, action).expect("it is legal");
    }
    let decision = decide(&mut Mind::default(), Level::Master, &game.view(Seat::Forehand), 0);
    assert_eq!(decision.choice, Move::Take(set("T3")), "{decision:?}");
}

fn set(codes: &str) -> CardSet {
    codes.split(' ').map(|code| code.parse::<Card>().expect("a code")).collect()
}

fn tarocks(numbers: std::ops::RangeInclusive<u8>) -> CardSet {
    numbers.map(|number| format!("T{number}").parse::<Card>().expect("a code")).collect()
}

/// A deal up to the end of the exchange, after which the players hold `hands` and the Cossack talon
/// is `talon`. Of what is left both lay plain cards aside.
fn exchanged(rules: Rules, hands: BySeat<CardSet>, talon: CardSet) -> Game {
    let deal = Deal::new(&Pack::sorted());
    let rest = CardSet::ALL - hands.forehand - hands.dealer - talon;
    let mut laid: Vec<Card> = rest.iter().collect();
    let discards = BySeat::new(|_| laid.split_off(laid.len() - 8).into_iter().collect::<CardSet>());
    let mut firsts = BySeat::new(|seat| {
        let kept = hands[seat].iter().take(8).collect::<CardSet>();
        (kept | discards[seat]).iter().collect::<Vec<_>>().into_iter()
    });
    let mut seconds =
        BySeat::new(|seat| hands[seat].iter().skip(8).collect::<Vec<_>>().into_iter());
    let mut talon = talon.iter();
    let pack: Vec<Card> = Pack::sorted()
        .cards()
        .iter()
        .map(|place| {
            let seat = Seat::ALL.into_iter().find(|seat| deal.hands[*seat].contains(*place));
            let owner =
                Seat::ALL.into_iter().find(|seat| deal.personal_talons[*seat].contains(place));
            match (seat, owner) {
                (Some(seat), _) => firsts[seat].next(),
                (None, Some(seat)) => seconds[seat].next(),
                (None, None) => talon.next(),
            }
            .expect("as many cards as places")
        })
        .collect();
    let mut game = Game::new(rules, &Pack::new(&pack).expect("the 54 cards"));
    for seat in Seat::ALL {
        game.play(seat, Move::Discard(discards[seat])).expect("plain cards may go");
    }
    assert_eq!(Seat::ALL.map(|seat| game.view(seat).hand), Seat::ALL.map(|seat| hands[seat]));
    game
}

/// Eleven tarocks that draw the other's eleven, and masters in three suits. With the first lead that
/// is a Valat. Without it a club costs one of the tarocks, the eleventh of the other's wins a trick,
/// and an announced Valat would be lost.
#[test]
fn a_valat_is_sure_only_if_no_lead_breaks_it() {
    let strong = tarocks(12..=22) | set("SK SQ HK HQ DK");
    let weak = tarocks(1..=11) | set("CK H2 H3 D2 D3");
    let talon = set("CQ CC CV HC HV DQ");
    let mut mind = Mind::new();
    for level in [Level::Club, Level::Master] {
        for declarer in Seat::ALL {
            let hands = BySeat::new(|seat| if seat == declarer { strong } else { weak });
            let mut game = exchanged(Rules::default(), hands, talon);
            while game.phase() == Phase::Auction {
                let turn = game.turn().expect("somebody calls");
                let solo = if turn == declarer { Call::Bid(Contract::Solo) } else { Call::Pass };
                game.play(turn, Move::Call(solo)).expect("it is legal");
            }
            let decision = decide(&mut mind, level, &game.view(declarer), 0);
            let Move::Announce(said) = decision.choice else { panic!("{decision:?}") };
            let is_sure = declarer == Seat::Forehand;
            assert_eq!(said.contains(Bonus::Valat), is_sure, "{level}, {declarer:?}: {decision:?}");
        }
    }
}

/// Who has announced to win without Kings takes none from the talon, however many points it brings.
#[test]
fn an_announcement_is_not_broken_by_what_is_taken() {
    let hands = BySeat {
        forehand: tarocks(10..=22) | set("HQ SQ DQ"),
        dealer: tarocks(1..=9) | set("HK SK DK H2 H3 D2 D3"),
    };
    let mut game = exchanged(Rules::default(), hands, set("CK CC CV HC HV DC"));
    for action in [
        Move::Call(Call::Bid(Contract::Einblatt)),
        Move::Call(Call::Pass),
        Move::Announce([Bonus::WithoutKings].into_iter().collect()),
    ] {
        let turn = game.turn().expect("the deal goes on");
        game.play(turn, action).expect("it is legal");
    }
    let decision = decide(&mut Mind::new(), Level::Master, &game.view(Seat::Forehand), 0);
    assert_ne!(decision.choice, Move::Take(set("CK")), "{decision:?}");
    let king = Move::Take(set("CK"));
    let value = |choice: Move| {
        let other = decision.alternatives.iter().find(|other| other.choice == choice);
        other.expect("every group is weighed").value.0
    };
    // The bonus is then lost for certain: 12 game points less than if it were made.
    assert!(value(decision.choice) - value(king) > 5_000, "{decision:?}");
}

/// What the declarer has announced last counts in what the defender expects in his window (R7.4).
#[test]
fn the_defender_counts_with_what_the_declarer_has_just_announced() {
    let hands = BySeat {
        forehand: tarocks(11..=22) | set("CK SK HK DK"),
        dealer: tarocks(1..=10) | set("HQ SQ DQ H2 H3 D2"),
    };
    let rules = Rules { defender_birds: true, ..Rules::default() };
    let expects = |announced: BonusSet| {
        let mut game = exchanged(rules, hands, set("CQ CC CV HC HV DC"));
        while game.phase() < Phase::DefenderAnnounce {
            let (turn, choices) = game.choices().expect("the deal goes on");
            let action = match (game.phase(), choices) {
                (Phase::Auction, _) if turn == Seat::Forehand => {
                    Move::Call(Call::Bid(Contract::Einblatt))
                }
                (Phase::Auction, _) => Move::Call(Call::Pass),
                (Phase::AnnounceBefore, _) => Move::Announce(BonusSet::EMPTY),
                (Phase::TalonChoice, _) => Move::Take(set("HC")),
                (Phase::TalonDiscard, _) => Move::Discard(set("HC")),
                _ => Move::Announce(announced),
            };
            game.play(turn, action).expect("it is legal");
        }
        let decision = decide(&mut Mind::new(), Level::Master, &game.view(Seat::Dealer), 0);
        decision.alternatives.first().expect("something is weighed").value.0
    };
    let absolut: BonusSet = [Bonus::Absolut].into_iter().collect();
    // With twelve tarocks and the Kings he has his 40 points as good as surely, and 3 game points
    // for them.
    let less = expects(BonusSet::EMPTY) - expects(absolut);
    assert!((2_500..=3_000).contains(&less), "{less}");
}
