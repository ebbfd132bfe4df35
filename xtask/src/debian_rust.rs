//! Debian's second Rust compiler, and its standard library for the browser built from Debian's own source.
//!
//! Debian keeps a recent compiler for its web browsers (`rustc-web`) beside the one of its release. It has no library
//! for the browser, but the matching source; built once, the library is kept in the cache. The compiler stays apart from
//! the one on PATH: nothing but builds for the browser uses it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::apt;
use crate::cache;
use crate::command::{path_with, run};
use crate::failure::{During, Failure, Result};
use crate::pins::WASM_TARGET;
use crate::say;
use crate::wasm_target::{WasmCompiler, has_std};

/// Debian's packages of the compiler, the source of its library, and the linker for the browser.
pub(crate) const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "rust-web-llvm"];

/// Where Debian puts programs.
const SYSTEM_BIN: &str = "/usr/bin";

/// The crate whose only purpose is to have a standard library built for it.
const EMPTY_CRATE: &str = "[package]\nname = \"empty\"\nedition = \"2024\"\n\n[workspace]\n";

/// The compiler, if its packages are installed and its library is in the cache.
pub(crate) fn present() -> Option<WasmCompiler> {
    let name = folder_name()?;
    linker_to_install()
        .is_none()
        .then(|| cache::present(&name))
        .flatten()
        .map(|folder| compiler_in(&folder))
}

/// Installs the packages and builds the library.
pub(crate) fn install() -> Result<WasmCompiler> {
    apt::ensure(
        &PACKAGES,
        "Debian's compiler with the source of the standard library for the browser",
    )?;
    if let Some(linker) = linker_to_install() {
        apt::ensure(&[&linker], "the linker that Debian's compiler calls for the browser")?;
    }
    let name = folder_name().ok_or_else(|| Failure::new("Debian's compiler was not installed."))?;
    let folder = cache::folder(&name, |folder| {
        say::step("Building the standard library for the browser, once (half a minute)");
        link_programs(&bin_in(folder))?;
        build_library(folder)
    })?;
    Ok(compiler_in(&folder))
}

fn compiler_in(folder: &Path) -> WasmCompiler {
    WasmCompiler::Separate { bin: bin_in(folder), sysroot: sysroot_in(folder) }
}

fn bin_in(folder: &Path) -> PathBuf {
    folder.join("bin")
}

fn sysroot_in(folder: &Path) -> PathBuf {
    folder.join("sysroot")
}

/// The cache folder's name: another version of the package may not read this one's library.
fn folder_name() -> Option<String> {
    apt::installed_version("rustc-web").map(|version| format!("rustc-web-{version}"))
}

/// The package of the linker, if Debian's `rust-lld` is a link that leads nowhere.
fn linker_to_install() -> Option<String> {
    let link = Path::new(SYSTEM_BIN).join("rust-lld");
    let target = fs::read_link(&link).ok()?;
    if link.exists() { None } else { linker_package(&target) }
}

/// The linker's program is named like its package, which has the number of its LLVM: `lld-22`.
fn linker_package(target: &Path) -> Option<String> {
    let program = target.file_name()?.to_str()?;
    let number = program.strip_prefix("lld-")?;
    number.bytes().all(|byte| byte.is_ascii_digit()).then(|| program.to_owned())
}

/// A folder with the two programs only, to be put before a PATH whose other folders keep their order.
fn link_programs(bin: &Path) -> Result<()> {
    fs::create_dir_all(bin).during("make a folder in the cache")?;
    for program in ["cargo", "rustc"] {
        link(&Path::new(SYSTEM_BIN).join(program), &bin.join(program))
            .during(format_args!("link {program}"))?;
    }
    Ok(())
}

#[cfg(unix)]
fn link(program: &Path, name: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(program, name)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> std::io::Result<()> {
    Err(std::io::ErrorKind::Unsupported.into())
}

fn build_library(folder: &Path) -> Result<()> {
    let work = folder.join("build");
    fs::create_dir_all(work.join("src")).during("make a folder in the cache")?;
    fs::write(work.join("Cargo.toml"), EMPTY_CRATE).during("write into the cache")?;
    fs::write(work.join("src").join("lib.rs"), "").during("write into the cache")?;
    let target = work.join("target");
    let bin = bin_in(folder);
    let mut build = Command::new(bin.join("cargo"));
    build
        .args(["build", "--quiet", "--release", "--target", WASM_TARGET])
        .arg("-Zbuild-std=std,panic_abort,panic_unwind,test")
        .arg("--target-dir")
        .arg(&target)
        .current_dir(&work)
        .stdin(Stdio::null());
    separate(&mut build);
    build
        .env("PATH", path_with([bin.as_path()])?)
        .env("RUSTC_BOOTSTRAP", "1")
        // Without the bitcode, link-time optimisation over the whole program finds nothing to work on.
        .env("RUSTFLAGS", "-Cembed-bitcode=yes");
    run(&mut build)?;
    let library = sysroot_in(folder).join("lib").join("rustlib").join(WASM_TARGET).join("lib");
    fs::create_dir_all(&library).during("make a folder in the cache")?;
    let compiled = fs::read_dir(target.join(WASM_TARGET).join("release").join("deps"));
    for entry in compiled.during("read the compiled library")?.flatten() {
        if is_library(&entry.file_name().to_string_lossy()) {
            fs::copy(entry.path(), library.join(entry.file_name()))
                .during("copy the compiled library")?;
        }
    }
    fs::remove_dir_all(&work).during("remove what the build left")?;
    if has_std(&library) {
        Ok(())
    } else {
        Err(Failure::new("The standard library was not built."))
    }
}

fn is_library(file: &str) -> bool {
    Path::new(file).extension().is_some_and(|end| end == "rlib") && !file.starts_with("libempty-")
}

/// Takes from a call of the separate compiler what was meant for the active one.
pub(crate) fn separate(command: &mut Command) {
    for variable in
        ["RUSTUP_TOOLCHAIN", "RUSTC", "RUSTDOC", "CARGO", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"]
    {
        command.env_remove(variable);
    }
    // `cargo run` points these to the active compiler's own libraries.
    command.env_remove("LD_LIBRARY_PATH");
}

#[cfg(test)]
mod tests {
    use super::{is_library, linker_package};
    use std::path::Path;

    #[test]
    fn the_package_of_the_linker_is_read_from_the_link() {
        let package = |target: &str| linker_package(Path::new(target));
        assert_eq!(package("lld-22").as_deref(), Some("lld-22"));
        assert_eq!(package("../lib/llvm-19/bin/lld-19").as_deref(), Some("lld-19"));
        assert_eq!(package("lld"), None);
        assert_eq!(package("lld-link"), None);
    }

    #[test]
    fn the_empty_crate_is_no_part_of_the_library() {
        assert!(is_library("libstd-0123.rlib"));
        assert!(!is_library("libempty-0123.rlib"));
        assert!(!is_library("libstd-0123.rmeta"));
    }
}
