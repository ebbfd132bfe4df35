use super::Player;
use crate::cards::{Card, Pack, Randomness, Seed};
use crate::rules::higher_draw;

/// How many cards lie face down for the draw: the whole pack, spread out.
pub const DRAW_PLACES: u8 = Card::COUNT;

/// Streams of a match's seed from here on are cuts; below are the packs of the deals.
const CUTS: u64 = 1 << 32;
/// Streams from here on are the packs that the first dealer is drawn from.
const DRAWS: u64 = 1 << 33;
/// Streams from here on are the nonces by which the packs of the deals are committed to.
const NONCES: u64 = 1 << 34;

/// The pack of deal `number`, counted from 0, before the cut.
pub(super) fn pack(seed: Seed, number: u32) -> Pack {
    Pack::shuffled(seed, number.into())
}

/// Where the computer cuts the pack of deal `number`: it leaves six cards at least on either side.
pub(super) fn computer_cut(seed: Seed, number: u32) -> u8 {
    let spread = u32::from(Card::COUNT) - 11;
    6 + Randomness::new(seed, CUTS + u64::from(number)).below(spread).to_le_bytes()[0]
}

/// The nonce of deal `number`, which keeps its pack from being found by trying.
pub(super) fn nonce(seed: Seed, number: u32) -> Seed {
    Randomness::new(seed, NONCES + u64::from(number)).seed()
}

/// The draw for the first deal as it lies on the table: nothing of the cards that are face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawView {
    /// The place each has drawn from, and the card that lay there, player one's first.
    drawn: [Option<(u8, Card)>; 2],
    /// Who is to draw; `None` when both have.
    pub turn: Option<Player>,
    /// Who deals first, when both have drawn and the ranks differ.
    pub dealer: Option<Player>,
}

impl DrawView {
    /// The card that `player` drew.
    #[must_use]
    pub fn drawn(&self, player: Player) -> Option<Card> {
        self.drawn[player as usize].map(|(_, card)| card)
    }

    /// The place that `player` drew from, and the card that lay there.
    #[must_use]
    pub fn drawn_from(&self, player: Player) -> Option<(u8, Card)> {
        self.drawn[player as usize]
    }

    /// The card that lay at a place drawn from; `None` for the others, which stay face down.
    #[must_use]
    pub fn card(&self, place: u8) -> Option<Card> {
        self.drawn.iter().flatten().find(|(from, _)| *from == place).map(|(_, card)| *card)
    }
}

/// The draw for the first deal (R3.1): one card each from the pack, which
/// lies spread out face down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    seed: Seed,
    round: u32,
    /// The places drawn from, player one's first; two different ones.
    places: Vec<u8>,
}

impl Draw {
    /// A draw in which nobody has drawn yet. Equal ranks make a new round.
    pub(super) const fn new(seed: Seed, round: u32) -> Self {
        Self { seed, round, places: Vec::new() }
    }

    /// How many rounds went before, all of equal ranks.
    #[must_use]
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// The places drawn from so far, player one's first.
    #[must_use]
    pub fn places(&self) -> &[u8] {
        &self.places
    }

    /// Who is to draw; `None` when both have.
    #[must_use]
    pub fn turn(&self) -> Option<Player> {
        Player::ALL.get(self.places.len()).copied()
    }

    /// The draw as it lies on the table.
    #[must_use]
    pub fn view(&self) -> DrawView {
        let drawn = Player::ALL.map(|player| {
            let place = *self.places.get(player as usize)?;
            Some((place, self.card_at(place)))
        });
        DrawView { drawn, turn: self.turn(), dealer: self.dealer() }
    }

    fn drawn(&self, player: Player) -> Option<Card> {
        self.places.get(player as usize).map(|place| self.card_at(*place))
    }

    /// Who deals first, when both have drawn and the ranks differ.
    #[must_use]
    pub fn dealer(&self) -> Option<Player> {
        let drawn = [self.drawn(Player::One)?, self.drawn(Player::Two)?];
        higher_draw(drawn).and_then(|higher| Player::ALL.get(higher).copied())
    }

    /// Draws for the player whose turn it is; tells whether the place could be drawn from.
    pub(super) fn draw(&mut self, place: u8) -> bool {
        let is_free = place < DRAW_PLACES && !self.places.contains(&place);
        let may_draw = is_free && self.turn().is_some();
        if may_draw {
            self.places.push(place);
        }
        may_draw
    }

    /// Draws for the computer, from a place that is free.
    pub(super) fn draw_for_computer(&mut self) {
        let stream = DRAWS + (1 << 32) + u64::from(self.round);
        let first = Randomness::new(self.seed, stream).below(DRAW_PLACES.into()).to_le_bytes()[0];
        if !self.draw(first) {
            self.draw((first + 1) % DRAW_PLACES);
        }
    }

    fn card_at(&self, place: u8) -> Card {
        let pack = Pack::shuffled(self.seed, DRAWS + u64::from(self.round));
        pack.cards()[usize::from(place % DRAW_PLACES)]
    }
}
