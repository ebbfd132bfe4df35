//! The solver against plain minimax, against the settlement, and against itself.

use kosakeln::ai::random::random_history;
use kosakeln::ai::solver::{
    Account, CardValues, Position, Solver, SolverWithout, Stakes, held_bonuses, techniques,
};
use kosakeln::cards::{Card, CardPoints, CardSet, Seed, Suit};
use kosakeln::rules::{
    Bargain, BySeat, Choices, Game, GamePoints, History, Move, Seat, Trick, Tricks,
};

#[path = "support/numbers.rs"]
#[expect(dead_code, reason = "not every test draws in every way")]
mod numbers;

use numbers::Numbers;

/// The deal `number` of random play, broken off with `cards` cards still to be played; `None` if
/// it was passed in.
fn broken_off(number: u64, cards: usize) -> Option<Game> {
    let whole = random_history(Seed::from_number(2_017), number, None);
    whole.game().settlement()?;
    let kept = whole.moves().len() - cards;
    let history = History::replay(*whole.game().rules(), *whole.pack(), &whole.moves()[..kept]);
    Some(history.expect("a legal record").game().clone())
}

fn position(game: &Game) -> Position {
    let open = game.open_cards().expect("cards are played");
    Position::new(open.hands, open.tricks.leader(), open.tricks.led()).expect("sound")
}

fn stakes(game: &Game) -> Stakes {
    let open = game.open_cards().expect("cards are played");
    Stakes::new(&Account::of(game.rules(), &open))
}

/// What forehand gets: thirds in all tricks of the deal, and the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Worth {
    thirds: i32,
    total: i32,
}

/// The value of a deal if both play as well as can be, by trying everything through the one door.
fn minimax(game: &Game) -> Worth {
    let Some((turn, Choices::Play(cards))) = game.choices() else {
        let settlement = game.settlement().expect("finished");
        let accounts = game.public_view().accounts.expect("finished");
        let won = game.public_view().tricks.won()[Seat::Forehand];
        assert!((won - accounts.piles[Seat::Forehand]).is_empty());
        return Worth {
            thirds: won.points().thirds().into(),
            total: settlement.total[Seat::Forehand].number(),
        };
    };
    let worths = cards.legal().iter().map(|card| {
        let mut next = game.clone();
        next.play(turn, Move::Play(card)).expect("legal");
        minimax(&next)
    });
    worths
        .reduce(|one, other| match turn {
            Seat::Forehand => {
                Worth { thirds: one.thirds.max(other.thirds), total: one.total.max(other.total) }
            }
            Seat::Dealer => {
                Worth { thirds: one.thirds.min(other.thirds), total: one.total.min(other.total) }
            }
        })
        .expect("a card is always legal")
}

/// What each legal card is worth to the seat to play: by minimax.
fn by_minimax(game: &Game) -> (CardValues<CardPoints>, CardValues<GamePoints>) {
    let (turn, Choices::Play(cards)) = game.choices().expect("in play") else { panic!("in play") };
    let won = game.open_cards().expect("in play").tricks.won();
    let (mut points, mut totals) = (CardValues::new(), CardValues::new());
    for card in cards.legal() {
        let mut next = game.clone();
        next.play(turn, Move::Play(card)).expect("legal");
        let worth = minimax(&next);
        let open = position(game).cards().points()
            + won[Seat::Forehand].points()
            + won[Seat::Dealer].points();
        let thirds = if turn == Seat::Forehand {
            worth.thirds
        } else {
            i32::from(open.thirds()) - worth.thirds
        };
        let more = thirds - i32::from(won[turn].points().thirds());
        points.push((card, CardPoints::from_thirds(u16::try_from(more).expect("not negative"))));
        totals.push((card, GamePoints::new(worth.total).won_if(turn == Seat::Forehand)));
    }
    (points, totals)
}

fn best<T: Ord + Copy>(values: &CardValues<T>) -> T {
    values.iter().map(|(_, value)| *value).max().expect("a card is always legal")
}

