//! The options of a table, what they mean together, and what the game says about itself.

use kernel::{Chosen, Error, Gate, Info, OptionInfo, Preset, SWITCH, Seat, Values};
use schemars::JsonSchema;
use serde::Serialize;

use crate::bid::{ALL_POINTS, Bid, LOWEST};
use crate::contract::Declaration;

/// What a game is played for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// The stake of each hand goes to one side, in marks.
    Marks,
    /// Sides keep the points they take.
    Points,
}

/// When a special contract may be named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Availability {
    Off,
    Open,
    Forced,
}

/// Which forms of nello may be named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum NelloDoubles {
    Only(Declaration),
    Choice,
}

/// The rules of one table, made from its options. They never change during a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Marks or points at which the game is won.
    pub target: u16,
    /// What a game is played for.
    pub scoring: Scoring,
    /// The least bid of a shaker who may not pass; 0 where four passes throw the hand in.
    pub(crate) forced_min: u8,
    pub(crate) forced_nello: bool,
    pub(crate) forced_sweep_bonus: bool,
    pub(crate) open_max: u8,
    pub(crate) mark_raise: u8,
    pub(crate) mark_cap: u8,
    pub(crate) points_top: u8,
    pub(crate) doubles_trump: bool,
    pub(crate) doubles_suit: bool,
    pub(crate) follow_me: bool,
    pub(crate) follow_me_low: bool,
    pub(crate) nello: Availability,
    pub(crate) nello_marks: u8,
    pub(crate) nello_doubles: NelloDoubles,
    pub(crate) plunge: bool,
    pub(crate) plunge_doubles: u8,
    pub(crate) plunge_marks: u8,
    pub(crate) plunge_bonus: u8,
    pub(crate) plunge_jump: bool,
    pub(crate) plunge_bidder_leads: bool,
    pub(crate) plunge_specials: bool,
    pub(crate) splash: bool,
    pub(crate) splash_doubles: u8,
    pub(crate) splash_min: u8,
    pub(crate) splash_max: u8,
    pub(crate) splash_jump: bool,
    pub(crate) sevens: Availability,
    pub(crate) sevens_marks: u8,
    /// Whether of tiles equally close to seven that of the declaring side wins.
    pub sevens_tie_to_declarers: bool,
    pub(crate) small_end: bool,
    pub(crate) first_lead_trump: bool,
    pub(crate) early_end: bool,
    pub(crate) reveal: bool,
    pub(crate) gate: Gate,
    /// The first shaker, or nothing where it is drawn.
    pub(crate) first_dealer: Option<Seat>,
}

/// What a declaration depends on besides the rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Won {
    pub(crate) bid: Bid,
    /// Whether the bidder was a shaker who could not pass.
    pub(crate) forced: bool,
}

impl Rules {
    /// Reads the options; refuses those that contradict each other (R60).
    pub(crate) fn new(chosen: &Chosen) -> Result<Rules, Error> {
        let rules = Rules::read(chosen);
        rules.refuse_contradictions()?;
        Ok(rules)
    }

    fn read(chosen: &Chosen) -> Rules {
        let small = |key| chosen.number(key) as u8;
        let scoring =
            if chosen.text("scoring") == "marks" { Scoring::Marks } else { Scoring::Points };
        let target_key = if scoring == Scoring::Marks { "target" } else { "points_target" };
        Rules {
            target: chosen.number(target_key) as u16,
            scoring,
            forced_min: forced_min(chosen.text("all_pass"), scoring),
            forced_nello: chosen.on("forced_nello"),
            forced_sweep_bonus: chosen.on("forced_sweep_bonus"),
            open_max: small("open_max_marks"),
            mark_raise: small("mark_raise"),
            mark_cap: if small("mark_cap") == 0 { u8::MAX } else { small("mark_cap") },
            points_top: small("points_top"),
            doubles_trump: chosen.on("doubles_trump"),
            doubles_suit: chosen.on("doubles_suit"),
            follow_me: chosen.text("follow_me") != "off",
            follow_me_low: chosen.text("follow_me") == "high-low",
            nello: availability(chosen.text("nello")),
            nello_marks: small("nello_marks"),
            nello_doubles: nello_doubles(chosen.text("nello_doubles")),
            plunge: chosen.on("plunge"),
            plunge_doubles: small("plunge_doubles"),
            plunge_marks: small("plunge_marks"),
            plunge_bonus: small("plunge_bonus"),
            plunge_jump: chosen.on("plunge_jump"),
            plunge_bidder_leads: chosen.text("plunge_leader") == "bidder",
            plunge_specials: chosen.on("plunge_specials"),
            splash: chosen.on("splash"),
            splash_doubles: small("splash_doubles"),
            splash_min: small("splash_min"),
            splash_max: small("splash_max"),
            splash_jump: chosen.on("splash_jump"),
            sevens: availability(chosen.text("sevens")),
            sevens_marks: small("sevens_marks"),
            sevens_tie_to_declarers: chosen.text("sevens_tie") == "declarers",
            small_end: chosen.on("small_end_opening"),
            first_lead_trump: chosen.on("first_lead_trump"),
            early_end: chosen.on("early_end"),
            reveal: chosen.text("reveal_at_hand_end") == "all",
            gate: gate(chosen.text("ack_gate")),
            first_dealer: chosen.text("first_dealer").parse().ok().map(Seat),
        }
    }

