use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomParser, Element, HtmlImageElement, Response, SupportedType};

use super::script::beside_script;
use crate::ui::Pack;

/// The file that pips and indices are drawn from, beside the page's script.
const FILE: &str = "pack.svg";

/// Why the drawings of the cards are not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the file with the drawings of the cards cannot be loaded")]
pub(super) struct NoPack;

impl From<JsValue> for NoPack {
    fn from(_: JsValue) -> Self {
        Self
    }
}

/// Loads the drawings of the cards, once for all of them; they stand nowhere in the page yet.
///
/// They are taken into the page, and not referred to in their file, because references into other
/// files are bound to the page's own server.
///
/// # Errors
/// [`NoPack`] if the file is not to be had, or is something else.
pub(super) async fn load_pack() -> Result<Element, NoPack> {
    let window = web_sys::window().ok_or(NoPack)?;
    let address = beside_script(FILE)?;
    let response: Response = JsFuture::from(window.fetch_with_str(&address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(NoPack);
    }
    let text = JsFuture::from(response.text()?).await?.as_string().ok_or(NoPack)?;
    // In the language of SVG, so that a page of an error is no drawing.
    let parsed = DomParser::new()?.parse_from_string(&text, SupportedType::ImageSvgXml)?;
    let drawings =
        parsed.document_element().filter(|root| root.tag_name() == "svg").ok_or(NoPack)?;
    let document = window.document().ok_or(NoPack)?;
    let drawings = document.import_node_with_deep(&drawings, true)?;
    drawings.dyn_into().map_err(|_| NoPack)
}

/// Has the browser load all pictures and draw each once, one after the other, so that no card waits for
/// its picture when it comes to the table. As long as they are held, they stay ready.
///
/// A picture that cannot be had is left out: the index of a card is enough to play.
pub(super) async fn load_pictures() -> Vec<HtmlImageElement> {
    let mut ready = Vec::new();
    for address in Pack::pictures() {
        if let Ok(image) = load_picture(&address).await {
            ready.push(image);
        }
    }
    ready
}

async fn load_picture(address: &str) -> Result<HtmlImageElement, NoPack> {
    let image = HtmlImageElement::new()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await?;
    // Decoding alone only reads a picture; what it takes to draw one for the first time is done here.
    let window = web_sys::window().ok_or(NoPack)?;
    JsFuture::from(window.create_image_bitmap_with_html_image_element(&image)?).await?;
    Ok(image)
}
