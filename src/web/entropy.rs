use crate::cards::Seed;

/// The browser, or the system, gave no entropy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no source of randomness")]
pub struct NoEntropy;

/// Draws a seed from the browser's or the system's entropy.
///
/// # Errors
/// [`NoEntropy`] if there is none: a browser without `crypto.getRandomValues`.
pub fn draw_seed() -> Result<Seed, NoEntropy> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
    Ok(Seed(bytes))
}
