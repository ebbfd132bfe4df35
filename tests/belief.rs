//! What the computer players believe about hidden cards: the truth is never ruled out, and nothing
//! is believed that the rules rule out.

use std::collections::BTreeMap;

use kosakeln::ai::belief::{Belief, Habits, Knowledge, World};
use kosakeln::ai::random::{random_history, random_rules};
use kosakeln::ai::{self, Level, Mind, Objective, Task, thumb};
use kosakeln::cards::{Card, CardSet, Pack, Randomness, Seed};
use kosakeln::rules::{BySeat, Exchange, Game, History, Phase, PlayerView, Seat, TalonView};

const SEED: u64 = 20_261_131;

fn seed() -> Seed {
    Seed::from_number(SEED)
}

/// The cards of some packets of the pack, each by its first place and its size.
fn places(pack: &Pack, packets: &[(usize, usize)]) -> CardSet {
    packets
        .iter()
        .flat_map(|(from, size)| pack.cards()[*from..from + size].iter().copied())
        .collect()
}

/// How the cards lie in truth, put together from both players' views and the pack (R4).
fn truth(game: &Game, pack: &Pack) -> World {
    let dealt = BySeat {
        forehand: places(pack, &[(6, 4), (14, 4), (22, 4), (30, 4), (38, 4), (46, 4)]),
        dealer: places(pack, &[(10, 4), (18, 4), (26, 4), (34, 4), (42, 4), (50, 4)]),
    };
    let talon = places(pack, &[(0, 6)]);
    let taken = match game.public_view().talon {
        TalonView::Exposed { taken, .. } => taken,
        TalonView::FaceDown => CardSet::EMPTY,
    };
    let views = BySeat::new(|seat| game.view(seat));
    let is_exchange = game.phase() == Phase::PersonalExchange;
    let played = game.public_view().tricks.played();
    let seen = BySeat::new(|seat| views[seat].hand | views[seat].discards | played);
    World {
        // Before both have decided the other player knows nothing of a discard.
        hands: BySeat::new(|seat| {
            let view = &views[seat];
            if is_exchange { view.hand | view.discards } else { view.hand }
        }),
        discards: BySeat::new(
            |seat| {
                if is_exchange { CardSet::EMPTY } else { views[seat].discards }
            },
        ),
        untaken: BySeat::new(|seat| dealt[seat] - seen[seat]),
        talon: talon - taken,
    }
}

/// What `seat` sees as the truth: his own discard in the exchange, which is hidden from the other.
fn truth_for(seat: Seat, game: &Game, pack: &Pack) -> World {
    let view = game.view(seat);
    let mut world = truth(game, pack);
    world.hands[seat] = view.hand;
    world.discards[seat] = view.discards;
    world
}

/// In `medium` who laid fewer than eight cards aside had no other plain card (R5.1): all that he has
/// beside is what he took, as many from his personal talon as he laid aside.
fn assert_medium(view: &PlayerView, world: &World) {
    let (public, other) = (&view.public, view.seat.other());
    let untaken = public.untaken_sizes[other];
    let is_over = public.phase != Phase::PersonalExchange;
    if public.rules.exchange != Exchange::Medium || !is_over || untaken == 0 {
        return;
    }
    let played = public.tricks.iter().map(|trick| trick.card(other)).collect::<CardSet>();
    let led = public.tricks.led().filter(|_| public.tricks.leader() == other);
    let own = world.hands[other] | played | led.map_or(CardSet::EMPTY, CardSet::of);
    let group = match (public.talon, public.bargain) {
        (TalonView::Exposed { taken, .. }, Some(bargain)) if bargain.declarer == other => taken,
        _ => CardSet::EMPTY,
    };
    let plain = (own - group) & CardSet::PLAIN;
    assert!(plain.len() <= 8 - untaken, "{view:?}\n{world:?}");
}

fn check(history: &History, choice: &mut Randomness) {
    let mut game = Game::new(*history.game().rules(), history.pack());
    let looked_at = choice.below(u32::try_from(history.moves().len()).unwrap_or(1));
    for (ply, (seat, action)) in (0..).zip(history.moves()) {
        for viewer in Seat::ALL {
            let view = game.view(viewer);
            let knowledge = Knowledge::new(&view);
            let world = truth_for(viewer, &game, history.pack());
            assert!(knowledge.allows(&world), "{view:?}\n{world:?}");
            if ply == looked_at {
                let belief = Belief::new(&knowledge, &Habits::PLAYERS, 400, 400, choice);
                assert!(!belief.worlds.is_empty(), "{view:?}");
                let sum: f64 = belief.worlds.iter().map(|weighed| weighed.weight).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{sum}");
                for weighed in &belief.worlds {
                    assert!(weighed.weight > 0.0);
                    assert!(knowledge.allows(&weighed.world), "{view:?}\n{weighed:?}");
                    assert_medium(&view, &weighed.world);
                }
                let believed = belief.worlds.iter().any(|weighed| weighed.world == world);
                assert!(believed || !belief.are_all, "{view:?}\n{world:?}");
            }
        }
        game.play(*seat, *action).expect("it was legal before");
    }
}

#[test]
fn the_truth_is_never_ruled_out_in_random_deals() {
    let mut choice = Randomness::new(seed(), u64::MAX);
    for number in 0..20_000 {
        check(&random_history(seed(), number, None), &mut choice);
    }
}

