use super::{Card, Pack};

/// The number of an order of the pack, the highest byte first: 54! is a number of 238 bits.
pub type PackNumber = [u8; 30];

/// `number` times `factor` plus `summand`; what does not fit is lost.
fn multiply(number: &mut PackNumber, factor: u8, summand: u8) {
    let mut carry = u32::from(summand);
    for byte in number.iter_mut().rev() {
        let product = u32::from(*byte) * u32::from(factor) + carry;
        *byte = product.to_le_bytes()[0];
        carry = product >> 8;
    }
}

/// Divides `number` by `divisor`, which is not 0, and gives the remainder.
fn divide(number: &mut PackNumber, divisor: u8) -> u8 {
    let mut rest = 0_u32;
    for byte in number.iter_mut() {
        let dividend = rest << 8 | u32::from(*byte);
        *byte = (dividend / u32::from(divisor)).to_le_bytes()[0];
        rest = dividend % u32::from(divisor);
    }
    rest.to_le_bytes()[0]
}

impl Pack {
    /// The place of this order among all orders of the pack, counted from 0: they are sorted by
    /// their first card in the order of [`Card`], then by their second, and so on.
    #[must_use]
    pub fn number(&self) -> PackNumber {
        let mut number = PackNumber::default();
        let mut left: Vec<Card> = Card::all().collect();
        for card in self.cards() {
            let choices = left.len().to_le_bytes()[0];
            let place = left.iter().take_while(|other| *other < card).count();
            left.remove(place);
            multiply(&mut number, choices, place.to_le_bytes()[0]);
        }
        number
    }

    /// The order of this number; `None` if there are not so many.
    #[must_use]
    pub fn from_number(mut number: PackNumber) -> Option<Self> {
        // The last card is one of one, the first one of 54.
        let mut places = [0_usize; Card::COUNT as usize];
        for (place, choices) in places.iter_mut().rev().zip(1_u8..) {
            *place = divide(&mut number, choices).into();
        }
        if number != PackNumber::default() {
            return None;
        }
        let mut left: Vec<Card> = Card::all().collect();
        Self::new(&places.map(|place| left.remove(place))).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Seed;

    #[test]
    fn the_first_and_the_last_order_have_the_first_and_the_last_number() {
        assert_eq!(Pack::sorted().number(), PackNumber::default());
        let reversed: Vec<Card> = Card::all().rev().collect();
        let last = Pack::new(&reversed).expect("all cards");
        // 54! is a little more than 2 to the 237th.
        let mut number = last.number();
        assert_eq!(number[0] >> 5, 1);
        assert_eq!(Pack::from_number(number), Some(last));
        let end = number.iter().rposition(|byte| *byte < u8::MAX).expect("a byte to count up");
        number[end] += 1;
        number[end + 1..].fill(0);
        assert_eq!(Pack::from_number(number), None, "there are 54! orders");
        assert_eq!(Pack::from_number([u8::MAX; 30]), None);
    }

    #[test]
    fn an_order_and_its_number_are_the_same_thing() {
        for stream in 0..500 {
            let pack = Pack::shuffled(Seed::from_number(54), stream);
            assert_eq!(Pack::from_number(pack.number()), Some(pack));
        }
    }

    /// The numbers are sorted as the orders are.
    #[test]
    fn the_number_grows_with_the_order() {
        let pack = |stream| Pack::shuffled(Seed::from_number(55), stream);
        for stream in 0..500 {
            let (one, other) = (pack(stream), pack(stream + 1));
            assert_eq!(one.cards().cmp(other.cards()), one.number().cmp(&other.number()));
        }
    }
}
