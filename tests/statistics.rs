//! The statistics: each deal that is over is counted once, whatever happens, and the sums are those of the
//! settlements.

use kosakeln::app::{
    Circle, LoadError, MatchLength, MatchSetup, Msg, Opponent, OpponentLevel, Page, Player, Scene,
    SheetLine, Statistics, StatisticsLook, StatisticsMsg, StatisticsView,
};
use kosakeln::cards::{Randomness, Seed};
use kosakeln::rules::{Bonus, Contract, Declared, HeldBonus, ItemKind};
use proptest::prelude::*;

#[path = "support/browser.rs"]
mod browser;

use browser::Browser;

trait Noted {
    fn noted(&self) -> Statistics;
    fn view(&mut self, look: StatisticsLook) -> StatisticsView;
}

impl Noted for Browser {
    fn noted(&self) -> Statistics {
        Statistics::from_saved(self.statistics.as_ref().expect("statistics")).expect("readable")
    }

    fn view(&mut self, look: StatisticsLook) -> StatisticsView {
        self.send(Msg::Visit(Page::Statistics));
        self.send(Msg::Statistics(StatisticsMsg::Look(look)));
        let Scene::Statistics { view, unread: None } = self.model.scene() else {
            panic!("no statistics are shown");
        };
        self.send(Msg::Visit(Page::Table));
        *view
    }
}

fn against(level: OpponentLevel, deals: u16) -> MatchSetup {
    MatchSetup { level, length: MatchLength::Deals(deals), ..MatchSetup::default() }
}

fn between_two(one: &str, two: &str) -> MatchSetup {
    let mut setup = MatchSetup {
        opponent: Opponent::Friend,
        length: MatchLength::Deals(2),
        ..MatchSetup::default()
    };
    one.clone_into(&mut setup.names.one);
    two.clone_into(&mut setup.names.two);
    setup
}