#[test]
fn the_truth_is_never_ruled_out_in_deals_played_by_rules_of_thumb() {
    let mut choice = Randomness::new(seed(), u64::MAX - 1);
    for number in 0..20_000 {
        let rules = random_rules(&mut choice);
        let mut history = History::new(rules, Pack::shuffled(seed(), number));
        while let Some(seat) = history.game().turn() {
            let action = thumb::decide(&history.game().view(seat), seed()).expect("his turn");
            history.play(seat, action).expect("a legal move");
        }
        check(&history, &mut choice);
    }
}

/// Where the cards of a world lie, place by place.
fn places_of(world: &World) -> [CardSet; 7] {
    let World { hands, discards, untaken, talon } = *world;
    [
        hands.forehand,
        hands.dealer,
        discards.forehand,
        discards.dealer,
        untaken.forehand,
        untaken.dealer,
        talon,
    ]
}

/// The same at every decision for both players, with as many worlds as the strongest level lists:
/// where they are all listed, the truth has its share; where they are drawn, every card is believed
/// where it lies in truth, now and then. Counts the beliefs of either kind.
fn check_every_belief(history: &History, choice: &mut Randomness) -> [u32; 2] {
    // A card that may as well be in any of thirty places is missed by that many draws once in some
    // hundred million times.
    const DRAWN: u32 = 600;
    const LISTED: u32 = 4_000;
    let mut game = Game::new(*history.game().rules(), history.pack());
    let mut beliefs = [0; 2];
    for (seat, action) in history.moves() {
        for viewer in Seat::ALL {
            let view = game.view(viewer);
            let knowledge = Knowledge::new(&view);
            let world = truth_for(viewer, &game, history.pack());
            assert!(knowledge.allows(&world), "{view:?}\n{world:?}");
            let belief = Belief::new(&knowledge, &Habits::PLAYERS, LISTED, DRAWN, choice);
            if belief.are_all {
                let believed = belief.worlds.iter().find(|weighed| weighed.world == world);
                let share = believed.map_or(0.0, |weighed| weighed.weight);
                assert!(share > 0.0, "{view:?}\n{world:?}");
            } else {
                let mut believed = [CardSet::EMPTY; 7];
                for weighed in &belief.worlds {
                    for (all, cards) in believed.iter_mut().zip(places_of(&weighed.world)) {
                        *all |= cards;
                    }
                }
                for (all, cards) in believed.iter().zip(places_of(&world)) {
                    assert!(all.is_superset(cards), "{cards:?} in {view:?}\n{world:?}");
                }
            }
            beliefs[usize::from(!belief.are_all)] += 1;
        }
        game.play(*seat, *action).expect("it was legal before");
    }
    beliefs
}

/// Deals under random house rules that `level` has played for both seats; it takes its time, so
/// there are few.
fn check_deals_of(level: Level, deals: u64) {
    let mut choice = Randomness::new(seed(), level as u64);
    let (mut mind, mut beliefs, mut exchanges) = (Mind::new(), [0; 2], [0; 4]);
    for number in 0..deals {
        let rules = random_rules(&mut choice);
        let mut history = History::new(rules, Pack::shuffled(seed(), number));
        while let Some(seat) = history.game().turn() {
            let (view, objective) = (history.game().view(seat), Objective::GamePoints);
            let task = Task { level, objective, view, seed: choice.seed() };
            let decision = ai::decide(&mut mind, &task).expect("his turn");
            history.play(seat, decision.choice).expect("a legal move");
        }
        exchanges[rules.exchange as usize] += 1;
        for (all, of_deal) in beliefs.iter_mut().zip(check_every_belief(&history, &mut choice)) {
            *all += of_deal;
        }
    }
    assert!(exchanges.iter().all(|count| *count > 0), "{exchanges:?}");
    assert!(beliefs.iter().all(|count| u64::from(*count) > 10 * deals), "{beliefs:?}");
}

#[test]
fn the_truth_is_never_ruled_out_in_deals_played_by_club() {
    check_deals_of(Level::Club, 40);
}

#[test]
fn the_truth_is_never_ruled_out_in_deals_played_by_master() {
    check_deals_of(Level::Master, 24);
}

/// Of a Solo with one trick to go few worlds are left, and each is drawn as often as the others.
#[test]
fn worlds_are_drawn_evenly() {
    let mut choice = Randomness::new(seed(), 1);
    let knowledge = Knowledge {
        seat: Seat::Forehand,
        hand: CardSet::of(Card::SKUES),
        discards: CardSet::EMPTY,
        declarer: None,
        played: BySeat::default(),
        unseen: ["HQ", "H1", "T5", "CK"]
            .iter()
            .map(|code| code.parse::<Card>().expect("a code"))
            .collect(),
        certain: CardSet::EMPTY,
        scarce_most: 54,
        scarce: CardSet::PLAIN,
        excluded: "CK".parse::<Card>().map(CardSet::of).expect("a code"),
        taken: CardSet::EMPTY,
        other_hand: 1,
        face_down: 1,
        face_up: CardSet::EMPTY,
        untaken: BySeat::default(),
        talon_hidden: 2,
        talon_left: CardSet::EMPTY,
    };
    // The King is in the talon. In hand: T5, then HQ or H1 is laid aside; or one of these two, then
    // the other is laid aside and T5 is in the talon.
    let mut counts = BTreeMap::new();
    let draws = 40_000;
    for weighed in Belief::new(&knowledge, &Habits::NONE, draws, draws, &mut choice).worlds {
        let world = weighed.world;
        *counts.entry((world.hands.dealer.bits(), world.discards.dealer.bits())).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 4, "{counts:?}");
    // Four standard deviations.
    assert!(counts.values().all(|count: &i32| (count - 10_000).abs() < 350), "{counts:?}");
}
