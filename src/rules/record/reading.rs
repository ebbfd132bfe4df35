use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::{Fault, Problem};
use crate::cards::{Card, CardSet, Pack};
use crate::rules::{Bonus, BonusSet, Call, FaultKind, History, Move, Rules, Seat};

impl History {
    /// Reads a record (R13).
    ///
    /// # Errors
    /// The first [`Fault`]: first what lies outside the moves, then the moves in order.
    pub fn from_json(json: &str) -> Result<Self, Fault> {
        let malformed = |text: String| Fault::malformed(None, text);
        let members: Members<'_> =
            serde_json::from_str(json).map_err(|error| malformed(error.to_string()))?;
        let known = ["format", "version", "rules", "pack", "meta", "moves"];
        if let Some((key, _)) = members.0.iter().find(|(key, _)| !known.contains(&key.as_str())) {
            return Err(malformed(format!("unknown member {key:?}")));
        }
        let member = |key: &str| {
            members.get(key).ok_or_else(|| malformed(format!("member {key:?} is missing")))
        };
        if parse::<String>(member("format")?).as_deref() != Ok("kosakeln-record") {
            return Err(malformed("\"format\" is not \"kosakeln-record\"".to_owned()));
        }
        if parse::<u64>(member("version")?) != Ok(1) {
            return Err(malformed("\"version\" is not 1".to_owned()));
        }
        let rules = match members.get("rules") {
            Some(rules) => Rules::from_json(rules.get())
                .map_err(|error| malformed(format!("in \"rules\": {error}")))?,
            None => Rules::default(),
        };
        let codes: Vec<Card> =
            parse(member("pack")?).map_err(|error| malformed(format!("in \"pack\": {error}")))?;
        let pack = Pack::new(&codes).map_err(|error| malformed(format!("\"pack\" is {error}")))?;
        let moves: Vec<&RawValue> =
            parse(member("moves")?).map_err(|error| malformed(format!("in \"moves\": {error}")))?;
        let mut history = Self::new(rules, pack);
        for (index, written) in moves.into_iter().enumerate() {
            let written =
                WrittenMove::read(written).map_err(|text| Fault::malformed(Some(index), text))?;
            written.play(&mut history).map_err(|problem| Fault { index: Some(index), problem })?;
        }
        Ok(history)
    }
}

impl Rules {
    /// Reads house rules as a record writes them (R12): an object with any of the keys.
    ///
    /// # Errors
    /// A sentence for whoever wrote them.
    pub fn from_json(json: &str) -> Result<Self, String> {
        let read = || -> Result<Self, serde_json::Error> {
            let members: Members<'_> = serde_json::from_str(json)?;
            // The values are texts and truth values, though serde would also take an object.
            if let Some((key, _)) = members.0.iter().find(|(_, value)| value.get().starts_with('{'))
            {
                return Err(de::Error::custom(format!("{key:?} has no such value")));
            }
            serde_json::from_str(json)
        };
        read().map_err(|error| error.to_string())
    }
}

/// The members of a JSON object, each still as it was written: so the moves can be looked at one
/// by one, and `meta` not at all. An object with two members of one name is refused, since nobody
/// could say which of them counts.
struct Members<'a>(Vec<(String, &'a RawValue)>);

impl<'a> Members<'a> {
    fn get(&self, key: &str) -> Option<&'a RawValue> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, value)| *value)
    }
}

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;

        impl<'de> Visitor<'de> for Object {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut members = Members(Vec::new());
                while let Some((key, value)) = map.next_entry::<String, &RawValue>()? {
                    if members.get(&key).is_some() {
                        return Err(de::Error::custom(format!("member {key:?} is there twice")));
                    }
                    members.0.push((key, value));
                }
                Ok(members)
            }
        }

        deserializer.deserialize_map(Object)
    }
}

fn parse<'a, T: serde::Deserialize<'a>>(raw: &'a RawValue) -> Result<T, String> {
    serde_json::from_str(raw.get()).map_err(|error| error.to_string())
}

/// A move as it is written: an announcement may name a bonus twice.
struct WrittenMove {
    seat: Seat,
    action: Move,
    repeated: Option<Bonus>,
}

impl WrittenMove {
    fn read(raw: &RawValue) -> Result<Self, String> {
        let members: Members<'_> = parse(raw)?;
        let by = members.get("by").ok_or("member \"by\" is missing")?;
        let seat: Seat = match parse::<String>(by)?.as_str() {
            "F" => Seat::Forehand,
            "D" => Seat::Dealer,
            other => return Err(format!("{other:?} is no seat")),
        };
        let mut contents = members.0.iter().filter(|(key, _)| key != "by");
        let (Some((key, content)), None) = (contents.next(), contents.next()) else {
            return Err("a move has \"by\" and one other member".to_owned());
        };
        let mut repeated = None;
        let action = match key.as_str() {
            "discard" => Move::Discard(read_cards(content)?),
            "take" => Move::Take(read_cards(content)?),
            "play" => Move::Play(parse(content)?),
            "call" => {
                let name: String = parse(content)?;
                Move::Call(Call::from_name(&name).ok_or_else(|| format!("{name:?} is no call"))?)
            }
            "announce" => {
                let mut bonuses = BonusSet::EMPTY;
                for name in parse::<Vec<String>>(content)? {
                    let bonus = Bonus::from_name(&name)
                        .ok_or_else(|| format!("{name:?} is no bonus to announce"))?;
                    if bonuses.contains(bonus) {
                        repeated = repeated.or(Some(bonus));
                    }
                    bonuses = bonuses.with(bonus);
                }
                Move::Announce(bonuses)
            }
            other => return Err(format!("{other:?} is no kind of move")),
        };
        Ok(Self { seat, action, repeated })
    }

    fn play(&self, history: &mut History) -> Result<(), Problem> {
        let Some(bonus) = self.repeated else {
            return history.play(self.seat, self.action).map(|_| ()).map_err(Problem::Illegal);
        };
        // Naming a bonus twice is a fault of announcing, so an earlier kind of fault goes before.
        match history.game().clone().play(self.seat, self.action) {
            Err(illegal) if illegal.kind() < FaultKind::IllegalAnnouncement => {
                Err(Problem::Illegal(illegal))
            }
            _ => Err(Problem::RepeatedInList(bonus)),
        }
    }
}

fn read_cards(raw: &RawValue) -> Result<CardSet, String> {
    let mut cards = CardSet::EMPTY;
    for card in parse::<Vec<Card>>(raw)? {
        if !cards.insert(card) {
            return Err(format!("{card} is there twice"));
        }
    }
    Ok(cards)
}
