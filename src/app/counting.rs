use crate::cards::{Card, CardPoints, CardSet, put_in_order};

/// A pile as it is counted at the table, in threes (R2.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counting {
    /// The groups in the order in which they are laid down: three cards each, and if the pile does
    /// not come out even, one or two in the last.
    pub groups: Vec<CountedGroup>,
}

/// Cards that are counted together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedGroup {
    /// The cards.
    pub cards: Vec<Card>,
    /// What they count.
    pub points: CardPoints,
    /// What the pile counts up to here.
    pub running: CardPoints,
}

impl Counting {
    /// Lays `pile` in threes as one does who wants to add easily: a high card with two low ones, as
    /// long as there are both.
    #[must_use]
    pub fn new(pile: CardSet) -> Self {
        let mut cards: Vec<Card> = pile.iter().collect();
        put_in_order(&mut cards, |card| (std::cmp::Reverse(card.points()), *card));
        let mut groups = Vec::new();
        let mut running = CardPoints::default();
        while !cards.is_empty() {
            // The highest from one end, two from the other.
            let low = cards.split_off(cards.len() - cards.len().saturating_sub(1).min(2));
            let mut group = vec![cards.remove(0)];
            group.extend(low);
            let points = group.iter().copied().collect::<CardSet>().points();
            running += points;
            groups.push(CountedGroup { cards: group, points, running });
        }
        Self { groups }
    }

    /// What the whole pile counts.
    #[must_use]
    pub fn total(&self) -> CardPoints {
        self.groups.last().map_or_else(CardPoints::default, |group| group.running)
    }
}

impl CountedGroup {
    /// What is printed beside each card: its value before anything is taken off.
    #[must_use]
    pub fn values(&self) -> Vec<u16> {
        self.cards.iter().map(|card| card.points().thirds().div_ceil(3)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_high_card_is_laid_with_two_low_ones() {
        let pile: CardSet = "CK CQ H1 H2 S7 S8 T5"
            .split(' ')
            .map(|code| code.parse::<Card>().expect("a code"))
            .collect();
        let groups = Counting::new(pile).groups;
        let values: Vec<Vec<u16>> = groups.iter().map(CountedGroup::values).collect();
        assert_eq!(values, [vec![5, 1, 1], vec![4, 1, 1], vec![1]]);
        let running: Vec<u16> = groups.iter().map(|group| group.running.thirds()).collect();
        assert_eq!(running, [15, 27, 28]);
    }
}
