//! Whether a legal move gives an announced bonus away for certain, against slower ways to find out.

use kosakeln::ai::random::random_history;
use kosakeln::cards::{Card, CardSet, Seed};
use kosakeln::rules::{
    Bonus, BonusSet, Choices, Game, History, ItemKind, Move, PlayerView, Seat, TalonView,
};

/// Every position of random deals in which somebody has announced something, with the game and the
/// choices.
fn positions(deals: u64, mut look: impl FnMut(&Game, &PlayerView, &Choices)) {
    for number in 0..deals {
        let history = random_history(Seed::from_number(501), number, None);
        let mut game = Game::new(*history.game().rules(), history.pack());
        for (seat, action) in history.moves() {
            let view = game.view(*seat);
            let choices = view.choices.expect("it is his turn");
            look(&game, &view, &choices);
            game.play(*seat, *action).expect("it was legal");
        }
    }
}

fn announced(view: &PlayerView) -> BonusSet {
    let all = view.public.announcements;
    match view.public.bargain {
        Some(bargain) if bargain.declarer == view.seat => all.declarer(),
        Some(_) => all.defender,
        None => BonusSet::EMPTY,
    }
}

fn moves(choices: &Choices) -> Vec<Move> {
    match choices {
        Choices::Play(choices) => choices.legal().iter().map(Move::Play).collect(),
        Choices::Take(choices) => choices.legal().into_iter().map(Move::Take).collect(),
        Choices::Discard(_) | Choices::Call(_) | Choices::Announce(_) => {
            choices.some_legal().into_iter().collect()
        }
    }
}

/// All bonuses that `seat` has made by some way or other to play `game` to its end.
fn made_somehow(game: &Game, seat: Seat) -> BonusSet {
    if let Some(settlement) = game.settlement() {
        let made = settlement.items.iter().filter(|item| item.made && item.by == seat);
        return made
            .filter_map(|item| match item.kind {
                ItemKind::Bonus(bonus) => Some(bonus),
                ItemKind::Game | ItemKind::Held(_) => None,
            })
            .collect();
    }
    let Some((turn, choices)) = game.choices() else { return BonusSet::EMPTY };
    moves(&choices).into_iter().fold(BonusSet::EMPTY, |made, action| {
        let mut after = game.clone();
        after.play(turn, action).expect("it is legal");
        made.union(made_somehow(&after, seat))
    })
}

/// In the last four tricks every way to the end is gone: what was given away is never made.
#[test]
fn what_is_given_away_for_certain_is_never_made() {
    let mut given_away = 0;
    positions(1_500, |game, view, choices| {
        if !matches!(choices, Choices::Play(_)) || view.public.tricks.len() < 12 {
            return;
        }
        for action in moves(choices) {
            let lost = view.gives_away(action);
            if lost.is_empty() {
                continue;
            }
            let mut after = game.clone();
            after.play(view.seat, action).expect("it is legal");
            let made = made_somehow(&after, view.seat);
            for bonus in lost.iter() {
                given_away += 1;
                assert!(!made.contains(bonus), "{bonus:?} after {action:?}: {view:?}");
            }
        }
    });
    assert!(given_away > 100, "{given_away}");
}

/// A trick as the player remembers or imagines it: his own card, and whether it wins.
type Own = (Card, bool);

/// What of `at_stake` is made by a player whose tricks went like that, while the other had no more
/// than `lost` in the end; written from R10 and R11 once more.
fn made(at_stake: BonusSet, own: &[Own], lost: CardSet) -> BonusSet {
    let values = |card: Card| match card.to_string().as_str() {
        "T1" | "T21" | "T22" => 5,
        code if code.ends_with('K') => 5,
        code if code.ends_with('Q') => 4,
        code if code.ends_with('C') => 3,
        code if code.ends_with('V') => 2,
        _ => 1,
    };
    let left = 210 - lost.iter().map(|card| 3 * values(card) - 2).sum::<i32>();
    let wins_all = own.iter().all(|(_, wins)| *wins);
    let game = wins_all || left >= 107 && !at_stake.contains(Bonus::Valat);
    let holds = |cards: CardSet| own.iter().any(|(card, _)| cards.contains(*card));
    let bird =
        |number: usize, code: &str| own[number - 1].1 && own[number - 1].0.to_string() == code;
    at_stake
        .iter()
        .filter(|bonus| match bonus {
            Bonus::PagatUltimo => bird(16, "T1"),
            Bonus::Uhu => bird(15, "T2"),
            Bonus::Pelikan => bird(14, "T3"),
            Bonus::Quapil => bird(13, "T4"),
            Bonus::Absolut => left >= 119,
            Bonus::Panzer => left >= 149,
            Bonus::WithoutTrull => game && !holds(CardSet::TRULL),
            Bonus::WithoutKings => game && !holds(CardSet::KINGS),
            Bonus::Valat => wins_all,
        })
        .collect()
}

