use serde_json::{Map, Value};

use crate::app::{Match, Model, News, Notice, Player, PublicMove, Stage, seen_of};
use crate::cards::{CardSet, Pack};
use crate::rules::{History, Seat};

/// Says what has happened in a match, as anybody at the table has seen it. What is hidden before a deal
/// is over is not told before.
#[derive(Debug, Default)]
pub(super) struct Herald {
    /// What was seen last: the deal by its pack, how many moves had been made in it, and whether it was
    /// over.
    deal: Option<(Pack, usize, bool)>,
    /// Whether the match was over at the last look.
    is_match_over: Option<bool>,
    /// Whether the table has been seen: the texts are there.
    is_ready: bool,
    /// Whether the texts could not be loaded.
    is_missing: bool,
    /// Whether nothing can be saved.
    is_not_saved: bool,
}

/// The name of an event, and its details.
type Event = (&'static str, Value);

impl Herald {
    /// What has happened since the last look. What there is at the first one has happened before.
    pub(super) fn look(&mut self, model: &Model) -> Vec<Event> {
        let running = model.match_of_page();
        let mut events = Vec::new();
        if model.speech.shown.is_some() && !std::mem::replace(&mut self.is_ready, true) {
            events.push(("ready", Value::Null));
        }
        let is_missing = model.speech.is_missing();
        if is_missing && !self.is_missing {
            events.push(("error", error("missing", "the texts cannot be loaded")));
        }
        self.is_missing = is_missing;
        if model.notices.contains(&Notice::NotSaved)
            && !std::mem::replace(&mut self.is_not_saved, true)
        {
            events.push(("error", error("storage", "the browser stores nothing for this page")));
        }
        let deal = running.and_then(Match::deal);
        let before = self.deal.take();
        if let Some(deal) = deal {
            let history = deal.history();
            let (pack, count) = (*history.pack(), history.moves().len());
            let is_over = deal.is_over();
            // What has been taken back or loaded has not just been played.
            if let Some((_, known, was_over)) = before.filter(|(known, ..)| *known == pack) {
                let seen = if known < count { seen_of(history) } else { Vec::new() };
                for (place, news) in seen.iter().enumerate().skip(known) {
                    events.push(("move", told(place + 1, news, deal.dealer)));
                }
                if is_over && !was_over {
                    let members = [
                        ("record", history.to_json(None)),
                        ("result", result(deal.dealer, history)),
                        ("dealer", number(deal.dealer)),
                    ];
                    events.push(("dealend", object(members)));
                }
            }
            self.deal = Some((pack, count, is_over));
        }
        let is_match_over = running.is_some_and(|running| *running.stage() == Stage::Over);
        if let Some(running) =
            running.filter(|_| is_match_over && self.is_match_over == Some(false))
        {
            let standing = running.standing();
            let points = i64::from(standing.points_of_one.number());
            let members = [
                ("deals", standing.scored_deals.into()),
                ("points", Value::Array(vec![points.into(), (-points).into()])),
            ];
            events.push(("matchend", object(members)));
        }
        self.is_match_over = Some(is_match_over);
        events
    }
}

/// The last deal of a match that is over, and who dealt it.
pub(super) fn last_over(running: &Match) -> Option<(Player, &History)> {
    let current = running.deal().filter(|deal| deal.is_over());
    let current = current.map(|deal| (deal.dealer, deal.history()));
    current.or_else(|| running.past().last().map(|deal| (deal.dealer, &deal.history)))
}

/// What came of a deal (R13), and which player sat where; nothing if it was passed in.
pub(super) fn result(dealer: Player, history: &History) -> Value {
    let Some(settlement) = history.game().settlement() else { return Value::Null };
    let mut result = settlement.to_json();
    let players = object([("F", number(dealer.other())), ("D", number(dealer))]);
    if let Some(members) = result.as_object_mut() {
        members.insert("players".to_owned(), players);
    }
    result
}

/// A move: its number in the deal, who made it, and what was seen of it.
fn told(place: usize, news: &News, dealer: Player) -> Value {
    let (kind, content) = match news.action {
        PublicMove::Discarded { face_up } => ("discard", cards(face_up)),
        PublicMove::Called(call) => ("call", call.name().into()),
        PublicMove::Announced(bonuses) => {
            let names = bonuses.iter().map(|bonus| bonus.name().into());
            ("announce", Value::Array(names.collect()))
        }
        PublicMove::Took(taken) => ("take", cards(taken)),
        PublicMove::Played(card) => ("play", card.to_string().into()),
    };
    let winner = news.trick_winner().map_or(Value::Null, seat);
    object([
        ("number", place.into()),
        ("by", seat(news.seat)),
        ("player", number(Player::at(news.seat, dealer))),
        (kind, content),
        ("trick", winner),
    ])
}

fn error(code: &str, message: &str) -> Value {
    object([("code", code.into()), ("message", message.into())])
}

fn object<const N: usize>(members: [(&str, Value); N]) -> Value {
    Value::Object(
        members.map(|(name, value)| (name.to_owned(), value)).into_iter().collect::<Map<_, _>>(),
    )
}

fn cards(cards: CardSet) -> Value {
    Value::Array(cards.iter().map(|card| card.to_string().into()).collect())
}

fn seat(seat: Seat) -> Value {
    match seat {
        Seat::Forehand => "F".into(),
        Seat::Dealer => "D".into(),
    }
}

fn number(player: Player) -> Value {
    match player {
        Player::One => 1.into(),
        Player::Two => 2.into(),
    }
}
