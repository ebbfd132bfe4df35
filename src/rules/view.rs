use serde::{Deserialize, Serialize};

use super::announcing::Prepared;
use super::game::State;
use super::holdings::Holdings;
use super::{
    Announcements, Bargain, BySeat, Calls, Choices, Game, Phase, Rules, Seat, Settlement, Tricks,
};
use crate::cards::{Card, CardSet};

/// What anybody may know who looks at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PublicView {
    /// The house rules in force.
    pub rules: Rules,
    /// What is due.
    pub phase: Phase,
    /// The seat to act; `None` when the deal is over.
    pub turn: Option<Seat>,
    /// How many cards each holds. Until both have exchanged, how many each chooses from: what is
    /// laid aside meanwhile is secret (R5.3).
    pub hand_sizes: BySeat<u8>,
    /// How many cards each has discarded; none until both have exchanged.
    pub discard_sizes: BySeat<u8>,
    /// How many cards of each personal talon lie face down in front of its owner.
    pub untaken_sizes: BySeat<u8>,
    /// The discarded tarocks, which lie face up (R5.2).
    pub face_up: BySeat<CardSet>,
    /// The auction so far.
    pub calls: Calls,
    /// What the auction ended in, if it is over and somebody plays.
    pub bargain: Option<Bargain>,
    /// What has been announced.
    pub announcements: Announcements,
    /// The Cossack talon.
    pub talon: TalonView,
    /// The cards played.
    pub tricks: Tricks,
    /// Everything, once the deal is finished.
    pub accounts: Option<Accounts>,
}

/// The Cossack talon as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum TalonView {
    /// Six cards face down.
    FaceDown,
    /// Exposed, in its order (R8.1).
    Exposed {
        /// The six cards.
        cards: [Card; 6],
        /// The group that the declarer took; empty until he has.
        taken: CardSet,
    },
}

/// Where every card lay in a finished deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Accounts {
    /// The sixteen cards that each held at the first lead.
    pub hands: BySeat<CardSet>,
    /// What each discarded.
    pub discards: BySeat<CardSet>,
    /// What each left of his personal talon (R5.4).
    pub untaken: BySeat<CardSet>,
    /// The Cossack talon, in its order.
    pub cossack_talon: [Card; 6],
    /// The cards of it that nobody took and that count for the defender (R8.3).
    pub left_in_talon: CardSet,
    /// Everything that counts for each side (R10.1).
    pub piles: BySeat<CardSet>,
    /// The settlement.
    pub settlement: Settlement,
}

/// What the player at a seat may know: what anybody may, and his own cards. A computer player and
/// a player at the screen get this and never a [`Game`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayerView {
    /// Whose view it is.
    pub seat: Seat,
    /// What anybody may know.
    pub public: PublicView,
    /// The cards he holds; while he exchanges, those he chooses from.
    pub hand: CardSet,
    /// The cards he has laid aside.
    pub discards: CardSet,
    /// What he may do, if it is his turn.
    pub choices: Option<Choices>,
}

