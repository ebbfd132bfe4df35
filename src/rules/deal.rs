use super::BySeat;
use crate::cards::{Card, CardSet, Pack};

/// How many cards the Cossack talon has (R4).
pub const TALON_SIZE: u8 = 6;

/// What lies where when the cards have been dealt (R4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The sixteen cards each player holds.
    pub hands: BySeat<CardSet>,
    /// The eight cards face down in front of each player, the top one first.
    pub personal_talons: BySeat<[Card; 8]>,
    /// The six cards in the middle, the top one first.
    pub cossack_talon: [Card; TALON_SIZE as usize],
}

impl Deal {
    /// Deals `pack` from the top.
    #[must_use]
    pub fn new(pack: &Pack) -> Self {
        let packet = |from| pack.slice::<4>(from);
        let hand = |[one, two, three, four]: [usize; 4]| {
            let set = |from| CardSet::from(packet(from));
            set(one) | set(two) | set(three) | set(four)
        };
        let personal_talon = |[one, two]: [[Card; 4]; 2]| {
            [one[0], one[1], one[2], one[3], two[0], two[1], two[2], two[3]]
        };
        Self {
            cossack_talon: pack.slice(0),
            hands: BySeat { forehand: hand([6, 14, 38, 46]), dealer: hand([10, 18, 42, 50]) },
            personal_talons: BySeat {
                forehand: personal_talon([packet(22), packet(30)]),
                dealer: personal_talon([packet(26), packet(34)]),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, Seed};

    /// The deal again, as hands would do it: packet by packet from the top.
    #[test]
    fn the_cards_go_round_in_packets_of_four() {
        let pack = Pack::shuffled(Seed::from_number(5), 0);
        let mut top = pack.cards().iter().copied();
        let mut take = |count: usize| top.by_ref().take(count).collect::<Vec<Card>>();
        let cossack_talon = take(6);
        let (mut hands, mut personal) = ([vec![], vec![]], [vec![], vec![]]);
        for round in [&mut hands, &mut personal] {
            for player in [0, 1, 0, 1] {
                round[player].extend(take(4));
            }
        }
        for player in [0, 1, 0, 1] {
            hands[player].extend(take(4));
        }
        let deal = Deal::new(&pack);
        assert_eq!(deal.cossack_talon.to_vec(), cossack_talon);
        assert_eq!(deal.hands.forehand, hands[0].iter().copied().collect());
        assert_eq!(deal.hands.dealer, hands[1].iter().copied().collect());
        assert_eq!(deal.personal_talons.forehand.to_vec(), personal[0]);
        assert_eq!(deal.personal_talons.dealer.to_vec(), personal[1]);
    }
}
