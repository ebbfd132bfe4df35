//! A second opinion: a deal followed from its record alone, written again from docs/rules.md with
//! strings and lists, and nothing of the engine.
//!
//! It is slow on purpose and shares no idea with the engine: a card is its code, a suit the code's
//! first letter, the order of ranks a list, and the auction is told again from its first call each
//! time somebody asks. It trusts that moves are legal; what is legal it says in
//! [`SlowTable::report`], which is the whole result of R13.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// Forehand's and dealer's place in every pair of lists.
pub(crate) const SEATS: [&str; 2] = ["F", "D"];
const CONTRACTS: [&str; 4] = ["Dreiblatt", "Zweiblatt", "Einblatt", "Solo"];
pub(crate) const BONUSES: [&str; 9] = [
    "PagatUltimo",
    "Uhu",
    "Pelikan",
    "Quapil",
    "Absolut",
    "Panzer",
    "WithoutTrull",
    "WithoutKings",
    "Valat",
];

/// The four birds: bonus, card, and the number of its own trick.
pub(crate) const BIRDS: [(&str, &str, usize); 4] =
    [("PagatUltimo", "T1", 16), ("Uhu", "T2", 15), ("Pelikan", "T3", 14), ("Quapil", "T4", 13)];

/// The 54 codes of R1.5, the highest card of each suit first.
pub(crate) fn all_codes() -> Vec<String> {
    "T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T1 \
     CK CQ CC CV C10 C9 C8 C7 SK SQ SC SV S10 S9 S8 S7 \
     HK HQ HC HV H1 H2 H3 H4 DK DQ DC DV D1 D2 D3 D4"
        .split_whitespace()
        .map(str::to_owned)
        .collect()
}

pub(crate) fn is_tarock(code: &str) -> bool {
    code.starts_with('T')
}

pub(crate) fn is_king_or_trull(code: &str) -> bool {
    ["CK", "SK", "HK", "DK", "T1", "T21", "T22"].contains(&code)
}

pub(crate) fn is_plain(code: &str) -> bool {
    !is_tarock(code) && !code.ends_with('K')
}

/// What a card counts in thirds (R2.1).
fn thirds(code: &str) -> i64 {
    let value = match (code, &code[1..]) {
        ("T1" | "T21" | "T22", _) | (_, "K") => 5,
        (_, "Q") => 4,
        (_, "C") => 3,
        (_, "V") => 2,
        _ => 1,
    };
    3 * value - 2
}

/// Whether `answer` wins the trick that `led` opened (R9.3).
pub(crate) fn answer_wins(led: &str, answer: &str) -> bool {
    let height = |code: &str| {
        let highest_first: &[&str] = match &code[..1] {
            "T" => return code[1..].parse::<i32>().expect("a tarock's number"),
            "C" | "S" => &["K", "Q", "C", "V", "10", "9", "8", "7"],
            _ => &["K", "Q", "C", "V", "1", "2", "3", "4"],
        };
        let place = highest_first.iter().position(|rank| *rank == &code[1..]).expect("a rank");
        -i32::try_from(place).expect("a small number")
    };
    if led[..1] == answer[..1] { height(answer) > height(led) } else { is_tarock(answer) }
}

/// The cards of `hand` that may be played on `led` (R9.2).
pub(crate) fn playable(hand: &[String], led: Option<&str>) -> Vec<String> {
    let Some(led) = led else { return hand.to_vec() };
    for wanted in [&led[..1], "T"] {
        let found: Vec<String> =
            hand.iter().filter(|code| code.starts_with(wanted)).cloned().collect();
        if !found.is_empty() {
            return found;
        }
    }
    hand.to_vec()
}

