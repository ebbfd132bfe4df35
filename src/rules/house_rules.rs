use serde::{Deserialize, Serialize};

/// The house rules of a deal (R12). The default is the published game.
///
/// In a record each is a member of `rules`, under the name and with the values given here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own, named and set alone")]
pub struct Rules {
    /// How cards are exchanged with the personal talon (R5.1).
    pub exchange: Exchange,
    /// When a tarock may be discarded (R5.2).
    pub tarock_discard: TarockDiscard,
    /// What happens when both pass (R6.6).
    pub passed_in: PassedIn,
    /// Whether an overbid may leave out contracts.
    pub jump_bids: bool,
    /// Whether forehand may hold a dealer's Solo that overbids him.
    pub hold_solo: bool,
    /// Whether dealer may take over an opening Dreiblatt with Unterer (R6.7).
    pub unterer: bool,
    /// Whether Quapil, Trull, Royal Trull and Four Birds are paid.
    pub burgstaller_bonuses: bool,
    /// Whether the defender may announce birds (R7.4).
    pub defender_birds: bool,
    /// Whether a silent bird that loses its trick costs (R11.4).
    pub silent_bird_lost: bool,
    /// What Valat does to the item of the game (R11.2).
    pub valat: ValatRule,
    /// Whose held bonuses count (R11.7).
    pub held_bonuses: HeldBonuses,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            exchange: Exchange::Classic,
            tarock_discard: TarockDiscard::Forced,
            passed_in: PassedIn::NextDealer,
            jump_bids: true,
            hold_solo: false,
            unterer: false,
            burgstaller_bonuses: true,
            defender_birds: false,
            silent_bird_lost: true,
            valat: ValatRule::Replaces,
            held_bonuses: HeldBonuses::Either,
        }
    }
}

/// How cards are exchanged with the personal talon (R5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Exchange {
    /// Eight of sixteen go, then all eight come.
    Classic,
    /// Plain cards only, as many as there are up to eight.
    Medium,
    /// As many as one likes, up to eight.
    Easy,
    /// All eight come, then eight of twenty-four go.
    Tactical,
}

impl Exchange {
    /// All variants, the default first.
    pub const ALL: [Self; 4] = [Self::Classic, Self::Medium, Self::Easy, Self::Tactical];
}

/// When a tarock may be discarded (R5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TarockDiscard {
    /// Only if every plain card goes with it.
    Forced,
    /// Freely; face up in either case.
    FaceUp,
}

/// What happens when both pass (R6.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PassedIn {
    /// The other player deals.
    NextDealer,
    /// The same player deals again.
    SameDealer,
    /// Forehand is declarer of a Dreiblatt.
    ForcedDreiblatt,
}

/// What Valat does to the item of the game (R11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ValatRule {
    /// Only Valat is settled.
    Replaces,
    /// Both are settled.
    Adds,
}

/// Whose held bonuses count (R11.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum HeldBonuses {
    /// Both players'.
    Either,
    /// The declarer's only.
    Declarer,
}
