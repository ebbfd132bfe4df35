//! Chrome or Chromium, and the driver that the tests in wasm talk to it through.

use std::env;
use std::path::PathBuf;

use crate::apt;
use crate::command::on_path;
use crate::failure::{During, Failure, Result};
use crate::repo;

/// Names a browser to use instead of the one that would be found; it is passed on to the tests of the page.
pub(crate) const BROWSER_VARIABLE: &str = "CHROME";

/// Names its driver; it is passed on to the runner of the tests in wasm.
pub(crate) const DRIVER_VARIABLE: &str = "CHROMEDRIVER";

/// The names of the browser on PATH.
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// Where its installers put it when it is not on PATH, below the folder that a variable names, if one does.
const PLACES: [(&str, &str); 6] = [
    ("", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    ("", "/Applications/Chromium.app/Contents/MacOS/Chromium"),
    ("HOME", "Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    ("PROGRAMFILES", r"Google\Chrome\Application\chrome.exe"),
    ("PROGRAMFILES(X86)", r"Google\Chrome\Application\chrome.exe"),
    ("LOCALAPPDATA", r"Google\Chrome\Application\chrome.exe"),
];

/// The flags every test runs the browser with, as a list in JSON.
const FLAGS: &str = include_str!("../../tests/e2e/support/chrome-flags.json");

/// The browser and its driver; one may be there without the other.
#[derive(Debug)]
pub(crate) struct Chrome {
    browser: Result<PathBuf>,
    driver: Result<PathBuf>,
}

impl Chrome {
    /// Finds both, and installs them where the system has packages of them.
    pub(crate) fn find_or_install() -> Self {
        let (browser, driver) = (browser(), driver());
        let is_complete = browser.is_ok() && driver.is_ok();
        // Whoever names one of the two decides about both: a package of the other need not fit it.
        let is_chosen = [BROWSER_VARIABLE, DRIVER_VARIABLE]
            .iter()
            .any(|variable| env::var_os(variable).is_some());
        if is_complete || is_chosen || !apt::is_here() {
            return Self { browser, driver };
        }
        match apt::ensure(
            &["chromium", "chromium-driver"],
            "the browser that the tests run in, and its driver",
        ) {
            // The two of the system fit together; another browser found before need not.
            Ok(()) => {
                Self { browser: on_path("chromium").map_or(browser, Ok), driver: self::driver() }
            }
            Err(failure) => {
                Self { browser: browser.or(Err(failure.clone())), driver: driver.or(Err(failure)) }
            }
        }
    }

    /// The browser's program.
    pub(crate) fn browser(&self) -> Result<&PathBuf> {
        self.browser.as_ref().map_err(Clone::clone)
    }

    /// The driver's program.
    pub(crate) fn driver(&self) -> Result<&PathBuf> {
        self.driver.as_ref().map_err(Clone::clone)
    }

    /// Writes the file that tells the driver which browser to start, and how.
    pub(crate) fn write_capabilities(&self) -> Result<PathBuf> {
        let folder = repo::web_target();
        std::fs::create_dir_all(&folder).during("make a folder for the browser's settings")?;
        let file = folder.join("webdriver.json");
        let text = capabilities(&self.browser()?.to_string_lossy());
        std::fs::write(&file, text).during("write the browser's settings")?;
        Ok(file)
    }
}

fn browser() -> Result<PathBuf> {
    if let Some(chosen) = chosen(BROWSER_VARIABLE)? {
        return Ok(chosen);
    }
    let places = || PLACES.iter().filter_map(|(variable, place)| in_place(variable, place));
    NAMES.iter().find_map(|name| on_path(name)).or_else(|| places().find(|file| file.is_file())).ok_or_else(|| {
        Failure::new("Chrome or Chromium is needed and was not found: please install it, or name it in CHROME.")
    })
}

fn driver() -> Result<PathBuf> {
    if let Some(chosen) = chosen(DRIVER_VARIABLE)? {
        return Ok(chosen);
    }
    on_path("chromedriver").ok_or_else(|| {
        Failure::new(
            "ChromeDriver of the same version as Chrome is needed and was not found: please install it on PATH, or \
             name it in CHROMEDRIVER.",
        )
    })
}

fn in_place(variable: &str, place: &str) -> Option<PathBuf> {
    if variable.is_empty() {
        return Some(PathBuf::from(place));
    }
    env::var_os(variable).map(|folder| PathBuf::from(folder).join(place))
}

/// The program a variable names; it is an error if it is not there.
fn chosen(variable: &str) -> Result<Option<PathBuf>> {
    match env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from) {
        Some(file) if !file.is_file() => {
            Err(Failure::new(format!("{variable} names {}, where no file is.", file.display())))
        }
        found => Ok(found),
    }
}

fn capabilities(browser: &str) -> String {
    // The driver, unlike the tests of the page, has to be told that nobody looks on.
    let flags = FLAGS.trim().trim_start_matches('[');
    let browser = json_string(browser);
    format!(
        "{{ \"goog:chromeOptions\": {{ \"binary\": {browser}, \"args\": [\"--headless=new\", {flags} }} }}\n"
    )
}

fn json_string(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', r"\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::{capabilities, in_place};
    use std::path::PathBuf;

    #[test]
    fn the_driver_is_told_the_program_and_the_flags() {
        let text = capabilities(r"C:\Program Files\chrome.exe");
        assert!(text.contains(r#""binary": "C:\\Program Files\\chrome.exe""#), "{text}");
        let words: Vec<&str> = text.split_whitespace().collect();
        assert!(
            words.join(" ").contains(r#""args": ["--headless=new", "--no-sandbox","#),
            "{text}"
        );
        assert!(words.ends_with(&[r#""--disable-sync""#, "]", "}", "}"]), "{text}");
    }

    #[test]
    fn places_below_an_unset_variable_do_not_exist() {
        assert_eq!(in_place("A_VARIABLE_NOBODY_SETS", "chrome"), None);
        assert_eq!(in_place("", "chrome"), Some(PathBuf::from("chrome")));
    }
}
