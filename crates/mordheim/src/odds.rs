//! Exact odds: what a strike or a shot does, as fractions, by rolling every die there is.
//!
//! Dice do not know of each other, so it does not matter in which order they fall. A battle throws
//! all dice to hit, then all to wound, and so on; here every blow is followed to its end before
//! the next, and all that is kept between two blows is what the next one can change. The machine
//! is the same, [`Strike`]; it is given one blow at a time. Ways that lead to the same are merged
//! after every blow, so the cost grows with the number of blows and not with that of their dice.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::Serialize;

use crate::fraction::{Fraction, gcd};
use crate::strike::{MOST_WOUNDS, Step, Strike};
use crate::warrior::Condition;
use crate::wide::Wide;

/// How likely each end of a strike is. Together they are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Odds {
    /// No wound is lost and nobody falls.
    pub nothing: Fraction,
    /// Wounds are lost, but the target is no worse off otherwise.
    pub hurt: Fraction,
    /// Knocked down.
    pub knocked_down: Fraction,
    /// Stunned.
    pub stunned: Fraction,
    /// Out of action.
    pub out: Fraction,
    /// How many merged states were visited to find them.
    #[serde(skip)]
    #[schemars(skip)]
    pub visited: u32,
}

impl Strike {
    /// The exact odds of a strike that has not begun; nothing where the fractions do not fit.
    pub fn odds(&self) -> Option<Odds> {
        Odds::of(self.begun())
    }
}

impl Odds {
    /// The odds of a strike from where it stands. A parry is always tried. Nothing where the
    /// fractions do not fit, as may be with very many blows that take very many dice.
    pub(crate) fn of(strike: Strike) -> Option<Odds> {
        let mut count = Count::default();
        let (ends, whole) = count.ends_of(&strike)?;
        let [nothing, hurt, knocked_down, stunned, out] = fractions(ends, whole)?;
        Some(Odds { nothing, hurt, knocked_down, stunned, out, visited: count.visited })
    }
}

/// What becomes of a target, from the least to the worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum End {
    Nothing,
    Hurt,
    KnockedDown,
    Stunned,
    Out,
}

impl End {
    /// The end of a strike that is over.
    fn of(strike: &Strike) -> End {
        match strike.result() {
            Some(Condition::Out) => End::Out,
            Some(Condition::Stunned) => End::Stunned,
            Some(Condition::KnockedDown) => End::KnockedDown,
            _ if strike.weaker => End::Hurt,
            _ => End::Nothing,
        }
    }
}

// ---------------------------------------------------------------------- distributions

/// What can come next and how likely each of it is, in parts of a whole.
#[derive(Clone, Debug)]
struct Law<T> {
    parts: Vec<(T, u64)>,
    whole: u64,
}

impl<T> Law<T> {
    /// There is only one way.
    fn sure(to: T) -> Law<T> {
        Law { parts: vec![(to, 1)], whole: 1 }
    }

    /// In as few parts as possible.
    fn of(parts: impl IntoIterator<Item = (T, u64)>, whole: u64) -> Law<T> {
        let mut parts: Vec<(T, u64)> = parts.into_iter().filter(|(_, part)| *part > 0).collect();
        let common = |a, b| gcd(u128::from(a), u128::from(b)) as u64;
        let by = parts.iter().fold(whole, |by, (_, part)| common(by, *part)).max(1);
        parts.iter_mut().for_each(|(_, part)| *part /= by);
        Law { parts, whole: whole / by }
    }
}

/// How many parts two wholes have in common parts.
fn multiple(a: u64, b: u64) -> u64 {
    a / gcd(a.into(), b.into()) as u64 * b
}

/// A weight for each standing, by its number.
type Weights = Vec<Wide>;

/// Adds so many times the weights of one to another's.
fn add(to: &mut Weights, from: &[Wide], times: u64) -> Option<()> {
    to.resize(to.len().max(from.len()), Wide::ZERO);
    for (sum, weight) in to.iter_mut().zip(from).filter(|(_, weight)| **weight != Wide::ZERO) {
        *sum = sum.plus(weight.times(times)?)?;
    }
    Some(())
}

/// Where all ways have led so far, those that led to the same merged into one: for each course of
/// the dice to hit, how heavy each standing is.
#[derive(Clone, Debug)]
struct Fold {
    ways: BTreeMap<Course, Weights>,
    whole: Wide,
}

