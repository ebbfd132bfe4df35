//! The tools of a build for the browser: from PATH where the version is right, else from the cache.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::cache;
use crate::command::{in_folder, on_path, output_of, run};
use crate::failure::{Failure, Result};
use crate::npm;
use crate::pins;
use crate::say;

/// One tool in one version.
#[derive(Debug)]
struct Tool {
    /// The program to call.
    program: &'static str,
    /// What its `--version` must tell.
    version: String,
    /// Another program that must lie beside it.
    companion: Option<&'static str>,
}

/// `trunk`, which builds the page.
pub(crate) fn trunk() -> Result<PathBuf> {
    let tool = Tool { program: "trunk", version: pins::TRUNK.to_owned(), companion: None };
    // Unoptimised it is built in a third of the time and is fast enough.
    tool.find_or_compile("trunk", &["--debug"], "it builds the page; compiled once (two minutes)")
}

/// `geckodriver`, by which the tests talk to Firefox.
pub(crate) fn geckodriver() -> Result<PathBuf> {
    let version = pins::GECKODRIVER.to_owned();
    let tool = Tool { program: "geckodriver", version, companion: None };
    tool.find_or_compile("geckodriver", &["--debug"], "it drives Firefox; compiled once (a minute)")
}

/// The folder of `wasm-bindgen` and of the runner of its tests.
pub(crate) fn wasm_bindgen() -> Result<PathBuf> {
    let tool = Tool {
        program: "wasm-bindgen",
        version: pins::wasm_bindgen()?,
        companion: Some("wasm-bindgen-test-runner"),
    };
    tool.find_or_compile(
        "wasm-bindgen-cli",
        &[],
        "it joins wasm and JavaScript; compiled once (two minutes)",
    )
}

/// `wasm-opt`, which makes the wasm smaller and faster.
pub(crate) fn wasm_opt() -> Result<PathBuf> {
    let tool = Tool { program: "wasm-opt", version: pins::wasm_opt().to_owned(), companion: None };
    if let Some(found) = tool.found_on_path() {
        return Ok(found);
    }
    let folder = cache::folder(&format!("binaryen-{}", pins::BINARYEN), |folder| {
        let package = format!("binaryen@{}", pins::BINARYEN);
        say::step(format!("npm install {package}: its wasm-opt makes the wasm smaller and faster"));
        npm::install(&package, folder)
    })?;
    tool.in_folder_of(&folder.join("node_modules").join(".bin"))
}

impl Tool {
    fn found_on_path(&self) -> Option<PathBuf> {
        let program = on_path(self.program)?;
        let said = output_of(Command::new(&program).arg("--version"))?;
        (version_in(&said) == Some(&self.version) && self.has_companion(program.parent()?))
            .then_some(program)
    }

    fn has_companion(&self, folder: &Path) -> bool {
        self.companion.is_none_or(|companion| in_folder(folder, companion).is_some())
    }

    fn find_or_compile(&self, package: &str, options: &[&str], why: &str) -> Result<PathBuf> {
        if let Some(found) = self.found_on_path() {
            return Ok(found);
        }
        let version = &self.version;
        let folder = cache::folder(&format!("{package}-{version}"), |folder| {
            let words = ["install", package, "--version", version, "--locked", "--quiet"];
            say::step(format!("cargo {}: {why}", words[..words.len() - 1].join(" ")));
            let mut install = Command::new("cargo");
            install.args(words).args(options).arg("--root").arg(folder).stdin(Stdio::null());
            // Compiled in a folder of its own that cargo removes, and never for another target.
            for variable in ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR", "CARGO_BUILD_TARGET"] {
                install.env_remove(variable);
            }
            run(&mut install)
        })?;
        self.in_folder_of(&folder.join("bin"))
    }

    fn in_folder_of(&self, folder: &Path) -> Result<PathBuf> {
        in_folder(folder, self.program).filter(|_| self.has_companion(folder)).ok_or_else(|| {
            let (program, folder) = (self.program, folder.display());
            Failure::new(format!("{program} should be in {folder} and is not; please remove that folder and try again."))
        })
    }
}

/// The version in what a program says of itself: the first word that starts with a digit.
fn version_in(said: &str) -> Option<&str> {
    said.split_whitespace().find(|word| word.starts_with(|first: char| first.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::{Tool, version_in};
    use std::path::Path;

    #[test]
    fn versions_are_read_as_the_tools_say_them() {
        assert_eq!(version_in("wasm-bindgen 0.2.129\n"), Some("0.2.129"));
        assert_eq!(version_in("trunk 0.21.14\n"), Some("0.21.14"));
        assert_eq!(version_in("wasm-opt version 132 (version_132)\n"), Some("132"));
        assert_eq!(version_in("no version"), None);
    }

    #[test]
    fn a_tool_that_is_not_there_says_which_folder_to_remove() {
        let tool = Tool { program: "trunk", version: "1.0.0".to_owned(), companion: None };
        let failure = tool.in_folder_of(Path::new("nowhere")).expect_err("not there").to_string();
        assert!(failure.contains("remove that folder"), "{failure}");
    }
}
