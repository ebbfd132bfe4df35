//! The back of the cards: a lattice of lozenges, a medallion with a star in its middle.

use std::sync::LazyLock;

use yew::prelude::*;

use super::sheet::sheet;
use super::star::STAR;
use super::thousandths::Thousandths;

/// The lattice, the same for every back; drawn out once, and never copied.
static LATTICE: LazyLock<String> = LazyLock::new(lattice);

const COLUMNS: u32 = 12;
const ROWS: u32 = 22;

/// The point where a column and a row meet. The field is 104 by 194 units and begins at 8, 8.
fn point(column: u32, row: u32) -> String {
    let x = Thousandths(8000 + column * 104_000 / COLUMNS);
    let y = Thousandths(8000 + row * 194_000 / ROWS);
    format!("{x} {y}")
}

/// All lines from edge to edge of the field, first those that fall, then those that rise.
fn lattice() -> String {
    let from_the_left = (0..ROWS).map(|row| (0, row));
    let from_the_top = (1..COLUMNS).map(|column| (column, 0));
    let falling = from_the_left.chain(from_the_top).map(|(column, row)| {
        let length = (COLUMNS - column).min(ROWS - row);
        format!("M{}L{}", point(column, row), point(column + length, row + length))
    });
    let from_the_left = (1..=ROWS).map(|row| (0, row));
    let from_the_bottom = (1..COLUMNS).map(|column| (column, ROWS));
    let rising = from_the_left.chain(from_the_bottom).map(|(column, row)| {
        let length = (COLUMNS - column).min(row);
        format!("M{}L{}", point(column, row), point(column + length, row - length))
    });
    falling.chain(rising).collect()
}

/// The back of any card.
pub fn back() -> Html {
    let drawing = html! {
        <>
            <rect class="kos-face__field" x="8" y="8" width="104" height="194" rx="3" />
            <path class="kos-face__lattice" d={LATTICE.as_str()} />
            <path class="kos-face__medal" d="M60 70L84 105L60 140L36 105Z" />
            <path class="kos-face__star" d={STAR} transform="translate(60 105)" />
        </>
    };
    sheet("back".into(), drawing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lattice_is_symmetric() {
        // A falling and a rising line from every point on two of the edges.
        assert_eq!(LATTICE.matches('M').count(), 2 * (COLUMNS + ROWS - 1) as usize);
        assert!(LATTICE.starts_with("M8.000 8.000L112.000 "));
        assert_eq!(point(COLUMNS, ROWS), "112.000 202.000");
    }
}
