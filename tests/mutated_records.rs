//! 100,000 records with a planted fault each: nothing panics, and what is reported is exactly the
//! fault that was planted, its index, kind and rule (R13).
//!
//! Where to plant and what is wrong with it is taken from the second opinion
//! (`support/slow_table.rs`), not from the engine.

mod support {
    pub(crate) mod numbers;
    pub(crate) mod slow_table;
}

use std::collections::BTreeMap;

use kosakeln::ai::random::random_history;
use kosakeln::cards::Seed;
use kosakeln::rules::Report;
use serde_json::{Value, json};
use support::numbers::Numbers;
use support::slow_table::{
    BIRDS, BONUSES, SEATS, SlowTable, all_codes, is_king_or_trull, is_plain, is_tarock, playable,
    with_legal_as_sets,
};

const SEED: u64 = 1913;
const MUTATIONS: u32 = 100_000;
const CALLS: [&str; 7] = ["Pass", "Hold", "Dreiblatt", "Zweiblatt", "Einblatt", "Solo", "Unterer"];

/// A legal record in pieces.
struct Base {
    record: Value,
    moves: Vec<String>,
    /// The table before each move, and at the end.
    tables: Vec<SlowTable>,
}

impl Base {
    fn new(number: u64) -> Self {
        Self::of(random_history(Seed::from_number(SEED), number, None).to_json(None))
    }

    fn of(record: Value) -> Self {
        let mut tables = vec![SlowTable::new(&record)];
        for made in list(&record["moves"]) {
            let mut table = tables.last().expect("the first is there").clone();
            table.advance(made);
            tables.push(table);
        }
        let moves = list(&record["moves"]).iter().map(Value::to_string).collect();
        Self { record, moves, tables }
    }

    /// The record up to the discard after the talon, with every bird announced that can be; `None`
    /// if no talon was taken or no bird was held.
    fn with_birds_announced(&self) -> Option<Self> {
        let window = self.tables.iter().position(|table| table.phase == "AnnounceBefore")?;
        let table = &self.tables[window];
        let birds: Vec<&str> = BIRDS.map(|(bonus, ..)| bonus).to_vec();
        let birds: Vec<&str> =
            table.announceable().into_iter().filter(|name| birds.contains(name)).collect();
        let mut moves = list(&self.record["moves"])[..window + 2].to_vec();
        moves[window]["announce"] = json!(birds);
        let mut record = self.record.clone();
        record["moves"] = Value::from(moves);
        (!birds.is_empty()).then(|| Self::of(record))
    }

