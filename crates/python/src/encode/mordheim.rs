//! Mordheim as numbers. Nothing is hidden in it.

use kernel::{Error, Game, Mover, Seat, Setup};
use mordheim::{Condition, Id, Item, MOST, Mark, Member, Move, Scenario, Square, State};

use super::{Encode, Offered, Pen, Section, each, once};

const PHASES: usize = 12;
const SCENARIOS: usize = 16;
const MARKS: usize = 64;
const ITEMS: usize = 64;
/// How many numbers stand for a warrior.
const WARRIOR: usize = 20 + MARKS + ITEMS;
/// What is asked, by its word.
const ASKS: [&str; 28] = [
    "die",
    "parry",
    "fact",
    "contest",
    "rout",
    "hide",
    "intercept",
    "first",
    "role",
    "edge",
    "quarter",
    "scenario",
    "place",
    "counter",
    "ready",
    "melee",
    "hands",
    "allot",
    "tentacle",
    "hit",
    "drop",
    "fly",
    "claim",
    "contact",
    "hunger",
    "charge",
    "fight",
    "toward",
];
/// Longer lists are told by so many of their moves, evenly spaced.
const LISTED: usize = 384;

const ROW: &[Section] = &[
    once(
        "kind",
        1,
        "what sort of move: 1 end the phase, 2 select, 3 all walk, 4 all run, 5 rally, \
        6 rise, 7 herbs, 8 hold, 9 hide, 10 leap, 11 charge, 12 charge two, 13 escape, 14 go, 15 \
        aim, 16 cast, 17 fire, 18 melee, 19 hands, 20 begin, 21 pick, 22 nobody, 23 yes, 24 no, \
        25 intercept, 26 fight on, 27 give up, 28 edge, 29 quarter, 30 scenario, 31 place, 32 \
        toward, 33 place the rest",
    ),
    once("who", 1, "the warrior who does it plus 1, own warriors 1 to 24, others 25 to 48"),
    once("at whom", 1, "another warrior plus 1, counted alike"),
    once("x", 1, "the column of a square, from 0; -1 where there is none"),
    once("y", 1, "its row"),
    once("items", 2, "one or two weapons by their places plus 1"),
    once("number", 1, "shots, inches, a quarter, an edge, a scenario, a spell or a word"),
];

impl Encode for State {
    const VERSION: u32 = 1;

    const OBSERVATION: &'static [Section] = &[
        each(
            "warriors",
            MOST * WARRIOR,
            "for each place of the roster: 1 where somebody is there, \
            1 where he is on the table, fighter, column, row, condition (0 standing, 1 knocked \
            down, 2 stunned, 3 out of action), wounds left, Movement, Weapon Skill, Ballistic \
            Skill, Strength, Toughness, Wounds, Initiative, Attacks, Leadership, enemies in \
            contact, 1 where he was selected, 1 where the question is about him, 1 where he was \
            put out; then 64 marks and 64 things he carries, in the order of the rules",
        ),
        each("began", 1, "how many warriors began the battle"),
        each("shaken", 1, "1 where the side must take a Rout test"),
        each("attacker", 1, "1 where the side attacks"),
        once("phase", PHASES, "which phase, in their order"),
        once("scenario", SCENARIOS, "what is fought for, in their order"),
        once("turn", 3, "own turn, turns begun, turns after which the battle is over"),
        once("question", ASKS.len(), "what is asked, if anything is"),
        once("chest", 2, "where the chest lies: column and row, -1 where it lies nowhere"),
    ];

    const OFFERED: Offered = Offered::List { most: LISTED, row: ROW };

    fn accepts(setup: &Setup) -> Result<(), Error> {
        let space = setup.choose(<State as Game>::INFO)?.text("space").to_owned();
        if space == "map" {
            return Ok(());
        }
        let error = Error::invalid("wrong_option").with("option", "space");
        Err(error.with("value", space).options(["map"]))
    }

    fn observe(&self, seat: Seat, pen: &mut Pen<'_>) {
        let sides = [seat, Seat(seat.0 ^ 1)];
        let (selected, asked) = (self.chosen(), self.open_question());
        let about = asked.and_then(|(_, ask)| ask.words().1);
        for side in sides {
            for place in 0..MOST {
                let id = Id::of(side, place);
                if place < self.places_used(side) {
                    let said = [selected == Some(id), about == Some(id)];
                    warrior(self, id, said, pen);
                } else {
                    *pen.take::<WARRIOR>() = [0; WARRIOR];
                }
            }
        }
        sides.iter().for_each(|side| pen.put(self.began(*side)));
        sides.iter().for_each(|side| pen.flag(self.is_shaken(*side)));
        sides.iter().for_each(|side| pen.flag(self.attacker() == Some(*side)));
        pen.one_of::<PHASES>(Some(self.phase().place()));
        pen.one_of::<SCENARIOS>(self.scenario().map(scenario));
        pen.flag(self.active() == seat);
        pen.put(self.turns_begun());
        pen.put(self.turns_in_all());
        let word = asked.filter(|(who, _)| *who != Mover::Chance).map(|(_, ask)| ask.words().0);
        pen.one_of::<{ ASKS.len() }>(ASKS.iter().position(|known| Some(*known) == word));
        square(self.chest_at(), pen);
    }

    #[inline]
    fn write_move(&self, seat: Seat, m: Move, pen: &mut Pen<'_>) {
        let told = Told::of(m);
        let id = |who: Option<Id>| {
            who.map_or(0, |id| {
                let place = id.index() % MOST;
                (if id.seat() == seat { place } else { MOST + place }) as i32 + 1
            })
        };
        pen.put(told.kind);
        pen.put(id(told.who));
        pen.put(id(told.at));
        square(told.square, pen);
        told.items.iter().for_each(|item| pen.put(item.map_or(0, |item| item.place() as i32 + 1)));
        pen.put(told.number);
    }
}

