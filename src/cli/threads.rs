//! Work on several threads at once.

use super::CliError;
use std::{
    panic,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

/// The number of threads that an argument asks for; 0 stands for one per processor.
pub(super) fn number(wanted: usize) -> usize {
    if wanted == 0 {
        thread::available_parallelism().map_or(1, usize::from)
    } else {
        wanted
    }
}

/// Does the work for each number below `count`, and returns the results in the order of the numbers.
///
/// # Errors
/// The first error that a thread met. No further work is begun then.
pub(super) fn each<T: Send>(
    threads: usize,
    count: u64,
    work: impl Fn(u64) -> Result<T, CliError> + Sync,
) -> Result<Vec<T>, CliError> {
    let next = AtomicU64::new(0);
    let own = || -> Result<Vec<(u64, T)>, CliError> {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return Ok(done);
            }
            match work(number) {
                Ok(result) => done.push((number, result)),
                Err(error) => {
                    next.store(count, Ordering::Relaxed);
                    return Err(error);
                }
            }
        }
    };
    let mut all = thread::scope(|scope| -> Result<Vec<(u64, T)>, CliError> {
        let workers: Vec<_> = (0..number(threads)).map(|_| scope.spawn(own)).collect();
        let mut all = Vec::new();
        for worker in workers {
            all.extend(worker.join().unwrap_or_else(|fault| panic::resume_unwind(fault))?);
        }
        Ok(all)
    })?;
    all.sort_by_key(|(number, _)| *number);
    Ok(all.into_iter().map(|(_, result)| result).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_an_error_ends_the_work() {
        let squares = each(3, 50, |number| Ok(number * number)).expect("all work");
        assert_eq!(squares, (0..50).map(|number| number * number).collect::<Vec<u64>>());
        let begun = AtomicU64::new(0);
        let error = each(2, 1_000_000, |number| {
            begun.fetch_add(1, Ordering::Relaxed);
            if number == 3 {
                Err(CliError::usage("three"))
            } else {
                Ok(())
            }
        });
        assert_eq!(error.expect_err("the third fails").message, "three");
        assert!(begun.into_inner() < 1_000_000);
    }
}
