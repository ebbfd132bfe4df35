use crate::cards::{Card, CardSet, Randomness};
use crate::rules::{BonusSet, CallChoices, Choices, DiscardChoices, Move, PlayChoices, PlayerView};

/// How a random player plays his cards. With one style alone whole parts of the settlement would
/// hardly ever be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Any legal card.
    Any,
    /// The highest card, birds as late as possible.
    High,
    /// The lowest card, birds as late as possible.
    Low,
    /// Any legal card, birds to their own tricks where that is possible.
    Birds,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 4] = [Self::Any, Self::High, Self::Low, Self::Birds];
}

/// A player who does anything that is legal.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    randomness: Randomness,
    style: Style,
}

impl RandomPlayer {
    /// A player with numbers of his own and one style for his cards.
    #[must_use]
    pub const fn new(randomness: Randomness, style: Style) -> Self {
        Self { randomness, style }
    }

    /// Some legal move; `None` if it is not the viewer's turn.
    pub fn decide(&mut self, view: &PlayerView) -> Option<Move> {
        let choices = view.choices.as_ref()?;
        Some(match choices {
            Choices::Discard(choices) => Move::Discard(self.discard(choices)),
            Choices::Call(choices) => Move::Call(self.call(choices)?),
            Choices::Announce(choices) => Move::Announce(self.announce(choices.legal())),
            Choices::Take(choices) => {
                let groups = choices.legal();
                Move::Take(groups[self.below(groups.len())])
            }
            Choices::Play(choices) => Move::Play(self.play(choices, view.public.tricks.len() + 1)?),
        })
    }

    fn below(&mut self, bound: usize) -> usize {
        self.randomness.below(u32::try_from(bound).unwrap_or(u32::MAX)) as usize
    }

    /// Some cards of the set, each choice of `count` as likely as any other.
    fn pick(&mut self, cards: CardSet, count: u8) -> CardSet {
        let mut order: Vec<Card> = cards.iter().collect();
        self.randomness.shuffle(&mut order);
        order.into_iter().take(count.into()).collect()
    }

    fn discard(&mut self, choices: &DiscardChoices) -> CardSet {
        let spread = u32::from(choices.max() - choices.min()) + 1;
        let count = choices.min() + self.randomness.below(spread).to_le_bytes()[0];
        let any = self.pick(choices.cards(), count);
        if choices.check(any).is_ok() {
            return any;
        }
        let plain = self.pick(choices.cards() & CardSet::PLAIN, count);
        plain | self.pick(choices.cards() - CardSet::PLAIN, count - plain.len())
    }

    fn call(&mut self, choices: &CallChoices) -> Option<crate::rules::Call> {
        let legal = choices.legal();
        let chosen = self.below(legal.len());
        legal.iter().nth(chosen)
    }

    /// Each bonus with one chance in six.
    fn announce(&mut self, legal: BonusSet) -> BonusSet {
        legal.iter().filter(|_| self.randomness.below(6) == 0).collect()
    }

    fn play(&mut self, choices: &PlayChoices, trick: u8) -> Option<Card> {
        let legal = choices.legal();
        if self.style == Style::Any {
            return self.pick(legal, 1).first();
        }
        let due = crate::rules::Bonus::BIRDS
            .into_iter()
            .find(|bonus| bonus.own_trick() == Some(trick))
            .and_then(crate::rules::Bonus::bird);
        if let Some(bird) = due.filter(|bird| legal.contains(*bird)) {
            return Some(bird);
        }
        let without_birds = legal - CardSet::BIRDS;
        let cards = if without_birds.is_empty() { legal } else { without_birds };
        match self.style {
            Style::High => cards.last(),
            Style::Low => cards.first(),
            Style::Any | Style::Birds => self.pick(cards, 1).first(),
        }
    }
}
