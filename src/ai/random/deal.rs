use super::{RandomPlayer, Style, random_rules};
use crate::cards::{Card, Pack, Randomness, Seed};
use crate::rules::{BySeat, History, Rules, Seat};

/// Streams of one seed are far enough apart that deal `n` and its two players have their own.
const STREAMS_PER_DEAL: u64 = 4;

/// Deal number `number` of `seed`, played to its end at random, under `rules` or house rules that
/// are random too.
///
/// One pack in four is stacked, so that hands come up which a shuffle hardly ever gives: all the
/// high tarocks, the low ones, or the Kings in one hand.
#[must_use]
pub fn random_history(seed: Seed, number: u64, rules: Option<Rules>) -> History {
    let stream = |offset| number.wrapping_mul(STREAMS_PER_DEAL).wrapping_add(offset);
    let mut randomness = Randomness::new(seed, stream(1));
    let rules = rules.unwrap_or_else(|| random_rules(&mut randomness));
    let pack = Pack::shuffled(seed, stream(0));
    let pack = if randomness.below(4) == 0 { stacked(&pack, &mut randomness) } else { pack };
    let mut players = BySeat::new(|seat| {
        let style = Style::ALL[randomness.below(4) as usize];
        RandomPlayer::new(Randomness::new(seed, stream(2 + seat as u64)), style)
    });
    let mut history = History::new(rules, pack);
    while let Some(seat) = history.game().turn() {
        let view = history.game().view(seat);
        let Some(action) = players[seat].decide(&view) else { break };
        if history.play(seat, action).is_err() {
            break;
        }
    }
    history
}

/// The pack with the cards that one seat gets exchanged for one kind of cards.
fn stacked(pack: &Pack, randomness: &mut Randomness) -> Pack {
    // The places that forehand's and dealer's first cards come from: hand, then personal talon.
    let places: BySeat<[usize; 6]> =
        BySeat { forehand: [6, 14, 38, 46, 22, 30], dealer: [10, 18, 42, 50, 26, 34] };
    let seat = Seat::ALL[randomness.below(2) as usize];
    let kind = randomness.below(3);
    let worth = |card: Card| match (card.tarock(), kind) {
        (Some(tarock), 0) => i16::from(tarock.number()),
        (Some(tarock), 1) => 40 - i16::from(tarock.number()),
        (None, 2) => i16::from(card.points().thirds() > 12) * 50,
        _ => 0,
    };
    let own = places[seat].into_iter().flat_map(|from| from..from + 4);
    let mut wanted: Vec<Card> = pack.cards().to_vec();
    // Stable, so that cards of equal worth stay in their shuffled order.
    wanted.sort_by_key(|card| -worth(*card));
    let mut rest = wanted.split_off(24);
    let mut cards = vec![None; usize::from(Card::COUNT)];
    for (place, card) in own.zip(wanted) {
        cards[place] = Some(card);
    }
    let cards: Vec<Card> =
        cards.into_iter().filter_map(|card| card.or_else(|| rest.pop())).collect();
    Pack::new(&cards).unwrap_or(*pack)
}
