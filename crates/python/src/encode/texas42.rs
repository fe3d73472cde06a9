//! Texas 42 as numbers.

use kernel::{Error, Seat, Setup};
use texas42::{
    Bid, Components, DECLARATIONS, Declaration, LOWEST, Move, Phase, SEATS, State, TILES, Tiles,
};

use super::{Encode, Offered, Pen, Section, each, length, once};

/// Bids of marks have numbers up to this one.
const MOST_MARKS: usize = 15;
/// Bids of points: 30 to 42, then 84, 126 and 168.
const POINTS: usize = 16;
const HIGH_POINTS: [u8; 3] = [84, 126, 168];

const PASS: usize = 0;
const BID_POINTS: usize = PASS + 1;
const BID_MARKS: usize = BID_POINTS + POINTS;
const PLUNGE: usize = BID_MARKS + MOST_MARKS;
const SPLASH: usize = PLUNGE + MOST_MARKS;
const DECLARE: usize = SPLASH + MOST_MARKS;
const PLAY: usize = DECLARE + DECLARATIONS;
const PLAY_SMALL: usize = PLAY + TILES;

const ACTIONS: &[Section] = &[
    once("pass", 1, "bid nothing"),
    once("points", POINTS, "bid 30 to 42 points, then 84, 126, 168"),
    once("marks", MOST_MARKS, "bid 1 to 15 marks"),
    once("plunge", MOST_MARKS, "plunge for 1 to 15 marks"),
    once("splash", MOST_MARKS, "splash for 1 to 15 marks"),
    once(
        "declare",
        DECLARATIONS,
        "name the contract: blanks to sixes are trumps, doubles are \
        trumps, doubles a suit, follow me, follow me low, nello, nello high, nello low, nello \
        inverted, sevens",
    ),
    once("play", TILES, "play a tile: 0-0, 1-0, 1-1, 2-0 and so on to 6-6"),
    once("play small", TILES, "lead a tile as its smaller end"),
];

/// How many numbers there are in all.
const FEATURES: usize = length(<State as Encode>::OBSERVATION, SEATS);

impl Encode for State {
    const VERSION: u32 = 1;

    const OBSERVATION: &'static [Section] = &[
        once("phase", 3, "one of: bidding, naming the contract, playing"),
        once("hand", TILES, "the tiles in the own hand"),
        each("played", TILES, "the tiles that the seat has played in this hand"),
        each("in trick", TILES, "the tile of the seat in the unfinished trick"),
        each("lacks", TILES, "the tiles that the seat has shown it cannot hold"),
        once("trumps", TILES, "the tiles that are trumps"),
        once("follow", TILES, "the tiles that follow the suit of the unfinished trick"),
        once("small", 1, "1 where the trick was led as its smaller end"),
        once("contract", DECLARATIONS, "the contract once it is named, as in the actions"),
        each("spoke", 1, "1 where the seat has bid or passed"),
        each("passed", 1, "1 where it passed"),
        each("bid points", 1, "the points that it bid, at most 127; 0 for marks"),
        each("bid marks", 1, "the marks that it bid; 0 for points"),
        each("special", 1, "1 where its bid is a plunge, 2 where it is a splash"),
        each("doubles", 1, "the doubles that its bid promised and that it has not played"),
        each("dealer", 1, "1 where the seat shook"),
        each("bidder", 1, "1 where the seat won the auction"),
        each("sits out", 1, "1 where the seat does not play in this contract"),
        each("winning", 1, "1 where the tile of the seat wins the unfinished trick so far"),
        once("points", 2, "points in this hand: own side, other side"),
        once("tricks", 2, "tricks in this hand: own side, other side"),
        once("score", 2, "marks or points in the game, at most 127: own side, other side"),
        once("target", 1, "the score that wins the game, at most 127"),
    ];

    const OFFERED: Offered = Offered::Mask(ACTIONS);

    fn accepts(setup: &Setup) -> Result<(), Error> {
        let chosen = setup.choose(<State as kernel::Game>::INFO)?;
        let (open, raise) = (chosen.number("open_max_marks"), chosen.number("mark_raise"));
        let special = chosen.number("plunge_marks").max(chosen.number("splash_max"));
        // Each seat speaks once, and raises by so much at most.
        let most = open.max(special) + 3 * raise.max(1);
        if most as usize > MOST_MARKS {
            let error = Error::invalid("wrong_option").with("option", "mark_raise");
            return Err(error.with("value", raise).options(["1"]));
        }
        Ok(())
    }

    #[inline]
    fn observe(&self, seat: Seat, pen: &mut Pen<'_>) {
        let pen = &mut pen.part::<FEATURES>();
        let seats: [Seat; SEATS] = std::array::from_fn(|n| Seat((seat.0 + n as u8) & 3));
        let set = |pen: &mut Pen<'_>, tiles: Tiles| pen.bits::<TILES>(tiles.bits().into());
        pen.one_of::<3>(match self.phase() {
            Phase::Bidding => Some(0),
            Phase::Declaring => Some(1),
            Phase::Playing => Some(2),
            Phase::Draw | Phase::Deal | Phase::Over => None,
        });
        set(pen, self.hand(seat));
        let (played, in_trick) = plays(self);
        seats.iter().for_each(|other| set(pen, played[other.index()]));
        seats.iter().for_each(|other| set(pen, in_trick[other.index()]));
        seats.iter().for_each(|other| set(pen, self.lacks(*other)));
        set(pen, self.trumps());
        set(pen, self.following());
        pen.flag(self.table().next().is_some_and(|lead| lead.small));
        pen.one_of::<DECLARATIONS>(self.declaration().map(|named| named as usize));
        about_seats(self, &seats, pen);
        let (ours, theirs) = (usize::from(seat.0 & 1), usize::from(seat.0 & 1 ^ 1));
        let [points, tricks] = [self.points(), self.tricks()];
        let score = self.score().map(|score| score.min(127) as i8);
        *pen.take() = [
            points[ours] as i8,
            points[theirs] as i8,
            tricks[ours] as i8,
            tricks[theirs] as i8,
            score[ours],
            score[theirs],
            self.rules().target.min(127) as i8,
        ];
    }

    #[inline]
    fn action(_seat: Seat, m: Move) -> usize {
        match m {
            Move::Pass => PASS,
            Move::Bid(bid) => of_bid(bid),
            Move::Declare(declaration) => DECLARE + declaration as usize,
            Move::Play(tile) => PLAY + tile.index(),
            Move::PlaySmall(tile) => PLAY_SMALL + tile.index(),
            Move::Deal(_) | Move::Shaker(_) => unreachable!("no seat makes a move of chance"),
        }
    }
}

