//! Packages of npm. Node and npm are prerequisites beside Rust and a C compiler.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::command::{on_path, output_of, run};
use crate::failure::{During, Failure, Result};
use crate::say;

/// The oldest Node that the scripts and the browser tests are written for.
const OLDEST_NODE: u32 = 20;

/// Fails with one sentence if Node or npm are missing or too old.
pub(crate) fn check() -> Result<()> {
    let said = output_of(Command::new("node").arg("--version"));
    let major = said.as_deref().and_then(major_version);
    if major.is_some_and(|major| major >= OLDEST_NODE) && on_path("npm").is_some() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "Node {OLDEST_NODE} or newer with npm is needed and was not found; please install it."
    )))
}

/// Installs one package of an exact version into a folder.
pub(crate) fn install(package: &str, folder: &Path) -> Result<()> {
    run(npm()?
        .args(["install", "--no-save", "--save-exact", package, "--prefix"])
        .arg(folder)
        .current_dir(folder))
}

/// Brings the packages of a folder's lock file into its `node_modules`, unless they are there already.
pub(crate) fn ensure_locked(folder: &Path, why: &str) -> Result<()> {
    let lock = fs::read(folder.join("package-lock.json")).during("read package-lock.json")?;
    let installed = folder.join("node_modules").join(".installed-lock.json");
    if fs::read(&installed).is_ok_and(|written| written == lock) {
        return Ok(());
    }
    say::step(format!("npm ci: {why}"));
    run(npm()?.arg("ci").current_dir(folder))?;
    // Written last: an installation that was cut off is done again.
    fs::write(&installed, lock).during("note which packages were installed")
}

fn npm() -> Result<Command> {
    let program = on_path("npm")
        .ok_or_else(|| Failure::new("npm was not found; please install Node with npm."))?;
    let mut npm = Command::new(program);
    // Nothing of a package runs at its installation, and nothing but its packages is asked for.
    npm.env("npm_config_ignore_scripts", "true")
        .env("npm_config_audit", "false")
        .env("npm_config_fund", "false")
        .env("npm_config_update_notifier", "false")
        .env("npm_config_loglevel", "error");
    npm.stdin(Stdio::null());
    Ok(npm)
}

fn major_version(said: &str) -> Option<u32> {
    said.trim().trim_start_matches('v').split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::major_version;

    #[test]
    fn the_major_version_of_node_is_read() {
        assert_eq!(major_version("v20.20.2\n"), Some(20));
        assert_eq!(major_version("22.1.0"), Some(22));
        assert_eq!(major_version("node"), None);
    }
}
