//! Many games of one kind: steps, samples, and what is written of them.

use kernel::{Error, Luck, Mover, Moves, Rng, Seat, Setup, ToMove, mix64};

use super::arrays::{Arrays, Part, share};
use crate::encode::{self, Encode, Offered, Pen, length};
use crate::tables::{self, AnyGame};

/// Splits the stream of sampled actions from the stream of chance.
const SAMPLES: u64 = 0x0073_616d_706c_6573;

/// An action that cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wrong {
    /// In which game.
    pub(crate) game: usize,
    /// Which action.
    pub(crate) action: i64,
}

/// Many games of one kind.
pub(crate) trait AnyBatch: Send {
    /// Begins all games again, by this seed.
    fn reset(&mut self, arrays: &Arrays, seed: u64);
    /// Makes one move in every game. When one of them is wrong, nothing has changed.
    fn step(&mut self, arrays: &Arrays, actions: &[i64]) -> Result<(), Wrong>;
    /// Draws a legal action for every game, each as likely as any other.
    fn sample(&mut self, arrays: &Arrays);
    /// One of the games as a table, with the position as its opening.
    fn state(&self, game: usize) -> Result<Box<dyn AnyGame>, Error>;
}

/// One game of a batch.
struct Environment<G: Encode> {
    state: G,
    /// The seat to move, and its legal moves.
    seat: Seat,
    moves: Moves<G::Move>,
    luck: Luck,
    rng: Rng,
    /// Where the luck of its games begins.
    seed: u64,
    /// How many games it has begun.
    games: u64,
    /// Moves made in this game.
    made: u32,
    /// The place of the move to be made.
    picked: usize,
    /// How many rows of moves are written.
    written: usize,
}

/// Many games of one kind.
pub(crate) struct Batch<G: Encode> {
    opening: G,
    setup: Setup,
    environments: Vec<Environment<G>>,
    threads: usize,
}

impl<G: Encode> Environment<G> {
    fn new(opening: &G) -> Environment<G> {
        Environment {
            state: opening.clone(),
            seat: Seat(0),
            moves: Moves::new(),
            luck: Luck::new(0),
            rng: Rng::new(0),
            seed: 0,
            games: 0,
            made: 0,
            picked: 0,
            written: 0,
        }
    }

    /// Begins everything again.
    fn seed(&mut self, seed: u64) {
        (self.seed, self.games) = (seed, 0);
        self.rng = Rng::new(mix64(seed ^ SAMPLES));
    }

    /// Begins the next game. A game that is over at once stays as it is.
    fn begin(&mut self, opening: &G) {
        self.state.clone_from(opening);
        self.luck = Luck::new(mix64(self.seed ^ mix64(self.games)));
        self.games += 1;
        self.made = 0;
        self.go_on();
    }

    /// Lets chance move until a seat must. Says whether the game goes on.
    #[inline]
    fn go_on(&mut self) -> bool {
        loop {
            match self.state.to_move() {
                ToMove::Over => return false,
                ToMove::Chance => {
                    let m = self.state.roll(self.luck);
                    self.luck = self.luck.next();
                    self.state.play(Mover::Chance, m, &mut ());
                }
                ToMove::Seats(seats) => {
                    self.seat = seats.lowest().unwrap_or_default();
                    return true;
                }
            }
        }
    }

    /// The place in the list of the move that an action is.
    #[inline]
    fn place(&self, action: i64) -> Option<usize> {
        let action = usize::try_from(action).ok()?;
        match G::OFFERED {
            Offered::Mask(_) => {
                let is = |m: &G::Move| G::action(self.seat, *m) == action;
                // Mostly it is the one that was drawn.
                let drawn = self.moves.get(self.picked).is_some_and(is);
                if drawn { Some(self.picked) } else { self.moves.iter().position(is) }
            }
            Offered::List { most, .. } => {
                let len = self.moves.len();
                (action < len.min(most)).then(|| encode::place(action, len, most))
            }
        }
    }

    /// Makes the picked move, and begins the next game where that ended this one.
    #[inline]
    fn step(&mut self, opening: &G, rewards: &mut [f32], done: &mut bool, truncated: &mut bool) {
        self.state.play(Mover::Seat(self.seat), self.moves[self.picked], &mut ());
        self.made += 1;
        let goes_on = self.go_on();
        (*done, *truncated) = (false, false);
        rewards.fill(0.0);
        if goes_on && self.made < G::INFO.max_moves {
            return;
        }
        (*done, *truncated) = (!goes_on, goes_on);
        if let Some(outcome) = self.state.outcome().filter(|outcome| !outcome.is_draw()) {
            let winners = outcome.winners();
            for (seat, reward) in Seat::all(rewards.len()).zip(rewards) {
                *reward = if winners.has(seat) { 1.0 } else { -1.0 };
            }
        }
        self.begin(opening);
    }

    /// Lists the legal moves, and writes them and what their seat may know.
    #[inline]
    fn write(&mut self, at: &mut Row<'_>) {
        self.moves.clear();
        self.state.moves(self.seat, &mut self.moves);
        *at.seat = i32::from(self.seat.0);
        match G::OFFERED {
            Offered::Mask(_) => {
                *at.count = self.moves.len() as i32;
                at.mask.fill(false);
                for &m in self.moves.iter() {
                    at.mask[G::action(self.seat, m)] = true;
                }
            }
            Offered::List { most, .. } => {
                let count = self.moves.len().min(most);
                *at.count = count as i32;
                let width = at.moves.len() / most;
                for (n, row) in at.moves.chunks_exact_mut(width).take(count).enumerate() {
                    let m = self.moves[encode::place(n, self.moves.len(), most)];
                    self.state.write_move(self.seat, m, &mut Pen::new(row));
                }
                let old = self.written.max(count);
                at.moves[count * width..old * width].fill(0);
                self.written = count;
            }
        }
        let mut pen = Pen::new(at.observation);
        self.state.observe(self.seat, &mut pen);
        pen.finish();
    }

