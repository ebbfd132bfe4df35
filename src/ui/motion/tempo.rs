use crate::app::{Preferences, TrickPace};

/// How fast cards move, in hundredths of the time that a brisk pace takes; 0 where they are in
/// their new place at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) struct Tempo {
    /// For cards that are dealt, exchanged, turned up or laid aside.
    pub(in crate::ui) dealing: u32,
    /// For cards that are played.
    pub(in crate::ui) playing: u32,
    /// For tricks that are taken.
    pub(in crate::ui) taking: u32,
}

impl Tempo {
    /// The tempo of these preferences.
    pub(in crate::ui) const fn of(preferences: Preferences) -> Self {
        Self {
            dealing: preferences.dealing.hundredths(),
            playing: preferences.computer.hundredths(),
            taking: match preferences.trick {
                TrickPace::AtOnce => 0,
                TrickPace::Brisk | TrickPace::Hold => 100,
                TrickPace::Calm => 160,
            },
        }
    }
}
