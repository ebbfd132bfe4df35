use super::Player;
use crate::ai::{Decision, Reason};
use crate::cards::{Card, CardPoints, CardSet, Suit};
use crate::rules::{
    Bonus, BonusSet, Choices, DiscardStage, Exchange, Move, PlayerView, Role, TALON_SIZE,
    TalonView, trick_winner,
};

/// What the computer would do in a player's place, and why, as data: everything in it follows from
/// what that player may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The move.
    pub choice: Move,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Why>,
    /// What it is expected to bring in the settlement, in thousandths of a game point; nothing if
    /// nothing was weighed.
    pub expected: Option<i32>,
    /// Other moves that were weighed, the best first.
    pub others: Vec<Other>,
    /// How many deals of the hidden cards were weighed.
    pub worlds: u32,
}

/// A move that was weighed and not advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Other {
    /// The move.
    pub choice: Move,
    /// How much less it is expected to bring, in thousandths of a game point.
    pub cost: i32,
    /// The announced bonuses that it gives away for certain.
    pub gives_away: BonusSet,
}

/// Something that speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// There is no other.
    OnlyMove,
    /// It keeps these announced bonuses possible, which other moves would give away.
    Keeps(BonusSet),
    /// It makes this bonus.
    Makes(Bonus),
    /// It wins the trick, which counts so much.
    Wins(CardPoints),
    /// It wins the trick, and no lower card would.
    WinsLow(CardPoints),
    /// No card wins the trick, and none costs less.
    CheapLoss,
    /// The trick is left to the other, who has to win it with what he led.
    LeavesTrick,
    /// The other has no card of the suit and must answer with a tarock.
    DrawsTarock(Suit),
    /// It asks for the other's tarocks.
    LeadsTarock,
    /// No higher card of its kind can be in the other's hand.
    Highest,
    /// It leaves no card of these suits in the hand.
    Voids {
        /// The first of them.
        first: Suit,
        /// Another one, if there is one.
        second: Option<Suit>,
    },
    /// The discards count so much for the player.
    Lays(CardPoints),
    /// It takes so much, and so much goes to the defender.
    Takes {
        /// What is taken.
        taken: CardPoints,
        /// What is left to the defender.
        left: CardPoints,
    },
    /// A bonus is taken to be made in so many of a hundred cases.
    Likely {
        /// The bonus.
        bonus: Bonus,
        /// In how many.
        percent: u8,
        /// Whether it is advised to announce it.
        is_advised: bool,
    },
    /// Other moves bring as many game points; this one brings more card points.
    CardPoints,
    /// Other moves are as good; this one tells the other least.
    TellsLeast,
    /// Every line to the end was worked out.
    WorkedOut,
    /// By a rule of thumb.
    RuleOfThumb,
}

/// How many other moves are told at most.
const MOST_OTHERS: usize = 8;
/// How many other discards are told at most: there are too many that hardly differ.
const MOST_DISCARDS: usize = 4;
/// In how many of a thousand cases a bonus must be made to be worth a word, if it is not advised.
const WORTH_A_WORD: u16 = 200;

impl Advice {
    /// What a decision about `view` says to the player whose view it is.
    #[must_use]
    pub fn new(view: &PlayerView, decision: &Decision) -> Self {
        let choice = decision.choice;
        let best = decision.alternatives.first().map(|first| first.value.0);
        let advised = decision.alternatives.iter().find(|other| other.choice == choice);
        let most = if matches!(choice, Move::Discard(_)) { MOST_DISCARDS } else { MOST_OTHERS };
        let others = decision.alternatives.iter().filter(|other| other.choice != choice);
        let others = others
            .take(most)
            .map(|other| Other {
                choice: other.choice,
                cost: best.unwrap_or_default() - other.value.0,
                gives_away: view.gives_away(other.choice),
            })
            .collect();
        let expected = advised.map(|advised| advised.value.0);
        let reasons = reasons(view, decision);
        Self { choice, reasons, expected, others, worlds: decision.worlds.weighed }
    }
}

fn reasons(view: &PlayerView, decision: &Decision) -> Vec<Why> {
    let mut reasons = Vec::new();
    if decision.reason == Reason::OnlyMove {
        reasons.push(Why::OnlyMove);
    }
    match (decision.choice, &view.choices) {
        (Move::Play(card), Some(Choices::Play(choices))) => {
            let legal = choices.legal();
            let kept = legal
                .iter()
                .map(|other| view.gives_away(Move::Play(other)))
                .fold(BonusSet::EMPTY, BonusSet::union);
            if !kept.is_empty() && view.gives_away(decision.choice).is_empty() {
                reasons.push(Why::Keeps(kept));
            }
            match choices.led() {
                Some(led) => answering(view, led, card, legal, &mut reasons),
                None => leading(view, card, &mut reasons),
            }
        }
        (Move::Discard(cards), Some(Choices::Discard(choices))) => {
            // In the personal exchange what is taken is not known yet, but for `tactical`.
            if choices.stage() == DiscardStage::Talon
                || view.public.rules.exchange == Exchange::Tactical
            {
                reasons.extend(voids(choices.pool(), cards));
            }
            if cards.points().rounded() > 0 {
                reasons.push(Why::Lays(cards.points()));
            }
        }
        (Move::Take(group), _) => {
            if let TalonView::Exposed { cards, .. } = view.public.talon {
                let left = (CardSet::from(cards) - group).points();
                reasons.push(Why::Takes { taken: group.points(), left });
            }
        }
        (Move::Announce(advised), _) => {
            for chance in &decision.chances {
                let (bonus, is_advised) = (chance.bonus, advised.contains(chance.bonus));
                if is_advised || chance.thousandths >= WORTH_A_WORD {
                    let percent = u8::try_from((chance.thousandths + 5) / 10).unwrap_or(100);
                    reasons.push(Why::Likely { bonus, percent, is_advised });
                }
            }
        }
        _ => {}
    }
    reasons.extend(match decision.reason {
        Reason::CardPoints => Some(Why::CardPoints),
        Reason::TellsLeast => Some(Why::TellsLeast),
        Reason::WorkedOut => Some(Why::WorkedOut),
        Reason::RuleOfThumb if reasons.is_empty() => Some(Why::RuleOfThumb),
        _ => None,
    });
    reasons
}