/// What the auction has come to.
enum Bidding {
    Open(Vec<&'static str>),
    PassedIn,
    /// Declarer, contract and game value.
    Won(usize, usize, i64),
}

#[derive(Clone)]
pub(crate) struct SlowTable {
    rules: BTreeMap<String, String>,
    pub(crate) phase: &'static str,
    /// Who is to act, while the deal lasts.
    pub(crate) turn: usize,
    /// What each may choose from or play.
    pub(crate) hands: [Vec<String>; 2],
    laid: [Vec<String>; 2],
    personal: [Vec<String>; 2],
    untaken: [Vec<String>; 2],
    original: [Vec<String>; 2],
    pub(crate) talon: Vec<String>,
    pub(crate) taken: Vec<String>,
    calls: Vec<String>,
    declarer: usize,
    contract: usize,
    game_value: i64,
    /// Name, by whom, and `before` or `after`.
    pub(crate) announced: Vec<(String, usize, &'static str)>,
    /// What each held at the first lead.
    at_first_lead: [Vec<String>; 2],
    pub(crate) led: Option<String>,
    /// Each trick: who led what, the answer, and who won.
    tricks: Vec<(usize, String, String, usize)>,
}

impl SlowTable {
    /// The table after the deal, before any move of the record.
    pub(crate) fn new(record: &Value) -> Self {
        let mut rules: BTreeMap<String, String> = [
            ("exchange", "classic"),
            ("tarockDiscard", "forced"),
            ("passedIn", "nextDealer"),
            ("jumpBids", "true"),
            ("holdSolo", "false"),
            ("unterer", "false"),
            ("burgstallerBonuses", "true"),
            ("defenderBirds", "false"),
            ("silentBirdLost", "true"),
            ("valat", "replaces"),
            ("heldBonuses", "either"),
        ]
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .into();
        for (key, value) in record["rules"].as_object().into_iter().flatten() {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            assert!(rules.insert(key.clone(), text).is_some(), "{key} is a house rule");
        }
        let pack = codes(&record["pack"]);
        // R4 gives the places.
        let places = |ranges: &[(usize, usize)]| -> Vec<String> {
            ranges.iter().flat_map(|(from, to)| pack[*from..=*to].to_vec()).collect()
        };
        let mut hands = [
            places(&[(6, 9), (14, 17), (38, 41), (46, 49)]),
            places(&[(10, 13), (18, 21), (42, 45), (50, 53)]),
        ];
        let personal = [places(&[(22, 25), (30, 33)]), places(&[(26, 29), (34, 37)])];
        let original = [0, 1].map(|seat| [hands[seat].clone(), personal[seat].clone()].concat());
        if rules["exchange"] == "tactical" {
            hands.clone_from(&original);
        }
        Self {
            rules,
            phase: "PersonalExchange",
            turn: 0,
            hands,
            laid: Default::default(),
            personal,
            untaken: Default::default(),
            original,
            talon: places(&[(0, 5)]),
            taken: Vec::new(),
            calls: Vec::new(),
            declarer: 0,
            contract: 0,
            game_value: 0,
            announced: Vec::new(),
            at_first_lead: Default::default(),
            led: None,
            tricks: Vec::new(),
        }
    }

    pub(crate) fn rule(&self, key: &str) -> &str {
        &self.rules[key]
    }

    /// Makes a legal move of the record.
    pub(crate) fn advance(&mut self, made: &Value) {
        let seat = self.turn;
        assert_eq!(made["by"], SEATS[seat]);
        match self.phase {
            "PersonalExchange" => {
                self.lay_aside(&codes(&made["discard"]));
                self.turn = 1;
                if seat == 1 {
                    self.take_personal_talons();
                    self.phase = "Auction";
                    self.turn = 0;
                }
            }
            "Auction" => {
                self.calls.push(text(&made["call"]));
                match self.bidding() {
                    Bidding::Open(_) => self.turn = self.calls.len() % 2,
                    Bidding::PassedIn => self.phase = "PassedIn",
                    Bidding::Won(declarer, contract, game_value) => {
                        (self.declarer, self.contract) = (declarer, contract);
                        (self.game_value, self.turn) = (game_value, declarer);
                        self.phase = if contract == 3 { "AnnounceAfter" } else { "AnnounceBefore" };
                    }
                }
            }
            "AnnounceBefore" => {
                self.announce(made, "before");
                self.phase = "TalonChoice";
            }
            "TalonChoice" => {
                self.taken = codes(&made["take"]);
                self.hands[seat].extend(self.taken.clone());
                self.original[seat].extend(self.taken.clone());
                self.phase = "TalonDiscard";
            }
            "TalonDiscard" => {
                self.lay_aside(&codes(&made["discard"]));
                self.phase = "AnnounceAfter";
            }
            "AnnounceAfter" => {
                self.announce(made, "after");
                self.turn = 1 - self.declarer;
                self.phase = "DefenderAnnounce";
                if self.rules["defenderBirds"] == "false" {
                    self.begin_play();
                }
            }
            "DefenderAnnounce" => {
                self.announce(made, "after");
                self.begin_play();
            }
            "Play" => self.play(&text(&made["play"])),
            over => panic!("no move is due: {over}"),
        }
    }

