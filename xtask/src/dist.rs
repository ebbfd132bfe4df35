//! `dist`: the page as it is put on a server.

use std::process::{Command, Stdio};

use crate::command::run as run_command;
use crate::failure::Result;
use crate::page;
use crate::repo;
use crate::toolchain::Toolchain;

/// Builds the page, checks what lies in its folder, and says where that is.
///
/// Trunk has finished it by the same script, as its last step; but the folder may have been built before,
/// and lies open to whoever changes a file in it.
pub(crate) fn run() -> Result<()> {
    let dist = page::build(&Toolchain::find_or_install()?)?;
    let script = repo::root().join("xtask").join("dist").join("main.mjs");
    let mut check = Command::new("node");
    check.arg(script).arg(&dist).arg("--check").stdin(Stdio::null());
    run_command(&mut check)?;
    println!("Kosakeln is in {}, and can be put on any server.", dist.display());
    Ok(())
}
