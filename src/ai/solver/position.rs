use crate::cards::{Card, CardPoints, CardSet};
use crate::rules::{BySeat, Seat, trick_winner};

/// Where the cards in play are and who is to play, both hands open (R9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    hands: BySeat<CardSet>,
    leader: Seat,
    open: Option<Card>,
}

/// A trick as a position sees it end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Won {
    /// Who won it.
    pub winner: Seat,
    /// What its two cards count (R2.1).
    pub points: CardPoints,
}

impl Position {
    /// A position: what each still holds, who led the present trick or leads the next one, and the
    /// card that he led, if it lies alone on the table.
    ///
    /// `None` unless the hands are disjoint, both of the size that goes with whose turn it is, of
    /// at most sixteen cards, and `open` is in neither.
    #[must_use]
    pub fn new(hands: BySeat<CardSet>, leader: Seat, open: Option<Card>) -> Option<Self> {
        let led = open.map_or(CardSet::EMPTY, CardSet::of);
        let with_led = hands[leader] | led;
        let is_sound = hands[leader].is_disjoint(led)
            && with_led.is_disjoint(hands[leader.other()])
            && with_led.len() == hands[leader.other()].len()
            && with_led.len() <= 16;
        is_sound.then_some(Self { hands, leader, open })
    }

    /// What each still holds; a card on the table is in no hand.
    #[must_use]
    pub const fn hands(&self) -> BySeat<CardSet> {
        self.hands
    }

    /// Who led the present trick, or leads the next one.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The card that lies alone on the table.
    #[must_use]
    pub const fn open(&self) -> Option<Card> {
        self.open
    }

    /// Who is to play.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        if self.open.is_none() { self.leader } else { self.leader.other() }
    }

    /// How many tricks are not yet won, the present one included; 0 to 16.
    #[must_use]
    pub fn tricks_left(&self) -> u8 {
        self.hands[self.leader.other()].len()
    }

    /// All cards in play, the one on the table too.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        let led = self.open.map_or(CardSet::EMPTY, CardSet::of);
        self.hands.forehand | self.hands.dealer | led
    }

    /// The cards that the seat to play may play (R9.2).
    #[must_use]
    pub fn legal(&self) -> CardSet {
        let hand = self.hands[self.turn()];
        let Some(led) = self.open else { return hand };
        let following = hand & led.followers();
        let tarocks = hand & CardSet::TAROCKS;
        if !following.is_empty() {
            following
        } else if !tarocks.is_empty() {
            tarocks
        } else {
            hand
        }
    }

    /// The position after the seat to play has played `card`, and the trick if that ended it.
    /// `None` if the card may not be played.
    #[must_use]
    pub fn after(&self, card: Card) -> Option<(Self, Option<Won>)> {
        if !self.legal().contains(card) {
            return None;
        }
        let mut next = *self;
        next.hands[self.turn()].remove(card);
        let Some(led) = self.open else {
            next.open = Some(card);
            return Some((next, None));
        };
        next.open = None;
        if trick_winner(led, card) == 1 {
            next.leader = self.leader.other();
        }
        Some((next, Some(Won { winner: next.leader, points: led.points() + card.points() })))
    }
}
