//! Two bots, a number of deals: who is better, and how fast.
#![allow(missing_docs, clippy::print_stdout, clippy::disallowed_methods, clippy::disallowed_types)]
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use bots::arena::{Duel, Spent};
use kernel::{Game, Setup, mix64};

struct Run(Vec<String>);
impl shelf::Visitor for Run {
    type Out = ();
    fn visit<G: Game>(self) {
        let a = &self.0;
        let (deals, threads): (u64, usize) = (a[4].parse().unwrap(), a[5].parse().unwrap());
        let mut setup = Setup::default();
        for set in &a[6..] {
            let (k, v) = set.split_once('=').unwrap();
            setup = setup.set(k, v);
        }
        let start = std::time::Instant::now();
        let clock = move || start.elapsed().as_nanos() as u64;
        let duel = Duel::<G>::new(&setup, [&a[2], &a[3]], &clock).unwrap();
        let next = AtomicU64::new(0);
        let sums = Mutex::new((Vec::new(), [Spent::default(); 2], 0u64));
        std::thread::scope(|s| {
            for _ in 0..threads {
                s.spawn(|| {
                    loop {
                        let n = next.fetch_add(1, Relaxed);
                        if n >= deals {
                            return;
                        }
                        let games: Vec<_> = (0..duel.seatings())
                            .map(|seating| duel.play(mix64(n), seating).unwrap())
                            .collect();
                        let mut sums = sums.lock().unwrap();
                        sums.0
                            .push(games.iter().map(|g| g.score).sum::<f64>() / games.len() as f64);
                        for g in games {
                            sums.2 += u64::from(g.moves);
                            for k in 0..2 {
                                sums.1[k] = sums.1[k].plus(g.spent[k]);
                            }
                        }
                    }
                });
            }
        });
        let (scores, spent, moves) = sums.into_inner().unwrap();
        let n = scores.len() as f64;
        let mean = scores.iter().sum::<f64>() / n;
        let var = scores.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let half = 1.96 * (var / n).sqrt();
        println!(
            "{} {} v {}: {:.1} % ± {:.1} over {} games, {:.0} moves a game, {:.1} s",
            a[1],
            a[2],
            a[3],
            100.0 * mean,
            100.0 * half,
            n as usize * duel.seatings(),
            moves as f64 / n / duel.seatings() as f64,
            start.elapsed().as_secs_f64()
        );
        for (k, s) in spent.iter().enumerate() {
            println!(
                "  {:<14} {:.3} ms a decision, slowest {:.1} ms, {} decisions",
                a[2 + k],
                s.nanos as f64 / s.decisions.max(1) as f64 / 1e6,
                s.slowest as f64 / 1e6,
                s.decisions
            );
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let id = args[1].clone();
    shelf::visit(&id, Run(args)).unwrap();
}