    fn refuse_contradictions(&self) -> Result<(), Error> {
        let points = self.scoring == Scoring::Points;
        let unforced = self.forced_min == 0;
        let forced_only = |when: Availability| unforced && when == Availability::Forced;
        let (sevens, bonus) = (self.sevens, self.forced_sweep_bonus);
        let plunge_above_cap = self.plunge_marks > self.mark_cap;
        let refusals = [
            (points && self.plunge, "plunge=on", "no-plunge"),
            (points && self.splash, "splash=on", "no-splash"),
            (points && sevens != Availability::Off, "sevens", "no-sevens"),
            (points && bonus, "forced_sweep_bonus=on", "no-bonus"),
            (forced_only(self.nello), "nello=forced", "nobody-forced"),
            (forced_only(sevens), "sevens=forced", "nobody-forced"),
            (unforced && self.forced_nello, "forced_nello=on", "nobody-forced"),
            (unforced && bonus, "forced_sweep_bonus=on", "nobody-forced"),
            (self.plunge && plunge_above_cap, "plunge=on", "plunge-cap"),
            (self.splash && self.splash_min > self.splash_max, "splash=on", "splash-range"),
            (self.splash && self.splash_min > self.mark_cap, "splash=on", "splash-cap"),
        ];
        match refusals.iter().find(|(holds, _, _)| *holds) {
            None => Ok(()),
            Some((_, option, why)) => {
                Err(Error::invalid("contradiction").variant(why).with("option", option))
            }
        }
    }

    /// Whether four passes are impossible because the shaker must bid.
    pub(crate) fn forces_shaker(&self) -> bool {
        self.forced_min > 0
    }

    /// Whether a plain bid stands on the ladder of this table at all.
    pub(crate) fn on_ladder(&self, bid: Bid) -> bool {
        match bid {
            Bid::Points(n) if (LOWEST..ALL_POINTS).contains(&n) => true,
            _ => {
                let rung = bid.rung();
                (1..=self.top_rung()).contains(&rung) && bid == self.at_rung(rung)
            }
        }
    }

    /// The highest all-or-nothing rung.
    pub(crate) fn top_rung(&self) -> u8 {
        match self.scoring {
            Scoring::Marks => self.mark_cap,
            Scoring::Points => self.mark_cap.min(3),
        }
    }

    /// The plain bid at an all-or-nothing rung: so many marks, or 42, 84 and the top.
    pub(crate) fn at_rung(&self, rung: u8) -> Bid {
        match (self.scoring, rung) {
            (Scoring::Marks, _) => Bid::Marks(rung),
            (Scoring::Points, 1) => Bid::Points(42),
            (Scoring::Points, 2) => Bid::Points(84),
            (Scoring::Points, _) => Bid::Points(self.points_top),
        }
    }

    /// Whether a declaration may be named after the auction was won like this (R20 to R23).
    pub(crate) fn allows(&self, declaration: Declaration, won: Won) -> bool {
        match declaration {
            Declaration::Doubles => self.doubles_trump,
            Declaration::DoublesSuit => self.doubles_suit,
            Declaration::FollowMe => self.follow_me,
            Declaration::FollowMeLow => self.follow_me_low,
            Declaration::Sevens => {
                available(self.sevens, self.sevens_marks, won) && self.may_be_special(won)
            }
            nello if nello.is_nello() => {
                self.allows_form(nello) && self.allows_nello(won) && self.may_be_special(won)
            }
            _ => true,
        }
    }

    fn may_be_special(&self, won: Won) -> bool {
        self.plunge_specials || !won.bid.is_special()
    }

    fn allows_form(&self, form: Declaration) -> bool {
        match self.nello_doubles {
            NelloDoubles::Only(only) => form == only,
            NelloDoubles::Choice => true,
        }
    }

    fn allows_nello(&self, won: Won) -> bool {
        let low = self.forced_nello && won.forced && won.bid.is_all();
        low || available(self.nello, self.nello_marks, won)
    }

    /// The form of nello that the bare word stands for.
    pub(crate) fn plain_nello(&self) -> Declaration {
        match self.nello_doubles {
            NelloDoubles::Only(form) => form,
            NelloDoubles::Choice => Declaration::Nello,
        }
    }

    /// How many doubles a bid promises.
    pub(crate) fn promised_doubles(&self, bid: Bid) -> u8 {
        match bid {
            Bid::Plunge(_) => self.plunge_doubles,
            Bid::Splash(_) => self.splash_doubles,
            _ => 0,
        }
    }
}

fn available(when: Availability, marks: u8, won: Won) -> bool {
    let open = match when {
        Availability::Off => false,
        Availability::Open => true,
        Availability::Forced => won.forced,
    };
    open && won.bid.rung() >= marks
}