/// The action of a bid.
fn of_bid(bid: Bid) -> usize {
    match bid {
        Bid::Points(n) => {
            let high = HIGH_POINTS.iter().position(|&points| points == n);
            let low = usize::from(n).saturating_sub(usize::from(LOWEST));
            BID_POINTS + high.map_or(low, |place| POINTS - HIGH_POINTS.len() + place)
        }
        Bid::Marks(n) => BID_MARKS + usize::from(n) - 1,
        Bid::Plunge(n) => PLUNGE + usize::from(n) - 1,
        Bid::Splash(n) => SPLASH + usize::from(n) - 1,
    }
}

/// The tiles that each seat has played in this hand, and those of them in the unfinished trick.
#[inline]
fn plays(state: &Components) -> ([Tiles; SEATS], [Tiles; SEATS]) {
    let (mut played, mut in_trick) = ([Tiles::NONE; SEATS], [Tiles::NONE; SEATS]);
    for play in state.plays() {
        let seat = play.seat.index() & 3;
        played[seat] = played[seat].with(play.tile);
    }
    for play in state.table() {
        in_trick[play.seat.index() & 3] = Tiles::only(play.tile);
    }
    (played, in_trick)
}

/// What each seat has said in the auction, and what it has to do with the hand.
#[inline]
fn about_seats(state: &Components, seats: &[Seat; SEATS], pen: &mut Pen<'_>) {
    let mut said = [[0i8; 5]; SEATS];
    for call in state.calls() {
        said[call.seat.index() & 3] = match call.bid {
            None => [1, 1, 0, 0, 0],
            Some(Bid::Points(n)) => [1, 0, n.min(127) as i8, 0, 0],
            Some(Bid::Marks(n)) => [1, 0, 0, n as i8, 0],
            Some(Bid::Plunge(n)) => [1, 0, 0, n as i8, 1],
            Some(Bid::Splash(n)) => [1, 0, 0, n as i8, 2],
        };
    }
    let (dealer, bidder) = (Some(state.dealer()), state.contract().map(|(bidder, _)| bidder));
    let of = [dealer, bidder, state.sits_out(), state.winning()];
    let out = pen.take::<{ 10 * SEATS }>();
    for (n, &seat) in seats.iter().enumerate() {
        let said = said[seat.index() & 3];
        (0..5).for_each(|k| out[k * SEATS + n] = said[k]);
        out[5 * SEATS + n] = state.promised(seat) as i8;
        (0..4).for_each(|k| out[(6 + k) * SEATS + n] = i8::from(of[k] == Some(seat)));
    }
}

/// All contracts have a number in the actions.
const _: () = assert!(Declaration::ALL.len() == DECLARATIONS);
