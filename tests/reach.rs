//! That the random deals reach everything the rules know of: a test over random deals says nothing
//! about what they never come to.

use std::collections::{BTreeMap, BTreeSet};

use kosakeln::ai::random::random_history;
use kosakeln::cards::Seed;
use kosakeln::rules::{
    Bargain, Bonus, BySeat, Call, Contract, Declared, HeldBonus, History, ItemKind, Move, PassedIn,
    Phase, Role, Rules, Seat, TarockDiscard,
};

const DEALS: u64 = 20_000;

/// How often each thing was reached, by a name for it.
#[derive(Default)]
struct Reached(BTreeMap<String, u32>);

impl Reached {
    fn count(&mut self, name: String) {
        *self.0.entry(name).or_default() += 1;
    }

    fn deal(&mut self, history: &History) {
        let rules = history.game().rules();
        self.rules(rules);
        let mut game = kosakeln::rules::Game::new(*rules, history.pack());
        let mut phases = BTreeSet::new();
        for (seat, action) in history.moves() {
            let phase = game.phase();
            phases.insert(phase);
            match action {
                Move::Announce(bonuses) => {
                    self.count(format!("{phase:?} with {}", bonuses.len().min(2)));
                    for bonus in bonuses.iter() {
                        self.count(format!("{phase:?} {bonus:?}"));
                    }
                }
                Move::Call(call) => self.count(format!("{call:?} by {seat:?}")),
                Move::Discard(cards) => {
                    let tarocks = cards.tarocks().next().is_some();
                    let exchange = rules.exchange;
                    let discard = rules.tarock_discard;
                    self.count(format!("{phase:?} {exchange:?} {discard:?}, tarocks {tarocks}"));
                }
                Move::Take(_) | Move::Play(_) => {}
            }
            game.play(*seat, *action).expect("a move of the deal");
        }
        phases.insert(game.phase());
        for phase in phases {
            self.count(format!("{phase:?}"));
        }
        let view = game.public_view();
        if let Some(bargain) = view.bargain {
            self.auction(rules, &view.calls, bargain);
        } else {
            self.count(format!("passed in under {:?}", rules.passed_in));
        }
        let Some(settlement) = game.settlement() else { return };
        for item in &settlement.items {
            let role = item.by.role(settlement.bargain.declarer);
            let (kind, declared, made) = (item.kind.name(), item.declared, item.made);
            self.count(format!("{kind} of the {role:?}, {declared:?}, made {made}"));
        }
        let BySeat { forehand, dealer } = settlement.points_and_tricks();
        for (points, tricks, seat) in [forehand, dealer] {
            let role = seat.role(settlement.bargain.declarer);
            if role == Role::Declarer && (34..=36).contains(&points) {
                self.count(format!("{points} points of the declarer"));
            }
            if tricks == 16 {
                let valat = rules.valat;
                self.count(format!("all tricks by the {role:?}, Valat {valat:?}"));
            }
        }
    }

    fn auction(&mut self, rules: &Rules, calls: &[Call], bargain: Bargain) {
        let Bargain { declarer, contract, game_value } = bargain;
        self.count(format!("{contract:?} by {declarer:?} for {game_value}"));
        let solo = Call::Bid(Contract::Solo);
        match calls {
            [Call::Pass, Call::Pass] => self.count("forced Dreiblatt".to_owned()),
            [.., last, Call::Hold] if *last == solo => self.count("Solo held".to_owned()),
            [.., last, Call::Pass] if *last == solo => self.count("Solo not held".to_owned()),
            [Call::Pass, last] if *last == solo => self.count("Solo after a pass".to_owned()),
            [last] if *last == solo => self.count("Solo opened".to_owned()),
            [.., last] if *last == solo => {
                self.count(format!("Solo overbid, holdSolo {}", rules.hold_solo));
            }
            _ => {}
        }
    }

    fn rules(&mut self, rules: &Rules) {
        for (key, value) in serde_json::to_value(rules).expect("JSON").as_object().expect("keys") {
            self.count(format!("{key} {value}"));
        }
    }
}

trait PointsAndTricks {
    fn points_and_tricks(&self) -> BySeat<(u16, u8, Seat)>;
}

impl PointsAndTricks for kosakeln::rules::Settlement {
    fn points_and_tricks(&self) -> BySeat<(u16, u8, Seat)> {
        BySeat::new(|seat| (self.card_points[seat].rounded(), self.tricks[seat], seat))
    }
}

