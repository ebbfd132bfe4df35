//! Whether files are still the same: by their contents, for a checkout sets all times anew.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use crate::failure::{During, Result};

/// Folders of the repository that have no part in the page, by their paths; nor has anything whose name starts with a
/// dot. What is left of `xtask` has: `xtask/pack` puts the drawings of the cards together.
const NOT_IN_THE_PAGE: [&str; 8] =
    ["target", "dist", "node_modules", "tests", "docs", "benches", "examples", "xtask/src"];

/// A number for the names and contents of all that the page is made from.
pub(crate) fn of_sources(root: &Path) -> Result<u64> {
    of(root, &|path| {
        let is_hidden =
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        !is_hidden && !NOT_IN_THE_PAGE.iter().any(|folder| Path::new(folder) == path)
    })
}

/// A number for the names and contents of all files in a folder.
pub(crate) fn of_folder(folder: &Path) -> Result<u64> {
    of(folder, &|_| true)
}

/// `counts` is asked for each path, as it is within the folder.
fn of(folder: &Path, counts: &impl Fn(&Path) -> bool) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    add(folder, Path::new(""), counts, &mut hasher)
        .during(format_args!("read the files in {}", folder.display()))?;
    Ok(hasher.finish())
}

fn add(
    folder: &Path,
    inside: &Path,
    counts: &impl Fn(&Path) -> bool,
    hasher: &mut DefaultHasher,
) -> std::io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<std::io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name();
        let inside = inside.join(&name);
        if !counts(&inside) {
            continue;
        }
        name.hash(hasher);
        let path = entry.path();
        if path.is_dir() {
            "folder".hash(hasher);
            add(&path, &inside, counts, hasher)?;
            "end".hash(hasher);
        } else {
            fs::read(&path)?.hash(hasher);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{of_folder, of_sources};
    use std::fs;

    #[test]
    fn contents_and_names_count_and_other_folders_do_not() {
        let root =
            std::env::temp_dir().join(format!("kosakeln-fingerprint-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        for folder in ["src", "tests", "xtask/src", "xtask/pack"] {
            fs::create_dir_all(root.join(folder)).expect("writable");
        }
        let write = |name: &str, text: &str| fs::write(root.join(name), text).expect("writable");
        write("src/a", "1");
        let (first, all) = (of_sources(&root), of_folder(&root));
        write("tests/b", "1");
        write("xtask/src/b", "1");
        assert_eq!(of_sources(&root), first, "neither tests nor chores are in the page");
        assert_ne!(of_folder(&root), all);
        write("src/a", "2");
        let changed = of_sources(&root);
        assert_ne!(changed, first, "another content");
        fs::rename(root.join("src/a"), root.join("src/c")).expect("writable");
        assert_ne!(of_sources(&root), changed, "another name");
        write("src/c", "1");
        fs::rename(root.join("src/c"), root.join("src/a")).expect("writable");
        assert_eq!(of_sources(&root), first, "as it was");
        write("xtask/pack/b", "1");
        assert_ne!(of_sources(&root), first, "the pack is put together there");
        fs::remove_dir_all(&root).expect("removable");
    }
}
