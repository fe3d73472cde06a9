//! A deal: who gets which tile, as one small number that can be ranked, drawn and typed in.

use std::fmt;

use kernel::{Rng, Seat};

use crate::seating::SEATS;
use crate::tile::{TILES, Tile, Tiles};

/// Tiles in a full hand.
pub const HAND: usize = 7;

/// How many deals there are: 28! / (7!)^4.
pub const DEALS: u64 = 472_518_347_558_400;

/// The owner of each of the 28 tiles, two bits each, tile 0-0 in the highest place; so deals are
/// ordered as their lists of owners are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Deal(u64);

impl Deal {
    const fn place(tile: usize) -> usize {
        2 * (TILES - 1 - tile)
    }

    /// The deal that gives these hands; nothing unless they are seven tiles each and no tile twice.
    pub fn of(hands: [Tiles; SEATS]) -> Option<Deal> {
        let all = hands.iter().fold(Tiles::NONE, |all, hand| all.or(*hand));
        if all != Tiles::ALL || hands.iter().any(|hand| hand.len() != HAND) {
            return None;
        }
        let mut bits = 0;
        for (seat, hand) in hands.iter().enumerate() {
            for tile in hand.iter() {
                bits |= (seat as u64) << Deal::place(tile.index());
            }
        }
        Some(Deal(bits))
    }

    /// Whether every seat gets seven tiles.
    pub const fn is_fair(self) -> bool {
        const EVEN: u64 = 0x0055_5555_5555_5555;
        let (low, high) = (self.0 & EVEN, self.0 >> 1 & EVEN);
        self.0 >> (2 * TILES) == 0
            && low.count_ones() == 14
            && high.count_ones() == 14
            && (low & high).count_ones() == 7
    }

    /// The four hands.
    #[inline]
    pub fn hands(self) -> [Tiles; SEATS] {
        let mut hands = [0u32; SEATS];
        let mut left = self.0;
        for tile in (0..TILES).rev() {
            hands[(left & 3) as usize] |= 1 << tile;
            left >>= 2;
        }
        hands.map(Tiles)
    }

    /// Shuffle S1: a Fisher-Yates shuffle from the top of the tiles in order; seat s gets places
    /// 7s to 7s + 6.
    pub fn shuffle(mut rng: Rng) -> Deal {
        let mut tiles: [u8; TILES] = std::array::from_fn(|n| n as u8);
        rng.shuffle(&mut tiles);
        let mut bits = 0;
        for (seat, hand) in tiles.chunks_exact(HAND).enumerate() {
            for tile in hand {
                bits |= (seat as u64) << Deal::place(*tile as usize);
            }
        }
        Deal(bits)
    }

    /// The deal at place `rank` of all deals in order. The rank must be below [`DEALS`].
    pub fn unrank(mut rank: u64) -> Deal {
        let mut left = [HAND as u64; SEATS];
        let mut ways = DEALS;
        let mut bits = 0;
        for n in (1..=TILES as u64).rev() {
            for (seat, left) in left.iter_mut().enumerate() {
                let here = ways * *left / n;
                if rank < here {
                    bits = bits << 2 | seat as u64;
                    *left -= 1;
                    ways = here;
                    break;
                }
                rank -= here;
            }
        }
        Deal(bits)
    }

    /// The place among all deals in order; nothing when it is not fair.
    pub fn rank(self) -> Option<u64> {
        if !self.is_fair() {
            return None;
        }
        let mut left = [HAND as u64; SEATS];
        let (mut ways, mut rank) = (DEALS, 0);
        for tile in 0..TILES {
            let n = (TILES - tile) as u64;
            let owner = (self.0 >> Deal::place(tile) & 3) as usize;
            rank += left[..owner].iter().map(|left| ways * left / n).sum::<u64>();
            ways = ways * left[owner] / n;
            left[owner] -= 1;
        }
        Some(rank)
    }

    /// Who gets `tile`.
    pub const fn owner(self, tile: Tile) -> Seat {
        Seat((self.0 >> Deal::place(tile.index()) & 3) as u8)
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.hands();
        write!(f, "{a} / {b} / {c} / {d}")
    }
}

#[cfg(test)]
mod tests {
    use kernel::Luck;

    use super::*;

    #[test]
    fn shuffle_s1_deals_what_it_always_dealt() {
        let golden = [
            (
                0,
                0,
                "2-0 3-0 3-3 4-2 4-3 5-5 6-2 / 1-0 4-1 4-4 5-4 6-0 6-3 6-5 / \
                    0-0 2-1 3-1 3-2 4-0 6-1 6-4 / 1-1 2-2 5-0 5-1 5-2 5-3 6-6",
            ),
            (
                0,
                1,
                "2-0 2-1 2-2 3-3 4-3 5-2 5-3 / 0-0 1-1 3-0 4-0 4-1 6-1 6-3 / \
                    1-0 4-2 5-4 5-5 6-4 6-5 6-6 / 3-1 3-2 4-4 5-0 5-1 6-0 6-2",
            ),
            (
                42,
                0,
                "1-1 2-0 3-0 3-2 5-1 6-0 6-2 / 0-0 1-0 3-1 3-3 5-2 5-3 6-1 / \
                     4-0 4-1 4-4 5-4 6-4 6-5 6-6 / 2-1 2-2 4-2 4-3 5-0 5-5 6-3",
            ),
            (
                3_735_928_559,
                5,
                "2-1 3-3 4-2 6-1 6-3 6-4 6-6 / 1-1 3-0 3-1 5-0 5-1 5-3 5-5 / \
                     0-0 1-0 2-2 3-2 5-4 6-0 6-5 / 2-0 4-0 4-1 4-3 4-4 5-2 6-2",
            ),
        ];
        for (seed, n, hands) in golden {
            assert_eq!(Deal::shuffle(Luck::new(seed).at(n).fast().unwrap()).to_string(), hands);
        }
    }

    #[test]
    fn deals_are_ranked_in_order_without_gaps() {
        let (first, last) = (Deal::unrank(0), Deal::unrank(DEALS - 1));
        assert_eq!((first.rank(), last.rank()), (Some(0), Some(DEALS - 1)));
        assert!(first.to_string().starts_with("0-0 1-0 1-1 2-0 2-1 2-2 3-0 / 3-1"));
        let mut rng = Rng::new(9);
        for _ in 0..5_000 {
            let rank = rng.below(DEALS - 1);
            let (deal, next) = (Deal::unrank(rank), Deal::unrank(rank + 1));
            assert!(deal.is_fair() && deal < next);
            assert_eq!(deal.rank(), Some(rank));
            assert_eq!(Deal::of(deal.hands()), Some(deal));
            assert!(Tile::all().all(|tile| deal.hands()[deal.owner(tile).index()].has(tile)));
        }
        assert!(!Deal(0).is_fair() && !Deal(u64::MAX).is_fair() && Deal(1).rank().is_none());
    }
}
