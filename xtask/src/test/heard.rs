//! What a step of tests hears of the programs that run them.

use super::count::{Count, without_colours};

/// How much of what failing tests say is kept of a step, in lines: enough for several, and not so much
/// that it buries the table.
const LINES_KEPT: usize = 80;

/// The lines by which the programs begin to tell which tests failed and why.
const FAILING_NODE: &str = "✖ failing tests:";
const FAILING_CARGO: &str = "failures:";

/// The numbers of the tests, and what those that failed said, to be repeated where it is seen: at the end.
#[derive(Debug, Default)]
pub(super) struct Heard {
    pub(super) count: Count,
    failing: Vec<String>,
    is_failing: bool,
    has_left_out: bool,
}

impl Heard {
    /// Takes in one line of `cargo test`.
    pub(super) fn line_of_cargo(&mut self, line: &str) {
        self.count.line_of_cargo(line);
        let plain = without_colours(line);
        // The closing line of one binary; after it begins the next.
        if plain.trim_start().starts_with("test result: ") {
            self.is_failing = false;
        }
        self.line(plain, FAILING_CARGO);
    }

    /// Takes in one line of `node --test`.
    pub(super) fn line_of_node(&mut self, line: &str) {
        self.count.line_of_node(line);
        self.line(without_colours(line), FAILING_NODE);
    }

    /// Adds what another program said in the same step.
    pub(super) fn add(&mut self, other: Self) {
        self.count.add(other.count);
        other.failing.into_iter().for_each(|line| self.keep(line));
        self.has_left_out |= other.has_left_out;
    }

    /// What the tests that failed said, line by line.
    pub(super) fn into_failing(mut self) -> Vec<String> {
        if self.has_left_out {
            self.failing.push("(and more, which is told above)".to_owned());
        }
        self.failing
    }

    fn line(&mut self, plain: String, beginning: &str) {
        if plain.trim_end() == beginning {
            self.is_failing = true;
        } else if self.is_failing && !plain.trim().is_empty() {
            self.keep(plain);
        }
    }

    fn keep(&mut self, line: String) {
        if self.failing.len() < LINES_KEPT {
            self.failing.push(line);
        } else {
            self.has_left_out = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Heard, LINES_KEPT};

    fn failing(lines: &str, take: impl Fn(&mut Heard, &str)) -> Vec<String> {
        let mut heard = Heard::default();
        lines.lines().for_each(|line| take(&mut heard, line));
        heard.into_failing()
    }

    #[test]
    fn what_node_says_of_failing_tests_is_kept() {
        let said = "✖ a card is played (3ms)\nℹ tests 2\nℹ fail 1\n\n\u{1b}[31m✖ failing tests:\u{1b}[39m\n\n\
            test at table.test.mjs:7:1\n✖ a card is played (3ms)\n  Error: no card\n";
        assert_eq!(
            failing(said, Heard::line_of_node),
            ["test at table.test.mjs:7:1", "✖ a card is played (3ms)", "  Error: no card"]
        );
    }

    #[test]
    fn what_cargo_says_of_failing_tests_is_kept_and_nothing_of_the_next_binary() {
        let said = "test counts ... FAILED\n\nfailures:\n\n---- counts stdout ----\nleft: 3\n\nfailures:\n    counts\n\n\
            test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n\
            running 1 test\ntest other ... ok\n";
        assert_eq!(
            failing(said, Heard::line_of_cargo),
            ["---- counts stdout ----", "left: 3", "    counts"]
        );
    }

    #[test]
    fn of_very_many_lines_the_first_are_kept_and_the_rest_is_mentioned() {
        let mut said = "failures:\n".to_owned();
        said.extend((0..=LINES_KEPT).map(|number| format!("line {number}\n")));
        let kept = failing(&said, Heard::line_of_cargo);
        assert_eq!(kept.len(), LINES_KEPT + 1);
        assert_eq!(kept[LINES_KEPT - 1], format!("line {}", LINES_KEPT - 1));
        assert_eq!(kept[LINES_KEPT], "(and more, which is told above)");
    }

    #[test]
    fn without_failures_nothing_is_kept() {
        let said = "✔ starts (3ms)\nℹ tests 1\nℹ pass 1\n";
        assert!(failing(said, Heard::line_of_node).is_empty());
    }
}
