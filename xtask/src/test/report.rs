//! What each step came to, and the closing lines.

use std::process::ExitCode;
use std::time::Instant;

use super::count::Count;
use super::heard::Heard;
use crate::failure::{Failure, Result};
use crate::say;

/// One step that is over.
#[derive(Debug)]
struct Step {
    name: &'static str,
    seconds: f64,
    count: Count,
    failure: Option<Failure>,
    /// What its tests that failed said.
    failing: Vec<String>,
}

/// All steps so far.
#[derive(Debug, Default)]
pub(super) struct Report {
    steps: Vec<Step>,
}

impl Report {
    /// Runs a step that has no tests to count; should it fail, that counts as one failure.
    pub(super) fn check<T>(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> Result<T>,
    ) -> Option<T> {
        say::step(name);
        let start = Instant::now();
        let (result, failure) = match work() {
            Ok(result) => (Some(result), None),
            Err(failure) => (None, Some(failure)),
        };
        self.keep(name, start, Heard::default(), failure);
        result
    }

    /// Runs a step of tests, which it counts itself.
    pub(super) fn tests(
        &mut self,
        name: &'static str,
        work: impl FnOnce(&mut Heard) -> Result<()>,
    ) {
        say::step(name);
        let start = Instant::now();
        let mut heard = Heard::default();
        let failure = work(&mut heard).and_then(|()| if_any_ran(heard.count)).err();
        self.keep(name, start, heard, failure);
    }

    fn keep(&mut self, name: &'static str, start: Instant, heard: Heard, failure: Option<Failure>) {
        let mut count = heard.count;
        let seconds = start.elapsed().as_secs_f64();
        if let Some(failure) = &failure {
            say::note(format!("FAILED: {failure}"));
            // A step that broke before its tests could fail is a failure all the same.
            count.failed = count.failed.max(1);
        }
        self.steps.push(Step { name, seconds, count, failure, failing: heard.into_failing() });
    }

    /// Prints the table, the failures with what the tests said, and the closing line.
    pub(super) fn close(self) -> ExitCode {
        print!("{}", self.text());
        if self.sum().failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    fn text(&self) -> String {
        let mut lines = vec![
            String::new(),
            row("step", ["passed", "failed", "skipped", "seconds"].map(str::to_owned)),
        ];
        for step in &self.steps {
            let Count { passed, failed, skipped } = step.count;
            let numbers = [passed, failed, skipped].map(|number| number.to_string());
            let [passed, failed, skipped] = numbers;
            lines.push(row(step.name, [passed, failed, skipped, format!("{:.1}", step.seconds)]));
        }
        lines.push(String::new());
        for step in &self.steps {
            let Some(failure) = &step.failure else { continue };
            lines.push(format!("FAILED {}: {failure}", step.name));
            lines.extend(step.failing.iter().map(|line| format!("  {line}")));
        }
        let Count { passed, failed, .. } = self.sum();
        lines.push(format!("{passed} passed, {failed} failed\n"));
        lines.join("\n")
    }

    fn sum(&self) -> Count {
        let mut sum = Count::default();
        self.steps.iter().for_each(|step| sum.add(step.count));
        sum
    }
}

fn if_any_ran(count: Count) -> Result<()> {
    match count {
        Count { failed: 1.., .. } => Err(Failure::new("Some of its tests failed.")),
        Count { passed: 0, .. } => Err(Failure::new("It ran no test.")),
        Count { .. } => Ok(()),
    }
}

fn row(name: &str, [passed, failed, skipped, seconds]: [String; 4]) -> String {
    format!("{name:<30}{passed:>9}{failed:>9}{skipped:>9}{seconds:>10}")
}

#[cfg(test)]
mod tests {
    use super::Report;
    use crate::failure::Failure;

    fn last_line(report: &Report) -> String {
        report.text().lines().last().unwrap_or_default().to_owned()
    }

    #[test]
    fn all_kinds_of_tests_are_counted() {
        let mut report = Report::default();
        assert_eq!(report.check("a check", || Ok(7)), Some(7));
        report.tests("some tests", |heard| {
            heard.count.passed = 3;
            heard.count.skipped = 1;
            Ok(())
        });
        report.tests("more tests", |heard| {
            heard.count.passed = 2;
            Ok(())
        });
        assert_eq!(last_line(&report), "5 passed, 0 failed");
        assert!(report.text().ends_with('\n'));
    }

    #[test]
    fn a_failed_check_is_a_failure_and_its_reason_is_shown() {
        let mut report = Report::default();
        assert_eq!(report.check("a check", || Err::<(), _>(Failure::new("Too long."))), None);
        assert!(report.text().contains("FAILED a check: Too long."));
        assert_eq!(last_line(&report), "0 passed, 1 failed");
    }

    #[test]
    fn failed_tests_are_counted_once() {
        let mut report = Report::default();
        report.tests("tests", |heard| {
            (heard.count.passed, heard.count.failed) = (1, 2);
            heard.line_of_node("✖ failing tests:");
            heard.line_of_node("✖ a card is played");
            Err(Failure::new("`cargo test` failed."))
        });
        assert_eq!(last_line(&report), "1 passed, 2 failed");
        // The reason stands at the end, where it is seen.
        let said = "FAILED tests: `cargo test` failed.\n  ✖ a card is played\n1 passed, 2 failed\n";
        assert!(report.text().ends_with(said), "{}", report.text());
    }

    #[test]
    fn failures_and_silence_are_not_success() {
        let mut report = Report::default();
        report.tests("said nothing", |_| Ok(()));
        report.tests("ended well", |heard| {
            heard.count.failed = 1;
            Ok(())
        });
        assert_eq!(last_line(&report), "0 passed, 2 failed");
        assert!(report.text().contains("It ran no test."));
    }
}
