use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::number::read;

/// Where a card lies on the screen: its middle, how wide it is, and how it is turned.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Spot {
    /// From the left edge of the window, in pixels.
    pub(super) x: f64,
    /// From the upper edge of the window, in pixels.
    pub(super) y: f64,
    /// The width of the card, if it is a card that lies there.
    pub(super) width: Option<f64>,
    /// How far it is turned to the right, in degrees.
    pub(super) angle: f64,
}

impl Spot {
    /// The spot in the middle of several.
    pub(super) fn middle(spots: &[Self]) -> Option<Self> {
        let (first, last) = (spots.first()?, spots.last()?);
        let half = |one: f64, other: f64| f64::midpoint(one, other);
        let angle = half(first.angle, last.angle);
        Some(Self { x: half(first.x, last.x), y: half(first.y, last.y), angle, ..*first })
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
    let angle = if is_card { angle_of(element) } else { 0.0 };
    Some(Spot { x, y, width, angle })
}

/// Where a picture of cards is on its way, which is `width` wide at its full size; nothing before it
/// has set out.
pub(super) fn spot_on_its_way(picture: &Element, width: f64) -> Option<Spot> {
    if style_of(picture, "opacity") == "0" {
        return None;
    }
    let (angle, scale) = turn_of_matrix(&style_of(picture, "transform"));
    Some(Spot { width: Some(width * scale), angle, ..spot_of(picture)? })
}

/// How far a card is turned, by itself and by what holds it.
fn angle_of(card: &Element) -> f64 {
    [Some(card.clone()), card.parent_element()].iter().flatten().map(own_angle).sum()
}

fn own_angle(element: &Element) -> f64 {
    let rotated = style_of(element, "rotate");
    let rotated = rotated.strip_suffix("deg").and_then(read);
    rotated.unwrap_or(0.0) + turn_of_matrix(&style_of(element, "transform")).0
}

fn style_of(element: &Element, name: &str) -> String {
    let window = web_sys::window();
    let style = window.and_then(|window| window.get_computed_style(element).ok().flatten());
    style.and_then(|style| style.get_property_value(name).ok()).unwrap_or_default()
}

/// The angle, in degrees, and the scale of a transform as the browser writes it:
/// `matrix(a, b, c, d, e, f)`.
fn turn_of_matrix(transform: &str) -> (f64, f64) {
    let matrix = transform.strip_prefix("matrix(").and_then(|rest| rest.strip_suffix(')'));
    let mut numbers = matrix.into_iter().flat_map(|matrix| matrix.split(','));
    let mut next = || numbers.next().and_then(|number| read(number.trim()));
    match (next(), next()) {
        (Some(a), Some(b)) => (b.atan2(a).to_degrees(), a.hypot(b)),
        _ => (0.0, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::turn_of_matrix;

    #[test]
    fn an_angle_and_a_scale_are_read_from_what_the_browser_writes() {
        let (quarter, scale) = turn_of_matrix("matrix(0, 1.5, -1.5, 0, 12.5, -3)");
        assert!((quarter - 90.0).abs() < 1e-9 && (scale - 1.5).abs() < 1e-9);
        let (little, scale) =
            turn_of_matrix("matrix(0.99756405, -0.06975647, 0.06975647, 0.99756405, 0, 0)");
        assert!((little + 4.0).abs() < 1e-6 && (scale - 1.0).abs() < 1e-6);
        for nothing in ["none", "", "matrix(1, 0, 0, 1, 7, 8)", "matrix3d(1, 0)"] {
            let (angle, scale) = turn_of_matrix(nothing);
            assert!(angle.abs() < 1e-9 && (scale - 1.0).abs() < 1e-9, "{nothing}");
        }
    }
}
