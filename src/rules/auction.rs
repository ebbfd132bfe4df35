use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Call, CallFault, CallSet, Contract, GamePoints, IllegalMove, PassedIn, Rules, Seat};

/// The calls of an auction in order: forehand's first, then by turns. Used like a slice of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Calls {
    /// Behind the calls made stand passes that mean nothing.
    calls: [Call; Self::MOST],
    len: u8,
}

impl Calls {
    /// Each call but Pass, Hold and the one Unterer raises the contract.
    const MOST: usize = 9;

    fn push(&mut self, call: Call) {
        self.calls[usize::from(self.len)] = call;
        self.len += 1;
    }
}

impl Default for Calls {
    /// Nothing has been said.
    fn default() -> Self {
        Self { calls: [Call::Pass; Self::MOST], len: 0 }
    }
}

impl Deref for Calls {
    type Target = [Call];

    fn deref(&self) -> &[Call] {
        &self.calls[..usize::from(self.len)]
    }
}

impl std::fmt::Debug for Calls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A list of the calls' names.
impl Serialize for Calls {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// From such a list, of no more calls than an auction can have.
impl<'de> Deserialize<'de> for Calls {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<Call>::deserialize(deserializer)?;
        if list.len() > Self::MOST {
            return Err(de::Error::invalid_length(list.len(), &"the calls of an auction"));
        }
        let mut calls = Self::default();
        for call in list {
            calls.push(call);
        }
        Ok(calls)
    }
}

/// What the auction ended in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Bargain {
    /// Who plays.
    pub declarer: Seat,
    /// What he plays.
    pub contract: Contract,
    /// The game value G in force (R6.1, R6.7).
    pub game_value: GamePoints,
}

/// The game value of a Dreiblatt taken over with Unterer (R6.7).
const UNTERER: GamePoints = GamePoints::new(4);
/// The game value of one that forehand then holds (R6.7).
const UNTERER_HELD: GamePoints = GamePoints::new(5);

impl Bargain {
    const fn bid(declarer: Seat, contract: Contract) -> Self {
        Self { declarer, contract, game_value: contract.game_value() }
    }

    /// The game value if the bargain is held: the same, except over an Unterer.
    fn value_if_held(self) -> GamePoints {
        if self.game_value == UNTERER { UNTERER_HELD } else { self.game_value }
    }
}

/// The auction (R6): what has been said, and nothing of the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Auction {
    calls: Calls,
    standing: Option<Bargain>,
}

/// How an auction goes on after a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionOutcome {
    /// The other one is to call.
    Continues,
    /// Both have passed, and nothing is played (R6.6).
    PassedIn,
    /// This is played.
    Won(Bargain),
}

impl Auction {
    /// The auction in which `calls` have been made; `None` if they do not follow the rules, or end
    /// it.
    #[must_use]
    pub fn after(rules: &Rules, calls: &[Call]) -> Option<Self> {
        let mut auction = Self::default();
        for call in calls {
            match auction.call(rules, *call) {
                Ok(AuctionOutcome::Continues) => {}
                _ => return None,
            }
        }
        Some(auction)
    }

    /// What has been said so far.
    #[must_use]
    pub const fn calls(&self) -> Calls {
        self.calls
    }

    /// What would be played if nothing more were said.
    #[must_use]
    pub const fn standing(&self) -> Option<Bargain> {
        self.standing
    }

    /// Who is to call.
    #[must_use]
    pub fn turn(&self) -> Seat {
        if self.calls.len().is_multiple_of(2) { Seat::Forehand } else { Seat::Dealer }
    }

    /// What may be called.
    #[must_use]
    pub fn choices(&self, rules: &Rules) -> CallChoices {
        CallChoices {
            seat: self.turn(),
            standing: self.standing,
            is_after_opening_dreiblatt: *self.calls == [Call::Bid(Contract::Dreiblatt)],
            jump_bids: rules.jump_bids,
            unterer: rules.unterer,
        }
    }

