//! The same work on any number of threads, with the same result.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// What `work` makes of every number below `count`, in order. On one thread nothing is spawned, so
/// that it works where there are no threads.
pub fn spread<T: Send>(count: usize, threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    if threads <= 1 || count <= 1 {
        return (0..count).map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(count));
    thread::scope(|scope| {
        for _ in 0..threads.min(count) {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= count {
                        return;
                    }
                    let made = work(n);
                    done.lock().expect("no worker panics with the lock").push((n, made));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no worker panics with the lock");
    done.sort_by_key(|(n, _)| *n);
    done.into_iter().map(|(_, made)| made).collect()
}