/// Whether `answer` beats `led`, by the words of R9.3.
fn beats(led: Card, answer: Card) -> bool {
    match (led.suit(), answer.suit()) {
        (None, None) => answer > led,
        (Some(_), None) => true,
        (None, Some(_)) => false,
        (Some(one), Some(other)) => one == other && answer > led,
    }
}

/// What a card played now leaves possible, if from then on everything goes as the player likes: the
/// rest of his cards in orders in which each comes to each of the tricks that are left.
fn left_possible(view: &PlayerView, card: Card) -> BonusSet {
    let at_stake = announced(view);
    let tricks = view.public.tricks;
    let (mut own, mut lost) = (Vec::new(), view.public.face_up[view.seat.other()]);
    for trick in tricks.iter() {
        own.push((trick.card(view.seat), trick.winner == view.seat));
        if trick.winner != view.seat {
            lost = lost.with(trick.led).with(trick.answer);
        }
    }
    if let (TalonView::Exposed { cards, taken }, Some(bargain)) =
        (view.public.talon, view.public.bargain)
        && bargain.declarer == view.seat
    {
        lost |= CardSet::from(cards) - taken;
    }
    let wins = tricks.led().is_none_or(|led| beats(led, card));
    own.push((card, wins));
    if let Some(led) = tricks.led().filter(|_| !wins) {
        lost = lost.with(led).with(card);
    }
    let rest: Vec<Card> = view.hand.without(card).iter().collect();
    (0..rest.len().max(1)).fold(BonusSet::EMPTY, |possible, turned| {
        let order = rest.iter().cycle().skip(turned).take(rest.len());
        let mut all = own.clone();
        all.extend(order.map(|card| (*card, true)));
        possible.union(made(at_stake, &all, lost))
    })
}

#[test]
fn a_card_gives_away_what_it_makes_impossible_and_another_does_not() {
    let (mut looked, mut given_away) = (0, [0; 9]);
    positions(3_000, |_, view, choices| {
        let Choices::Play(choices) = choices else { return };
        if announced(view).is_empty() {
            return;
        }
        let after: Vec<(Card, BonusSet)> =
            choices.legal().iter().map(|card| (card, left_possible(view, card))).collect();
        let before = after.iter().fold(BonusSet::EMPTY, |all, (_, possible)| all.union(*possible));
        for (card, possible) in after {
            let lost: BonusSet = before.iter().filter(|bonus| !possible.contains(*bonus)).collect();
            assert_eq!(view.gives_away(Move::Play(card)), lost, "{card} of {view:?}");
            looked += 1;
            for bonus in lost.iter() {
                given_away[bonus as usize] += 1;
            }
        }
    });
    assert!(looked > 20_000, "{looked}");
    assert!(given_away.iter().all(|times| *times > 0), "{given_away:?}");
}

/// A group of the Cossack talon that brings what one has announced to be without.
#[test]
fn a_group_gives_away_what_it_brings_the_wrong_card_for() {
    let mut given_away = 0;
    positions(4_000, |game, view, choices| {
        let Choices::Take(choices) = choices else { return };
        let outcome: Vec<(Move, BonusSet)> = choices
            .legal()
            .into_iter()
            .map(|group| {
                let mut after = game.clone();
                after.play(view.seat, Move::Take(group)).expect("it is legal");
                let hand = after.view(view.seat).hand;
                let spoilt = announced(view).iter().filter(|bonus| match bonus {
                    Bonus::WithoutTrull => !hand.is_disjoint(CardSet::TRULL),
                    Bonus::WithoutKings => !hand.is_disjoint(CardSet::KINGS),
                    _ => false,
                });
                (Move::Take(group), spoilt.collect())
            })
            .collect();
        for (action, spoilt) in &outcome {
            let is_avoidable = |bonus: &Bonus| outcome.iter().any(|(_, of)| !of.contains(*bonus));
            let lost: BonusSet = spoilt.iter().filter(is_avoidable).collect();
            assert_eq!(view.gives_away(*action), lost, "{action:?} of {view:?}");
            given_away += lost.len();
        }
    });
    assert!(given_away > 20, "{given_away}");
}

/// Nothing else that may be done ends what has been announced.
#[test]
fn calls_announcements_and_discards_give_nothing_away() {
    positions(300, |_, view, choices| {
        if !matches!(choices, Choices::Play(_) | Choices::Take(_)) {
            for action in moves(choices) {
                assert!(view.gives_away(action).is_empty(), "{action:?}");
            }
        }
    });
    let history: History = random_history(Seed::from_number(502), 0, None);
    let over = history.game().view(Seat::Forehand);
    assert!(over.gives_away(Move::Play(Card::PAGAT)).is_empty(), "nobody is on turn");
}