    /// The members of the record, written.
    fn members(&self, moves: &[String]) -> Vec<(&'static str, String)> {
        vec![
            ("format", self.record["format"].to_string()),
            ("version", self.record["version"].to_string()),
            ("rules", self.record["rules"].to_string()),
            ("pack", self.record["pack"].to_string()),
            ("moves", format!("[{}]", moves.join(","))),
        ]
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn object(members: &[(&str, String)]) -> String {
    let written: Vec<String> =
        members.iter().map(|(key, value)| format!("\"{key}\":{value}")).collect();
    format!("{{{}}}", written.join(","))
}

fn report(record: &str) -> Value {
    serde_json::to_value(Report::of(record)).expect("a report is JSON")
}

/// Where a fault is planted.
struct Place<'a> {
    table: &'a SlowTable,
    numbers: &'a mut Numbers,
}

impl Place<'_> {
    fn seat(&self) -> &'static str {
        SEATS[self.table.turn]
    }

    fn hand(&self) -> &[String] {
        &self.table.hands[self.table.turn]
    }

    /// Cards of any kind and from anywhere, each once.
    fn any_cards(&mut self, count: usize) -> Vec<String> {
        self.numbers.some_of(&all_codes(), count)
    }

    fn one_of<'b>(&mut self, texts: &[&'b str]) -> &'b str {
        texts[self.numbers.below(texts.len())]
    }

    /// The kind of move that is due; `None` after the end.
    fn due(&self) -> Option<&'static str> {
        match self.table.phase {
            "PersonalExchange" | "TalonDiscard" => Some("discard"),
            "Auction" => Some("call"),
            "AnnounceBefore" | "AnnounceAfter" | "DefenderAnnounce" => Some("announce"),
            "TalonChoice" => Some("take"),
            "Play" => Some("play"),
            _ => None,
        }
    }

    fn is_due(&self, kind: &str) -> Option<()> {
        (self.due() == Some(kind)).then_some(())
    }

    /// A move of a kind that is written as it should be, legal or not.
    fn well_written(&mut self, kind: &str, seat: &str) -> Value {
        let content = match kind {
            "discard" | "take" => {
                let count = self.numbers.below(10);
                json!(self.any_cards(count))
            }
            "call" => json!(self.numbers.one_of(&CALLS)),
            "announce" => {
                let count = self.numbers.below(3);
                json!(self.numbers.some_of(&BONUSES, count))
            }
            _ => json!(self.any_cards(1)[0]),
        };
        json!({"by": seat, kind: content})
    }

    fn made(&self, kind: &str, content: &Value) -> String {
        json!({"by": self.seat(), kind: content}).to_string()
    }

    fn any_seat(&mut self) -> &'static str {
        SEATS[self.numbers.below(2)]
    }

    fn exchange_rule(&self) -> &'static str {
        if self.table.phase == "TalonDiscard" { "R8.2" } else { "R5.1" }
    }

    /// How many cards may be discarded, at least one; `None` if none may.
    fn right_count(&mut self) -> Option<usize> {
        let [fewest, most] = self.table.discard_count();
        let fewest = fewest.max(1);
        (fewest <= most).then(|| fewest + self.numbers.below(most - fewest + 1))
    }

    /// `first` and others of the hand, `count` in all.
    fn with_others(&mut self, first: &[String], count: usize) -> Vec<String> {
        let others: Vec<String> =
            self.hand().iter().filter(|code| !first.contains(code)).cloned().collect();
        let others = self.numbers.some_of(&others, count - first.len());
        [first, &others].concat()
    }

    /// An announcement with one wrong name among right ones.
    fn announcement_with(&mut self, wrong: &[&str]) -> String {
        let right: Vec<&str> =
            self.table.announceable().into_iter().filter(|name| !wrong.contains(name)).collect();
        let count = self.numbers.below(right.len().min(2) + 1);
        let mut names = self.numbers.some_of(&right, count);
        names.extend(wrong);
        let names = self.numbers.some_of(&names, names.len());
        self.made("announce", &json!(names))
    }
}