#[test]
fn values_are_those_of_plain_minimax() {
    let mut numbers = Numbers::new(1);
    let mut solver = Solver::new();
    let mut compared = 0;
    for number in 0.. {
        let cards = 1 + numbers.below(10);
        let Some(game) = broken_off(number, cards) else { continue };
        let (position, stakes) = (position(&game), stakes(&game));
        let (points, totals) = by_minimax(&game);
        if numbers.below(4) == 0 {
            solver.clear();
        }
        let told = format!("deal {number}, {cards} cards: {position:?} {stakes:?}");
        assert_eq!(solver.card_points_of_cards(&position).as_ref(), Some(&points), "{told}");
        assert_eq!(
            solver.game_points_of_cards(&position, &stakes).as_ref(),
            Some(&totals),
            "{told}"
        );
        assert_eq!(solver.card_points(&position), Some(best(&points)), "{told}");
        assert_eq!(solver.game_points(&position, &stakes), Some(best(&totals)), "{told}");
        compared += 1;
        if compared == 6_000 {
            break;
        }
    }
}

/// Split anywhere, with the rest of the tricks counted one by one, the stakes come to the total of
/// the settlement.
#[test]
fn stakes_come_to_the_settlement_wherever_they_are_taken() {
    let (mut numbers, mut finished, mut sweeps) = (Numbers::new(2), 0, 0);
    for number in 0..20_000 {
        let whole = random_history(Seed::from_number(2_017), number, None);
        let Some(settlement) = whole.game().settlement() else { continue };
        let tricks: Vec<Trick> = whole.game().public_view().tricks.iter().collect();
        let split = numbers.below(16);
        let game = broken_off(number, 32 - 2 * split).expect("finished");
        let mut stakes = stakes(&game);
        assert_eq!(stakes.total(Seat::Forehand), None);
        for trick in &tricks[split..] {
            stakes.count(trick);
        }
        for seat in Seat::ALL {
            assert_eq!(stakes.total(seat), Some(settlement.total[seat]), "deal {number}, {split}");
        }
        finished += 1;
        sweeps += usize::from(Seat::ALL.iter().any(|seat| settlement.tricks[*seat] == 16));
    }
    assert!(finished > 10_000 && sweeps > 10, "{finished} deals, {sweeps} of them sweeps");
}

/// Endings in which one side has won every trick so far, where Valat is still open.
#[test]
fn values_are_those_of_plain_minimax_while_valat_is_open() {
    let (mut solver, mut compared) = (Solver::new(), 0);
    for number in 0..40_000 {
        let whole = random_history(Seed::from_number(2_018), number, None);
        let tricks = whole.game().public_view().tricks;
        let Some(settlement) = whole.game().settlement() else { continue };
        let first = tricks.iter().next().expect("finished").winner;
        let is_sweep = tricks.iter().take(12).all(|trick| trick.winner == first);
        if !is_sweep {
            continue;
        }
        let kept = whole.moves().len() - 8;
        let moves = &whole.moves()[..kept];
        let history = History::replay(*whole.game().rules(), *whole.pack(), moves).expect("legal");
        let (game, told) = (history.game(), format!("deal {number}: {settlement:?}"));
        let (position, stakes) = (position(game), stakes(game));
        let (points, totals) = by_minimax(game);
        assert_eq!(solver.card_points_of_cards(&position), Some(points), "{told}");
        assert_eq!(solver.game_points_of_cards(&position, &stakes), Some(totals), "{told}");
        compared += 1;
    }
    assert!(compared >= 50, "only {compared}");
}

/// Both hands given to the other seat.
fn exchanged(position: &Position) -> Position {
    let BySeat { forehand, dealer } = position.hands();
    let hands = BySeat { forehand: dealer, dealer: forehand };
    Position::new(hands, position.leader().other(), position.open()).expect("sound")
}