impl PublicView {
    pub(super) fn new(game: &Game) -> Self {
        let mut view = Self {
            rules: *game.rules(),
            phase: game.phase(),
            turn: game.turn(),
            hand_sizes: BySeat::default(),
            discard_sizes: BySeat::default(),
            untaken_sizes: BySeat::default(),
            face_up: BySeat::default(),
            calls: Calls::default(),
            bargain: None,
            announcements: Announcements::default(),
            talon: TalonView::FaceDown,
            tricks: Tricks::default(),
            accounts: None,
        };
        match game.state() {
            State::PersonalExchange(exchange) => {
                view.hand_sizes = BySeat::new(|seat| exchange.pool(game.rules(), seat).len());
                view.untaken_sizes = view.hand_sizes.map(|size| 24 - size);
            }
            State::Auction(holdings, auction) => {
                view.show_holdings(holdings);
                view.calls = auction.calls();
            }
            State::PassedIn(holdings, calls) => {
                view.show_holdings(holdings);
                view.calls = *calls;
            }
            State::AnnounceBefore(window) => {
                view.show_holdings(&window.holdings);
                view.calls = window.calls;
                view.bargain = Some(window.bargain);
            }
            State::TalonChoice(choice) => {
                view.show_holdings(&choice.holdings);
                view.calls = choice.calls;
                view.bargain = Some(choice.bargain);
                view.announcements.before = choice.announced_before;
                view.talon = exposed(&choice.holdings, CardSet::EMPTY);
            }
            State::TalonDiscard(discard) => {
                view.show_holdings(&discard.holdings);
                view.calls = discard.calls;
                view.bargain = Some(discard.bargain);
                view.announcements.before = discard.announced_before;
                view.talon = exposed(&discard.holdings, discard.taken);
            }
            State::AnnounceAfter(prepared) | State::DefenderAnnounce(prepared) => {
                view.show_prepared(prepared);
            }
            State::Play(play) => {
                view.show_prepared(&play.prepared);
                view.hand_sizes = play.hands.map(CardSet::len);
                view.tricks = play.tricks;
            }
            State::Finished(play, settlement) => {
                let prepared = &play.prepared;
                view.show_prepared(prepared);
                view.hand_sizes = BySeat::default();
                view.tricks = play.tricks;
                view.accounts = Some(Accounts {
                    hands: prepared.holdings.hands,
                    discards: prepared.holdings.discards,
                    untaken: prepared.holdings.untaken,
                    cossack_talon: prepared.holdings.cossack_talon,
                    left_in_talon: prepared.left_in_talon(),
                    piles: play.piles(),
                    settlement: settlement.clone(),
                });
            }
        }
        view
    }

    fn show_holdings(&mut self, holdings: &Holdings) {
        self.hand_sizes = holdings.hands.map(CardSet::len);
        self.discard_sizes = holdings.discards.map(CardSet::len);
        self.untaken_sizes = holdings.untaken.map(CardSet::len);
        self.face_up = holdings.face_up();
    }

    fn show_prepared(&mut self, prepared: &Prepared) {
        self.show_holdings(&prepared.holdings);
        self.calls = prepared.calls;
        self.bargain = Some(prepared.bargain);
        self.announcements = prepared.announcements;
        if !prepared.taken.is_empty() {
            self.talon = exposed(&prepared.holdings, prepared.taken);
        }
    }
}

const fn exposed(holdings: &Holdings, taken: CardSet) -> TalonView {
    TalonView::Exposed { cards: holdings.cossack_talon, taken }
}

impl PlayerView {
    pub(super) fn new(game: &Game, seat: Seat) -> Self {
        let (hand, discards) = match game.state() {
            State::PersonalExchange(exchange) => {
                let pool = exchange.pool(game.rules(), seat);
                let laid = match seat {
                    Seat::Forehand => exchange.forehand_laid.unwrap_or_default(),
                    Seat::Dealer => CardSet::EMPTY,
                };
                (pool - laid, laid)
            }
            State::Auction(holdings, _) | State::PassedIn(holdings, _) => own(holdings, seat),
            State::AnnounceBefore(window) => own(&window.holdings, seat),
            State::TalonChoice(choice) => own(&choice.holdings, seat),
            State::TalonDiscard(discard) => own(&discard.holdings, seat),
            State::AnnounceAfter(prepared) | State::DefenderAnnounce(prepared) => {
                own(&prepared.holdings, seat)
            }
            State::Play(play) | State::Finished(play, _) => {
                (play.hands[seat], play.prepared.holdings.discards[seat])
            }
        };
        let choices = game.choices().filter(|(turn, _)| *turn == seat).map(|(_, choices)| choices);
        Self { seat, public: game.public_view(), hand, discards, choices }
    }
}

fn own(holdings: &Holdings, seat: Seat) -> (CardSet, CardSet) {
    (holdings.hands[seat], holdings.discards[seat])
}
