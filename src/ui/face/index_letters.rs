//! The letters in the corners of the court cards.

use super::glyphs::glyph;
use crate::cards::{Rank, Suit};

/// The letters in the corners of the court cards, which change with the language: K Q C V unless
/// said otherwise.
///
/// ```
/// use kosakeln::ui::face::IndexLetters;
///
/// assert_eq!(IndexLetters::new('K', 'Q', 'C', 'V'), Some(IndexLetters::default()));
/// assert!(IndexLetters::new('K', 'D', 'C', 'B').is_some());
/// assert_eq!(IndexLetters::new('R', 'D', 'C', 'V'), None, "there is no outline of an R");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexLetters {
    king: char,
    queen: char,
    cavalier: char,
    valet: char,
}

impl Default for IndexLetters {
    fn default() -> Self {
        Self { king: 'K', queen: 'Q', cavalier: 'C', valet: 'V' }
    }
}

impl IndexLetters {
    /// The letters of a language; `None` if the pack has no outline for one of them.
    #[must_use]
    pub const fn new(king: char, queen: char, cavalier: char, valet: char) -> Option<Self> {
        let are_drawn = glyph(king).is_some()
            && glyph(queen).is_some()
            && glyph(cavalier).is_some()
            && glyph(valet).is_some();
        if are_drawn { Some(Self { king, queen, cavalier, valet }) } else { None }
    }

    /// What stands in the corner of a suit card: a court card's letter, a pip's number.
    #[must_use]
    pub fn text(self, suit: Suit, rank: Rank) -> String {
        match rank {
            Rank::King => self.king.into(),
            Rank::Queen => self.queen.into(),
            Rank::Cavalier => self.cavalier.into(),
            Rank::Valet => self.valet.into(),
            Rank::First | Rank::Second | Rank::Third | Rank::Fourth => rank.code(suit).to_owned(),
        }
    }
}
