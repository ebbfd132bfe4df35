//! What is seen to move, in whole matches.

use super::{Flight, Landing, Place, Sides, Tempo, flights};
use crate::app::{
    DealScene, Effect, Front, MatchLength, MatchSetup, Msg, Opponent, Player, Preferences, Scene,
    Screen, update,
};
use crate::cards::{Card, CardSet, Seed};
use crate::rules::{Call, Choices, Contract, Exchange, Move, Phase, Rules, Seat, TalonView};

const BRISK: Tempo = Tempo { dealing: 100, playing: 100, taking: 100 };

/// A value as it is at first: the table has no name for what knows all cards, nor have its tests.
fn fresh<T: Default>() -> T {
    T::default()
}

/// Plays a match of two deals and shows `look` the screens before and after each change. A bid is
/// made `is_bold` or not; the computer takes whatever it may, or bids.
fn play(
    opponent: Opponent,
    exchange: Exchange,
    is_bold: bool,
    mut look: impl FnMut(&Screen, &Screen),
) {
    let rules = Rules { exchange, ..Rules::default() };
    let length = MatchLength::Deals(2);
    let setup = MatchSetup { opponent, rules, length, ..MatchSetup::default() };
    let mut model = fresh();
    let mut queue = vec![Msg::Seeded(Seed::from_number(7))];
    update(&mut model, Msg::SetupChanged(Box::new(setup)));
    let mut asked = None;
    // Where everybody passes, the match has no end of its own.
    for _ in 0..400 {
        let before = model.screen();
        let msg = queue.pop().or_else(|| next(&before.scene, is_bold)).or_else(|| {
            let action = Some(Move::Call(Call::Bid(Contract::Einblatt))).filter(|_| !is_bold);
            asked.take().map(|request| Msg::ComputerDecided { request, action })
        });
        let Some(msg) = msg else { return };
        for effect in update(&mut model, msg) {
            if let Effect::AskComputer { request, .. } = effect {
                asked = Some(request);
            }
        }
        look(&before, &model.screen());
    }
}

/// The same, of which only the scenes are looked at.
fn evening(
    opponent: Opponent,
    exchange: Exchange,
    is_bold: bool,
    mut look: impl FnMut(&Scene, &Scene),
) {
    play(opponent, exchange, is_bold, |before, after| look(&before.scene, &after.scene));
}

/// What the person in front does next; nothing if the computer is waited for, or all is over.
fn next(scene: &Scene, is_bold: bool) -> Option<Msg> {
    match scene {
        Scene::Draw { draw } if draw.turn.is_some() => {
            (0..54).find(|place| draw.card(*place).is_none()).map(Msg::DrawCard)
        }
        Scene::Draw { .. } | Scene::Result(_) => Some(Msg::Continue),
        Scene::Cut { .. } => Some(Msg::Cut(20)),
        Scene::Deal(deal) if matches!(deal.front, Front::Curtain(_)) => Some(Msg::LiftCurtain),
        Scene::Deal(deal) if deal.public.turn.is_none() => Some(Msg::Continue),
        Scene::Deal(deal) => {
            let ply = deal.ply;
            let action = match deal.own.as_ref()?.choices? {
                Choices::Discard(choices) => {
                    let (chosen, wanted) = (deal.selection.cards, choices.some_legal());
                    return Some(match (wanted - chosen).first() {
                        Some(card) => Msg::ToggleCard(card),
                        None => Msg::Commit { ply },
                    });
                }
                Choices::Call(calls) if is_bold => {
                    let bid = Call::Bid(Contract::Zweiblatt);
                    Move::Call(if calls.check(bid).is_ok() { bid } else { Call::Pass })
                }
                choices => choices.some_legal()?,
            };
            Some(Msg::Play { ply, action })
        }
        Scene::Start { .. }
        | Scene::Pack { .. }
        | Scene::Code(_)
        | Scene::Statistics { .. }
        | Scene::Kept(_)
        | Scene::Replay { .. }
        | Scene::Shuffle(_)
        | Scene::Book { .. }
        | Scene::Over => None,
    }
}

