//! What holds in every deal, whatever the cards, the house rules and the moves: property tests over
//! random deals, the same ones each time.

mod support {
    pub(crate) mod numbers;
    pub(crate) mod script;
}

use std::cell::Cell;

use kosakeln::cards::{Card, CardPoints, CardSet, Pack, Seed};
use kosakeln::rules::{
    Bonus, BonusSet, BySeat, Call, Choices, Contract, Exchange, Game, GamePoints, History, Move,
    Phase, Seat, TalonView,
};
use support::numbers::Numbers;
use support::script::{Script, for_all_deals, is_over};

/// R4: where the 24 cards of each seat lie in the pack, the hand first.
const PLACES: BySeat<([usize; 4], [usize; 2])> =
    BySeat { forehand: ([6, 14, 38, 46], [22, 30]), dealer: ([10, 18, 42, 50], [26, 34]) };

fn packets(pack: &Pack, from: &[usize]) -> Vec<Card> {
    from.iter().flat_map(|first| &pack.cards()[*first..first + 4]).copied().collect()
}

fn personal_talon(pack: &Pack, seat: Seat) -> Vec<Card> {
    packets(pack, &PLACES[seat].1)
}

fn talon(pack: &Pack) -> CardSet {
    pack.cards()[..6].iter().copied().collect()
}

/// Every place a card can lie in, with what lies there: the views tell of all but the cards that
/// neither player may see, and those are where the pack had them.
fn places(history: &History) -> Vec<(&'static str, CardSet)> {
    let public = history.game().public_view();
    let taken = match public.talon {
        TalonView::FaceDown => CardSet::EMPTY,
        TalonView::Exposed { taken, .. } => taken,
    };
    let mut places =
        vec![("tricks", public.tricks.played()), ("talon", talon(history.pack()) - taken)];
    for seat in Seat::ALL {
        let view = history.game().view(seat);
        let untaken = usize::from(public.untaken_sizes[seat]);
        let personal = personal_talon(history.pack(), seat);
        places.push(("hand", view.hand));
        places.push(("discards", view.discards));
        places.push(("untaken", personal[8 - untaken..].iter().copied().collect()));
    }
    places
}

#[test]
fn after_every_move_each_card_lies_in_exactly_one_place() {
    for_all_deals(1_000, |script| {
        script.play(|history| {
            let places = places(history);
            let total: u8 = places.iter().map(|(_, cards)| cards.len()).sum();
            let all = places.iter().fold(CardSet::EMPTY, |all, (_, cards)| all | *cards);
            assert_eq!((total, all), (54, CardSet::ALL), "{places:?}");
            let thirds: CardPoints = places.iter().map(|(_, cards)| cards.points()).sum();
            assert_eq!(thirds.thirds(), 210);
        });
    });
}

#[test]
fn the_sizes_that_anybody_sees_are_those_of_the_cards() {
    for_all_deals(200, |script| {
        script.play(|history| {
            let public = history.game().public_view();
            for seat in Seat::ALL {
                let view = history.game().view(seat);
                let is_secret = public.phase == Phase::PersonalExchange;
                let (hand, discards) = (view.hand.len(), view.discards.len());
                let seen = if is_secret { (hand + discards, 0) } else { (hand, discards) };
                assert_eq!((public.hand_sizes[seat], public.discard_sizes[seat]), seen);
                assert_eq!(view.public, public);
            }
        });
    });
}

#[test]
fn a_finished_deal_counts_210_thirds_and_what_one_wins_the_other_pays() {
    let finished = Cell::new(0);
    for_all_deals(1_000, |script| {
        let history = script.play(|_| {});
        let Some(settlement) = history.game().settlement() else { return };
        let accounts = history.game().public_view().accounts.expect("a finished deal");
        let BySeat { forehand, dealer } = accounts.piles;
        assert_eq!((forehand | dealer, forehand & dealer), (CardSet::ALL, CardSet::EMPTY));
        let BySeat { forehand, dealer } = settlement.card_points;
        assert_eq!(forehand + dealer, CardPoints::PACK);
        assert_eq!(forehand.rounded() + dealer.rounded(), 70);
        let BySeat { forehand, dealer } = settlement.tricks;
        assert_eq!(forehand + dealer, 16);
        let declarer = settlement.bargain.declarer;
        let items: GamePoints = settlement.items.iter().map(|item| item.value).sum();
        assert_eq!(settlement.total[declarer], items);
        assert_eq!(settlement.total[declarer.other()], -items);
        finished.set(finished.get() + 1);
    });
    assert!(finished.get() > 750, "only {} deals were finished", finished.get());
}

