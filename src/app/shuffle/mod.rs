//! A shuffle that can be checked, without anybody who has to be trusted.
//!
//! The program shuffles the pack and, where the computer is forehand, settles the cut, and shows the
//! SHA-256 of both with a nonce: the [`Commitment`]. Only then do the players contribute something, by
//! which the pack is put into another order; then it is cut and dealt. The program could not choose the
//! deal, since it was bound before it knew the contributions, and the players could not, since they did
//! not know the pack. When the deal is over everything is laid open as a [`Proof`].
//!
//! What is hashed, byte for byte (all of it ends with a line feed):
//!
//! ```text
//! kosakeln-shuffle 1
//! <the 54 codes of the cards, the top one first, with a blank between two>
//! <the nonce, 64 hexadecimal digits in lower case>
//! cut <number>                              only where the computer cuts
//! ```
//!
//! The contribution is a text in UTF-8: that of the one person against the computer, or those of both
//! with a line feed between them, player one's first. The card at place k of the pack, counted from 1,
//! gets the key SHA-256(contribution, a blank, k in decimal); the cards are put in the order of their
//! keys, the smallest on top. Then so many cards as the cut says go from the top to the bottom.

mod commitment;
mod contributing;
mod contribution;
mod proof;

pub use commitment::{Commitment, Committed};
pub(super) use contributing::{Contributing, copied_elsewhere, settle, update};
pub use contributing::{ShuffleMsg, ShuffleScene, ShuffleView};
pub use contribution::MOST_CHARACTERS;
use contribution::{clean, joined, put_in_order};
pub use proof::{NoProof, Proof};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::dealing::{computer_cut, nonce, pack};
use super::{ByPlayer, Match, Player, Stage};
use crate::cards::Pack;

/// What a deal keeps of its shuffle beside what follows from the seed of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Shuffle {
    /// What was shown before anything was contributed.
    commitment: Commitment,
    /// What each contributed.
    contributions: ByPlayer<String>,
    /// How many cards were lifted in the cut.
    pub(super) lifted: u8,
}

/// The SHA-256 of a text.
fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text).into()
}

impl Match {
    /// What the program is bound by for deal `number`, counted from 0, of `dealer`'s.
    fn committed(&self, number: u32, dealer: Player) -> Committed {
        let is_cut_settled = self.setup.is_computer(dealer.other());
        Committed {
            pack: pack(self.seed, number),
            nonce: nonce(self.seed, number),
            cut: is_cut_settled.then(|| computer_cut(self.seed, number)),
        }
    }

    /// What each who sits at the screen has contributed, player one first.
    fn contributors(&self, contributions: &ByPlayer<String>) -> Vec<(Player, String)> {
        let people = Player::ALL.into_iter().filter(|player| !self.setup.is_computer(*player));
        people.map(|player| (player, contributions[player].clone())).collect()
    }

    /// What the program is bound by for the deal that the person at the screen begins with his next
    /// click or two, if that is not dealt yet: the one to be cut, or the one whose cut the computer
    /// makes as soon as he goes on.
    fn shuffle_due(&self) -> Option<Committed> {
        let (number, dealer) = match &self.stage {
            _ if self.is_given() => return None,
            Stage::Cut { dealer } => (self.deal_number(), *dealer),
            Stage::Draw(draw) => (self.deal_number(), self.if_computer_cuts(draw.dealer()?)?),
            Stage::Deal(deal) if deal.is_result_shown && deal.is_over() && !self.is_complete() => {
                (self.deal_number() + 1, self.if_computer_cuts(deal.next_dealer())?)
            }
            Stage::Deal(_) | Stage::Over => return None,
        };
        Some(self.committed(number, dealer))
    }

    fn if_computer_cuts(&self, dealer: Player) -> Option<Player> {
        self.setup.is_computer(dealer.other()).then_some(dealer)
    }

    /// The pack of the next deal, of `dealer`'s, with so many cards lifted, and what is kept of its
    /// shuffle. Where nobody has contributed anything, not even an empty text, the pack is cut and no more.
    pub(super) fn shuffled(
        &self,
        dealer: Player,
        lifted: u8,
        contributions: Option<&ByPlayer<String>>,
    ) -> (Pack, Option<Shuffle>) {
        let number = self.deal_number();
        let Some(contributions) = contributions else {
            return (pack(self.seed, number).cut(lifted), None);
        };
        let committed = self.committed(number, dealer);
        let mut kept = ByPlayer::default();
        for (player, text) in self.contributors(contributions) {
            kept[player] = clean(&text);
        }
        let contribution = joined(&self.contributors(&kept));
        let pack = put_in_order(&committed.pack, &contribution).cut(lifted);
        let commitment = committed.commitment();
        (pack, Some(Shuffle { commitment, contributions: kept, lifted }))
    }

    /// Whether this is what deal `number`, counted from 0, of `dealer`'s was dealt from.
    pub(super) fn is_shuffled_so(
        &self,
        number: u32,
        dealer: Player,
        dealt: &Pack,
        shuffle: &Shuffle,
    ) -> bool {
        let is_as_kept = |player: Player| {
            let text = &shuffle.contributions[player];
            clean(text) == *text && (text.is_empty() || !self.setup.is_computer(player))
        };
        let is_clean = Player::ALL.into_iter().all(is_as_kept);
        let proof = self.proof_of(number, dealer, *dealt, shuffle);
        !self.is_given() && is_clean && proof.is_bound() && proof.is_dealt_so()
    }

    fn proof_of(&self, number: u32, dealer: Player, dealt: Pack, shuffle: &Shuffle) -> Proof {
        Proof {
            commitment: shuffle.commitment.clone(),
            committed: self.committed(number, dealer),
            contributions: self.contributors(&shuffle.contributions),
            lifted: shuffle.lifted,
            dealt,
        }
    }

    /// Everything about the shuffle of the deal in a line of the score sheet, counted from 1, if that
    /// is over and its result has been shown.
    pub(super) fn proof(&self, line: u16) -> Result<Proof, NoProof> {
        let deal = self.deal_over(line).ok_or(NoProof::NoDeal)?;
        if self.is_given() {
            return Err(NoProof::FromCode);
        }
        let shuffle = deal.shuffle.as_ref().ok_or(NoProof::Uncommitted)?;
        Ok(self.proof_of(u32::from(line) - 1, deal.dealer, *deal.history.pack(), shuffle))
    }
}

#[cfg(test)]
mod tests;
