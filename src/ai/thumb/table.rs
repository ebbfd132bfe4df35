use crate::cards::{Card, CardSet, Suit};
use crate::rules::{
    Announcements, Bargain, Bonus, Phase, PlayerView, Role, Rules, Seat, TalonView,
};

/// What the viewer sees and what he can work out from it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    pub(super) seat: Seat,
    pub(super) rules: Rules,
    pub(super) hand: CardSet,
    pub(super) discards: CardSet,
    /// The cards that the other player may hold. Since Kings and face-down tarocks are never
    /// discarded, the tarocks and Kings among them are in his hand for certain as soon as the
    /// Cossack talon lies open and nothing of a personal talon was left.
    pub(super) theirs: CardSet,
    /// How many cards he holds.
    pub(super) their_size: u8,
    /// How many cards lie face down that nobody chose: the Cossack talon until it is exposed, and
    /// what was left of the personal talons.
    pub(super) buried: u8,
    /// The number of the trick, 1 to 16.
    pub(super) trick: u8,
    /// Whether the other player has won a trick.
    pub(super) has_lost_trick: bool,
    pub(super) bargain: Option<Bargain>,
    pub(super) phase: Phase,
    announcements: Announcements,
    /// How many cards among `theirs` have been played, though the viewer does not know which.
    forgotten: u8,
}

impl Table {
    pub(super) fn new(view: &PlayerView) -> Self {
        let public = &view.public;
        let other = view.seat.other();
        let (on_table, face_down) = match public.talon {
            TalonView::FaceDown => (CardSet::EMPTY, 6),
            TalonView::Exposed { cards, taken } => (CardSet::from(cards) - taken, 0),
        };
        let seen = view.hand
            | view.discards
            | public.tricks.played()
            | public.face_up.forehand
            | public.face_up.dealer
            | on_table;
        let has_not = public
            .tricks
            .iter()
            .filter(|trick| trick.leader == view.seat)
            .fold(CardSet::EMPTY, |cards, trick| cards | trick.shown_void());
        let untaken = public.untaken_sizes;
        Self {
            seat: view.seat,
            rules: public.rules,
            hand: view.hand,
            discards: view.discards,
            theirs: !(seen | has_not),
            their_size: public.hand_sizes[other],
            buried: untaken.forehand + untaken.dealer + face_down,
            trick: public.tricks.len() + 1,
            has_lost_trick: public.tricks.counts()[other] > 0,
            bargain: public.bargain,
            phase: public.phase,
            announcements: public.announcements,
            forgotten: 0,
        }
    }

    /// The table as somebody sees it who counts no cards: of the tricks he knows the last one, and
    /// of the other's hand only whether he had to throw a card away.
    pub(super) fn remembered(view: &PlayerView) -> Self {
        let tricks = &view.public.tricks;
        let last =
            tricks.last().map_or(CardSet::EMPTY, |trick| CardSet::of(trick.led).with(trick.answer));
        let led = tricks.led().map_or(CardSet::EMPTY, CardSet::of);
        let forgotten = tricks.played() - last - led;
        let is_out_of_tarocks = tricks
            .iter()
            .any(|trick| trick.leader == view.seat && trick.shown_void().contains(Card::PAGAT));
        let mut table = Self::new(view);
        table.theirs |= forgotten;
        if is_out_of_tarocks {
            table.theirs -= CardSet::TAROCKS;
        }
        table.forgotten = forgotten.len();
        table
    }

    /// What the viewer is in the game, once there is one.
    pub(super) fn role(&self) -> Option<Role> {
        self.bargain.map(|bargain| self.seat.role(bargain.declarer))
    }

    pub(super) fn my_tarocks(&self) -> i32 {
        (self.hand & CardSet::TAROCKS).len().into()
    }

    /// How many tarocks the other player probably holds: of the buried cards two in five are
    /// tarocks.
    pub(super) fn their_tarocks(&self) -> i32 {
        let unseen: i32 = (self.theirs & CardSet::TAROCKS).len().into();
        let buried = i32::from(self.buried + self.forgotten) * 2 / 5;
        (unseen - buried).max(unseen.min(1)).min(self.their_size.into())
    }

    /// Who announced the bonus: the viewer (`true`) or the other.
    pub(super) fn announced(&self, bonus: Bonus) -> Option<bool> {
        let (role, _) = self.announcements.of(bonus)?;
        Some(Some(role) == self.role())
    }

    /// Those of the other player's cards that would beat `card`, as far as one knows, if it is led
    /// and he can follow.
    pub(super) fn higher(&self, card: Card) -> CardSet {
        let is_higher = |other: &Card| other.index() > card.index();
        (self.theirs & card.followers()).iter().filter(is_higher).collect()
    }

    /// Whether no card of the other player's can win a trick any more: the tarocks that beat all
    /// of his are enough to draw his, and he can beat none of the suit cards.
    pub(super) fn is_sweep(&self) -> bool {
        let masters = self.masters();
        let tarocks = (masters & CardSet::TAROCKS).len();
        let has_all = (self.hand - CardSet::TAROCKS - masters).is_empty();
        has_all && tarocks >= (self.theirs & CardSet::TAROCKS).len()
    }

    /// Whether that is so before the first lead, whoever leads and whatever he leads. A suit of
    /// which the hand has none costs a tarock; if it must be one of those that draw, one more is
    /// needed. Only forehand leads first.
    pub(super) fn is_sure_sweep(&self) -> bool {
        let leads = self.seat == Seat::Forehand;
        let may_be_forced = Suit::ALL.into_iter().any(|suit| {
            let of_suit = CardSet::of_suit(suit);
            self.hand.is_disjoint(of_suit) && !self.theirs.is_disjoint(of_suit)
        });
        let tarocks = self.hand & CardSet::TAROCKS;
        let theirs = self.theirs & CardSet::TAROCKS;
        let spare = tarocks.len() > theirs.len();
        self.is_sweep() && (leads || !may_be_forced || spare)
    }

    /// The cards of the hand that the other player cannot beat by following.
    pub(super) fn masters(&self) -> CardSet {
        self.hand.iter().filter(|card| self.higher(*card).is_empty()).collect()
    }

    /// In how many of a thousand cases the other player holds none of `cards`, which are suit
    /// cards: all of his suit cards come from those the viewer has not seen, each as likely.
    pub(super) fn holds_none(&self, cards: CardSet) -> i32 {
        let asked = self.theirs & cards;
        if self.buried + self.forgotten == 0 && !(asked & CardSet::KINGS).is_empty() {
            return 0;
        }
        let pool = i32::from((self.theirs - CardSet::TAROCKS).len());
        let held = (i32::from(self.their_size) - self.their_tarocks()).clamp(0, pool);
        (0..i32::from(asked.len())).fold(1000, |chance, place| {
            chance * (pool - held - place).max(0) / (pool - place).max(1)
        })
    }
}

/// The suits of which `cards` hold none.
pub(super) fn voids(cards: CardSet) -> i32 {
    let void = |suit: &Suit| cards.is_disjoint(CardSet::of_suit(*suit));
    i32::from(Suit::ALL.into_iter().filter(void).fold(0_u8, |count, _| count + 1))
}
