use crate::app::{Pace, Preferences, TrickPace};

/// How fast cards move, in hundredths of the time that a brisk pace takes; 0 where they are in
/// their new place at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tempo {
    /// For cards that are dealt, exchanged, turned up or laid aside.
    pub(super) dealing: u32,
    /// For cards that are played.
    pub(super) playing: u32,
    /// For tricks that are taken.
    pub(super) taking: u32,
}

impl Tempo {
    /// The tempo of these preferences.
    pub(super) const fn of(preferences: Preferences) -> Self {
        Self {
            dealing: hundredths(preferences.dealing),
            playing: hundredths(preferences.computer),
            taking: match preferences.trick {
                TrickPace::AtOnce => 0,
                TrickPace::Brisk | TrickPace::Hold => 100,
                TrickPace::Calm => 160,
            },
        }
    }
}

const fn hundredths(pace: Pace) -> u32 {
    match pace {
        Pace::AtOnce => 0,
        Pace::Brisk => 100,
        Pace::Calm => 160,
    }
}