/// Every end as a fraction. All denominators are products of twos and threes.
fn fractions(mut ends: [Wide; 5], mut whole: Wide) -> Option<[Fraction; 5]> {
    for prime in [2, 3] {
        while let Some(less) = whole.part(prime)
            && ends.iter().all(|part| part.part(prime).is_some())
        {
            whole = less;
            ends = ends.map(|part| part.part(prime).unwrap_or(part));
        }
    }
    // Room for sums and for hundredths.
    let whole = whole.narrow().filter(|whole| whole.leading_zeros() > 8)?;
    Some(ends.map(|over| Fraction::new(over.narrow().unwrap_or(0), whole)))
}

// ---------------------------------------------------------------------- what is kept

/// What a strike has done so far, as far as later dice can change it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Standing {
    wounds: u8,
    hurt: bool,
    worst: Option<Condition>,
    no_helmet: bool,
    thrust: bool,
    may_crit: bool,
}

impl Standing {
    fn of(strike: &Strike) -> Standing {
        let standing = Standing {
            wounds: strike.defence.wounds,
            hurt: strike.weaker,
            worst: strike.worst,
            no_helmet: strike.no_helmet,
            thrust: strike.extras.thrust,
            may_crit: strike.may_crit,
        };
        standing.settled()
    }

    /// Nothing betters one who is out of action, and nothing makes it worse.
    fn settled(self) -> Standing {
        match self.worst {
            Some(Condition::Out) => {
                let (hurt, no_helmet, thrust) = (false, false, false);
                Standing { wounds: 0, hurt, no_helmet, thrust, may_crit: false, ..self }
            }
            _ => self,
        }
    }

    fn is_out(self) -> bool {
        self.worst == Some(Condition::Out)
    }

    /// As one blow sees it: how many wounds are left beyond those that it could take, and what
    /// else has been done, does not matter to it.
    fn as_met(self) -> Standing {
        Standing {
            wounds: self.wounds.min(MOST_WOUNDS + 1),
            hurt: false,
            worst: None,
            no_helmet: false,
            thrust: false,
            may_crit: self.may_crit,
        }
    }

    /// With what a blow has done to one who stood as it met him.
    fn after(self, blow: Standing) -> Standing {
        let lost = self.as_met().wounds - blow.wounds;
        let all = Standing {
            wounds: self.wounds - lost,
            hurt: self.hurt || blow.hurt,
            worst: self.worst.max(blow.worst),
            no_helmet: self.no_helmet || blow.no_helmet,
            thrust: self.thrust || blow.thrust,
            may_crit: blow.may_crit,
        };
        all.settled()
    }
}

/// What is known of a parry that is decided only when the last blow has hit or missed: the highest
/// die that it must beat, whether it does, and whether that die has fallen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Parry {
    best: u8,
    parried: bool,
    fallen: bool,
}

/// What wards off the first hit that is left: dodging takes all hits, a charm the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Ward {
    Ready,
    Gone,
    Dodged,
}

/// The course of the dice to hit so far, between two blows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Course {
    parry: Option<Parry>,
    ward: Ward,
}

/// What comes of the dice to hit of one blow: a miss, or a hit with its highest die and the number
/// of what it goes on with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Hit {
    Misses,
    Hits { die: u8, goes_on: usize },
}

impl Course {
    /// Whether a hit gets past the parry; nothing where another highest die was foreseen.
    fn meets(mut self, die: u8) -> Option<(Course, bool)> {
        let Some(parry) = &mut self.parry else { return Some((self, true)) };
        if die > parry.best {
            return None;
        }
        let this = die == parry.best && die > 0 && !parry.fallen;
        let parried = this && parry.parried;
        parry.fallen |= this;
        Some((self, !parried))
    }
}

