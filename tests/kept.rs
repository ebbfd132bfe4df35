//! What is kept in the browser: all of it as a file and back, and how it is deleted.

#[path = "support/browser.rs"]
mod browser;

use browser::Browser;
use kosakeln::app::{
    ImportFault, KeptMsg, KeptView, MatchLength, MatchSetup, Msg, Page, Part, Preferences, Scene,
    Statistics, Theme,
};
use serde_json::{Value, json};

/// A browser in which a match has been played, the last one of two, the second still under way.
fn played(number: u64) -> Browser {
    let mut browser = Browser::new(number);
    let setup = MatchSetup { length: MatchLength::Deals(2), ..MatchSetup::default() };
    browser.play(number, setup.clone(), |_| {});
    browser.send(Msg::PreferencesChanged(Preferences {
        theme: Theme::Dark,
        ..Preferences::default()
    }));
    browser.send(Msg::SetupChanged(Box::new(setup)));
    browser.seed = kosakeln::cards::Seed::from_number(number + 1_000);
    browser.send(Msg::Start);
    for _ in 0..60 {
        browser.step();
    }
    browser
}

fn view(browser: &mut Browser) -> KeptView {
    browser.send(Msg::Visit(Page::Kept));
    let Scene::Kept(view) = browser.model.scene() else { panic!("the page is not shown") };
    *view
}

fn file(browser: &mut Browser) -> String {
    browser.send(Msg::Visit(Page::Kept));
    browser.send(Msg::Kept(KeptMsg::Save));
    browser.files.pop().expect("a file")
}

/// Reads a file and gives what comes of it.
fn load(browser: &mut Browser, text: Option<&str>) -> KeptView {
    browser.send(Msg::Visit(Page::Kept));
    browser.send(Msg::Kept(KeptMsg::Chosen(text.map(str::to_owned))));
    let Scene::Kept(view) = browser.model.scene() else { panic!("the page is not shown") };
    *view
}

fn all(browser: &Browser) -> [Option<String>; 3] {
    [browser.kept.clone(), browser.preferences.clone(), browser.statistics.clone()]
}

#[test]
fn statistics_of_a_newer_version_go_into_the_file_as_they_are_and_nothing_is_said_to_take_their_place()
 {
    let newer = "kosakeln-statistics 99\nwhatever there is then";
    let mut browser = played(1);
    let text = file(&mut browser);
    browser.statistics = Some(newer.to_owned());
    browser.reload();
    browser.send(Msg::Visit(Page::Kept));
    let whole: Value = serde_json::from_str(&file(&mut browser)).expect("it is JSON");
    assert_eq!(whole["statistics"], json!(newer));
    let read = load(&mut browser, Some(&text)).read.expect("it was read").expect("it is whole");
    assert_eq!(read.noted_deals, None);
    browser.send(Msg::Kept(KeptMsg::Import));
    assert_eq!(browser.statistics.as_deref(), Some(newer));
    // A file with nothing else has nothing that could be taken over.
    let alone = json!({ "format": whole["format"], "version": whole["version"], "statistics": "kosakeln-statistics 1\n" });
    let read = load(&mut browser, Some(&alone.to_string())).read;
    assert!(read.expect("it was read").expect("it is whole").is_empty());
}

#[test]
fn everything_comes_back_in_another_browser() {
    let mut first = played(1);
    let text = file(&mut first);
    let mut second = Browser::new(2);
    let read = load(&mut second, Some(&text)).read.expect("it was read").expect("it is whole");
    assert!(read.has_preferences && !read.replaces_match);
    assert!(read.noted_deals.is_some_and(|deals| deals >= 2));
    assert_eq!(all(&second), [None, None, None], "nothing is taken over before it is asked for");
    second.send(Msg::Kept(KeptMsg::Import));
    let Scene::Kept(view) = second.model.scene() else { panic!("the page is not shown") };
    assert!(view.imported.is_some_and(|taken| taken.deals_of_match.is_some()));
    assert!(view.read.is_none());
    assert_eq!(all(&second), all(&first));
    assert_eq!(second.model.running, first.model.running);
    // Once more changes nothing, and counts nothing twice.
    load(&mut second, Some(&text));
    second.send(Msg::Kept(KeptMsg::Import));
    assert_eq!(all(&second), all(&first));
    // And what was taken over is there after a reload.
    second.reload();
    assert_eq!(second.model.running, first.model.running);
}

#[test]
fn statistics_of_two_browsers_are_put_together() {
    let [mut first, mut second] = [played(3), played(4)];
    let noted = |browser: &Browser| {
        let saved = browser.statistics.as_ref().expect("statistics");
        Statistics::from_saved(saved).expect("readable").deals().len()
    };
    let together = noted(&first) + noted(&second);
    let text = file(&mut first);
    assert!(load(&mut second, Some(&text)).read.expect("read").expect("whole").replaces_match);
    second.send(Msg::Kept(KeptMsg::Import));
    assert_eq!(noted(&second), together);
}

/// Whether a fault is the right one.
type Check<'a> = Box<dyn Fn(&ImportFault) -> bool + 'a>;

