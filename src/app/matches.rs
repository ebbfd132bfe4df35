use super::dealing::{computer_cut, pack};
use super::{ByPlayer, Draw, Given, MatchLength, MatchSetup, News, Player, Shuffle, Standing};
use crate::cards::{Card, Pack, Seed};
use crate::rules::{GamePoints, History, PassedIn, Phase, Seat};

/// A match: an evening of deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub(super) setup: MatchSetup,
    /// Everything random in the match follows from it.
    pub(super) seed: Seed,
    pub(super) past: Vec<PastDeal>,
    pub(super) stage: Stage,
    /// Set if its one deal comes from a code.
    pub(super) given: Option<Given>,
}

/// What is going on in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The first dealer is drawn (R3.1).
    Draw(Draw),
    /// Forehand cuts (R3.2). If forehand is the computer, its cut waits only before the first deal of a match
    /// whose first dealer is not drawn.
    Cut {
        /// Who deals.
        dealer: Player,
    },
    /// A deal is played, or has been and its result is shown.
    Deal(Box<DealInPlay>),
    /// The agreed number of deals has been played, or the players have had enough.
    Over,
}

/// A deal in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealInPlay {
    /// Who deals.
    pub dealer: Player,
    /// How many cards were lifted in the cut.
    pub lifted: u8,
    pub(super) history: History,
    /// By what it was shuffled; nothing if nobody contributed to that.
    pub(super) shuffle: Option<Shuffle>,
    /// Who is in front of the screen.
    pub front: Front,
    /// What has been done since the player in front last answered.
    pub news: Vec<News>,
    /// Whether the result is shown; until then the last trick lies on the table.
    pub is_result_shown: bool,
    /// How often a move has been taken back in this deal.
    pub taken_back: u32,
    /// How many moves had been made when the curtain was last lifted: between two people no move
    /// before that is taken back.
    pub(super) in_front_since: u32,
    /// How many hints each has been given.
    pub hints: ByPlayer<u16>,
    /// In which order the players have put their cards, those that they have lost among them;
    /// nothing as long as they have not.
    pub(super) order: ByPlayer<Vec<Card>>,
}

/// Who is in front of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Front {
    /// This player, who sees his cards.
    Player(Player),
    /// Nobody yet: the curtain is down until this player lifts it.
    Curtain(Player),
}

/// A deal that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastDeal {
    /// Who dealt.
    pub dealer: Player,
    /// The deal with all its moves.
    pub history: History,
    /// How often a move was taken back in it.
    pub taken_back: u32,
    /// How many hints each was given.
    pub hints: ByPlayer<u16>,
    /// By what it was shuffled; nothing if nobody contributed to that.
    pub(super) shuffle: Option<Shuffle>,
}

impl PastDeal {
    /// What the deal brought player one; `None` if it was passed in.
    #[must_use]
    pub fn points_of_one(&self) -> Option<GamePoints> {
        points_of_one(self.dealer, &self.history)
    }
}

fn points_of_one(dealer: Player, history: &History) -> Option<GamePoints> {
    let settlement = history.game().settlement()?;
    Some(settlement.total[Player::One.seat(dealer)])
}

impl DealInPlay {
    pub(super) fn new(setup: &MatchSetup, dealer: Player, pack: Pack, lifted: u8) -> Self {
        let forehand = dealer.other();
        let front = match (setup.is_computer(forehand), setup.is_computer(dealer)) {
            (false, false) => Front::Curtain(forehand),
            (true, _) => Front::Player(dealer),
            (false, true) => Front::Player(forehand),
        };
        let history = History::new(setup.rules, pack);
        Self {
            dealer,
            lifted,
            history,
            shuffle: None,
            front,
            news: Vec::new(),
            is_result_shown: false,
            taken_back: 0,
            in_front_since: 0,
            hints: ByPlayer::default(),
            order: ByPlayer::default(),
        }
    }

    /// The deal with all its moves so far.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Whether the deal is settled or passed in.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.history.game().turn().is_none()
    }

    /// Who is to move; `None` when the deal is over.
    #[must_use]
    pub fn turn(&self) -> Option<Player> {
        self.history.game().turn().map(|seat| self.player(seat))
    }

    /// Who sits at `seat`.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> Player {
        Player::at(seat, self.dealer)
    }

    /// Who deals after this deal, when it is over.
    pub(super) fn next_dealer(&self) -> Player {
        let game = self.history.game();
        let is_same_dealers =
            game.phase() == Phase::PassedIn && game.rules().passed_in == PassedIn::SameDealer;
        if is_same_dealers { self.dealer } else { self.dealer.other() }
    }

    /// How many moves have been made.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.history.moves().len()).unwrap_or(u32::MAX)
    }
}