/// Whether a blow hits, gets past the parry, and past the wards, and what it then goes on with.
fn meets(
    course: Course,
    hits: &Law<Hit>,
    ward: &Law<(Ward, bool)>,
) -> Vec<((Course, Option<usize>), u64)> {
    let mut parts = Vec::new();
    for &(hit, part) in &hits.parts {
        let all = part * ward.whole;
        let Hit::Hits { die, goes_on } = hit else {
            parts.push(((course, None), all));
            continue;
        };
        match course.meets(die) {
            None => {}
            Some((course, true)) if course.ward == Ward::Ready => {
                for &((ward, hits), share) in &ward.parts {
                    let goes_on = hits.then_some(goes_on);
                    parts.push(((Course { ward, ..course }, goes_on), part * share));
                }
            }
            Some((course, past)) => {
                let hits = past && course.ward == Ward::Gone;
                parts.push(((course, hits.then_some(goes_on)), all));
            }
        }
    }
    parts
}

// ---------------------------------------------------------------------- counting

/// So many dice fall for one blow at most, from one place where ways are merged to the next.
const MOST_DICE: u32 = 20;

/// The laws that were found, and how much that took.
#[derive(Default)]
struct Count {
    visited: u32,
    /// Blows that have hit or wounded, alone, from which the machine goes on.
    blows: Vec<Strike>,
    /// Everything that somebody can come to.
    standings: Vec<Standing>,
    /// What each blow does to one who stands as it meets him.
    done: BTreeMap<(usize, Standing), Law<Standing>>,
}

/// Strikes that wait for a die and how heavy each is, each of them once. The lowest is the last.
struct Open(Vec<(Strike, u64)>);

impl Open {
    fn add(&mut self, strike: &Strike, weight: u64) {
        match self.0.binary_search_by(|(other, _)| strike.cmp(other)) {
            Ok(place) => self.0[place].1 += weight,
            Err(place) => self.0.insert(place, (*strike, weight)),
        }
    }
}

/// The number of something in a list, to which it is added if need be.
fn number<T: PartialEq>(list: &mut Vec<T>, of: T) -> usize {
    list.iter().position(|known| *known == of).unwrap_or_else(|| {
        list.push(of);
        list.len() - 1
    })
}

impl Count {
    /// Every end of a strike from where it stands, in parts of a whole.
    fn ends_of(&mut self, strike: &Strike) -> Option<([Wide; 5], Wide)> {
        let mut ends = [Wide::ZERO; 5];
        if strike.step == Step::Done {
            ends[End::of(strike) as usize] = Wide::ONE;
            return Some((ends, Wide::ONE));
        }
        let mut fold = self.followed(strike)?;
        // Where the highest die foreseen has not fallen, another was foreseen as well.
        fold.ways.retain(|course, _| course.parry.is_none_or(|parry| parry.fallen));
        let mut sum = Weights::new();
        fold.ways.values().try_for_each(|weights| add(&mut sum, weights, 1))?;
        let standings = self.standings.clone();
        let laws: Vec<Law<End>> =
            standings.iter().map(|standing| self.close(strike, *standing)).collect();
        let whole = laws.iter().fold(1, |whole, law| multiple(whole, law.whole));
        for (weight, law) in sum.iter().zip(laws) {
            for (end, part) in law.parts {
                let end = &mut ends[end as usize];
                *end = end.plus(weight.times(part * (whole / law.whole))?)?;
            }
        }
        Some((ends, fold.whole.times(whole)?))
    }

    /// All blows of a strike from where it stands, each followed to its end.
    fn followed(&mut self, strike: &Strike) -> Option<Fold> {
        let ward = self.ward(strike);
        let mut fold = self.beginnings(strike, &ward)?;
        for &due in &strike.due[..usize::from(strike.dues)] {
            let injury = Some(number(&mut self.blows, strike.injury_of(due)));
            let ways = fold.ways.into_iter().map(|(course, weights)| ((course, injury), weights));
            fold = self.go_on(ways.collect(), fold.whole)?;
        }
        for blow in 0..strike.blows {
            let Some(hits) = self.hits(strike, blow) else { continue };
            let whole = fold.whole.times(hits.whole * ward.whole)?;
            let mut met: BTreeMap<(Course, Option<usize>), Weights> = BTreeMap::new();
            for (course, weights) in fold.ways {
                for (next, part) in meets(course, &hits, &ward) {
                    add(met.entry(next).or_default(), &weights, part)?;
                }
            }
            fold = self.go_on(met, whole)?;
        }
        Some(fold)
    }