/// What is planted: the move as written, and the rule it breaks.
type Planted = Option<(String, &'static str)>;

/// A way to go wrong: its name, the kind of the fault, and the move, if one can be made wrong in
/// this way here.
type Way = (&'static str, &'static str, fn(&mut Place<'_>) -> Planted);

/// Faults in the writing of a move: they are the first to be looked for, whatever is due.
const MALFORMED_MOVES: [Way; 12] = [
    ("no object", "Malformed", |place| {
        let texts = ["null", "7", "\"F\"", "[]", "true", "[{\"by\":\"F\",\"play\":\"CK\"}]", "{}"];
        malformed(place.one_of(&texts))
    }),
    ("no seat", "Malformed", |place| {
        let kind = *place.numbers.one_of(&KINDS);
        let mut made = place.well_written(kind, "F");
        made.as_object_mut().expect("an object").remove("by");
        malformed(&made.to_string())
    }),
    ("unknown seat", "Malformed", |place| {
        let seat = place.one_of(&["\"f\"", "\"X\"", "0", "null", "{\"F\":null}", "\"Forehand\""]);
        malformed(&format!("{{\"by\":{seat},\"call\":\"Pass\"}}"))
    }),
    ("seat twice", "Malformed", |place| {
        let seat = place.any_seat();
        malformed(&format!("{{\"by\":\"{seat}\",\"by\":\"{seat}\",\"call\":\"Pass\"}}"))
    }),
    ("content twice", "Malformed", |place| {
        let seat = place.any_seat();
        malformed(&format!("{{\"by\":\"{seat}\",\"call\":\"Pass\",\"call\":\"Pass\"}}"))
    }),
    ("nothing done", "Malformed", |place| {
        let seat = place.any_seat();
        malformed(&format!("{{\"by\":\"{seat}\"}}"))
    }),
    ("two things done", "Malformed", |place| {
        let seat = place.any_seat();
        malformed(&format!("{{\"by\":\"{seat}\",\"call\":\"Pass\",\"play\":\"CK\"}}"))
    }),
    ("unknown member", "Malformed", |place| {
        let seat = place.any_seat();
        let key = place.one_of(&["Play", "bid", "note", "", "by "]);
        let more = place.one_of(&["", ",\"call\":\"Pass\""]);
        malformed(&format!("{{\"by\":\"{seat}\",\"{key}\":\"CK\"{more}}}"))
    }),
    ("content of another type", "Malformed", |place| {
        let seat = place.any_seat();
        let content = place.one_of(&[
            "\"discard\":\"T5\"",
            "\"discard\":{\"T5\":\"T6\"}",
            "\"discard\":[[\"T5\"]]",
            "\"take\":null",
            "\"take\":[5]",
            "\"play\":[\"CK\"]",
            "\"play\":5",
            "\"play\":{\"CK\":null}",
            "\"call\":[\"Pass\"]",
            "\"call\":{\"Pass\":null}",
            "\"call\":null",
            "\"announce\":\"Valat\"",
            "\"announce\":[null]",
            "\"announce\":{}",
            "\"announce\":[{\"Valat\":null}]",
            "\"play\":[[[[[[[[{\"a\":[[[[0]]]]}]]]]]]]]",
        ]);
        malformed(&format!("{{\"by\":\"{seat}\",{content}}}"))
    }),
    ("unknown code", "Malformed", |place| {
        let codes =
            ["T0", "T23", "T05", "t5", "T5 ", "C1", "H10", "H7", "CJ", "KC", "", "S\\u0000"];
        let code = place.one_of(&codes);
        let (seat, kind) = (place.any_seat(), place.one_of(&["discard", "take", "play"]));
        let mut cards: Vec<String> = place.any_cards(2);
        cards.push(code.to_owned());
        let cards = place.numbers.some_of(&cards, 3).join("\",\"");
        let content = if kind == "play" { format!("\"{code}\"") } else { format!("[\"{cards}\"]") };
        malformed(&format!("{{\"by\":\"{seat}\",\"{kind}\":{content}}}"))
    }),
    ("code twice", "Malformed", |place| {
        let kind = place.one_of(&["discard", "take"]);
        let count = 1 + place.numbers.below(8);
        let mut cards = place.any_cards(count);
        cards.push(cards[0].clone());
        let cards = place.numbers.some_of(&cards, 9);
        let seat = place.any_seat();
        malformed(&json!({"by": seat, kind: cards}).to_string())
    }),
    ("unknown name", "Malformed", |place| {
        let seat = place.any_seat();
        let call = place.one_of(&["pass", "Vierblatt", "Kontra", "", "Solo "]);
        let bonus = place.one_of(&["Pagat", "Trull", "valat", "Game", "FourBirds"]);
        let content = [
            format!("\"call\":\"{call}\""),
            format!("\"announce\":[\"{bonus}\"]"),
            format!("\"announce\":[\"Valat\",\"{bonus}\",\"Valat\"]"),
        ];
        let content = place.numbers.one_of(&content).clone();
        malformed(&format!("{{\"by\":\"{seat}\",{content}}}"))
    }),
];

const KINDS: [&str; 5] = ["discard", "call", "announce", "take", "play"];

#[expect(
    clippy::unnecessary_wraps,
    reason = "it closes ways to go wrong, which all have this type"
)]
fn malformed(text: &str) -> Planted {
    Some((text.to_owned(), "R13"))
}

/// Faults of whose turn it is, and of what.
const OUT_OF_TURN: [Way; 4] = [
    ("another kind of move", "WrongPhase", |place| {
        let kind = *place.numbers.one_of(&KINDS);
        let seat = place.any_seat();
        let made = place.well_written(kind, seat);
        (place.due()? != kind).then(|| (made.to_string(), "R13"))
    }),
    ("named twice, but not due", "WrongPhase", |place| {
        let (seat, name) = (place.any_seat(), *place.numbers.one_of(&BONUSES));
        let made = json!({"by": seat, "announce": [name, name]});
        (place.due()? != "announce").then(|| (made.to_string(), "R13"))
    }),
    ("by the other seat", "WrongSeat", |place| {
        let kind = place.due()?;
        let seat = SEATS[1 - place.table.turn];
        Some((place.well_written(kind, seat).to_string(), "R13"))
    }),
    ("named twice by the other seat", "WrongSeat", |place| {
        place.is_due("announce")?;
        let (seat, name) = (SEATS[1 - place.table.turn], *place.numbers.one_of(&BONUSES));
        Some((json!({"by": seat, "announce": [name, name]}).to_string(), "R13"))
    }),
];

/// Faults in discarding.
const DISCARDS: [Way; 6] = [
    ("discards a strange card", "NotInHand", |place| {
        place.is_due("discard")?;
        let [fewest, most] = place.table.discard_count();
        // Of the right number or not: that is looked at later.
        let count = 1 + place.numbers.below(9);
        let count =
            if place.numbers.below(2) == 0 { count } else { fewest.max(1).min(most.max(1)) };
        let strange: Vec<String> =
            all_codes().into_iter().filter(|code| !place.hand().contains(code)).collect();
        let strange = place.numbers.some_of(&strange, 1);
        let cards = place.with_others(&strange, count);
        let cards = place.numbers.some_of(&cards, count);
        Some((place.made("discard", &json!(cards)), place.exchange_rule()))
    }),
    ("discards too many", "WrongCount", |place| {
        place.is_due("discard")?;
        let [_, most] = place.table.discard_count();
        let count = most + 1 + place.numbers.below(place.hand().len() - most);
        let cards = place.with_others(&[], count);
        Some((place.made("discard", &json!(cards)), place.exchange_rule()))
    }),
    ("discards too few", "WrongCount", |place| {
        place.is_due("discard")?;
        let [fewest, _] = place.table.discard_count();
        let count = (fewest > 0).then(|| place.numbers.below(fewest))?;
        let cards = place.with_others(&[], count);
        Some((place.made("discard", &json!(cards)), place.exchange_rule()))
    }),
    ("discards a King or of the Trull", "ForbiddenDiscard", |place| {
        place.is_due("discard")?;
        let count = place.right_count()?;
        let sacred: Vec<String> =
            place.hand().iter().filter(|code| is_king_or_trull(code)).cloned().collect();
        let first = place.numbers.some_of(&sacred, 1);
        let cards = (!first.is_empty()).then(|| place.with_others(&first, count))?;
        Some((place.made("discard", &json!(cards)), "R5.2"))
    }),
    ("discards a tarock in medium", "ForbiddenDiscard", |place| {
        let is_medium = place.table.phase == "PersonalExchange";
        let is_medium = is_medium && place.table.rule("exchange") == "medium";
        let count = is_medium.then(|| place.right_count())??;
        let first = place.some_tarock()?;
        let cards = place.with_others(&[first], count);
        Some((place.made("discard", &json!(cards)), "R5.2"))
    }),
    ("discards a tarock and keeps a plain card", "ForbiddenDiscard", |place| {
        place.is_due("discard")?;
        let is_forced = place.table.rule("tarockDiscard") == "forced";
        let count = is_forced.then(|| place.right_count())??;
        let first = place.some_tarock()?;
        let cards = place.with_others(&[first], count);
        let keeps = place.hand().iter().any(|code| is_plain(code) && !cards.contains(code));
        keeps.then(|| (place.made("discard", &json!(cards)), "R5.2"))
    }),
];

const ANNOUNCED_BIRD: Way = ("discards an announced bird", "AnnouncedBird", |place| {
    (place.table.phase == "TalonDiscard").then_some(())?;
    let count = place.right_count()?;
    let may_go = |code: &&String| is_tarock(code) && !is_king_or_trull(code);
    let tarocks: Vec<String> = place.hand().iter().filter(may_go).cloned().collect();
    let bird = tarocks.iter().find(|code| place.table.is_announced_bird(code))?.clone();
    // Every plain card first, if that is the rule: then nothing is wrong but the bird.
    let is_forced = place.table.rule("tarockDiscard") == "forced";
    let plain: Vec<String> = place.hand().iter().filter(|code| is_plain(code)).cloned().collect();
    let mut cards = if is_forced { plain } else { Vec::new() };
    cards.push(bird);
    let more: Vec<String> = tarocks.into_iter().filter(|code| !cards.contains(code)).collect();
    let missing = count.checked_sub(cards.len())?;
    cards.extend(place.numbers.some_of(&more, missing));
    (cards.len() == count).then(|| (place.made("discard", &json!(cards)), "R8.2"))
});

impl Place<'_> {
    /// A tarock of the hand that is not of the Trull.
    fn some_tarock(&mut self) -> Option<String> {
        let may_go = |code: &&String| is_tarock(code) && !is_king_or_trull(code);
        let tarocks: Vec<String> = self.hand().iter().filter(may_go).cloned().collect();
        self.numbers.some_of(&tarocks, 1).pop()
    }

    fn call_if_closed(&self, name: &str) -> Planted {
        self.is_due("call")?;
        let is_open = list(&self.table.legal()).iter().any(|open| open == name);
        (!is_open).then(|| (self.made("call", &json!(name)), "R6"))
    }

    /// One of the names, if it is wrong here, among right ones.
    fn announcement_if_wrong(&mut self, is_wrong: impl Fn(&Self, &str) -> bool) -> Planted {
        self.is_due("announce")?;
        let wrong: Vec<&str> = BONUSES.into_iter().filter(|name| is_wrong(self, name)).collect();
        let wrong = self.numbers.some_of(&wrong, 1);
        (!wrong.is_empty()).then(|| (self.announcement_with(&wrong), "R7"))
    }

    fn holds(&self, card: &str) -> bool {
        self.hand().iter().any(|code| code == card)
    }

    fn is_announced(&self, name: &str) -> bool {
        self.table.announced.iter().any(|(known, ..)| known == name)
    }
}

