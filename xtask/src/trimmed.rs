//! Paths of this machine, kept out of what is built for others.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::output_of;
use crate::pins::WASM_TARGET;
use crate::repo;

/// By what name the folders are known in the page in which the sources of the libraries lie.
const LIBRARIES: &str = "libraries";

/// Flags of the compiler by which a message about a fault in a library names its source without the
/// folder in which that lies here: so no page tells who built it, and none differs for it.
pub(crate) fn flags() -> Vec<String> {
    // Where the sources lie is known when they are there. If they cannot be had, the build says why.
    let _ = output_of(
        Command::new("cargo")
            .args(["fetch", "--quiet", "--locked", "--target", WASM_TARGET])
            .current_dir(repo::root()),
    );
    let Some(sources) = cargo_home().map(|home| home.join("registry").join("src")) else {
        return Vec::new();
    };
    flags_for(&sources)
}

/// One flag for each registry that has sources in a folder.
fn flags_for(sources: &Path) -> Vec<String> {
    let registries = fs::read_dir(sources).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = registries.map(|entry| entry.path()).collect();
    folders.sort();
    folders.iter().filter_map(|folder| flag(folder)).collect()
}

/// Nothing for a path that the variable cannot hold, whose words are parted by spaces.
fn flag(folder: &Path) -> Option<String> {
    let folder = folder.to_str().filter(|folder| !folder.contains(char::is_whitespace))?;
    Some(format!("--remap-path-prefix={folder}={LIBRARIES}"))
}

/// The folder in which cargo keeps what it has fetched.
fn cargo_home() -> Option<PathBuf> {
    let named = env::var_os("CARGO_HOME").filter(|value| !value.is_empty()).map(PathBuf::from);
    named.or_else(|| env::home_dir().map(|home| home.join(".cargo")))
}

#[cfg(test)]
mod tests {
    use super::{flag, flags_for};
    use std::path::Path;

    #[test]
    fn a_folder_is_known_by_another_name() {
        let flag = flag(Path::new("/home/anna/.cargo/registry/src/one"));
        assert_eq!(
            flag.as_deref(),
            Some("--remap-path-prefix=/home/anna/.cargo/registry/src/one=libraries")
        );
    }

    #[test]
    fn a_path_that_would_be_taken_for_two_words_is_left_alone() {
        assert_eq!(flag(Path::new("/home/anna maria/one")), None);
    }

    #[test]
    fn without_sources_there_is_no_flag() {
        assert!(flags_for(Path::new("no such folder")).is_empty());
    }
}