    /// Feeds the machine every die until it is where it is wanted.
    fn feed<T: Ord>(&mut self, start: Strike, wanted: impl Fn(&Strike) -> Option<T>) -> Law<T> {
        let whole = 6_u64.pow(MOST_DICE);
        let mut open = Open(vec![(start, whole)]);
        let mut found: BTreeMap<T, u64> = BTreeMap::new();
        while let Some((mut strike, weight)) = open.0.pop() {
            self.visited += 1;
            let end = loop {
                match wanted(&strike) {
                    None if strike.rests() => break None,
                    None => {}
                    end => break end,
                }
            };
            if let Some(end) = end {
                *found.entry(end).or_default() += weight;
                continue;
            }
            // Most dice do the same as the one before.
            let (mut last, mut sum) = (strike, 0);
            for die in 1..=6 {
                let mut next = strike;
                next.take(die);
                if sum > 0 && next != last {
                    open.add(&last, sum);
                    sum = 0;
                }
                (last, sum) = (next, sum + weight / 6);
            }
            open.add(&last, sum);
        }
        Law::of(found, whole)
    }

    /// What is foreseen of a parry before the first blow.
    fn beginnings(&mut self, strike: &Strike, ward: &Law<(Ward, bool)>) -> Option<Fold> {
        let ward = if ward.parts.len() > 1 { Ward::Ready } else { Ward::Gone };
        let at = number(&mut self.standings, Standing::of(strike));
        let weights = |part: u64| {
            let mut weights = vec![Wide::ZERO; at + 1];
            weights[at] = Wide::ONE.times(part)?;
            Some(weights)
        };
        let mut ways = BTreeMap::new();
        if strike.step > Step::ParryAgain || strike.defence.parries == 0 {
            ways.insert(Course { parry: None, ward }, weights(1)?);
            return Some(Fold { ways, whole: Wide::ONE });
        }
        for best in [0, 2, 3, 4, 5, 6] {
            let law = self.feed(strike.parry_of(best), |strike| {
                let over = strike.step > Step::ParryAgain;
                over.then_some(strike.hits == 0)
            });
            for (parried, part) in law.parts {
                let parry = Some(Parry { best, parried, fallen: best == 0 });
                ways.insert(Course { parry, ward }, weights(part * (36 / law.whole))?);
            }
        }
        Some(Fold { ways, whole: Wide::ONE.times(36)? })
    }

    /// What becomes of the first hit that is left, and of the wards: whether it goes on.
    fn ward(&mut self, strike: &Strike) -> Law<(Ward, bool)> {
        if strike.step > Step::Charm {
            return Law::sure((Ward::Gone, true));
        }
        let step = strike.step.max(Step::Dodge);
        let start = Strike { hits: 1, ..strike.only(0).at_step(step) };
        self.feed(start, |strike| match (strike.step, strike.hits) {
            (Step::Charm, 0) => Some((Ward::Dodged, false)),
            (Step::Wound, hits) => Some((Ward::Gone, hits != 0)),
            _ => None,
        })
    }

    /// How a blow hits, or that it has; nothing where it has done all that it could.
    fn hits(&mut self, strike: &Strike, blow: u8) -> Option<Law<Hit>> {
        let (one, step) = (strike.only(blow), strike.step);
        if step <= Step::Misfire && blow >= strike.at {
            let fresh = blow > strike.at;
            return Some(self.dice_to_hit(if fresh { one.at_step(Step::Hit) } else { one }));
        }
        let goes_on = match () {
            () if step <= Step::Charm => (one.hits != 0).then(|| one.at_step(Step::Wound)),
            () if step > Step::Aside => None,
            () if blow == strike.at && step > Step::Wound => Some(one),
            () if blow >= strike.at && (step == Step::Wound || strike.finishing()) => {
                (one.hits != 0).then(|| one.at_step(Step::Wound))
            }
            () if (blow < strike.at) != (step == Step::Wound) || strike.finishing() => None,
            () => (one.wounding != 0).then(|| one.at_step(Step::Save)),
        };
        let die = if strike.best_at == blow { strike.best } else { 0 };
        Some(Law::sure(Hit::Hits { die, goes_on: number(&mut self.blows, goes_on?) }))
    }

