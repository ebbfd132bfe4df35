use kosakeln::ai::belief::{Knowledge, World};
use kosakeln::cards::{Card, CardSet, Pack};
use kosakeln::rules::{History, Move, RefusedMove, Seat, TalonView};

/// The places of the first hand and of the personal talon in the pack (R4).
fn places(seat: Seat) -> [[usize; 4]; 6] {
    let forehand = [6, 14, 38, 46, 22, 30];
    let later = if seat == Seat::Dealer { 4 } else { 0 };
    forehand.map(|from| [0, 1, 2, 3].map(|place| from + later + place))
}

/// A deal that looks the same to `viewer` but in which the hidden cards lie as in `world`, with the
/// moves that led there. By the default rules, where nobody leaves cards in his personal talon.
///
/// # Errors
/// The move of the other player that would have been against the rules.
pub(super) fn twin(history: &History, viewer: Seat, world: &World) -> Result<History, RefusedMove> {
    let view = history.game().view(viewer);
    let other = viewer.other();
    let (exposed, taken) = match view.public.talon {
        TalonView::Exposed { taken, .. } => (true, taken),
        TalonView::FaceDown => (false, CardSet::EMPTY),
    };
    let is_declarer = view.public.bargain.is_some_and(|bargain| bargain.declarer == other);
    let taken = if is_declarer { taken } else { CardSet::EMPTY };
    let laid = world.discards[other];
    let laid_in_truth: Vec<CardSet> = discards(history, other);
    let second = second_discard(laid, taken, laid_in_truth.get(1).copied().unwrap_or_default());
    let first = laid - second;
    let held = world.hands[other] | Knowledge::new(&view).played[other];
    let kept = (held | laid) - taken - first;
    // As many plain cards as can be come from the personal talon: then they were not there to be
    // laid aside when a tarock was (R5.2).
    let others = (kept - CardSet::PLAIN).iter().chain(kept & CardSet::PLAIN);
    let mut cards = *history.pack().cards();
    for (place, card) in places(other).as_flattened().iter().zip(first.iter().chain(others)) {
        cards[*place] = card;
    }
    if !exposed {
        for (place, card) in cards.iter_mut().zip(world.talon) {
            *place = card;
        }
    }
    let mut laid = [first, second].into_iter();
    let moves: Vec<(Seat, Move)> = history
        .moves()
        .iter()
        .map(|(seat, action)| match action {
            Move::Discard(_) if *seat == other => {
                (*seat, Move::Discard(laid.next().unwrap_or_default()))
            }
            _ => (*seat, *action),
        })
        .collect();
    let pack = Pack::new(&cards).expect("a world has every card once");
    let twin = History::replay(*history.game().rules(), pack, &moves)?;
    assert_eq!(twin.game().view(viewer), view, "the worlds look different");
    let hidden = twin.game().view(other);
    assert_eq!((hidden.hand, hidden.discards), (world.hands[other], world.discards[other]));
    Ok(twin)
}

/// What `seat` has laid aside, move by move.
fn discards(history: &History, seat: Seat) -> Vec<CardSet> {
    let of_move = |(by, action): &(Seat, Move)| match action {
        Move::Discard(cards) if *by == seat => Some(*cards),
        _ => None,
    };
    history.moves().iter().filter_map(of_move).collect()
}

/// Which of all that was laid aside went after the Cossack talon was taken: what was taken and is
/// laid aside, the tarocks that went then in truth, and of the others as many as are missing.
fn second_discard(laid: CardSet, taken: CardSet, in_truth: CardSet) -> CardSet {
    let mut second = (laid & taken) | (laid & in_truth & CardSet::TAROCKS);
    let others = laid & CardSet::PLAIN;
    let as_in_truth = (others & in_truth).iter();
    let cards: Vec<Card> = as_in_truth.chain(others - in_truth).collect();
    for card in cards {
        if second.len() < in_truth.len() {
            second.insert(card);
        }
    }
    second
}
