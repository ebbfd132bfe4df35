//! Numbers known to be small, made narrow: anything too large becomes the largest there is.

/// As one byte.
pub(super) fn byte(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// As two bytes.
pub(super) fn short(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
