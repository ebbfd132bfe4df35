//! Building the page as it is released.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use crate::command::run;
use crate::failure::{During, Result};
use crate::fingerprint;
use crate::repo;
use crate::say;
use crate::toolchain::Toolchain;

/// Builds the page into `dist`, unless what is there was built from the same sources by the same tools.
pub(crate) fn build(toolchain: &Toolchain) -> Result<PathBuf> {
    let dist = repo::dist();
    let stamp_file = repo::web_target().join("page.stamp");
    let sources = format!("{:x} {}", fingerprint::of_sources(repo::root())?, toolchain.identity());
    let stamp = || fingerprint::of_folder(&dist).map(|page| format!("{sources} {page:x}"));
    let is_fresh = fs::read_to_string(&stamp_file)
        .is_ok_and(|written| stamp().is_ok_and(|now| now == written));
    if is_fresh {
        say::step("The page in dist is built from these sources already");
        return Ok(dist);
    }
    say::step(
        "trunk build --release: compiling the game for the browser, optimised (a minute or more)",
    );
    let mut trunk = toolchain.trunk()?;
    // Offline: Trunk takes every tool from PATH and downloads none.
    trunk.args(["build", "--release", "--offline"]).stdin(Stdio::null());
    // Trunk reads NO_COLOR as a truth value and fails on the usual `1`; its backtraces would bury what went wrong.
    trunk.env_remove("NO_COLOR").env("RUST_BACKTRACE", "0");
    run(&mut trunk)?;
    fs::write(&stamp_file, stamp()?).during("note what the page was built from")?;
    Ok(dist)
}
