//! `play`: builds the page and serves it on this computer.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::failure::{During, Failure, Result};
use crate::page;
use crate::repo;
use crate::say;
use crate::toolchain::Toolchain;

/// The port to try first; if it is taken, the next free one is used.
const PORT: u16 = 8080;

/// Serves until it is interrupted.
pub(crate) fn run() -> Result<()> {
    let toolchain = Toolchain::find_or_install()?;
    let dist = page::build(&toolchain)?;
    let mut server = start_server(&dist)?;
    println!("Kosakeln is at {} (Ctrl-C ends it)", address_of(&mut server)?);
    // Waiting would close the pipe that keeps the server alive.
    let lifeline = server.stdin.take();
    let status = server.wait().during("wait for the server")?;
    drop(lifeline);
    Err(Failure::new(format!("The server ended by itself ({status}).")))
}

/// Starts the server that the browser tests use, too.
///
/// It ends when its standard input does: the other end of that pipe is in this process and is closed with it, whichever
/// way this process ends.
fn start_server(folder: &Path) -> Result<Child> {
    let script = repo::root().join("tests").join("e2e").join("support").join("server.mjs");
    say::step("Starting the server");
    Command::new("node")
        .arg(script)
        .arg(folder)
        .arg(PORT.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .during("start node")
}

/// The address, which is the first line the server says.
fn address_of(server: &mut Child) -> Result<String> {
    let mut line = String::new();
    if let Some(output) = &mut server.stdout {
        BufReader::new(output).read_line(&mut line).during("read the address of the server")?;
    }
    let address = line.trim();
    if address.is_empty() {
        Err(Failure::new("The server did not start."))
    } else {
        Ok(address.to_owned())
    }
}