/// R13: in points scoring the shaker must always bid.
fn forced_min(text: &str, scoring: Scoring) -> u8 {
    match (text, scoring) {
        ("force31", _) => 31,
        ("force30", _) | (_, Scoring::Points) => 30,
        _ => 0,
    }
}

fn availability(text: &str) -> Availability {
    match text {
        "off" => Availability::Off,
        "forced" => Availability::Forced,
        _ => Availability::Open,
    }
}

fn nello_doubles(text: &str) -> NelloDoubles {
    match text {
        "own" => NelloDoubles::Only(Declaration::Nello),
        "high" => NelloDoubles::Only(Declaration::NelloHigh),
        "low" => NelloDoubles::Only(Declaration::NelloLow),
        "inverted" => NelloDoubles::Only(Declaration::NelloInverted),
        _ => NelloDoubles::Choice,
    }
}

fn gate(text: &str) -> Gate {
    match text {
        "humans" => Gate::People,
        "all" => Gate::Everybody,
        _ => Gate::Open,
    }
}

const fn option(key: &'static str, values: Values, default: &'static str) -> OptionInfo {
    OptionInfo { key, values, default }
}

const fn one_of(words: &'static [&'static str]) -> Values {
    Values::OneOf(words)
}

/// Every option, in the order in which they are listed.
const OPTIONS: &[OptionInfo] = &[
    option("scoring", one_of(&["marks", "points"]), "marks"),
    option("target", Values::Number(1, 100), "7"),
    option("points_target", Values::Number(42, 1000), "250"),
    option("all_pass", one_of(&["redeal", "force30", "force31"]), "redeal"),
    option("forced_nello", SWITCH, "off"),
    option("forced_sweep_bonus", SWITCH, "off"),
    option("open_max_marks", Values::Number(1, 7), "2"),
    option("mark_raise", Values::Number(1, 2), "1"),
    option("mark_cap", Values::Number(0, 20), "0"),
    option("points_top", one_of(&["126", "168"]), "168"),
    option("doubles_trump", SWITCH, "on"),
    option("doubles_suit", SWITCH, "off"),
    option("follow_me", one_of(&["high", "high-low", "off"]), "high"),
    option("nello", one_of(&["off", "open", "forced"]), "off"),
    option("nello_marks", Values::Number(1, 7), "1"),
    option("nello_doubles", one_of(&["own", "high", "low", "inverted", "choice"]), "own"),
    option("plunge", SWITCH, "off"),
    option("plunge_doubles", Values::Number(1, 7), "4"),
    option("plunge_marks", Values::Number(1, 7), "4"),
    option("plunge_bonus", Values::Number(0, 1), "0"),
    option("plunge_jump", SWITCH, "on"),
    option("plunge_leader", one_of(&["partner", "bidder"]), "partner"),
    option("plunge_specials", SWITCH, "off"),
    option("splash", SWITCH, "off"),
    option("splash_doubles", Values::Number(1, 7), "3"),
    option("splash_min", Values::Number(1, 7), "2"),
    option("splash_max", Values::Number(1, 7), "3"),
    option("splash_jump", SWITCH, "off"),
    option("sevens", one_of(&["off", "on", "forced"]), "off"),
    option("sevens_marks", Values::Number(1, 7), "1"),
    option("sevens_tie", one_of(&["first", "declarers"]), "first"),
    option("small_end_opening", SWITCH, "off"),
    option("first_lead_trump", SWITCH, "off"),
    option("early_end", SWITCH, "on"),
    option("ack_gate", one_of(&["none", "humans", "all"]), "none"),
    option("reveal_at_hand_end", one_of(&["all", "nothing"]), "all"),
    option("first_dealer", one_of(&["0", "1", "2", "3", "draw"]), "3"),
    option("shuffle", one_of(&["s1"]), "s1"),
];

const PRESETS: &[Preset] = &[
    Preset { name: "straight", sets: &[] },
    Preset {
        name: "house",
        sets: &[
            ("all_pass", "force30"),
            ("nello", "open"),
            ("plunge", "on"),
            ("splash", "on"),
            ("ack_gate", "humans"),
        ],
    },
    Preset { name: "forced30", sets: &[("all_pass", "force30")] },
    Preset {
        name: "points",
        sets: &[("scoring", "points"), ("all_pass", "force30"), ("nello", "forced")],
    },
    Preset {
        name: "lechner",
        sets: &[
            ("all_pass", "force30"),
            ("mark_raise", "2"),
            ("follow_me", "high-low"),
            ("nello", "open"),
            ("nello_doubles", "choice"),
            ("plunge", "on"),
            ("splash", "on"),
            ("splash_min", "3"),
            ("splash_jump", "on"),
            ("sevens", "on"),
        ],
    },
    Preset { name: "harper", sets: &[("all_pass", "force30"), ("nello", "open")] },
    Preset { name: "timpson", sets: &[("all_pass", "force30"), ("plunge", "on")] },
];

/// What Texas 42 says about itself.
pub(crate) const INFO: Info = Info {
    options: OPTIONS,
    presets: PRESETS,
    ..Info::new("texas-42", "Texas 42", (4, 4), 20_000)
};
