/// What can be heard at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noise {
    /// The pack is cut and put together again; a deal begins.
    Cut,
    /// A single card slides from the pack, or is laid aside or taken up.
    Dealt,
    /// Several cards at a time.
    Packet,
    /// A card is turned over where it lies.
    Turned,
    /// A card is played: it comes down on marble.
    Laid,
    /// A trick is gathered.
    Gathered,
    /// Knuckles on the table: somebody passes, or has nothing to announce.
    Knock,
    /// The cards are knocked together, edge on the table: the deal is over.
    Squared,
    /// A spoon touches a glass: whoever has waited long for the computer is to move. Where nobody had
    /// to wait it is left out.
    Chime,
}

impl Noise {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Cut,
        Self::Dealt,
        Self::Packet,
        Self::Turned,
        Self::Laid,
        Self::Gathered,
        Self::Knock,
        Self::Squared,
        Self::Chime,
    ];
}

/// Something that is to be heard once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cue {
    /// What it is.
    pub noise: Noise,
    /// How it differs a little from others of its kind: less than [`VARIATIONS`](Self::VARIATIONS).
    pub variation: u8,
    /// When it is heard, in milliseconds from the change.
    pub at: u32,
}

impl Cue {
    /// How many slightly different sounds there are of each kind.
    pub const VARIATIONS: u8 = 5;
}
