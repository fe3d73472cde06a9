//! What is legal: the one place that says so, and why not.

use kernel::{Mover, Moves, Rng, Seat};

use crate::ask::Ask;
use crate::charge::Prey;
use crate::event::Phase;
use crate::item::Item;
use crate::movement::{DEEPEST, JUMP};
use crate::moves::{Deed, Flip, Illegal, Move};
use crate::rules::Scenario;
use crate::rulings::R24_MAY_STAY_DOWN;
use crate::set::Member;
use crate::skill::Skill;
use crate::square::{Board, Square};
use crate::state::{Aim, Charge, FLIPS, State, other};
use crate::warrior::{Id, Mark, SetOfIds as _, ids};

type Law = Result<(), Illegal>;

const fn law(holds: bool, why: Illegal) -> Law {
    if holds { Ok(()) } else { Err(why) }
}

/// Legal moves as they are listed. A random move is found by counting: there are hundreds of
/// squares to go to, and they need not be written out for it.
struct Listing<'a> {
    moves: &'a mut Moves<Move>,
    /// Whether moves to squares are written out. If not, they are kept as they are.
    whole: bool,
    squares: Option<Squares>,
}

/// Moves to squares that are not written out: after how many others they stand.
struct Squares {
    after: usize,
    board: Board,
    to: fn(Square) -> Move,
}

