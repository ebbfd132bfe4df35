/// Why something was not stored or found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the browser does not let this page store anything")]
pub struct StorageFailure;

/// The browser's storage for one table. Any use of it may fail: it may be denied, full or missing.
#[derive(Clone, Debug)]
pub struct Storage {
    /// What the names of all that is stored begin with; nothing if nothing is stored at all.
    prefix: Option<String>,
}

/// The running match.
const MATCH: &str = "match";
/// How the player likes the table.
const PREFERENCES: &str = "preferences";
/// The statistics.
const STATISTICS: &str = "statistics";
/// What was saved and could not be read.
const KEPT: &str = "kept";

impl Default for Storage {
    /// That of the game on its own page.
    fn default() -> Self {
        Self { prefix: Some("kosakeln.".to_owned()) }
    }
}

impl Storage {
    /// That of a table in somebody else's page, which this key tells from the others.
    #[must_use]
    pub fn of_element(key: &str) -> Self {
        Self { prefix: Some(["kosakeln.element.", key, "."].concat()) }
    }

    /// None: everything is forgotten with the table.
    #[must_use]
    pub const fn nowhere() -> Self {
        Self { prefix: None }
    }

    fn get(&self, name: &str) -> Result<Option<String>, StorageFailure> {
        let Some(prefix) = &self.prefix else { return Ok(None) };
        local_storage()?.get_item(&[prefix, name].concat()).map_err(|_| StorageFailure)
    }

    fn set(&self, name: &str, text: &str) -> Result<(), StorageFailure> {
        let Some(prefix) = &self.prefix else { return Ok(()) };
        local_storage()?.set_item(&[prefix, name].concat(), text).map_err(|_| StorageFailure)
    }

    /// The saved match, if there is one.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used.
    pub fn load(&self) -> Result<Option<String>, StorageFailure> {
        self.get(MATCH)
    }

    /// Whether a text of this name in the browser's storage is the match.
    #[must_use]
    pub fn is_match(&self, name: &str) -> bool {
        self.prefix.as_ref().is_some_and(|prefix| name.strip_prefix(&**prefix) == Some(MATCH))
    }

    /// Saves the match in place of the one saved before.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used; the one saved before is then still there.
    pub fn save(&self, saved: &str) -> Result<(), StorageFailure> {
        self.set(MATCH, saved)
    }

    /// The saved preferences, if there are any.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used.
    pub fn load_preferences(&self) -> Result<Option<String>, StorageFailure> {
        self.get(PREFERENCES)
    }

    /// Saves the preferences in place of those saved before.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used; those saved before are then still there.
    pub fn save_preferences(&self, saved: &str) -> Result<(), StorageFailure> {
        self.set(PREFERENCES, saved)
    }

    /// The statistics, if any are kept.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used.
    pub fn load_statistics(&self) -> Result<Option<String>, StorageFailure> {
        self.get(STATISTICS)
    }

    /// Keeps the statistics in place of those kept before.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used; those kept before are then still there.
    pub fn save_statistics(&self, saved: &str) -> Result<(), StorageFailure> {
        self.set(STATISTICS, saved)
    }

    /// How many letters each part has: the match, the preferences, the statistics, and what was put aside.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used.
    pub fn sizes(&self) -> Result<[u32; 4], StorageFailure> {
        let size = |name: &str| {
            let text = self.get(name)?;
            Ok(text.map_or(0, |text| u32::try_from(text.len()).unwrap_or(u32::MAX)))
        };
        let mut aside = 0;
        for number in 1..100_u8 {
            match size(&format!("{KEPT}.{number}"))? {
                0 => break,
                letters => aside += letters,
            }
        }
        Ok([size(MATCH)?, size(PREFERENCES)?, size(STATISTICS)?, aside])
    }

    /// Deletes everything.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used.
    pub fn delete_all(&self) -> Result<(), StorageFailure> {
        let Some(prefix) = &self.prefix else { return Ok(()) };
        let storage = local_storage()?;
        let aside = (1..100_u8).map(|number| format!("{KEPT}.{number}"));
        let names = [MATCH, PREFERENCES, STATISTICS].map(str::to_owned).into_iter().chain(aside);
        for name in names {
            storage.remove_item(&[prefix, &*name].concat()).map_err(|_| StorageFailure)?;
        }
        Ok(())
    }

    /// Moves saved preferences that cannot be read to where nothing saved later overwrites them: they
    /// are not loaded again.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used; they are then still where they were.
    pub fn move_preferences_aside(&self, saved: &str) -> Result<(), StorageFailure> {
        self.keep_aside(saved)?;
        let Some(prefix) = &self.prefix else { return Ok(()) };
        local_storage()?.remove_item(&[prefix, PREFERENCES].concat()).map_err(|_| StorageFailure)
    }

    /// Puts what was saved and cannot be read aside, where nothing saved later overwrites it.
    ///
    /// # Errors
    /// [`StorageFailure`] if the storage cannot be used.
    pub fn keep_aside(&self, saved: &str) -> Result<(), StorageFailure> {
        if self.prefix.is_none() {
            return Ok(());
        }
        // Each unreadable text gets a place of its own, and one that is kept already none.
        for number in 1..100_u8 {
            let name = format!("{KEPT}.{number}");
            match self.get(&name)? {
                Some(kept) if kept == saved => return Ok(()),
                Some(_) => {}
                None => return self.set(&name, saved),
            }
        }
        Err(StorageFailure)
    }
}

fn local_storage() -> Result<web_sys::Storage, StorageFailure> {
    let window = web_sys::window().ok_or(StorageFailure)?;
    window.local_storage().ok().flatten().ok_or(StorageFailure)
}