#[test]
fn there_is_a_legal_move_until_the_deal_is_over() {
    for_all_deals(1_000, |script| {
        let history = script.play(|history| {
            let Some((turn, choices)) = history.game().choices() else { return };
            assert_eq!(history.game().turn(), Some(turn));
            let is_stuck = match choices {
                Choices::Discard(choices) => choices.check(choices.some_legal()).is_err(),
                Choices::Call(calls) => calls.legal().is_empty(),
                Choices::Announce(bonuses) => bonuses.check(BonusSet::EMPTY).is_err(),
                Choices::Take(groups) => groups.legal().is_empty(),
                Choices::Play(cards) => cards.legal().is_empty(),
            };
            assert!(!is_stuck, "{choices:?}");
        });
        assert!(is_over(history.game()));
        assert!(matches!(history.game().phase(), Phase::Finished | Phase::PassedIn));
    });
}

#[test]
fn a_record_replayed_gives_the_same_state_after_every_move() {
    for_all_deals(200, |script| {
        script.play(|history| {
            let written = history.to_json(None).to_string();
            assert_eq!(History::from_json(&written).as_ref(), Ok(history));
            let replayed = History::replay(script.rules, script.pack, history.moves());
            assert_eq!(replayed.as_ref(), Ok(history));
        });
    });
}

#[test]
fn undoing_everything_and_redoing_it_is_the_identity() {
    for_all_deals(200, |script| {
        let mut states: Vec<Game> = Vec::new();
        let played = script.play(|history| states.push(history.game().clone()));
        let mut history = played.clone();
        for (before, state) in states.iter().enumerate().rev().skip(1) {
            assert!(history.undo());
            assert_eq!(history.game(), state);
            assert_eq!(history.moves(), &played.moves()[..before]);
        }
        assert!(!history.undo(), "nothing is left to take back");
        for (after, state) in states.iter().enumerate().skip(1) {
            assert!(history.redo());
            assert_eq!(history.game(), state);
            assert_eq!(history.moves(), &played.moves()[..after]);
        }
        assert!(!history.redo(), "nothing is left to make again");
        assert_eq!(history, played);
    });
}

#[test]
fn one_step_back_and_forth_is_the_identity_at_every_move() {
    for_all_deals(40, |script| {
        script.play(|history| {
            let mut other = history.clone();
            if other.undo() {
                assert_ne!(other.game(), history.game());
                assert!(other.redo());
            }
            assert_eq!(&other, history);
        });
    });
}

#[test]
fn another_move_than_the_one_taken_back_forgets_those_after_it() {
    let branched = Cell::new(0);
    for_all_deals(200, |script| {
        let mut history = script.play(|_| {});
        while history.undo() {
            let taken_back = history.clone();
            let Some((seat, Choices::Call(calls))) = history.game().choices() else { continue };
            let mut redone = taken_back.clone();
            assert!(redone.redo());
            let made = redone.moves().last().copied();
            let more_was_taken_back = redone.redo();
            for call in calls.legal().iter().map(Move::Call) {
                let mut branch = taken_back.clone();
                branch.play(seat, call).expect("a legal call");
                // Making the very move again keeps what came after it.
                let is_same = made == Some((seat, call));
                assert_eq!(branch.redo(), is_same && more_was_taken_back);
                branched.set(branched.get() + i32::from(!is_same));
            }
        }
    });
    assert!(branched.get() > 500);
}

/// The cards that `viewer` may know by the rules, anybody if there is none: his own 24 as far as he
/// has seen them, and what has lain open.
fn known(history: &History, viewer: Option<Seat>) -> CardSet {
    let (rules, pack, moves) = (history.game().rules(), history.pack(), history.moves());
    let have_exchanged = moves.len() >= 2;
    let mut known = CardSet::EMPTY;
    let mut windows = 0;
    for (number, (seat, action)) in moves.iter().enumerate() {
        match action {
            // A player knows what he lays aside; it comes from the cards he has seen.
            Move::Discard(cards) if have_exchanged => known |= *cards & CardSet::TAROCKS,
            Move::Announce(_) => windows += 1,
            Move::Play(card) => known = known.with(*card),
            _ => {}
        }
        if let (Some(viewer), Move::Discard(cards), 0..=1) = (viewer, action, number)
            && viewer == *seat
            && have_exchanged
        {
            let taken = if rules.exchange == Exchange::Classic { 8 } else { cards.len() };
            let personal = personal_talon(pack, viewer);
            known.extend(personal[..usize::from(taken)].iter().copied());
        }
    }
    if let Some(viewer) = viewer {
        known.extend(packets(pack, &PLACES[viewer].0));
        if rules.exchange == Exchange::Tactical {
            known.extend(personal_talon(pack, viewer));
        }
    }
    let contract = history.game().public_view().bargain.map(|bargain| bargain.contract);
    if windows > 0 && contract != Some(Contract::Solo) {
        known |= talon(pack);
    }
    known
}

