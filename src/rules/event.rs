use super::{Bargain, Seat};

/// What a move has brought about, beyond being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Nothing more; the next move is due in the same phase.
    Continued,
    /// Both have exchanged: discarded tarocks lie open, cards have been taken (R5.3).
    Exchanged,
    /// The auction is over and a game is played (R6).
    AuctionWon(Bargain),
    /// The auction is over and no game is played (R6.6).
    PassedIn,
    /// The Cossack talon lies open (R8.1).
    TalonExposed,
    /// A group of it was taken (R8.1).
    TalonTaken,
    /// The declarer has discarded (R8.2).
    TalonDiscarded,
    /// The declarer has no more to announce, the defender may (R7.4).
    DefenderMayAnnounce,
    /// Forehand is to lead (R9.1).
    PlayBegan,
    /// A trick is complete.
    TrickWon {
        /// Who won it.
        winner: Seat,
    },
    /// The last trick is complete and the deal is settled.
    Finished {
        /// Who won the last trick.
        winner: Seat,
    },
}
