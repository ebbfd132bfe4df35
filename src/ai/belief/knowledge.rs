use super::World;
use crate::cards::{Card, CardSet};
use crate::rules::{
    Announcements, Bargain, Bonus, BySeat, Exchange, Phase, PlayerView, Seat, TalonView,
    TarockDiscard, Tricks,
};

/// What follows from a player's view for certain (R5, R7, R8, R9).
#[derive(Clone, Debug)]
pub struct Knowledge {
    /// The viewer.
    pub seat: Seat,
    /// What he holds.
    pub hand: CardSet,
    /// What he has laid aside.
    pub discards: CardSet,
    /// Who plays, once the auction is over.
    pub declarer: Option<Seat>,
    /// What each has played.
    pub played: BySeat<CardSet>,
    /// The cards whose place he does not know.
    pub unseen: CardSet,
    /// Those of them that the other player holds for certain.
    pub certain: CardSet,
    /// Those of them that he does not hold for certain.
    pub excluded: CardSet,
    /// How many of the cards in `scarce` he can have kept at most, those included that he has played.
    pub scarce_most: u8,
    /// The plain cards, or those that he has not taken from the Cossack talon: who lays a tarock aside,
    /// or in `medium` fewer than eight cards, has no plain card left but what he takes afterwards
    /// (R5.1, R5.2).
    pub scarce: CardSet,
    /// Those of them that he took from the Cossack talon: he holds them, or has laid them aside.
    pub taken: CardSet,
    /// How many cards the other player holds.
    pub other_hand: u8,
    /// How many he has laid aside face down.
    pub face_down: u8,
    /// What he has laid aside face up (R5.2).
    pub face_up: CardSet,
    /// How many cards of each personal talon nobody has looked at.
    pub untaken: BySeat<u8>,
    /// How many cards of the Cossack talon nobody has looked at.
    pub talon_hidden: u8,
    /// What was left of the exposed Cossack talon; none of `unseen`.
    pub talon_left: CardSet,
}

impl Knowledge {
    /// What follows from `view`.
    #[must_use]
    pub fn new(view: &PlayerView) -> Self {
        let public = &view.public;
        let other = view.seat.other();
        let played = played_by(&public.tricks);
        let (talon_left, taken, talon_hidden) = match public.talon {
            TalonView::FaceDown => (CardSet::EMPTY, CardSet::EMPTY, 6),
            TalonView::Exposed { cards, taken } => (CardSet::from(cards) - taken, taken, 0),
        };
        let face_up = public.face_up[other];
        let unseen =
            !(view.hand | view.discards | played.forehand | played.dealer | face_up | talon_left);
        let is_declarer_other =
            public.bargain.is_some_and(|bargain: Bargain| bargain.declarer == other);
        let taken = if is_declarer_other { taken & unseen } else { CardSet::EMPTY };
        let (scarce, scarce_most) = scarce(view);
        let none = if scarce_most == 0 { scarce } else { CardSet::EMPTY };
        let shown = shown_voids(&public.tricks, other);
        let excluded = unseen & (shown | sworn_off(view, taken) | none);
        // A suit card may have been laid aside face down, a King or a tarock not (R5.2).
        let kept = taken - CardSet::PLAIN;
        let birds = if is_declarer_other {
            public.announcements.declarer().birds()
        } else {
            public.announcements.defender.birds()
        };
        Self {
            seat: view.seat,
            hand: view.hand,
            discards: view.discards,
            declarer: public.bargain.map(|bargain: Bargain| bargain.declarer),
            played,
            unseen,
            certain: unseen & (kept | birds),
            excluded,
            scarce_most,
            scarce,
            taken,
            other_hand: public.hand_sizes[other],
            face_down: public.discard_sizes[other] - face_up.len(),
            face_up,
            untaken: public.untaken_sizes,
            talon_hidden,
            talon_left,
        }
    }

    /// The other seat.
    #[must_use]
    pub const fn other(&self) -> Seat {
        self.seat.other()
    }

    /// How many hidden cards nobody has chosen: untaken personal talons, and the Cossack talon
    /// until it is exposed.
    #[must_use]
    pub const fn buried(&self) -> u8 {
        self.untaken.forehand + self.untaken.dealer + self.talon_hidden
    }

    /// Whether a world agrees with what is known.
    #[must_use]
    pub fn allows(&self, world: &World) -> bool {
        let other = self.other();
        let hidden = world.discards[other] - self.face_up;
        let places = [
            (world.hands[self.seat], self.hand.len()),
            (world.discards[self.seat], self.discards.len()),
            (world.hands[other], self.other_hand),
            (world.discards[other], self.face_down + self.face_up.len()),
            (world.untaken.forehand, self.untaken.forehand),
            (world.untaken.dealer, self.untaken.dealer),
            (world.talon, self.talon_hidden + self.talon_left.len()),
        ];
        let sizes_fit = places.iter().all(|(cards, size)| cards.len() == *size);
        let all = self.unseen | self.hand | self.discards | self.face_up | self.talon_left;
        sizes_fit
            && world.cards() == all
            && world.hands[self.seat] == self.hand
            && world.discards[self.seat] == self.discards
            && world.discards[other].is_superset(self.face_up)
            && CardSet::PLAIN.is_superset(hidden)
            && world.talon.is_superset(self.talon_left)
            && world.hands[other].is_superset(self.certain)
            && world.hands[other].is_disjoint(self.excluded)
            && (world.hands[other] | world.discards[other]).is_superset(self.taken)
            && self.may_hold(world.hands[other])
    }

