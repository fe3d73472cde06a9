//! Perfect information: what a hand of Texas 42 comes to when everybody sees every tile.
//!
//! Alpha-beta on bit masks. Within one deal the tiles left say who holds what, so that a position
//! between tricks is 28 bits and a leader, and the table compares it whole.

use ::texas42::{DECLARATIONS, Declaration, Move, Played, State, TILES, Tile, team};
use kernel::{Game, Luck, Mover, Seat, Setup};

/// The suit of the called tiles.
const CALLED: usize = 7;
/// The table has two to the power of this many places.
const TABLE_BITS: u32 = 16;

/// What a declaration makes of the tiles.
pub(crate) struct Suits {
    declaration: Declaration,
    led: [u8; TILES],
    follow: [u32; 8],
    strength: [[u8; TILES]; 8],
    /// The tiles that are stronger than this one where this suit was led.
    over: [[u32; TILES]; 8],
    /// The called tiles from the strongest down, and how many there are.
    ranked: ([u8; 7], usize),
}

const fn tile(n: usize) -> Tile {
    match Tile::at(n) {
        Some(tile) => tile,
        None => panic!("there are 28 tiles"),
    }
}

/// The called tiles from the strongest down. Sevens has no suits.
const fn ranked(declaration: Declaration) -> ([u8; 7], usize) {
    let (mut out, mut len, mut strength) = ([0; 7], 0, u8::MAX);
    while strength > 0 && !matches!(declaration, Declaration::Sevens) {
        let mut t = 0;
        while t < TILES {
            let called = declaration.called().has(tile(t));
            if called && declaration.strength(tile(t), CALLED) == strength {
                out[len] = t as u8;
                len += 1;
            }
            t += 1;
        }
        strength -= 1;
    }
    (out, len)
}

const fn suits(declaration: Declaration) -> Suits {
    let mut out = Suits {
        declaration,
        led: [0; TILES],
        follow: [0; 8],
        strength: [[0; TILES]; 8],
        over: [[0; TILES]; 8],
        ranked: ranked(declaration),
    };
    let mut n = 0;
    while n < 8 * TILES {
        let (suit, t) = (n / TILES, n % TILES);
        out.follow[suit] = declaration.follow(suit).bits();
        out.led[t] = declaration.led_suit(tile(t)) as u8;
        out.strength[suit][t] = declaration.strength(tile(t), suit);
        n += 1;
    }
    n = 0;
    while n < 8 * TILES {
        let (suit, t) = (n / TILES, n % TILES);
        let mut other = 0;
        while other < TILES {
            if out.strength[suit][other] > out.strength[suit][t] {
                out.over[suit][t] |= 1 << other;
            }
            other += 1;
        }
        n += 1;
    }
    out
}

static SUITS: [Suits; DECLARATIONS] = {
    let mut out = [const { suits(Declaration::Sevens) }; DECLARATIONS];
    let mut n = 0;
    while n < DECLARATIONS {
        out[n] = suits(Declaration::ALL[n]);
        n += 1;
    }
    out
};

static COUNT: [u8; TILES] = {
    let mut out = [0; TILES];
    let mut n = 0;
    while n < TILES {
        out[n] = tile(n).count();
        n += 1;
    }
    out
};

/// The tiles by their distance from seven.
static DISTANCE: [u32; 8] = {
    let mut out = [0; 8];
    let mut n = 0;
    while n < TILES {
        out[tile(n).distance() as usize] |= 1 << n;
        n += 1;
    }
    out
};