/// Faults in calling, announcing, taking and playing.
const OTHERS: [Way; 14] = [
    ("Unterer out of place", "IllegalCall", |place| place.call_if_closed("Unterer")),
    ("Hold out of place", "IllegalCall", |place| place.call_if_closed("Hold")),
    ("a bid not open", "IllegalCall", |place| {
        let bid = place.one_of(&["Dreiblatt", "Zweiblatt", "Einblatt", "Solo"]);
        place.call_if_closed(bid)
    }),
    ("announces a bird not held", "IllegalAnnouncement", |place| {
        place.announcement_if_wrong(|place, name| {
            BIRDS.iter().any(|(bonus, card, _)| *bonus == name && !place.holds(card))
        })
    }),
    ("announces to be without what is held", "IllegalAnnouncement", |place| {
        place.announcement_if_wrong(|place, name| match name {
            "WithoutTrull" => ["T1", "T21", "T22"].iter().any(|card| place.holds(card)),
            "WithoutKings" => ["CK", "SK", "HK", "DK"].iter().any(|card| place.holds(card)),
            _ => false,
        })
    }),
    ("announces again", "IllegalAnnouncement", |place| {
        place.announcement_if_wrong(Place::is_announced)
    }),
    ("announces Quapil while it is off", "IllegalAnnouncement", |place| {
        place.announcement_if_wrong(|place, name| {
            name == "Quapil" && place.table.rule("burgstallerBonuses") == "false"
        })
    }),
    ("announces no bird as defender", "IllegalAnnouncement", |place| {
        place.announcement_if_wrong(|place, name| {
            let is_bird = BIRDS.iter().any(|(bonus, ..)| *bonus == name);
            place.table.phase == "DefenderAnnounce" && !is_bird
        })
    }),
    ("announces twice in one list", "IllegalAnnouncement", |place| {
        place.is_due("announce")?;
        let name = *place.numbers.one_of(&BONUSES);
        Some((place.announcement_with(&[name, name]), "R7"))
    }),
    ("takes across the groups", "IllegalGroup", |place| {
        place.is_due("take")?;
        let groups = place.table.groups();
        let cards = place.numbers.some_of(&place.table.talon, groups[0].len());
        let is_group = groups.iter().any(|group| group.iter().all(|card| cards.contains(card)));
        (!is_group).then(|| (place.made("take", &json!(cards)), "R8.1"))
    }),
    ("takes another number", "IllegalGroup", |place| {
        place.is_due("take")?;
        let (count, right) = (place.numbers.below(7), place.table.groups()[0].len());
        let cards = place.numbers.some_of(&place.table.talon, count);
        (count != right).then(|| (place.made("take", &json!(cards)), "R8.1"))
    }),
    ("takes from elsewhere", "IllegalGroup", |place| {
        place.is_due("take")?;
        let groups = place.table.groups();
        let mut cards = place.numbers.one_of(&groups).clone();
        let elsewhere: Vec<String> =
            all_codes().into_iter().filter(|code| !place.table.talon.contains(code)).collect();
        cards[0].clone_from(place.numbers.one_of(&elsewhere));
        Some((place.made("take", &json!(cards)), "R8.1"))
    }),
    ("plays a card not held", "NotInHand", |place| {
        place.is_due("play")?;
        let others: Vec<String> =
            all_codes().into_iter().filter(|code| !place.hand().contains(code)).collect();
        let card = place.numbers.one_of(&others).clone();
        Some((place.made("play", &json!(card)), "R9.2"))
    }),
    ("plays a card that does not follow", "MustFollow", |place| {
        place.is_due("play")?;
        let may = playable(place.hand(), place.table.led.as_deref());
        let others: Vec<String> =
            place.hand().iter().filter(|code| !may.contains(code)).cloned().collect();
        let card = place.numbers.some_of(&others, 1).pop()?;
        Some((place.made("play", &json!(card)), "R9.2"))
    }),
];