    /// How many scarce cards the other player has kept if this is what he still holds.
    fn kept_scarce(&self, hand: CardSet) -> u8 {
        ((hand | self.played[self.other()]) & self.scarce).len()
    }

    /// How many scarce cards he can still hold beside those that he has played.
    pub(super) fn scarce_free(&self) -> u8 {
        self.scarce_most.saturating_sub(self.kept_scarce(CardSet::EMPTY))
    }

    /// Whether he may have kept the scarce cards of this hand.
    pub(super) fn may_hold(&self, hand: CardSet) -> bool {
        self.kept_scarce(hand) <= self.scarce_most
    }

    /// The world in which the other player holds `hand` and has laid `face_down` aside, and the
    /// `buried` cards lie as given: the viewer's personal talon, the other's, the Cossack talon.
    pub(super) fn world(
        &self,
        hand: CardSet,
        face_down: CardSet,
        [own_talon, other_talon, talon]: [CardSet; 3],
    ) -> World {
        let pair = |own, others| BySeat::new(|seat| if seat == self.seat { own } else { others });
        World {
            hands: pair(self.hand, hand),
            discards: pair(self.discards, face_down | self.face_up),
            untaken: pair(own_talon, other_talon),
            talon: talon | self.talon_left,
        }
    }
}

/// No bound.
const ANY: u8 = Card::COUNT;

/// Plain cards of which the other player can have kept only so many, and how many.
fn scarce(view: &PlayerView) -> (CardSet, u8) {
    let public = &view.public;
    let other = view.seat.other();
    let (group, is_taker) = match (public.talon, public.bargain) {
        (TalonView::Exposed { taken, .. }, Some(bargain)) => (taken, bargain.declarer == other),
        _ => (CardSet::EMPTY, false),
    };
    let group = if is_taker { group } else { CardSet::EMPTY };
    let by_tarocks = by_tarocks_laid(view, group, is_taker);
    // In `medium` all plain cards go if there are fewer than eight: he has as many at most as he took
    // from his personal talon, and what he took from the Cossack talon.
    let untaken = public.untaken_sizes[other];
    let is_over = public.phase != Phase::PersonalExchange;
    let has_few = public.rules.exchange == Exchange::Medium && is_over && untaken > 0;
    if has_few && by_tarocks > 0 {
        (CardSet::PLAIN - group, 8_u8.saturating_sub(untaken).min(by_tarocks))
    } else {
        (CardSet::PLAIN, by_tarocks)
    }
}

/// How many plain cards the other player can have kept, by the tarocks that he has laid aside.
fn by_tarocks_laid(view: &PlayerView, group: CardSet, is_taker: bool) -> u8 {
    let public = &view.public;
    let other = view.seat.other();
    let face_up = public.face_up[other];
    if public.rules.tarock_discard == TarockDiscard::FaceUp || face_up.is_empty() {
        return ANY;
    }
    match (is_taker, face_up.is_disjoint(group)) {
        // Laid aside after taking from the Cossack talon: nothing is taken afterwards.
        (true, false) => 0,
        // Nobody can tell when.
        (true, true) => ANY,
        (false, _) => match public.rules.exchange {
            Exchange::Tactical => 0,
            // As many as he took from his personal talon.
            Exchange::Classic | Exchange::Medium | Exchange::Easy => public.discard_sizes[other],
        },
    }
}

/// What each has played.
fn played_by(tricks: &Tricks) -> BySeat<CardSet> {
    let mut played = BySeat::new(|seat| tricks.iter().map(|trick| trick.card(seat)).collect());
    if let Some(led) = tricks.led() {
        played[tricks.leader()] = CardSet::with(played[tricks.leader()], led);
    }
    played
}

/// All cards that `seat` cannot hold, since he did not follow suit, or did not trump (R9.2).
fn shown_voids(tricks: &Tricks, seat: Seat) -> CardSet {
    tricks
        .iter()
        .filter(|trick| trick.leader != seat)
        .fold(CardSet::EMPTY, |cards, trick| cards | trick.shown_void())
}

/// What a declarer does not hold who has announced to play without it (R7.3): whoever announced it
/// before the talon may have taken such a card from there.
fn sworn_off(view: &PlayerView, taken: CardSet) -> CardSet {
    let public = &view.public;
    let is_declarer_other =
        public.bargain.is_some_and(|bargain: Bargain| bargain.declarer != view.seat);
    if !is_declarer_other {
        return CardSet::EMPTY;
    }
    let Announcements { before, after, .. } = public.announcements;
    let barred = |bonuses: crate::rules::BonusSet| {
        bonuses.iter().fold(CardSet::EMPTY, |cards, bonus: Bonus| cards | bonus.barred_cards())
    };
    (barred(before) - taken) | barred(after)
}