const VARIANTS: [Exchange; 4] =
    [Exchange::Classic, Exchange::Medium, Exchange::Easy, Exchange::Tactical];

/// Every evening there is to look at, screen by screen.
pub(in crate::ui) fn screens(mut look: impl FnMut(&Screen, &Screen)) {
    for opponent in [Opponent::Computer, Opponent::Friend] {
        for exchange in VARIANTS {
            for is_bold in [false, true] {
                play(opponent, exchange, is_bold, &mut look);
            }
        }
    }
}

/// The same, scene by scene.
fn evenings(mut look: impl FnMut(&Scene, &Scene)) {
    screens(|before, after| look(&before.scene, &after.scene));
}

fn deals<'a>(before: &'a Scene, after: &'a Scene) -> Option<(&'a DealScene, &'a DealScene)> {
    match (before, after) {
        (Scene::Deal(before), Scene::Deal(after)) => Some((before, after)),
        _ => None,
    }
}

#[test]
fn a_deal_goes_round_in_packets_of_four_as_the_rules_say() {
    let mut dealt = 0;
    evening(Opponent::Computer, Exchange::Classic, true, |before, after| {
        let Scene::Deal(deal) = after else { return };
        if matches!(before, Scene::Deal(_)) {
            return;
        }
        dealt += 1;
        let flights = flights(before, after, BRISK);
        let end = flights.iter().map(Flight::end).max();
        assert!(end <= Some(Preferences::default().dealing_time()), "the computer waits for it");
        let (f, d) = (Seat::Forehand, Seat::Dealer);
        let talon = (0..6).map(|place| (Place::Talon(place), 1));
        let hands = [f, d, f, d].map(|seat| (Place::Hand(seat), 4));
        let talons = [f, d, f, d].map(|seat| (Place::PersonalTalon(seat), 4));
        let order: Vec<_> = talon.chain(hands).chain(talons).chain(hands).collect();
        assert_eq!(flights.iter().map(|one| (one.to, one.cards)).collect::<Vec<_>>(), order);
        assert!(flights.iter().all(|one| one.from == Place::Pack(d) && one.sides == Sides::Back));
        assert!(flights.windows(2).all(|pair| pair[0].delay < pair[1].delay), "one by one");
        // The own hand fills from its beginning, and the backs of the other one too.
        let own = deal.own.as_ref().expect("a person is in front");
        let (mut seen, mut backs) = (CardSet::EMPTY, 0);
        for flight in &flights {
            match flight.landing {
                Landing::Cards(cards) => {
                    assert_eq!(flight.to, Place::Hand(own.seat));
                    assert_eq!((cards.len(), (seen & cards).len()), (4, 0));
                    seen |= cards;
                }
                Landing::Backs { first, count } => {
                    assert_eq!(
                        (flight.to, first, count),
                        (Place::Hand(own.seat.other()), backs, 4)
                    );
                    backs += 4;
                }
                Landing::Nothing | Landing::AtPlace | Landing::WholePlace => {}
            }
        }
        assert_eq!((seen, backs), (own.hand, 16));
    });
    assert_eq!(dealt, 2);
}

#[test]
fn where_the_personal_talon_is_taken_up_all_packets_go_to_the_hands() {
    evening(Opponent::Computer, Exchange::Tactical, true, |before, after| {
        if !matches!(before, Scene::Deal(_)) && matches!(after, Scene::Deal(_)) {
            let packets = flights(before, after, BRISK).split_off(6);
            assert!(packets.iter().all(|one| matches!(one.to, Place::Hand(_))), "{packets:?}");
        }
    });
}

/// What may be seen at a table by whoever is in front at it.
fn seen(deal: &DealScene) -> CardSet {
    let own = deal.own.as_ref().map_or(CardSet::EMPTY, |own| own.hand | own.discards);
    let talon = match deal.public.talon {
        TalonView::Exposed { cards, .. } => cards.into_iter().collect(),
        TalonView::FaceDown => CardSet::EMPTY,
    };
    own | talon | deal.public.tricks.played()
}