    fn dice_to_hit(&mut self, start: Strike) -> Law<Hit> {
        let parries = start.defence.parries > 0;
        let law = self.feed(start, |strike| {
            let die = if parries { strike.best } else { 0 };
            let hit = || (strike.hits != 0).then(|| (die, strike.only(0).at_step(Step::Wound)));
            (strike.at == 1).then(hit)
        });
        let mut parts = Vec::new();
        for (hit, part) in law.parts {
            let hit = match hit {
                Some((die, blow)) => Hit::Hits { die, goes_on: number(&mut self.blows, blow) },
                None => Hit::Misses,
            };
            parts.push((hit, part));
        }
        Law { parts, whole: law.whole }
    }

    /// Follows blows to their end, each of them on its way.
    fn go_on(
        &mut self,
        met: BTreeMap<(Course, Option<usize>), Weights>,
        whole: Wide,
    ) -> Option<Fold> {
        let used: BTreeSet<usize> = met.keys().filter_map(|(_, blow)| *blow).collect();
        let known = self.standings.len();
        let mut rows: BTreeMap<usize, Vec<Law<usize>>> = BTreeMap::new();
        for blow in used {
            rows.insert(blow, (0..known).map(|standing| self.does(blow, standing)).collect());
        }
        let laws = rows.values().flatten();
        let parts = laws.fold(1, |whole, law| multiple(whole, law.whole));
        let mut ways: BTreeMap<Course, Weights> = BTreeMap::new();
        for ((course, blow), weights) in met {
            let sums = ways.entry(course).or_default();
            self.visited += weights.iter().filter(|weight| **weight != Wide::ZERO).count() as u32;
            let Some(rows) = blow.map(|blow| &rows[&blow]) else {
                add(sums, &weights, parts)?;
                continue;
            };
            sums.resize(self.standings.len(), Wide::ZERO);
            for (weight, law) in weights.iter().zip(rows).filter(|(w, _)| **w != Wide::ZERO) {
                for (to, part) in &law.parts {
                    sums[*to] = sums[*to].plus(weight.times(part * (parts / law.whole))?)?;
                }
            }
        }
        Some(Fold { ways, whole: whole.times(parts)? })
    }

    /// What a blow does to one of the standings.
    fn does(&mut self, blow: usize, standing: usize) -> Law<usize> {
        let before = self.standings[standing];
        if before.is_out() {
            return Law::sure(standing);
        }
        let met = before.as_met();
        if !self.done.contains_key(&(blow, met)) {
            let mut start = self.blows[blow];
            (start.defence.wounds, start.may_crit) = (met.wounds, met.may_crit);
            let law = self.feed(start, |strike| strike.is_followed().then(|| Standing::of(strike)));
            self.done.insert((blow, met), law);
        }
        let law = &self.done[&(blow, met)];
        let mut parts = Vec::with_capacity(law.parts.len());
        for (after, part) in &law.parts {
            parts.push((number(&mut self.standings, before.after(*after)), *part));
        }
        Law { parts, whole: law.whole }
    }

