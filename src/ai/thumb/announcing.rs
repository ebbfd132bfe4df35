use super::Manner;
use super::strength::{talon_brings, thirds_expected};
use super::table::Table;
use crate::cards::CardPoints;
use crate::rules::{AnnounceChoices, Bonus, BonusSet, Phase};

/// In how many of a thousand cases a bonus must be made to be announced.
const AFTER: i32 = 550;
/// The same before the Cossack talon is exposed: the stake is twice as high, but more is unknown.
const BEFORE: i32 = 600;

/// The same for a learner, who never announces before the talon is exposed.
const LEARNER: i32 = 850;

/// The bonuses that are clearly more likely made than not.
pub(super) fn announce(choices: &AnnounceChoices, table: &Table, manner: Manner) -> BonusSet {
    let legal = choices.legal().iter();
    if manner == Manner::Learner {
        let is_before = table.phase == Phase::AnnounceBefore;
        return legal.filter(|bonus| !is_before && chance(*bonus, 0, table) >= LEARNER).collect();
    }
    if table.phase == Phase::AnnounceBefore {
        legal.filter(|bonus| chance_before(*bonus, table) >= BEFORE).collect()
    } else {
        legal.filter(|bonus| chance(*bonus, 0, table) >= AFTER).collect()
    }
}

fn chance_before(bonus: Bonus, table: &Table) -> i32 {
    let brings = table.bargain.map_or(0, |bargain| talon_brings(bargain.contract));
    match bonus {
        // A King or a card of the Trull may still come; a Valat is worth as much later (R7.1).
        Bonus::WithoutTrull | Bonus::WithoutKings | Bonus::Valat => 0,
        _ => chance(bonus, brings, table),
    }
}

/// In how many of a thousand cases the bonus is made, if the talon still brings so many thirds.
fn chance(bonus: Bonus, talon_brings: i32, table: &Table) -> i32 {
    let promise = thirds_expected(table.hand, table.discards, &table.rules) + talon_brings;
    match bonus {
        Bonus::PagatUltimo | Bonus::Uhu | Bonus::Pelikan | Bonus::Quapil => bird(bonus, table),
        Bonus::Absolut => reaching(CardPoints::ABSOLUT, promise),
        Bonus::Panzer => reaching(CardPoints::PANZER, promise),
        Bonus::WithoutTrull | Bonus::WithoutKings => reaching(CardPoints::WON, promise),
        Bonus::Valat => i32::from(table.is_sure_sweep()) * 1000,
    }
}

/// The points promised are exceeded as often as not, and a standard deviation is some 13 thirds.
fn reaching(points: CardPoints, promise: i32) -> i32 {
    (500 + 25 * (promise - i32::from(points.thirds()))).clamp(0, 1000)
}

/// By its own trick the other must have no tarock left; every one of his costs one to draw, and
/// some are needed against his suits.
fn bird(bonus: Bonus, table: &Table) -> i32 {
    let ahead = table.my_tarocks() - table.their_tarocks();
    let after = 16 - i32::from(bonus.own_trick().unwrap_or(16));
    (200 * ahead - 350 - 100 * after).clamp(0, 950)
}