    fn lay_aside(&mut self, cards: &[String]) {
        let seat = self.turn;
        self.hands[seat].retain(|code| !cards.contains(code));
        self.laid[seat].extend(cards.to_vec());
    }

    fn take_personal_talons(&mut self) {
        if self.rules["exchange"] == "tactical" {
            return;
        }
        for seat in [0, 1] {
            let mut talon = self.personal[seat].clone();
            self.untaken[seat] = talon.split_off(self.laid[seat].len());
            self.hands[seat].extend(talon);
        }
    }

    fn announce(&mut self, made: &Value, when: &'static str) {
        for name in made["announce"].as_array().expect("a list") {
            self.announced.push((text(name), self.turn, when));
        }
    }

    fn begin_play(&mut self) {
        self.at_first_lead = self.hands.clone();
        self.phase = "Play";
        self.turn = 0;
    }

    fn play(&mut self, card: &str) {
        let seat = self.turn;
        self.hands[seat].retain(|code| code != card);
        match self.led.take() {
            None => {
                self.led = Some(card.to_owned());
                self.turn = 1 - seat;
            }
            Some(led) => {
                let winner = if answer_wins(&led, card) { seat } else { 1 - seat };
                self.tricks.push((1 - seat, led, card.to_owned(), winner));
                self.turn = winner;
                if self.tricks.len() == 16 {
                    self.phase = "Finished";
                }
            }
        }
    }

    /// Tells the auction again from its first call.
    fn bidding(&self) -> Bidding {
        let calls: Vec<&str> = self.calls.iter().map(String::as_str).collect();
        if calls == ["Pass", "Pass"] {
            return match self.rules["passedIn"].as_str() {
                "forcedDreiblatt" => Bidding::Won(0, 0, 3),
                _ => Bidding::PassedIn,
            };
        }
        // Who stands with what: speaker, contract and game value.
        let mut standing: Option<(usize, usize, i64)> = None;
        for (number, call) in calls.iter().enumerate() {
            let speaker = number % 2;
            let after_a_pass = number == 1 && calls[0] == "Pass";
            match (*call, standing) {
                ("Pass", None) => {}
                ("Pass", Some((declarer, contract, value))) => {
                    return Bidding::Won(declarer, contract, value);
                }
                ("Unterer", _) => standing = Some((1, 0, 4)),
                ("Hold", over) => {
                    let (_, contract, value) = over.expect("something to hold");
                    let value = if calls[number - 1] == "Unterer" { 5 } else { value };
                    standing = Some((speaker, contract, value));
                    if contract == 3 {
                        return Bidding::Won(speaker, contract, value);
                    }
                }
                (name, _) => {
                    let contract =
                        CONTRACTS.iter().position(|known| *known == name).expect("a contract");
                    let value = [3, 6, 9, 12][contract];
                    standing = Some((speaker, contract, value));
                    let can_be_held = speaker == 1 && self.rules["holdSolo"] == "true";
                    if after_a_pass || (contract == 3 && !can_be_held) {
                        return Bidding::Won(speaker, contract, value);
                    }
                }
            }
        }
        let mut open = vec!["Pass"];
        let lowest = standing.map_or(0, |(_, contract, _)| contract + 1);
        let is_free = standing.is_none() || self.rules["jumpBids"] == "true";
        for (contract, name) in CONTRACTS.into_iter().enumerate().skip(lowest) {
            if is_free || contract == lowest || name == "Solo" {
                open.push(name);
            }
        }
        if standing.is_some() && calls.len().is_multiple_of(2) {
            open.push("Hold");
        }
        if calls == ["Dreiblatt"] && self.rules["unterer"] == "true" {
            open.push("Unterer");
        }
        Bidding::Open(open)
    }

