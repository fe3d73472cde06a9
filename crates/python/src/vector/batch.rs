//! Many games of one kind: steps, samples, and what is written of them.

use kernel::{Error, Luck, Mover, Moves, Rng, Seat, Setup, ToMove, mix64};

use super::arrays::{Arrays, Part, fetch, lend, share};
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
    /// The legal move that was drawn last for this position, and the generator after that.
    drawn: Option<G::Move>,
    after: Rng,
    /// The move to be made where it is not the one that was drawn.
    picked: Option<G::Move>,
    /// How many legal actions there are.
    count: usize,
}

/// Many games of one kind.
pub(crate) struct Batch<G: Encode> {
    opening: G,
    setup: Setup,
    environments: Vec<Environment<G>>,
    threads: usize,
    /// Whether moves have been drawn for the positions as they are that nobody has asked for yet:
    /// where samples are asked for, they are drawn in advance, while a game is in the caches.
    ahead: bool,
    /// Whether a sample was asked for since the last step.
    asked: bool,
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
            drawn: None,
            after: Rng::new(0),
            picked: None,
            count: 0,
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

    /// The legal move that an action is.
    fn legal(&mut self, action: i64) -> Option<G::Move> {
        let action = usize::try_from(action).ok()?;
        match G::OFFERED {
            Offered::Mask(_) => {
                if G::MARKS {
                    self.list();
                }
                self.moves.iter().copied().find(|&m| G::action(self.seat, m) == action)
            }
            Offered::List { most, .. } => {
                let place = || encode::place(action, self.moves.len(), most);
                (action < self.count).then(|| self.moves[place()])
            }
        }
    }

    #[inline]
    fn list(&mut self) {
        self.moves.clear();
        self.state.moves(self.seat, &mut self.moves);
    }

    /// Makes the picked move, or else the one that was drawn, and begins the next game where that
    /// ended this one.
    #[inline]
    fn step(&mut self, opening: &G, at: &mut Row<'_>) {
        let m = self.picked.take().or(self.drawn.take()).expect("a move was picked or drawn");
        self.state.play(Mover::Seat(self.seat), m, &mut ());
        self.made += 1;
        let goes_on = self.go_on();
        (*at.done, *at.truncated) = (false, false);
        at.rewards.fill(0.0);
        if goes_on && self.made < G::INFO.max_moves {
            return;
        }
        (*at.done, *at.truncated) = (!goes_on, goes_on);
        if let Some(outcome) = self.state.outcome().filter(|outcome| !outcome.is_draw()) {
            let winners = outcome.winners();
            for (seat, reward) in Seat::all(at.rewards.len()).zip(&mut *at.rewards) {
                *reward = if winners.has(seat) { 1.0 } else { -1.0 };
            }
        }
        self.begin(opening);
    }

    /// Writes the legal moves and what their seat may know.
    #[inline]
    fn write(&mut self, at: &mut Row<'_>) {
        match G::OFFERED {
            Offered::Mask(_) => self.mark(at.mask),
            Offered::List { most, .. } => self.write_list(most, at.moves),
        }
        *at.count = self.count as i32;
        *at.seat = i32::from(self.seat.0);
        let mut pen = Pen::new(at.observation);
        self.state.observe(self.seat, &mut pen);
        pen.finish();
    }

    /// Marks which actions are legal.
    #[inline]
    fn mark(&mut self, mask: &mut [bool]) {
        mask.fill(false);
        if G::MARKS {
            self.count = self.state.mark(self.seat, mask);
            return;
        }
        self.list();
        self.count = self.moves.len();
        for &m in self.moves.iter() {
            mask[G::action(self.seat, m)] = true;
        }
    }

    /// Lists the legal moves and writes what they are.
    #[inline]
    fn write_list(&mut self, most: usize, rows: &mut [i8]) {
        self.list();
        let (width, written) = (rows.len() / most, self.count);
        self.count = self.moves.len().min(most);
        for (n, row) in rows.chunks_exact_mut(width).take(self.count).enumerate() {
            let m = self.moves[encode::place(n, self.moves.len(), most)];
            self.state.write_move(self.seat, m, &mut Pen::new(row));
        }
        rows[self.count * width..written.max(self.count) * width].fill(0);
    }

    /// Draws a legal move; gives its action.
    #[inline]
    fn draw(&mut self) -> i64 {
        self.after = self.rng.clone();
        if self.count == 0 {
            return 0;
        }
        if G::MARKS {
            let m = self.state.random_move(self.seat, &mut self.after, &mut self.moves);
            self.drawn = Some(m);
            return G::action(self.seat, m) as i64;
        }
        let place = self.after.below(self.count as u64) as usize;
        match G::OFFERED {
            Offered::Mask(_) => {
                self.drawn = Some(self.moves[place]);
                G::action(self.seat, self.moves[place]) as i64
            }
            Offered::List { most, .. } => {
                self.drawn = Some(self.moves[encode::place(place, self.moves.len(), most)]);
                place as i64
            }
        }
    }

    /// What was drawn was asked for: the next draw is another.
    #[inline]
    fn keep_draw(&mut self) {
        self.rng = self.after.clone();
    }
}

