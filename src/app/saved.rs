use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::given::seed_of;
use super::undo::told_after;
use super::{
    ByPlayer, DealInPlay, Draw, Front, Given, Match, MatchLength, MatchSetup, News, Pace, PastDeal,
    Player, Shuffle, Stage,
};
use crate::cards::{Card, CardSet, Pack, Seed};
use crate::rules::{Fault, History};

/// The version of the format in which a match is saved.
pub const SAVE_VERSION: u32 = 7;
/// The version of the rules that the moves of a saved match were legal under.
pub const RULES_VERSION: u32 = 1;

/// More rounds of equal ranks than any draw for the first deal ever has.
const MOST_ROUNDS: u32 = 1_000;

const FORMAT: &str = "kosakeln-save";
/// Why what was saved could not be read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum LoadError {
    /// It comes from a newer version of this program.
    #[error("saved by a newer version (format {format}, rules {rules})")]
    Newer {
        /// The version of its format.
        format: u32,
        /// The version of its rules.
        rules: u32,
    },
    /// It is no match, or a damaged one; the text says what is wrong where.
    #[error("damaged: {0}")]
    Damaged(String),
}

/// The versions, which are read before anything else.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Versions {
    format: String,
    version: u32,
    rules_version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct SavedMatch {
    format: String,
    version: u32,
    rules_version: u32,
    setup: MatchSetup,
    seed: String,
    past: Vec<SavedDeal>,
    stage: SavedStage,
    /// Set if the one deal comes from a code.
    given: Option<SavedGiven>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct SavedGiven {
    /// The match that waits meanwhile.
    waiting: Option<Box<SavedMatch>>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
enum SavedStage {
    Draw { round: u32, places: Vec<u8> },
    Cut { dealer: Player },
    Deal { deal: SavedDeal, lifted: u8, order: ByPlayer<Vec<Card>> },
    Over,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct SavedDeal {
    dealer: Player,
    /// How often a move was taken back.
    taken_back: u32,
    /// How many hints each was given.
    hints: ByPlayer<u16>,
    /// By what it was shuffled; nothing if nobody contributed to that.
    shuffle: Option<Shuffle>,
    /// A record as R13 writes it.
    record: Value,
}

impl SavedDeal {
    fn of_past(deal: &PastDeal) -> Self {
        let PastDeal { dealer, history, taken_back, hints, shuffle } = deal;
        Self {
            dealer: *dealer,
            taken_back: *taken_back,
            hints: hints.clone(),
            shuffle: shuffle.clone(),
            record: history.to_json(None),
        }
    }

    fn in_play(deal: &DealInPlay) -> Self {
        Self {
            dealer: deal.dealer,
            taken_back: deal.taken_back,
            hints: deal.hints.clone(),
            shuffle: deal.shuffle.clone(),
            record: deal.history.to_json(None),
        }
    }

    fn history(&self) -> Result<History, Fault> {
        History::from_json(&self.record.to_string())
    }
}

/// Turns a match written in an older version of the format into one of this, a step for each.
fn from_version(version: u32, saved: &str) -> serde_json::Result<SavedMatch> {
    let mut saved: Value = serde_json::from_str(saved)?;
    bring_up(version, &mut saved)?;
    // Read from the text again: reading it from the value would be the same code once more.
    serde_json::from_str(&saved.to_string())
}

fn bring_up(version: u32, saved: &mut Value) -> serde_json::Result<()> {
    if version < 2 {
        add_level(saved)?;
    }
    if version < 3 {
        remove_pace(saved)?;
    }
    if version < 4 {
        add_to_deals(saved, "takenBack", &0.into())?;
        add_to_deals(saved, "hints", &serde_json::to_value(ByPlayer::<u16>::default())?)?;
    }
    if version < 5 {
        add_order(saved)?;
    }
    if version < 6 {
        add_given(saved)?;
    }
    if version < 7 {
        // Nobody contributed to a shuffle then.
        add_to_deals(saved, "shuffle", &Value::Null)?;
    }
    // A match that waits was written together with the one that it waits for.
    match saved.pointer_mut("/given/waiting") {
        Some(waiting) if waiting.is_object() => bring_up(version, waiting),
        _ => Ok(()),
    }
}

/// Version 1 knew one computer, which went by rules of thumb, as beginners do.
fn add_level(saved: &mut Value) -> serde_json::Result<()> {
    let setup = saved.get_mut("setup").and_then(Value::as_object_mut);
    let before = setup.and_then(|setup| setup.insert("level".to_owned(), "beginner".into()));
    match before {
        None => Ok(()),
        Some(_) => Err(serde_json::Error::custom("version 1 has no level")),
    }
}

/// Up to version 2 the computer's pace was agreed for a match. It is a preference now.
fn remove_pace(saved: &mut Value) -> serde_json::Result<()> {
    let setup = saved.get_mut("setup").and_then(Value::as_object_mut);
    let before = setup.and_then(|setup| setup.remove("pace"));
    match before.as_ref().and_then(Value::as_str) {
        Some("atOnce" | "brisk" | "calm") => Ok(()),
        _ => Err(serde_json::Error::custom("version 2 has a pace")),
    }
}

/// Adds to every deal what is kept of one since, as it was then.
fn add_to_deals(saved: &mut Value, name: &str, none: &Value) -> serde_json::Result<()> {
    let add = |deal: &mut Value| match deal.as_object_mut() {
        Some(deal) if !deal.contains_key(name) => {
            deal.insert(name.to_owned(), none.clone());
            Ok(())
        }
        _ => Err(serde_json::Error::custom("that was not kept yet")),
    };
    let past = saved.get_mut("past").and_then(Value::as_array_mut);
    past.into_iter().flatten().try_for_each(add)?;
    saved.pointer_mut("/stage/deal/deal").map_or(Ok(()), add)
}

/// Up to version 4 the order in which cards are held by hand was not kept.
fn add_order(saved: &mut Value) -> serde_json::Result<()> {
    let deal = saved.pointer_mut("/stage/deal").and_then(Value::as_object_mut);
    let none = serde_json::to_value(ByPlayer::<Vec<Card>>::default())?;
    match deal.and_then(|deal| deal.insert("order".to_owned(), none)) {
        None => Ok(()),
        Some(_) => Err(serde_json::Error::custom("version 4 keeps no order")),
    }
}

/// Up to version 5 every deal was shuffled.
fn add_given(saved: &mut Value) -> serde_json::Result<()> {
    let saved = saved.as_object_mut();
    match saved.and_then(|saved| saved.insert("given".to_owned(), Value::Null)) {
        None => Ok(()),
        Some(_) => Err(serde_json::Error::custom("version 5 knows no codes")),
    }
}

/// The pace of the computer that was agreed for a saved match, up to version 2.
pub(super) fn agreed_pace(saved: &str) -> Option<Pace> {
    let saved: Value = serde_json::from_str(saved).ok()?;
    Pace::deserialize(saved.get("setup")?.get("pace")?).ok()
}

/// Whether a card is among the cards twice.
fn has_twice(cards: &[Card]) -> bool {
    cards.iter().copied().collect::<CardSet>().iter().count() != cards.len()
}

impl Match {
    /// The match in writing.
    #[must_use]
    pub fn to_saved(&self) -> String {
        // Every member can be written as JSON, so this never falls back.
        serde_json::to_string(&self.saved()).unwrap_or_default()
    }

    fn saved(&self) -> SavedMatch {
        let stage = match &self.stage {
            Stage::Draw(draw) => {
                SavedStage::Draw { round: draw.round(), places: draw.places().to_vec() }
            }
            Stage::Cut { dealer } => SavedStage::Cut { dealer: *dealer },
            Stage::Deal(deal) => SavedStage::Deal {
                deal: SavedDeal::in_play(deal),
                lifted: deal.lifted,
                order: deal.order.clone(),
            },
            Stage::Over => SavedStage::Over,
        };
        let past = self.past.iter().map(SavedDeal::of_past);
        let given = self.given.as_ref().map(|given| SavedGiven {
            waiting: given.waiting.as_ref().map(|waiting| Box::new(waiting.saved())),
        });
        SavedMatch {
            format: FORMAT.to_owned(),
            version: SAVE_VERSION,
            rules_version: RULES_VERSION,
            setup: self.setup.clone(),
            seed: self.seed.to_hex(),
            past: past.collect(),
            stage,
            given,
        }
    }

    /// Reads a match that [`to_saved`](Self::to_saved) wrote.
    ///
    /// # Errors
    /// [`LoadError`] if it is newer than this program, or anything in it does not hold: every
    /// deal is played again, move by move.
    pub fn from_saved(saved: &str) -> Result<Self, LoadError> {
        let damaged = |what: String| LoadError::Damaged(what);
        let versions: Versions =
            serde_json::from_str(saved).map_err(|error| damaged(error.to_string()))?;
        if versions.format != FORMAT {
            return Err(damaged(format!("format {:?}", versions.format)));
        }
        if versions.version > SAVE_VERSION || versions.rules_version > RULES_VERSION {
            let (format, rules) = (versions.version, versions.rules_version);
            return Err(LoadError::Newer { format, rules });
        }
        let saved = match versions.version {
            SAVE_VERSION => serde_json::from_str(saved),
            version => from_version(version, saved),
        };
        let saved: SavedMatch = saved.map_err(|error| damaged(error.to_string()))?;
        Self::of_saved(saved, true)
    }

    /// Checks a match, and the one that waits for its end, if it may have one.
    fn of_saved(saved: SavedMatch, may_be_given: bool) -> Result<Self, LoadError> {
        let damaged = |what: String| LoadError::Damaged(what);
        let given = match saved.given {
            None => None,
            Some(_) if !may_be_given => return Err(damaged("the match that waits".to_owned())),
            Some(SavedGiven { waiting: None }) => Some(Given::default()),
            Some(SavedGiven { waiting: Some(waiting) }) => {
                let waiting = Self::of_saved(*waiting, false)?;
                Some(Given { waiting: Some(Box::new(waiting)) })
            }
        };
        if let MatchLength::Deals(deals) = saved.setup.length
            && !(1..=MatchLength::MOST_DEALS).contains(&deals)
        {
            return Err(damaged(format!("a match of {deals} deals")));
        }
        let seed = Seed::from_hex(&saved.seed).ok_or_else(|| damaged("the seed".to_owned()))?;
        let mut past = Vec::new();
        for (number, deal) in saved.past.iter().enumerate() {
            let history =
                deal.history().map_err(|fault| damaged(format!("deal {number}: {fault}")))?;
            if history.game().turn().is_some() {
                return Err(damaged(format!("deal {number} is not over")));
            }
            if *history.game().rules() != saved.setup.rules {
                return Err(damaged(format!("the house rules of deal {number}")));
            }
            let (dealer, taken_back) = (deal.dealer, deal.taken_back);
            let (hints, shuffle) = (deal.hints.clone(), deal.shuffle.clone());
            past.push(PastDeal { dealer, history, taken_back, hints, shuffle });
        }
        let mut loaded = Self { setup: saved.setup, seed, past, stage: Stage::Over, given };
        loaded.check_past_shuffles()?;
        loaded.stage = match saved.stage {
            SavedStage::Draw { round, places } => {
                let mut draw = Draw::new(seed, round);
                let is_likely = round < MOST_ROUNDS;
                if !is_likely || !places.iter().all(|place| draw.draw(*place)) {
                    return Err(damaged("the draw".to_owned()));
                }
                Stage::Draw(draw)
            }
            SavedStage::Cut { dealer } => Stage::Cut { dealer },
            SavedStage::Deal { deal, lifted, order } => {
                let dealer = deal.dealer;
                if lifted >= Card::COUNT {
                    return Err(damaged("the cut".to_owned()));
                }
                if Player::ALL.iter().any(|player| has_twice(&order[*player])) {
                    return Err(damaged("the order of a hand".to_owned()));
                }
                let history =
                    deal.history().map_err(|fault| damaged(format!("the last deal: {fault}")))?;
                if *history.game().rules() != loaded.setup.rules {
                    return Err(damaged("the house rules of the last deal".to_owned()));
                }
                let shuffle = deal.shuffle;
                if !loaded.is_dealt_from(dealer, history.pack(), lifted, shuffle.as_ref()) {
                    return Err(damaged("the pack of the last deal".to_owned()));
                }
                let front = loaded.front_after_loading(dealer, &history);
                let computer = loaded.setup.is_computer(Player::Two);
                let computer = computer.then(|| Player::Two.seat(dealer));
                let news = told_after(&News::of_all(&history), computer);
                // Whoever opens a page after the last trick sees the result.
                let is_result_shown = history.game().turn().is_none();
                let (taken_back, in_front_since, hints) = (deal.taken_back, 0, deal.hints);
                let deal = DealInPlay {
                    dealer,
                    lifted,
                    history,
                    shuffle,
                    front,
                    news,
                    is_result_shown,
                    taken_back,
                    in_front_since,
                    hints,
                    order,
                };
                Stage::Deal(Box::new(deal))
            }
            SavedStage::Over => Stage::Over,
        };
        let is_one_deal = match loaded.stage {
            Stage::Deal(_) => loaded.past.is_empty(),
            Stage::Over => true,
            Stage::Draw(_) | Stage::Cut { .. } => false,
        };
        if loaded.is_given() && !is_one_deal {
            return Err(damaged("a deal from a code that is not the only one".to_owned()));
        }
        Ok(loaded)
    }

    /// Checks that what was contributed to the deals that are over led to their packs.
    fn check_past_shuffles(&self) -> Result<(), LoadError> {
        for (number, deal) in (0..).zip(&self.past) {
            if let Some(shuffle) = &deal.shuffle
                && !self.is_shuffled_so(number, deal.dealer, deal.history.pack(), shuffle)
            {
                return Err(LoadError::Damaged(format!("the shuffle of deal {number}")));
            }
        }
        Ok(())
    }

    /// Whether the deal in play, of `dealer`'s, was dealt from this pack.
    fn is_dealt_from(
        &self,
        dealer: Player,
        dealt: &Pack,
        lifted: u8,
        shuffle: Option<&Shuffle>,
    ) -> bool {
        match (&self.given, shuffle) {
            // What comes from a code was not shuffled; the seed follows from the pack there.
            (Some(_), None) => self.seed == seed_of(dealt),
            (None, None) => *dealt == self.pack(lifted),
            (_, Some(shuffle)) => {
                let number = self.deal_number();
                shuffle.lifted == lifted && self.is_shuffled_so(number, dealer, dealt, shuffle)
            }
        }
    }

    /// Between two people nobody is in front of a screen that has just been opened.
    fn front_after_loading(&self, dealer: Player, history: &History) -> Front {
        let next = history.game().turn().map_or(Player::One, |seat| Player::at(seat, dealer));
        if self.setup.is_computer(Player::Two) {
            Front::Player(Player::One)
        } else {
            Front::Curtain(next)
        }
    }
}
