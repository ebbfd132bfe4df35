use super::announcing::{AnnounceBefore, Prepared};
use super::exchange::PersonalExchange;
use super::holdings::Holdings;
use super::play::Play;
use super::talon::{TalonChoice, TalonDiscard};
use super::{
    Announcements, Auction, AuctionOutcome, Bargain, Calls, Choices, Contract, Deal, Event,
    IllegalMove, Move, OpenCards, Phase, PlayerView, PublicView, Role, Rules, Seat, Settlement,
};
use crate::cards::Pack;

/// The state of a deal in play. It knows nothing of how it came about: that is a
/// [`History`](super::History).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    state: State,
}

/// A phase with what it knows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "games are copied by the million, and a box would cost an allocation each time"
)]
pub(super) enum State {
    PersonalExchange(PersonalExchange),
    Auction(Holdings, Auction),
    AnnounceBefore(AnnounceBefore),
    TalonChoice(TalonChoice),
    TalonDiscard(TalonDiscard),
    AnnounceAfter(Prepared),
    DefenderAnnounce(Prepared),
    Play(Play),
    Finished(Play, Settlement),
    PassedIn(Holdings, Calls),
}

impl Game {
    /// A deal of `pack` under `rules`, before the personal exchange.
    #[must_use]
    pub fn new(rules: Rules, pack: &Pack) -> Self {
        let exchange = PersonalExchange { deal: Deal::new(pack), forehand_laid: None };
        Self { rules, state: State::PersonalExchange(exchange) }
    }

