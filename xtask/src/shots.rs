//! `shots`: pictures of the page, to be looked at.

use std::process::{Command, Stdio};

use crate::chrome::{BROWSER_VARIABLE, Chrome};
use crate::command::expect_success;
use crate::failure::{During, Result};
use crate::npm;
use crate::page;
use crate::repo;
use crate::toolchain::Toolchain;

/// Plays the page and takes pictures of the phases that `words` name, or of all; it prints where they are.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let page = page::build(&Toolchain::find_or_install()?)?;
    let chrome = Chrome::find_or_install();
    let scripts = repo::root().join("tests").join("e2e");
    npm::ensure_locked(&scripts, "the package that drives the browser")?;
    let mut shots = Command::new("node");
    shots
        .arg(scripts.join("shots").join("main.mjs"))
        .arg(repo::target().join("shots"))
        .args(words)
        .current_dir(repo::root())
        .env(BROWSER_VARIABLE, chrome.browser()?)
        .env("KOSAKELN_DIST", page)
        .stdin(Stdio::null());
    let status = shots.status().during("start node")?;
    expect_success(&shots, status)
}