    /// How many cards may be discarded, fewest and most (R5.1, R8.2).
    pub(crate) fn discard_count(&self) -> [usize; 2] {
        if self.phase == "TalonDiscard" {
            return [self.taken.len(); 2];
        }
        let plain = self.hands[self.turn].iter().filter(|code| is_plain(code)).count();
        match self.rules["exchange"].as_str() {
            "easy" => [0, 8],
            "medium" => [plain.min(8); 2],
            _ => [8, 8],
        }
    }

    /// Whether no tarock at all may be discarded (R5.2).
    fn is_medium_exchange(&self) -> bool {
        self.phase == "PersonalExchange" && self.rules["exchange"] == "medium"
    }

    /// The announced bird that may not be discarded (R8.2).
    pub(crate) fn is_announced_bird(&self, code: &str) -> bool {
        BIRDS.iter().any(|(bonus, card, _)| {
            *card == code && self.announced.iter().any(|(name, ..)| name == bonus)
        })
    }

    /// The cards that some legal discard contains, by trying every mixture of so many plain cards
    /// and so many tarocks.
    fn discardable(&self) -> Vec<String> {
        let hand = &self.hands[self.turn];
        let plain: Vec<&String> = hand.iter().filter(|code| is_plain(code)).collect();
        let tarocks: Vec<&String> = hand
            .iter()
            .filter(|code| is_tarock(code) && !is_king_or_trull(code))
            .filter(|code| !self.is_announced_bird(code))
            .collect();
        let [fewest, most] = self.discard_count();
        let (mut plain_may_go, mut tarocks_may_go) = (false, false);
        for some_plain in 0..=plain.len() {
            for some_tarocks in 0..=tarocks.len() {
                let total = some_plain + some_tarocks;
                let tarocks_are_fine = some_tarocks == 0
                    || (!self.is_medium_exchange()
                        && (self.rules["tarockDiscard"] == "faceUp" || some_plain == plain.len()));
                if (fewest..=most).contains(&total) && tarocks_are_fine {
                    plain_may_go |= some_plain > 0;
                    tarocks_may_go |= some_tarocks > 0;
                }
            }
        }
        let mut cards = Vec::new();
        if plain_may_go {
            cards.extend(plain);
        }
        if tarocks_may_go {
            cards.extend(tarocks);
        }
        cards.into_iter().cloned().collect()
    }

    /// The names that may be announced now (R7).
    pub(crate) fn announceable(&self) -> Vec<&'static str> {
        let hand = &self.hands[self.turn];
        let holds = |card: &str| hand.iter().any(|code| code == card);
        let may = |name: &&'static str| {
            let is_new = self.announced.iter().all(|(known, ..)| known != name);
            let bird = BIRDS.iter().find(|(bonus, ..)| bonus == name);
            let is_possible = match (*name, bird) {
                ("Quapil", _) if self.rules["burgstallerBonuses"] == "false" => false,
                (_, Some((_, card, _))) => holds(card),
                _ if self.phase == "DefenderAnnounce" => false,
                ("WithoutTrull", _) => !["T1", "T21", "T22"].into_iter().any(holds),
                ("WithoutKings", _) => !["CK", "SK", "HK", "DK"].into_iter().any(holds),
                _ => true,
            };
            is_new && is_possible
        };
        BONUSES.into_iter().filter(may).collect()
    }

