//! The one place where the versions of the tools are pinned.
//!
//! Two pins stand elsewhere because other programs read them there: the version of wasm-bindgen is the `=` requirement
//! of the root `Cargo.toml`, and the packages of the browser tests are in `tests/e2e/package-lock.json`.

use crate::failure::{During, Failure, Result};
use crate::repo;

/// The target every build for the browser is made for.
pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Trunk, the builder of the web page.
pub(crate) const TRUNK: &str = "0.21.14";

/// `geckodriver`, by which the tests talk to Firefox.
pub(crate) const GECKODRIVER: &str = "0.37.1";

/// The npm package `binaryen`, which brings `wasm-opt`; `wasm-opt --version` tells the first of the three numbers.
pub(crate) const BINARYEN: &str = "132.0.0";

/// What `wasm-opt --version` says for [`BINARYEN`].
pub(crate) fn wasm_opt() -> &'static str {
    BINARYEN.split('.').next().unwrap_or(BINARYEN)
}

/// The version of `wasm-bindgen` that the root `Cargo.toml` asks for; the command-line tool must be of the same.
pub(crate) fn wasm_bindgen() -> Result<String> {
    let manifest = repo::root().join("Cargo.toml");
    let text = std::fs::read_to_string(&manifest).during("read the root Cargo.toml")?;
    exact_requirement(&text, "wasm-bindgen").ok_or_else(|| {
        Failure::new("The root Cargo.toml does not pin wasm-bindgen to one version (`version = \"=X.Y.Z\"`).")
    })
}

/// The version in `package = "=X.Y.Z"` or `package = { version = "=X.Y.Z", .. }`.
fn exact_requirement(manifest: &str, package: &str) -> Option<String> {
    let value = manifest.lines().find_map(|line| {
        let (key, value) = line.split_once('=')?;
        (key.trim() == package).then_some(value)
    })?;
    let (_, after) = value.split_once("\"=")?;
    let (version, _) = after.split_once('"')?;
    Some(version.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::{exact_requirement, wasm_bindgen, wasm_opt};

    #[test]
    fn exact_requirements_are_read_in_both_forms() {
        let manifest = "wasm-bindgen-test = \"=0.3.79\"\nwasm-bindgen = { version = \"=0.2.129\", optional = true }\n\
                        loose = \"1.2\"\n";
        assert_eq!(exact_requirement(manifest, "wasm-bindgen").as_deref(), Some("0.2.129"));
        assert_eq!(exact_requirement(manifest, "wasm-bindgen-test").as_deref(), Some("0.3.79"));
        assert_eq!(exact_requirement(manifest, "loose"), None);
        assert_eq!(exact_requirement(manifest, "absent"), None);
    }

    #[test]
    fn the_repository_pins_wasm_bindgen() {
        let version = wasm_bindgen().expect("the root Cargo.toml pins it");
        assert_eq!(version.split('.').count(), 3, "{version}");
    }

    #[test]
    fn wasm_opt_tells_the_major_number() {
        assert!(wasm_opt().bytes().all(|byte| byte.is_ascii_digit()));
    }
}