impl<'a> Listing<'a> {
    /// Writes out all moves.
    fn whole(moves: &'a mut Moves<Move>) -> Listing<'a> {
        Listing { moves, whole: true, squares: None }
    }

    /// Empties the list, and writes out all but the moves to squares.
    fn counted(moves: &'a mut Moves<Move>) -> Listing<'a> {
        moves.clear();
        Listing { moves, whole: false, squares: None }
    }

    fn push(&mut self, m: Move) {
        self.moves.push(m);
    }

    /// Adds a move for each square, many at a time. No list has such moves of two kinds.
    fn squares(&mut self, board: Board, to: fn(Square) -> Move) {
        if self.whole {
            let moves = &mut *self.moves;
            board.runs().for_each(|run| moves.extend(run.map(|number| to(Square(number)))));
            return;
        }
        debug_assert!(self.squares.is_none(), "squares are listed once");
        self.squares = Some(Squares { after: self.moves.len(), board, to });
    }

    /// One of all these moves, each equally likely.
    fn random(self, rng: &mut Rng) -> Move {
        let listed = self.moves.len();
        let Some(Squares { after, board, to }) = &self.squares else {
            return self.moves[rng.below(listed as u64) as usize];
        };
        let (counts, count) = board.counts();
        let count = count as usize;
        let n = rng.below((listed + count) as u64) as usize;
        match n.checked_sub(*after) {
            None => self.moves[n],
            Some(n) if n < count => {
                to(board.nth_of(&counts, n as u32).expect("one of those counted"))
            }
            Some(_) => self.moves[n - count],
        }
    }
}

impl State {
    /// Finds out who has something to do in the present phase.
    pub(crate) fn find_able(&mut self) {
        let seat = self.active;
        let able = |set: u64, holds: &dyn Fn(Id) -> bool| ids(set).filter(|id| holds(*id)).set();
        self.pending.able = match self.phase {
            Phase::Recovery => able(self.recovering(seat), &|id| self.recovers(id)),
            // Nobody who was done moving can move again in the phase.
            Phase::Movement if self.pending.able != 0 => {
                able(self.pending.able, &|id| self.may_move(id))
            }
            Phase::Charges => {
                let among = self.prey_of(seat);
                able(self.near_foes(seat), &|id| self.may_declare(id, &among))
            }
            Phase::Movement | Phase::Shooting => able(self.team(seat), &|id| self.may_select(id)),
            _ => 0,
        };
    }

    /// Those of a team who are not too far from all enemies together to charge any of them.
    fn near_foes(&self, seat: Seat) -> u64 {
        if !self.options.map || !self.options.measure {
            return self.team(seat);
        }
        let (mut low, mut high) = ([u8::MAX; 2], [0; 2]);
        for foe in ids(self.team(other(seat))) {
            let at = self.at(foe).at;
            low = [low[0].min(at.x()), low[1].min(at.y())];
            high = [high[0].max(at.x()), high[1].max(at.y())];
        }
        let near = |id: &Id| {
            let (at, far) = (self.at(*id).at, self.charge_budget(*id) / 2 + 2);
            let off = |n: u8, low: u8, high: u8| low.saturating_sub(n).max(n.saturating_sub(high));
            off(at.x(), low[0], high[0]).max(off(at.y(), low[1], high[1])) <= far
        };
        let held = |id: &Id| self.options.escape && self.engaged(*id) != 0;
        let close = |id: &Id| near(id) || held(id);
        ids(self.team(seat)).filter(close).set()
    }

    /// Those of a side's roster who are on the table, whoever decides for them.
    fn recovering(&self, seat: Seat) -> u64 {
        let here = |id: &Id| self.at(*id).is_here();
        self.roster(seat).filter(here).set()
    }

    fn recovers(&self, id: Id) -> bool {
        self.may_rally(id) || self.may_rise(id) || self.may_heal(id)
    }

    /// Whether a warrior of the active side has something to do in this phase.
    pub(crate) fn may_select(&self, id: Id) -> bool {
        match self.phase {
            Phase::Charges => self.may_declare(id, &self.prey_of(self.active)),
            Phase::Movement => self.may_move(id),
            Phase::Shooting => self.has_shot(id) || self.has_spell(id),
            _ => false,
        }
    }

    /// Whether he has something to do when charges are declared.
    fn may_declare(&self, id: Id, among: &Prey) -> bool {
        self.may_charge(id) && self.has_target(id, among) || self.may_escape(id)
    }

    /// Whether he may try to leave his combat.
    fn may_escape(&self, id: Id) -> bool {
        let warrior = self.at(id);
        self.options.escape
            && warrior.is_here()
            && warrior.stands()
            && self.is_held(id)
            && !warrior.is(Mark::Acted)
            && !warrior.is(Mark::Stupid)
            && !warrior.is(Mark::StoodUp)
    }

    /// At a real table: enemies who hide, when charges and shots are declared.
    fn hidden_foes(&self, seat: Seat) -> u64 {
        let phases = [Phase::Charges, Phase::Shooting];
        if self.options.map || !phases.contains(&self.phase) {
            return 0;
        }
        let foes = ids(self.team(other(seat)));
        foes.filter(|id| self.is(*id, Mark::Hidden)).set()
    }

    // ------------------------------------------------------------------ listing

    /// Adds all legal moves of a seat, in order.
    pub(crate) fn list(&self, seat: Seat, out: &mut Moves<Move>) {
        self.list_to(seat, &mut Listing::whole(out));
    }

    /// A random move of a seat that is to move, each equally likely. The list is there to be used.
    pub(crate) fn random(&self, seat: Seat, rng: &mut Rng, list: &mut Moves<Move>) -> Move {
        let mut out = Listing::counted(list);
        self.list_to(seat, &mut out);
        out.random(rng)
    }

    fn list_to(&self, seat: Seat, out: &mut Listing<'_>) {
        match self.pending.ask {
            Some((mover, ask)) if mover == Mover::Seat(seat) => self.list_answers(ask, out),
            Some(_) => {}
            None if self.phase == Phase::Over || seat != self.active => {}
            None => match self.pending.selected {
                Some(who) => self.list_deeds(who, out),
                None => self.list_phase(seat, out),
            },
        }
    }

    fn list_phase(&self, seat: Seat, out: &mut Listing<'_>) {
        if self.may_end().is_ok() {
            out.push(Move::End);
        }
        if self.phase == Phase::Recovery {
            self.roster(seat)
                .filter(|id| self.may_rally(*id))
                .for_each(|id| out.push(Move::Rally(id)));
            self.roster(seat)
                .filter(|id| self.may_rise(*id))
                .for_each(|id| out.push(Move::Rise(id)));
            self.roster(seat)
                .filter(|id| self.may_heal(*id))
                .for_each(|id| out.push(Move::Herbs(id)));
            return;
        }
        ids(self.pending.able).for_each(|id| out.push(Move::Select(id)));
        ids(self.hidden_foes(seat)).for_each(|id| out.push(Move::Spot(id)));
        for (m, run) in [(Move::WalkAll, false), (Move::RunAll, true)] {
            if self.may_all(run) {
                out.push(m);
            }
        }
        if !self.options.map {
            ids(self.pending.able).for_each(|id| self.list_short(id, out));
        }
    }

    /// Whether somebody goes when everybody walks or runs.
    fn may_all(&self, run: bool) -> bool {
        self.phase == Phase::Movement && self.movers(run).next().is_some()
    }

    /// What somebody at a real table can do in one move.
    fn list_short(&self, who: Id, out: &mut Listing<'_>) {
        let mut does = |deed| out.push(Move::Does(who, deed));
        match self.phase {
            Phase::Charges => {
                let targets = self.charge_targets(who, &Board::EMPTY);
                ids(targets).for_each(|target| does(Deed::Charge(target)));
            }
            Phase::Movement if !self.at(who).stands() => does(Deed::Crawl),
            Phase::Movement => {
                let hides = self.may_hide(who);
                let stays = hides && !self.is(who, Mark::Hidden);
                let all = [
                    (Deed::Walk, true),
                    (Deed::Run, self.may_run(who)),
                    (Deed::Hide, stays),
                    (Deed::Sneak, hides),
                    (Deed::Stay, true),
                ];
                all.iter().filter(|(_, may)| *may).for_each(|(deed, _)| does(*deed));
            }
            Phase::Shooting if self.may_shoot(who).is_ok() => {
                for weapon in self.usable(who) {
                    for target in ids(self.shot_targets(who, weapon)) {
                        let most = self.most_shots(who, weapon, target);
                        (1..=most).for_each(|shots| does(Deed::Aim(weapon, target, shots)));
                    }
                }
            }
            _ => {}
        }
    }

    /// What the selected warrior can do.
    fn list_deeds(&self, who: Id, out: &mut Listing<'_>) {
        match self.phase {
            Phase::Charges => self.list_charges(who, out),
            Phase::Movement => self.list_moves(who, out),
            Phase::Shooting => self.list_shots(who, out),
            _ => {}
        }
    }

    fn list_charges(&self, who: Id, out: &mut Listing<'_>) {
        if !self.must_charge(who) {
            out.push(Move::Hold);
        }
        for target in ids(self.pending.targets) {
            out.push(Move::Charge(target));
        }
        if self.options.map {
            for (a, b) in self.pairs_to_charge() {
                out.push(Move::ChargeBoth(a, b));
            }
        }
        if self.may_escape(who) {
            out.push(Move::Escape);
        }
        if !self.options.map && self.options.heights {
            for target in ids(self.pending.targets) {
                (1..=JUMP).for_each(|height| out.push(Move::Dive(target, height)));
            }
        }
    }

    /// Pairs of enemies who can be charged at once.
    fn pairs_to_charge(&self) -> impl Iterator<Item = (Id, Id)> + '_ {
        ids(self.pending.targets).flat_map(move |a| {
            let later = ids(self.pending.targets & !((2 << a.0) - 1));
            later.filter(move |b| self.may_charge_both(a, *b)).map(move |b| (a, b))
        })
    }

    fn list_moves(&self, who: Id, out: &mut Listing<'_>) {
        out.push(Move::Hold);
        if self.may_stay_hidden(who) {
            out.push(Move::Hide);
        }
        if self.may_leap(who) {
            out.push(Move::Leap);
        }
        if self.options.map {
            out.squares(self.pending.walk.or(&self.pending.run), Move::Go);
        } else {
            self.list_table_moves(who, out);
        }
        if self.may_exit(who) {
            out.push(Move::Exit);
        }
    }

    /// Whether he may stay and hide, at a real table.
    fn may_stay_hidden(&self, who: Id) -> bool {
        !self.options.map && self.may_hide(who) && !self.is(who, Mark::Hidden)
    }

    fn may_leap(&self, who: Id) -> bool {
        let warrior = self.at(who);
        warrior.skill(Skill::Leap) && warrior.stands() && !warrior.is(Mark::Leapt)
    }

    fn list_table_moves(&self, who: Id, out: &mut Listing<'_>) {
        if !self.at(who).stands() {
            out.push(Move::Crawl);
            return;
        }
        out.push(Move::Walk);
        if self.may_hide(who) {
            out.push(Move::Sneak);
        }
        if self.may_run(who) {
            out.push(Move::Run);
        }
        if !self.options.heights {
            return;
        }
        for up in [false, true] {
            let heights = (1..=DEEPEST).filter(|height| self.may_climb(who, *height));
            heights.for_each(|height| out.push(Move::Climb(up, height)));
        }
        let most = self.highest_jump(who);
        (1..=most).for_each(|height| out.push(Move::Jump(height)));
        (1..=DEEPEST).for_each(|depth| out.push(Move::Gap(depth)));
    }

    fn highest_jump(&self, who: Id) -> u8 {
        if self.at(who).skill(Skill::Acrobat) { DEEPEST } else { JUMP }
    }

    fn list_shots(&self, who: Id, out: &mut Listing<'_>) {
        out.push(Move::Hold);
        if let Some(aim) = self.pending.aim {
            self.list_fire(aim, out);
            return;
        }
        if self.may_shoot(who).is_ok() {
            for weapon in self.usable(who) {
                for target in ids(self.shot_targets(who, weapon)) {
                    let most = self.most_shots(who, weapon, target);
                    (1..=most).for_each(|shots| out.push(Move::Aim(weapon, target, shots)));
                }
            }
        }
        for (spell, targets) in self.castable(who) {
            match targets {
                None => out.push(Move::Cast(spell, None)),
                Some(set) => {
                    ids(set).for_each(|target| out.push(Move::Cast(spell, Some(target))));
                }
            }
        }
    }

    fn list_fire(&self, aim: Aim, out: &mut Listing<'_>) {
        self.flips(aim).for_each(|flip| out.push(Move::Flip(flip)));
        out.push(Move::Fire);
        if self.may_fall_short(aim) {
            out.push(Move::Beyond);
        }
    }

    /// What can be said about the open shot at a real table: only what changes a number.
    pub(crate) fn flips(&self, aim: Aim) -> impl Iterator<Item = Flip> + use<> {
        let shooter = self.pending.selected.map(|who| self.at(who));
        let open = !self.options.map && aim.needs == 0 && aim.flips < FLIPS;
        let aimed = open && aim.weapon != Item::Blunderbuss;
        let sure = shooter.is_some_and(|warrior| warrior.skill(Skill::TrickShooter));
        let thrown = aim.weapon.missile().is_none_or(|missile| missile.thrown);
        let far = !thrown && self.may_fall_short(aim);
        let all = [(Flip::Cover, aimed && !sure), (Flip::Long, aimed && far)];
        all.into_iter().filter(|(_, may)| *may).map(|(flip, _)| flip)
    }

    /// Whether the open shot may be too far at a real table: a sling is fired twice only at half
    /// range.
    fn may_fall_short(&self, aim: Aim) -> bool {
        let sling = aim.weapon.missile().is_some_and(|m| m.twice == crate::weapon::Twice::Sling);
        !self.options.map && (aim.shots < 2 || !sling)
    }

    // ------------------------------------------------------------------ the open charge

    /// What can be said about the open charge, and what else can be done meanwhile.
    fn list_open_charge(&self, out: &mut Listing<'_>) {
        let charge = self.pending.charge;
        out.push(Move::End);
        for who in self.next_chargers(&charge) {
            self.list_short(who, out);
        }
        if charge.flips < FLIPS {
            if charge.dive == 0 {
                out.push(Move::Flip(Flip::Unseen));
                out.push(Move::Flip(Flip::TooFar));
            }
            ids(self.may_touch(&charge)).for_each(|id| out.push(Move::Touch(id)));
            ids(self.may_step_in(&charge)).for_each(|id| out.push(Move::StepIn(id)));
        }
        out.push(Move::Home);
    }

    /// Those who may declare the next charge while one is open.
    fn next_chargers(&self, charge: &Charge) -> impl Iterator<Item = Id> + '_ {
        let open = charge.who;
        let may = move |id: &Id| *id != open && self.may_charge(*id) && self.has_prey(*id);
        ids(self.team(self.active)).filter(may)
    }

