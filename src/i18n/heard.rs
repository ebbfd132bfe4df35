use super::phrase::phrases;
use super::{Addressee, Texts};
use crate::cards::{Card, CardSet};
use crate::rules::GamePoints;

phrases! {
    /// What is said of the play where it is heard and not seen.
    pub enum Heard<'a> {
        /// The name of the place where it stands.
        Label {} = "heard",
        /// How many cards somebody has exchanged.
        Exchanged { player: Addressee<'a>, cards: u8 } = "heard-exchanged",
        /// Which cards have come to the hand.
        NewCards { player: Addressee<'a>, cards: CardSet } = "heard-new-cards",
        /// A decision has been taken back.
        TakenBack {} = "heard-taken-back",
        /// The Cossack talon was turned up; its cards in the order in which they lie.
        Talon { cards: &'a str } = "heard-talon",
        /// Somebody has led a card.
        Led { player: Addressee<'a>, card: Card } = "heard-led",
        /// Somebody takes a trick, and which.
        TakesTrick { player: Addressee<'a>, number: u8 } = "heard-takes-trick",
        /// Whose turn it is to answer the card that has just been said.
        Turn { player: Addressee<'a> } = "heard-turn",
        /// An item of the settlement.
        Item { item: &'a str, points: GamePoints } = "heard-item",
    }
}

impl Texts {
    /// A sentence for the ear.
    #[must_use]
    pub fn heard(&self, heard: Heard<'_>) -> String {
        self.format(&heard)
    }
}
