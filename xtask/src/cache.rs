//! The user's cache folder: one folder a tool and version, whole or not there.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::failure::{During, Failure, Result};

/// What an unfinished folder's name starts with.
const UNFINISHED: &str = ".unfinished-";

/// An unfinished folder of this age belongs to no running installation.
const ABANDONED: Duration = Duration::from_hours(24);

/// The folder of one tool and version, filled by `install` unless it is there already.
///
/// `install` works in a sibling, which takes the final name only when it has succeeded: an installation that is cut off
/// leaves nothing that counts as present, and of two at the same time the first one wins.
pub(crate) fn folder(name: &str, install: impl FnOnce(&Path) -> Result<()>) -> Result<PathBuf> {
    folder_in(&home()?, name, install)
}

/// The folder of one tool and version, if it is there.
pub(crate) fn present(name: &str) -> Option<PathBuf> {
    home().ok().map(|home| home.join(name)).filter(|folder| folder.is_dir())
}

fn folder_in(
    home: &Path,
    name: &str,
    install: impl FnOnce(&Path) -> Result<()>,
) -> Result<PathBuf> {
    let finished = home.join(name);
    if finished.is_dir() {
        return Ok(finished);
    }
    fs::create_dir_all(home).during(format_args!("make the cache folder {}", home.display()))?;
    remove_abandoned(home);
    let unfinished = home.join(format!("{UNFINISHED}{name}-{}", std::process::id()));
    remove(&unfinished);
    fs::create_dir(&unfinished).during("make a folder in the cache")?;
    if let Err(failure) = install(&unfinished) {
        remove(&unfinished);
        return Err(failure);
    }
    let moved = fs::rename(&unfinished, &finished);
    if moved.is_err() {
        remove(&unfinished);
        if !finished.is_dir() {
            moved.during(format_args!("move {name} to its place in the cache"))?;
        }
    }
    Ok(finished)
}

/// `kosakeln` in the folder where this user's programs keep what they can fetch again.
fn home() -> Result<PathBuf> {
    let variable =
        |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let caches = if cfg!(windows) {
        variable("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        variable("HOME").map(|home| home.join("Library").join("Caches"))
    } else {
        let chosen = variable("XDG_CACHE_HOME").filter(|folder| folder.is_absolute());
        chosen.or_else(|| variable("HOME").map(|home| home.join(".cache")))
    };
    caches.map(|folder| folder.join("kosakeln")).ok_or_else(|| {
        Failure::new("There is no cache folder: set HOME (on Windows LOCALAPPDATA) and try again.")
    })
}

fn remove_abandoned(home: &Path) {
    for entry in fs::read_dir(home).into_iter().flatten().flatten() {
        let is_old = || entry.metadata().and_then(|data| data.modified()).ok()?.elapsed().ok();
        if entry.file_name().to_string_lossy().starts_with(UNFINISHED)
            && is_old().is_some_and(|age| age > ABANDONED)
        {
            remove(&entry.path());
        }
    }
}

fn remove(folder: &Path) {
    // What cannot be removed is only a waste of space; the next use of the name says so itself.
    let _ = fs::remove_dir_all(folder);
}

#[cfg(test)]
mod tests {
    use super::folder_in;
    use crate::failure::Failure;
    use std::fs;
    use std::path::PathBuf;

    fn empty_home(name: &str) -> PathBuf {
        let home =
            std::env::temp_dir().join(format!("kosakeln-cache-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&home);
        home
    }

    #[test]
    fn a_failed_installation_leaves_nothing() {
        let home = empty_home("failed");
        let result = folder_in(&home, "tool-1", |folder| {
            fs::write(folder.join("half"), "").expect("writable");
            Err(Failure::new("cut off"))
        });
        assert_eq!(result, Err(Failure::new("cut off")));
        assert_eq!(fs::read_dir(&home).expect("made").count(), 0);
        fs::remove_dir_all(&home).expect("removable");
    }

    #[test]
    fn an_installed_folder_is_not_installed_again() {
        let home = empty_home("again");
        let first = folder_in(&home, "tool-1", |folder| {
            fs::write(folder.join("whole"), "").expect("writable");
            Ok(())
        });
        let second = folder_in(&home, "tool-1", |_| Err(Failure::new("must not run")));
        assert_eq!(first, Ok(home.join("tool-1")));
        assert_eq!(first, second);
        assert!(home.join("tool-1").join("whole").is_file());
        fs::remove_dir_all(&home).expect("removable");
    }

    #[test]
    fn of_two_installations_at_once_the_first_wins() {
        let home = empty_home("two");
        let result = folder_in(&home, "tool-1", |_| {
            let other = home.join("tool-1");
            fs::create_dir(&other).expect("free");
            fs::write(other.join("first"), "").expect("writable");
            Ok(())
        });
        assert_eq!(result, Ok(home.join("tool-1")));
        assert_eq!(fs::read_dir(&home).expect("made").count(), 1);
        fs::remove_dir_all(&home).expect("removable");
    }
}