/// What `player` has of the lines: games, won ones, and game points.
fn by_hand(lines: &[SheetLine], player: Player) -> (u32, u32, i32) {
    let mut sums = (0, 0, 0);
    for line in lines {
        let Some(settlement) = &line.settlement else { continue };
        let seat = player.seat(line.dealer);
        let is_declarer = settlement.bargain.declarer == seat;
        let game = settlement.items.iter().find(|item| item.kind == ItemKind::Game);
        let valat = settlement.items.iter().find(|item| item.kind == ItemKind::Bonus(Bonus::Valat));
        // The declarer wins what stands there.
        let is_won = valat.or(game).expect("a game").value.number() > 0;
        sums.0 += 1;
        sums.1 += u32::from(is_won == is_declarer);
        sums.2 += settlement.total[seat].number();
    }
    sums
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Matches of every kind, with reloads wherever it happens and statistics that are lost now and then.
    #[test]
    fn the_sums_are_those_of_the_settlements(number in any::<u32>(), deals in 1_u16..4) {
        let mut browser = Browser::new(number.into());
        let mut chance = Randomness::new(Seed::from_number(number.into()), 7);
        let mut of_level = Vec::new();
        let mut of_friends = Vec::new();
        for (place, level) in OpponentLevel::ALL.into_iter().enumerate() {
            let seed = u64::from(number) * 10 + place as u64;
            let lines = browser.play(seed, against(level, deals), |browser| {
                browser.is_lossy = chance.below(3) == 0;
                if chance.below(40) == 0 {
                    browser.reload();
                }
            });
            of_level.push(lines);
            browser.is_lossy = false;
            browser.reload();
        }
        for (place, (one, two)) in [("Anna", "Berta"), ("Berta", "Anna")].into_iter().enumerate() {
            let seed = u64::from(number) * 10 + 5 + place as u64;
            of_friends.push(browser.play(seed, between_two(one, two), |_| {}));
        }
        let view = browser.view(StatisticsLook::default());
        prop_assert_eq!(view.circles.len(), 4);
        for (line, lines) in view.circles.iter().zip(&of_level) {
            let (games, won, points) = by_hand(lines, Player::One);
            prop_assert_eq!((line.all.deals, line.all.won, line.all.points.number()), (games, won, points));
            prop_assert_eq!(line.as_declarer.deals + line.as_defender.deals, games);
            prop_assert_eq!(line.as_declarer.won + line.as_defender.won, won);
            let passed = lines.iter().filter(|line| line.settlement.is_none()).count();
            prop_assert_eq!(line.passed_in as usize, passed);
        }
        // Counted for Anna, wherever she sat.
        let anna = [by_hand(&of_friends[0], Player::One), by_hand(&of_friends[1], Player::Two)];
        let friends = &view.circles[3];
        prop_assert!(matches!(&friends.circle, Circle::Friends(names) if names.one == "Anna"));
        prop_assert_eq!(friends.all.deals, anna[0].0 + anna[1].0);
        prop_assert_eq!(friends.all.won, anna[0].1 + anna[1].1);
        prop_assert_eq!(friends.all.points.number(), anna[0].2 + anna[1].2);
        // The tables below, of each line.
        for (chosen, lines) in of_level.iter().enumerate() {
            let view = browser.view(StatisticsLook { chosen, is_unaided: false });
            prop_assert_eq!(*view.balance.last().expect("a beginning"), by_hand(lines, Player::One).2);
            prop_assert_eq!(view.balance.len(), by_hand(lines, Player::One).0 as usize + 1);
            for (contract, line) in Contract::ALL.into_iter().zip(&view.contracts) {
                let of_contract: Vec<SheetLine> = lines
                    .iter()
                    .filter(|line| line.settlement.as_ref().is_some_and(|s| s.bargain.contract == contract))
                    .cloned()
                    .collect();
                let (games, won, points) = by_hand(&of_contract, Player::One);
                prop_assert_eq!(line.as_declarer.deals + line.as_defender.deals, games);
                prop_assert_eq!(line.as_declarer.won + line.as_defender.won, won);
                prop_assert_eq!((line.as_declarer.points + line.as_defender.points).number(), points);
            }
            let mut bonuses = 0;
            for line in &view.bonuses {
                for (tally, player) in [(line.own, Player::One), (line.others, Player::Two)] {
                    let mut counts = [[0_u32; 2]; 2];
                    for sheet in lines {
                        for item in sheet.settlement.iter().flat_map(|settlement| &settlement.items) {
                            if item.kind == line.kind && item.by == player.seat(sheet.dealer) {
                                let is_announced = item.declared != Declared::Silent;
                                counts[usize::from(is_announced)][usize::from(item.made)] += 1;
                            }
                        }
                    }
                    let [[silent_lost, silent_made], [announced_lost, announced_made]] = counts;
                    prop_assert_eq!(tally.silent_lost, silent_lost);
                    prop_assert_eq!(tally.silent_made, silent_made);
                    prop_assert_eq!(tally.announced_lost, announced_lost);
                    prop_assert_eq!(tally.announced_made, announced_made);
                    bonuses += counts.iter().flatten().sum::<u32>();
                }
            }
            let all = lines.iter().flat_map(|line| &line.settlement).flat_map(|s| &s.items);
            prop_assert_eq!(bonuses as usize, all.filter(|item| item.kind != ItemKind::Game).count());
        }
    }
}

#[test]
fn a_deal_is_counted_once_however_often_its_page_is_opened() {
    let mut browser = Browser::new(3);
    let lines = browser.play(3, against(OpponentLevel::Club, 2), |_| {});
    let once = browser.statistics.clone();
    assert_eq!(browser.noted().deals().len(), lines.len());
    for _ in 0..3 {
        browser.reload();
        browser.view(StatisticsLook::default());
    }
    assert_eq!(browser.statistics, once);
}

#[test]
fn deals_that_were_played_before_anything_was_counted_are_counted() {
    let mut browser = Browser::new(4);
    browser.is_lossy = true;
    let lines = browser.play(4, against(OpponentLevel::Master, 2), |_| {});
    assert_eq!(browser.statistics, None);
    browser.is_lossy = false;
    browser.reload();
    assert_eq!(browser.noted().deals().len(), lines.len());
}

#[test]
fn what_helped_is_noted_and_can_be_left_out() {
    let mut browser = Browser::new(5);
    let mut has_undone = false;
    let lines = browser.play(5, against(OpponentLevel::Beginner, 2), |browser| {
        let Scene::Deal(deal) = browser.model.scene() else { return };
        if !has_undone && deal.undo.is_ok() {
            has_undone = true;
            browser.send(Msg::Undo);
        }
    });
    assert!(has_undone);
    let aided = lines.iter().filter(|line| line.taken_back > 0).count();
    assert_eq!(aided, 1);
    assert_eq!(browser.noted().deals().iter().filter(|deal| deal.is_aided).count(), 1);
    let count = |view: &StatisticsView| {
        view.circles.iter().map(|line| line.all.deals + line.passed_in).sum::<u32>()
    };
    let all = count(&browser.view(StatisticsLook::default()));
    let unaided = count(&browser.view(StatisticsLook { chosen: 0, is_unaided: true }));
    assert_eq!((all as usize, unaided as usize), (lines.len(), lines.len() - 1));
}