/// What is written of one game.
struct Row<'a> {
    observation: &'a mut [i8],
    mask: &'a mut [bool],
    moves: &'a mut [i8],
    count: &'a mut i32,
    seat: &'a mut i32,
    rewards: &'a mut [f32],
    done: &'a mut bool,
    truncated: &'a mut bool,
    drawn: &'a mut i64,
}

/// So many numbers for each game of a part, one game after the other.
fn rows<T>(all: &mut [T], games: usize) -> impl Iterator<Item = &mut [T]> {
    let (width, mut rest) = (all.len() / games, all);
    std::iter::from_fn(move || {
        let (row, others) = std::mem::take(&mut rest).split_at_mut_checked(width)?;
        rest = others;
        Some(row)
    })
}

/// The rows of so many games, one game after the other.
fn each_row<'a>(part: Part<'a>, games: usize) -> impl Iterator<Item = Row<'a>> {
    let mut observations = rows(part.observations, games);
    let mut masks = rows(part.masks, games);
    let mut moves = rows(part.moves, games);
    let mut rewards = rows(part.rewards, games);
    let seats = part.counts.iter_mut().zip(part.seats);
    let ends = part.dones.iter_mut().zip(part.truncations);
    seats.zip(ends).zip(part.drawn).map_while(move |(((count, seat), (done, truncated)), drawn)| {
        let (observation, mask) = (observations.next()?, masks.next()?);
        let (moves, rewards) = (moves.next()?, rewards.next()?);
        Some(Row { observation, mask, moves, count, seat, rewards, done, truncated, drawn })
    })
}

impl<G: Encode> Batch<G> {
    /// So many games at tables with this setup.
    pub(crate) fn new(setup: &Setup, games: usize, threads: usize) -> Result<Batch<G>, Error> {
        G::accepts(setup)?;
        let opening = G::new(setup)?;
        let environments = (0..games).map(|_| Environment::new(&opening)).collect();
        let setup = setup.canonical(G::INFO)?;
        let batch = Batch { setup, opening, environments, threads, ahead: false, asked: false };
        let mut trial = Environment::new(&batch.opening);
        trial.begin(&batch.opening);
        if trial.state.to_move() == ToMove::Over {
            return Err(Error::illegal("game_over"));
        }
        Ok(batch)
    }

    /// Picks the moves that these actions are; none where one of them is wrong.
    fn pick(&mut self, actions: &[i64]) -> Result<(), Wrong> {
        for (n, &action) in actions.iter().enumerate() {
            let game = &mut self.environments[n];
            game.picked = game.legal(action);
            if game.picked.is_none() {
                self.environments.iter_mut().for_each(|game| game.picked = None);
                return Err(Wrong { game: n, action });
            }
        }
        Ok(())
    }

    /// Draws a move in every game, another one where one was asked for already.
    fn draw_all(&mut self, arrays: &Arrays) {
        let asked = self.asked;
        lend(arrays, self.environments.len(), |part| {
            for (game, drawn) in self.environments.iter_mut().zip(part.drawn) {
                if asked {
                    game.keep_draw();
                }
                *drawn = game.draw();
            }
        });
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
            drawn: Rows::new(games, 1),
        }
    }
}

impl<G: Encode> AnyBatch for Batch<G> {
    fn reset(&mut self, arrays: &Arrays, seed: u64) {
        let opening = &self.opening;
        (self.ahead, self.asked) = (false, false);
        share(arrays, &mut self.environments, self.threads, |games, first, part| {
            let many = games.len();
            for (n, (game, mut at)) in games.iter_mut().zip(each_row(part, many)).enumerate() {
                at.rewards.fill(0.0);
                (*at.done, *at.truncated) = (false, false);
                game.seed(mix64(seed ^ mix64((first + n) as u64)));
                game.begin(opening);
                game.write(&mut at);
            }
        });
    }

    fn step(&mut self, arrays: &Arrays, actions: &[i64]) -> Result<(), Wrong> {
        let drawn = self.asked && lend(arrays, actions.len(), |part| part.drawn == actions);
        if !drawn {
            self.pick(actions)?;
        }
        let (opening, asked) = (&self.opening, std::mem::take(&mut self.asked));
        share(arrays, &mut self.environments, self.threads, |games, _, part| {
            let many = games.len();
            for (n, mut at) in each_row(part, many).enumerate() {
                if let Some(next) = games.get(n + 1) {
                    fetch(next);
                }
                // Everything at once, while the game is in the caches.
                let game = &mut games[n];
                if asked {
                    game.keep_draw();
                }
                game.step(opening, &mut at);
                game.write(&mut at);
                if asked {
                    *at.drawn = game.draw();
                }
            }
        });
        self.ahead = asked;
        Ok(())
    }

    fn sample(&mut self, arrays: &Arrays) {
        if !self.ahead {
            self.draw_all(arrays);
        }
        (self.ahead, self.asked) = (false, true);
        lend(arrays, self.environments.len(), |part| part.sampled.copy_from_slice(part.drawn));
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
