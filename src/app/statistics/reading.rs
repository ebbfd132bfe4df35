use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::{Circle, NotedBonus, NotedDeal, NotedGame};
use crate::app::{ByPlayer, LoadError, Match, OpponentLevel, Player, RULES_VERSION};
use crate::rules::{Contract, Declared, GamePoints, ItemKind};

/// The version of the format in which the statistics are kept.
pub const STATISTICS_VERSION: u32 = 1;

/// The first word of the first line; the version is the second.
const FORMAT: &str = "kosakeln-statistics";
/// How many deals are kept; less than half a megabyte. Of more, the oldest are dropped.
const MOST_DEALS: usize = 4_000;

/// More than any deal can bring, and little enough for all of them to be added up.
const MOST_POINTS: i32 = 9_999;

/// The first field of a line that says what is not to be noted again.
const FORGOTTEN: &str = "forgotten";
/// The second field of a deal: who played.
const CIRCLES: [&str; 2] = ["computer", "friends"];
/// In the order of [`Contract::ALL`].
const CONTRACTS: [&str; 4] = ["Dreiblatt", "Zweiblatt", "Einblatt", "Solo"];
const PLAYERS: [&str; 2] = ["one", "two"];
const RESULTS: [&str; 2] = ["lost", "won"];
const MADE: [&str; 2] = ["missed", "made"];
const DECLARED: [(&str, Declared); 3] =
    [("silent", Declared::Silent), ("after", Declared::After), ("before", Declared::Before)];
const AIDED: &str = "aided";
const GIVEN: &str = "given";

/// The deals that have been noted, the oldest first.
///
/// In writing they are a table for any spreadsheet: a first line with the format and its version, and then
/// a line for each deal, its fields parted by tabs. They are its identity; `computer` and the level, or
/// `friends` and two names; who dealt; `aided` and `given`, if it was; and, unless it was passed in, the
/// contract, the declarer, `won` or `lost`, what it brought player one, and the bonuses, each as
/// `Trull:one:silent:made`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    deals: Vec<NotedDeal>,
    /// The deals of the match under way that were forgotten with the others, and are not to be noted again.
    forgotten: Vec<String>,
}

impl Statistics {
    /// The deals, the oldest first.
    #[must_use]
    pub fn deals(&self) -> &[NotedDeal] {
        &self.deals
    }

    /// Whether as many deals are kept as there is room for, so that the oldest may be gone.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.deals.len() >= MOST_DEALS
    }

    /// Notes the deals of a match that are over, and tells whether there was one to be noted.
    pub(in crate::app) fn note_match(&mut self, running: &Match) -> bool {
        self.note(NotedDeal::of_match(running))
    }

    /// Notes the deals that have been noted elsewhere, and tells whether there was one to be noted.
    pub(in crate::app) fn note_all(&mut self, others: Self) -> bool {
        self.note(others.deals)
    }

    fn note(&mut self, deals: Vec<NotedDeal>) -> bool {
        let before = self.deals.len();
        for deal in deals {
            let is_known = self.deals.iter().any(|known| known.id == deal.id)
                || self.forgotten.contains(&deal.id);
            if !is_known {
                self.deals.push(deal);
            }
        }
        let is_new = self.deals.len() > before;
        let too_many = self.deals.len().saturating_sub(MOST_DEALS);
        self.deals.drain(..too_many);
        is_new
    }

    /// Statistics in which nothing is noted, also not of the deals of this match, and of one that waits for
    /// its end, that are over.
    pub(in crate::app) fn without(running: Option<&Match>) -> Self {
        let waiting = running.and_then(|running| running.given.as_ref()?.waiting.as_deref());
        let deals = running.into_iter().chain(waiting).flat_map(NotedDeal::of_match);
        Self { deals: Vec::new(), forgotten: deals.map(|deal| deal.id).collect() }
    }

    /// The statistics in writing.
    #[must_use]
    pub fn to_saved(&self) -> String {
        let mut text = format!("{FORMAT} {STATISTICS_VERSION}\n");
        for id in &self.forgotten {
            text += &[FORGOTTEN, id].join("\t");
            text.push('\n');
        }
        for deal in &self.deals {
            write(deal, &mut text);
        }
        text
    }

    /// Reads what [`to_saved`](Self::to_saved) wrote.
    ///
    /// # Errors
    /// [`LoadError`] if it is newer than this program, or no statistics; then it says in which line.
    pub fn from_saved(saved: &str) -> Result<Self, LoadError> {
        let damaged = |line: usize, what: &str| LoadError::Damaged(format!("line {line}: {what}"));
        let mut lines = saved.lines();
        let version = lines.next().and_then(|line| line.strip_prefix(FORMAT)?.strip_prefix(' '));
        match version.and_then(|version| version.parse().ok()) {
            Some(STATISTICS_VERSION) => {}
            Some(format) if format > STATISTICS_VERSION => {
                return Err(LoadError::Newer { format, rules: RULES_VERSION });
            }
            _ => return Err(damaged(1, "no statistics")),
        }
        let mut statistics = Self::default();
        let mut known = BTreeSet::new();
        for (number, line) in (2..).zip(lines) {
            if let Some(id) = line.strip_prefix(FORGOTTEN).and_then(|rest| rest.strip_prefix('\t'))
            {
                statistics.forgotten.push(id.to_owned());
                continue;
            }
            let deal = read(line).map_err(|what| damaged(number, what))?;
            if !known.insert(deal.id.clone()) {
                return Err(damaged(number, "a deal that is there twice"));
            }
            statistics.deals.push(deal);
        }
        Ok(statistics)
    }
}