impl Suits {
    /// The tables of a declaration.
    pub(crate) fn of(declaration: Declaration) -> &'static Suits {
        &SUITS[declaration as usize]
    }

    /// The tiles that beat this one when it is led.
    pub(crate) fn beaten_by(&self, tile: usize) -> u32 {
        self.over[self.led[tile] as usize][tile]
    }

    /// The tiles that are stronger than this one where this suit was led.
    pub(crate) fn over(&self, suit: usize, tile: usize) -> u32 {
        self.over[suit][tile]
    }

    /// What the tables are of.
    pub(crate) fn declaration(&self) -> Declaration {
        self.declaration
    }

    /// The tiles of `hand` that may follow `suit`.
    pub(crate) fn playable(&self, hand: u32, suit: usize) -> u32 {
        if self.declaration == Declaration::Sevens {
            return closest(hand);
        }
        let found = hand & self.follow[suit];
        if found == 0 { hand } else { found }
    }

    /// How strong a tile is where this suit was led.
    pub(crate) fn strength(&self, suit: usize, tile: usize) -> u8 {
        self.strength[suit][tile]
    }
}

fn closest(hand: u32) -> u32 {
    DISTANCE.iter().map(|ring| hand & ring).find(|found| *found != 0).unwrap_or(0)
}

fn worth_of(tiles: u32) -> i8 {
    5 * ((tiles & 0x210_8900).count_ones() + (tiles & 0x210_0000).count_ones()) as i8
}

/// The unfinished trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Trick {
    suit: u8,
    len: u8,
    best: u8,
    winner: u8,
    points: i8,
    /// The tile that wins it.
    top: u8,
}

const NO_TRICK: Trick = Trick { suit: 0, len: 0, best: 0, winner: 0, points: 1, top: 0 };

/// A position of a hand that is being played, with every tile in sight.
#[derive(Clone, Copy)]
pub(crate) struct Position {
    suits: &'static Suits,
    hands: [u32; 4],
    /// The tiles that each seat has shown it does not hold.
    lacks: [u32; 4],
    /// Who plays after each seat.
    after: [u8; 4],
    /// What a seat has ahead of another with the same tile.
    edge: [u8; 4],
    /// The team that declared.
    declarers: usize,
    width: u8,
    turn: u8,
    trick: Trick,
    /// Points the declaring side has.
    taken: i8,
    /// Points that are still to be taken.
    rest: i8,
}

impl Position {
    /// The position of a hand that is being played; nothing at any other point.
    pub(crate) fn of(state: &State) -> Option<Position> {
        let declaration = state.declaration()?;
        let (bidder, _) = state.contract()?;
        let out = state.sits_out();
        let hand = |seat: usize| match out {
            Some(seat_out) if seat_out.index() == seat => 0,
            _ => state.hand(Seat(seat as u8)).bits(),
        };
        let ties = declaration == Declaration::Sevens && state.rules().sevens_tie_to_declarers;
        let seats = [0, 1, 2, 3u8];
        let skip = |seat: u8| (seat + 1 + u8::from(out == Some(Seat((seat + 1) & 3)))) & 3;
        let mut position = Position {
            suits: Suits::of(declaration),
            hands: [0, 1, 2, 3].map(hand),
            lacks: [0; 4],
            after: seats.map(skip),
            edge: seats.map(|seat| u8::from(ties && team(Seat(seat)) == team(bidder))),
            declarers: team(bidder),
            width: declaration.width(),
            turn: state.turn().0,
            trick: NO_TRICK,
            taken: state.points()[team(bidder)] as i8,
            rest: 0,
        };
        position.lay(state);
        let plays: Vec<Played> = state.plays().collect();
        let replay =
            |start: Position, played: &Played| start.after(played.tile.index(), played.small);
        position.lacks = plays.iter().fold(position.before(&plays), replay).lacks;
        Some(position)
    }

    /// Puts the tiles of the unfinished trick on the table, and counts what is left to take.
    fn lay(&mut self, state: &State) {
        let mut laid = 0;
        for played in state.table() {
            let suit = state.suit_to_follow().unwrap_or(0);
            self.trick = self.with(played.seat.0, played.tile.index(), suit);
            laid += worth_of(1 << played.tile.index());
        }
        let tricks = 7 - state.tricks().iter().sum::<u8>();
        self.rest = self.hands.iter().map(|&hand| worth_of(hand)).sum::<i8>() + laid;
        self.rest += tricks as i8;
    }

