//! Many games at once: threads, a progress bar, and panics that end one game only.

use std::cell::RefCell;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

/// How many threads to use when nothing is said: as many as there are cores.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Takes `step` through all numbers below `count`, on several threads. Each thread has a worker of
/// its own and is given ascending numbers; which ones is up to the race between them, so whatever
/// the workers gather must add up to the same in any order.
pub(crate) fn spread<W: Send>(
    count: u64,
    threads: usize,
    start: impl Fn() -> W + Sync,
    step: impl Fn(&mut W, u64) + Sync,
) -> Vec<W> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut worker = start();
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= count {
                return worker;
            }
            step(&mut worker, n);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let join = |thread: thread::ScopedJoinHandle<'_, W>| thread.join();
        threads.into_iter().map(|t| join(t).expect("workers catch the panics of games")).collect()
    })
}

/// A progress bar on standard error; nothing is drawn where that is no terminal.
pub(crate) fn bar(count: u64, what: &'static str) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len}, {eta} left")
            .expect("the template is a constant");
    ProgressBar::new(count).with_style(style).with_message(what)
}

thread_local! {
    /// What the last panic of this thread said.
    static SAID: RefCell<String> = const { RefCell::new(String::new()) };
}

/// As long as it lives, panics say nothing on the terminal; [`caught`] reports them instead.
#[derive(Debug)]
pub(crate) struct Hush;

impl Hush {
    pub(crate) fn start() -> Hush {
        std::panic::set_hook(Box::new(|panic| {
            let text = panic.to_string().replace('\n', " ");
            SAID.with(|said| *said.borrow_mut() = text);
        }));
        Hush
    }
}

impl Drop for Hush {
    fn drop(&mut self) {
        if !thread::panicking() {
            drop(std::panic::take_hook());
        }
    }
}

/// What `work` gives, or what it said when it panicked. Under a [`Hush`] that includes the place.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| SAID.with(|said| said.take()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_taken_once_by_any_number_of_threads() {
        for threads in 1..4 {
            let sums = spread(
                1000,
                threads,
                || (0, 0),
                |sum: &mut (u64, u64), n| {
                    *sum = (sum.0 + 1, sum.1 + n);
                },
            );
            let total = sums.iter().fold((0, 0), |all, sum| (all.0 + sum.0, all.1 + sum.1));
            assert_eq!(total, (1000, 499_500));
        }
    }

    #[test]
    fn a_panic_becomes_text_with_its_place() {
        let _hush = Hush::start();
        let said = caught(|| panic!("the dice fell off the table")).unwrap_err();
        assert!(said.contains("bulk.rs") && said.contains("dice"), "{said}");
        assert_eq!(caught(|| 3), Ok(3));
    }
}
