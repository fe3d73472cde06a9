//! Questions about space, answered from the map. At a real table the same questions are put to the
//! people there ([`Question`](crate::Question)); no rule beside these two ways knows where
//! anybody is.

use kernel::Seat;

use crate::field::Edge;
use crate::item::Item;
use crate::set::Member;
use crate::skill::{Rule, Skill};
use crate::square::{Board, Patch, Square};
use crate::state::{Components, other};
use crate::warrior::{Id, Mark, NOWHERE, SetOfIds as _, ids};

impl Components {
    /// Whether two are at most so many inches apart.
    pub(crate) fn near(&self, a: Id, b: Id, inches: u8) -> bool {
        self.at(a).at.within(self.at(b).at, inches)
    }

    /// Whether one sees the other.
    pub(crate) fn sees(&self, a: Id, b: Id) -> bool {
        self.field.sees(self.at(a).at, self.at(b).at)
    }

    /// How far a leader's Leadership reaches.
    pub(crate) fn leader_range(&self, leader: Id) -> u8 {
        let leader = self.at(leader);
        let range = if leader.rule(Rule::LeaderRange12) { 12 } else { 6 };
        range + if leader.skill(Skill::BattleTongue) { 6 } else { 0 }
    }

    /// The leader who could lend his Leadership to this warrior if he is near.
    pub(crate) fn lender(&self, who: Id) -> Option<Id> {
        let leader = self.leader(who.seat()).filter(|leader| *leader != who)?;
        let warrior = self.at(leader);
        let able = warrior.is_here() && warrior.stands() && !warrior.is(Mark::Fleeing);
        (able && warrior.profile.ld > self.at(who).profile.ld).then_some(leader)
    }

    /// Whether a friend who counts is within six inches.
    pub(crate) fn friend_near(&self, who: Id) -> bool {
        let counts = |id: Id| {
            let friend = self.at(id);
            id != who && friend.stands() && !friend.is(Mark::Fleeing) && self.near(who, id, 6)
        };
        ids(self.team(self.owner(who))).any(counts)
    }

    /// Whether a hero of his side is within six inches.
    pub(crate) fn hero_near(&self, who: Id) -> bool {
        let counts = |id: Id| id != who && self.at(id).is_hero() && self.near(who, id, 6);
        ids(self.team(self.owner(who))).any(counts)
    }

    /// Whether the model closest to him is an enemy who counts.
    pub(crate) fn enemy_closest(&self, who: Id) -> bool {
        let from = self.at(who).at;
        let closest = |set: u64, counts: &dyn Fn(Id) -> bool| {
            ids(set).filter(|id| counts(*id)).map(|id| from.d2(self.at(id).at)).min()
        };
        let friend = closest(self.team(self.owner(who)), &|id| id != who);
        let enemy = closest(self.foes(who), &|id| self.at(id).threatens());
        enemy.is_some_and(|enemy| friend.is_none_or(|friend| enemy < friend))
    }

    /// Whether an enemy who counts is within so many inches.
    pub(crate) fn enemy_within(&self, who: Id, inches: u8) -> bool {
        let from = self.at(who).at;
        let near = |id: Id| {
            let foe = self.at(id);
            from.within(foe.at, inches) && foe.threatens()
        };
        ids(self.foes(who)).any(near)
    }

    /// The warriors of a set who would be in contact with somebody on this square.
    pub(crate) fn touching(&self, square: Square, set: u64) -> u64 {
        let touches = |id: &Id| {
            let at = self.at(*id).at;
            at != NOWHERE && at.touches(square) && self.field.can_step(square, at)
        };
        ids(set).filter(touches).set()
    }

    /// The squares of these warriors.
    pub(crate) fn squares_of(&self, set: u64) -> Board {
        // Nowhere is no square of a board.
        ids(set).map(|id| self.at(id).at).collect()
    }

    /// The squares next to these warriors, and their own.
    pub(crate) fn beside(&self, set: u64) -> Board {
        self.squares_of(set).grown()
    }

    /// Whether somebody who stands there could be hidden: there is cover next to him, or a wall
    /// between him and every enemy, and no enemy notices him.
    pub(crate) fn could_hide(&self, who: Id) -> bool {
        let at = self.at(who).at;
        let sheltered = |foe: Id| {
            let from = self.at(foe).at;
            !self.field.sees(from, at) || self.field.cover(from, at, &Board::EMPTY)
        };
        let foes = self.foes(who);
        self.field.shelter(at)
            && !ids(foes).any(|foe| self.notices(foe, at))
            && ids(foes).all(sheltered)
    }

