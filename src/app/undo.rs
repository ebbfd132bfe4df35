use super::update::{changed, is_out_of_sight};
use super::{Effect, Front, LastTrick, Match, Model, News, Player, Selection, lesson};
use crate::cards::CardSet;
use crate::rules::{Move, Phase, Seat};

/// Why the last decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// The player in front has decided nothing in this deal yet.
    NothingYet,
    /// The deal is over.
    DealOver,
    /// Between two people the curtain has come down since: the other may have seen it.
    Seen,
    /// It exposed the Cossack talon, which both have seen.
    TalonExposed,
    /// It laid tarocks on the table face up.
    FaceUp,
}

impl Match {
    /// How many moves are left when the last decision of the player in front is taken back.
    ///
    /// Against the computer that goes back to his own last move, and can be done again and again; the
    /// computer then decides the same from the same. Between two people only what the one in front has
    /// done since he lifted the curtain is taken back, and only if he has learned or shown nothing by
    /// it: then each knows as much as before.
    pub(super) fn move_to_take_back(&self) -> Result<usize, NoUndo> {
        let deal = self.deal().ok_or(NoUndo::NothingYet)?;
        let moves = deal.history.moves();
        let own = |player: Player| {
            let seat = player.seat(deal.dealer);
            moves.iter().rposition(|(by, _)| *by == seat).ok_or(NoUndo::NothingYet)
        };
        if self.setup.is_computer(Player::Two) {
            return if deal.is_result_shown { Err(NoUndo::DealOver) } else { own(Player::One) };
        }
        let (Front::Player(player) | Front::Curtain(player)) = deal.front;
        let last = own(player)?;
        if deal.is_over() {
            return Err(NoUndo::DealOver);
        }
        let is_since = deal.ply() > deal.in_front_since && last + 1 == moves.len();
        if matches!(deal.front, Front::Curtain(_)) || !is_since {
            return Err(NoUndo::Seen);
        }
        match (moves.last().map(|(_, action)| *action), deal.history.game().phase()) {
            (Some(Move::Announce(_)), Phase::TalonChoice) => Err(NoUndo::TalonExposed),
            (Some(Move::Discard(cards)), _) if !cards.is_disjoint(CardSet::TAROCKS) => {
                Err(NoUndo::FaceUp)
            }
            _ => Ok(last),
        }
    }
}

/// Takes the last decision of the player in front back, or says why that cannot be. What the computer
/// is thinking about is dropped, and so is whatever was chosen.
pub(super) fn take_back(model: &mut Model, effects: &mut Vec<Effect>) {
    if is_out_of_sight(model) {
        return;
    }
    let Some(running) = &mut model.running else { return };
    let kept = running.move_to_take_back();
    let is_against_computer = running.setup.is_computer(Player::Two);
    let Some(deal) = running.deal_mut() else { return };
    let Ok(kept) = kept else {
        model.is_undo_refused = true;
        model.undo_refusals = model.undo_refusals.wrapping_add(1);
        return;
    };
    while deal.history.moves().len() > kept && deal.history.undo() {}
    deal.taken_back = deal.taken_back.saturating_add(1);
    let computer = is_against_computer.then(|| Player::Two.seat(deal.dealer));
    deal.news = told_after(&News::of_all(&deal.history), computer);
    model.last_trick = LastTrick::Lies;
    model.selection = Selection::default();
    model.refusal = None;
    model.dialog = None;
    lesson::turn(model, 0);
    changed(model, effects);
}

/// What has been done since the person to move last answered, after all of these moves: what one does
/// in a row stays together until the other has moved too. The computer needs to be told nothing.
pub(super) fn told_after(all: &[News], computer: Option<Seat>) -> Vec<News> {
    let mut told: Vec<News> = Vec::new();
    for news in all {
        if computer != Some(news.seat) && told.iter().any(|told| told.seat != news.seat) {
            told.clear();
        }
        told.push(*news);
    }
    told
}