impl Match {
    /// A match that begins with the draw for the first deal.
    #[must_use]
    pub const fn new(setup: MatchSetup, seed: Seed) -> Self {
        let stage = Stage::Draw(Draw::new(seed, 0));
        Self { setup, seed, past: Vec::new(), stage, given: None }
    }

    /// What was agreed.
    #[must_use]
    pub const fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The deals that are over.
    #[must_use]
    pub fn past(&self) -> &[PastDeal] {
        &self.past
    }

    /// What is going on.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The deal in play, if there is one.
    #[must_use]
    pub fn deal(&self) -> Option<&DealInPlay> {
        match &self.stage {
            Stage::Deal(deal) => Some(deal),
            _ => None,
        }
    }

    pub(super) fn deal_mut(&mut self) -> Option<&mut DealInPlay> {
        match &mut self.stage {
            Stage::Deal(deal) => Some(deal),
            _ => None,
        }
    }

    /// How the match stands, the deal whose result is shown included.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let current = self.deal().map(|deal| points_of_one(deal.dealer, &deal.history));
        let scored = self.past.iter().map(PastDeal::points_of_one).chain(current);
        let (mut scored_deals, mut points_of_one) = (0, GamePoints::ZERO);
        for points in scored.flatten() {
            scored_deals += 1;
            points_of_one += points;
        }
        Standing { scored_deals, points_of_one, cents_a_point: self.setup.cents_a_point }
    }

    /// Whether the agreed number of deals has been scored.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        // A deal from a code is the only one, also if it is passed in.
        if self.is_given() {
            return self.deal().is_none_or(DealInPlay::is_over);
        }
        match self.setup.length {
            MatchLength::Deals(deals) => self.standing().scored_deals >= deals,
            MatchLength::Open => self.standing().scored_deals >= MatchLength::MOST_OPEN,
        }
    }

    /// Whether there is something left to play.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.stage != Stage::Over
    }

    /// Ends the match here: a deal that is settled counts, one in play does not.
    pub(super) fn end(&mut self) {
        self.finish_deal(None);
        self.stage = Stage::Over;
    }

    /// How many packs have been shuffled for deals so far, the one in play not counted.
    pub(super) fn deal_number(&self) -> u32 {
        u32::try_from(self.past.len()).unwrap_or(u32::MAX)
    }

    /// The pack of the deal in play, had so many cards been lifted, and nothing been contributed.
    pub(super) fn pack(&self, lifted: u8) -> Pack {
        pack(self.seed, self.deal_number()).cut(lifted)
    }

    /// Begins a deal of `dealer`'s: forehand cuts, and the computer does it at once. What has been
    /// contributed to the shuffle counts in that case.
    pub(super) fn begin_deal(&mut self, dealer: Player, contributions: Option<&ByPlayer<String>>) {
        if self.setup.is_computer(dealer.other()) {
            let lifted = computer_cut(self.seed, self.deal_number());
            self.cut(dealer, lifted, contributions);
        } else {
            self.stage = Stage::Cut { dealer };
        }
    }

    /// Deals the pack, to which something may have been contributed, after `lifted` cards were lifted.
    pub(super) fn cut(
        &mut self,
        dealer: Player,
        lifted: u8,
        contributions: Option<&ByPlayer<String>>,
    ) {
        let (pack, shuffle) = self.shuffled(dealer, lifted, contributions);
        let deal = DealInPlay { shuffle, ..DealInPlay::new(&self.setup, dealer, pack, lifted) };
        self.stage = Stage::Deal(Box::new(deal));
    }

    /// Goes on after a deal that is over: to the next one, for which something may have been contributed,
    /// or to the end of the match.
    pub(super) fn finish_deal(&mut self, contributions: Option<&ByPlayer<String>>) {
        let Stage::Deal(deal) = &self.stage else { return };
        if !deal.is_over() {
            return;
        }
        let is_complete = self.is_complete();
        let Stage::Deal(deal) = std::mem::replace(&mut self.stage, Stage::Over) else { return };
        let next_dealer = deal.next_dealer();
        let DealInPlay { dealer, history, taken_back, hints, shuffle, .. } = *deal;
        self.past.push(PastDeal { dealer, history, taken_back, hints, shuffle });
        if !is_complete {
            self.begin_deal(next_dealer, contributions);
        }
    }
}
