use super::deal::dealt;
use super::{Flight, Landing, Place, Sides, Tempo};
use crate::app::{DealScene, DrawView, HandOrder, Player, Scene};
use crate::cards::{Card, CardSet, put_in_order};
use crate::rules::{BySeat, Phase, Seat, TalonView, Trick};

/// How long a card takes from a hand to the middle, in milliseconds.
const PLAY: u32 = 240;
/// How long a trick takes to its winner, in milliseconds.
const TAKE_TRICK: u32 = 300;
/// How long the next lead waits for a trick to be taken, in milliseconds.
const LEAD_AFTER: u32 = 160;
/// How long a card takes that is laid aside or taken up, in milliseconds.
const EXCHANGE: u32 = 260;
/// Between one card that is laid aside or taken up and the next, in milliseconds.
const EXCHANGE_STEP: u32 = 25;
/// How long a card takes to be turned over where it lies, in milliseconds.
const TURN: u32 = 260;
/// Between one card that is turned over and the next, in milliseconds.
const TURN_STEP: u32 = 80;

/// What is seen to move when the table is no longer as `before` but as `after`, in the order in
/// which it sets out. It follows from the two scenes alone, so nothing is seen on its way that
/// could not be seen before or after it.
pub(in crate::ui) fn flights(before: &Scene, after: &Scene, tempo: Tempo) -> Vec<Flight> {
    match (before, after) {
        _ if before == after => Vec::new(),
        (Scene::Draw { draw: before }, Scene::Draw { draw }) => {
            drawn(*before, *draw, tempo.dealing)
        }
        (
            Scene::Draw { .. } | Scene::Cut { .. } | Scene::Result(_) | Scene::Code(_),
            Scene::Deal(deal),
        ) if deal.ply == 0 && tempo.dealing > 0 => dealt(deal, tempo.dealing),
        (Scene::Deal(before), Scene::Deal(after))
            if before.dealer == after.dealer && before.ply <= after.ply =>
        {
            let mut flights = moved(before, after, tempo.dealing);
            flights.extend(played(before, after, tempo));
            flights
        }
        _ => Vec::new(),
    }
}

/// A single card on its way.
struct Way {
    sides: Sides,
    from: Place,
    to: Place,
    landing: Landing,
}

impl Way {
    fn flight(self, delay: u32, duration: u32) -> Flight {
        let Self { sides, from, to, landing } = self;
        Flight { sides, cards: 1, from, to, landing, delay, duration }
    }
}

/// Cards drawn for the first deal: turned over where they lay, then brought before the players.
fn drawn(before: DrawView, after: DrawView, hundredths: u32) -> Vec<Flight> {
    if hundredths == 0 {
        return Vec::new();
    }
    let way = |player: Player| {
        let (place, card) = after.drawn_from(player)?;
        let is_new = before.drawn(player) != Some(card);
        let from = Place::Spread(place);
        let (sides, to) = match (after.turn, is_new) {
            (Some(_), true) => (Sides::TurnsUp(card), from),
            (Some(_), false) => return None,
            (None, true) => (Sides::TurnsUp(card), Place::Drawn(player)),
            (None, false) => (Sides::Up(card), Place::Drawn(player)),
        };
        Some(Way { sides, from, to, landing: Landing::AtPlace })
    };
    let ways = Player::ALL.into_iter().filter_map(way);
    ways.map(|way| way.flight(0, TAKE_TRICK * hundredths / 100)).collect()
}