    /// Whether an enemy is near enough to notice somebody hidden there.
    pub(crate) fn notices(&self, foe: Id, at: Square) -> bool {
        let foe = self.at(foe);
        let lantern = if foe.has(Item::Lantern) { 4 } else { 0 };
        foe.threatens() && foe.at.within(at, foe.profile.i + lantern)
    }

    /// Whether one finds another who hides: by being near, or by seeing him without any cover.
    pub(crate) fn finds(&self, who: Id, hidden: Id) -> bool {
        let (from, at) = (self.at(who).at, self.at(hidden).at);
        let plain = || self.field.sees(from, at) && !self.field.cover(from, at, &Board::EMPTY);
        self.notices(who, at) || (self.at(who).threatens() && plain())
    }

    /// Where a fleeing warrior ends who runs so many inches toward the nearest edge; nothing when
    /// he leaves the table.
    pub(crate) fn flight(&self, who: Id, inches: u8) -> Option<Square> {
        let from = self.at(who).at;
        let edge = self.field.nearest_edge(from);
        if self.reaches_edge(who, inches, edge) {
            return None;
        }
        let foes = self.foes(who);
        let clear = self.reach_of(who, 2 * inches).minus(&self.beside(foes));
        let away = |square: &Square| {
            let nearest = ids(foes).map(|foe| self.at(foe).at.d2(*square)).min().unwrap_or(0);
            (std::cmp::Reverse(self.field.edge_distance(*square, edge)), nearest)
        };
        Some(clear.iter().max_by_key(away).unwrap_or(from))
    }

    /// Whether somebody who runs so many inches leaves the table by this edge.
    fn reaches_edge(&self, who: Id, inches: u8, edge: Edge) -> bool {
        let near = self.reach_of(who, 2 * (inches - 1)).with(self.at(who).at);
        self.field.is_exit(edge) && self.field.strip(edge, 1).meets(&near)
    }

    /// Where somebody ends who breaks away and runs so many inches from those he fought; nothing
    /// when he leaves the table by an edge that is nearer to him than to any of them.
    pub(crate) fn breakaway(&self, who: Id, inches: u8) -> Option<Square> {
        let from = self.at(who).at;
        let (foes, fought) = (self.foes(who), self.engaged(who));
        let behind = |edge: Edge| {
            let own = self.field.edge_distance(from, edge);
            ids(fought).all(|foe| own < self.field.edge_distance(self.at(foe).at, edge))
        };
        let gone = |edge: &&Edge| behind(**edge) && self.reaches_edge(who, inches, **edge);
        if Edge::ALL.iter().any(|edge| gone(&edge)) {
            return None;
        }
        let clear = self.reach_of(who, 2 * inches).minus(&self.beside(foes));
        let away = |square: &Square| {
            let nearest = |set: u64| ids(set).map(|foe| self.at(foe).at.d2(*square)).min();
            (nearest(fought).unwrap_or(0), nearest(foes).unwrap_or(0))
        };
        Some(clear.iter().max_by_key(away).unwrap_or(from))
    }

    /// The squares that a warrior can come to with so many half inches.
    pub(crate) fn reach_of(&self, who: Id, budget: u8) -> Board {
        self.field.reach(self.at(who).at, budget, &self.occupied())
    }

    /// Which way is forward for a side: away from its own edge.
    pub(crate) fn forward(&self, seat: Seat) -> Option<crate::field::Edge> {
        let own = self.side(seat).edge.map(crate::field::Edge::opposite);
        own.or(self.side(other(seat)).edge)
    }
}

impl crate::field::Field {
    /// Whether there is something to hide behind at a square.
    pub(crate) fn shelter(&self, at: Square) -> bool {
        let around = Patch::new(at, [7 << at.x() >> 1; 3]);
        around.meets(&self.cover) || around.meets(&self.opaque)
    }

    /// Whether a square is inside a building or among ruins.
    pub(crate) fn in_ruins(&self, at: Square) -> bool {
        self.inside(at) || self.terrain(at) == crate::field::Terrain::Ruin
    }
}

impl crate::field::Edge {
    /// The next edge, clockwise.
    pub(crate) const fn next(self) -> crate::field::Edge {
        match self {
            crate::field::Edge::North => crate::field::Edge::East,
            crate::field::Edge::East => crate::field::Edge::South,
            crate::field::Edge::South => crate::field::Edge::West,
            crate::field::Edge::West => crate::field::Edge::North,
        }
    }

    /// Whether one goes up or down toward it.
    pub(crate) const fn is_upright(self) -> bool {
        matches!(self, crate::field::Edge::North | crate::field::Edge::South)
    }
}

impl crate::reach::Route {
    /// The way of one who is there already.
    pub(crate) fn nowhere() -> crate::reach::Route {
        crate::reach::Route { cost: 0, squares: crate::sight::Path::new() }
    }
}
