//! What only a real browser has, run in one: its storage, its entropy and its messages, as `web` uses
//! them.
#![cfg(all(target_arch = "wasm32", feature = "web"))]

use js_sys::{Array, Function, Object, Reflect, Uint8Array};
use kosakeln::ai::random::random_history;
use kosakeln::ai::{Level, Mind, Objective, Task, decide};
use kosakeln::app::Request;
use kosakeln::cards::Seed;
use kosakeln::rules::Game;
use kosakeln::web::bridge::{FromWorker, PROTOCOL, ToWorker, from_js, to_js};
use kosakeln::web::{Storage, draw_seed};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn local_storage() -> web_sys::Storage {
    let window = web_sys::window().expect("a browser has a window");
    window.local_storage().expect("it may be used").expect("it is there")
}

#[wasm_bindgen_test]
fn what_was_saved_last_is_loaded() {
    local_storage().clear().expect("it may be used");
    assert_eq!(Storage::default().load(), Ok(None));
    Storage::default().save("{\"names\":\"Ännchen und Břetislav\"}").expect("there is room");
    Storage::default().save("{\"names\":\"Sküs ♣\"}").expect("there is room");
    assert_eq!(Storage::default().load(), Ok(Some("{\"names\":\"Sküs ♣\"}".to_owned())));
}

#[wasm_bindgen_test]
fn what_cannot_be_read_is_kept_once_and_nothing_overwrites_it() {
    local_storage().clear().expect("it may be used");
    for unreadable in ["one", "other", "one", "other"] {
        Storage::default().keep_aside(unreadable).expect("there is room");
    }
    Storage::default().save("a match").expect("there is room");
    let kept = |number: u8| {
        local_storage().get_item(&format!("kosakeln.kept.{number}")).expect("it may be used")
    };
    assert_eq!([kept(1), kept(2), kept(3)], [Some("one".into()), Some("other".into()), None]);
}

#[wasm_bindgen_test]
fn preferences_that_cannot_be_read_are_moved_aside() {
    local_storage().clear().expect("it may be used");
    Storage::default().save_preferences("unreadable").expect("there is room");
    Storage::default().move_preferences_aside("unreadable").expect("there is room");
    assert_eq!(Storage::default().load_preferences(), Ok(None));
    let kept = local_storage().get_item("kosakeln.kept.1").expect("it may be used");
    assert_eq!(kept, Some("unreadable".to_owned()));
}

#[wasm_bindgen_test]
fn a_full_storage_is_a_failure_and_the_last_match_stays() {
    local_storage().clear().expect("it may be used");
    Storage::default().save("a match").expect("there is room");
    // More than any browser gives a page.
    assert!(Storage::default().save(&"x".repeat(64 << 20)).is_err());
    assert_eq!(Storage::default().load(), Ok(Some("a match".to_owned())));
}

#[wasm_bindgen_test]
fn no_two_seeds_are_alike() {
    let seeds = [draw_seed(), draw_seed(), draw_seed()].map(|seed| seed.expect("entropy").0);
    assert!(seeds[0] != seeds[1] && seeds[1] != seeds[2] && seeds[0] != seeds[2]);
    assert!(seeds.iter().all(|seed| seed.iter().any(|byte| *byte != 0)));
}

/// What the other side gets of a message: browsers copy it by their structured clone.
fn sent(message: &JsValue) -> JsValue {
    let clone = Reflect::get(&js_sys::global(), &"structuredClone".into()).expect("it is there");
    let clone: Function = clone.dyn_into().expect("it is a function");
    clone.call1(&JsValue::UNDEFINED, message).expect("it can be cloned")
}

#[wasm_bindgen_test]
fn what_the_page_says_the_worker_hears_and_the_other_way_round() {
    let mut questions = 0_u64;
    for number in 0..10 {
        let history = random_history(Seed::from_number(80), number, None);
        let mut game = Game::new(*history.game().rules(), history.pack());
        for (seat, action) in history.moves() {
            questions += 1;
            let request = Request(questions);
            let (level, objective) = (Level::Random, Objective::GamePoints);
            let seed = Seed::from_number(number);
            let task = Box::new(Task { level, objective, view: game.view(*seat), seed });
            let question = ToWorker::Think { request, task: task.clone() };
            let said = sent(&to_js(&question).expect("it can be said"));
            assert_eq!(from_js(said), Some(question));
            let decision = decide(&mut Mind::new(), &task).map(Box::new);
            let answer = FromWorker::Decided { request, decision };
            let said = sent(&to_js(&answer).expect("it can be said"));
            assert_eq!(from_js(said), Some(answer));
            game.play(*seat, *action).expect("it was legal");
        }
    }
    assert!(questions > 300, "{questions}");
}

#[wasm_bindgen_test]
fn what_is_no_message_is_not_heard() {
    let ready = to_js(&FromWorker::Ready).expect("it can be said");
    assert_eq!(from_js::<FromWorker>(ready.clone()), Some(FromWorker::Ready));
    let bytes = ready.dyn_into::<Uint8Array>().expect("it is bytes");
    bytes.set_index(3, PROTOCOL + 1);
    let strange: [JsValue; 9] = [
        JsValue::UNDEFINED,
        JsValue::NULL,
        1.into(),
        "ready".into(),
        Object::new().into(),
        Array::of1(&"ready".into()).into(),
        Uint8Array::new_with_length(0).into(),
        Uint8Array::new_with_length(300).into(),
        bytes.into(),
    ];
    for thing in strange {
        assert_eq!(from_js::<FromWorker>(thing.clone()), None, "{thing:?}");
        assert_eq!(from_js::<ToWorker>(thing.clone()), None, "{thing:?}");
    }
}
