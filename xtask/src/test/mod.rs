//! `test`: every check and every test there is.

mod count;
mod heard;
mod report;
mod steps;

use std::process::ExitCode;

use crate::chrome::Chrome;
use crate::engines::Engines;
use crate::failure::{Failure, Result};
use crate::page;
use crate::toolchain::Toolchain;
use report::Report;

/// Runs everything, however much of it fails, and closes with the numbers of tests passed and failed.
pub(crate) fn run() -> ExitCode {
    let mut report = Report::default();
    let toolchain = report.check("set-up: compiler and tools", Toolchain::find_or_install);
    let chrome = report.check("set-up: browser", || {
        let chrome = Chrome::find_or_install();
        // A driver that is missing is the failure of the one step that needs it.
        chrome.browser()?;
        Ok(chrome)
    });

    let engines = report.check("set-up: other engines", || Ok(Engines::find_or_install()));

    report.check("format", steps::format);
    report.check("lint: native", steps::lint);
    report.check("lint: web", steps::lint_web);
    report.check("documentation", steps::documentation);

    report.tests("tests: native", steps::native_tests);
    report.tests("tests: the table, native", steps::table_tests);
    report.tests("tests: wasm in Node", |heard| {
        steps::node_tests(needed(toolchain.as_ref())?, heard)
    });
    report.tests("tests: wasm in a browser", |heard| {
        steps::browser_tests(needed(toolchain.as_ref())?, needed(chrome.as_ref())?, heard)
    });

    let page = report.check("the page, released", || page::build(needed(toolchain.as_ref())?));
    report.tests("tests: the page in a browser", |heard| {
        let engines = needed(engines.as_ref())?;
        steps::page_tests(needed(page.as_ref())?, needed(chrome.as_ref())?, engines, heard)
    });
    report.close()
}

/// What an earlier step should have provided.
fn needed<T>(provided: Option<&T>) -> Result<&T> {
    provided.ok_or_else(|| Failure::new("This step cannot be run: an earlier one failed."))
}
