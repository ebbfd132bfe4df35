use serde::{Deserialize, Serialize};

/// Whether the cards are heard on the table, and how loud. Nothing is told by sound alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Sound {
    /// Not at all.
    #[default]
    Off,
    /// No louder than what happens at the next table.
    Soft,
    /// As at one's own table.
    Normal,
}

impl Sound {
    /// All of them, the softest first.
    pub const ALL: [Self; 3] = [Self::Off, Self::Soft, Self::Normal];
}