/// The place of a scenario.
fn scenario(scenario: Scenario) -> usize {
    scenario.place()
}

/// A square as column and row; -1 for none.
#[inline]
fn square(square: Option<Square>, pen: &mut Pen<'_>) {
    pen.put(square.map_or(-1, |square| i32::from(square.x())));
    pen.put(square.map_or(-1, |square| i32::from(square.y())));
}

/// A warrior.
#[inline]
fn warrior(state: &State, id: Id, [selected, asked]: [bool; 2], pen: &mut Pen<'_>) {
    let warrior = state.warrior(id);
    let on_table = warrior.is_on_table();
    pen.flag(true);
    pen.flag(on_table);
    pen.put(warrior.fighter.0);
    square(on_table.then_some(warrior.at), pen);
    pen.put(match warrior.condition {
        Condition::Standing => 0,
        Condition::KnockedDown => 1,
        Condition::Stunned => 2,
        Condition::Out => 3,
    });
    pen.put(warrior.wounds);
    let p = &warrior.profile;
    [p.m, p.ws, p.bs, p.s, p.t, p.w, p.i, p.a, p.ld].iter().for_each(|n| pen.put(*n));
    pen.put(warrior.engaged.count_ones() as i32);
    pen.flag(selected);
    pen.flag(asked);
    pen.flag(warrior.condition == Condition::Out);
    pen.bits::<MARKS>(warrior.marks.bits().into());
    pen.bits::<ITEMS>(warrior.items.bits().into());
}

const _: () = assert!(Mark::ALL.len() <= MARKS && Item::ALL.len() <= ITEMS);

/// What a move is, in parts.
#[derive(Default)]
struct Told {
    kind: i32,
    who: Option<Id>,
    at: Option<Id>,
    square: Option<Square>,
    items: [Option<Item>; 2],
    number: i32,
}

impl Told {
    /// The parts of a move.
    fn of(m: Move) -> Told {
        let plain = |kind| Told { kind, ..Told::default() };
        let who = |kind, id| Told { kind, who: Some(id), ..Told::default() };
        let to = |kind, square| Told { kind, square: Some(square), ..Told::default() };
        let number = |kind, n: u8| Told { kind, number: i32::from(n), ..Told::default() };
        let aim = |kind, weapon, at, shots: u8| Told {
            kind,
            at: Some(at),
            items: [Some(weapon), None],
            number: i32::from(shots),
            ..Told::default()
        };
        match m {
            Move::End => plain(1),
            Move::Select(id) => who(2, id),
            Move::WalkAll => plain(3),
            Move::RunAll => plain(4),
            Move::Rally(id) => who(5, id),
            Move::Rise(id) => who(6, id),
            Move::Herbs(id) => who(7, id),
            Move::Hold => plain(8),
            Move::Hide => plain(9),
            Move::Leap => plain(10),
            Move::Charge(id) => Told { at: Some(id), ..plain(11) },
            Move::ChargeBoth(one, two) => Told { at: Some(two), ..who(12, one) },
            Move::Escape => plain(13),
            Move::Go(square) => to(14, square),
            Move::Aim(weapon, id, shots) => aim(15, weapon, id, shots),
            Move::Cast(spell, id) => Told { at: id, number: spell.place() as i32, ..plain(16) },
            Move::Fire => plain(17),
            Move::Melee(id) => who(18, id),
            Move::Hands(main, off) => Told { items: [Some(main), Some(off)], ..plain(19) },
            Move::Begin => plain(20),
            Move::Pick(id) => who(21, id),
            Move::Nobody => plain(22),
            Move::Yes => plain(23),
            Move::No => plain(24),
            Move::Intercept(id) => who(25, id),
            Move::Fight => plain(26),
            Move::GiveUp => plain(27),
            Move::Edge(edge) => number(28, edge as u8),
            Move::Quarter(n) => number(29, n),
            Move::Scenario(what) => number(30, scenario(what) as u8),
            Move::Place(square) => to(31, square),
            Move::Toward(square) => to(32, square),
            Move::PlaceRest => plain(33),
            _ => plain(63),
        }
    }
}
