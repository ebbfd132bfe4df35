//! Letters and figures as outlines, so that they look the same on every system.

/// One letter or figure, 100 units high.
#[derive(Clone, Copy)]
pub(super) struct Glyph {
    /// How wide it is, in the same units.
    pub(super) width: u32,
    /// Its outline; the upper left corner is the origin.
    pub(super) path: &'static str,
}

/// The outline of a letter or figure; `None` if there is none.
///
/// There are the letters of the numerals, those of the court cards in the languages we know of, and
/// the figures on the pips, which are never a 5 or a 6.
pub(super) const fn glyph(letter: char) -> Option<Glyph> {
    Some(match letter {
        'I' => Glyph { width: 28, path: "M0 0h28v8h-28ZM0 92h28v8h-28ZM7 0h14v100h-14Z" },
        'V' => Glyph {
            width: 64,
            path: "M0 0h28v8h-28ZM40 0h24v8h-24ZM5 0H22L38 76L49 0H56L37 100H28Z",
        },
        'X' => Glyph {
            width: 64,
            path: "M0 0h28v8h-28ZM38 0h24v8h-24ZM1 92h24v8h-24ZM36 92h28v8h-28ZM5 0H23L59 100H41\
                   ZM48 0H55L16 100H9Z",
        },
        'K' => Glyph {
            width: 84,
            path: "M0 0h38v8h-38ZM0 92h38v8h-38ZM10 0h18v100h-18ZM28 52L58 8H50V0H82V8H71L28 68Z\
                   M36 54L50 36L76 92H84V100H46V92H56Z",
        },
        'Q' => Glyph {
            width: 82,
            path: "M40-2C66-2 80 20 80 50C80 80 66 102 40 102C14 102 0 80 0 50C0 20 14-2 40-2Z\
                   M40 7C24 7 19 25 19 50C19 75 24 93 40 93C56 93 61 75 61 50C61 25 56 7 40 7Z\
                   M34 84C52 80 58 96 61 106C64 114 72 114 78 106L83 110C76 126 56 126 49 110\
                   C45 100 42 95 34 95Z",
        },
        'C' => Glyph {
            width: 76,
            path: "M73 30H66C63 15 54 7 43 7C26 7 19 25 19 50C19 75 26 93 43 93\
                   C56 93 65 84 68 68H76C72 90 60 102 41 102C14 102 0 80 0 50C0 20 14-2 40-2\
                   C50-2 57 2 62 8L66 0H73Z",
        },
        'D' => Glyph {
            width: 78,
            path: "M0 0H38C64 0 78 20 78 50C78 80 64 100 38 100H0V92H10V8H0ZM28 8V92H38\
                   C54 92 60 76 60 50C60 24 54 8 38 8Z",
        },
        'B' => Glyph {
            width: 72,
            path: "M0 0H40C58 0 66 10 66 25C66 37 60 45 50 48C64 51 72 60 72 73\
                   C72 90 60 100 40 100H0V92H10V8H0ZM28 8V44H38C46 44 49 36 49 26\
                   C49 15 46 8 38 8ZM28 52V92H40C50 92 54 84 54 72C54 60 49 52 39 52Z",
        },
        'J' => Glyph {
            width: 58,
            path: "M18 0H58V8H48V70C48 92 38 102 22 102C10 102 0 95 0 84C0 76 5 71 12 71\
                   C19 71 23 75 23 81C23 85 20 87 19 90C20 93 22 94 24 94C29 94 30 88 30 76V8H18\
                   Z",
        },
        '0' => Glyph {
            width: 62,
            path: "M31-2C52-2 62 18 62 50C62 82 52 102 31 102C10 102 0 82 0 50C0 18 10-2 31-2Z\
                   M31 7C21 7 19 24 19 50C19 76 21 93 31 93C41 93 43 76 43 50C43 24 41 7 31 7Z",
        },
        '1' => Glyph { width: 44, path: "M0 16L24-1H30V92H44V100H0V92H13V17L3 23Z" },
        '2' => Glyph {
            width: 64,
            path: "M2 26C4 8 16-2 33-2C51-2 62 8 62 25C62 42 48 54 22 81H50C55 81 56 77 57 70H64\
                   L62 100H0V92C30 60 43 45 43 26C43 14 38 7 30 7C24 7 20 10 19 14\
                   C22 16 24 19 24 24C24 30 20 34 13 34C6 34 2 31 2 26Z",
        },
        '3' => Glyph {
            width: 62,
            path: "M3 20C6 6 16-2 32-2C50-2 60 8 60 23C60 35 54 43 44 47C56 50 62 59 62 71\
                   C62 90 49 102 29 102C12 102 0 94 0 81C0 74 5 69 12 69C19 69 23 74 23 80\
                   C23 84 21 87 18 89C20 92 24 93 28 93C38 93 43 85 43 71C43 58 36 51 20 51V43\
                   C35 43 41 36 41 23C41 13 37 7 30 7C26 7 22 8 20 11C23 13 25 16 25 20\
                   C25 26 21 30 14 30C8 30 4 26 3 20Z",
        },
        '4' => Glyph {
            width: 66,
            path: "M40-1H54V64H66V73H54V92H63V100H28V92H37V73H0V64ZM37 22L12 64H37Z",
        },
        '7' => Glyph {
            width: 60,
            path: "M4 0H60V10C44 40 36 66 36 100H16C17 70 28 44 46 18H18C12 18 10 22 9 30H2Z",
        },
        '8' => Glyph {
            width: 66,
            path: "M33-2C51-2 61 7 61 22C61 33 55 40 46 45C59 50 66 59 66 73C66 91 53 102 33 102\
                   C13 102 0 91 0 75C0 62 7 54 19 49C9 43 4 36 4 25C4 9 15-2 33-2ZM33 6\
                   C24 6 20 12 20 20C20 29 27 35 39 41C43 36 45 31 45 23C45 12 41 6 33 6ZM26 53\
                   C19 58 17 65 17 74C17 86 23 94 33 94C43 94 48 87 48 79C48 68 41 60 26 53Z",
        },
        '9' => Glyph {
            width: 64,
            path: "M31-2C52-2 64 15 64 46C64 82 50 102 27 102C12 102 3 95 3 85C3 78 8 74 14 74\
                   C21 74 25 78 25 84C25 88 23 90 21 91C23 93 25 94 28 94C39 94 45 80 45 58\
                   C41 63 35 66 28 66C11 66 0 53 0 33C0 12 13-2 31-2ZM31 6C22 6 19 16 19 32\
                   C19 48 23 57 31 57C38 57 45 51 45 38C45 17 41 6 31 6Z",
        },
        _ => return None,
    })
}
