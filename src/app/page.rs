/// What the application shows: the game, or a page that lies beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// The start screen, or the match with its table, its results and its end.
    #[default]
    Table,
    /// All cards of the pack, to be looked at.
    Pack,
    /// A deal of the match that is over, move by move: the number of its line in the score sheet, from 1.
    Replay(u16),
}

/// How the cards are looked at on [`Page::Pack`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PackLook {
    /// Whether they lie face down.
    pub is_face_down: bool,
    /// Whether all colour is taken from them.
    pub is_grey: bool,
}
