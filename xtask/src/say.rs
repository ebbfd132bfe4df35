//! What the chores say while they run, and the one thing they may ask: on the error stream, for results have the other.

use std::io::{BufRead, IsTerminal};

/// One line before a long step: what it does, and why.
pub(crate) fn step(line: impl AsRef<str>) {
    eprintln!("==> {}", line.as_ref());
}

/// A line that belongs to the step before it.
pub(crate) fn note(line: impl AsRef<str>) {
    eprintln!("    {}", line.as_ref());
}

/// Asks a person at a terminal; without a terminal nobody is asked and the answer is no.
pub(crate) fn ask(question: &str) -> bool {
    let input = std::io::stdin();
    if !input.is_terminal() {
        return false;
    }
    eprint!("{question} [y/N] ");
    let mut answer = String::new();
    input.lock().read_line(&mut answer).is_ok() && is_yes(&answer)
}

fn is_yes(answer: &str) -> bool {
    matches!(answer.trim().to_ascii_lowercase().as_str(), "y" | "yes")
}

#[cfg(test)]
mod tests {
    use super::is_yes;

    #[test]
    fn only_a_clear_yes_is_a_yes() {
        assert!(is_yes("y\n"));
        assert!(is_yes(" Yes \n"));
        assert!(!is_yes("\n"));
        assert!(!is_yes("yeah no\n"));
    }
}
