use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Where a card lies on the screen: its middle, how wide it is, and how it is turned.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Spot {
    /// From the left edge of the window, in pixels.
    pub(super) x: f64,
    /// From the upper edge of the window, in pixels.
    pub(super) y: f64,
    /// The width of the card, if it is a card that lies there.
    pub(super) width: Option<f64>,
}

impl Spot {
    /// The spot in the middle of several.
    pub(super) fn middle(spots: &[Self]) -> Option<Self> {
        let (first, last) = (spots.first()?, spots.last()?);
        let half = |one: f64, other: f64| f64::midpoint(one, other);
        Some(Self { x: half(first.x, last.x), y: half(first.y, last.y), width: first.width })
    }
}

/// Where the middle of an element is; nothing if it takes no room.
pub(super) fn spot_of(element: &Element) -> Option<Spot> {
    let bounds = element.get_bounding_client_rect();
    if bounds.width() <= 0.0 {
        return None;
    }
    let is_card = element.class_list().contains("kos-card");
    // A card may lie a little askew, so its bounds are larger than the card.
    let width = element
        .dyn_ref::<HtmlElement>()
        .filter(|_| is_card)
        .map(|card| f64::from(card.offset_width()));
    let x = bounds.left() + bounds.width() / 2.0;
    let y = bounds.top() + bounds.height() / 2.0;
    Some(Spot { x, y, width })
}
