//! Counting tests by what their runners say at the end.

/// How many tests passed, failed and were skipped.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
}

impl Count {
    /// Adds another count.
    pub(crate) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }

    /// Takes in one line of `cargo test`, native or in wasm; each of its binaries closes with one such line.
    pub(crate) fn line_of_cargo(&mut self, line: &str) {
        if let Some(binary) = closing_line_of_cargo(line) {
            self.add(binary);
        }
    }

    /// Takes in one line of `node --test`; its summary is at the end, one number a line.
    pub(crate) fn line_of_node(&mut self, line: &str) {
        let plain = without_colours(line);
        let Some((word, number)) = summary_line_of_node(&plain) else { return };
        match word {
            // The first line of a summary: what came before was printed by a test.
            "tests" => *self = Self::default(),
            "pass" => self.passed += number,
            "fail" | "cancelled" => self.failed += number,
            "skipped" | "todo" => self.skipped += number,
            _ => {}
        }
    }
}

/// `test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; ..`
fn closing_line_of_cargo(line: &str) -> Option<Count> {
    let plain = without_colours(line);
    let (_, numbers) = plain.trim_start().strip_prefix("test result: ")?.split_once(". ")?;
    let mut count = Count::default();
    for part in numbers.split(';') {
        let Some((number, word)) = part.trim().split_once(' ') else { continue };
        let Ok(number) = number.parse() else { continue };
        match word {
            "passed" => count.passed = number,
            "failed" => count.failed = number,
            "ignored" => count.skipped = number,
            _ => {}
        }
    }
    Some(count)
}

/// `ℹ pass 3` of the reporter `spec`, `# pass 3` of `tap`.
fn summary_line_of_node(line: &str) -> Option<(&str, u64)> {
    let (word, number) =
        line.strip_prefix("ℹ ").or_else(|| line.strip_prefix("# "))?.split_once(' ')?;
    Some((word, number.trim().parse().ok()?))
}

/// The text without the escape sequences that colour it.
pub(super) fn without_colours(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        if character == '\u{1b}' {
            characters.by_ref().find(char::is_ascii_alphabetic);
        } else {
            plain.push(character);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::Count;

    fn count(lines: &str, take: impl Fn(&mut Count, &str)) -> Count {
        let mut count = Count::default();
        lines.lines().for_each(|line| take(&mut count, line));
        count
    }

    #[test]
    fn cargo_closes_each_binary() {
        let said = "running 3 tests\ntest a ... ok\n\
            test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
            test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n";
        assert_eq!(count(said, Count::line_of_cargo), Count { passed: 5, failed: 1, skipped: 1 });
    }

    #[test]
    fn the_runner_of_wasm_closes_in_the_same_way() {
        let said =
            "test result: ok. 1 passed; 0 failed; 0 ignored; 0 filtered out; finished in 0.00s";
        assert_eq!(count(said, Count::line_of_cargo), Count { passed: 1, ..Count::default() });
    }

    #[test]
    fn colours_do_not_hide_the_result() {
        let said =
            "test result: \u{1b}[32mok\u{1b}(B\u{1b}[m. 4 passed; 0 failed; 0 ignored; 0 measured";
        assert_eq!(count(said, Count::line_of_cargo).passed, 4);
    }

    #[test]
    fn node_sums_up_in_both_forms() {
        let spec = "✔ starts (3ms)\nℹ tests 4\nℹ suites 0\nℹ pass 1\nℹ fail 1\nℹ cancelled 1\nℹ skipped 1\nℹ todo 0\n";
        let expected = Count { passed: 1, failed: 2, skipped: 1 };
        assert_eq!(count(spec, Count::line_of_node), expected);
        assert_eq!(count(&spec.replace('ℹ', "#"), Count::line_of_node), expected);
    }

    #[test]
    fn what_a_test_prints_is_no_summary() {
        let said = "# pass 99\nℹ tests 1\nℹ pass 1\nℹ fail 0\nℹ duration_ms 12.5\n";
        assert_eq!(count(said, Count::line_of_node), Count { passed: 1, ..Count::default() });
    }
}