/// The record with something wrong outside its moves, and what that is.
fn malformed_record(
    base: &Base,
    moves: &[String],
    numbers: &mut Numbers,
) -> (&'static str, String) {
    let mut members = base.members(moves);
    let place = numbers.below(members.len());
    let set = |members: &mut Vec<(&'static str, String)>, key, value: &str| {
        members.retain(|(known, _)| *known != key);
        members.push((key, value.to_owned()));
    };
    let name = match numbers.below(9) {
        0 => {
            let needed = ["format", "version", "pack", "moves"];
            let missing = *numbers.one_of(&needed);
            members.retain(|(key, _)| *key != missing);
            "member missing"
        }
        1 => {
            let unknown = *numbers.one_of(&["note", "Format", "", "move"]);
            members.insert(place, (unknown, "1".to_owned()));
            "member unknown"
        }
        2 => {
            let twice = members[place].clone();
            members.push(twice);
            "member twice"
        }
        3 => {
            let formats = ["\"kosakeln\"", "null", "1", "[\"kosakeln-record\"]", "\"\""];
            let value = *numbers.one_of(&formats);
            set(&mut members, "format", value);
            "another format"
        }
        4 => {
            let versions =
                ["1.0", "2", "0", "-1", "\"1\"", "1e0", "true", "null", "[1]", "{\"1\":1}"];
            let value = *numbers.one_of(&versions);
            set(&mut members, "version", value);
            "another version"
        }
        5 => {
            let value = *numbers.one_of(&WRONG_RULES);
            set(&mut members, "rules", value);
            "unknown house rule"
        }
        6 => {
            set(&mut members, "pack", &wrong_pack(base, numbers));
            "no pack"
        }
        7 => {
            let lists = ["null", "{}", "\"[]\"", "0", "{\"0\":{\"by\":\"F\",\"call\":\"Pass\"}}"];
            let value = *numbers.one_of(&lists);
            set(&mut members, "moves", value);
            "moves are no list"
        }
        _ => {
            let whole = object(&members);
            let cut = numbers.below(whole.len());
            let texts = [
                whole[..cut].to_owned(),
                format!("{whole}}}"),
                format!("{whole},"),
                format!("{whole}{whole}"),
                format!("[{whole}]"),
                format!("\u{feff}{whole}"),
                whole.replace('"', "'"),
                whole.replacen(':', "=", 1),
                whole.replacen('{', "{,", 1),
                Value::String(whole.clone()).to_string(),
                "null".to_owned(),
                "[".repeat(50_000),
            ];
            return ("no JSON, or no object", numbers.one_of(&texts).clone());
        }
    };
    (name, object(&members))
}

