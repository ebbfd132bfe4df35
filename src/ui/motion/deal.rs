use super::{Flight, Landing, Place, Sides};
use crate::app::{DealScene, Front};
use crate::cards::CardSet;
use crate::rules::{Exchange, Seat, TALON_SIZE};

/// How many cards a packet has (R4).
const PACKET: u8 = 4;
/// Between one card for the Cossack talon and the next, in milliseconds.
const TALON_STEP: u32 = 55;
/// Between one packet and the next, in milliseconds.
const PACKET_STEP: u32 = 105;
/// How long a card or a packet takes, in milliseconds.
const DURATION: u32 = 280;

/// The deal: six cards for the Cossack talon, then packets of four for forehand and dealer by
/// turns, to the hands, to the personal talons and to the hands again (R4).
///
/// Which card came in which packet the player does not know, and need not: his hand fills in the
/// order in which he holds it.
pub(super) fn dealt(deal: &DealScene, hundredths: u32) -> Vec<Flight> {
    let pack = Place::Pack(Seat::Dealer);
    let time = |step: u32| step * hundredths / 100;
    let duration = time(DURATION);
    let mut flights: Vec<Flight> = (0..TALON_SIZE)
        .map(|place| Flight {
            sides: Sides::Back,
            cards: 1,
            from: pack,
            to: Place::Talon(place),
            landing: Landing::AtPlace,
            delay: time(u32::from(place) * TALON_STEP),
            duration,
        })
        .collect();
    // In one variant the personal talon is taken into the hand at once (R5.1).
    let is_taken_up = deal.public.rules.exchange == Exchange::Tactical;
    let mut packets = [0_u8; 2];
    for number in 0..12_u8 {
        let seat = Seat::ALL[usize::from(number % 2)];
        let is_for_table = (4..8).contains(&number) && !is_taken_up;
        let (to, landing) = if is_for_table {
            // With its first packet it is there.
            let landing = if number < 6 { Landing::WholePlace } else { Landing::Nothing };
            (Place::PersonalTalon(seat), landing)
        } else {
            let packet = &mut packets[seat as usize];
            *packet += 1;
            (Place::Hand(seat), in_hand(deal, seat, *packet - 1))
        };
        let delay = time(u32::from(TALON_SIZE) * TALON_STEP + u32::from(number) * PACKET_STEP);
        let sides = Sides::Back;
        flights.push(Flight { sides, cards: PACKET, from: pack, to, landing, delay, duration });
    }
    flights
}

/// The part of a hand that a packet becomes, as far as the hand is on the table.
fn in_hand(deal: &DealScene, seat: Seat, packet: u8) -> Landing {
    let first = packet * PACKET;
    if deal.own.as_ref().is_some_and(|own| own.seat == seat) {
        let cards = deal.hand.iter().copied().skip(first.into()).take(PACKET.into());
        return Landing::Cards(cards.collect::<CardSet>());
    }
    match deal.front {
        Front::Curtain(player) if player.seat(deal.dealer) == seat => Landing::Nothing,
        _ => Landing::Backs { first, count: PACKET },
    }
}
