use crate::app::{ByPlayer, Match, Opponent, OpponentLevel, PastDeal, Player};
use crate::cards::{Randomness, Seed};
use crate::rules::{Contract, Declared, GamePoints, ItemKind};

/// The stream of a match's seed from which the identity of its deals comes; below are those of
/// `src/app/dealing.rs`.
const IDENTITY: u64 = 1 << 35;

/// Who plays against whom.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Circle {
    /// A person against the computer, which is so strong.
    Computer(OpponentLevel),
    /// Two people, by their names as typed.
    Friends(ByPlayer<String>),
}

impl Circle {
    /// The same people, whoever was named first: the one whose name comes first is player one. Tells too
    /// whether the players changed places.
    pub(super) fn in_order(self) -> (Self, bool) {
        match self {
            Self::Friends(ByPlayer { one, two }) if two < one => {
                (Self::Friends(ByPlayer { one: two, two: one }), true)
            }
            circle => (circle, false),
        }
    }
}

/// A deal that is over, as it is noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedDeal {
    /// Which it is: the same for the same deal of the same match, and for no other.
    pub id: String,
    /// Who played.
    pub circle: Circle,
    /// Who dealt.
    pub dealer: Player,
    /// Whether a move was taken back or a hint was given.
    pub is_aided: bool,
    /// Whether it comes from a code.
    pub is_given: bool,
    /// What was played; nothing if it was passed in.
    pub game: Option<NotedGame>,
}

/// What was played in a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedGame {
    /// The contract.
    pub contract: Contract,
    /// Who was declarer.
    pub declarer: Player,
    /// Whether he won the game (R10.3).
    pub is_won: bool,
    /// What the deal brought player one.
    pub points_of_one: GamePoints,
    /// The other items of the settlement.
    pub bonuses: Vec<NotedBonus>,
}

/// An item of the settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotedBonus {
    /// Which bonus it is.
    pub kind: ItemKind,
    /// Who announced, played or held it.
    pub by: Player,
    /// Whether and when it was announced.
    pub declared: Declared,
    /// Whether he made it.
    pub made: bool,
}

impl NotedDeal {
    fn new(running: &Match, id: String, deal: &PastDeal) -> Self {
        let setup = running.setup();
        let circle = match setup.opponent {
            Opponent::Computer => Circle::Computer(setup.level),
            Opponent::Friend => {
                Circle::Friends(ByPlayer::new(|player| in_a_field(&setup.names[player])))
            }
        };
        let settlement = deal.history.game().settlement();
        let game = settlement.map(|settlement| {
            let player = |seat| Player::at(seat, deal.dealer);
            let items = settlement.items.iter().filter(|item| item.kind != ItemKind::Game);
            NotedGame {
                contract: settlement.bargain.contract,
                declarer: player(settlement.bargain.declarer),
                is_won: settlement.is_game_won(),
                points_of_one: settlement.total[Player::One.seat(deal.dealer)],
                bonuses: items
                    .map(|item| NotedBonus {
                        kind: item.kind,
                        by: player(item.by),
                        declared: item.declared,
                        made: item.made,
                    })
                    .collect(),
            }
        });
        Self {
            id,
            circle,
            dealer: deal.dealer,
            is_aided: deal.taken_back > 0
                || Player::ALL.iter().any(|player| deal.hints[*player] > 0),
            is_given: running.is_given(),
            game,
        }
    }

    /// The deals of a match that are over.
    pub(super) fn of_match(running: &Match) -> Vec<Self> {
        let identity = identity(running.seed);
        let deals = running.deals_over().enumerate();
        deals
            .map(|(number, deal)| Self::new(running, format!("{identity}-{number}"), &deal))
            .collect()
    }
}

/// A name that can stand in a field of a line.
fn in_a_field(name: &str) -> String {
    name.trim().replace(|letter: char| letter.is_control(), " ")
}

/// What tells a match from all others, and nothing of its packs.
fn identity(seed: Seed) -> String {
    let mut words = Randomness::new(seed, IDENTITY);
    format!("{:08x}{:08x}", words.word(), words.word())
}
