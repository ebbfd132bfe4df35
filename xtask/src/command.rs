//! Running other programs.

use std::ffi::{OsStr, OsString};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use crate::failure::{During, Failure, Result};

/// The endings a program's file may have on this system.
const ENDINGS: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };

/// The program of this name on PATH.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).find_map(|folder| in_folder(&folder, name))
}

/// The program of this name in one folder.
pub(crate) fn in_folder(folder: &Path, name: &str) -> Option<PathBuf> {
    ENDINGS.iter().map(|ending| folder.join(format!("{name}{ending}"))).find(|file| file.is_file())
}

/// PATH with these folders before all others.
pub(crate) fn path_with<'a>(front: impl IntoIterator<Item = &'a Path>) -> Result<OsString> {
    let mut folders: Vec<PathBuf> = Vec::new();
    for folder in front {
        if !folders.iter().any(|known| known == folder) {
            folders.push(folder.to_owned());
        }
    }
    let rest = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&rest));
    std::env::join_paths(folders).map_err(|_| {
        Failure::new("A folder of the tools has a character in its name that PATH cannot hold.")
    })
}

/// Runs a program to its end and fails unless it succeeds; all it says goes to the error stream.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command
        .stdout(std::io::stderr())
        .status()
        .during(format_args!("start {}", name_of(command)))?;
    expect_success(command, status)
}

/// Runs a program quietly; what it printed, if it succeeded.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a program, passes its output on as it comes, and shows each finished line of it to `seen`.
pub(crate) fn run_watched(command: &mut Command, mut seen: impl FnMut(&str)) -> Result<()> {
    let start = format!("start {}", name_of(command));
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().during(start)?;
    if let Some(mut output) = child.stdout.take() {
        let mut lines = Lines::default();
        let mut chunk = [0; 8192];
        loop {
            let length = match output.read(&mut chunk) {
                Ok(0) => break,
                Ok(length) => length,
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
                Err(_) => break,
            };
            let mut ours = std::io::stdout().lock();
            let _ = ours.write_all(&chunk[..length]).and_then(|()| ours.flush());
            lines.take(&chunk[..length], &mut seen);
        }
        lines.finish(&mut seen);
    }
    let status = child.wait().during(format_args!("wait for {}", name_of(command)))?;
    expect_success(command, status)
}

/// Fails unless the program succeeded.
pub(crate) fn expect_success(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("`{}` failed ({status}).", shown(command))))
}

/// The command as a person would type it, without its environment.
pub(crate) fn shown(command: &Command) -> String {
    let words = command.get_args().map(OsStr::to_string_lossy);
    std::iter::once(name_of(command).into()).chain(words).collect::<Vec<_>>().join(" ")
}

fn name_of(command: &Command) -> String {
    let program = Path::new(command.get_program());
    program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned()
}

/// Puts chunks of bytes together to lines.
#[derive(Debug, Default)]
struct Lines {
    unfinished: Vec<u8>,
}

impl Lines {
    fn take(&mut self, chunk: &[u8], seen: &mut impl FnMut(&str)) {
        for part in chunk.split_inclusive(|&byte| byte == b'\n') {
            self.unfinished.extend_from_slice(part);
            if part.ends_with(b"\n") {
                self.finish(seen);
            }
        }
    }

    fn finish(&mut self, seen: &mut impl FnMut(&str)) {
        if !self.unfinished.is_empty() {
            seen(String::from_utf8_lossy(&self.unfinished).trim_end_matches(['\r', '\n']));
            self.unfinished.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Lines, on_path, path_with, shown};
    use std::path::Path;
    use std::process::Command;

    #[test]
    fn lines_are_whole_however_the_chunks_fall() {
        let mut lines = Lines::default();
        let mut seen = Vec::new();
        let mut keep = |line: &str| seen.push(line.to_owned());
        lines.take(b"one\nt", &mut keep);
        lines.take(b"wo\r\n\nthr", &mut keep);
        lines.finish(&mut keep);
        assert_eq!(seen, ["one", "two", "", "thr"]);
    }

    #[test]
    fn folders_in_front_come_once_and_first() {
        let front = Path::new("first");
        let path = path_with([front, front]).expect("plain names");
        let folders: Vec<_> = std::env::split_paths(&path).take(2).collect();
        assert_eq!(folders[0], front);
        assert_ne!(folders[1], front);
    }

    #[test]
    fn a_command_is_shown_without_its_folder() {
        assert_eq!(
            shown(Command::new(Path::new("some").join("npm")).args(["ci", "--quiet"])),
            "npm ci --quiet"
        );
    }

    #[test]
    fn programs_that_nobody_has_are_not_found() {
        assert_eq!(on_path("a-program-that-nobody-has"), None);
    }
}
