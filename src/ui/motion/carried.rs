use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::number::written;
use super::picture::card_of;
use super::{Spot, Timing, animate, spot_of};
use crate::cards::Card;
use crate::ui::face::Faces;

/// How long a card that was not taken needs to go back, in milliseconds.
pub(in crate::ui) const GO_BACK: u32 = 180;

/// What is marked with this attribute is carried, and seen where the pointer is.
const CARRIED: &str = "data-carried";

/// Says of the root that a card is carried.
const CARRYING: &str = "data-carrying";

/// The picture of a card that somebody carries, on a layer of its own over the table. It is gone with
/// this value, and the card is seen at its place again.
pub(in crate::ui) struct Carried {
    pub(in crate::ui) card: Card,
    root: Element,
    layer: Element,
    picture: HtmlElement,
    /// What holds the card in the hand.
    holder: Element,
    start: Spot,
    /// The corner of the layer.
    origin: (f64, f64),
    /// How far it has been carried.
    by: (f64, f64),
}

impl Carried {
    /// Picks up a card that lies in the hand as `element`.
    pub(super) fn new(
        root: &Element,
        faces: &Faces,
        card: Card,
        element: &Element,
    ) -> Option<Self> {
        let document = root.owner_document()?;
        let start = spot_of(element)?;
        let layer = document.create_element("div").ok()?;
        layer.set_class_name("kos-flights");
        layer.set_attribute("aria-hidden", "true").ok()?;
        let picture = document.create_element("span").ok()?.dyn_into::<HtmlElement>().ok()?;
        picture.set_class_name("kos-flight kos-flight--carried");
        picture.append_child(&card_of(&document, card, faces)?.into()).ok()?;
        let width = format!("{}px", written(start.width?));
        picture.style().set_property("--kos-this-card-w", &width).ok()?;
        layer.append_child(&picture).ok()?;
        root.append_child(&layer).ok()?;
        let holder = element.parent_element()?;
        holder.set_attribute(CARRIED, "true").ok()?;
        root.set_attribute(CARRYING, "true").ok()?;
        let corner = layer.get_bounding_client_rect();
        let origin = (corner.left(), corner.top());
        let root = root.clone();
        let carried = Self { card, root, layer, picture, holder, start, origin, by: (0.0, 0.0) };
        carried.show();
        Some(carried)
    }

    /// Carries it to where the pointer is, so far from where it took hold of the card.
    pub(in crate::ui) fn go(&mut self, by: (f64, f64)) {
        self.by = by;
        self.show();
    }

    fn show(&self) {
        let at = self.transform(self.by, 0.0);
        // A transform as written here is one that every browser takes.
        let _ = self.picture.style().set_property("transform", &at);
    }

    fn transform(&self, by: (f64, f64), angle: f64) -> String {
        let width = self.start.width.unwrap_or_default();
        let x = self.start.x + by.0 - self.origin.0 - width / 2.0;
        let y = self.start.y + by.1 - self.origin.1 - width * super::picture::HEIGHT / 2.0;
        let [x, y, angle] = [x, y, angle].map(written);
        format!("translate({x}px, {y}px) rotate({angle}deg)")
    }

    /// Where it is.
    pub(super) fn spot(&self) -> Spot {
        let (x, y) = self.by;
        Spot { x: self.start.x + x, y: self.start.y + y, angle: 0.0, ..self.start.clone() }
    }

    /// Lets it go back to its place. It has come there after [`GO_BACK`], and then this value should
    /// go.
    pub(in crate::ui) fn go_back(&self) {
        let frames = [(self.by, 0.0), ((0.0, 0.0), self.start.angle)]
            .map(|(by, angle)| [("transform", self.transform(by, angle))]);
        let frames = frames.each_ref().map(|[(name, value)]| [(*name, value.as_str())]);
        let timing = Timing { delay: 0, duration: GO_BACK, fill: "forwards", easing: "ease-out" };
        animate(&self.picture, &[&frames[0], &frames[1]], timing);
    }
}

impl Drop for Carried {
    fn drop(&mut self) {
        self.layer.remove();
        // An attribute that is not there is as good as one that has been removed.
        let _ = self.holder.remove_attribute(CARRIED);
        // One that goes back may still be there when the next is picked up.
        if matches!(self.root.query_selector(".kos-flight--carried"), Ok(None)) {
            let _ = self.root.remove_attribute(CARRYING);
        }
    }
}
