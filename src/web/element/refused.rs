/// Why something that the page has asked for was not done. It becomes an `Error` with this `code`; the
/// message is for whoever writes the page.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{code}: {message}")]
pub(super) struct Refused {
    /// `argument` or `record`.
    pub(super) code: &'static str,
    /// What is wrong.
    pub(super) message: String,
}

impl Refused {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }
}
