/// Why something was not stored or found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the browser does not let this page store anything")]
pub struct StorageFailure;

/// The browser's storage for this page. Any use of it may fail: it may be denied, full or missing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Storage;

/// The running match.
const MATCH: &str = "kosakeln.match";
/// How the player likes the table.
const PREFERENCES: &str = "kosakeln.preferences";
/// The statistics.
const STATISTICS: &str = "kosakeln.statistics";
/// What was saved and could not be read.
const KEPT: &str = "kosakeln.kept";

impl Storage {
    /// The saved match, if there is one.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used.
    pub fn load(self) -> Result<Option<String>, StorageFailure> {
        local_storage()?.get_item(MATCH).map_err(|_| StorageFailure)
    }

    /// Saves the match in place of the one saved before.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used; the one saved before is then still there.
    pub fn save(self, saved: &str) -> Result<(), StorageFailure> {
        local_storage()?.set_item(MATCH, saved).map_err(|_| StorageFailure)
    }

    /// The saved preferences, if there are any.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used.
    pub fn load_preferences(self) -> Result<Option<String>, StorageFailure> {
        local_storage()?.get_item(PREFERENCES).map_err(|_| StorageFailure)
    }

    /// Saves the preferences in place of those saved before.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used; those saved before are then still there.
    pub fn save_preferences(self, saved: &str) -> Result<(), StorageFailure> {
        local_storage()?.set_item(PREFERENCES, saved).map_err(|_| StorageFailure)
    }

    /// The statistics, if any are kept.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used.
    pub fn load_statistics(self) -> Result<Option<String>, StorageFailure> {
        local_storage()?.get_item(STATISTICS).map_err(|_| StorageFailure)
    }

    /// Keeps the statistics in place of those kept before.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used; those kept before are then still there.
    pub fn save_statistics(self, saved: &str) -> Result<(), StorageFailure> {
        local_storage()?.set_item(STATISTICS, saved).map_err(|_| StorageFailure)
    }

    /// Moves saved preferences that cannot be read to where nothing saved later overwrites them: they
    /// are not loaded again.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used; they are then still where they were.
    pub fn move_preferences_aside(self, saved: &str) -> Result<(), StorageFailure> {
        self.keep_aside(saved)?;
        local_storage()?.remove_item(PREFERENCES).map_err(|_| StorageFailure)
    }

    /// Puts what was saved and cannot be read aside, where nothing saved later overwrites it.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used.
    pub fn keep_aside(self, saved: &str) -> Result<(), StorageFailure> {
        let storage = local_storage()?;
        // Each unreadable text gets a place of its own, and one that is kept already none.
        for number in 1..100_u8 {
            let key = format!("{KEPT}.{number}");
            match storage.get_item(&key).map_err(|_| StorageFailure)? {
                Some(kept) if kept == saved => return Ok(()),
                Some(_) => {}
                None => return storage.set_item(&key, saved).map_err(|_| StorageFailure),
            }
        }
        Err(StorageFailure)
    }
}

fn local_storage() -> Result<web_sys::Storage, StorageFailure> {
    let window = web_sys::window().ok_or(StorageFailure)?;
    window.local_storage().ok().flatten().ok_or(StorageFailure)
}