#[test]
fn the_guided_deal_is_not_counted() {
    let mut browser = Browser::new(6);
    browser.send(Msg::Learn);
    for _ in 0..500 {
        if !browser.step() {
            break;
        }
    }
    assert_eq!(browser.statistics, None);
}

#[test]
fn what_cannot_be_read_is_put_aside_and_what_is_newer_is_left_alone() {
    let newer = "kosakeln-statistics 99\nwhatever there is then";
    let cut_off = "kosakeln-statistics 1\n0123-0\tcomputer\tclub\t\tone\t\t\tSolo\tone";
    for (bad, is_newer) in [("", false), ("{}", false), (cut_off, false), (newer, true)] {
        let mut browser = Browser::new(7);
        browser.statistics = Some(bad.to_owned());
        browser.play(7, against(OpponentLevel::Club, 1), |_| {});
        if is_newer {
            assert_eq!(browser.statistics.as_deref(), Some(newer));
            assert!(browser.aside.is_empty());
        } else {
            assert_eq!(browser.aside, [bad]);
            assert!(!browser.noted().deals().is_empty());
        }
        browser.send(Msg::Visit(Page::Statistics));
        let Scene::Statistics { unread, .. } = browser.model.scene() else {
            panic!("no statistics")
        };
        assert!(unread.is_some(), "{bad}");
    }
}

#[test]
fn statistics_of_the_first_format_can_be_read_for_ever() {
    let saved = include_str!("saved/statistics-1.txt");
    let statistics = Statistics::from_saved(saved).expect("readable");
    assert_eq!(statistics.deals().len(), 3);
    let game = statistics.deals()[0].game.as_ref().expect("a game");
    assert_eq!(game.contract, Contract::Zweiblatt);
    assert_eq!(game.points_of_one.number(), -13);
    assert!(game.bonuses.iter().any(|bonus| bonus.kind == ItemKind::Held(HeldBonus::Trull)));
    assert!(statistics.deals()[1].game.is_none());
}

/// Every field of a line that is made another is noticed, or is another deal.
#[test]
fn game_points_that_no_deal_brings_are_damaged_and_the_largest_can_be_added_up() {
    let with = |points: &str, deals: u32| {
        let deal = |number| {
            format!("{number}\tcomputer\tbeginner\t\tone\t\t\tSolo\tone\twon\t{points}\t\n")
        };
        let lines: String = (0..deals).map(deal).collect();
        Statistics::from_saved(&format!("kosakeln-statistics 1\n{lines}"))
    };
    for points in ["10000", "-10000", "2147483647", "-2147483648", "99999999999999999999"] {
        let read = with(points, 1);
        assert_eq!(read, Err(LoadError::Damaged("line 2: the game points".to_owned())), "{points}");
    }
    for points in [9_999, -9_999] {
        let statistics = with(&points.to_string(), 4_000).expect("readable");
        let mut browser = Browser::new(7);
        browser.statistics = Some(statistics.to_saved());
        let view = browser.view(StatisticsLook::default());
        assert_eq!(view.circles[0].all.points.number(), 4_000 * points);
        assert_eq!(view.balance.last(), Some(&(4_000 * points)));
    }
}

#[test]
fn a_line_says_where_it_is_damaged() {
    let saved = include_str!("saved/statistics-1.txt");
    let whole = Statistics::from_saved(saved).expect("readable");
    assert_eq!(Statistics::from_saved(&whole.to_saved()), Ok(whole.clone()));
    let lines: Vec<&str> = saved.lines().collect();
    for (number, line) in lines.iter().enumerate().skip(2) {
        for place in 1..line.split('\t').count() {
            let mut fields: Vec<&str> = line.split('\t').collect();
            fields[place] = "?";
            let mut lines = lines.clone();
            let changed = fields.join("\t");
            lines[number] = &changed;
            let is_name = fields[1] == "friends" && (2..4).contains(&place) || place == 3;
            match Statistics::from_saved(&lines.join("\n")) {
                Ok(other) => assert!(is_name, "{changed}: {other:?}"),
                Err(error) => {
                    assert!(!is_name, "{changed}");
                    let said = error.to_string();
                    assert!(said.contains(&format!("line {}", number + 1)), "{said}");
                }
            }
        }
        let twice = format!("{saved}{line}\n");
        assert!(Statistics::from_saved(&twice).is_err(), "{line} twice");
    }
}
