//! What only a real browser has; run in one.
#![cfg(all(target_arch = "wasm32", feature = "web"))]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn there_is_a_window() {
    assert!(web_sys::window().is_some());
}
