//! The browsers that a deal is played in besides the one of all tests, and their drivers.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::apt;
use crate::command::on_path;
use crate::failure::{Failure, Result};
use crate::say;
use crate::tools;

/// Name programs to use instead of those that would be found; they are passed on to the tests of the page.
const FIREFOX: &str = "FIREFOX";
const GECKODRIVER: &str = "GECKODRIVER";
const WEBKIT_BROWSER: &str = "WEBKIT_BROWSER";
const WEBKIT_DRIVER: &str = "WEBKIT_DRIVER";
const XVFB: &str = "XVFB";

/// The names of Firefox on PATH, and where its installer puts it otherwise.
const FIREFOX_NAMES: [&str; 2] = ["firefox-esr", "firefox"];
const FIREFOX_PLACE: &str = "/Applications/Firefox.app/Contents/MacOS/firefox";

/// The folders of libraries, below which `WebKit`'s small browser lies.
const LIBRARIES: [&str; 2] = ["/usr/lib", "/usr/libexec"];
const SMALL_BROWSER: &str = "webkit2gtk-4.1/MiniBrowser";

/// What the tests of the page have to be told, of the engines that are here.
#[derive(Debug, Default)]
pub(crate) struct Engines {
    variables: Vec<(&'static str, PathBuf)>,
}

impl Engines {
    /// Finds the engines, and installs them where the system has packages of them. One that cannot be had is said in one
    /// line; its tests are skipped.
    pub(crate) fn find_or_install() -> Self {
        let mut found = Self::default();
        for (name, engine) in [("Firefox", firefox()), ("WebKit", webkit())] {
            match engine {
                Ok(variables) => found.variables.extend(variables),
                Err(failure) => {
                    say::note(format!("No deal will be played in {name}: {failure}"));
                }
            }
        }
        found
    }

    /// The variables by which the tests find the programs.
    pub(crate) fn variables(&self) -> impl Iterator<Item = (&'static str, &Path)> {
        self.variables.iter().map(|(name, program)| (*name, program.as_path()))
    }
}

fn firefox() -> Result<Vec<(&'static str, PathBuf)>> {
    let look = || {
        let on_path = FIREFOX_NAMES.iter().find_map(|name| on_path(name));
        on_path.or_else(|| Some(PathBuf::from(FIREFOX_PLACE)).filter(|file| file.is_file()))
    };
    let browser = found_or_installed(FIREFOX, look, &["firefox-esr"])?;
    let driver = match chosen(env::var_os(GECKODRIVER)) {
        Some(driver) => driver,
        None => tools::geckodriver()?,
    };
    Ok(vec![(FIREFOX, browser), (GECKODRIVER, driver)])
}

fn webkit() -> Result<Vec<(&'static str, PathBuf)>> {
    let packages = &["webkit2gtk-driver", "xvfb"];
    let driver = found_or_installed(WEBKIT_DRIVER, || on_path("WebKitWebDriver"), packages)?;
    let screen = found_or_installed(XVFB, || on_path("Xvfb"), packages)?;
    let browser = found_or_installed(WEBKIT_BROWSER, small_browser, packages)?;
    Ok(vec![(WEBKIT_DRIVER, driver), (XVFB, screen), (WEBKIT_BROWSER, browser)])
}

/// A program that a variable names, or that is here, or that a package brings.
fn found_or_installed(
    variable: &'static str,
    look: impl Fn() -> Option<PathBuf>,
    packages: &[&str],
) -> Result<PathBuf> {
    if let Some(found) = chosen(env::var_os(variable)).or_else(&look) {
        return Ok(found);
    }
    apt::ensure(packages, "a browser of another engine, in which a deal is played")?;
    look().ok_or_else(|| {
        let packages = packages.join(" and ");
        Failure::new(format!(
            "It is not where {packages} should have put it; {variable} can name it."
        ))
    })
}

fn chosen(value: Option<OsString>) -> Option<PathBuf> {
    value.filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// `WebKit`'s small browser, in a folder of the libraries or in one of those for a kind of processor.
fn small_browser() -> Option<PathBuf> {
    let in_folder =
        |folder: PathBuf| Some(folder.join(SMALL_BROWSER)).filter(|file| file.is_file());
    LIBRARIES.iter().find_map(|folder| {
        let entries = std::fs::read_dir(folder).ok()?;
        let below = entries.flatten().find_map(|entry| in_folder(entry.path()));
        in_folder(PathBuf::from(folder)).or(below)
    })
}

#[cfg(test)]
mod tests {
    use super::{chosen, found_or_installed};
    use std::ffi::OsString;
    use std::path::PathBuf;

    #[test]
    fn an_empty_variable_names_nothing() {
        assert_eq!(chosen(Some(OsString::new())), None);
        assert_eq!(chosen(Some(OsString::from("a"))), Some(PathBuf::from("a")));
    }

    #[test]
    fn what_is_here_is_not_installed() {
        let here = || Some(PathBuf::from("here"));
        let found = found_or_installed("A_VARIABLE_NOBODY_SETS", here, &["no-such-package"]);
        assert_eq!(found, Ok(PathBuf::from("here")));
    }
}
