//! Packages of Debian and its relatives.
//!
//! Root gets them without a question when nothing would be removed. Otherwise the exact command is printed, and a person
//! at a terminal is asked.

use std::process::{Command, Stdio};
use std::sync::Once;

use crate::command::{on_path, output_of, run};
use crate::failure::{Failure, Result};
use crate::say;

/// The lists of packages are brought up to date once a run.
static UPDATE: Once = Once::new();

/// Whether this system has `apt-get`.
pub(crate) fn is_here() -> bool {
    on_path("apt-get").is_some()
}

/// The version of an installed package.
pub(crate) fn installed_version(package: &str) -> Option<String> {
    let format = "-f=${db:Status-Abbrev} ${Version}";
    let answer = output_of(Command::new("dpkg-query").args(["-W", format, package]))?;
    version_if_installed(&answer)
}

/// Installs those of the packages that are not there; `why` ends the line that announces it.
pub(crate) fn ensure(packages: &[&str], why: &str) -> Result<()> {
    if packages.iter().all(|package| installed_version(package).is_some()) {
        return Ok(());
    }
    if !is_here() {
        return Err(Failure::new(format!(
            "There is no apt-get to install {}.",
            packages.join(", ")
        )));
    }
    let by_root = is_root();
    if by_root {
        UPDATE.call_once(update);
    }
    let simulated = output_of(Command::new("apt-get").arg("--simulate").args(words(packages)));
    let simulated = simulated.ok_or_else(|| {
        Failure::new(format!("apt-get cannot install {} on this system.", packages.join(" ")))
    })?;
    let removed = removals(&simulated);
    let typed = typed_command(packages, by_root);
    if by_root && removed.is_empty() {
        say::step(format!("{typed}: {why}"));
        return install(&mut Command::new("apt-get"), packages, true);
    }
    say::step(format!("{why}; the command is:"));
    say::note(&typed);
    if !removed.is_empty() {
        say::note(format!("It would remove: {}.", removed.join(", ")));
    }
    if !say::ask("Run it now?") {
        return Err(Failure::new(format!("Packages of the system are missing: `{typed}`.")));
    }
    if by_root {
        install(&mut Command::new("apt-get"), packages, removed.is_empty())
    } else {
        install(Command::new("sudo").arg("apt-get"), packages, removed.is_empty())
    }
}

fn update() {
    say::step("apt-get update: the lists of packages may be missing or old");
    if run(Command::new("apt-get").args(["update", "-qq"]).stdin(Stdio::null())).is_err() {
        say::note("apt-get update failed; going on with the lists that are here");
    }
}

fn install(apt: &mut Command, packages: &[&str], keep_all: bool) -> Result<()> {
    // Another apt-get may be at work: wait for it. Should it have changed what the simulation saw, remove nothing.
    apt.args(["-qq", "-y", "-o", "DPkg::Lock::Timeout=300", "-o", "Dpkg::Use-Pty=0"]);
    if keep_all {
        apt.arg("--no-remove");
    }
    run(apt.env("DEBIAN_FRONTEND", "noninteractive").args(words(packages)))
}

fn words<'a>(packages: &[&'a str]) -> Vec<&'a str> {
    [&["install", "--no-install-recommends"], packages].concat()
}

fn typed_command(packages: &[&str], by_root: bool) -> String {
    let sudo = if by_root { "" } else { "sudo " };
    format!("{sudo}apt-get {}", words(packages).join(" "))
}

fn is_root() -> bool {
    output_of(Command::new("id").arg("-u")).is_some_and(|answer| answer.trim() == "0")
}

fn version_if_installed(answer: &str) -> Option<String> {
    // The second letter of the status is the state: `i` is installed.
    let (status, version) = answer.split_once(' ')?;
    let version = version.trim();
    (status.chars().nth(1) == Some('i') && !version.is_empty()).then(|| version.to_owned())
}

/// The packages that a simulated installation would remove.
fn removals(simulated: &str) -> Vec<&str> {
    let removed = simulated.lines().filter_map(|line| line.strip_prefix("Remv "));
    removed.filter_map(|rest| rest.split_whitespace().next()).collect()
}

#[cfg(test)]
mod tests {
    use super::{removals, typed_command, version_if_installed};

    #[test]
    fn a_simulation_tells_what_would_go() {
        let simulated = "Reading package lists...\nRemv cargo [0.66.0+ds1-1]\nRemv rustc [1.63.0] []\n\
                         Inst rustc-web (1.96.0 Debian-Security:12 [amd64])\nConf rustc-web (1.96.0)\n";
        assert_eq!(removals(simulated), ["cargo", "rustc"]);
        assert!(removals("Inst lld-22 (1:22.1.8)\n").is_empty());
    }

    #[test]
    fn only_whole_packages_count_as_installed() {
        assert_eq!(
            version_if_installed("ii  1.96.0+dfsg1-1~deb12u2").as_deref(),
            Some("1.96.0+dfsg1-1~deb12u2")
        );
        assert_eq!(version_if_installed("rc  1.96.0"), None, "removed, its configuration is left");
        assert_eq!(version_if_installed("un  "), None, "never installed");
        assert_eq!(version_if_installed("iU  1.96.0"), None, "unpacked only");
        assert_eq!(version_if_installed(""), None);
    }

    #[test]
    fn the_command_is_the_one_to_type() {
        assert_eq!(
            typed_command(&["lld-22"], true),
            "apt-get install --no-install-recommends lld-22"
        );
        assert_eq!(
            typed_command(&["lld-22"], false),
            "sudo apt-get install --no-install-recommends lld-22"
        );
    }
}
