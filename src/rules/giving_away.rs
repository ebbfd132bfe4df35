use super::{
    Announcements, Bonus, BonusSet, Choices, Move, PlayerView, Role, TalonView, trick_winner,
};
use crate::cards::{Card, CardPoints, CardSet};

impl PlayerView {
    /// The bonuses announced by this player that `action` gives away for certain: whatever the
    /// other holds and does, they are not made any more, while after some other legal move they
    /// still could be. Nothing if it is not his turn.
    ///
    /// What is certain follows from his own cards, from what lies open and from the tricks; what
    /// the other may hold has no part in it.
    #[must_use]
    pub fn gives_away(&self, action: Move) -> BonusSet {
        let at_stake = self.announced();
        if at_stake.is_empty() {
            return BonusSet::EMPTY;
        }
        let others: Vec<Move> = match &self.choices {
            Some(Choices::Play(choices)) => choices.legal().iter().map(Move::Play).collect(),
            Some(Choices::Take(choices)) => choices.legal().into_iter().map(Move::Take).collect(),
            // Neither what is said nor what is laid aside ends what has been announced: an
            // announced bird stays in the hand (R8.2), and Kings and the Trull do (R5.2).
            _ => return BonusSet::EMPTY,
        };
        at_stake
            .iter()
            .filter(|bonus| !self.leaves_possible(*bonus, action))
            .filter(|bonus| others.iter().any(|other| self.leaves_possible(*bonus, *other)))
            .collect()
    }

    /// What this player has announced.
    fn announced(&self) -> BonusSet {
        let Announcements { defender, .. } = self.public.announcements;
        match self.role() {
            Some(Role::Declarer) => self.public.announcements.declarer(),
            Some(Role::Defender) => defender,
            None => BonusSet::EMPTY,
        }
    }

    fn role(&self) -> Option<Role> {
        self.public.bargain.map(|bargain| self.seat.role(bargain.declarer))
    }

    /// Whether `bonus` can still be made by this player after `action`.
    fn leaves_possible(&self, bonus: Bonus, action: Move) -> bool {
        match bonus {
            Bonus::PagatUltimo | Bonus::Uhu | Bonus::Pelikan | Bonus::Quapil => {
                bonus.bird().zip(bonus.own_trick()).is_some_and(|(bird, own_trick)| {
                    self.leaves_bird_possible(bird, own_trick, action)
                })
            }
            Bonus::Absolut => self.can_reach(CardPoints::ABSOLUT, action),
            Bonus::Panzer => self.can_reach(CardPoints::PANZER, action),
            Bonus::WithoutTrull | Bonus::WithoutKings => {
                self.is_without(bonus.barred_cards(), action) && self.can_win_game(action)
            }
            Bonus::Valat => self.can_win_all(action),
        }
    }

    /// A bird has to win a certain trick (R11.3).
    fn leaves_bird_possible(&self, bird: Card, own_trick: u8, action: Move) -> bool {
        let Move::Play(card) = action else { return self.hand.contains(bird) };
        let trick = self.public.tricks.len() + 1;
        if card == bird {
            trick == own_trick && self.wins(card) != Some(false)
        } else {
            trick < own_trick && self.hand.contains(bird)
        }
    }

    /// Whether `card` wins the trick if it is played now; `None` if it is led, since the other
    /// decides about that.
    fn wins(&self, card: Card) -> Option<bool> {
        self.public.tricks.led().map(|led| trick_winner(led, card) == 1)
    }

    fn can_win_all(&self, action: Move) -> bool {
        let wins = match action {
            Move::Play(card) => self.wins(card) != Some(false),
            _ => true,
        };
        wins && self.public.tricks.counts()[self.seat.other()] == 0
    }

    fn can_win_game(&self, action: Move) -> bool {
        // An announced Valat that fails loses the game, and one that is made wins it (R10.3).
        self.can_win_all(action)
            || !self.announced().contains(Bonus::Valat) && self.can_reach(CardPoints::WON, action)
    }

    /// Whether `needed` is still left for this player: what lies with the other for all to see is
    /// lost to him.
    fn can_reach(&self, needed: CardPoints, action: Move) -> bool {
        let other = self.seat.other();
        let public = &self.public;
        let mut lost = public.tricks.won()[other] | public.face_up[other];
        if let TalonView::Exposed { cards, taken } = public.talon
            && self.role() == Some(Role::Declarer)
        {
            let taken = if let Move::Take(group) = action { group } else { taken };
            lost |= CardSet::from(cards) - taken;
        }
        if let (Move::Play(card), Some(led)) = (action, public.tricks.led())
            && self.wins(card) == Some(false)
        {
            lost |= CardSet::of(led).with(card);
        }
        lost.points() + needed <= CardPoints::PACK
    }

    /// Whether the hand at the first lead holds none of `barred` (R11.6).
    fn is_without(&self, barred: CardSet, action: Move) -> bool {
        let tricks = self.public.tricks;
        let led = tricks.led().into_iter().filter(|_| tricks.leader() == self.seat);
        let played: CardSet = tricks.iter().map(|trick| trick.card(self.seat)).chain(led).collect();
        let taken = if let Move::Take(group) = action { group } else { CardSet::EMPTY };
        barred.is_disjoint(self.hand | played | taken)
    }
}
