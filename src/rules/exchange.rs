use super::holdings::Holdings;
use super::{BySeat, Deal, DiscardChoices, Exchange, IllegalMove, Rules, Seat};
use crate::cards::{Card, CardSet};

/// The personal exchange (R5): both lay cards aside in secret, forehand first in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PersonalExchange {
    pub(super) deal: Deal,
    /// What forehand has laid aside, if he has decided.
    pub(super) forehand_laid: Option<CardSet>,
}

impl PersonalExchange {
    pub(super) fn turn(&self) -> Seat {
        if self.forehand_laid.is_none() { Seat::Forehand } else { Seat::Dealer }
    }

    /// The cards `seat` has to choose from: his hand, in `tactical` his personal talon too.
    pub(super) fn pool(&self, rules: &Rules, seat: Seat) -> CardSet {
        let hand = self.deal.hands[seat];
        match rules.exchange {
            Exchange::Tactical => hand | self.deal.personal_talons[seat].into(),
            Exchange::Classic | Exchange::Medium | Exchange::Easy => hand,
        }
    }

    pub(super) fn choices(&self, rules: &Rules) -> DiscardChoices {
        DiscardChoices::personal(rules, self.pool(rules, self.turn()))
    }

    /// Lays `cards` aside for the seat to act; gives the holdings when both have decided.
    pub(super) fn discard(
        &mut self,
        rules: &Rules,
        cards: CardSet,
    ) -> Result<Option<Holdings>, IllegalMove> {
        self.choices(rules).check(cards)?;
        let Some(forehand) = self.forehand_laid else {
            self.forehand_laid = Some(cards);
            return Ok(None);
        };
        Ok(Some(self.exchange(rules, BySeat { forehand, dealer: cards })))
    }

    fn exchange(&self, rules: &Rules, discards: BySeat<CardSet>) -> Holdings {
        let Deal { hands, personal_talons, cossack_talon } = self.deal;
        let split = BySeat::new(|seat| {
            let count = match rules.exchange {
                Exchange::Tactical => 8,
                Exchange::Classic | Exchange::Medium | Exchange::Easy => discards[seat].len(),
            };
            // Never more than the eight there are: a discard has at most eight cards.
            let (taken, untaken) = personal_talons[seat].split_at(usize::from(count.min(8)));
            let set = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
            (set(taken), set(untaken))
        });
        Holdings {
            hands: BySeat::new(|seat| (hands[seat] | split[seat].0) - discards[seat]),
            discards,
            untaken: split.map(|(_, untaken)| untaken),
            original: BySeat::new(|seat| hands[seat] | split[seat].0 | split[seat].1),
            cossack_talon,
        }
    }
}