    /// The trick with one more tile.
    #[inline]
    fn with(&self, seat: u8, tile: usize, suit: usize) -> Trick {
        let trick = self.trick;
        let strength = 2 * self.suits.strength[suit][tile] + self.edge[seat as usize];
        let wins = trick.len == 0 || strength > trick.best;
        Trick {
            suit: suit as u8,
            len: trick.len + 1,
            best: if wins { strength } else { trick.best },
            winner: if wins { seat } else { trick.winner },
            points: trick.points + COUNT[tile] as i8,
            top: if wins { tile as u8 } else { trick.top },
        }
    }

    /// The position after a tile was played; `small` where it was led as its smaller end.
    #[must_use]
    pub(crate) fn after(&self, played: usize, small: bool) -> Position {
        let mut next = *self;
        let suit = match (self.trick.len, small) {
            (0, true) => tile(played).low() as usize,
            (0, false) => self.suits.led[played] as usize,
            _ => self.trick.suit as usize,
        };
        next.hands[self.turn as usize] &= !(1 << played);
        if self.suits.follow[suit] >> played & 1 == 0 {
            next.lacks[self.turn as usize] |= self.suits.follow[suit];
        }
        next.trick = self.with(self.turn, played, suit);
        next.turn = self.after[self.turn as usize];
        if next.trick.len == self.width {
            let points = next.trick.points;
            next.taken += if self.is_declarer(next.trick.winner) { points } else { 0 };
            next.rest -= points;
            next.turn = next.trick.winner;
            next.trick = NO_TRICK;
        }
        next
    }

    /// The position after a move, where it is a tile.
    #[must_use]
    pub(crate) fn after_move(&self, m: Move) -> Option<Position> {
        match m {
            Move::Play(tile) => Some(self.after(tile.index(), false)),
            Move::PlaySmall(tile) => Some(self.after(tile.index(), true)),
            _ => None,
        }
    }

    /// The tables of the declaration.
    pub(crate) fn suits(&self) -> &'static Suits {
        self.suits
    }

    /// Who is to play.
    pub(crate) fn turn(&self) -> Seat {
        Seat(self.turn)
    }

    /// The team that declared.
    pub(crate) fn declarers(&self) -> usize {
        self.declarers
    }

    /// The tiles of the seat to play.
    pub(crate) fn hand(&self) -> u32 {
        self.hands[self.turn as usize]
    }

    /// The tiles that the others hold.
    pub(crate) fn out(&self) -> u32 {
        let all = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3];
        all & !self.hand()
    }

    /// The tiles that the seat to play has shown it does not hold.
    pub(crate) fn lacks(&self) -> u32 {
        self.lacks[self.turn as usize]
    }

    /// The tiles that the seat to play may play.
    pub(crate) fn playable(&self) -> u32 {
        match self.trick.len {
            0 if self.suits.declaration != Declaration::Sevens => self.hand(),
            _ => self.suits.playable(self.hand(), self.trick.suit as usize),
        }
    }

    /// The unfinished trick: the suit that was led, who wins it so far, and with which tile.
    pub(crate) fn trick(&self) -> Option<(usize, Seat, usize)> {
        let Trick { suit, len, winner, top, .. } = self.trick;
        (len > 0).then_some((suit as usize, Seat(winner), top as usize))
    }

    /// Whether the seat to play is the last one in the trick.
    pub(crate) fn ends_trick(&self) -> bool {
        self.trick.len + 1 == self.width
    }

    /// Whether the seat to play is the second one in the trick.
    pub(crate) fn is_second(&self) -> bool {
        self.trick.len == 1
    }

    /// What the unfinished trick is worth so far.
    pub(crate) fn at_stake(&self) -> u8 {
        self.trick.points as u8
    }

    /// The tiles that an opponent of the seat to play may hold, in the order of play; those of one
    /// who has played to the trick do not count if `to_come`.
    pub(crate) fn feared(&self, to_come: bool) -> u32 {
        let [next, last] = [1, 3].map(|n| self.out() & !self.lacks[(self.turn as usize + n) & 3]);
        match (to_come, self.trick.len) {
            (true, 3) => 0,
            (true, 1 | 2) => next,
            _ => next | last,
        }
    }

    /// The same position before these tiles were played, with nothing on the table.
    pub(crate) fn before(&self, plays: &[Played]) -> Position {
        let mut start = Position { lacks: [0; 4], ..*self };
        for played in plays {
            start.hands[played.seat.index()] |= 1 << played.tile.index();
        }
        start.turn = plays.first().map_or(self.turn, |first| first.seat.0);
        start.trick = NO_TRICK;
        start
    }

    /// The points that can still change hands.
    pub(crate) fn rest(&self) -> u8 {
        self.rest as u8
    }

    /// The points that the declaring side has.
    pub(crate) fn taken(&self) -> u8 {
        self.taken as u8
    }

    fn is_declarer(&self, seat: u8) -> bool {
        usize::from(seat & 1) == self.declarers
    }

    /// Whether this seat wants the declaring side to take points: in nello the others do.
    fn wants_more(&self, seat: u8) -> bool {
        self.is_declarer(seat) != self.suits.declaration.is_nello()
    }

    /// Whether the leader may cash sure winners and wants to.
    fn may_cash(&self) -> bool {
        let declaration = self.suits.declaration;
        declaration != Declaration::Sevens && !declaration.is_nello()
    }
}

