use super::{Knowledge, World};
use crate::cards::{Card, CardSet, Randomness};

/// Draws worlds that agree with what is known, each as likely as any other.
///
/// The cards are placed one after the other. In how many ways the rest can be placed after that
/// is counted beforehand, and each place is chosen in that proportion: so no draw comes to a dead
/// end, and none is favoured.
#[derive(Debug)]
pub(super) struct Sampler {
    knowledge: Knowledge,
    cards: Vec<(Card, Places)>,
    free: Free,
    /// In how many ways the cards from one on can be placed if so much is free; about, once there
    /// are more than 2^53.
    ways: Vec<f64>,
}

/// Where a card may lie.
#[derive(Clone, Copy, Debug)]
struct Places {
    hand: InHand,
    face_down: bool,
    buried: bool,
}

/// Whether a card may be in the other player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InHand {
    Never,
    Freely,
    /// It is one of those of which he can have kept only so many.
    OneOfFew,
}

/// The places that are free: in the hand, among the discards, and in the hand for scarce cards, if
/// there is a limit to them, else none that is counted.
#[derive(Clone, Copy, Debug)]
struct Free {
    hand: u8,
    face_down: u8,
    plain: u8,
}

impl Sampler {
    pub(super) fn new(knowledge: Knowledge) -> Self {
        let plain = knowledge.scarce_free();
        let is_limited = plain < knowledge.other_hand;
        let cards: Vec<(Card, Places)> = knowledge
            .unseen
            .iter()
            .map(|card| {
                let is_certain = knowledge.certain.contains(card);
                let is_plain = CardSet::PLAIN.contains(card);
                let hand = match knowledge.excluded.contains(card) {
                    true => InHand::Never,
                    false if is_limited && knowledge.scarce.contains(card) => InHand::OneOfFew,
                    false => InHand::Freely,
                };
                let face_down = !is_certain && is_plain;
                let buried = !is_certain && !knowledge.taken.contains(card);
                let places = Places { hand, face_down, buried };
                (card, places)
            })
            .collect();
        let free = Free {
            hand: knowledge.other_hand,
            face_down: knowledge.face_down,
            plain: if is_limited { plain } else { 0 },
        };
        let mut sampler = Self { knowledge, cards, free, ways: Vec::new() };
        sampler.count();
        sampler
    }

    /// Whether any world agrees with what is known.
    pub(super) fn is_possible(&self) -> bool {
        self.ways(0, self.free) > 0.0
    }

    fn index(&self, card: usize, free: Free) -> usize {
        let [hands, downs, plains] = [self.free.hand, self.free.face_down, self.free.plain]
            .map(|most| usize::from(most) + 1);
        let [hand, down, plain] = [free.hand, free.face_down, free.plain].map(usize::from);
        debug_assert!(hand < hands, "no more is free than was at the beginning");
        ((card * hands + hand) * downs + down) * plains + plain
    }

    fn ways(&self, card: usize, free: Free) -> f64 {
        self.ways[self.index(card, free)]
    }

    fn count(&mut self) {
        let none = Free { hand: 0, face_down: 0, plain: 0 };
        self.ways = vec![0.0; self.index(self.cards.len() + 1, none)];
        let buried = usize::from(self.knowledge.buried());
        for card in (0..=self.cards.len()).rev() {
            let left = self.cards.len() - card;
            for hand in 0..=self.free.hand {
                for face_down in 0..=self.free.face_down {
                    let chosen = usize::from(hand) + usize::from(face_down);
                    // What has no place in the hand or among the discards is buried.
                    if chosen > left || left - chosen > buried {
                        continue;
                    }
                    for plain in 0..=self.free.plain {
                        let free = Free { hand, face_down, plain };
                        let index = self.index(card, free);
                        self.ways[index] =
                            if left == 0 { 1.0 } else { self.branches(card, free).iter().sum() };
                    }
                }
            }
        }
    }

    /// What is free after a card has gone to the hand; `None` if it cannot.
    fn after_hand(&self, card: usize, free: Free) -> Option<Free> {
        let plain = match self.cards[card].1.hand {
            InHand::Never => return None,
            InHand::Freely => free.plain,
            InHand::OneOfFew => free.plain.checked_sub(1)?,
        };
        Some(Free { hand: free.hand.checked_sub(1)?, plain, ..free })
    }

    /// In how many ways the cards from this one on can be placed if it goes to the hand, to the
    /// discards, or under the buried cards.
    fn branches(&self, card: usize, free: Free) -> [f64; 3] {
        let places = self.cards[card].1;
        let to_hand = self.after_hand(card, free).map_or(0.0, |free| self.ways(card + 1, free));
        let to_discards = match free.face_down.checked_sub(1) {
            Some(face_down) if places.face_down => self.ways(card + 1, Free { face_down, ..free }),
            _ => 0.0,
        };
        let to_buried = if places.buried { self.ways(card + 1, free) } else { 0.0 };
        [to_hand, to_discards, to_buried]
    }

    /// One world; `None` if there is none.
    pub(super) fn draw(&self, randomness: &mut Randomness) -> Option<World> {
        if !self.is_possible() {
            return None;
        }
        let (mut hand, mut face_down) = (CardSet::EMPTY, CardSet::EMPTY);
        let mut buried: Vec<Card> = Vec::with_capacity(self.knowledge.buried().into());
        let mut free = self.free;
        for (place, (card, _)) in self.cards.iter().enumerate() {
            let [to_hand, to_discards, to_buried] = self.branches(place, free);
            let all = to_hand + to_discards + to_buried;
            let drawn = all * f64::from(randomness.word()) / 4_294_967_296.0;
            if drawn < to_hand {
                hand.insert(*card);
                free = self.after_hand(place, free)?;
            } else if drawn < to_hand + to_discards {
                face_down.insert(*card);
                free.face_down -= 1;
            } else {
                buried.push(*card);
            }
        }
        randomness.shuffle(&mut buried);
        let mut buried = buried.into_iter();
        let mut next = |count: u8| buried.by_ref().take(count.into()).collect::<CardSet>();
        let own = next(self.knowledge.untaken[self.knowledge.seat]);
        let other = next(self.knowledge.untaken[self.knowledge.other()]);
        let talon = next(self.knowledge.talon_hidden);
        Some(self.knowledge.world(hand, face_down, [own, other, talon]))
    }
}