#[test]
fn a_bad_file_is_named_and_changes_nothing() {
    let mut browser = played(5);
    let text = file(&mut browser);
    let before = all(&browser);
    let whole: Value = serde_json::from_str(&text).expect("it is JSON");
    let with = |name: &str, part: Value| {
        let mut file = whole.clone();
        file[name] = part;
        file.to_string()
    };
    let damaged = |part: Part| move |fault: &ImportFault| matches!(fault, ImportFault::Damaged(of, _) if *of == part);
    let mut newer_match = whole["match"].clone();
    newer_match["version"] = json!(99);
    let mut wrong_match = whole["match"].clone();
    wrong_match["seed"] = json!("00");
    let mut wrong_theme = whole["preferences"].clone();
    wrong_theme["preferences"]["theme"] = json!("green");
    let cases: Vec<(Option<String>, Check<'_>)> = vec![
        (None, Box::new(|fault| *fault == ImportFault::Unread)),
        (Some(String::new()), Box::new(|fault| *fault == ImportFault::Foreign)),
        (Some("{}".to_owned()), Box::new(|fault| *fault == ImportFault::Foreign)),
        (Some("[1, 2]".to_owned()), Box::new(|fault| *fault == ImportFault::Foreign)),
        (Some(text[..text.len() / 2].to_owned()), Box::new(|fault| *fault == ImportFault::Foreign)),
        (Some(with("version", json!(2))), Box::new(|fault| *fault == ImportFault::Newer)),
        (Some(with("version", json!("1"))), Box::new(|fault| *fault == ImportFault::Foreign)),
        (Some(with("match", newer_match)), Box::new(|fault| *fault == ImportFault::Newer)),
        (Some(with("match", wrong_match)), Box::new(damaged(Part::Match))),
        (Some(with("match", json!(7))), Box::new(damaged(Part::Match))),
        (Some(with("preferences", wrong_theme)), Box::new(damaged(Part::Preferences))),
        (
            Some(with("statistics", json!("kosakeln-statistics 1\nx"))),
            Box::new(damaged(Part::Statistics)),
        ),
        (Some(with("statistics", json!({}))), Box::new(damaged(Part::Statistics))),
        (
            Some(json!({"format": "kosakeln-record", "version": 1}).to_string()),
            Box::new(|fault| matches!(fault, ImportFault::Record(_))),
        ),
    ];
    for (text, is_right) in cases {
        let fault =
            load(&mut browser, text.as_deref()).read.expect("it was read").expect_err("it is bad");
        assert!(is_right(&fault), "{fault:?} for {text:?}");
        browser.send(Msg::Kept(KeptMsg::Import));
        assert_eq!(all(&browser), before, "{fault}");
    }
}

#[test]
fn parts_that_are_missing_stay_as_they_are() {
    let mut browser = played(6);
    let before = all(&browser);
    let nothing = json!({"format": "kosakeln-everything", "version": 1, "match": null});
    let read = load(&mut browser, Some(&nothing.to_string())).read.expect("read").expect("whole");
    assert!(!read.has_preferences && read.deals_of_match.is_none() && read.noted_deals.is_none());
    browser.send(Msg::Kept(KeptMsg::Import));
    assert_eq!(all(&browser), before);
}

#[test]
fn the_record_of_a_deal_is_shown_move_by_move() {
    let mut browser = played(7);
    let kept: Value = serde_json::from_str(browser.kept.as_ref().expect("a match")).expect("JSON");
    let mut other = Browser::new(7);
    let setup = MatchSetup { length: MatchLength::Deals(1), ..MatchSetup::default() };
    other.play(7, setup, |_| {});
    let saved: Value = serde_json::from_str(other.kept.as_ref().expect("a match")).expect("JSON");
    let record = saved["past"][0]["record"].to_string();
    browser.send(Msg::Visit(Page::Kept));
    browser.send(Msg::Kept(KeptMsg::Chosen(Some(record))));
    let Scene::Replay { number: 0, replay: Some(replay) } = browser.model.scene() else {
        panic!("no replay is shown");
    };
    let moves = saved["past"][0]["record"]["moves"].as_array().expect("moves").len();
    assert_eq!(usize::try_from(replay.plies), Ok(moves));
    let still: Value = serde_json::from_str(browser.kept.as_ref().expect("a match")).expect("JSON");
    assert_eq!(still, kept, "the match under way is as it was");
}

#[test]
fn what_is_deleted_is_gone_and_what_is_not_stays() {
    let mut browser = played(8);
    assert!(view(&mut browser).sizes[..3].iter().all(|size| *size > 0));
    let [kept, preferences, _] = all(&browser);
    browser.send(Msg::Kept(KeptMsg::DeleteStatistics));
    assert_eq!(all(&browser)[..2], [kept, preferences]);
    let noted = |browser: &Browser| {
        let saved = browser.statistics.as_ref().expect("statistics");
        Statistics::from_saved(saved).expect("readable").deals().len()
    };
    assert_eq!(noted(&browser), 0);
    // Deals of the match under way that are over are not counted again; the next one is.
    browser.reload();
    browser.send(Msg::Visit(Page::Statistics));
    browser.send(Msg::Visit(Page::Table));
    let over = browser.model.running.as_ref().expect("a match").past().len();
    while browser.model.running.as_ref().is_some_and(|running| running.past().len() == over) {
        assert!(browser.step(), "the match goes on");
    }
    assert_eq!(noted(&browser), 1);
    browser.send(Msg::Visit(Page::Kept));
    browser.send(Msg::Kept(KeptMsg::DeleteAll));
    assert_eq!(all(&browser), [None, None, None]);
    assert_eq!(browser.model.running, None);
    assert_eq!(view(&mut browser).sizes, [0; 4]);
    browser.send(Msg::Visit(Page::Table));
    assert!(matches!(browser.model.scene(), Scene::Start { can_resume: false, .. }));
}
