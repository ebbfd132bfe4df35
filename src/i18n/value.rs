/// What stands for an argument in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// Words, or a name by which a message chooses.
    Text(String),
    /// A number, by which a message can choose between singular and plural too.
    Number(u32),
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

/// The arguments that a message is given.
#[derive(Debug, Default)]
pub(super) struct Arguments(Vec<(&'static str, &'static str, Value)>);

impl Arguments {
    /// Adds the argument whose name is put together from a name and what stands behind it.
    pub(super) fn add(&mut self, name: &'static str, form: &'static str, value: Value) {
        self.0.push((name, form, value));
    }

    /// The argument of this name.
    pub(super) fn get(&self, wanted: &str) -> Option<&Value> {
        let is_wanted = |name: &str, form: &str| wanted.strip_prefix(name) == Some(form);
        self.0.iter().find(|(name, form, _)| is_wanted(name, form)).map(|(_, _, value)| value)
    }
}
