//! Where the cards of a hand lie, row by row.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::Point;

/// How far from its left edge a card is taken to begin, in parts of its width: it is seen no
/// further.
const MIDDLE_OF_STRIP: f64 = 0.2;
/// How far below the upper edge the middle of a row is, in parts of the width of a card.
const MIDDLE_OF_ROW: f64 = 0.5;

/// What holds the cards of a hand, one by one.
pub(in crate::ui) fn holders(hand: &Element) -> Vec<HtmlElement> {
    let children = hand.children();
    (0..children.length()).filter_map(|number| children.item(number)?.dyn_into().ok()).collect()
}

/// The card above or below one, by their places; nothing if there is no such row.
pub(in crate::ui) fn beside(holders: &[HtmlElement], place: usize, is_up: bool) -> Option<usize> {
    let spots: Vec<(i32, i32)> =
        holders.iter().map(|holder| (holder.offset_top(), holder.offset_left())).collect();
    nearest(&spots, place, is_up)
}

/// The nearest of the spots – each its row and its distance from the left – in the row above or
/// below.
fn nearest(spots: &[(i32, i32)], place: usize, is_up: bool) -> Option<usize> {
    let (row, left) = *spots.get(place)?;
    let rows = spots.iter().map(|(row, _)| *row);
    let next = if is_up {
        rows.filter(|other| *other < row).max()
    } else {
        rows.filter(|other| *other > row).min()
    }?;
    let found = spots.iter().enumerate().filter(|(_, (row, _))| *row == next);
    found.min_by_key(|(_, (_, other))| other.abs_diff(left)).map(|(place, _)| place)
}

/// The place among the other cards of a hand at which a card dropped at `point` comes to stand.
pub(super) fn place_at(holders: &[HtmlElement], carried: &Element, point: Point) -> usize {
    let others = holders.iter().filter(|holder| !holder.contains(Some(carried)));
    let spots: Vec<(i32, Point)> = others
        .map(|holder| {
            let bounds = holder.get_bounding_client_rect();
            let card =
                holder.first_element_child().map_or(0.0, |card| f64::from(card.client_width()));
            let x = bounds.left() + card * MIDDLE_OF_STRIP;
            let y = bounds.top() + card * MIDDLE_OF_ROW;
            (holder.offset_top(), Point { x, y })
        })
        .collect();
    place_among(&spots, point)
}

fn place_among(spots: &[(i32, Point)], point: Point) -> usize {
    let away = |(_, spot): &&(i32, Point)| (spot.y - point.y).abs();
    let nearest = spots.iter().min_by(|one, other| away(one).total_cmp(&away(other)));
    let Some((row, _)) = nearest else { return 0 };
    let is_before =
        |(other, spot): &&(i32, Point)| other < row || (other == row && spot.x < point.x);
    spots.iter().filter(is_before).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two rows, of four cards and of three.
    const SPOTS: [(i32, i32); 7] =
        [(5, 0), (5, 40), (5, 80), (5, 120), (60, 20), (60, 60), (60, 100)];

    #[test]
    fn the_arrows_find_the_nearest_card_of_the_next_row() {
        assert_eq!(nearest(&SPOTS, 0, false), Some(4));
        assert_eq!(nearest(&SPOTS, 3, false), Some(6));
        assert_eq!(nearest(&SPOTS, 5, true), Some(1));
        assert_eq!(nearest(&SPOTS, 0, true), None);
        assert_eq!(nearest(&SPOTS, 6, false), None);
        assert_eq!(nearest(&SPOTS, 9, true), None);
    }

    #[test]
    fn a_card_is_put_where_it_is_dropped() {
        let spots = SPOTS.map(|(row, left)| (row, Point { x: left.into(), y: row.into() }));
        let place = |x: f64, y: f64| place_among(&spots, Point { x, y });
        assert_eq!(place(-10.0, 0.0), 0);
        assert_eq!(place(50.0, 10.0), 2);
        assert_eq!(place(500.0, 10.0), 4);
        assert_eq!(place(10.0, 70.0), 4);
        assert_eq!(place(70.0, 70.0), 6);
        assert_eq!(place(500.0, 900.0), 7);
        assert_eq!(place_among(&[], Point { x: 0.0, y: 0.0 }), 0);
    }
}