    /// What it comes to when all blows are over.
    fn close(&mut self, strike: &Strike, standing: Standing) -> Law<End> {
        let mut last = strike.closing();
        last.defence.wounds = standing.wounds;
        last.weaker = standing.hurt;
        last.worst = standing.worst;
        last.no_helmet = standing.no_helmet;
        last.extras.thrust = standing.thrust;
        self.feed(last, |strike| (strike.step == Step::Done).then(|| End::of(strike)))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::float_arithmetic, reason = "samples are compared with odds")]

    use kernel::{Game, Rng, Setup};

    use super::*;
    use crate::dice::SURE;
    use crate::item::Item;
    use crate::state::State;
    use crate::strike::{Blow, Need};
    use crate::warrior::Id;

    const A1: Id = Id(0);
    const B1: Id = Id(24);

    fn at(position: &str) -> State {
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        State::new(&setup.set("space", "table")).unwrap_or_else(|why| panic!("{position}\n{why}"))
    }

    /// All blows of A1 at B1, to whom these words apply.
    fn strike(a: &str, b: &str) -> Strike {
        let state = at(&format!("phase: combat\nA1: {a}, engaged B1\nB1: {b}"));
        state.strike_of(A1, B1, &state.limbs(A1)).begun()
    }

    /// A shot of A1 at B1 that needs this.
    fn shot(a: &str, b: &str, weapon: Item, needs: u8) -> Strike {
        let state = at(&format!("phase: shooting\nA1: {a}\nB1: {b}"));
        state.shot(A1, weapon, B1, needs, false).begun()
    }

    #[test]
    fn a_dagger_against_one_who_is_tougher() {
        let odds = Odds::of(strike("reikland warrior, I9, dagger", "middenheim warrior, T4, mace"));
        let odds = odds.expect("one blow can be counted out");
        assert_eq!(odds.out, Fraction::new(37, 486));
        assert_eq!(odds.stunned, Fraction::new(21, 486));
        assert_eq!(odds.knocked_down, Fraction::new(14, 486));
        assert_eq!(odds.hurt, Fraction::ZERO);
        assert_eq!(odds.nothing, Fraction::new(414, 486));
    }

    #[test]
    fn odds_are_one_together() {
        for strike in strikes() {
            let Odds { nothing, hurt, knocked_down, stunned, out, .. } =
                Odds::of(strike).expect("few blows can be counted out");
            let all = nothing.plus(hurt).plus(knocked_down).plus(stunned).plus(out);
            assert_eq!(all, Fraction::ONE);
        }
    }

    /// Everybody who parries twice, has a charm, wears armour and a helmet, and steps aside.
    const FENCER: &str = "middenheim champion, W3 I1, sword, buckler, heavy armour, helmet, \
                          step aside, lucky charm, hands sword buckler";

    /// Die by die in the order of a battle, merged, four attacks took 1.7 million states.
    #[test]
    fn the_cost_grows_with_the_blows_and_no_faster() {
        let visited = |attacks: u8| {
            let a = format!("reikland warrior, I9 A{attacks}, axe, sword, hatred, hands axe sword");
            let strike = strike(&a, FENCER);
            assert_eq!(strike.blows, attacks + 1);
            Odds::of(strike).expect("so many blows can be counted out").visited
        };
        let all: Vec<u32> = (1..=10).map(visited).collect();
        assert!(all.windows(2).all(|pair| pair[1] - pair[0] < 400), "{all:?}");
    }

    /// The odds found by throwing one die after the other, in the order of a battle.
    fn die_by_die(strike: Strike) -> [Fraction; 5] {
        let mut ends = [Fraction::ZERO; 5];
        let mut open = BTreeMap::from([(strike, Fraction::ONE)]);
        while let Some((strike, chance)) = open.pop_first() {
            let mut go = |next: Strike, chance: Fraction| {
                let sum = open.entry(next).or_insert(Fraction::ZERO);
                *sum = sum.plus(chance);
            };
            let mut next = strike;
            match strike.next() {
                Need::Nothing => {
                    let end = &mut ends[End::of(&strike) as usize];
                    *end = end.plus(chance);
                }
                Need::Parry => {
                    next.parry(true);
                    go(next, chance);
                }
                Need::Die { .. } => {
                    let sixth = Fraction::new(chance.over, chance.under * 6);
                    for die in 1..=6 {
                        next = strike;
                        next.roll(die);
                        go(next, sixth);
                    }
                }
            }
        }
        ends
    }

    /// One throw of a strike, and where it stands before each of its dice.
    fn stages(mut strike: Strike, dice: &mut Rng) -> Vec<Strike> {
        let mut all = vec![strike];
        loop {
            match strike.next() {
                Need::Nothing => return all,
                Need::Parry => strike.parry(true),
                Need::Die { .. } => strike.roll(dice.below(6) as u8 + 1),
            }
            all.push(strike);
        }
    }

    #[test]
    fn blow_by_blow_is_die_by_die() {
        let mut dice = Rng::new(37);
        let mut compared = 0;
        for strike in strikes().into_iter().chain(odd_strikes()) {
            for strike in (0..4).flat_map(|_| stages(strike, &mut dice)) {
                let Odds { nothing, hurt, knocked_down, stunned, out, .. } =
                    Odds::of(strike).expect("few blows can be counted out");
                let found = [nothing, hurt, knocked_down, stunned, out];
                assert_eq!(found, die_by_die(strike), "{strike:?}");
                compared += 1;
            }
        }
        assert!(compared > 200, "only {compared} were compared");
    }

    /// Strikes with something of everything that the machine knows.
    fn odd_strikes() -> Vec<Strike> {
        let mut all = strikes();
        for (n, strike) in all.iter_mut().enumerate() {
            let blow = strike.kinds[0].expect("a strike has blows");
            let other = Blow { injury: 1, wounds: 2, poison: true, unparryable: true, ..blow };
            let sure = Blow { hit: SURE, save: 4, critical: 5, concussion: true, ..blow };
            let mut odd = Strike::new(None, strike.target, strike.defence);
            odd = odd.with(blow, 1).with(if n % 2 == 0 { other } else { sure }, 1).with(blow, 1);
            (odd.close, odd.charts, odd.web) = (n % 3 != 0, n % 2 == 0, n % 4 == 0);
            odd.shot = !odd.close;
            odd.defence.parries = if odd.close { (n % 3) as u8 } else { 0 };
            odd.defence.asks = n % 4 < 2;
            (odd.defence.helmet, odd.defence.no_pain) = (n % 2 == 0, n % 5 == 1);
            (odd.defence.jump_up, odd.defence.hardy) = (n % 3 == 1, n % 7 == 2);
            (odd.defence.cursed, odd.defence.charm) = (n % 4 == 3, n % 3 < 2);
            (odd.defence.dodge, odd.defence.wounds) = (odd.shot, (n % 3) as u8);
            *strike = odd.begun();
        }
        all
    }

    /// A wound can be lost only by who has one left.
    #[test]
    fn who_has_no_wounds_left_loses_none() {
        let down = "middenheim warrior, W1 I1, mace, wounds 0, knocked down";
        let odds = Odds::of(shot("reikland marksman, bow", down, Item::Bow, 3)).expect("one blow");
        assert_eq!(odds.hurt, Fraction::ZERO);
        assert_ne!(odds.stunned, Fraction::ZERO);
    }

    fn strikes() -> Vec<Strike> {
        let plain = "middenheim warrior, I1, mace";
        let fencer = "middenheim champion, W2 I1, sword, buckler, light armour, helmet, \
                      step aside";
        let dodger = "middenheim champion, W2, lucky charm, dodge, heavy armour, shield";
        vec![
            strike("reikland warrior, I9, dagger", "middenheim warrior, T4, mace"),
            strike("reikland warrior, I9 A2, axe, hatred", fencer),
            strike("reikland warrior, I9, mace, axe, strike to injure, hands mace axe", plain),
            strike("skaven verminkin, weeping blades", fencer),
            strike("sisters of sigmar sister, S4, sigmarite warhammer", "undead zombie"),
            strike("reikland warrior, mace", "middenheim warrior, W3, light armour, knocked down"),
            shot("reikland marksman, bow", dodger, Item::Bow, 3),
            shot("skaven black skaven, blowpipe", plain, Item::Blowpipe, 4),
            shot("reikland warrior, crossbow", fencer, Item::Crossbow, 5),
        ]
    }

    /// What comes of a strike whose dice are thrown.
    fn thrown(mut strike: Strike, dice: &mut Rng) -> usize {
        loop {
            match strike.next() {
                Need::Nothing => break,
                Need::Parry => strike.parry(true),
                Need::Die { .. } => strike.roll(dice.below(6) as u8 + 1),
            }
        }
        match strike.result() {
            Some(Condition::Out) => 4,
            Some(Condition::Stunned) => 3,
            Some(Condition::KnockedDown) => 2,
            _ => usize::from(strike.weaker),
        }
    }

    #[test]
    fn a_million_throws_agree_with_the_odds() {
        const THROWS: u32 = 1_000_000;
        let mut dice = Rng::new(486);
        for strike in strikes() {
            let odds = Odds::of(strike).expect("few blows can be counted out");
            let Odds { nothing, hurt, knocked_down, stunned, out, .. } = odds;
            let mut counts = [0_u32; 5];
            for _ in 0..THROWS {
                counts[thrown(strike, &mut dice)] += 1;
            }
            for (odds, count) in [nothing, hurt, knocked_down, stunned, out].iter().zip(counts) {
                let chance = odds.over as f64 / odds.under as f64;
                let expected = chance * f64::from(THROWS);
                let deviation = (expected * (1.0 - chance)).sqrt();
                let off = (f64::from(count) - expected).abs();
                assert!(off <= 5.0 * deviation, "{odds}: {count} of {THROWS}, {strike:?}");
            }
        }
    }
}