#[test]
fn nothing_is_seen_to_move_that_may_not_be_seen() {
    let mut flown = 0;
    evenings(|before, after| {
        let Some((before_deal, deal)) = deals(before, after) else { return };
        let known = seen(before_deal) & seen(deal) | deal.public.tricks.played();
        for flight in flights(before, after, BRISK) {
            let Some(card) = flight.sides.card() else { continue };
            flown += 1;
            let is_turned_up = matches!(flight.sides, Sides::TurnsUp(_));
            let known = if is_turned_up { seen(deal) } else { known };
            // What the declarer has taken from the talon was seen by all, whoever is in front now.
            assert!(known.contains(card), "{flight:?}");
        }
    });
    assert!(flown > 1_000, "{flown}");
}

#[test]
fn every_card_played_goes_from_its_hand_to_the_middle() {
    let mut played = 0;
    evenings(|before, after| {
        let Some((before_deal, deal)) = deals(before, after) else { return };
        let new = deal.public.tricks.played() - before_deal.public.tricks.played();
        let to_the_middle: Vec<Flight> = flights(before, after, BRISK)
            .into_iter()
            .filter(|flight| matches!(flight.to, Place::Trick(_)))
            .collect();
        assert_eq!(to_the_middle.len(), usize::from(new.len()));
        for flight in to_the_middle {
            let (Place::Hand(hand), Place::Trick(trick)) = (flight.from, flight.to) else {
                panic!("{flight:?}");
            };
            assert_eq!((hand, flight.landing), (trick, Landing::AtPlace));
            assert_eq!(flight.sides.card(), new.first());
            let own = before_deal.own.as_ref().filter(|own| own.seat == hand);
            let is_up = matches!(flight.sides, Sides::Up(_));
            assert_eq!(is_up, own.is_some(), "the other's is turned up on the way");
            played += 1;
        }
    });
    assert!(played > 400, "{played}");
}

#[test]
fn a_trick_goes_to_its_winner_before_the_next_card() {
    let mut taken = 0;
    evenings(|before, after| {
        let Some((before_deal, deal)) = deals(before, after) else { return };
        let flights = flights(before, after, BRISK);
        let gone: Vec<&Flight> =
            flights.iter().filter(|one| matches!(one.to, Place::Tricks(_))).collect();
        let is_led =
            before_deal.public.tricks.led().is_none() && deal.public.tricks.led().is_some();
        let Some(trick) = before_deal.public.tricks.last().filter(|_| is_led) else {
            assert!(gone.is_empty());
            return;
        };
        taken += 1;
        assert_eq!(gone.len(), 2);
        for flight in gone {
            let Place::Trick(seat) = flight.from else { panic!("{flight:?}") };
            assert_eq!(flight.to, Place::Tricks(trick.winner));
            assert_eq!(flight.sides, Sides::TurnsDown(trick.card(seat)));
            assert_eq!(flight.delay, 0);
        }
        let lead = flights.iter().find(|one| matches!(one.to, Place::Trick(_)));
        assert!(lead.is_some_and(|lead| lead.delay > 0));
    });
    assert!(taken > 200, "{taken}");
}

#[test]
fn what_is_laid_aside_and_what_comes_for_it_is_all_seen_to_move() {
    let mut exchanged = 0;
    evenings(|before, after| {
        let Some((before_deal, deal)) = deals(before, after) else { return };
        let was_exchange = before_deal.public.phase == Phase::PersonalExchange;
        let flights = flights(before, after, BRISK);
        let count = |wanted: fn(&Flight) -> bool| {
            flights.iter().filter(|one| wanted(one)).map(|one| u32::from(one.cards)).sum::<u32>()
        };
        if !was_exchange || deal.public.phase == Phase::PersonalExchange {
            return;
        }
        exchanged += 1;
        let taken: u8 = Seat::ALL
            .into_iter()
            .map(|seat| {
                let sizes = [before_deal, deal].map(|deal| deal.public.untaken_sizes[seat]);
                sizes[0].saturating_sub(sizes[1])
            })
            .sum();
        assert_eq!(count(|one| matches!(one.from, Place::PersonalTalon(_))), u32::from(taken));
        let other = before_deal.public.turn.expect("somebody was to discard").other();
        // Who decided first and sees his own hand has seen his cards go when he laid them aside.
        let is_seen_already = deal.own.as_ref().is_some_and(|own| own.seat == other);
        let laid: u8 = Seat::ALL
            .into_iter()
            .filter(|seat| !(is_seen_already && *seat == other))
            .map(|seat| deal.public.discard_sizes[seat])
            .sum();
        assert_eq!(count(|one| matches!(one.to, Place::Discards(_))), u32::from(laid));
    });
    assert!(exchanged > 20, "{exchanged}");
}

