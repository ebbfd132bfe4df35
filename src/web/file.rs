use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// How long a file can be fetched, in milliseconds: some browsers do that some time after the click.
const KEPT: u32 = 60_000;

/// Gives the player a file, which the browser saves as it saves whatever is downloaded.
///
/// # Errors
/// What the browser says if it makes no files.
pub(super) fn save_file(name: &str, media_type: &str, text: &str) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or(JsValue::NULL)?;
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(KEPT, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}
