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

/// How far a card is turned, by itself and by what holds it.
fn angle_of(card: &Element) -> f64 {
    [Some(card.clone()), card.parent_element()].iter().flatten().map(own_angle).sum()
}

fn own_angle(element: &Element) -> f64 {
    let window = web_sys::window();
    let style = window.and_then(|window| window.get_computed_style(element).ok().flatten());
    let Some(style) = style else { return 0.0 };
    let value = |name: &str| style.get_property_value(name).unwrap_or_default();
    let rotated = value("rotate").strip_suffix("deg").and_then(|angle| angle.parse().ok());
    rotated.unwrap_or(0.0) + angle_of_matrix(&value("transform"))
}

/// The angle of a transform as the browser writes it: `matrix(a, b, c, d, e, f)`.
fn angle_of_matrix(transform: &str) -> f64 {
    let matrix = transform.strip_prefix("matrix(").and_then(|rest| rest.strip_suffix(')'));
    let mut numbers = matrix.into_iter().flat_map(|matrix| matrix.split(','));
    let mut next = || numbers.next().and_then(|number| number.trim().parse::<f64>().ok());
    match (next(), next()) {
        (Some(a), Some(b)) => b.atan2(a).to_degrees(),
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::angle_of_matrix;

    #[test]
    fn an_angle_is_read_from_what_the_browser_writes() {
        let quarter = angle_of_matrix("matrix(0, 1, -1, 0, 12.5, -3)");
        assert!((quarter - 90.0).abs() < 1e-9);
        let little =
            angle_of_matrix("matrix(0.99756405, -0.06975647, 0.06975647, 0.99756405, 0, 0)");
        assert!((little + 4.0).abs() < 1e-6);
        for nothing in ["none", "", "matrix(1, 0, 0, 1, 7, 8)", "matrix3d(1, 0)"] {
            assert!(angle_of_matrix(nothing).abs() < 1e-9, "{nothing}");
        }
    }
}
