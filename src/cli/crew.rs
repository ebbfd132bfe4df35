use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use super::Failure;
use crate::ai::Mind;

/// Threads that share a run's work, each with a mind of its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crew {
    threads: NonZeroUsize,
}

impl Crew {
    /// More threads than this are of no use, and their queue would ask for memory without need.
    const MOST: usize = 1_024;

    /// So many threads, within reason; as many as there are cores if no number is given.
    pub(super) fn new(threads: Option<NonZeroUsize>) -> Self {
        let all = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Self { threads: threads.unwrap_or_else(all) }
    }

    /// Does `work` for every number and hands what comes of it to `take`, in the order of the
    /// numbers: what comes out does not depend on how many threads there are. The first failure, of
    /// the work or of taking it, ends the run. Where the system gives fewer threads than were asked
    /// for, those do the work, and without any it is done here.
    pub(super) fn run<T: Send>(
        self,
        numbers: Range<u64>,
        work: impl Fn(&mut Mind, u64) -> Result<T, Failure> + Sync,
        mut take: impl FnMut(T) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let next = AtomicU64::new(numbers.start);
        let threads = self.needed_for(&numbers);
        thread::scope(|scope| {
            // The bound makes the work wait for whoever takes it, a slow reader of the output say.
            let (sender, receiver) = mpsc::sync_channel(4 * threads);
            let mut hired = 0;
            while hired < threads {
                let (sender, next, work) = (sender.clone(), &next, &work);
                let labour = move || {
                    let mut mind = Mind::new();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        // Nobody takes what is done once the run has failed.
                        if number >= numbers.end
                            || sender.send((number, work(&mut mind, number))).is_err()
                        {
                            break;
                        }
                    }
                };
                if thread::Builder::new().spawn_scoped(scope, labour).is_err() {
                    break;
                }
                hired += 1;
            }
            drop(sender);
            if hired == 0 {
                let mut mind = Mind::new();
                return numbers.clone().try_for_each(|number| take(work(&mut mind, number)?));
            }
            let (mut waiting, mut due) = (BTreeMap::new(), numbers.start);
            for (number, done) in receiver {
                waiting.insert(number, done);
                while let Some(done) = waiting.remove(&due) {
                    take(done?)?;
                    due += 1;
                }
            }
            Ok(())
        })
    }

    /// How many threads have something to do.
    fn needed_for(self, numbers: &Range<u64>) -> usize {
        let jobs = numbers.end.saturating_sub(numbers.start);
        self.threads.get().min(Self::MOST).min(usize::try_from(jobs).unwrap_or(usize::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(threads: usize) -> Vec<u64> {
        let mut taken = Vec::new();
        Crew::new(NonZeroUsize::new(threads))
            .run(
                3..300,
                |_, number| Ok(number * number),
                |square| {
                    taken.push(square);
                    Ok(())
                },
            )
            .expect("nothing fails");
        taken
    }

    #[test]
    fn work_is_taken_in_order_however_many_threads_do_it() {
        let expected: Vec<u64> = (3..300).map(|number| number * number).collect();
        for threads in [1, 2, 5, 500, usize::MAX] {
            assert_eq!(squares(threads), expected, "{threads} threads");
        }
    }

    #[test]
    fn there_are_no_more_threads_than_there_is_work_for() {
        let needed = |threads, numbers: Range<u64>| {
            Crew::new(NonZeroUsize::new(threads)).needed_for(&numbers)
        };
        assert_eq!(needed(5, 3..300), 5);
        assert_eq!(needed(5, 3..6), 3);
        assert_eq!(needed(usize::MAX, 3..3), 0);
        assert_eq!(needed(usize::MAX, 0..u64::MAX), 1_024);
    }

    #[test]
    fn the_first_failure_ends_the_run() {
        let fails = |number| match number {
            20.. => Err(Failure::Usage(number.to_string())),
            _ => Ok(number),
        };
        let mut taken = 0;
        let outcome = Crew::new(NonZeroUsize::new(2)).run(
            0..u64::MAX - 8,
            |_, number| fails(number),
            |_| {
                taken += 1;
                Ok(())
            },
        );
        assert!(matches!(outcome, Err(Failure::Usage(text)) if text == "20"));
        assert_eq!(taken, 20);
    }
}