/// The stakes of the same deal with everything given to the other seat: the part of the declarer, what
/// lies aside, and each trick that was won.
fn exchanged_stakes(game: &Game) -> Stakes {
    let open = game.open_cards().expect("cards are played");
    let swapped = |of: BySeat<CardSet>| BySeat::new(|seat| of[seat.other()]);
    let declarer = open.bargain.declarer.other();
    let mut stakes = Stakes::new(&Account {
        bargain: Bargain { declarer, ..open.bargain },
        aside: BySeat::new(|seat| open.aside[seat.other()]),
        held: held_bonuses(game.rules(), declarer, swapped(open.original)),
        tricks: &Tricks::default(),
        ..Account::of(game.rules(), &open)
    });
    for trick in open.tricks.iter() {
        let (leader, winner) = (trick.leader.other(), trick.winner.other());
        stakes.count(&Trick { leader, winner, ..trick });
    }
    stakes
}

/// What a solver that has been asked nothing else says of a position, all as forehand sees it: his
/// share of the cards in play, and his total; first of the position, then of each card.
type Answers<T> = (T, Vec<(Card, T)>);

fn answers(
    solver: &mut Solver,
    position: &Position,
    stakes: &Stakes,
) -> (Answers<i32>, Answers<i32>) {
    let is_forehand = position.turn() == Seat::Forehand;
    let rest = i32::from(position.cards().points().thirds());
    let thirds = |points: CardPoints| {
        let own = i32::from(points.thirds());
        if is_forehand { own } else { rest - own }
    };
    let total = |total: GamePoints| total.won_if(is_forehand).number();
    solver.clear();
    let points = thirds(solver.card_points(position).expect("no limit"));
    solver.clear();
    let points_of_cards = solver.card_points_of_cards(position).expect("no limit");
    solver.clear();
    let all = total(solver.game_points(position, stakes).expect("no limit"));
    solver.clear();
    let totals_of_cards = solver.game_points_of_cards(position, stakes).expect("no limit");
    (
        (points, points_of_cards.iter().map(|(card, points)| (*card, thirds(*points))).collect()),
        (all, totals_of_cards.iter().map(|(card, worth)| (*card, total(*worth))).collect()),
    )
}

/// Positions of any size: most of up to eleven tricks, every twentieth of up to sixteen.
fn positions_of_any_size(start: u64) -> impl Iterator<Item = (u64, Game)> {
    let mut numbers = Numbers::new(start);
    (0..600).filter_map(move |number| {
        let most = if number % 20 == 0 { 32 } else { 22 };
        Some((number, broken_off(number, 1 + numbers.below(most))?))
    })
}

/// What was one side's is the other's: the game points are negated, and of the card points each gets
/// what the other got.
#[test]
fn seats_exchanged_negate_the_game_points_and_share_the_thirds_the_other_way() {
    let mut solver = Solver::new();
    let (mut compared, mut by_declarer) = (0, [0; 2]);
    for (number, game) in positions_of_any_size(3) {
        let (position, stakes) = (position(&game), stakes(&game));
        let (other, other_stakes) = (exchanged(&position), exchanged_stakes(&game));
        assert_eq!(other_stakes.declarer(), stakes.declarer().other());
        let rest = i32::from(position.cards().points().thirds());
        let (points, totals) = answers(&mut solver, &position, &stakes);
        let (other_points, other_totals) = answers(&mut solver, &other, &other_stakes);
        let told = format!("deal {number}: {position:?} {stakes:?}");
        let of_others = |(all, of_cards): &Answers<i32>, share: &dyn Fn(i32) -> i32| {
            let cards = of_cards.iter().map(|(card, value)| (*card, share(*value))).collect();
            (share(*all), cards)
        };
        assert_eq!(other_points, of_others(&points, &|thirds| rest - thirds), "{told}");
        assert_eq!(other_totals, of_others(&totals, &|total| -total), "{told}");
        compared += 1;
        by_declarer[stakes.declarer() as usize] += 1;
    }
    assert!(compared > 300 && by_declarer.iter().all(|count| *count > 100), "{by_declarer:?}");
}

