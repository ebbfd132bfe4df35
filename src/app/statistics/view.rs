use super::tally::points_of;
use super::{BonusTally, Circle, NotedDeal, Statistics, Tally};
use crate::app::Player;
use crate::rules::{Bonus, Contract, HeldBonus, ItemKind};

/// How the statistics are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StatisticsLook {
    /// Whose deals are looked at: the place of their line in [`StatisticsView::circles`].
    pub chosen: usize,
    /// Whether deals with hints, or in which a move was taken back, are left out.
    pub is_unaided: bool,
}

/// The statistics as they are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsView {
    /// How they are looked at.
    pub look: StatisticsLook,
    /// Whether the oldest deals may have been dropped.
    pub is_full: bool,
    /// A line for all who have played against one another, the computer's levels first.
    pub circles: Vec<CircleLine>,
    /// The contracts of the deals that are looked at.
    pub contracts: Vec<ContractLine>,
    /// The bonuses that there were in them.
    pub bonuses: Vec<BonusLine>,
    /// What player one of the line had won after each of the deals, from before the first.
    pub balance: Vec<i32>,
}

/// Two who have played against one another. What is counted is counted for the person against the computer,
/// or for the one of two people whose name comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CircleLine {
    /// Who.
    pub circle: Circle,
    /// All deals that were played to the end.
    pub all: Tally,
    /// Those in which he was declarer.
    pub as_declarer: Tally,
    /// Those in which he defended.
    pub as_defender: Tally,
    /// How many were passed in.
    pub passed_in: u32,
}

/// What became of a contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContractLine {
    /// Which.
    pub contract: Contract,
    /// As declarer.
    pub as_declarer: Tally,
    /// As defender.
    pub as_defender: Tally,
}

/// What became of a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BonusLine {
    /// Which.
    pub kind: ItemKind,
    /// His own.
    pub own: BonusTally,
    /// The other's.
    pub others: BonusTally,
}

impl StatisticsView {
    pub(in crate::app) fn new(statistics: &Statistics, look: StatisticsLook) -> Self {
        let counted = statistics.deals().iter().filter(|deal| !(look.is_unaided && deal.is_aided));
        let mut circles: Vec<CircleLine> = Vec::new();
        let mut of_lines: Vec<Vec<(&NotedDeal, Player)>> = Vec::new();
        for deal in counted {
            let (circle, is_turned) = deal.circle.clone().in_order();
            let player = if is_turned { Player::Two } else { Player::One };
            let place =
                circles.iter().position(|line| line.circle >= circle).unwrap_or(circles.len());
            if circles.get(place).is_none_or(|line| line.circle != circle) {
                circles.insert(place, CircleLine::new(circle));
                of_lines.insert(place, Vec::new());
            }
            circles[place].count(deal, player);
            of_lines[place].push((deal, player));
        }
        let chosen = look.chosen.min(circles.len().saturating_sub(1));
        let deals = of_lines.into_iter().nth(chosen).unwrap_or_default();
        Self {
            look: StatisticsLook { chosen, ..look },
            is_full: statistics.is_full(),
            circles,
            contracts: contracts(&deals),
            bonuses: bonuses(&deals),
            balance: balance(&deals),
        }
    }
}

impl CircleLine {
    fn new(circle: Circle) -> Self {
        let [all, as_declarer, as_defender] = [Tally::default(); 3];
        Self { circle, all, as_declarer, as_defender, passed_in: 0 }
    }

    fn count(&mut self, deal: &NotedDeal, player: Player) {
        let Some(game) = &deal.game else {
            self.passed_in += 1;
            return;
        };
        self.all.count(game, player);
        let role =
            if game.declarer == player { &mut self.as_declarer } else { &mut self.as_defender };
        role.count(game, player);
    }
}

fn contracts(deals: &[(&NotedDeal, Player)]) -> Vec<ContractLine> {
    let line = |contract: Contract| {
        let [as_declarer, as_defender] = [Tally::default(); 2];
        let mut line = ContractLine { contract, as_declarer, as_defender };
        for (deal, player) in deals {
            let Some(game) = deal.game.as_ref().filter(|game| game.contract == contract) else {
                continue;
            };
            let is_declarer = game.declarer == *player;
            let role = if is_declarer { &mut line.as_declarer } else { &mut line.as_defender };
            role.count(game, *player);
        }
        line
    };
    Contract::ALL.into_iter().map(line).collect()
}

fn bonuses(deals: &[(&NotedDeal, Player)]) -> Vec<BonusLine> {
    let held = HeldBonus::ALL.into_iter().map(ItemKind::Held);
    let kinds = Bonus::ALL.into_iter().map(ItemKind::Bonus).chain(held);
    let line = |kind: ItemKind| {
        let mut line =
            BonusLine { kind, own: BonusTally::default(), others: BonusTally::default() };
        for (deal, player) in deals {
            let bonuses = deal.game.iter().flat_map(|game| &game.bonuses);
            for bonus in bonuses.filter(|bonus| bonus.kind == kind) {
                let whose = if bonus.by == *player { &mut line.own } else { &mut line.others };
                whose.count(*bonus);
            }
        }
        line
    };
    kinds.map(line).filter(|line| !(line.own.is_empty() && line.others.is_empty())).collect()
}

fn balance(deals: &[(&NotedDeal, Player)]) -> Vec<i32> {
    let mut sum = 0_i32;
    let after = deals.iter().filter_map(|(deal, player)| {
        let game = deal.game.as_ref()?;
        sum = sum.saturating_add(points_of(game, *player).number());
        Some(sum)
    });
    std::iter::once(0).chain(after).collect()
}
