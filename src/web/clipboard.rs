use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Clipboard;

/// Puts a text where the player can put it in elsewhere.
///
/// # Errors
/// What the browser says if it does not: on a page that is not secure it has no clipboard at all.
pub(super) async fn copy(text: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let clipboard = Reflect::get(&window.navigator(), &"clipboard".into())?;
    let clipboard: Clipboard = clipboard.dyn_into()?;
    JsFuture::from(clipboard.write_text(text)).await.map(|_| ())
}