/// What is known of a position between tricks: bounds for the points the declaring side takes.
#[derive(Clone, Copy)]
struct Slot {
    /// The tiles left and the leader.
    key: u32,
    generation: u8,
    low: i8,
    high: i8,
    best: u8,
}

const EMPTY: Slot = Slot { key: 0, generation: 0, low: 0, high: 0, best: 0 };
/// No tile.
const NOTHING: u8 = 31;

/// Moves with how promising they are, at most a hand of them.
struct Order {
    moves: [(i16, u8); 7],
    len: usize,
}

impl Order {
    fn new() -> Order {
        Order { moves: [(0, 0); 7], len: 0 }
    }

    fn push(&mut self, promise: i16, tile: u8) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = (promise, tile);
            self.len += 1;
        }
    }

    /// Takes out the most promising move that is left.
    fn pop(&mut self) -> Option<u8> {
        let mut best = 0;
        for n in 1..self.len {
            if self.moves[n].0 > self.moves[best].0 {
                best = n;
            }
        }
        self.len = self.len.checked_sub(1)?;
        let tile = self.moves[best].1;
        self.moves[best] = self.moves[self.len];
        Some(tile)
    }
}

/// Solves positions; its table is for one deal and one declaration at a time.
pub(crate) struct Solver {
    table: Vec<Slot>,
    generation: u8,
    nodes: u64,
}

impl Solver {
    /// A solver with an empty table.
    pub(crate) fn new() -> Solver {
        Solver { table: vec![EMPTY; 1 << TABLE_BITS], generation: 1, nodes: 0 }
    }

