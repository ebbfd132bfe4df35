use js_sys::JsString;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Url;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = import, js_name = meta)]
    type ImportMeta;

    #[wasm_bindgen(method, getter)]
    fn url(this: &ImportMeta) -> JsString;

    #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
    static META: ImportMeta;
}

/// The address of the page's own script.
pub(super) fn script() -> String {
    String::from(META.with(ImportMeta::url))
}

/// The address of a file that lies beside the page's own script, wherever that is.
///
/// The folder that they lie in is named after all that is in it: no cache gives a file of another
/// version.
pub(super) fn beside_script(name: &str) -> Result<String, JsValue> {
    Ok(Url::new_with_base(name, &script())?.href())
}
