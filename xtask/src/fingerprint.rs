//! Whether files are still the same: by their contents, for a checkout sets all times anew.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use crate::failure::{During, Result};

/// Folders of the repository from which nothing gets into the page; nor does anything whose name starts with a dot.
const NOT_IN_THE_PAGE: [&str; 8] =
    ["target", "dist", "node_modules", "tests", "docs", "benches", "examples", "xtask"];

/// A number for the names and contents of all that the page is made from.
pub(crate) fn of_sources(root: &Path) -> Result<u64> {
    of(root, &|name| !name.starts_with('.') && !NOT_IN_THE_PAGE.contains(&name))
}

/// A number for the names and contents of all files in a folder.
pub(crate) fn of_folder(folder: &Path) -> Result<u64> {
    of(folder, &|_| true)
}

fn of(folder: &Path, counts: &impl Fn(&str) -> bool) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    add(folder, counts, &mut hasher)
        .during(format_args!("read the files in {}", folder.display()))?;
    Ok(hasher.finish())
}

fn add(
    folder: &Path,
    counts: &impl Fn(&str) -> bool,
    hasher: &mut DefaultHasher,
) -> std::io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<std::io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name();
        if !counts(&name.to_string_lossy()) {
            continue;
        }
        name.hash(hasher);
        let path = entry.path();
        if path.is_dir() {
            "folder".hash(hasher);
            add(&path, counts, hasher)?;
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
        fs::create_dir_all(root.join("src")).expect("writable");
        fs::create_dir_all(root.join("tests")).expect("writable");
        let write = |name: &str, text: &str| fs::write(root.join(name), text).expect("writable");
        write("src/a", "1");
        let (first, all) = (of_sources(&root), of_folder(&root));
        write("tests/b", "1");
        assert_eq!(of_sources(&root), first, "tests are not in the page");
        assert_ne!(of_folder(&root), all);
        write("src/a", "2");
        let changed = of_sources(&root);
        assert_ne!(changed, first, "another content");
        fs::rename(root.join("src/a"), root.join("src/c")).expect("writable");
        assert_ne!(of_sources(&root), changed, "another name");
        write("src/c", "1");
        fs::rename(root.join("src/c"), root.join("src/a")).expect("writable");
        assert_eq!(of_sources(&root), first, "as it was");
        fs::remove_dir_all(&root).expect("removable");
    }
}