    /// Forgets what it knows, for another deal or another declaration.
    pub(crate) fn forget(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.table.fill(EMPTY);
            self.generation = 1;
        }
    }

    /// Positions looked at so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The points that the declaring side ends with.
    pub(crate) fn points(&mut self, position: &Position) -> u8 {
        (position.taken + self.search(*position, -1, position.rest + 1)) as u8
    }

    /// Whether the declaring side ends with at least so many points.
    pub(crate) fn takes(&mut self, position: &Position, least: u8) -> bool {
        let missing = least as i8 - position.taken;
        self.search(*position, missing - 1, missing) >= missing
    }

    /// The points that the declaring side still takes, exact between `alpha` and `beta` and
    /// otherwise a bound.
    fn search(&mut self, mut position: Position, alpha: i8, beta: i8) -> i8 {
        if position.trick.len == 0 {
            self.lead(&mut position, alpha, beta)
        } else {
            self.follow(&mut position, alpha, beta)
        }
    }

    fn lead(&mut self, position: &mut Position, mut alpha: i8, mut beta: i8) -> i8 {
        self.nodes += 1;
        let rest = position.rest;
        if rest <= alpha || rest == 0 {
            return rest;
        }
        if beta <= 0 {
            return 0;
        }
        let (seat, hands) = (position.turn, &position.hands);
        let all = hands[0] | hands[1] | hands[2] | hands[3];
        let hand = hands[seat as usize];
        let (mut low, mut high) = (0, rest);
        let sure = sure_winners(position.suits, hand, all & !hand);
        if position.may_cash() {
            let cashed = if sure == hand { rest } else { sure.count_ones() as i8 + worth_of(sure) };
            if position.wants_more(seat) { low = cashed } else { high = rest - cashed }
        }
        let key = all | u32::from(seat) << 28;
        let at = (key.wrapping_mul(0x9E37_79B1) >> (32 - TABLE_BITS)) as usize;
        let slot = self.table[at];
        let mut first = NOTHING;
        if slot.key == key && slot.generation == self.generation {
            (low, high, first) = (low.max(slot.low), high.min(slot.high), slot.best);
        }
        if low >= beta || low == high {
            return low;
        }
        if high <= alpha {
            return high;
        }
        (alpha, beta) = (alpha.max(low - 1), beta.min(high + 1));
        let order = order_leads(position, all & !hand, sure, first);
        let (value, best) = self.best_of(position, order, alpha, beta);
        if value < beta {
            high = high.min(value);
        }
        if value > alpha {
            low = low.max(value);
        }
        self.table[at] = Slot { key, generation: self.generation, low, high, best };
        value
    }

    fn follow(&mut self, position: &mut Position, alpha: i8, beta: i8) -> i8 {
        self.nodes += 1;
        let hand = position.hands[position.turn as usize];
        let playable = position.suits.playable(hand, position.trick.suit as usize);
        if playable & (playable - 1) == 0 {
            return self.value_of(position, playable.trailing_zeros() as u8, alpha, beta);
        }
        let order = order_follows(position, playable);
        self.best_of(position, order, alpha, beta).0
    }

    /// The value of the best of these tiles, and which it is.
    fn best_of(
        &mut self,
        position: &mut Position,
        mut order: Order,
        mut alpha: i8,
        mut beta: i8,
    ) -> (i8, u8) {
        let more = position.wants_more(position.turn);
        let (mut value, mut best) = (if more { i8::MIN } else { i8::MAX }, NOTHING);
        while let Some(tile) = order.pop() {
            let found = self.value_of(position, tile, alpha, beta);
            if more && found > value {
                (value, best) = (found, tile);
                alpha = alpha.max(value);
            } else if !more && found < value {
                (value, best) = (found, tile);
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        (value, best)
    }

    /// What playing this tile comes to.
    fn value_of(&mut self, position: &mut Position, tile: u8, alpha: i8, beta: i8) -> i8 {
        let (turn, trick, rest) = (position.turn, position.trick, position.rest);
        let suit = if trick.len == 0 { position.suits.led[tile as usize] } else { trick.suit };
        position.hands[turn as usize] ^= 1 << tile;
        position.trick = position.with(turn, tile as usize, suit as usize);
        let value = if position.trick.len == position.width {
            let (points, winner) = (position.trick.points, position.trick.winner);
            let gain = if position.is_declarer(winner) { points } else { 0 };
            (position.rest, position.turn) = (rest - points, winner);
            position.trick = NO_TRICK;
            gain + self.lead(position, alpha - gain, beta - gain)
        } else {
            position.turn = position.after[turn as usize];
            self.follow(position, alpha, beta)
        };
        position.hands[turn as usize] ^= 1 << tile;
        (position.turn, position.trick, position.rest) = (turn, trick, rest);
        value
    }
}

/// The tiles of a hand that nobody can beat when they are led.
pub(crate) fn sure_winners(suits: &Suits, hand: u32, others: u32) -> u32 {
    let (mut sure, mut left) = (0, hand);
    while left != 0 {
        let tile = left.trailing_zeros();
        if suits.beaten_by(tile as usize) & others == 0 {
            sure |= 1 << tile;
        }
        left &= left - 1;
    }
    sure
}

/// Tiles of `hand` that do just what another tile of it does: called tiles next to each other in
/// rank with the same count, both above or both below what wins the trick.
fn twins(suits: &Suits, hand: u32, others: u32, trick: Trick) -> u32 {
    if (suits.follow[CALLED] & hand).count_ones() < 2 {
        return 0;
    }
    let (mut twins, mut above) = (0, NOTHING);
    let wins = |tile: u8| 2 * suits.strength[trick.suit as usize][tile as usize] > trick.best;
    for &tile in &suits.ranked.0[..suits.ranked.1] {
        if others >> tile & 1 != 0 {
            above = NOTHING;
        } else if hand >> tile & 1 != 0 {
            let alike = above != NOTHING
                && COUNT[above as usize] == COUNT[tile as usize]
                && (trick.len == 0 || wins(above) == wins(tile));
            twins |= u32::from(alike) << tile;
            above = tile;
        }
    }
    twins
}

/// Leads, the likely best first: what was best before, sure winners, then strong and bare tiles.
fn order_leads(position: &Position, others: u32, sure: u32, first: u8) -> Order {
    let (suits, hand) = (position.suits, position.hands[position.turn as usize]);
    let more = suits.declaration.is_nello();
    let mut order = Order::new();
    let mut left = hand & !twins(suits, hand, others, position.trick);
    while left != 0 {
        let tile = left.trailing_zeros() as usize;
        let suit = suits.led[tile] as usize;
        let strength = i16::from(suits.strength[suit][tile]);
        let called = if suit == CALLED { 8 } else { 0 };
        let promise = match (tile as u8 == first, sure >> tile & 1 != 0, more) {
            (true, _, _) => 1000,
            (_, _, true) => -strength,
            (_, true, _) => 200 + called + i16::from(COUNT[tile]),
            _ => strength - 3 * i16::from(COUNT[tile]),
        };
        order.push(promise, tile as u8);
        left &= left - 1;
    }
    order
}

/// Tiles that follow, the likely best first: win what the others win, give count to partner.
fn order_follows(position: &Position, playable: u32) -> Order {
    let (trick, seat, suits) = (position.trick, position.turn, position.suits);
    let nello = suits.declaration.is_nello();
    let ours = if nello {
        position.is_declarer(trick.winner) == position.is_declarer(seat)
    } else {
        trick.winner & 1 == seat & 1
    };
    let last = trick.len + 1 == position.width;
    let hands = &position.hands;
    let others = (hands[0] | hands[1] | hands[2] | hands[3]) & !hands[seat as usize];
    let mut order = Order::new();
    let mut left = playable & !twins(suits, playable, others, trick);
    while left != 0 {
        let tile = left.trailing_zeros() as usize;
        let strength = i16::from(suits.strength[trick.suit as usize][tile]);
        let wins = 2 * strength + i16::from(position.edge[seat as usize]) > i16::from(trick.best);
        let count = i16::from(COUNT[tile]);
        let promise = match (wins, ours, last) {
            _ if nello && position.is_declarer(seat) => 10 * i16::from(!wins) + strength,
            (true, false, true) => 100 + 2 * count - strength,
            (true, false, false) => 80 + strength - count,
            (false, true, _) => 60 + 2 * count - strength,
            (true, true, true) => 50 + 2 * count - strength,
            (true, true, false) => 40 - strength,
            (false, false, _) => -3 * count - strength,
        };
        order.push(promise, tile as u8);
        left &= left - 1;
    }
    order
}

/// What solving some deals took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolveCount {
    /// Deals solved to the exact points, from the opening lead.
    pub deals: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Points of the declaring sides in all: the same for the same seed forever.
    pub points: u64,
}

