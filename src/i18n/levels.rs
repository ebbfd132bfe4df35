use super::Texts;
use super::phrase::words;
use crate::app::OpponentLevel;

words! {
    /// How strong the computer is.
    pub(super) enum LevelWord {
        Beginner = "level-beginner",
        Club = "level-club",
        Master = "level-master",

        BeginnerExplained = "level-beginner-explained",
        ClubExplained = "level-club-explained",
        MasterExplained = "level-master-explained",
    }
}

impl Texts {
    /// The name of a level of the computer's.
    #[must_use]
    pub fn level(&self, level: OpponentLevel) -> String {
        self.format(&match level {
            OpponentLevel::Beginner => LevelWord::Beginner,
            OpponentLevel::Club => LevelWord::Club,
            OpponentLevel::Master => LevelWord::Master,
        })
    }

    /// What the computer does on a level, in one line.
    #[must_use]
    pub fn level_explained(&self, level: OpponentLevel) -> String {
        self.format(&match level {
            OpponentLevel::Beginner => LevelWord::BeginnerExplained,
            OpponentLevel::Club => LevelWord::ClubExplained,
            OpponentLevel::Master => LevelWord::MasterExplained,
        })
    }
}
