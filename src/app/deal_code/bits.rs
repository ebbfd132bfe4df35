//! Numbers of some bits in a row, in symbols of five bits.

/// Puts numbers together; the last symbol is filled up with zeros.
#[derive(Default)]
pub(super) struct Writer {
    symbols: Vec<u8>,
    /// How many bits of the last symbol are still free.
    free: u8,
}

impl Writer {
    /// The lowest `bits` bits of `value`, the highest of them first.
    pub(super) fn put(&mut self, value: u32, bits: u8) {
        for place in (0..bits).rev() {
            if self.free == 0 {
                self.symbols.push(0);
                self.free = 5;
            }
            self.free -= 1;
            if let Some(symbol) = self.symbols.last_mut() {
                *symbol |= (value >> place & 1).to_le_bytes()[0] << self.free;
            }
        }
    }

    pub(super) fn into_symbols(self) -> Vec<u8> {
        self.symbols
    }
}

/// Takes numbers apart that a [`Writer`] has put together.
pub(super) struct Reader<'a> {
    symbols: &'a [u8],
    /// How many bits have been read.
    read: usize,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(symbols: &'a [u8]) -> Self {
        Self { symbols, read: 0 }
    }

    /// The next number of so many bits; `None` if there are not so many.
    pub(super) fn take(&mut self, bits: u8) -> Option<u32> {
        let mut value = 0;
        for _ in 0..bits {
            let symbol = u32::from(*self.symbols.get(self.read / 5)?);
            value = value << 1 | symbol >> (4 - self.read % 5) & 1;
            self.read += 1;
        }
        Some(value)
    }

    /// Whether nothing is left but the zeros that fill up the last symbol.
    pub(super) fn is_at_the_end(&mut self) -> bool {
        let left = self.symbols.len() * 5 - self.read;
        left < 5 && self.take(left.to_le_bytes()[0]) == Some(0)
    }
}