/// What moves before the play: discards, personal talons, the Cossack talon.
fn moved(before: &DealScene, after: &DealScene, hundredths: u32) -> Vec<Flight> {
    if hundredths == 0 || before.public.phase >= Phase::Play {
        return Vec::new();
    }
    let (laid, taken) = (laid_aside(before, after), taken_up(before, after));
    let step = EXCHANGE_STEP * hundredths / 100;
    let duration = EXCHANGE * hundredths / 100;
    let mut flights = Vec::new();
    for seat in Seat::ALL {
        // What is laid aside goes first, and what comes for it follows.
        let mut delay = 0;
        for cards in [&laid, &taken] {
            for flight in &cards[seat] {
                flights.push(Flight { delay, duration, ..*flight });
                delay += step;
            }
        }
    }
    flights.extend(turned_up(before, after, hundredths));
    flights.extend(left_by_declarer(before, after, duration));
    put_in_order(&mut flights, |flight| flight.delay);
    flights
}

/// The cards of a seat's hand before and after, if the same person sees them at both times.
fn own_hands(before: &DealScene, after: &DealScene, seat: Seat) -> Option<(CardSet, CardSet)> {
    let hand =
        |deal: &DealScene| deal.own.as_ref().filter(|own| own.seat == seat).map(|own| own.hand);
    hand(before).zip(hand(after))
}

/// A packet of cards that nobody sees.
fn packet(cards: u8, from: Place, to: Place) -> Option<Flight> {
    let (sides, landing) = (Sides::Back, Landing::Nothing);
    (cards > 0).then_some(Flight { sides, cards, from, to, landing, delay: 0, duration: 0 })
}

/// What each lays aside: his own cards one by one to him who sees them, a packet to all others.
fn laid_aside(before: &DealScene, after: &DealScene) -> BySeat<Vec<Flight>> {
    BySeat::new(|seat| {
        let (from, to) = (Place::Hand(seat), Place::Discards(seat));
        if let Some((held, hand)) = own_hands(before, after, seat) {
            let way = |card| {
                let (sides, landing) = (Sides::TurnsDown(card), Landing::Nothing);
                Way { sides, from, to, landing }.flight(0, 0)
            };
            return HandOrder::default().sort(held - hand).into_iter().map(way).collect();
        }
        let sizes = [before, after].map(|deal| deal.public.discard_sizes[seat]);
        packet(sizes[1].saturating_sub(sizes[0]), from, to).into_iter().collect()
    })
}

/// What each takes into his hand, from his personal talon or from the Cossack talon.
fn taken_up(before: &DealScene, after: &DealScene) -> BySeat<Vec<Flight>> {
    BySeat::new(|seat| match (before.public.talon, after.public.talon) {
        (TalonView::Exposed { taken: none, .. }, TalonView::Exposed { cards, taken })
            if none != taken =>
        {
            let declarer = after.public.bargain.map(|bargain| bargain.declarer);
            let is_declarer = declarer == Some(seat);
            let is_own = own_hands(before, after, seat).is_some();
            let group = cards.into_iter().zip(0..).filter(|(card, _)| taken.contains(*card));
            let way = |(card, place)| {
                let (sides, landing) = if is_own {
                    (Sides::Up(card), Landing::Cards(CardSet::of(card)))
                } else {
                    (Sides::TurnsDown(card), Landing::Nothing)
                };
                let (from, to) = (Place::Talon(place), Place::Hand(seat));
                Way { sides, from, to, landing }.flight(0, 0)
            };
            group.filter(|_| is_declarer).map(way).collect()
        }
        _ => from_personal_talon(before, after, seat),
    })
}

fn from_personal_talon(before: &DealScene, after: &DealScene, seat: Seat) -> Vec<Flight> {
    let (from, to) = (Place::PersonalTalon(seat), Place::Hand(seat));
    let [untaken, left] = [before, after].map(|deal| deal.public.untaken_sizes[seat]);
    let taken = untaken.saturating_sub(left);
    if let Some((held, hand)) = own_hands(before, after, seat) {
        let way = |card| {
            let (sides, landing) = (Sides::TurnsUp(card), Landing::Cards(CardSet::of(card)));
            Way { sides, from, to, landing }.flight(0, 0)
        };
        return HandOrder::default()
            .sort(hand - held)
            .into_iter()
            .take(taken.into())
            .map(way)
            .collect();
    }
    packet(taken, from, to).into_iter().collect()
}