const WRONG_RULES: [&str; 22] = [
    "null",
    "[]",
    "\"classic\"",
    "true",
    "{\"exchange\":\"Classic\"}",
    "{\"exchange\":\"\"}",
    "{\"exchange\":{\"classic\":null}}",
    "{\"exchange\":{\"classic\":{}}}",
    "{\"exchange\":[\"classic\"]}",
    "{\"exchange\":null}",
    "{\"exchange\":\"classic\",\"exchange\":\"classic\"}",
    "{\"tarockDiscard\":\"faceup\"}",
    "{\"passedIn\":\"redeal\"}",
    "{\"jumpBids\":\"true\"}",
    "{\"jumpBids\":1}",
    "{\"jump_bids\":true}",
    "{\"holdSolo\":null}",
    "{\"unterer\":[]}",
    "{\"valat\":true}",
    "{\"valat\":\"add\"}",
    "{\"heldBonuses\":\"defender\"}",
    "{\"kontra\":false}",
];

fn wrong_pack(base: &Base, numbers: &mut Numbers) -> String {
    let mut pack: Vec<Value> = list(&base.record["pack"]).to_vec();
    let (one, other) = (numbers.below(54), numbers.below(53));
    match numbers.below(6) {
        0 => drop(pack.remove(one)),
        1 => pack.push(pack[one].clone()),
        2 => {
            let twice = pack.remove(one);
            pack[other] = twice.clone();
            pack.push(twice);
        }
        3 => pack[one] = json!("T23"),
        4 => pack[one] = json!(["T1"]),
        _ => return ["{}", "null", "\"T1\"", "[]", "54"][numbers.below(5)].to_owned(),
    }
    Value::from(pack).to_string()
}

