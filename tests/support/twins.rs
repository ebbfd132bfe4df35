//! Deals that differ in two cards, to see whether a player knows what he cannot see.

use kosakeln::cards::{Card, CardSet, Pack, Randomness};
use kosakeln::rules::{
    BySeat, Call, Contract, Deal, Exchange, Game, History, Move, PlayerView, Rules, Seat,
};

/// Shows each decision of the deal beside the same decision in a twin of the deal: two cards have
/// changed places that whoever is to act has never seen, and every move was made with the one in
/// place of the other. So something else is true, but he can know nothing of it, and his views must
/// be the same.
///
/// Which cards he has not seen is worked out here from the pack, the moves and the page of the rules,
/// and not from the views. A pair is left out if the rules forbid one of the twin's moves, since the
/// play so far has then told that the cards do not lie like that.
pub(crate) fn with_twins(
    history: &History,
    choice: &mut Randomness,
    mut same: impl FnMut(&PlayerView, &PlayerView, Move),
) {
    /// So many pairs are tried for a decision; where little is hidden, none of them may do.
    const PAIRS: u32 = 8;
    let mut real = Told::new(*history.game().rules(), history.pack());
    for (ply, (seat, action)) in history.moves().iter().enumerate() {
        let hidden = CardSet::ALL - real.seen[*seat];
        let mut card = || hidden.nth(u8::try_from(choice.below(hidden.len().into())).ok()?);
        let twin = (0..PAIRS).find_map(|_| {
            let twin = twin(history, ply, [card()?, card()?])?;
            // A tarock in the place of a card laid aside would lie face up (R5.2).
            let is_hidden = twin.seen[*seat] == real.seen[*seat];
            // Where both lie in one hand, say, nothing else is true.
            (is_hidden && twin.game != real.game).then_some(twin)
        });
        if let Some(twin) = twin {
            let [view, other_view] = [&real, &twin].map(|told| told.game.view(*seat));
            assert_eq!(view, other_view, "{seat:?} has seen no card that makes a difference");
            same(&view, &other_view, *action);
        }
        assert!(real.play(*seat, *action), "it was legal before");
    }
}

/// The deal after so many moves if the cards of `pair` had been in each other's place; `None` if it
/// could not have come there.
fn twin(history: &History, ply: usize, pair: [Card; 2]) -> Option<Told> {
    let pack = history.pack().cards().map(|card| swapped(card, pair));
    let pack = Pack::new(&pack).expect("the same cards");
    let mut told = Told::new(*history.game().rules(), &pack);
    let are_legal = history.moves()[..ply]
        .iter()
        .all(|(seat, made)| told.play(*seat, swapped_move(*made, pair)));
    are_legal.then_some(told)
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

/// A deal, and what it has told each player by the rules.
struct Told {
    game: Game,
    rules: Rules,
    deal: Deal,
    /// The cards that each has seen, in his hand or on the table.
    seen: BySeat<CardSet>,
    /// What each laid aside in the exchange, as far as they have decided.
    laid_aside: Vec<(Seat, CardSet)>,
    /// In Solo nobody sees the Cossack talon (R8.3).
    is_solo: bool,
    is_talon_exposed: bool,
}

impl Told {
    /// Each holds sixteen cards, and these are all he sees (R4); in `tactical` he takes his personal
    /// talon before anything is laid aside (R5.1).
    fn new(rules: Rules, pack: &Pack) -> Self {
        let deal = Deal::new(pack);
        let seen = BySeat::new(|seat| match rules.exchange {
            Exchange::Tactical => deal.hands[seat] | CardSet::from(deal.personal_talons[seat]),
            Exchange::Classic | Exchange::Medium | Exchange::Easy => deal.hands[seat],
        });
        Self {
            game: Game::new(rules, pack),
            rules,
            deal,
            seen,
            laid_aside: Vec::new(),
            is_solo: false,
            is_talon_exposed: false,
        }
    }

    /// Plays on; `false` if the rules forbid it.
    fn play(&mut self, seat: Seat, action: Move) -> bool {
        if self.game.play(seat, action).is_err() {
            return false;
        }
        match action {
            Move::Discard(cards) if self.laid_aside.len() < 2 => {
                self.laid_aside.push((seat, cards));
                if self.laid_aside.len() == 2 {
                    self.exchange();
                }
            }
            // Tarocks that are laid aside lie face up (R5.2).
            Move::Discard(cards) => self.show(cards & CardSet::TAROCKS),
            Move::Call(call) => self.is_solo |= call == Call::Bid(Contract::Solo),
            // What is announced first is announced before the talon is exposed (R7.1, R8.1).
            Move::Announce(_) if !self.is_solo && !self.is_talon_exposed => {
                self.is_talon_exposed = true;
                self.show(self.deal.cossack_talon.into());
            }
            Move::Announce(_) | Move::Take(_) => {}
            Move::Play(card) => self.show(CardSet::of(card)),
        }
        true
    }

    /// Only when both have decided are the tarocks turned up and the cards taken, from the top of
    /// the personal talon; nobody sees what remains of it (R5.3, R5.4).
    fn exchange(&mut self) {
        for (seat, cards) in self.laid_aside.clone() {
            let talon = self.deal.personal_talons[seat];
            let taken = match self.rules.exchange {
                Exchange::Tactical => 8,
                Exchange::Classic | Exchange::Medium | Exchange::Easy => usize::from(cards.len()),
            };
            self.seen[seat] |= talon[..taken].iter().copied().collect::<CardSet>();
            self.show(cards & CardSet::TAROCKS);
        }
    }

    /// Both see these cards.
    fn show(&mut self, cards: CardSet) {
        self.seen = self.seen.map(|seen| seen | cards);
    }
}