/// The card with its suit exchanged: clubs for spades and so on, as `order` tells.
fn recoloured(card: Card, order: [Suit; 4]) -> Card {
    match (card.suit(), card.rank()) {
        (Some(suit), Some(rank)) => Card::from_suit(order[suit as usize], rank),
        _ => card,
    }
}

/// A suit has eight ranks whatever its colour, and nothing that is settled asks for one suit.
#[test]
fn suits_exchanged_change_nothing() {
    let (mut numbers, mut solver) = (Numbers::new(5), Solver::new());
    for (number, game) in positions_of_any_size(4) {
        let (position, stakes) = (position(&game), stakes(&game));
        let mut order = Suit::ALL;
        for place in (1..4).rev() {
            order.swap(place, numbers.below(place + 1));
        }
        let recolour = |cards: CardSet| -> CardSet {
            cards.iter().map(|card| recoloured(card, order)).collect()
        };
        let open = position.open().map(|card| recoloured(card, order));
        let hands = position.hands().map(recolour);
        let other = Position::new(hands, position.leader(), open).expect("sound");
        let (points, totals) = answers(&mut solver, &position, &stakes);
        let (other_points, other_totals) = answers(&mut solver, &other, &stakes);
        let told = format!("deal {number}: {position:?} {stakes:?} {order:?}");
        for ((all, of_cards), (other_all, mut of_others)) in
            [(points, other_points), (totals, other_totals)]
        {
            let mut of_cards: Vec<(Card, i32)> =
                of_cards.iter().map(|(card, value)| (recoloured(*card, order), *value)).collect();
            of_cards.sort_unstable();
            of_others.sort_unstable();
            assert_eq!((all, of_cards), (other_all, of_others), "{told}");
        }
    }
}

/// What one side wins the other does not, and a card is worth what the position after it is worth.
#[test]
fn a_card_is_worth_what_the_position_after_it_is_worth() {
    let (mut numbers, mut solver) = (Numbers::new(4), Solver::new());
    for number in 0..400 {
        let cards = 1 + numbers.below(18);
        let Some(mut game) = broken_off(number, cards) else { continue };
        let before = position(&game);
        let rest = before.cards().points();
        let totals = solver.game_points_of_cards(&before, &stakes(&game)).expect("no limit");
        let points = solver.card_points_of_cards(&before).expect("no limit");
        assert_eq!(solver.card_points(&before), Some(best(&points)));
        assert_eq!(solver.game_points(&before, &stakes(&game)), Some(best(&totals)));
        for wanted in [best(&points), best(&points) + CardPoints::from_thirds(1)] {
            let reaches = wanted == best(&points);
            assert_eq!(solver.reaches_card_points(&before, wanted), Some(reaches));
        }
        for (more, reaches) in [(0, true), (1, false)] {
            let wanted = GamePoints::new(best(&totals).number() + more);
            let answer = solver.reaches_game_points(&before, &stakes(&game), wanted);
            assert_eq!(answer, Some(reaches));
        }
        let place = numbers.below(points.len());
        let (card, value) = points[place];
        let (after, won) = before.after(card).expect("legal");
        let turn = before.turn();
        game.play(turn, Move::Play(card)).expect("legal");
        let value_after = solver.card_points(&after).expect("no limit");
        let gain = won.map_or(CardPoints::default(), |won| {
            if won.winner == turn { won.points } else { CardPoints::default() }
        });
        let lost = won.map_or(CardPoints::default(), |won| won.points) - gain;
        let value_after =
            if after.turn() == turn { value_after } else { rest - gain - lost - value_after };
        assert_eq!(value, gain + value_after, "deal {number}, {card}");
        if game.open_cards().is_some() {
            assert_eq!(position(&game), after);
            let total = solver.game_points(&after, &stakes(&game)).expect("no limit");
            assert_eq!(totals[place].1, total.won_if(after.turn() == turn), "{number} {card}");
        }
    }
}