#[derive(Default)]
struct Planting {
    total: u32,
    by_way: BTreeMap<&'static str, u32>,
    by_kind: BTreeMap<&'static str, u32>,
}

impl Planting {
    fn check(
        &mut self,
        record: &str,
        way: &'static str,
        kind: &'static str,
        index: i64,
        rule: &str,
    ) {
        let expected = json!({"error": {"rule": rule, "move": index, "kind": kind}});
        assert_eq!(report(record), expected, "{way}: {record}");
        self.total += 1;
        *self.by_way.entry(way).or_default() += 1;
        *self.by_kind.entry(kind).or_default() += 1;
    }

    /// Plants a fault in a move: in place of the one that was made, before those that follow.
    fn plant(&mut self, base: &Base, index: usize, way: &Way, numbers: &mut Numbers) {
        let table = &base.tables[index];
        let Some((written, rule)) = way.2(&mut Place { table, numbers }) else { return };
        let mut moves = base.moves.clone();
        if index < moves.len() {
            moves[index] = written;
        } else {
            moves.push(written);
        }
        let number = i64::try_from(index).expect("a small number");
        self.check(&object(&base.members(&moves)), way.0, way.1, number, rule);
        // What is wrong outside the moves is found before any of them is looked at.
        if numbers.below(4) == 0 {
            let (name, record) = malformed_record(base, &moves, numbers);
            self.check(&record, name, "Malformed", -1, "R13");
        }
    }
}

#[test]
fn each_planted_fault_is_the_one_that_is_reported() {
    let mut planting = Planting::default();
    let mut numbers = Numbers::new(SEED);
    let mut deal = 0;
    while planting.total < MUTATIONS {
        let base = Base::new(deal);
        deal += 1;
        let end = base.moves.len();
        // The moves before the first lead are few, and most faults can be made there only.
        let first_lead = base.tables.iter().position(|table| table.phase == "Play").unwrap_or(end);
        for way in &MALFORMED_MOVES {
            let index = numbers.below(end);
            planting.plant(&base, index, way, &mut numbers);
        }
        for way in &OUT_OF_TURN {
            for until in [first_lead, end] {
                let index = numbers.below(until);
                planting.plant(&base, index, way, &mut numbers);
            }
        }
        for index in 0..first_lead {
            for way in DISCARDS.iter().chain(&OTHERS).chain([&ANNOUNCED_BIRD]) {
                planting.plant(&base, index, way, &mut numbers);
            }
        }
        for way in &OTHERS[12..] {
            let index = first_lead + numbers.below(end - first_lead + 1);
            planting.plant(&base, index, way, &mut numbers);
        }
        if let Some(birds) = base.with_birds_announced() {
            for _ in 0..3 {
                planting.plant(&birds, birds.moves.len(), &ANNOUNCED_BIRD, &mut numbers);
            }
        }
        // After the end nothing is due, whoever does whatever.
        let kind = *numbers.one_of(&KINDS);
        let mut place = Place { table: &base.tables[end], numbers: &mut numbers };
        let seat = place.any_seat();
        let mut moves = base.moves.clone();
        moves.push(place.well_written(kind, seat).to_string());
        let number = i64::try_from(end).expect("a small number");
        let record = object(&base.members(&moves));
        planting.check(&record, "a move after the end", "WrongPhase", number, "R13");
    }
    let Planting { by_way, by_kind, .. } = planting;
    // Twelve ways of writing, four of turn, seven of discarding, fourteen more, the move after the
    // end, and nine outside the moves.
    assert_eq!(by_way.len(), 47, "{by_way:?}");
    assert!(by_way.values().all(|count| *count >= 100), "{by_way:?}");
    let kinds: Vec<&str> = by_kind.keys().copied().collect();
    assert_eq!(
        kinds,
        [
            "AnnouncedBird",
            "ForbiddenDiscard",
            "IllegalAnnouncement",
            "IllegalCall",
            "IllegalGroup",
            "Malformed",
            "MustFollow",
            "NotInHand",
            "WrongCount",
            "WrongPhase",
            "WrongSeat",
        ]
    );
    assert!(by_kind.values().all(|count| *count >= 500), "{by_kind:?}");
}

