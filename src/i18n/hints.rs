use super::cards::CardPhrase;
use super::phrase::{phrases, words};
use super::{Addressee, Naming, Texts};
use crate::app::{Other, Why};
use crate::cards::{Card, CardPoints, CardSet, Suit};
use crate::rules::{Bonus, BonusSet, Call, Move, Seat};

words! {
    /// What is said about hints without arguments.
    pub(super) enum HintWord {
        KeepAll = "hint-keep-all",
        AnnounceNothing = "hint-announce-nothing",
        NoAnnouncement = "hint-no-announcement",
        CostsNothing = "hint-costs-nothing",
        OnlyMove = "why-only-move",
        CheapLoss = "why-cheap-loss",
        LeavesTrick = "why-leaves-trick",
        LeadsTarock = "why-leads-tarock",
        Highest = "why-highest",
        CardPoints = "why-card-points",
        TellsLeast = "why-tells-least",
        WorkedOut = "why-worked-out",
        RuleOfThumb = "why-rule-of-thumb",
        FollowPlay = "hint-follow-play",
        FollowChoose = "hint-follow-choose",
        FollowAnnounce = "hint-follow-announce",
        FollowDo = "hint-follow-do",
    }
}

phrases! {
    /// What is said about hints.
    pub(super) enum HintPhrase<'a> {
        Play { card: Card } = "hint-play",
        Call { call: Call } = "hint-call",
        Take { cards: CardSet } = "hint-take",
        Lay { cards: CardSet } = "hint-lay",
        Announce { bonuses: BonusSet } = "hint-announce",
        Expected { points: &'a str } = "hint-expected",
        Swap { laid: CardSet, kept: CardSet } = "hint-swap",
        LayMore { laid: CardSet } = "hint-lay-more",
        Keep { kept: CardSet } = "hint-keep",
        Costs { points: &'a str } = "hint-costs",
        GivesAwayToo { bonuses: BonusSet } = "hint-gives-away",
        Keeps { bonuses: BonusSet } = "why-keeps",
        Makes { bonus: Bonus } = "why-makes",
        Wins { points: CardPoints } = "why-wins",
        WinsLow { points: CardPoints } = "why-wins-low",
        DrawsTarock { suit: Suit } = "why-draws-tarock",
        Voids { suit: Suit } = "why-voids",
        VoidsBoth { suit: Suit, second: Suit } = "why-voids-both",
        Lays { points: CardPoints } = "why-lays",
        Takes { taken: CardPoints, left: CardPoints } = "why-takes",
        Likely { bonus: Bonus, percent: u8 } = "why-likely",
        Unlikely { bonus: Bonus, percent: u8 } = "why-unlikely",
        Tenths { sign: &'a str, whole: u32, tenth: u32 } = "tenths",
        GivesAway { player: Addressee<'a>, bonuses: BonusSet, action: &'a str }
            = "gives-away-question",
    }
}

impl Texts {
    /// What is advised, as a sentence: "Play King of clubs."
    #[must_use]
    pub fn advice(&self, choice: Move) -> String {
        self.format(&match choice {
            Move::Play(card) => HintPhrase::Play { card },
            Move::Call(call) => HintPhrase::Call { call },
            Move::Take(cards) => HintPhrase::Take { cards },
            Move::Discard(cards) if cards.is_empty() => return self.format(&HintWord::KeepAll),
            Move::Discard(cards) => HintPhrase::Lay { cards },
            Move::Announce(bonuses) if bonuses.is_empty() => {
                return self.format(&HintWord::AnnounceNothing);
            }
            Move::Announce(bonuses) => HintPhrase::Announce { bonuses },
        })
    }

    /// The button that does what is advised.
    #[must_use]
    pub fn follow(&self, choice: Move) -> String {
        self.format(&match choice {
            Move::Play(_) => HintWord::FollowPlay,
            Move::Discard(cards) if !cards.is_empty() => HintWord::FollowChoose,
            Move::Announce(bonuses) if !bonuses.is_empty() => HintWord::FollowAnnounce,
            _ => HintWord::FollowDo,
        })
    }

    /// Something that speaks for a move, as a sentence.
    #[must_use]
    pub fn why(&self, why: Why) -> String {
        let word = |word: HintWord| self.format(&word);
        let say = |phrase: HintPhrase<'_>| self.format(&phrase);
        match why {
            Why::OnlyMove => word(HintWord::OnlyMove),
            Why::CheapLoss => word(HintWord::CheapLoss),
            Why::LeavesTrick => word(HintWord::LeavesTrick),
            Why::LeadsTarock => word(HintWord::LeadsTarock),
            Why::Highest => word(HintWord::Highest),
            Why::CardPoints => word(HintWord::CardPoints),
            Why::TellsLeast => word(HintWord::TellsLeast),
            Why::WorkedOut => word(HintWord::WorkedOut),
            Why::RuleOfThumb => word(HintWord::RuleOfThumb),
            Why::Keeps(bonuses) => say(HintPhrase::Keeps { bonuses }),
            Why::Makes(bonus) => say(HintPhrase::Makes { bonus }),
            Why::Wins(points) => say(HintPhrase::Wins { points }),
            Why::WinsLow(points) => say(HintPhrase::WinsLow { points }),
            Why::DrawsTarock(suit) => say(HintPhrase::DrawsTarock { suit }),
            Why::Voids { first: suit, second: None } => say(HintPhrase::Voids { suit }),
            Why::Voids { first: suit, second: Some(second) } => {
                say(HintPhrase::VoidsBoth { suit, second })
            }
            Why::Lays(points) => say(HintPhrase::Lays { points }),
            Why::Takes { taken, left } => say(HintPhrase::Takes { taken, left }),
            Why::Likely { bonus, percent, is_advised: true } => {
                say(HintPhrase::Likely { bonus, percent })
            }
            Why::Likely { bonus, percent, is_advised: false } => {
                say(HintPhrase::Unlikely { bonus, percent })
            }
        }
    }

    /// What a deal is expected to bring, in thousandths of a game point, as a sentence.
    #[must_use]
    pub fn expected(&self, thousandths: i32) -> String {
        let points = self.tenths(thousandths, true);
        self.format(&HintPhrase::Expected { points: &points })
    }

    /// What another move would be, where `advised` is: the card, the call, or what differs.
    #[must_use]
    pub fn other_move(&self, other: Move, advised: Move) -> String {
        match (other, advised) {
            (Move::Play(card), _) => self.card_name(card),
            (Move::Call(call), _) => self.call(call),
            (Move::Announce(bonuses), _) if bonuses.is_empty() => {
                self.format(&HintWord::NoAnnouncement)
            }
            (Move::Announce(bonuses), _) => self.bonuses(bonuses),
            (Move::Discard(cards), Move::Discard(best)) => {
                let (laid, kept) = (cards - best, best - cards);
                self.format(&match (laid.is_empty(), kept.is_empty()) {
                    (_, true) => HintPhrase::LayMore { laid },
                    (true, false) => HintPhrase::Keep { kept },
                    (false, false) => HintPhrase::Swap { laid, kept },
                })
            }
            (Move::Take(cards) | Move::Discard(cards), _) => self.cards(cards),
        }
    }

    /// What another move costs: "costs 0.8 game points", "as good".
    #[must_use]
    pub fn cost(&self, other: &Other) -> String {
        let cost = if other.cost < 50 {
            self.format(&HintWord::CostsNothing)
        } else {
            let points = self.tenths(other.cost, false);
            self.format(&HintPhrase::Costs { points: &points })
        };
        if other.gives_away.is_empty() {
            return cost;
        }
        let away = self.format(&HintPhrase::GivesAwayToo { bonuses: other.gives_away });
        self.format(&CardPhrase::ListNext { list: &cost, next: &away })
    }

    /// Whether a move is to be made although it gives announced bonuses away.
    #[must_use]
    pub fn gives_away(
        &self,
        bonuses: BonusSet,
        action: Move,
        by: Seat,
        naming: &Naming<'_>,
    ) -> String {
        let action = match action {
            Move::Play(card) => self.card_name(card),
            Move::Take(cards) | Move::Discard(cards) => self.cards(cards),
            Move::Call(call) => self.call(call),
            Move::Announce(bonuses) => self.bonuses(bonuses),
        };
        let player = naming.of(by);
        self.format(&HintPhrase::GivesAway { player, bonuses, action: &action })
    }

    /// Thousandths as a number with one decimal place.
    fn tenths(&self, thousandths: i32, is_signed: bool) -> String {
        let tenths = (thousandths.unsigned_abs() + 50) / 100;
        let sign = match thousandths {
            _ if !is_signed || tenths == 0 => "",
            0.. => "+",
            _ => super::numbers::MINUS,
        };
        self.format(&HintPhrase::Tenths { sign, whole: tenths / 10, tenth: tenths % 10 })
    }
}
