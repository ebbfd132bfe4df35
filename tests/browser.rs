//! What only a real browser has, run in one: its storage and its entropy, as `web` uses them.
#![cfg(all(target_arch = "wasm32", feature = "web"))]

use kosakeln::web::{Storage, draw_seed};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn local_storage() -> web_sys::Storage {
    let window = web_sys::window().expect("a browser has a window");
    window.local_storage().expect("it may be used").expect("it is there")
}

#[wasm_bindgen_test]
fn what_was_saved_last_is_loaded() {
    local_storage().clear().expect("it may be used");
    assert_eq!(Storage.load(), Ok(None));
    Storage.save("{\"names\":\"Ännchen und Břetislav\"}").expect("there is room");
    Storage.save("{\"names\":\"Sküs ♣\"}").expect("there is room");
    assert_eq!(Storage.load(), Ok(Some("{\"names\":\"Sküs ♣\"}".to_owned())));
}

#[wasm_bindgen_test]
fn what_cannot_be_read_is_kept_once_and_nothing_overwrites_it() {
    local_storage().clear().expect("it may be used");
    for unreadable in ["one", "other", "one", "other"] {
        Storage.keep_aside(unreadable).expect("there is room");
    }
    Storage.save("a match").expect("there is room");
    let kept = |number: u8| {
        local_storage().get_item(&format!("kosakeln.kept.{number}")).expect("it may be used")
    };
    assert_eq!([kept(1), kept(2), kept(3)], [Some("one".into()), Some("other".into()), None]);
}

#[wasm_bindgen_test]
fn a_full_storage_is_a_failure_and_the_last_match_stays() {
    local_storage().clear().expect("it may be used");
    Storage.save("a match").expect("there is room");
    // More than any browser gives a page.
    assert!(Storage.save(&"x".repeat(64 << 20)).is_err());
    assert_eq!(Storage.load(), Ok(Some("a match".to_owned())));
}

#[wasm_bindgen_test]
fn no_two_seeds_are_alike() {
    let seeds = [draw_seed(), draw_seed(), draw_seed()].map(|seed| seed.expect("entropy").0);
    assert!(seeds[0] != seeds[1] && seeds[1] != seeds[2] && seeds[0] != seeds[2]);
    assert!(seeds.iter().all(|seed| seed.iter().any(|byte| *byte != 0)));
}