/// What R13 leaves open changes nothing: the order of members and of cards in a list, blanks, any
/// `meta`, rules that are the default left out.
#[test]
fn another_way_to_write_a_record_gives_the_same_report() {
    let metas = [
        "null",
        "{\"by\":[\"A\",\"B\"],\"format\":1}",
        "[[[[[[[[[[[[]]]]]]]]]]]]",
        "\"\\ud83c\\udccf\"",
        "-1.5e300",
        "{\"moves\":{\"moves\":[]}}",
    ];
    let mut numbers = Numbers::new(SEED);
    let mut shortened = 0;
    for deal in 0..500 {
        let base = Base::new(deal);
        let cut = numbers.below(base.moves.len() + 1);
        let expected = with_legal_as_sets(base.tables[cut].report());
        let moves: Vec<String> = base.moves[..cut]
            .iter()
            .map(|made| {
                let mut made: Value = serde_json::from_str(made).expect("JSON");
                for (_, content) in made.as_object_mut().expect("an object") {
                    if let Value::Array(items) = content {
                        *items = numbers.some_of(items, items.len());
                    }
                }
                made.to_string().replace(':', " :\t").replace(',', "\r\n, ")
            })
            .collect();
        let mut members = base.members(&moves);
        let rules = base.record["rules"].as_object().expect("an object");
        let mut fewer = rules.clone();
        let defaults = serde_json::to_value(kosakeln::rules::Rules::default()).expect("JSON");
        fewer.retain(|key, value| defaults[key] != *value || numbers.below(3) == 0);
        shortened += rules.len() - fewer.len();
        members.retain(|(key, _)| *key != "rules");
        if !fewer.is_empty() {
            members.push(("rules", Value::from(fewer).to_string()));
        }
        members.push(("meta", (*numbers.one_of(&metas)).to_owned()));
        let members = numbers.some_of(&members, members.len());
        let record = format!(" {}\t", object(&members));
        assert_eq!(with_legal_as_sets(report(&record)), expected, "{record}");
    }
    assert!(shortened > 1_000);
}

/// Bytes changed, cut off and doubled at random: whatever comes of it is a report.
#[test]
fn damaged_bytes_never_panic() {
    let mut numbers = Numbers::new(SEED);
    let (mut refused, mut replayed) = (0, 0);
    for deal in 0..1_000 {
        let base = Base::new(deal);
        let whole = object(&base.members(&base.moves)).into_bytes();
        for _ in 0..20 {
            let mut bytes = whole.clone();
            for _ in 0..=numbers.below(3) {
                let at = numbers.below(bytes.len());
                let until = at + numbers.below(bytes.len() - at);
                match numbers.below(5) {
                    0 => bytes.truncate(at.max(1)),
                    1 => bytes[at] ^= 1 << numbers.below(8),
                    2 => bytes[at] = *numbers.one_of(b"\"\\[]{}:,0159TCSHDFKQV -\n\x00\xff"),
                    3 => drop(bytes.drain(at..until)),
                    _ => bytes.extend_from_within(at..until),
                }
            }
            let text = String::from_utf8_lossy(&bytes);
            let report = report(&text);
            let is_refused = report.get("error").is_some();
            assert_ne!(is_refused, report.get("phase").is_some(), "{report}");
            refused += i32::from(is_refused);
            replayed += i32::from(!is_refused);
        }
    }
    // A changed byte may leave a legal record, but seldom does.
    assert!(refused > 15_000 && replayed > 10, "{refused} refused, {replayed} replayed");
}