/// The deal with the cards changed for others, in the pack and in the moves; `None` if some move is
/// then not legal, or lays other tarocks open than before.
fn exchanged(history: &History, image: &[Card; 54]) -> Option<History> {
    let of = |card: Card| image[usize::from(card.index())];
    let all_of = |cards: CardSet| cards.iter().map(of).collect::<CardSet>();
    let cards = history.pack().cards().map(of);
    let mut moves = history.moves().to_vec();
    let have_exchanged = moves.len() >= 2;
    for (_, action) in &mut moves {
        let before = *action;
        *action = match before {
            Move::Discard(cards) => Move::Discard(all_of(cards)),
            Move::Take(cards) => Move::Take(all_of(cards)),
            Move::Play(card) => Move::Play(of(card)),
            Move::Call(_) | Move::Announce(_) => before,
        };
        if let (Move::Discard(before), Move::Discard(after), true) =
            (before, *action, have_exchanged)
            && before & CardSet::TAROCKS != after & CardSet::TAROCKS
        {
            return None;
        }
    }
    let pack = Pack::new(&cards).expect("a permutation");
    History::replay(*history.game().rules(), pack, &moves).ok()
}

/// The deal after some random exchanges of two cards that are not `known`, each of which leaves all
/// moves legal; `None` if it is still the same deal.
fn with_hidden_cards_exchanged(
    history: &History,
    known: CardSet,
    numbers: &mut Numbers,
) -> Option<History> {
    let hidden: Vec<Card> = (!known).iter().collect();
    let mut image: [Card; 54] =
        std::array::from_fn(|index| Card::all().nth(index).expect("54 cards"));
    let mut last = None;
    if hidden.len() < 2 {
        return None;
    }
    for _ in 0..24 {
        let [one, two] = [0, 1].map(|_| usize::from(numbers.one_of(&hidden).index()));
        image.swap(one, two);
        match exchanged(history, &image) {
            Some(other) => last = Some(other),
            None => image.swap(one, two),
        }
    }
    // Cards that changed places within one hand have changed nothing.
    last.filter(|other| other.game() != history.game())
}

/// R5.3, R5.4, R8.3: neither a player's view nor the public one depends on a card that he or nobody
/// may know. Every view is looked at after every move.
#[test]
fn a_view_does_not_change_when_hidden_cards_are_exchanged() {
    let compared: [Cell<u32>; 10] = Default::default();
    for_all_deals(400, |script| {
        let mut numbers = Numbers::new(script.decisions[0].into());
        script.play(|history| {
            if history.game().phase() == Phase::Finished {
                return; // Everything lies open.
            }
            for viewer in [None, Some(Seat::Forehand), Some(Seat::Dealer)] {
                let known = known(history, viewer);
                let Some(other) = with_hidden_cards_exchanged(history, known, &mut numbers) else {
                    continue;
                };
                match viewer {
                    None => assert_eq!(other.game().public_view(), history.game().public_view()),
                    Some(seat) => assert_eq!(other.game().view(seat), history.game().view(seat)),
                }
                let phase = history.game().phase() as usize;
                compared[phase].set(compared[phase].get() + 1);
            }
        });
    });
    for phase in Phase::ALL {
        let count = compared[phase as usize].get();
        let expected = if phase == Phase::Finished { 0..=0 } else { 25..=u32::MAX };
        assert!(expected.contains(&count), "{phase:?}: {count} views were compared");
    }
}

/// The exchange above would notice a view that tells too much: the other player's changes.
#[test]
fn a_view_does_change_with_a_card_it_shows() {
    let mut changed = 0;
    for number in 0..200 {
        let pack = Pack::shuffled(Seed::from_number(number), 0);
        let history = History::new(kosakeln::rules::Rules::default(), pack);
        let known = known(&history, Some(Seat::Forehand));
        let mut numbers = Numbers::new(number);
        let other = with_hidden_cards_exchanged(&history, known, &mut numbers);
        let other = other.expect("38 cards are hidden");
        let views = |history: &History| history.game().view(Seat::Dealer);
        changed += i32::from(views(&other) != views(&history));
    }
    assert!(changed > 190, "{changed}");
}