    /// A legal action.
    #[inline]
    fn sample(&mut self) -> i64 {
        let count = self.moves.len().min(G::OFFERED.actions());
        if count == 0 {
            return 0;
        }
        let place = self.rng.below(count as u64) as usize;
        match G::OFFERED {
            Offered::Mask(_) => {
                self.picked = place;
                G::action(self.seat, self.moves[place]) as i64
            }
            Offered::List { .. } => place as i64,
        }
    }
}

/// What is written of one game.
struct Row<'a> {
    observation: &'a mut [i8],
    mask: &'a mut [bool],
    moves: &'a mut [i8],
    count: &'a mut i32,
    seat: &'a mut i32,
}

/// So many numbers for each game of a part.
fn row<T>(all: &mut [T], games: usize, n: usize) -> &mut [T] {
    let width = all.len() / games;
    &mut all[n * width..(n + 1) * width]
}

impl<'a> Row<'a> {
    /// What is written of game `n` of a part of so many games.
    #[inline]
    fn of(part: &'a mut Part<'_>, games: usize, n: usize) -> Row<'a> {
        Row {
            observation: row(part.observations, games, n),
            mask: row(part.masks, games, n),
            moves: row(part.moves, games, n),
            count: &mut part.counts[n],
            seat: &mut part.seats[n],
        }
    }
}

impl<G: Encode> Batch<G> {
    /// So many games at tables with this setup.
    pub(crate) fn new(setup: &Setup, games: usize, threads: usize) -> Result<Batch<G>, Error> {
        G::accepts(setup)?;
        let opening = G::new(setup)?;
        let environments = (0..games).map(|_| Environment::new(&opening)).collect();
        let batch = Batch { setup: setup.canonical(G::INFO)?, opening, environments, threads };
        let mut trial = Environment::new(&batch.opening);
        trial.begin(&batch.opening);
        if trial.state.to_move() == ToMove::Over {
            return Err(Error::illegal("game_over"));
        }
        Ok(batch)
    }

    /// The arrays of such a batch.
    pub(crate) fn arrays(&self) -> Arrays {
        use super::arrays::Rows;
        let (games, seats) = (self.environments.len(), self.opening.seats());
        let (mask, moves) = match G::OFFERED {
            Offered::Mask(_) => (G::OFFERED.actions(), 0),
            Offered::List { most, row } => (0, most * length(row, seats)),
        };
        Arrays {
            observations: Rows::new(games, length(G::OBSERVATION, seats)),
            masks: Rows::new(games, mask),
            moves: Rows::new(games, moves),
            counts: Rows::new(games, 1),
            seats: Rows::new(games, 1),
            rewards: Rows::new(games, seats),
            dones: Rows::new(games, 1),
            truncations: Rows::new(games, 1),
            sampled: Rows::new(games, 1),
        }
    }
}

impl<G: Encode> AnyBatch for Batch<G> {
    fn reset(&mut self, arrays: &Arrays, seed: u64) {
        let opening = &self.opening;
        share(arrays, &mut self.environments, self.threads, |games, first, mut part| {
            let many = games.len();
            for (n, game) in games.iter_mut().enumerate() {
                game.seed(mix64(seed ^ mix64((first + n) as u64)));
                game.begin(opening);
                game.write(&mut Row::of(&mut part, many, n));
            }
            part.rewards.fill(0.0);
            part.dones.fill(false);
            part.truncations.fill(false);
        });
    }

    fn step(&mut self, arrays: &Arrays, actions: &[i64]) -> Result<(), Wrong> {
        for (n, (game, &action)) in self.environments.iter_mut().zip(actions).enumerate() {
            game.picked = game.place(action).ok_or(Wrong { game: n, action })?;
        }
        let opening = &self.opening;
        share(arrays, &mut self.environments, self.threads, |games, _, mut part| {
            let many = games.len();
            for (n, game) in games.iter_mut().enumerate() {
                let rewards = row(part.rewards, many, n);
                game.step(opening, rewards, &mut part.dones[n], &mut part.truncations[n]);
                // At once, while the game is still in the caches.
                game.write(&mut Row::of(&mut part, many, n));
            }
        });
        Ok(())
    }

    fn sample(&mut self, arrays: &Arrays) {
        share(arrays, &mut self.environments, 1, |games, _, part| {
            for (game, sampled) in games.iter_mut().zip(part.sampled) {
                *sampled = game.sample();
            }
        });
    }

    fn state(&self, game: usize) -> Result<Box<dyn AnyGame>, Error> {
        let environment = &self.environments[game];
        let position = Some(environment.state.position());
        let setup = Setup { position, ..self.setup.clone() };
        let seed = kernel::Seed::Fast(mix64(environment.seed ^ environment.games));
        let (ask_all, typed) = (true, false);
        tables::open(G::INFO.id, &tables::Opening { setup, seed, ask_all, typed })
    }
}