fn write(deal: &NotedDeal, text: &mut String) {
    let (kind, names) = match &deal.circle {
        Circle::Computer(level) => (0, [level.level().name(), ""]),
        Circle::Friends(names) => (1, [&*names.one, &*names.two]),
    };
    let flag = |is_set: bool, name: &'static str| if is_set { name } else { "" };
    let mut fields = vec![
        &*deal.id,
        CIRCLES[kind],
        names[0],
        names[1],
        PLAYERS[deal.dealer as usize],
        flag(deal.is_aided, AIDED),
        flag(deal.is_given, GIVEN),
    ];
    let (points, mut bonuses);
    if let Some(game) = &deal.game {
        bonuses = String::new();
        points = game.points_of_one.number().to_string();
        for bonus in &game.bonuses {
            let declared = DECLARED.iter().find(|(_, declared)| *declared == bonus.declared);
            let declared = declared.map_or("", |(name, _)| name);
            let (by, made) = (PLAYERS[bonus.by as usize], MADE[usize::from(bonus.made)]);
            // Writing to a string cannot fail.
            let _ = write!(bonuses, "{}:{by}:{declared}:{made} ", bonus.kind.name());
        }
        fields.push(CONTRACTS[game.contract as usize]);
        fields.push(PLAYERS[game.declarer as usize]);
        fields.push(RESULTS[usize::from(game.is_won)]);
        fields.push(&points);
        fields.push(bonuses.trim_end());
    }
    *text += &fields.join("\t");
    text.push('\n');
}

/// Reads a deal; fails with what is wrong in its line.
fn read(line: &str) -> Result<NotedDeal, &'static str> {
    let fields: Vec<&str> = line.split('\t').collect();
    let (&[id, kind, one, two, dealer, aided, given], game) =
        fields.split_first_chunk().ok_or("too few fields")?;
    let circle = match place_of(kind, CIRCLES).ok_or("the opponent")? {
        0 => Circle::Computer(level(one).ok_or("the level")?),
        _ => Circle::Friends(ByPlayer { one: one.to_owned(), two: two.to_owned() }),
    };
    let flag = |text: &str, name: &str| match text {
        "" => Ok(false),
        text if text == name => Ok(true),
        _ => Err("how it was played"),
    };
    let game = match *game {
        [] => None,
        [contract, declarer, result, points, bonuses] => Some(NotedGame {
            contract: contract_named(contract).ok_or("the contract")?,
            declarer: player(declarer).ok_or("the declarer")?,
            is_won: place_of(result, RESULTS).ok_or("the result")? == 1,
            points_of_one: points_named(points).ok_or("the game points")?,
            bonuses: bonuses
                .split_whitespace()
                .map(|bonus| read_bonus(bonus).ok_or("a bonus"))
                .collect::<Result<_, _>>()?,
        }),
        _ => return Err("the number of fields"),
    };
    Ok(NotedDeal {
        id: id.to_owned(),
        circle,
        dealer: player(dealer).ok_or("the dealer")?,
        is_aided: flag(aided, AIDED)?,
        is_given: flag(given, GIVEN)?,
        game,
    })
}

fn read_bonus(text: &str) -> Option<NotedBonus> {
    let mut parts = text.split(':');
    let kind = parts.next()?;
    let bonus = NotedBonus {
        kind: ItemKind::all().find(|known| known.name() == kind)?,
        by: player(parts.next()?)?,
        declared: {
            let declared = parts.next()?;
            DECLARED.iter().find(|(name, _)| *name == declared)?.1
        },
        made: place_of(parts.next()?, MADE)? == 1,
    };
    parts.next().is_none().then_some(bonus)
}

fn points_named(number: &str) -> Option<GamePoints> {
    let points = number.parse().ok()?;
    (-MOST_POINTS..=MOST_POINTS).contains(&points).then(|| GamePoints::new(points))
}

fn place_of(name: &str, names: [&str; 2]) -> Option<usize> {
    names.iter().position(|known| *known == name)
}

fn player(name: &str) -> Option<Player> {
    Player::ALL.get(place_of(name, PLAYERS)?).copied()
}

fn level(name: &str) -> Option<OpponentLevel> {
    OpponentLevel::ALL.into_iter().find(|level| level.level().name() == name)
}

fn contract_named(name: &str) -> Option<Contract> {
    Contract::ALL.get(CONTRACTS.iter().position(|known| *known == name)?).copied()
}
