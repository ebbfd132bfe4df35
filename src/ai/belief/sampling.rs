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
    hand: u8,
    face_down: u8,
    /// In how many ways the cards from one on can be placed if so many places in the hand and
    /// among the discards are free; about, once there are more than 2^53.
    ways: Vec<f64>,
}

/// How often all cards are placed for a world, at most.
const TRIES: u32 = 100;

/// Where a card may lie.
#[derive(Clone, Copy, Debug)]
struct Places {
    hand: bool,
    face_down: bool,
    buried: bool,
}

impl Sampler {
    pub(super) fn new(knowledge: Knowledge) -> Self {
        let cards: Vec<(Card, Places)> = knowledge
            .unseen
            .iter()
            .map(|card| {
                let is_certain = knowledge.certain.contains(card);
                let places = Places {
                    hand: !knowledge.excluded.contains(card),
                    face_down: !is_certain && CardSet::PLAIN.contains(card),
                    buried: !is_certain && !knowledge.taken.contains(card),
                };
                (card, places)
            })
            .collect();
        let (hand, face_down) = (knowledge.other_hand, knowledge.face_down);
        let mut sampler = Self { knowledge, cards, hand, face_down, ways: Vec::new() };
        sampler.count();
        sampler
    }

    /// Whether any world agrees with what is known.
    pub(super) fn is_possible(&self) -> bool {
        self.ways(0, self.hand, self.face_down) > 0.0
    }

    fn index(&self, card: usize, hand: u8, face_down: u8) -> usize {
        let (rows, columns) = (usize::from(self.hand) + 1, usize::from(self.face_down) + 1);
        (card * rows + usize::from(hand)) * columns + usize::from(face_down)
    }

    fn ways(&self, card: usize, hand: u8, face_down: u8) -> f64 {
        self.ways[self.index(card, hand, face_down)]
    }

    fn count(&mut self) {
        let size = self.index(self.cards.len() + 1, 0, 0);
        self.ways = vec![0.0; size];
        let buried = usize::from(self.knowledge.buried());
        for card in (0..=self.cards.len()).rev() {
            let left = self.cards.len() - card;
            for hand in 0..=self.hand {
                for face_down in 0..=self.face_down {
                    let chosen = usize::from(hand) + usize::from(face_down);
                    // What has no place in the hand or among the discards is buried.
                    let is_possible = chosen <= left && left - chosen <= buried;
                    let index = self.index(card, hand, face_down);
                    self.ways[index] = if !is_possible {
                        0.0
                    } else if left == 0 {
                        1.0
                    } else {
                        self.branches(card, hand, face_down).iter().sum()
                    };
                }
            }
        }
    }

    /// In how many ways the cards from this one on can be placed if it goes to the hand, to the
    /// discards, or under the buried cards.
    fn branches(&self, card: usize, hand: u8, face_down: u8) -> [f64; 3] {
        let places = self.cards[card].1;
        let to_hand = match hand.checked_sub(1) {
            Some(hand) if places.hand => self.ways(card + 1, hand, face_down),
            _ => 0.0,
        };
        let to_discards = match face_down.checked_sub(1) {
            Some(face_down) if places.face_down => self.ways(card + 1, hand, face_down),
            _ => 0.0,
        };
        let to_buried = if places.buried { self.ways(card + 1, hand, face_down) } else { 0.0 };
        [to_hand, to_discards, to_buried]
    }

    /// One world; `None` if there is none, or so few that none is found.
    pub(super) fn draw(&self, randomness: &mut Randomness) -> Option<World> {
        if !self.is_possible() {
            return None;
        }
        (0..TRIES).find_map(|_| self.place_all(randomness))
    }

    /// Places all cards; `None` if the other player cannot have kept so many plain cards.
    fn place_all(&self, randomness: &mut Randomness) -> Option<World> {
        let (mut hand, mut face_down) = (CardSet::EMPTY, CardSet::EMPTY);
        let mut buried: Vec<Card> = Vec::with_capacity(self.knowledge.buried().into());
        let (mut free_hand, mut free_down) = (self.hand, self.face_down);
        for (place, (card, _)) in self.cards.iter().enumerate() {
            let [to_hand, to_discards, to_buried] = self.branches(place, free_hand, free_down);
            let all = to_hand + to_discards + to_buried;
            let drawn = all * f64::from(randomness.word()) / 4_294_967_296.0;
            if drawn < to_hand {
                hand.insert(*card);
                free_hand -= 1;
            } else if drawn < to_hand + to_discards {
                face_down.insert(*card);
                free_down -= 1;
            } else {
                buried.push(*card);
            }
        }
        if !self.knowledge.may_hold(hand) {
            return None;
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