    /// Whether this can be said about the open charge, or be done meanwhile.
    fn says_of_charge(&self, m: Move) -> bool {
        let charge = self.pending.charge;
        let again = charge.flips < FLIPS;
        match m {
            Move::End | Move::Home => true,
            Move::Does(who, Deed::Charge(target)) => {
                let targets = self.charge_targets(who, &Board::EMPTY);
                self.next_chargers(&charge).any(|id| id == who) && targets & target.bit() != 0
            }
            Move::Flip(Flip::Unseen | Flip::TooFar) => again && charge.dive == 0,
            Move::Touch(id) => again && self.may_touch(&charge) & id.bit() != 0,
            Move::StepIn(id) => again && self.may_step_in(&charge) & id.bit() != 0,
            _ => false,
        }
    }

    fn list_answers(&self, ask: Ask, out: &mut Listing<'_>) {
        let mut all = |moves: &[Move]| moves.iter().for_each(|m| out.push(*m));
        match ask {
            Ask::Die { .. } => {}
            Ask::Parry(_)
            | Ask::Fact(..)
            | Ask::Hide(_)
            | Ask::First
            | Ask::Role
            | Ask::Hunger(_) => {
                all(&[Move::Yes, Move::No]);
            }
            Ask::Contest => all(&[Move::Accept, Move::Dispute]),
            Ask::Rout => all(&[Move::Fight, Move::GiveUp]),
            Ask::Ready => all(&[Move::Ready]),
            Ask::Claim => all(&[Move::No, Move::Claim]),
            Ask::Intercept(set) => {
                out.push(Move::Nobody);
                ids(set).for_each(|id| out.push(Move::Intercept(id)));
            }
            Ask::Edge => {
                self.edges_to_choose().iter().for_each(|edge| out.push(Move::Edge(*edge)));
            }
            Ask::Quarter => (1..=4).for_each(|n| out.push(Move::Quarter(n))),
            Ask::Scenario => self.scenarios().for_each(|s| out.push(Move::Scenario(s))),
            Ask::Place(who) => {
                out.squares(self.zone(who), Move::Place);
                out.push(Move::PlaceRest);
            }
            Ask::Counter => {
                out.squares(self.counter_zone(), Move::Place);
            }
            Ask::Melee => self.melees().iter().for_each(|id| out.push(Move::Melee(*id))),
            Ask::Hands(who) => {
                self.all_ways(who).iter().for_each(|way| out.push(Move::Hands(way.0, way.1)));
            }
            Ask::Allot(who) => {
                ids(self.strike_targets(who)).for_each(|id| out.push(Move::Pick(id)));
            }
            Ask::Hold(_, set) => ids(set).for_each(|id| out.push(Move::Pick(id))),
            Ask::Hit(_, set) | Ask::Contact(_, set) => {
                ids(set).for_each(|id| out.push(Move::Pick(id)));
                out.push(Move::Nobody);
            }
            Ask::Drop(_) => {
                (1..=DEEPEST).for_each(|height| out.push(Move::Drop(height)));
                out.push(Move::No);
            }
            Ask::Fly(who, spell) => {
                out.squares(self.flights(who, spell), Move::Go);
            }
            Ask::Charge(_) => self.list_open_charge(out),
            Ask::Fight(set) => {
                for who in ids(set) {
                    self.other_ways(who).for_each(|way| out.push(Move::Arm(who, way.0, way.1)));
                }
                out.push(Move::Begin);
            }
            Ask::Toward => out.squares(self.field.passable(), Move::Toward),
        }
    }

