//! What a player may know crosses to a worker in writing, and comes back as it was.

use kosakeln::ai::random::random_history;
use kosakeln::ai::{Level, Objective, Task};
use kosakeln::cards::{Randomness, Seed};
use kosakeln::rules::{Choices, Game, Phase, PlayerView, PublicView, Seat};

/// Every state of so many random deals.
fn states(deals: u64, mut look: impl FnMut(&Game)) {
    for number in 0..deals {
        let history = random_history(Seed::from_number(77), number, None);
        let mut game = Game::new(*history.game().rules(), history.pack());
        look(&game);
        for (seat, action) in history.moves() {
            game.play(*seat, *action).expect("it was legal");
            look(&game);
        }
    }
}

#[test]
fn every_view_comes_back_as_it_was() {
    let (mut phases, mut decisions) = (std::collections::BTreeSet::new(), [0; 5]);
    states(300, |game| {
        phases.insert(game.phase());
        let public = game.public_view();
        let written = serde_json::to_string(&public).expect("it can be written");
        assert_eq!(serde_json::from_str::<PublicView>(&written).expect("it reads"), public);
        for seat in Seat::ALL {
            let view = game.view(seat);
            let written = serde_json::to_string(&view).expect("it can be written");
            let read: PlayerView = serde_json::from_str(&written).expect("it reads");
            assert_eq!(read, view);
            if let Some(choices) = &view.choices {
                decisions[match choices {
                    Choices::Discard(_) => 0,
                    Choices::Call(_) => 1,
                    Choices::Announce(_) => 2,
                    Choices::Take(_) => 3,
                    Choices::Play(_) => 4,
                }] += 1;
            }
        }
    });
    assert_eq!(phases.into_iter().collect::<Vec<_>>(), Phase::ALL);
    assert!(decisions.iter().all(|count| *count > 100), "{decisions:?}");
}

#[test]
fn a_task_comes_back_as_it_was() {
    let mut numbers = Randomness::new(Seed::from_number(3), 0);
    states(20, |game| {
        let Some(seat) = game.turn() else { return };
        let level = Level::ALL[numbers.below(5) as usize];
        let objective = [Objective::GamePoints, Objective::CardPoints][numbers.below(2) as usize];
        let seed = Seed::from_number(numbers.word().into());
        let task = Task { level, objective, view: game.view(seat), seed };
        let written = serde_json::to_string(&task).expect("it can be written");
        assert_eq!(serde_json::from_str::<Task>(&written).expect("it reads"), task);
    });
}

/// Whatever is changed in the writing of a view, reading it does not panic.
#[test]
fn a_damaged_view_is_refused_or_another_view() {
    let mut numbers = Randomness::new(Seed::from_number(4), 0);
    let (mut refused, mut read) = (0, 0);
    states(10, |game| {
        let written = serde_json::to_string(&game.view(Seat::Dealer)).expect("it can be written");
        for _ in 0..20 {
            let mut bytes = written.clone().into_bytes();
            let place = numbers.below(u32::try_from(bytes.len()).expect("a short text")) as usize;
            bytes[place] = b"0123456789CDHSTKQV\"[]{},:truefalsn"[numbers.below(34) as usize];
            let damaged = String::from_utf8_lossy(&bytes).into_owned();
            match serde_json::from_str::<PlayerView>(&damaged) {
                Ok(_) => read += 1,
                Err(_) => refused += 1,
            }
        }
    });
    assert!(refused > 1_000 && read > 50, "{refused} refused, {read} read");
}

#[test]
fn tricks_of_too_many_cards_or_of_one_card_twice_are_refused() {
    use kosakeln::rules::Tricks;
    let tricks = |cards: &str| serde_json::from_str::<Tricks>(cards);
    assert!(tricks("[]").is_ok_and(|tricks| tricks == Tricks::default()));
    assert!(tricks("[\"T1\",\"T2\",\"T3\"]").is_ok());
    assert!(tricks("[\"T1\",\"T1\"]").is_err());
    let all: Vec<String> = kosakeln::cards::CardSet::ALL.iter().map(|c| c.to_string()).collect();
    assert!(tricks(&serde_json::to_string(&all[..32]).expect("a list")).is_ok());
    assert!(tricks(&serde_json::to_string(&all[..33]).expect("a list")).is_err());
}
