//! The folders of this checkout.

use std::path::{Path, PathBuf};

/// The root of the repository this binary was built from.
pub(crate) fn root() -> &'static Path {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_folder.parent().unwrap_or(crate_folder)
}

/// Where Trunk puts the finished page.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Where builds for the browser keep what they compiled.
///
/// Not the folder of the native builds: they may use another compiler, and the two would throw each other's work away.
pub(crate) fn web_target() -> PathBuf {
    web_target_in(target_folder())
}

/// Where builds for this computer keep what they compiled.
pub(crate) fn target() -> PathBuf {
    root().join(target_folder())
}

fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}

fn web_target_in(target: PathBuf) -> PathBuf {
    const NAME: &str = "web";
    // A shell that took the environment of `xtask env` has the right folder already.
    root().join(if target.ends_with(NAME) { target } else { target.join(NAME) })
}

#[cfg(test)]
mod tests {
    use super::{root, web_target_in};
    use std::path::PathBuf;

    #[test]
    fn builds_for_the_browser_have_a_folder_of_their_own() {
        assert_eq!(web_target_in(PathBuf::from("target")), root().join("target").join("web"));
        assert_eq!(web_target_in(PathBuf::from("other/web")), root().join("other").join("web"));
    }
}
