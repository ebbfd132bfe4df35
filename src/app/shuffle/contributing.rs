use super::{Commitment, MOST_CHARACTERS, NoProof, Proof};
use crate::app::{ByPlayer, Effect, Match, Model, Player};
use crate::cards::Seed;

/// What the players contribute to the deal that comes next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::app) struct Contributing {
    /// Whether there is a deal to contribute to, and the browser has been asked for something.
    is_due: bool,
    /// What each contributes, as typed; nothing until the browser has answered.
    texts: Option<ByPlayer<String>>,
    /// Whether the last copy could be put in elsewhere.
    copied: Option<bool>,
}

/// Something that happens to the shuffle of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShuffleMsg {
    /// What [`Effect::DrawContribution`] asked for; nothing if
    /// there is no entropy.
    Drawn(Option<Seed>),
    /// A player contributes something else.
    Typed {
        /// Who.
        player: Player,
        /// What.
        text: String,
    },
    /// The commitment or the commands that check it are to be copied.
    Copy(String),
    /// They have been, or the browser does not copy.
    Copied(bool),
}

/// What the players see of a shuffle before the deal: nothing that tells of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShuffleView {
    /// What the program is bound by.
    pub commitment: Commitment,
    /// Whether where the computer cuts is in that.
    pub has_cut: bool,
    /// What each contributes, as typed; the computer nothing.
    pub contributions: ByPlayer<String>,
    /// Whether the last copy could be put in elsewhere.
    pub copied: Option<bool>,
}

/// The page that explains a shuffle, and checks it when the deal is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShuffleScene {
    /// The number of the deal's line in the score sheet, from 1; 0 if none is meant.
    pub number: u16,
    /// What there is to be checked; nothing if no deal is meant.
    pub proof: Option<Result<Proof, NoProof>>,
    /// Whether the last copy could be put in elsewhere.
    pub copied: Option<bool>,
}

/// Does what has to be done with a shuffle.
pub(in crate::app) fn update(model: &mut Model, msg: ShuffleMsg, effects: &mut Vec<Effect>) {
    let contributing = &mut model.contributing;
    match msg {
        ShuffleMsg::Drawn(seed) if contributing.is_due && contributing.texts.is_none() => {
            let digits = seed.map(Seed::to_hex).unwrap_or_default();
            let half = |place| digits.get(place..place + 32).unwrap_or_default().to_owned();
            let mut texts = ByPlayer::default();
            texts[Player::One] = half(0);
            texts[Player::Two] = half(32);
            contributing.texts = Some(texts);
        }
        ShuffleMsg::Drawn(_) => {}
        ShuffleMsg::Typed { player, text } => {
            if let Some(texts) = &mut contributing.texts {
                texts[player] = text.chars().take(MOST_CHARACTERS).collect();
            }
        }
        ShuffleMsg::Copy(text) => {
            // The same said once more is heard only if it was gone in between.
            contributing.copied = None;
            effects.push(Effect::CopyText(text));
        }
        ShuffleMsg::Copied(is_done) => contributing.copied = Some(is_done),
    }
}

/// Has the browser draw something for every deal that can be contributed to.
pub(in crate::app) fn settle(model: &mut Model, effects: &mut Vec<Effect>) {
    let running = model.running.as_ref().filter(|_| model.lesson.is_none());
    let is_due = running.is_some_and(Match::is_shuffle_due);
    if !is_due {
        model.contributing.is_due = false;
        model.contributing.texts = None;
    } else if !model.contributing.is_due {
        model.contributing = Contributing { is_due, ..Contributing::default() };
        effects.push(Effect::DrawContribution);
    }
}

impl Contributing {
    /// What the players contribute; nothing where the browser has never been asked for it.
    pub(in crate::app) const fn texts(&self) -> Option<&ByPlayer<String>> {
        self.texts.as_ref()
    }
}

/// Another page is turned to, on which nothing has been copied yet.
pub(in crate::app) const fn copied_elsewhere(model: &mut Model) {
    model.contributing.copied = None;
}

impl Match {
    /// Whether the players can contribute to a deal that comes next.
    fn is_shuffle_due(&self) -> bool {
        self.shuffle_due().is_some()
    }
}

impl Model {
    /// What the players see of the shuffle that they can contribute to.
    pub(in crate::app) fn shuffle_view(&self, running: &Match) -> Option<ShuffleView> {
        let Contributing { is_due: true, texts: Some(texts), copied } = &self.contributing else {
            return None;
        };
        let committed = running.shuffle_due()?;
        Some(ShuffleView {
            commitment: committed.commitment(),
            has_cut: committed.cut.is_some(),
            contributions: texts.clone(),
            copied: *copied,
        })
    }

    /// The page about a shuffle.
    pub(in crate::app) fn shuffle_scene(&self, number: u16) -> ShuffleScene {
        let proof = || match (&self.lesson, &self.running) {
            (Some(_), _) => Err(NoProof::Lesson),
            (None, Some(running)) => running.proof(number),
            (None, None) => Err(NoProof::NoDeal),
        };
        let proof = (number > 0).then(proof);
        ShuffleScene { number, proof, copied: self.contributing.copied }
    }
}