fn answering(view: &PlayerView, led: Card, card: Card, legal: CardSet, reasons: &mut Vec<Why>) {
    let wins = |card: Card| trick_winner(led, card) == 1;
    let points = CardSet::of(led).with(card).points();
    if wins(card) {
        reasons.extend(made_now(view, card).map(Why::Makes));
        let is_lowest = !legal.iter().any(|other| other < card && wins(other));
        let has_higher = legal.iter().any(|other| other > card && wins(other));
        reasons.push(if is_lowest && has_higher {
            Why::WinsLow(points)
        } else {
            Why::Wins(points)
        });
    } else if legal.len() > 1 {
        let is_cheapest = legal.iter().all(|other| card.points() <= other.points());
        let can_win = legal.iter().any(wins);
        if can_win {
            reasons.push(Why::LeavesTrick);
        } else if is_cheapest {
            reasons.push(Why::CheapLoss);
        }
    }
}

/// The bonus whose own trick is in play and whose bird `card` is.
fn made_now(view: &PlayerView, card: Card) -> Option<Bonus> {
    let trick = view.public.tricks.len() + 1;
    let is_played_for =
        |bonus: &Bonus| *bonus != Bonus::Quapil || view.public.rules.burgstaller_bonuses;
    Bonus::BIRDS
        .into_iter()
        .filter(is_played_for)
        .find(|bonus| bonus.own_trick() == Some(trick) && bonus.bird() == Some(card))
}

fn leading(view: &PlayerView, card: Card, reasons: &mut Vec<Why>) {
    let public = &view.public;
    let shown: CardSet = public
        .tricks
        .iter()
        .filter(|trick| trick.leader == view.seat)
        .fold(CardSet::EMPTY, |all, trick| all | trick.shown_void());
    let talon = match public.talon {
        TalonView::Exposed { cards, taken } => {
            let is_own = public
                .bargain
                .is_some_and(|bargain| view.seat.role(bargain.declarer) == Role::Declarer);
            let others = if is_own { CardSet::EMPTY } else { taken };
            CardSet::from(cards) - others
        }
        TalonView::FaceDown => CardSet::EMPTY,
    };
    let face_up = public.face_up.forehand | public.face_up.dealer;
    let known = view.hand | view.discards | public.tricks.played() | talon | face_up | shown;
    let hidden = CardSet::ALL - known;
    let kind = card.followers();
    let is_void = (hidden & kind).is_empty();
    let tarocks = (hidden & CardSet::TAROCKS).len();
    match card.suit() {
        Some(suit) if is_void && tarocks > unseen_elsewhere(view) => {
            reasons.push(Why::DrawsTarock(suit));
        }
        None if tarocks > 0 => reasons.push(Why::LeadsTarock),
        _ => {}
    }
    if !is_void && !(hidden & kind).iter().any(|other| other > card) {
        reasons.push(Why::Highest);
    }
}

/// How many of the cards that the player does not know may be tarocks and lie in nobody's hand. A
/// discarded tarock lies face up (R5.2).
fn unseen_elsewhere(view: &PlayerView) -> u8 {
    let public = &view.public;
    let untaken = public.untaken_sizes.forehand + public.untaken_sizes.dealer;
    let talon = if public.talon == TalonView::FaceDown { TALON_SIZE } else { 0 };
    untaken + talon
}

/// The suits of which the discard leaves nothing.
fn voids(pool: CardSet, laid: CardSet) -> Option<Why> {
    let mut gone = Suit::ALL.into_iter().filter(|suit| {
        let held = pool & CardSet::of_suit(*suit);
        !held.is_empty() && laid.is_superset(held)
    });
    let first = gone.next()?;
    Some(Why::Voids { first, second: gone.next() })
}

/// What somebody has asked the computer for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Who asked.
    pub player: Player,
    /// How many moves had been made then.
    pub ply: u32,
    /// Whether it is to be seen.
    pub is_open: bool,
    /// What has come of it.
    pub state: HintState,
}

/// How far a hint has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HintState {
    /// The computer thinks; about so much of it is done, in hundredths, if it has said so.
    Thinking(Option<u8>),
    /// This is what it says.
    Given(Box<Advice>),
}