    /// Makes a call.
    ///
    /// # Errors
    /// [`IllegalMove::IllegalCall`]; the auction is then as it was.
    pub fn call(&mut self, rules: &Rules, call: Call) -> Result<AuctionOutcome, IllegalMove> {
        self.choices(rules).check(call)?;
        let seat = self.turn();
        let previous = self.standing;
        let is_first_call = self.calls.is_empty();
        self.calls.push(call);
        let standing = match (call, previous) {
            (Call::Pass, Some(bargain)) => return Ok(AuctionOutcome::Won(bargain)),
            (Call::Pass, None) if is_first_call => return Ok(AuctionOutcome::Continues),
            (Call::Pass, None) => {
                return Ok(match rules.passed_in {
                    PassedIn::NextDealer | PassedIn::SameDealer => AuctionOutcome::PassedIn,
                    PassedIn::ForcedDreiblatt => {
                        AuctionOutcome::Won(Bargain::bid(Seat::Forehand, Contract::Dreiblatt))
                    }
                });
            }
            (Call::Bid(contract), _) => Bargain::bid(seat, contract),
            (Call::Unterer, _) => {
                Bargain { game_value: UNTERER, ..Bargain::bid(seat, Contract::Dreiblatt) }
            }
            (Call::Hold, Some(over)) => {
                Bargain { declarer: seat, game_value: over.value_if_held(), ..over }
            }
            (Call::Hold, None) => {
                return Err(IllegalMove::IllegalCall { call, fault: CallFault::NothingToHold });
            }
        };
        self.standing = Some(standing);
        let is_last_word = match call {
            // Forehand has passed, and a pass is final (R6.2, R6.4).
            _ if previous.is_none() && !is_first_call => true,
            // Solo ends the auction (R6.5), unless it may be held (R12).
            Call::Bid(Contract::Solo) => {
                let may_be_held = rules.hold_solo && seat == Seat::Dealer;
                !may_be_held
            }
            Call::Hold => standing.contract == Contract::Solo,
            _ => false,
        };
        Ok(if is_last_word { AuctionOutcome::Won(standing) } else { AuctionOutcome::Continues })
    }
}

/// What may be called: the one source of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CallChoices {
    seat: Seat,
    standing: Option<Bargain>,
    is_after_opening_dreiblatt: bool,
    jump_bids: bool,
    unterer: bool,
}

impl CallChoices {
    /// The calls that may be made; never empty.
    #[must_use]
    pub fn legal(&self) -> CallSet {
        Call::ALL.into_iter().filter(|call| self.fault(*call).is_none()).collect()
    }

    /// What would be played if the other player said nothing more, if anything was bid.
    #[must_use]
    pub const fn standing(&self) -> Option<Bargain> {
        self.standing
    }

    /// The game value in force if `call` were made and stood; `None` for a pass.
    #[must_use]
    pub fn game_value(&self, call: Call) -> Option<GamePoints> {
        match call {
            Call::Pass => None,
            Call::Bid(contract) => Some(contract.game_value()),
            Call::Unterer => Some(UNTERER),
            Call::Hold => self.standing.map(Bargain::value_if_held),
        }
    }

    /// Whether `call` may be made.
    ///
    /// # Errors
    /// [`IllegalMove::IllegalCall`] with what is wrong with it.
    pub fn check(&self, call: Call) -> Result<(), IllegalMove> {
        match self.fault(call) {
            None => Ok(()),
            Some(fault) => Err(IllegalMove::IllegalCall { call, fault }),
        }
    }

    fn fault(&self, call: Call) -> Option<CallFault> {
        if call == Call::Hold && self.seat == Seat::Dealer {
            return Some(CallFault::DealerNeverHolds);
        }
        match (call, self.standing) {
            (Call::Pass, _) | (Call::Bid(_), None) | (Call::Hold, Some(_)) => None,
            (Call::Bid(bid), Some(over)) if bid <= over.contract => {
                Some(CallFault::NotHigher { than: over.contract })
            }
            (Call::Bid(bid), Some(over)) => {
                let is_jump = Some(bid) != over.contract.next() && bid != Contract::Solo;
                (is_jump && !self.jump_bids).then_some(CallFault::Jump { over: over.contract })
            }
            (Call::Hold, None) => Some(CallFault::NothingToHold),
            (Call::Unterer, _) if !self.unterer => Some(CallFault::UntererIsOff),
            (Call::Unterer, _) => (!self.is_after_opening_dreiblatt)
                .then_some(CallFault::UntererOnlyOverOpeningDreiblatt),
        }
    }
}
