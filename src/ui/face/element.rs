use std::rc::Rc;

use web_sys::{Document, Element};

use super::drawing::{Drawing, Part};
use super::{SIZE, VIEW_BOX};
use crate::app::CardLabels;
use crate::cards::Card;
use crate::i18n::Texts;

const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");

/// What faces of cards are made from where there is no component: for pictures that come and go
/// over the table.
#[derive(Clone)]
pub(in crate::ui) struct Faces {
    pub(in crate::ui) texts: Rc<Texts>,
    pub(in crate::ui) labels: CardLabels,
    /// Whether the drawings of the cards could not be loaded.
    pub(in crate::ui) is_pack_missing: bool,
}

impl Faces {
    /// The face of a card as an element of its own, the same that [`CardFace`](super::CardFace)
    /// draws.
    pub(in crate::ui) fn element(&self, document: &Document, card: Card) -> Option<Element> {
        let drawing = Drawing::new(Some(card), &self.texts, self.labels, self.is_pack_missing);
        draw(document, &drawing)
    }
}

fn draw(document: &Document, Drawing { suit, parts }: &Drawing) -> Option<Element> {
    let attributes = [
        ("class", "kos-face"),
        ("data-suit", suit),
        ("viewBox", VIEW_BOX),
        ("aria-hidden", "true"),
        ("focusable", "false"),
    ];
    let face = make(document, "svg", &attributes)?;
    for part in parts {
        let part = match part {
            Part::Picture(address) => {
                let [width, height] = SIZE;
                let picture = [("href", address.as_str()), ("width", width), ("height", height)];
                make(document, "image", &picture)?
            }
            Part::Use(drawing) => make(document, "use", &[("href", drawing)])?,
            Part::Letters { y, text } => {
                let letters = [("class", "kos-instead"), ("x", "9"), ("y", y)];
                let letters = make(document, "text", &letters)?;
                letters.set_text_content(Some(text));
                letters
            }
        };
        face.append_child(&part).ok()?;
    }
    Some(face)
}

fn make(document: &Document, name: &str, attributes: &[(&str, &str)]) -> Option<Element> {
    let element = document.create_element_ns(SVG, name).ok()?;
    for (name, value) in attributes {
        element.set_attribute(name, value).ok()?;
    }
    Some(element)
}
