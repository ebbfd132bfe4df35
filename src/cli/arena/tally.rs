use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::count::Count;
use super::promises::{Promises, promise};
use super::sums::{Nonsense, TooLarge, add};
use crate::ai::Level;
use crate::cli::table::Decided;
use crate::rules::{
    Bonus, Call, Contract, Declared, HeldBonus, ItemKind, Move, Phase, Seat, Settlement,
};

/// What one player of an arena did, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Tally {
    level: Level,
    /// As declarer.
    contracts: BTreeMap<Contract, Count>,
    /// Those he announced, or played for.
    bonuses: BTreeMap<Bonus, Declarations>,
    /// Those he held.
    held: BTreeMap<HeldBonus, Count>,
    promises: PromisesByKind,
    /// How likely he took the bonuses to be that he announced; how often they were made stands with
    /// the bonuses.
    promised_shares: BTreeMap<Bonus, Shares>,
    /// By the number of the trick, from 1: how often all worlds were weighed for a card.
    weighed: BTreeMap<u8, Weighed>,
}

/// A bonus by whether and when it was announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Declarations {
    before: Count,
    after: Count,
    silent: Count,
}

/// How likely an announced bonus was taken to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Shares {
    times: i64,
    /// The sum of the shares, in thousandths.
    thousandths: i64,
}

/// Promises of different kinds of choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct PromisesByKind {
    /// Calls other than a pass.
    bids: Promises,
    passes: Promises,
    /// Windows in which something was announced.
    announcements: Promises,
}

/// Choices of a card among several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Weighed {
    decisions: i64,
    /// Those for which all worlds were weighed.
    with_all_worlds: i64,
    /// The worlds weighed, over all decisions.
    worlds: i64,
}

impl Declarations {
    const fn of(&mut self, declared: Declared) -> &mut Count {
        match declared {
            Declared::Before => &mut self.before,
            Declared::After => &mut self.after,
            Declared::Silent => &mut self.silent,
        }
    }
}

impl Tally {
    /// Nothing yet; contracts and bonuses are all there, so that results look alike.
    pub(super) fn new(level: Level) -> Self {
        Self {
            level,
            contracts: Contract::ALL.into_iter().map(|key| (key, Count::default())).collect(),
            bonuses: Bonus::ALL.into_iter().map(|key| (key, Declarations::default())).collect(),
            held: HeldBonus::ALL.into_iter().map(|key| (key, Count::default())).collect(),
            promises: PromisesByKind::default(),
            promised_shares: BTreeMap::new(),
            weighed: BTreeMap::new(),
        }
    }

    /// Adds a decision of this player in a deal that brought him so many game points.
    pub(super) fn add_decision(&mut self, decided: &Decided, game_points: i32) {
        let decision = &decided.decision;
        if decided.phase == Phase::Play && !decided.is_forced {
            let weighed = self.weighed.entry(decided.trick).or_default();
            weighed.decisions += 1;
            weighed.with_all_worlds += i64::from(decision.worlds.are_all);
            weighed.worlds += i64::from(decision.worlds.weighed);
        }
        if let Move::Announce(bonuses) = decision.choice {
            let announced = decision.chances.iter().filter(|chance| bonuses.contains(chance.bonus));
            for chance in announced {
                let shares = self.promised_shares.entry(chance.bonus).or_default();
                shares.times += 1;
                shares.thousandths += i64::from(chance.thousandths);
            }
        }
        let promises = match decision.choice {
            Move::Call(Call::Pass) => &mut self.promises.passes,
            Move::Call(_) => &mut self.promises.bids,
            Move::Announce(bonuses) if !bonuses.is_empty() => &mut self.promises.announcements,
            _ => return,
        };
        if let Some(promised) = promise(decision) {
            promises.add(promised, game_points);
        }
    }

    /// Adds the settlement of a deal in which this player sat at `seat`.
    pub(super) fn add_settlement(&mut self, settlement: &Settlement, seat: Seat) {
        let bargain = settlement.bargain;
        if bargain.declarer == seat {
            let games = self.contracts.entry(bargain.contract).or_default();
            games.add(settlement.is_game_won(), settlement.total[seat].number());
        }
        for item in settlement.items.iter().filter(|item| item.by == seat) {
            let value = item.value.won_if(bargain.declarer == seat).number();
            match item.kind {
                ItemKind::Game => {}
                ItemKind::Bonus(bonus) => {
                    let declarations = self.bonuses.entry(bonus).or_default();
                    declarations.of(item.declared).add(item.made, value);
                }
                ItemKind::Held(bonus) => self.held.entry(bonus).or_default().add(true, value),
            }
        }
    }

    /// Adds what others have added up.
    pub(super) fn join(&mut self, other: &Self) -> Result<(), TooLarge> {
        for (contract, games) in &other.contracts {
            self.contracts.entry(*contract).or_default().join(*games)?;
        }
        for (bonus, others) in &other.bonuses {
            let declarations = self.bonuses.entry(*bonus).or_default();
            declarations.before.join(others.before)?;
            declarations.after.join(others.after)?;
            declarations.silent.join(others.silent)?;
        }
        for (bonus, count) in &other.held {
            self.held.entry(*bonus).or_default().join(*count)?;
        }
        self.promises.bids.join(other.promises.bids)?;
        self.promises.passes.join(other.promises.passes)?;
        self.promises.announcements.join(other.promises.announcements)?;
        for (bonus, others) in &other.promised_shares {
            let shares = self.promised_shares.entry(*bonus).or_default();
            add([
                (&mut shares.times, others.times),
                (&mut shares.thousandths, others.thousandths),
            ])?;
        }
        for (trick, others) in &other.weighed {
            let weighed = self.weighed.entry(*trick).or_default();
            add([
                (&mut weighed.decisions, others.decisions),
                (&mut weighed.with_all_worlds, others.with_all_worlds),
                (&mut weighed.worlds, others.worlds),
            ])?;
        }
        Ok(())
    }

    /// The level that played.
    pub(super) const fn level(&self) -> Level {
        self.level
    }

    /// How many games this player was declarer of.
    pub(super) fn games(&self) -> i128 {
        self.contracts.values().map(|games| i128::from(games.times())).sum()
    }

    /// Whether what was read could come of a run, as far as the counts do not say so themselves.
    pub(super) fn check(&self) -> Result<(), Nonsense> {
        let are_shares = self.promised_shares.values().all(|shares| {
            let most = i128::from(shares.times) * 1_000;
            shares.times >= 0 && (0..=most).contains(&shares.thousandths.into())
        });
        Nonsense::unless(are_shares, "a promised share is none")?;
        let are_tricks = self.weighed.keys().all(|trick| (1..=16).contains(trick));
        Nonsense::unless(are_tricks, "a deal has sixteen tricks")?;
        let are_weighed = self.weighed.values().all(|weighed| {
            let is_sound = (0..=weighed.decisions).contains(&weighed.with_all_worlds);
            is_sound && weighed.worlds >= 0 && (weighed.decisions > 0 || weighed.worlds == 0)
        });
        Nonsense::unless(are_weighed, "more is weighed than was decided")
    }
}