/// Solves random deals exactly from the opening lead, the straight declarations in turn.
pub fn solve_deals(seed: u64, deals: u32) -> SolveCount {
    let mut solver = Solver::new();
    let mut points = 0;
    for n in 0..deals {
        let declaration = Declaration::ALL[[0, 1, 2, 3, 4, 5, 6, 7, 9][n as usize % 9]];
        let state = opening_lead(seed, u64::from(n), declaration);
        let position = Position::of(&state).expect("a hand is being played");
        solver.forget();
        points += u64::from(solver.points(&position));
    }
    SolveCount { deals, nodes: solver.nodes(), points }
}

/// A random deal in which seat 0 bid 30 and named this declaration.
fn opening_lead(seed: u64, deal: u64, declaration: Declaration) -> State {
    let setup = Setup::default().set("first_dealer", "3");
    let mut state = State::new(&setup).expect("the usual rules");
    let deal = state.roll(Luck::new(kernel::mix64(seed ^ kernel::mix64(deal))));
    state.play(Mover::Chance, deal, &mut ());
    let bid = Move::Bid(::texas42::Bid::Points(::texas42::LOWEST));
    for (seat, m) in [bid, Move::Pass, Move::Pass, Move::Pass].into_iter().enumerate() {
        state.play(Mover::Seat(Seat(seat as u8)), m, &mut ());
    }
    state.play(Mover::Seat(Seat(0)), Move::Declare(declaration), &mut ());
    state
}

