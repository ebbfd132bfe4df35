//! The characters of a code, of which each stands for five bits, and the check at its end.

/// The digits and the letters without those that are taken for others: I, L, O and U.
const SYMBOLS: [u8; 32] = *b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many characters stand together.
const GROUP: usize = 5;

/// How many characters the check has.
pub(super) const CHECK: usize = 8;
/// The polynomial of the check, of degree 40, without its highest term.
const POLYNOMIAL: u64 = 0x00_0482_0009;
const MASK: u64 = (1 << 40) - 1;

/// The check of the symbols, 40 bits: the remainder of a division of polynomials over two elements,
/// begun with all bits set, and inverted at the end, so that zeros at either end count. It finds whatever
/// is changed within eight neighbouring characters, so every wrong character and every two neighbours that
/// have changed places.
fn remainder(symbols: &[u8]) -> u64 {
    MASK ^ symbols.iter().fold(MASK, |rest, symbol| {
        (0..5).fold(rest ^ u64::from(*symbol) << 35, |rest, _| {
            let divided = if rest >> 39 == 1 { POLYNOMIAL } else { 0 };
            (rest << 1 & MASK) ^ divided
        })
    })
}

/// The symbols of the check, the highest bits first.
pub(super) fn check(symbols: &[u8]) -> [u8; CHECK] {
    let rest = remainder(symbols);
    let mut shift = 40;
    [(); CHECK].map(|()| {
        shift -= 5;
        (rest >> shift & 31).to_le_bytes()[0]
    })
}

/// The symbols as they are written: in groups, so that they can be read aloud and compared.
pub(super) fn write(symbols: &[u8]) -> String {
    let mut text = String::with_capacity(symbols.len() * 6 / 5);
    for (place, symbol) in symbols.iter().enumerate() {
        if place > 0 && place % GROUP == 0 {
            text.push('-');
        }
        text.push(char::from(SYMBOLS[usize::from(symbol & 31)]));
    }
    text
}

/// The symbols of a text. Capital or small, full width or not, what stands between the characters, and
/// which of those that look alike was written: none of that matters.
///
/// # Errors
/// The first character that no code has.
pub(super) fn read(text: &str) -> Result<Vec<u8>, char> {
    let mut symbols = Vec::new();
    for written in text.chars() {
        // The characters of full width that a Japanese keyboard gives.
        let narrow = match u32::from(written) {
            code @ 0xFF01..=0xFF5E => char::from_u32(code - 0xFEE0).unwrap_or(written),
            _ => written,
        };
        let character = match narrow.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            character => character,
        };
        let is_between = character.is_whitespace()
            || matches!(
                character,
                '-' | '.' | ',' | '_' | '\u{2010}'..='\u{2015}' | '\u{2212}' | 'ー'
            );
        // What is not seen, and comes along with what is copied out of a message.
        let is_unseen =
            matches!(character, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}');
        match SYMBOLS.iter().zip(0_u8..).find(|(symbol, _)| char::from(**symbol) == character) {
            Some((_, symbol)) => symbols.push(symbol),
            None if is_between || is_unseen => {}
            None => return Err(written),
        }
    }
    Ok(symbols)
}