    /// The groups that may be taken (R8.1).
    pub(crate) fn groups(&self) -> Vec<Vec<String>> {
        let bounds: &[(usize, usize)] = match self.contract {
            0 => &[(0, 2), (3, 5)],
            1 => &[(0, 1), (2, 3), (4, 5)],
            _ => &[(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)],
        };
        bounds.iter().map(|(from, to)| self.talon[*from..=*to].to_vec()).collect()
    }

    /// What the seat to act may do, as R13 writes it.
    pub(crate) fn legal(&self) -> Value {
        match self.phase {
            "PersonalExchange" | "TalonDiscard" => {
                json!({"count": self.discard_count(), "cards": self.discardable()})
            }
            "Auction" => match self.bidding() {
                Bidding::Open(calls) => json!(calls),
                Bidding::PassedIn | Bidding::Won(..) => panic!("the auction is over"),
            },
            "TalonChoice" => json!(self.groups()),
            "Play" => json!(playable(&self.hands[self.turn], self.led.as_deref())),
            _ => json!(self.announceable()),
        }
    }

    /// The whole result of replaying the record so far, as R13 writes it.
    pub(crate) fn report(&self) -> Value {
        match self.phase {
            "Finished" => json!({"phase": "Finished", "turn": null, "result": self.settle()}),
            "PassedIn" => json!({"phase": "PassedIn", "turn": null, "result": null}),
            phase => json!({
                "phase": phase,
                "turn": SEATS[self.turn],
                "result": null,
                "legal": self.legal(),
            }),
        }
    }

    fn settle(&self) -> Value {
        let declarer = self.declarer;
        // R10.1, pile by pile.
        let mut piles = [0, 1].map(|seat| [&self.laid[seat][..], &self.untaken[seat]].concat());
        let mut tricks = [0, 0];
        for (_, led, answer, winner) in &self.tricks {
            piles[*winner].extend([led.clone(), answer.clone()]);
            tricks[*winner] += 1;
        }
        let left = self.talon.iter().filter(|code| !self.taken.contains(code)).cloned();
        piles[1 - declarer].extend(left);
        let counted = piles.map(|pile| pile.iter().map(|code| thirds(code)).sum::<i64>());
        let points = counted.map(|thirds| (thirds + 1) / 3);
        let items = self.items(counted[declarer], tricks);
        let total: i64 = items.iter().map(|item| item["value"].as_i64().expect("a number")).sum();
        let [forehand, dealer] = if declarer == 0 { [total, -total] } else { [-total, total] };
        json!({
            "contract": CONTRACTS[self.contract],
            "declarer": SEATS[declarer],
            "gameValue": self.game_value,
            "thirds": {"F": counted[0], "D": counted[1]},
            "points": {"F": points[0], "D": points[1]},
            "tricks": {"F": tricks[0], "D": tricks[1]},
            "items": items,
            "total": {"F": forehand, "D": dealer},
        })
    }