#[test]
fn the_cossack_talon_is_turned_up_in_order_and_the_group_taken() {
    let (mut turned, mut taken) = (0, 0);
    evenings(|before, after| {
        let Some((before_deal, deal)) = deals(before, after) else { return };
        let TalonView::Exposed { cards, taken: group } = deal.public.talon else { return };
        let flights = flights(before, after, BRISK);
        match before_deal.public.talon {
            TalonView::FaceDown => {
                turned += 1;
                let ups: Vec<(Place, Sides)> =
                    flights.iter().map(|one| (one.to, one.sides)).collect();
                let expected = cards.into_iter().zip(0..);
                let expected: Vec<_> = expected
                    .map(|(card, place)| (Place::Talon(place), Sides::TurnsUp(card)))
                    .collect();
                assert_eq!(ups, expected);
                assert!(flights.iter().all(|one| one.from == one.to));
            }
            TalonView::Exposed { taken: before_group, .. } if before_group != group => {
                taken += 1;
                let declarer = deal.public.bargain.expect("somebody plays").declarer;
                let to_hand: CardSet = flights
                    .iter()
                    .filter(|one| one.to == Place::Hand(declarer))
                    .filter_map(|one| one.sides.card())
                    .collect();
                assert_eq!(to_hand, group);
                assert_eq!(flights.len(), 6, "the others go out of the way");
            }
            TalonView::Exposed { .. } => {}
        }
    });
    assert!(turned > 8 && taken > 8, "{turned} {taken}");
}

#[test]
fn cards_that_are_drawn_are_turned_over() {
    let mut drawn = Vec::new();
    evening(Opponent::Computer, Exchange::Classic, true, |before, after| {
        if let (Scene::Draw { .. }, Scene::Draw { .. }) = (before, after) {
            drawn.extend(flights(before, after, BRISK));
        }
    });
    let places: Vec<Place> = drawn.iter().map(|one| one.to).collect();
    assert_eq!(places, [Place::Drawn(Player::One), Place::Drawn(Player::Two)]);
    assert!(drawn.iter().all(|one| matches!(one.sides, Sides::TurnsUp(_))));
}

#[test]
fn at_once_nothing_moves_and_a_calm_pace_takes_longer() {
    let at_once = Tempo { dealing: 0, playing: 0, taking: 0 };
    let calm = Tempo { dealing: 160, playing: 160, taking: 160 };
    evenings(|before, after| {
        assert_eq!(flights(before, after, at_once), []);
        let (brisk, calm) = (flights(before, after, BRISK), flights(before, after, calm));
        assert_eq!(brisk.len(), calm.len());
        for (brisk, calm) in brisk.iter().zip(&calm) {
            assert_eq!((calm.sides, calm.from, calm.to), (brisk.sides, brisk.from, brisk.to));
            assert!(calm.duration > brisk.duration && calm.delay >= brisk.delay);
        }
    });
}

#[test]
fn a_table_that_is_looked_at_again_or_taken_up_again_does_not_move() {
    evenings(|before, after| {
        assert_eq!(flights(after, after, BRISK), []);
        let start = Scene::Start { setup: MatchSetup::default(), can_resume: true };
        assert_eq!(flights(&start, after, BRISK), []);
        assert_eq!(flights(before, &start, BRISK), []);
    });
}

#[test]
fn no_card_is_seen_twice_at_a_time() {
    evenings(|before, after| {
        let flights = flights(before, after, BRISK);
        let cards: Vec<Card> = flights.iter().filter_map(|one| one.sides.card()).collect();
        let different: CardSet = cards.iter().copied().collect();
        assert_eq!(cards.len(), usize::from(different.len()), "{flights:?}");
    });
}
