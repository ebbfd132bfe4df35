use super::Texts;
use super::phrase::phrases;
use crate::cards::Card;

phrases! {
    /// What is said where a hand is put in order without carrying cards.
    pub enum ArrangeText {
        /// Begins it.
        Begin {} = "arrange",
        /// Ends it.
        End {} = "arrange-end",
        /// Moves the card that is picked to the left.
        Left {} = "arrange-left",
        /// Moves it to the right.
        Right {} = "arrange-right",
        /// Asks for a card.
        Which {} = "arrange-which",
        /// Asks where it is to go.
        Where { card: Card } = "arrange-where",
        /// Where it stands now, for the ear.
        Stands { card: Card, place: u8, cards: u8 } = "arrange-stands",
    }
}

impl Texts {
    /// A text for putting a hand in order.
    #[must_use]
    pub fn arrange(&self, text: ArrangeText) -> String {
        self.format(&text)
    }
}
