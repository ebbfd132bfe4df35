//! `env`: the environment of a build for the browser, for a shell.

use crate::failure::Result;
use crate::toolchain::Toolchain;

/// Prints lines for `eval "$(cargo xtask env)"`, after which `trunk` and `cargo` build for the browser by hand.
pub(crate) fn run() -> Result<()> {
    for (name, value) in Toolchain::find_or_install()?.variables()? {
        println!("export {name}={}", quoted(&value.to_string_lossy()));
    }
    Ok(())
}

/// The value as one word of a POSIX shell.
fn quoted(value: &str) -> String {
    format!("'{}'", value.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_value_is_one_word_whatever_is_in_it() {
        assert_eq!(quoted("--sysroot a b"), "'--sysroot a b'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
    }
}