#[test]
fn a_search_that_was_stopped_goes_on_to_the_same_answer() {
    for number in 0..30 {
        let Some(game) = broken_off(number, 24) else { continue };
        let (position, stakes) = (position(&game), stakes(&game));
        let mut whole = Solver::new();
        let points = whole.card_points_of_cards(&position);
        let totals = whole.game_points_of_cards(&position, &stakes);
        let mut sliced = Solver::new();
        sliced.limit_nodes(Some(2_000));
        let mut calls = 0;
        let mut until = |mut ask: Box<dyn FnMut(&mut Solver) -> bool + '_>| {
            while !ask(&mut sliced) {
                calls += 1;
                assert!(calls < 3_000, "deal {number} gets nowhere");
            }
        };
        until(Box::new(|solver| {
            let answer = solver.card_points_of_cards(&position);
            assert!(answer.is_none() || answer == points);
            answer.is_some()
        }));
        until(Box::new(|solver| {
            let answer = solver.game_points_of_cards(&position, &stakes);
            assert!(answer.is_none() || answer == totals);
            answer.is_some()
        }));
    }
}

/// Whether a technique is there changes the work, never the answer.
#[test]
fn every_technique_can_be_left_out() {
    fn same<const OFF: u32>() -> u64 {
        let mut solver = SolverWithout::<OFF>::new();
        for number in 0..60 {
            let Some(game) = broken_off(number, 12) else { continue };
            let (position, stakes) = (position(&game), stakes(&game));
            let mut all = Solver::new();
            let points = all.card_points_of_cards(&position);
            let totals = all.game_points_of_cards(&position, &stakes);
            assert_eq!(solver.card_points_of_cards(&position), points, "{OFF} {number}");
            assert_eq!(solver.game_points_of_cards(&position, &stakes), totals, "{OFF} {number}");
        }
        solver.nodes()
    }
    let with_all = same::<0>();
    assert!(same::<{ techniques::NO_TABLE }>() > with_all);
    assert!(same::<{ techniques::NO_EQUALS }>() > with_all);
    assert!(same::<{ techniques::NO_SURE }>() > with_all);
    assert!(same::<{ techniques::NO_ORDER }>() > with_all);
    assert!(same::<{ techniques::NO_UNION }>() > with_all);
    assert!(same::<{ techniques::NO_GAIN }>() > with_all);
    same::<{ techniques::NO_REDUCTION }>();
    same::<{ techniques::NO_GUESS }>();
}

/// The counts are the same on every machine; they change with the search and with nothing else.
#[test]
fn the_work_is_what_it_was() {
    let mut counts = Vec::new();
    for (number, cards) in [(0, 24), (2, 24), (3, 28), (6, 20), (7, 30)] {
        let game = broken_off(number, cards).expect("not passed in");
        let mut solver = Solver::new();
        solver.card_points_of_cards(&position(&game)).expect("no limit");
        let points = solver.nodes();
        solver.clear();
        solver.game_points_of_cards(&position(&game), &stakes(&game)).expect("no limit");
        counts.push((points, solver.nodes() - points));
    }
    assert_eq!(counts, NODES);
}

const NODES: [(u64, u64); 5] = [(2, 143), (718, 2335), (2566, 4533), (79, 309), (4476, 2213)];

/// The ages of a table come round many times in this; nothing old may be believed.
#[test]
fn a_table_cleared_a_thousand_times_is_as_good_as_new() {
    let games: Vec<Game> = (0..40).filter_map(|number| broken_off(number, 10)).collect();
    let mut solver = Solver::with_table(4);
    for turn in 0..1_000 {
        let game = &games[turn % games.len()];
        let (position, stakes) = (position(game), stakes(game));
        let before = solver.nodes();
        solver.clear();
        let values = solver.game_points_of_cards(&position, &stakes);
        let mut fresh = Solver::with_table(4);
        assert_eq!(values, fresh.game_points_of_cards(&position, &stakes), "{turn}");
        assert_eq!(solver.nodes() - before, fresh.nodes(), "{turn}");
    }
}
