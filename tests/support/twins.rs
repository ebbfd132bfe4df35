//! Two deals that differ in two cards, to see whether a player knows what he cannot see.

use kosakeln::cards::{Card, CardSet, Pack};
use kosakeln::rules::{Game, History, Move, PlayerView};

/// Plays the deal of `history` again beside one in which the cards of `pair` have changed places,
/// as long as it can go the same way, and shows each view that is the same in both: the cards are
/// then hidden from whoever is to act.
pub(crate) fn with_twin(
    history: &History,
    pair: [Card; 2],
    mut same: impl FnMut(&PlayerView, &PlayerView, Move),
) {
    if pair[0] == pair[1] {
        return;
    }
    let (rules, pack) = (*history.game().rules(), history.pack());
    let twin = Pack::new(&pack.cards().map(|card| swapped(card, pair))).expect("the same cards");
    let [mut game, mut other] = [pack, &twin].map(|pack| Game::new(rules, pack));
    for (seat, action) in history.moves() {
        let [view, other_view] = [game.view(*seat), other.view(*seat)];
        let other_action = if view == other_view {
            same(&view, &other_view, *action);
            *action
        } else {
            swapped_move(*action, pair)
        };
        game.play(*seat, *action).expect("it was legal before");
        if other.play(*seat, other_action).is_err() {
            break;
        }
    }
}

fn swapped(card: Card, pair: [Card; 2]) -> Card {
    match card {
        _ if card == pair[0] => pair[1],
        _ if card == pair[1] => pair[0],
        _ => card,
    }
}

fn swapped_move(action: Move, pair: [Card; 2]) -> Move {
    let set = |cards: CardSet| cards.iter().map(|card| swapped(card, pair)).collect();
    match action {
        Move::Discard(cards) => Move::Discard(set(cards)),
        Move::Take(cards) => Move::Take(set(cards)),
        Move::Play(card) => Move::Play(swapped(card, pair)),
        Move::Call(_) | Move::Announce(_) => action,
    }
}
