use crate::rules::{BySeat, Seat};

/// Whom a sentence is about.
///
/// Against the computer the person at the screen may be addressed; where two players share one
/// screen nobody could say who "you" is, so both go by their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Addressee<'a> {
    /// The reader.
    You,
    /// A player of this name.
    Named(&'a str),
}

/// How the players of a deal are spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Naming<'a> {
    /// Their names.
    pub names: BySeat<&'a str>,
    /// Who is addressed as the reader; `None` where two share the screen.
    pub reader: Option<Seat>,
}

impl<'a> Naming<'a> {
    /// The player at `seat` as the subject of a sentence.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Addressee<'a> {
        if self.reader == Some(seat) { Addressee::You } else { Addressee::Named(self.names[seat]) }
    }
}