/// The names of all that must be reached.
fn wanted() -> BTreeSet<String> {
    let mut wanted = BTreeSet::new();
    let mut want = |name: String| assert!(wanted.insert(name.clone()), "{name} is wanted twice");
    for phase in Phase::ALL {
        want(format!("{phase:?}"));
    }
    // Every value of every house rule (R12).
    for (key, values) in [
        ("exchange", ["\"classic\"", "\"medium\"", "\"easy\"", "\"tactical\""].as_slice()),
        ("tarockDiscard", &["\"forced\"", "\"faceUp\""]),
        ("passedIn", &["\"nextDealer\"", "\"sameDealer\"", "\"forcedDreiblatt\""]),
        ("jumpBids", &["true", "false"]),
        ("holdSolo", &["true", "false"]),
        ("unterer", &["true", "false"]),
        ("burgstallerBonuses", &["true", "false"]),
        ("defenderBirds", &["true", "false"]),
        ("silentBirdLost", &["true", "false"]),
        ("valat", &["\"replaces\"", "\"adds\""]),
        ("heldBonuses", &["\"either\"", "\"declarer\""]),
    ] {
        for value in values {
            want(format!("{key} {value}"));
        }
    }
    // Every contract by both seats at its value; Unterer for 4, held for 5 (R6).
    for contract in Contract::ALL {
        for seat in Seat::ALL {
            want(format!("{contract:?} by {seat:?} for {}", contract.game_value()));
            want(format!("{:?} by {seat:?}", Call::Bid(contract)));
        }
    }
    want("Dreiblatt by Dealer for 4".to_owned());
    want("Dreiblatt by Forehand for 5".to_owned());
    for name in ["Pass by Forehand", "Pass by Dealer", "Hold by Forehand", "Unterer by Dealer"] {
        want(name.to_owned());
    }
    for name in ["opened", "after a pass", "held", "not held", "overbid, holdSolo false"] {
        want(format!("Solo {name}"));
    }
    want("Solo overbid, holdSolo true".to_owned());
    want("forced Dreiblatt".to_owned());
    for rule in [PassedIn::NextDealer, PassedIn::SameDealer] {
        want(format!("passed in under {rule:?}"));
    }
    // Every window, with none, one and more announcements, and every bonus in it (R7).
    for phase in [Phase::AnnounceBefore, Phase::AnnounceAfter, Phase::DefenderAnnounce] {
        for count in 0..=2 {
            want(format!("{phase:?} with {count}"));
        }
        for bonus in Bonus::ALL {
            if phase != Phase::DefenderAnnounce || bonus.bird().is_some() {
                want(format!("{phase:?} {bonus:?}"));
            }
        }
    }
    // Both discards in every exchange, with and without tarocks (R5, R8.2).
    for exchange in kosakeln::rules::Exchange::ALL {
        for discard in [TarockDiscard::Forced, TarockDiscard::FaceUp] {
            for phase in [Phase::PersonalExchange, Phase::TalonDiscard] {
                for tarocks in [true, false] {
                    let never = tarocks
                        && phase == Phase::PersonalExchange
                        && exchange == kosakeln::rules::Exchange::Medium;
                    if !never {
                        want(format!("{phase:?} {exchange:?} {discard:?}, tarocks {tarocks}"));
                    }
                }
            }
        }
    }
    // Every item, by whoever can have it, won and lost (R11).
    for made in [true, false] {
        want(format!("Game of the Declarer, Silent, made {made}"));
        for bonus in Bonus::ALL {
            let name = bonus.name();
            for declared in [Declared::After, Declared::Before] {
                want(format!("{name} of the Declarer, {declared:?}, made {made}"));
            }
            if bonus.bird().is_some() {
                want(format!("{name} of the Defender, After, made {made}"));
                for role in [Role::Declarer, Role::Defender] {
                    want(format!("{name} of the {role:?}, Silent, made {made}"));
                }
            }
        }
    }
    for role in [Role::Declarer, Role::Defender] {
        want(format!("Valat of the {role:?}, Silent, made true"));
        for rule in ["Replaces", "Adds"] {
            want(format!("all tricks by the {role:?}, Valat {rule}"));
        }
        for bonus in HeldBonus::ALL {
            let name = ItemKind::Held(bonus).name();
            want(format!("{name} of the {role:?}, Silent, made true"));
        }
    }
    for points in 34..=36 {
        want(format!("{points} points of the declarer"));
    }
    wanted
}

/// Nothing wanted is missing, and nothing is reached that the rules do not know of.
#[test]
fn random_deals_reach_everything_and_nothing_else() {
    let mut reached = Reached::default();
    for number in 0..DEALS {
        reached.deal(&random_history(Seed::from_number(20_000), number, None));
    }
    let names: BTreeSet<String> = reached.0.keys().cloned().collect();
    let wanted = wanted();
    let missing: Vec<&String> = wanted.difference(&names).collect();
    let unknown: Vec<&String> = names.difference(&wanted).collect();
    assert!(missing.is_empty(), "never reached: {missing:#?}");
    assert!(unknown.is_empty(), "not in the rules: {unknown:#?}");
    let finished = reached.0["Finished"] + reached.0["PassedIn"];
    assert_eq!(u64::from(finished), DEALS);
}
