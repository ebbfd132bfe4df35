use crate::app::Language;

/// Declares the files of a language: those that the table needs, and those that can wait. Each language
/// has the same.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! files {
    ($tag:literal) => {
        Files {
            table: files!($tag, "/": "common" "cards" "game" "refusals" "house-rules" "start"
                "codes" "shuffle" "table" "result" "pack" "history" "heard" "keys" "hints" "learn" "reference"),
            book: files!($tag, "/book/": "rules" "glossary" "kept" "shuffle" "statistics"),
        }
    };
    ($tag:literal, $folder:literal: $($name:literal)*) => {
        &[$((concat!($name, ".ftl"),
            include_str!(concat!("../../locales/", $tag, $folder, $name, ".ftl")))),*]
    };
}

/// The files of a language, each with its name.
#[cfg(not(target_arch = "wasm32"))]
pub(super) struct Files {
    /// What the table says.
    pub(super) table: &'static [(&'static str, &'static str)],
    /// What is read at leisure.
    pub(super) book: &'static [(&'static str, &'static str)],
}

impl Language {
    /// The name of the language in itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Japanese => "日本語",
        }
    }

    /// The name of the game, where there are no texts.
    #[must_use]
    pub const fn name_of_game() -> &'static str {
        "Kosakeln"
    }

    /// What is said where the texts cannot be loaded, and the button that tries again. These are
    /// no messages, since there are none then.
    #[must_use]
    pub const fn without_texts(self) -> [&'static str; 2] {
        match self {
            Self::English => ["The texts could not be loaded.", "Try again"],
            Self::German => ["Die Texte konnten nicht geladen werden.", "Noch einmal versuchen"],
            Self::Japanese => ["テキストを読み込めませんでした。", "もう一度試す"],
        }
    }

    /// The category of the plural that a number belongs to, as Fluent calls it.
    pub(super) const fn plural(self, number: u32) -> &'static str {
        match (self, number) {
            (Self::English | Self::German, 1) => "one",
            (Self::English | Self::German | Self::Japanese, _) => "other",
        }
    }

    /// The files of the language. They are in the program only where they cannot be loaded.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) const fn files(self) -> Files {
        match self {
            Self::English => files!("en"),
            Self::German => files!("de"),
            Self::Japanese => files!("ja"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    /// The names of the files in a folder; none where there is no folder.
    fn names(folder: &Path) -> BTreeSet<String> {
        let entries = fs::read_dir(folder).into_iter().flatten();
        let paths = entries.map(|entry| entry.expect("an entry").path());
        let files = paths.filter(|path| path.is_file());
        files.map(|path| path.file_name().expect("a name").to_string_lossy().into_owned()).collect()
    }

    /// The page is built from the folders, the tests from the list.
    #[test]
    fn the_list_of_files_is_what_is_in_the_folders() {
        let all = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("locales");
        for language in Language::ALL {
            let Files { table, book } = language.files();
            let folder = all.join(language.tag());
            for (listed, folder) in [(table, folder.clone()), (book, folder.join("book"))] {
                let listed: BTreeSet<String> =
                    listed.iter().map(|(name, _)| (*name).to_owned()).collect();
                assert_eq!(listed, names(&folder), "{}", folder.display());
            }
        }
        let tags: BTreeSet<_> = Language::ALL.into_iter().map(Language::tag).collect();
        let folders = fs::read_dir(all)
            .expect("a folder")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
        assert_eq!(folders.collect::<BTreeSet<_>>(), tags.into_iter().map(str::to_owned).collect());
    }
}
