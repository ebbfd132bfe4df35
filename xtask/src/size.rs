//! `size`: how big the built page is.

use std::process::{Command, Stdio};

use crate::command::expect_success;
use crate::failure::{During, Result};
use crate::page;
use crate::repo;
use crate::toolchain::Toolchain;

/// Prints the size of each file a browser loads, as it is and compressed as a server would send it.
pub(crate) fn run() -> Result<()> {
    let dist = page::build(&Toolchain::find_or_install()?)?;
    let mut sizes = Command::new("node");
    // The standard library cannot compress; Node can, and is needed anyway.
    sizes.arg(repo::root().join("xtask").join("sizes.mjs")).arg(dist).stdin(Stdio::null());
    let status = sizes.status().during("start node")?;
    expect_success(&sizes, status)
}
