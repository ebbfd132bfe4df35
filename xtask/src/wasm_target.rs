//! A compiler that can compile for the browser.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{on_path, output_of, run};
use crate::debian_rust;
use crate::failure::{Failure, Result};
use crate::pins::WASM_TARGET;
use crate::say;

/// The compiler that builds for the browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum WasmCompiler {
    /// The one that builds everything else, too.
    Active,
    /// Another one, with its standard library in a folder of its own.
    Separate {
        /// The folder with its `cargo` and `rustc`, and nothing else.
        bin: PathBuf,
        /// The folder with its standard library for the target.
        sysroot: PathBuf,
    },
}

impl WasmCompiler {
    /// The first way that works: what is there, what rustup has, what Debian has.
    pub(crate) fn find_or_install() -> Result<Self> {
        if active_has_target() {
            return Ok(Self::Active);
        }
        if let Some(compiler) = debian_rust::present() {
            return Ok(compiler);
        }
        if on_path("rustup").is_some() {
            say::step(format!(
                "rustup target add {WASM_TARGET}: the compiler lacks the browser's standard library"
            ));
            if run(Command::new("rustup").args(["target", "add", WASM_TARGET])).is_ok()
                && active_has_target()
            {
                return Ok(Self::Active);
            }
            say::note("rustup could not get it");
        }
        debian_rust::install().map_err(|failure| {
            say::note(failure.to_string());
            no_way()
        })
    }

    /// The folder that must come first on PATH.
    pub(crate) fn bin(&self) -> Option<&Path> {
        match self {
            Self::Active => None,
            Self::Separate { bin, .. } => Some(bin),
        }
    }

    /// What the compiler must be told for the target, as words.
    pub(crate) fn flags(&self) -> Vec<OsString> {
        match self {
            Self::Active => Vec::new(),
            Self::Separate { sysroot, .. } => vec!["--sysroot".into(), sysroot.into()],
        }
    }
}

fn no_way() -> Failure {
    Failure::new(format!(
        "No Rust compiler here can build for the browser: please run `rustup target add {WASM_TARGET}`, or as root on \
         Debian `apt-get install --no-install-recommends {}`, and try again.",
        debian_rust::PACKAGES.join(" ")
    ))
}

fn active_has_target() -> bool {
    let asked = ["--print", "target-libdir", "--target", WASM_TARGET];
    output_of(Command::new("rustc").args(asked))
        .is_some_and(|folder| has_std(Path::new(folder.trim_end())))
}

/// Whether a folder holds a compiled standard library.
pub(crate) fn has_std(folder: &Path) -> bool {
    std::fs::read_dir(folder).into_iter().flatten().flatten().any(|entry| {
        let name = entry.file_name();
        name.to_string_lossy().starts_with("libstd-")
            && Path::new(&name).extension().is_some_and(|end| end == "rlib")
    })
}

#[cfg(test)]
mod tests {
    use super::{WasmCompiler, has_std, no_way};
    use std::path::{Path, PathBuf};

    #[test]
    fn a_separate_compiler_is_told_where_its_library_is() {
        let compiler =
            WasmCompiler::Separate { bin: PathBuf::from("bin"), sysroot: PathBuf::from("sys") };
        assert_eq!(compiler.flags(), ["--sysroot", "sys"]);
        assert_eq!(compiler.bin(), Some(Path::new("bin")));
        assert!(WasmCompiler::Active.flags().is_empty());
    }

    #[test]
    fn a_folder_without_a_library_has_none() {
        assert!(!has_std(Path::new(env!("CARGO_MANIFEST_DIR"))));
        assert!(!has_std(Path::new("no such folder")));
    }

    #[test]
    fn the_last_word_names_both_ways() {
        let sentence = no_way().to_string();
        assert!(sentence.contains("`rustup target add wasm32-unknown-unknown`"), "{sentence}");
        assert!(sentence.contains("rustc-web cargo-web"), "{sentence}");
    }
}