/// Moves of every kind, right and wrong ones, for any state: every call, every card, every set of
/// bonuses, the groups that lie together and many that do not, and discards of every size.
fn attempts(history: &History, numbers: &mut Numbers) -> Vec<Move> {
    let mut attempts: Vec<Move> = Call::ALL.map(Move::Call).to_vec();
    attempts.extend(Card::all().map(Move::Play));
    for chosen in 0..1_u32 << Bonus::ALL.len() {
        let bonuses = Bonus::ALL.into_iter().filter(|bonus| chosen >> (*bonus as u32) & 1 == 1);
        attempts.push(Move::Announce(bonuses.collect()));
    }
    // Every set of up to three cards of the talon, whether they are a group or not.
    let six = &history.pack().cards()[..6];
    for chosen in 0..64_u32 {
        let cards: CardSet = (0..6).filter(|n| chosen >> n & 1 == 1).map(|n| six[n]).collect();
        if cards.len() <= 3 {
            attempts.push(Move::Take(cards));
        }
    }
    let all: Vec<Card> = Card::all().collect();
    let pool: Vec<Card> = match history.game().choices() {
        Some((_, Choices::Discard(choices))) => choices.pool().iter().collect(),
        _ => all.clone(),
    };
    let offered: Vec<Card> = match history.game().choices() {
        Some((_, Choices::Discard(choices))) => choices.cards().iter().collect(),
        _ => pool.clone(),
    };
    for size in 0..=10 {
        for cards in [&offered, &offered, &pool, &all] {
            let cards: CardSet = numbers.some_of(cards, size).into_iter().collect();
            attempts.push(Move::Discard(cards));
            attempts.push(Move::Take(cards));
        }
    }
    attempts
}

/// Whether the lists and limits that are shown to a player offer the move; `None` where they say no
/// more than that it may be (a discard of the right size and cards).
fn is_offered(game: &Game, seat: Seat, action: Move) -> Option<bool> {
    let Some((turn, choices)) = game.choices() else { return Some(false) };
    if turn != seat {
        return Some(false);
    }
    match (choices, action) {
        (Choices::Call(calls), Move::Call(call)) => Some(calls.legal().contains(call)),
        (Choices::Play(cards), Move::Play(card)) => Some(cards.legal().contains(card)),
        (Choices::Take(groups), Move::Take(cards)) => Some(groups.legal().contains(&cards)),
        (Choices::Announce(offered), Move::Announce(bonuses)) => {
            Some(bonuses.iter().all(|bonus| offered.legal().contains(bonus)))
        }
        (Choices::Discard(offered), Move::Discard(cards)) => {
            let may_be = offered.cards().is_superset(cards)
                && (offered.min()..=offered.max()).contains(&cards.len());
            if may_be { None } else { Some(false) }
        }
        _ => Some(false),
    }
}

/// Each attempt by each seat, after every move: what is offered is accepted, everything else is
/// refused, and what is refused changes nothing.
#[test]
fn what_is_offered_is_accepted_and_what_is_refused_changes_nothing() {
    let (accepted, refused) = (Cell::new(0), Cell::new(0));
    for_all_deals(150, |script: &Script| {
        let mut numbers = Numbers::new(script.decisions[0].into());
        script.play(|history| {
            let before = history.game();
            let mut game = before.clone();
            for action in attempts(history, &mut numbers) {
                for seat in Seat::ALL {
                    let offered = is_offered(before, seat, action);
                    let outcome = game.play(seat, action);
                    if let Some(offered) = offered {
                        assert_eq!(outcome.is_ok(), offered, "{seat:?} {action:?}: {outcome:?}");
                    }
                    if outcome.is_ok() {
                        assert_ne!(&game, before, "{action:?} was accepted and did nothing");
                        game.clone_from(before);
                        accepted.set(accepted.get() + 1);
                    } else {
                        assert_eq!(&game, before, "{action:?} was refused and did something");
                        refused.set(refused.get() + 1);
                    }
                }
            }
        });
    });
    assert!(accepted.get() > 30_000, "{} accepted", accepted.get());
    assert!(refused.get() > 5_000_000, "{} refused", refused.get());
}

/// The history refuses as the game does, and keeps its moves and those taken back.
#[test]
fn a_refused_move_leaves_the_history_as_it_was() {
    for_all_deals(20, |script| {
        let mut history = script.play(|_| {});
        loop {
            let before = history.clone();
            for seat in Seat::ALL {
                for action in Card::all().map(Move::Play).chain(Call::ALL.map(Move::Call)) {
                    if is_offered(before.game(), seat, action) == Some(false) {
                        assert!(history.play(seat, action).is_err());
                    }
                }
            }
            assert_eq!(history, before);
            if !history.undo() {
                break;
            }
        }
    });
}

#[test]
fn reading_what_is_printed_is_the_identity_for_every_card() {
    let mut printed: Vec<String> = Card::all().map(|card| card.to_string()).collect();
    for (card, code) in Card::all().zip(&printed) {
        assert_eq!(code.parse(), Ok(card));
    }
    printed.sort();
    printed.dedup();
    assert_eq!(printed.len(), 54);
}