    /// The house rules in force.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What is due.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.state {
            State::PersonalExchange(_) => Phase::PersonalExchange,
            State::Auction(..) => Phase::Auction,
            State::AnnounceBefore(_) => Phase::AnnounceBefore,
            State::TalonChoice(_) => Phase::TalonChoice,
            State::TalonDiscard(_) => Phase::TalonDiscard,
            State::AnnounceAfter(_) => Phase::AnnounceAfter,
            State::DefenderAnnounce(_) => Phase::DefenderAnnounce,
            State::Play(_) => Phase::Play,
            State::Finished(..) => Phase::Finished,
            State::PassedIn(..) => Phase::PassedIn,
        }
    }

    /// The seat to act; `None` when the deal is over.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        match &self.state {
            State::PersonalExchange(exchange) => Some(exchange.turn()),
            State::Auction(_, auction) => Some(auction.turn()),
            State::AnnounceBefore(window) => Some(window.bargain.declarer),
            State::TalonChoice(choice) => Some(choice.bargain.declarer),
            State::TalonDiscard(discard) => Some(discard.bargain.declarer),
            State::AnnounceAfter(prepared) => Some(prepared.bargain.declarer),
            State::DefenderAnnounce(prepared) => Some(prepared.bargain.declarer.other()),
            State::Play(play) => Some(play.turn()),
            State::Finished(..) | State::PassedIn(..) => None,
        }
    }

    /// The seat to act and what it may do; `None` when the deal is over. There is always a legal
    /// move until then.
    #[must_use]
    #[inline]
    pub fn choices(&self) -> Option<(Seat, Choices)> {
        let rules = &self.rules;
        Some(match &self.state {
            State::PersonalExchange(exchange) => {
                (exchange.turn(), Choices::Discard(exchange.choices(rules)))
            }
            State::Auction(_, auction) => (auction.turn(), Choices::Call(auction.choices(rules))),
            State::AnnounceBefore(window) => {
                (window.bargain.declarer, Choices::Announce(window.choices(rules)))
            }
            State::TalonChoice(choice) => {
                (choice.bargain.declarer, Choices::Take(choice.choices()))
            }
            State::TalonDiscard(discard) => {
                (discard.bargain.declarer, Choices::Discard(discard.choices(rules)))
            }
            State::AnnounceAfter(prepared) => {
                let choices = prepared.choices(rules, Role::Declarer);
                (prepared.bargain.declarer, Choices::Announce(choices))
            }
            State::DefenderAnnounce(prepared) => {
                let choices = prepared.choices(rules, Role::Defender);
                (prepared.bargain.declarer.other(), Choices::Announce(choices))
            }
            State::Play(play) => (play.turn(), Choices::Play(play.choices())),
            State::Finished(..) | State::PassedIn(..) => return None,
        })
    }

    /// Makes a move for `seat`: the one door through which a deal changes.
    ///
    /// # Errors
    /// The first fault in the order of R13; the deal is then as it was.
    pub fn play(&mut self, seat: Seat, action: Move) -> Result<Event, IllegalMove> {
        let rules = self.rules;
        let is_turn = |turn: Seat| {
            if turn == seat { Ok(()) } else { Err(IllegalMove::WrongSeat { turn }) }
        };
        Ok(match (&mut self.state, action) {
            (State::PersonalExchange(exchange), Move::Discard(cards)) => {
                is_turn(exchange.turn())?;
                match exchange.discard(&rules, cards)? {
                    None => Event::Continued,
                    Some(holdings) => {
                        self.state = State::Auction(holdings, Auction::default());
                        Event::Exchanged
                    }
                }
            }
            (State::Auction(holdings, bidding), Move::Call(call)) => {
                is_turn(bidding.turn())?;
                match bidding.call(&rules, call)? {
                    AuctionOutcome::Continues => Event::Continued,
                    AuctionOutcome::PassedIn => {
                        self.state = State::PassedIn(*holdings, bidding.calls());
                        Event::PassedIn
                    }
                    AuctionOutcome::Won(bargain) => {
                        self.state = after_auction(*holdings, bidding.calls(), bargain);
                        Event::AuctionWon(bargain)
                    }
                }
            }
            (State::AnnounceBefore(window), Move::Announce(bonuses)) => {
                is_turn(window.bargain.declarer)?;
                window.choices(&rules).check(bonuses)?;
                let choice = TalonChoice {
                    holdings: window.holdings,
                    calls: window.calls,
                    bargain: window.bargain,
                    announced_before: bonuses,
                };
                self.state = State::TalonChoice(choice);
                Event::TalonExposed
            }
            (State::TalonChoice(choice), Move::Take(cards)) => {
                is_turn(choice.bargain.declarer)?;
                self.state = State::TalonDiscard(choice.take(cards)?);
                Event::TalonTaken
            }
            (State::TalonDiscard(discard), Move::Discard(cards)) => {
                is_turn(discard.bargain.declarer)?;
                self.state = State::AnnounceAfter(discard.discard(&rules, cards)?);
                Event::TalonDiscarded
            }
            (State::AnnounceAfter(prepared), Move::Announce(bonuses)) => {
                is_turn(prepared.bargain.declarer)?;
                prepared.choices(&rules, Role::Declarer).check(bonuses)?;
                let announcements = Announcements { after: bonuses, ..prepared.announcements };
                let prepared = Prepared { announcements, ..*prepared };
                if rules.defender_birds {
                    self.state = State::DefenderAnnounce(prepared);
                    Event::DefenderMayAnnounce
                } else {
                    self.state = State::Play(Play::new(prepared));
                    Event::PlayBegan
                }
            }
            (State::DefenderAnnounce(prepared), Move::Announce(bonuses)) => {
                is_turn(prepared.bargain.declarer.other())?;
                prepared.choices(&rules, Role::Defender).check(bonuses)?;
                let announcements = Announcements { defender: bonuses, ..prepared.announcements };
                let prepared = Prepared { announcements, ..*prepared };
                self.state = State::Play(Play::new(prepared));
                Event::PlayBegan
            }
            (State::Play(play), Move::Play(card)) => {
                is_turn(play.turn())?;
                match play.play(card)? {
                    None => Event::Continued,
                    Some(winner) if !play.is_over() => Event::TrickWon { winner },
                    Some(winner) => {
                        let settlement = play.settle(&rules);
                        self.state = State::Finished(*play, settlement);
                        Event::Finished { winner }
                    }
                }
            }
            _ => return Err(IllegalMove::WrongPhase { phase: self.phase() }),
        })
    }

    /// The settlement; `None` unless the deal is finished.
    #[must_use]
    pub const fn settlement(&self) -> Option<&Settlement> {
        match &self.state {
            State::Finished(_, settlement) => Some(settlement),
            _ => None,
        }
    }

    /// What the player at `seat` may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> PlayerView {
        PlayerView::new(self, seat)
    }

    /// What anybody may know who looks at the table.
    #[must_use]
    pub fn public_view(&self) -> PublicView {
        PublicView::new(self)
    }

    /// Both hands and all that counts, while cards are played; `None` in every other phase.
    #[must_use]
    pub fn open_cards(&self) -> Option<OpenCards> {
        match &self.state {
            State::Play(play) => Some(OpenCards::new(play)),
            _ => None,
        }
    }

    pub(super) const fn state(&self) -> &State {
        &self.state
    }
}

/// Where a won auction leads: past the Cossack talon, or in Solo to the one window (R7.1).
fn after_auction(holdings: Holdings, calls: Calls, bargain: Bargain) -> State {
    match bargain.contract {
        Contract::Solo => State::AnnounceAfter(Prepared::solo(holdings, calls, bargain)),
        Contract::Dreiblatt | Contract::Zweiblatt | Contract::Einblatt => {
            State::AnnounceBefore(AnnounceBefore { holdings, calls, bargain })
        }
    }
}
