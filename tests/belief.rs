//! What the computer players believe about hidden cards: the truth is never ruled out, and nothing
//! is believed that the rules rule out.

use kosakeln::ai::belief::{Belief, Habits, Knowledge, World};
use kosakeln::ai::random::{random_history, random_rules};
use kosakeln::ai::thumb;
use kosakeln::cards::{Card, CardSet, Pack, Randomness, Seed};
use kosakeln::rules::{BySeat, Game, History, Phase, Seat, TalonView};

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
        plain_most: 54,
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
    let mut counts = std::collections::BTreeMap::new();
    let draws = 40_000;
    for weighed in Belief::new(&knowledge, &Habits::NONE, draws, draws, &mut choice).worlds {
        let world = weighed.world;
        *counts.entry((world.hands.dealer.bits(), world.discards.dealer.bits())).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 4, "{counts:?}");
    // Four standard deviations.
    assert!(counts.values().all(|count: &i32| (count - 10_000).abs() < 350), "{counts:?}");
}
