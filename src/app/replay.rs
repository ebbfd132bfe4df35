use super::{DealLog, Match, PastDeal, Player};
use crate::cards::{Card, CardSet};
use crate::rules::{BySeat, Deal, History, PublicView, Settlement};

/// A deal that is over, as it stood after some of its moves: all cards lie open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayScene {
    /// Who dealt.
    pub dealer: Player,
    /// How many moves have been made.
    pub ply: u32,
    /// How many moves the deal has.
    pub plies: u32,
    /// What anybody knew then.
    pub public: PublicView,
    /// What each held.
    pub hands: BySeat<CardSet>,
    /// What each had laid aside.
    pub discards: BySeat<CardSet>,
    /// What lay face down in front of each of his personal talon.
    pub personal_talons: BySeat<CardSet>,
    /// The Cossack talon, in its order.
    pub cossack_talon: [Card; 6],
    /// The log of the whole deal.
    pub log: DealLog,
    /// How the deal was settled; `None` if it was passed in.
    pub settlement: Option<Settlement>,
    /// How often a move was taken back.
    pub taken_back: u32,
}

impl ReplayScene {
    /// The deal after `ply` moves, or after all that it has.
    pub(super) fn new(deal: &PastDeal, ply: u32) -> Self {
        let PastDeal { dealer, history, taken_back, .. } = deal;
        let moves = history.moves();
        let made = moves.len().min(usize::try_from(ply).unwrap_or(usize::MAX));
        let count = |moves: usize| u32::try_from(moves).unwrap_or(u32::MAX);
        let mut then = History::new(*history.game().rules(), *history.pack());
        for (seat, action) in &moves[..made] {
            let again = then.play(*seat, *action);
            debug_assert!(again.is_ok(), "it has been accepted before");
        }
        let views = BySeat::new(|seat| then.game().view(seat));
        let public = then.game().public_view();
        let Deal { personal_talons, cossack_talon, .. } = Deal::new(history.pack());
        let lying = |seat| {
            // They are taken from the top.
            let below = personal_talons[seat].iter().rev();
            below.take(usize::from(public.untaken_sizes[seat])).copied().collect()
        };
        Self {
            dealer: *dealer,
            ply: count(made),
            plies: count(moves.len()),
            hands: BySeat::new(|seat| views[seat].hand),
            discards: BySeat::new(|seat| views[seat].discards),
            personal_talons: BySeat::new(lying),
            cossack_talon,
            log: DealLog::new(*dealer, history, |_| true),
            settlement: history.game().settlement().cloned(),
            taken_back: *taken_back,
            public,
        }
    }
}

impl Match {
    /// The deal of a line of the score sheet, counted from 1: one that is over, and whose result has
    /// been shown.
    pub(super) fn deal_over(&self, number: u16) -> Option<PastDeal> {
        let place = usize::from(number).checked_sub(1)?;
        let shown = self.deal().filter(|deal| place == self.past.len() && deal.is_result_shown);
        self.past.get(place).cloned().or_else(|| {
            let deal = shown?;
            let (dealer, taken_back) = (deal.dealer, deal.taken_back);
            let (hints, shuffle) = (deal.hints.clone(), deal.shuffle.clone());
            Some(PastDeal { dealer, history: deal.history.clone(), taken_back, hints, shuffle })
        })
    }

    /// All deals that are over, and whose results have been shown, in order.
    pub(super) fn deals_over(&self) -> impl Iterator<Item = PastDeal> {
        (1..).map_while(|number| self.deal_over(number))
    }
}