#[cfg(test)]
mod tests {
    use ::texas42::Tiles;
    use kernel::Rng;

    use super::*;

    /// The points of the declaring side, by plain minimax through the rules.
    fn brute(state: &State) -> u8 {
        let (bidder, _) = state.contract().unwrap();
        let ours = team(bidder);
        if state.phase() != ::texas42::Phase::Playing {
            return state.points()[ours];
        }
        let seat = state.turn();
        let nello = state.declaration().unwrap().is_nello();
        let values = state
            .legal(seat)
            .iter()
            .map(|&m| {
                let mut next = state.clone();
                next.play(Mover::Seat(seat), m, &mut ());
                brute(&next)
            })
            .collect::<Vec<_>>();
        let more = (team(seat) == ours) != nello;
        let values = values.into_iter();
        if more { values.max().unwrap() } else { values.min().unwrap() }
    }

    /// A random position under every house rule, with the contract named and `plays` tiles played.
    fn position(rng: &mut Rng, declaration: Declaration, plays: usize) -> Option<State> {
        let tie = if rng.below(2) == 0 { "first" } else { "declarers" };
        let setup = Setup::default().set("preset", "lechner").set("doubles_suit", "on");
        let setup = setup.set("early_end", "off").set("sevens_tie", tie);
        let mut state = State::new(&setup).unwrap();
        let deal = state.roll(Luck::new(rng.next()));
        state.play(Mover::Chance, deal, &mut ());
        while state.phase() == ::texas42::Phase::Bidding {
            let seat = state.turn();
            let mark = Move::Bid(::texas42::Bid::Marks(1));
            let passes = rng.below(2) == 0 || state.check(Mover::Seat(seat), mark).is_err();
            let m = if passes { Move::Pass } else { mark };
            state.try_play(Mover::Seat(seat), m, &mut ()).ok()?;
        }
        let seat = state.turn();
        state.try_play(Mover::Seat(seat), Move::Declare(declaration), &mut ()).ok()?;
        for _ in 0..plays {
            let seat = state.turn();
            let m = *rng.pick(&state.legal(seat))?;
            state.play(Mover::Seat(seat), m, &mut ());
        }
        (state.phase() == ::texas42::Phase::Playing).then_some(state)
    }

    #[test]
    fn solved_positions_are_worth_what_plain_minimax_through_the_rules_says() {
        let (mut rng, mut solver, mut compared) = (Rng::new(42), Solver::new(), 0);
        for declaration in Declaration::ALL {
            let width = usize::from(declaration.width());
            for n in 0..24 {
                let plays = 4 * width + n % (3 * width - 1);
                let Some(state) = position(&mut rng, declaration, plays) else { continue };
                let position = Position::of(&state).unwrap();
                let exact = brute(&state);
                for least in 0..=43 {
                    solver.forget();
                    let said = solver.takes(&position, least);
                    assert_eq!(said, exact >= least, "{declaration} {least}\n{}", state.position());
                }
                assert_eq!(solver.points(&position), exact, "{declaration}\n{}", state.position());
                compared += 1;
            }
        }
        assert!(compared > 250, "{compared}");
    }

