use crate::cards::Seed;
use crate::rules::PlayerView;

/// The number of a request to the computer player; an answer to any but the last is dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Request(pub u64);

/// What the browser has to do, in the order given, before the next input is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Save this text in place of what was saved before.
    Save(String),
    /// Put this text, which cannot be read, aside where nothing overwrites it.
    KeepAside(String),
    /// Draw 32 bytes of entropy and give them back as [`Msg::Seeded`](super::Msg::Seeded).
    DrawSeed,
    /// Let the computer decide and give its move back as
    /// [`Msg::ComputerDecided`](super::Msg::ComputerDecided).
    AskComputer {
        /// The request to be answered.
        request: Request,
        /// What the computer may know.
        view: Box<PlayerView>,
        /// Its randomness.
        seed: Seed,
        /// How long to wait first, in milliseconds.
        pause: u32,
    },
}
