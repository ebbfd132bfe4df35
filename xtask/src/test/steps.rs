//! The steps of `test`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::heard::Heard;
use crate::chrome::{BROWSER_VARIABLE, Chrome, DRIVER_VARIABLE};
use crate::command::{run, run_watched};
use crate::engines::Engines;
use crate::failure::{During, Result};
use crate::npm;
use crate::pins::WASM_TARGET;
use crate::repo;
use crate::toolchain::Toolchain;

/// How every file with tests of the page ends.
const TEST_FILE: &str = ".test.mjs";

/// The tests of the page that look at how long something takes.
const TIMED: [&str; 3] = ["computer.test.mjs", "motion.test.mjs", "thinking.test.mjs"];

/// A test or a file that hangs fails after 25 minutes, so that the report is printed in any case.
const NODE_TIMEOUT: &str = "--test-timeout=1500000";

/// Every file is formatted.
pub(super) fn format() -> Result<()> {
    run(&mut cargo(&["fmt", "--all", "--check"]))
}

/// No warning of the compiler or of clippy, in anything that is built for this computer.
pub(super) fn lint() -> Result<()> {
    run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

/// The same for what the feature `web` brings, as far as it is built for this computer.
pub(super) fn lint_web() -> Result<()> {
    let features = ["--package", "kosakeln", "--all-targets", "--features", "web"];
    run(cargo(&["clippy"]).args(features).args(["--", "-D", "warnings"]))
}

/// The documentation builds without a warning.
pub(super) fn documentation() -> Result<()> {
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--features", "kosakeln/web"]);
    run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// The tests on this computer, with those in the documentation.
pub(super) fn native_tests(heard: &mut Heard) -> Result<()> {
    run_watched(&mut cargo(&["test", "--workspace", "--no-fail-fast"]), |line| {
        heard.line_of_cargo(line);
    })
}

/// The tests of the code of `ui` and `web` that need no browser. All else has been tested without the feature.
pub(super) fn table_tests(heard: &mut Heard) -> Result<()> {
    let words = ["test", "--package", "kosakeln", "--no-fail-fast", "--features", "web"];
    for kind in ["--lib", "--doc"] {
        let modules = ["--", "ui::", "web::"];
        run_watched(cargo(&words).arg(kind).args(modules), |line| heard.line_of_cargo(line))?;
    }
    Ok(())
}

/// The tests of what is the same natively and in wasm, in Node.
pub(super) fn node_tests(toolchain: &Toolchain, heard: &mut Heard) -> Result<()> {
    let mut tests = wasm_tests(toolchain, &["--no-default-features", "--test", "wasm"])?;
    run_watched(&mut tests, |line| heard.line_of_cargo(line))
}

/// The tests of what needs a browser, in one.
pub(super) fn browser_tests(
    toolchain: &Toolchain,
    chrome: &Chrome,
    heard: &mut Heard,
) -> Result<()> {
    let mut tests = wasm_tests(
        toolchain,
        &["--no-default-features", "--features", "web", "--test", "browser"],
    )?;
    tests
        .env(DRIVER_VARIABLE, chrome.driver()?)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", chrome.write_capabilities()?)
        // The first start of a browser on a new machine takes its time.
        .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60")
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    run_watched(&mut tests, |line| heard.line_of_cargo(line))
}

/// The tests of the finished page, as a person meets it: as many files at a time as there are processors,
/// and then, one by one, those that look at how long something takes.
pub(super) fn page_tests(
    page: &Path,
    chrome: &Chrome,
    engines: &Engines,
    heard: &mut Heard,
) -> Result<()> {
    let folder = repo::root().join("tests").join("e2e");
    npm::ensure_locked(&folder, "the package that drives the browser in the tests of the page")?;
    let mut files = Vec::new();
    collect_tests(&folder, &mut files).during("look for the tests of the page")?;
    files.sort();
    let (alone, together): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| is_timed(file));
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let mut run_files = |files: &[PathBuf], at_a_time: usize| {
        let mut tests = Command::new("node");
        tests
            .args(["--test", "--test-reporter=spec", NODE_TIMEOUT])
            .arg(format!("--test-concurrency={at_a_time}"))
            .args(files)
            .current_dir(repo::root())
            .env(BROWSER_VARIABLE, chrome.browser()?)
            .env("KOSAKELN_DIST", page)
            .env("KOSAKELN", command_line()?)
            .envs(engines.variables())
            .env_remove("NODE_OPTIONS");
        let mut own = Heard::default();
        let outcome = run_watched(&mut tests, |line| own.line_of_node(line));
        heard.add(own);
        outcome
    };
    let of_many = run_files(&together, processors);
    // Whatever has failed there, the others are run as well.
    run_files(&alone, 1).and(of_many)
}

/// Whether the tests of a file need the machine to themselves.
fn is_timed(file: &Path) -> bool {
    file.file_name().is_some_and(|name| TIMED.iter().any(|timed| name == *timed))
}

/// The command line, against which the results on the page are held.
fn command_line() -> Result<PathBuf> {
    run(&mut cargo(&["build", "--quiet", "--bin", "kosakeln"]))?;
    let name = format!("kosakeln{}", std::env::consts::EXE_SUFFIX);
    Ok(repo::target().join("debug").join(name))
}

fn cargo(words: &[&str]) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.args(words).current_dir(repo::root()).stdin(Stdio::null());
    cargo
}

fn wasm_tests(toolchain: &Toolchain, words: &[&str]) -> Result<Command> {
    let mut tests = toolchain.cargo()?;
    tests
        .args(["test", "--package", "kosakeln", "--target", WASM_TARGET])
        .args(words)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", toolchain.test_runner());
    Ok(tests)
}

/// Node's own search for tests in a folder differs from version to version, so the files are named.
fn collect_tests(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        if path.is_dir() && name != "node_modules" {
            collect_tests(&path, files)?;
        } else if name.to_string_lossy().ends_with(TEST_FILE) {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{TIMED, collect_tests, is_timed};
    use crate::repo;

    #[test]
    fn the_tests_of_the_page_are_found() {
        let mut files = Vec::new();
        collect_tests(&repo::root().join("tests").join("e2e"), &mut files).expect("readable");
        assert!(files.iter().any(|file| file.ends_with("start.test.mjs")), "{files:?}");
        assert!(
            files.iter().all(|file| !file.iter().any(|part| part == "node_modules")),
            "{files:?}"
        );
        assert_eq!(files.iter().filter(|file| is_timed(file)).count(), TIMED.len());
    }
}
