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
    /// The computer, by what it is called: in some languages with an article, as a person is not.
    Computer(&'a str),
}

/// How the players of a deal are spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Naming<'a> {
    /// Their names.
    pub names: BySeat<&'a str>,
    /// Who is addressed as the reader; `None` where two share the screen.
    pub reader: Option<Seat>,
    /// Where the computer plays; `None` between two persons.
    pub computer: Option<Seat>,
}

impl<'a> Naming<'a> {
    /// The player at `seat` as the subject of a sentence.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Addressee<'a> {
        let name = self.names[seat];
        if self.reader == Some(seat) {
            Addressee::You
        } else if self.computer == Some(seat) {
            Addressee::Computer(name)
        } else {
            Addressee::Named(name)
        }
    }
}