/// The Cossack talon, which is turned over card by card.
fn turned_up(before: &DealScene, after: &DealScene, hundredths: u32) -> Vec<Flight> {
    let (TalonView::FaceDown, TalonView::Exposed { cards, .. }) =
        (before.public.talon, after.public.talon)
    else {
        return Vec::new();
    };
    let way = |(card, place): (Card, u8)| {
        let at = Place::Talon(place);
        let (sides, landing) = (Sides::TurnsUp(card), Landing::AtPlace);
        let delay = u32::from(place) * TURN_STEP * hundredths / 100;
        Way { sides, from: at, to: at, landing }.flight(delay, TURN * hundredths / 100)
    };
    cards.into_iter().zip(0..).map(way).collect()
}

/// The cards of the Cossack talon that the declarer does not take, which go out of the way.
fn left_by_declarer(before: &DealScene, after: &DealScene, duration: u32) -> Vec<Flight> {
    let (TalonView::Exposed { taken: none, .. }, TalonView::Exposed { cards, taken }) =
        (before.public.talon, after.public.talon)
    else {
        return Vec::new();
    };
    let left = cards.into_iter().zip(0..).filter(|(card, _)| !taken.contains(*card));
    let way = |(card, place)| {
        let at = Place::Talon(place);
        let (sides, landing) = (Sides::Up(card), Landing::AtPlace);
        Way { sides, from: at, to: at, landing }.flight(0, duration)
    };
    if none == taken { Vec::new() } else { left.map(way).collect() }
}

/// What lies in the middle: the card led, or the last trick until it is taken.
fn in_the_middle(deal: &DealScene) -> (BySeat<Option<Card>>, Option<Trick>) {
    let tricks = &deal.public.tricks;
    let complete = tricks.last().filter(|_| tricks.led().is_none() && !deal.is_trick_taken);
    let led = tricks.led();
    let cards = BySeat::new(|seat| {
        let led = led.filter(|_| seat == tricks.leader());
        led.or_else(|| complete.map(|trick| trick.card(seat)))
    });
    (cards, complete)
}

/// Cards that are played, and the trick that is taken before.
fn played(before: &DealScene, after: &DealScene, tempo: Tempo) -> Vec<Flight> {
    let ((lay, complete), (lie, _)) = (in_the_middle(before), in_the_middle(after));
    let mut flights = Vec::new();
    let mut delay = 0;
    if let Some(trick) = complete.filter(|_| lay != lie && tempo.taking > 0) {
        for seat in Seat::ALL {
            let sides = Sides::TurnsDown(trick.card(seat));
            let (from, to) = (Place::Trick(seat), Place::Tricks(trick.winner));
            let way = Way { sides, from, to, landing: Landing::Nothing };
            flights.push(way.flight(0, TAKE_TRICK * tempo.taking / 100));
        }
        delay = LEAD_AFTER * tempo.taking / 100;
    }
    if tempo.playing == 0 {
        return flights;
    }
    let duration = PLAY * tempo.playing / 100;
    let leader = after.public.tricks.led().map_or_else(
        || after.public.tricks.last().map_or(Seat::Forehand, |trick| trick.leader),
        |_| after.public.tricks.leader(),
    );
    for seat in [leader, leader.other()] {
        let Some(card) = lie[seat].filter(|card| lay[seat] != Some(*card)) else { continue };
        let is_own = before.own.as_ref().is_some_and(|own| own.hand.contains(card));
        let sides = if is_own { Sides::Up(card) } else { Sides::TurnsUp(card) };
        let (from, to) = (Place::Hand(seat), Place::Trick(seat));
        flights.push(Way { sides, from, to, landing: Landing::AtPlace }.flight(delay, duration));
        delay += duration;
    }
    flights
}
