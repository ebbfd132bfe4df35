//! What must be the same in wasm as natively; run in Node.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn words_of_the_machine_have_32_bits() {
    assert_eq!(usize::BITS, 32);
}