    #[test]
    fn one_table_serves_every_move_of_a_deal() {
        let (mut rng, mut solver) = (Rng::new(7), Solver::new());
        for _ in 0..10 {
            let Some(state) = position(&mut rng, Declaration::Fives, 12) else { continue };
            let position = Position::of(&state).unwrap();
            solver.forget();
            let best = solver.points(&position);
            let moves = state.legal(state.turn());
            let after = |m: &Move| {
                let mut fresh = Solver::new();
                let next = position.after_move(*m).unwrap();
                let points = solver.points(&next);
                assert_eq!(points, fresh.points(&next));
                points
            };
            let values: Vec<u8> = moves.iter().map(after).collect();
            assert!(values.contains(&best));
        }
    }

    #[test]
    fn solving_deals_counts_what_it_looked_at() {
        let count = solve_deals(1, 3);
        assert_eq!(count, solve_deals(1, 3));
        assert!(count.deals == 3 && count.nodes > 1000 && count.points <= 126);
    }

    /// In how many of `layouts` layouts seat 0 makes so many points with this hand.
    fn made(hand: &str, declaration: Declaration, need: u8, layouts: u32) -> u32 {
        let hand: Tiles = hand.split(' ').map(|tile| tile.parse::<Tile>().unwrap()).collect();
        let opening = Position::of(&opening_lead(0, 0, declaration)).unwrap();
        let (mut rng, mut solver) = (Rng::new(u64::from(need)), Solver::new());
        let layout = |_: &u32| {
            let mut rest: Vec<Tile> = Tiles::ALL.minus(hand).iter().collect();
            rng.shuffle(&mut rest);
            let part = |n: usize| rest[7 * n..7 * n + 7].iter().copied().collect::<Tiles>().bits();
            solver.forget();
            let hands = [hand.bits(), part(0), part(1), part(2)];
            solver.takes(&Position { hands, ..opening }, need)
        };
        (0..layouts).filter(layout).count() as u32
    }

    #[test]
    fn reference_hands_make_their_bids_as_often_as_known() {
        use Declaration as D;
        let cases = [
            ("6-6 6-5 6-4 6-3 6-2 6-1 6-0", D::Sixes, 42, 100),
            ("6-6 6-5 6-4 6-3 6-2 6-1 6-0", D::Doubles, 30, 38),
            ("5-5 5-4 5-3 5-2 5-1 5-0 6-6", D::Fives, 42, 100),
            ("5-5 5-4 5-3 5-2 5-1 5-0 6-6", D::Doubles, 30, 80),
            ("4-4 3-3 2-2 1-1 0-0 6-5 4-3", D::Threes, 30, 85),
            ("4-4 3-3 2-2 1-1 0-0 6-5 4-3", D::FollowMe, 42, 50),
            ("6-4 5-5 4-2 3-1 2-0 1-1 0-0", D::FollowMe, 30, 75),
            ("6-4 5-5 4-2 3-1 2-0 1-1 0-0", D::Fours, 30, 68),
            ("6-1 5-2 4-3 3-0 2-1 1-0 0-0", D::Ones, 30, 63),
            ("6-1 5-2 4-3 3-0 2-1 1-0 0-0", D::FollowMe, 30, 25),
        ];
        for (hand, declaration, need, percent) in cases {
            let made = made(hand, declaration, need, 50) * 2;
            // Three standard errors of fifty layouts against two hundred are at most 24 percent.
            assert!(made.abs_diff(percent) <= 20, "{hand} {declaration} {need}: {made} %");
            assert!(percent < 100 || made == 100, "{hand} {declaration} {need}: {made} %");
        }
    }
}
