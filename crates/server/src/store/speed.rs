//! How fast the database is here. `cargo xtask load` prints it.
#![expect(clippy::print_stdout, reason = "measurements are printed")]

use std::time::{Duration, Instant};

use super::*;

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("parlour-store-{name}-{}", std::process::id()))
}

fn row(id: String, head: EntryId, wake: Option<Time>) -> TableRow {
    let (status, room) = (Status::Playing, format!("{{\"x\":\"{}\"}}", "y".repeat(1_500)));
    TableRow { id, status, public: false, head, wake, created: 1, changed: 1, room }
}

fn id(n: u64) -> String {
    format!("{:026}", kernel::mix64(n))
}

/// Every move is a row of steps and a changed row of its table, as a room writes them.
#[test]
#[ignore = "a measurement: cargo xtask load"]
fn durable_moves_a_second() {
    let folder = folder("speed");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (made, took) = runtime.block_on(async {
        let store = Store::open(&folder).unwrap();
        for n in 0..1_000 {
            let change = Change { row: row(id(n), 0, None), steps: None, seats: None };
            store.create(change).await.unwrap();
        }
        let begun = Instant::now();
        let writers = (0..1_000).map(|n| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut head = 0;
                while begun.elapsed() < Duration::from_secs(5) {
                    let body = format!("{{\"m\":\"{}\"}}", "z".repeat(160));
                    let steps = Some(StepsRow { since: head, body });
                    let change = Change { row: row(id(n), head + 1, None), steps, seats: None };
                    store.change(change, head).await.unwrap();
                    head += 1;
                }
                head
            })
        });
        let mut made = 0;
        for writer in writers.collect::<Vec<_>>() {
            made += writer.await.unwrap();
        }
        (made, begun.elapsed())
    });
    std::fs::remove_dir_all(&folder).unwrap();
    println!("durable moves a second: {:.0}", f64::from(made) / took.as_secs_f64());
}

/// With a hundred thousand stored tables, the start finds what is due at once.
#[test]
#[ignore = "a measurement: cargo xtask load"]
fn start_with_many_tables() {
    let folder = folder("start");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open(&folder).unwrap();
        let mut waiting = Vec::new();
        for n in 0..100_000 {
            let wake = (n % 10 == 0).then_some(u64::MAX / 2);
            let change = Change { row: row(id(n), 0, wake), steps: None, seats: None };
            let store = store.clone();
            waiting.push(tokio::spawn(async move { store.create(change).await.unwrap() }));
        }
        for one in waiting {
            one.await.unwrap();
        }
        store.flush().await.unwrap();
    });
    let begun = Instant::now();
    let due = runtime.block_on(async {
        let store = Store::open(&folder).unwrap();
        let due = store.due(1_000).await.unwrap();
        store.lobby(100).await.unwrap();
        due
    });
    let took = begun.elapsed();
    assert_eq!(due, (Vec::new(), Some(u64::MAX / 2)));
    println!("start with 100,000 stored tables: {:.3} s", took.as_secs_f64());
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(took < Duration::from_secs(2), "{took:?}");
}
