use wasm_bindgen::JsCast;
use web_sys::{Animation, Document, Element, HtmlElement};

use super::number::written;
use super::{Flight, Sides, Spot, Timing, animate, spot_on_its_way};
use crate::cards::Card;
use crate::ui::face::Faces;

/// How high a card is against its width.
pub(super) const HEIGHT: f64 = 210.0 / 120.0;

/// How cards gain and lose speed on their way.
const EASING: &str = "cubic-bezier(0.3, 0.1, 0.25, 1)";

/// The picture of cards on their way: nothing but a picture, which takes no click and no focus and
/// says nothing to a screen reader.
pub(super) struct Picture {
    element: HtmlElement,
    front: Option<Element>,
    back: Option<Element>,
    width: f64,
}

impl Picture {
    /// A picture of `flight`. Its face is drawn anew, and copied from no element of the table, which
    /// may show another card by now; its back is the picture of all backs, which the styles lay on.
    pub(super) fn new(
        document: &Document,
        flight: &Flight,
        faces: &Faces,
        width: f64,
    ) -> Option<Self> {
        let element = make(document, "kos-flight")?;
        let put = |side: Option<Element>| {
            let side = side?;
            element.append_child(&side).ok()?;
            Some(side)
        };
        let front = || put(card_of(document, flight.sides.card()?, faces));
        let back = || put(make(document, "kos-card kos-card--back").map(Into::into));
        let (front, back) = match flight.sides {
            Sides::Back => (None, back()),
            Sides::Up(_) => (front(), None),
            Sides::TurnsUp(_) | Sides::TurnsDown(_) => (front(), back()),
        };
        if front.is_none() && back.is_none() {
            return None;
        }
        if flight.cards > 1 {
            element.set_attribute("data-cards", "many").ok()?;
        }
        element.style().set_property("--kos-this-card-w", &format!("{}px", written(width))).ok()?;
        Some(Self { element, front, back, width })
    }

    /// Puts the picture on its layer.
    pub(super) fn put_on(&self, layer: &Element) {
        // The layer has just been made, and takes whatever it is given.
        let _ = layer.append_child(&self.element);
    }

    /// Takes it from its layer.
    pub(super) fn take_away(&self) {
        self.element.remove();
    }

    /// Where it is now, if it can be seen.
    pub(super) fn spot(&self) -> Option<Spot> {
        spot_on_its_way(&self.element, self.width)
    }

    /// Sets out. `origin` is the corner of the layer. Gives the animation that ends last.
    pub(super) fn fly(
        &self,
        flight: &Flight,
        origin: (f64, f64),
        from: &Spot,
        to: &Spot,
        is_seen_before: bool,
    ) -> Option<Animation> {
        let way = [from, to].map(|spot| self.transform(spot, origin));
        let (delay, duration) = (flight.delay, flight.duration);
        let fill = if is_seen_before { "backwards" } else { "none" };
        let timing = Timing { delay, duration, fill, easing: EASING };
        let frames = way.each_ref().map(|way| [("transform", way.as_str()), ("opacity", "1")]);
        let animation = animate(&self.element, &[&frames[0], &frames[1]], timing);
        let turning = match flight.sides {
            Sides::TurnsUp(_) => Some((self.back.as_ref(), self.front.as_ref())),
            Sides::TurnsDown(_) => Some((self.front.as_ref(), self.back.as_ref())),
            Sides::Back | Sides::Up(_) => None,
        };
        if let Some((seen_first, seen_last)) = turning {
            turn(flight, seen_first, seen_last);
        }
        animation
    }

    fn transform(&self, spot: &Spot, (left, top): (f64, f64)) -> String {
        let x = spot.x - left - self.width / 2.0;
        let y = spot.y - top - self.width * HEIGHT / 2.0;
        let scale = spot.width.map_or(1.0, |width| width / self.width);
        let angle = spot.angle;
        let [x, y, angle, scale] = [x, y, angle, scale].map(written);
        format!("translate({x}px, {y}px) rotate({angle}deg) scale({scale})")
    }
}

/// Turns over on the way: one side grows narrow, and then the other wide.
fn turn(flight: &Flight, seen_first: Option<&Element>, seen_last: Option<&Element>) {
    let (wide, narrow) = ([("transform", "scaleX(1)")], [("transform", "scaleX(0)")]);
    let half = flight.duration / 2;
    let timing = |delay, easing| Timing { delay, duration: half, fill: "both", easing };
    // With one side alone there is nothing to be turned.
    let (Some(first), Some(last)) = (seen_first, seen_last) else { return };
    animate(first, &[&wide, &narrow], timing(flight.delay, "ease-in"));
    animate(last, &[&narrow, &wide], timing(flight.delay + half, "ease-out"));
}

/// A card that is nothing but a picture.
pub(super) fn card_of(document: &Document, card: Card, faces: &Faces) -> Option<Element> {
    let picture = make(document, "kos-card")?;
    picture.set_attribute("data-card", &card.to_string()).ok()?;
    picture.append_child(&faces.element(document, card)?.into()).ok()?;
    Some(picture.into())
}

fn make(document: &Document, class: &str) -> Option<HtmlElement> {
    let element = document.create_element("span").ok()?;
    element.set_class_name(class);
    element.dyn_into().ok()
}