    /// The items of R11 in the order of its table.
    fn items(&self, thirds: i64, tricks: [i32; 2]) -> Vec<Value> {
        let declarer = self.declarer;
        let mut items = Vec::new();
        let mut book = |name: &str, by: usize, declared: &str, made: bool, worth: i64| {
            let sign = if made == (by == declarer) { 1 } else { -1 };
            items.push(json!({"item": name, "by": SEATS[by], "declared": declared,
                "made": made, "value": sign * worth}));
        };
        let announced = |bonus: &str| self.announced.iter().find(|(name, ..)| name == bonus);
        let winner_of_all = [0, 1].into_iter().find(|seat| tricks[*seat] == 16);
        let is_won = match (winner_of_all, announced("Valat")) {
            (Some(seat), _) => seat == declarer,
            (None, Some(_)) => false,
            (None, None) => thirds >= 107,
        };
        let is_valat_settled = winner_of_all.is_some() || announced("Valat").is_some();
        if !is_valat_settled || self.rules["valat"] == "adds" {
            book("Game", declarer, "silent", is_won, self.game_value);
        }
        for (bonus, card, number) in BIRDS {
            let (leader, led, answer, winner) = &self.tricks[number - 1];
            let player = match (led == card, answer == card) {
                (true, _) => Some(*leader),
                (_, true) => Some(1 - leader),
                _ => None,
            };
            let wins = player == Some(*winner);
            if let Some((_, by, when)) = announced(bonus) {
                let made = wins && player == Some(*by);
                book(bonus, *by, when, made, self.worth(bonus, when));
            } else if let Some(player) = player {
                let counts = bonus != "Quapil" || self.rules["burgstallerBonuses"] == "true";
                if counts && (wins || self.rules["silentBirdLost"] == "true") {
                    book(bonus, player, "silent", wins, 3);
                }
            }
        }
        let hand = &self.at_first_lead[declarer];
        let has_none = |cards: &[&str]| hand.iter().all(|code| !cards.contains(&code.as_str()));
        for (bonus, made) in [
            ("Absolut", thirds >= 119),
            ("Panzer", thirds >= 149),
            ("WithoutTrull", is_won && has_none(&["T1", "T21", "T22"])),
            ("WithoutKings", is_won && has_none(&["CK", "SK", "HK", "DK"])),
        ] {
            if let Some((_, by, when)) = announced(bonus) {
                book(bonus, *by, when, made, self.worth(bonus, when));
            }
        }
        match (announced("Valat"), winner_of_all) {
            (Some((_, by, when)), winner) => {
                book("Valat", *by, when, winner == Some(*by), 8 * self.game_value);
            }
            (None, Some(winner)) => book("Valat", winner, "silent", true, 4 * self.game_value),
            (None, None) => {}
        }
        let held: [(&str, &[&str], i64); 3] = [
            ("Trull", &["T1", "T21", "T22"], 1),
            ("RoyalTrull", &["CK", "SK", "HK", "DK"], 1),
            ("FourBirds", &["T1", "T2", "T3", "T4"], 3),
        ];
        for (name, cards, worth) in held {
            for seat in [0, 1] {
                let counts = self.rules["burgstallerBonuses"] == "true"
                    && (seat == declarer || self.rules["heldBonuses"] == "either");
                let own = &self.original[seat];
                if counts && cards.iter().all(|card| own.iter().any(|code| code == card)) {
                    book(name, seat, "silent", true, worth);
                }
            }
        }
        items
    }

    /// The table of R11, as printed: after and before for Dreiblatt, Zweiblatt, Einblatt; Solo.
    fn worth(&self, bonus: &str, when: &str) -> i64 {
        let row = match bonus {
            "PagatUltimo" => "6/12 8/16 10/20 24/24",
            "Uhu" => "7/14 10/20 12/24 28/28",
            "Pelikan" => "8/16 12/24 14/28 32/32",
            "Quapil" => "9/18 14/28 16/32 36/36",
            "Panzer" => "3/6 6/12 12/24 28/28",
            _ => "1/2 2/4 3/6 9/9",
        };
        let cell = row.split(' ').nth(self.contract).expect("four contracts");
        let (after, before) = cell.split_once('/').expect("two values");
        let value = if when == "before" { before } else { after };
        value.parse().expect("a number")
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn codes(value: &Value) -> Vec<String> {
    value.as_array().expect("a list").iter().map(text).collect()
}

/// A result with the lists below `legal` sorted, since they are compared as sets.
pub(crate) fn with_legal_as_sets(mut report: Value) -> Value {
    fn sort(value: &mut Value) {
        if let Value::Array(items) = value {
            items.iter_mut().for_each(sort);
            items.sort_by_key(ToString::to_string);
        }
    }
    match report.get_mut("legal") {
        Some(Value::Object(discard)) => discard.get_mut("cards").into_iter().for_each(sort),
        Some(legal) => sort(legal),
        None => {}
    }
    report
}
