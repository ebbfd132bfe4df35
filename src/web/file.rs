use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};
use yew::platform::spawn_local;

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

/// Has the player choose a file, and gives what is in it; nothing if it cannot be read. If he chooses none,
/// nothing happens.
pub(super) fn choose_file(chosen: impl FnOnce(Option<String>) + 'static) {
    let document = web_sys::window().and_then(|window| window.document());
    let input = document.and_then(|document| document.create_element("input").ok());
    let Some(input) = input.map(JsCast::unchecked_into::<HtmlInputElement>) else { return };
    input.set_type("file");
    input.set_accept("application/json,.json");
    let source = input.clone();
    // The input is in no document: it is there as long as the browser or this still refers to it.
    let on_change = Closure::once_into_js(move || {
        let file = source.files().and_then(|files| files.get(0));
        let Some(file) = file else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await;
            chosen(text.ok().and_then(|text| text.as_string()));
        });
    });
    input.set_onchange(Some(on_change.unchecked_ref()));
    input.click();
}