    /// The ways in which he could fill his hands, but for the present one.
    pub(crate) fn other_ways(&self, who: Id) -> impl Iterator<Item = (Item, Item)> + use<> {
        let held = (self.at(who).main, self.at(who).off);
        self.all_ways(who).into_iter().filter(move |way| *way != held)
    }

    fn scenarios(&self) -> impl Iterator<Item = Scenario> + '_ {
        Scenario::ALL.iter().copied().filter(|s| self.options.map || !s.needs_map())
    }

    // ------------------------------------------------------------------ checking

    /// Whether a seat may make a move now, and if not, why.
    pub(crate) fn allows(&self, seat: Seat, m: Move) -> Law {
        law(self.phase != Phase::Over, Illegal::BattleOver)?;
        law(!matches!(m, Move::Die(_)), Illegal::NotADie)?;
        match self.pending.ask {
            Some((Mover::Chance, Ask::Die { label, .. })) => Err(Illegal::DieFirst(label)),
            Some((mover, ask)) => {
                law(mover == Mover::Seat(seat), Illegal::NotYourDecision)?;
                if self.answers(ask, m) { Ok(()) } else { Err(self.why_no_answer(ask, m)) }
            }
            None => {
                law(seat == self.active, Illegal::NotYourDecision)?;
                match self.pending.selected {
                    Some(who) => self.allows_deed(who, m),
                    None => self.allows_in_phase(seat, m),
                }
            }
        }
    }

    fn why_no_answer(&self, ask: Ask, m: Move) -> Illegal {
        let asks_square = matches!(ask, Ask::Place(_) | Ask::Counter | Ask::Fly(..));
        match (ask, m) {
            (Ask::Allot(who), Move::Pick(id)) if self.engaged(who) & id.bit() != 0 => {
                Illegal::StandingFirst
            }
            (_, Move::Place(square) | Move::Go(square)) if asks_square => {
                let what = matches!(m, Move::Go(_)) == matches!(ask, Ask::Fly(..));
                if what { self.why_not_put(ask, square) } else { Illegal::NotOffered }
            }
            (_, Move::Select(_) | Move::End) => Illegal::AnswerPending,
            _ => self.why_not_here(m).unwrap_or(Illegal::NotOffered),
        }
    }

    /// Why nobody and nothing is put on this square.
    fn why_not_put(&self, ask: Ask, square: Square) -> Illegal {
        match () {
            () if !self.field.is_free(square) => Illegal::NoGround,
            () if self.on(square).is_some() => Illegal::Taken,
            () if matches!(ask, Ask::Fly(..)) => Illegal::OutOfReach,
            () => Illegal::OutsideZone,
        }
    }

    /// Whether a move belongs to the other way to play.
    fn why_not_here(&self, m: Move) -> Option<Illegal> {
        let of_table = matches!(
            m,
            Move::Spot(_)
                | Move::Does(..)
                | Move::Hide
                | Move::Walk
                | Move::Sneak
                | Move::Run
                | Move::Crawl
                | Move::Climb(..)
                | Move::Jump(_)
                | Move::Gap(_)
                | Move::Dive(..)
                | Move::Drop(_)
                | Move::Flip(_)
                | Move::Touch(_)
                | Move::StepIn(_)
                | Move::Home
                | Move::Beyond
                | Move::Arm(..)
                | Move::Begin
                | Move::Ready
                | Move::Claim
        );
        let of_map = matches!(m, Move::Go(_) | Move::Place(_) | Move::PlaceRest)
            || matches!(m, Move::Toward(_) | Move::ChargeBoth(..) | Move::Edge(_));
        match (self.options.map, m) {
            (true, _) if of_table => Some(Illegal::TableOnly),
            (false, _) if of_map => Some(Illegal::MapOnly),
            _ => None,
        }
    }

    /// Why the selected warrior does not go to this square.
    fn why_not_there(&self, who: Id, square: Square) -> Illegal {
        let beside = ids(self.foes(who)).any(|foe| self.at(foe).at.touches(square));
        match () {
            () if self.at(who).at == square => Illegal::ThereAlready,
            () if !self.field.is_free(square) => Illegal::NoGround,
            () if self.on(square).is_some() => Illegal::Taken,
            () if beside => Illegal::NextToEnemy,
            () if !self.at(who).stands() || self.may_run(who) => Illegal::OutOfReach,
            () if self.enemy_within(who, 8) => Illegal::EnemyNear,
            () => Illegal::OutOfReach,
        }
    }

    /// Whether a move is one of the answers.
    fn answers(&self, ask: Ask, m: Move) -> bool {
        let among = |set: u64, id: Id| set & id.bit() != 0;
        match (ask, m) {
            (Ask::Die { .. }, _) => false,
            (
                Ask::Parry(_)
                | Ask::Fact(..)
                | Ask::Hide(_)
                | Ask::First
                | Ask::Role
                | Ask::Hunger(_),
                _,
            ) => matches!(m, Move::Yes | Move::No),
            (Ask::Contest, _) => matches!(m, Move::Accept | Move::Dispute),
            (Ask::Rout, _) => matches!(m, Move::Fight | Move::GiveUp),
            (Ask::Ready, _) => m == Move::Ready,
            (Ask::Claim, _) => matches!(m, Move::No | Move::Claim),
            (Ask::Intercept(set), Move::Intercept(id)) => among(set, id),
            (Ask::Intercept(_), _) => m == Move::Nobody,
            (Ask::Edge, Move::Edge(edge)) => self.edges_to_choose().contains(&edge),
            (Ask::Quarter, Move::Quarter(n)) => (1..=4).contains(&n),
            (Ask::Scenario, Move::Scenario(s)) => self.scenarios().any(|other| other == s),
            (Ask::Place(who), Move::Place(square)) => self.may_put(who, square),
            (Ask::Place(_), _) => m == Move::PlaceRest,
            (Ask::Counter, Move::Place(square)) => self.counter_zone().has(square),
            (Ask::Fly(who, spell), Move::Go(square)) => self.flights(who, spell).has(square),
            (Ask::Melee, Move::Melee(id)) => self.melees().contains(&id),
            (Ask::Hands(who), Move::Hands(main, off)) => self.all_ways(who).contains(&(main, off)),
            (Ask::Allot(who), Move::Pick(id)) => among(self.strike_targets(who), id),
            (Ask::Hold(_, set) | Ask::Hit(_, set) | Ask::Contact(_, set), Move::Pick(id)) => {
                among(set, id)
            }
            (Ask::Hit(..) | Ask::Contact(..), _) => m == Move::Nobody,
            (Ask::Drop(_), Move::Drop(height)) => (1..=DEEPEST).contains(&height),
            (Ask::Drop(_), _) => m == Move::No,
            (Ask::Charge(_), _) => self.says_of_charge(m),
            (Ask::Fight(set), Move::Arm(who, main, off)) => {
                among(set, who) && self.other_ways(who).any(|way| way == (main, off))
            }
            (Ask::Fight(_), _) => m == Move::Begin,
            (Ask::Toward, Move::Toward(square)) => self.field.passable().has(square),
            _ => false,
        }
    }

    /// Whether the phase may be ended.
    fn may_end(&self) -> Law {
        let seat = self.active;
        let tests = self.phase == Phase::Recovery && self.roster(seat).any(|id| self.may_rally(id));
        let rises = self.phase == Phase::Recovery && self.roster(seat).any(|id| self.may_rise(id));
        law(!tests && (R24_MAY_STAY_DOWN || !rises), Illegal::TestsPending)?;
        let rage = || ids(self.team(seat)).any(|id| self.must_charge(id));
        law(self.phase != Phase::Charges || !rage(), Illegal::MustCharge)
    }

    fn allows_in_phase(&self, seat: Seat, m: Move) -> Law {
        match m {
            Move::End => self.may_end(),
            Move::Rally(id) | Move::Rise(id) | Move::Herbs(id) => {
                law(self.phase == Phase::Recovery, Illegal::WrongPhase)?;
                law(id.seat() == seat && self.at(id).is_here(), Illegal::NotYours)?;
                let holds = match m {
                    Move::Rally(_) => self.may_rally(id),
                    Move::Rise(_) => self.may_rise(id),
                    _ => self.may_heal(id),
                };
                law(holds, self.why_no_recovery(id, m))
            }
            Move::Select(id) => {
                let phases = [Phase::Charges, Phase::Movement, Phase::Shooting];
                law(phases.contains(&self.phase), Illegal::WrongPhase)?;
                let mine = self.at(id).is_here() && self.owner(id) == seat;
                law(mine, Illegal::NotYours)?;
                law(self.pending.able & id.bit() != 0, Illegal::NotOffered)
                    .map_err(|_| self.why_not_selected(id))
            }
            Move::Spot(id) => {
                let why = self.why_not_here(m).unwrap_or(Illegal::NotOffered);
                law(self.hidden_foes(seat) & id.bit() != 0, why)
            }
            Move::WalkAll | Move::RunAll => {
                law(self.phase == Phase::Movement, Illegal::WrongPhase)?;
                law(self.may_all(m == Move::RunAll), Illegal::NotOffered)
            }
            Move::Does(id, deed) if !self.options.map => {
                self.allows_in_phase(seat, Move::Select(id))?;
                let mut chosen = self.clone();
                chosen.pending.selected = Some(id);
                chosen.prepare(id);
                chosen.allows_deed(id, deed.alone())?;
                let mut short = Moves::new();
                self.list_short(id, &mut Listing::whole(&mut short));
                law(short.contains(&m), Illegal::NotOffered)
            }
            Move::GiveUp | Move::Fight => Err(Illegal::NoRout),
            _ => Err(self.why_not_here(m).unwrap_or(Illegal::NobodySelected)),
        }
    }

    fn why_no_recovery(&self, id: Id, m: Move) -> Illegal {
        match m {
            _ if self.is(id, Mark::Acted) => Illegal::AlreadyActed,
            Move::Rally(_) if self.is(id, Mark::Fleeing) => Illegal::EnemyClosest,
            _ => Illegal::NotOffered,
        }
    }

    fn why_not_selected(&self, id: Id) -> Illegal {
        let warrior = self.at(id);
        let reasons = [
            (warrior.is(Mark::Fleeing), Illegal::Fleeing),
            (!warrior.stands(), Illegal::Fallen),
            (warrior.is(Mark::Rallied), Illegal::Rallied),
            (warrior.is(Mark::Charged) || warrior.is(Mark::FailedCharge), Illegal::Charged),
            (warrior.is(Mark::Acted), Illegal::AlreadyActed),
            (self.is_held(id), Illegal::Engaged),
        ];
        let found = reasons.iter().find(|(holds, _)| *holds).map(|(_, why)| *why);
        match (self.phase, found) {
            (Phase::Shooting, _) => self.may_shoot(id).err().unwrap_or(Illegal::NoWeapon),
            (Phase::Charges, None) if warrior.is(Mark::StoodUp) => Illegal::StoodUp,
            (_, Some(why)) => why,
            (_, None) => Illegal::OutOfReach,
        }
    }

    fn allows_deed(&self, who: Id, m: Move) -> Law {
        match m {
            Move::Select(_) | Move::End => Err(Illegal::AlreadySelected),
            Move::Hold => {
                law(self.phase != Phase::Charges || !self.must_charge(who), Illegal::MustCharge)
            }
            _ => match self.phase {
                Phase::Charges => self.allows_charge(who, m),
                Phase::Movement => self.allows_move(who, m),
                Phase::Shooting => self.allows_shot(who, m),
                _ => Err(Illegal::WrongPhase),
            },
        }
    }

    fn allows_charge(&self, who: Id, m: Move) -> Law {
        let map = self.options.map;
        let target = |id: Id| self.allows_target(id);
        match m {
            Move::Charge(id) => target(id),
            Move::ChargeBoth(a, b) if map => {
                target(a)?;
                target(b)?;
                law(a < b && self.may_charge_both(a, b), Illegal::OutOfReach)
            }
            Move::Escape => law(self.may_escape(who), Illegal::NotOffered),
            Move::Dive(id, height) if !map && self.options.heights => {
                target(id)?;
                law((1..=JUMP).contains(&height), Illegal::TooFar)
            }
            _ => Err(self.why_not_here(m).unwrap_or(Illegal::WrongPhase)),
        }
    }

    fn allows_target(&self, id: Id) -> Law {
        if self.pending.targets & id.bit() != 0 {
            return Ok(());
        }
        let foe = self.at(id);
        Err(match () {
            () if !foe.is_here() || self.owner(id) == self.active => Illegal::NotOffered,
            () if foe.is(Mark::Hidden) => Illegal::Hidden,
            () => Illegal::OutOfReach,
        })
    }

    fn allows_move(&self, who: Id, m: Move) -> Law {
        let map = self.options.map;
        let stands = self.at(who).stands();
        let high = !map && self.options.heights && stands;
        match m {
            Move::Go(square) if map => {
                let reached = self.pending.walk.has(square) || self.pending.run.has(square);
                if reached { Ok(()) } else { Err(self.why_not_there(who, square)) }
            }
            Move::Leap => law(self.may_leap(who), Illegal::NotOffered),
            Move::Exit => law(self.may_exit(who), Illegal::OutOfReach),
            Move::Hide if !map => law(self.may_stay_hidden(who), Illegal::NotOffered),
            Move::Walk if !map => law(stands, Illegal::Fallen),
            Move::Sneak if !map && stands => law(self.may_hide(who), Illegal::NotOffered),
            Move::Run if !map => law(self.may_run(who), Illegal::MayNotRun),
            Move::Crawl if !map => law(!stands, Illegal::NotOffered),
            Move::Climb(_, height) if high => law(self.may_climb(who, height), Illegal::TooFar),
            Move::Jump(height) if high => {
                law((1..=self.highest_jump(who)).contains(&height), Illegal::TooFar)
            }
            Move::Gap(depth) if high => law((1..=DEEPEST).contains(&depth), Illegal::TooFar),
            _ => Err(self.why_not_here(m).unwrap_or(Illegal::WrongPhase)),
        }
    }

    fn allows_shot(&self, who: Id, m: Move) -> Law {
        if let Some(aim) = self.pending.aim {
            return match m {
                Move::Fire => Ok(()),
                Move::Flip(flip) if !self.options.map => {
                    law(self.flips(aim).any(|other| other == flip), Illegal::NotOffered)
                }
                Move::Beyond if !self.options.map => {
                    law(self.may_fall_short(aim), Illegal::TooManyShots)
                }
                _ => Err(self.why_not_here(m).unwrap_or(Illegal::FireNow)),
            };
        }
        match m {
            Move::Aim(weapon, target, shots) => {
                self.may_shoot(who)?;
                self.may_use(who, weapon)?;
                self.allows_aim(who, weapon, target)?;
                let most = self.most_shots(who, weapon, target);
                law((1..=most).contains(&shots), Illegal::TooManyShots)
            }
            Move::Cast(spell, target) => {
                let found = self.castable(who).find(|(known, _)| *known == spell);
                let (_, targets) = found.ok_or(Illegal::NoSpell)?;
                let fits = match (targets, target) {
                    (None, None) => true,
                    (Some(set), Some(target)) => set & target.bit() != 0,
                    _ => false,
                };
                law(fits, Illegal::NoTarget)
            }
            Move::Fire => Err(Illegal::AimFirst),
            Move::Flip(_) | Move::Beyond if !self.options.map => Err(Illegal::AimFirst),
            _ => Err(self.why_not_here(m).unwrap_or(Illegal::WrongPhase)),
        }
    }

    fn allows_aim(&self, who: Id, weapon: crate::item::Item, target: Id) -> Law {
        if self.shot_targets(who, weapon) & target.bit() != 0 {
            return Ok(());
        }
        let foe = self.at(target);
        Err(match () {
            () if !foe.is_here() || self.owner(target) == self.owner(who) => Illegal::NotOffered,
            () if foe.engaged != 0 => Illegal::TargetEngaged,
            () if foe.is(Mark::Hidden) => Illegal::Hidden,
            () if !self.near(who, target, self.range(who, weapon)) => Illegal::OutOfRange,
            () if !self.sees(who, target) => Illegal::Unseen,
            () => Illegal::NotClosest,
        })
    }
}
