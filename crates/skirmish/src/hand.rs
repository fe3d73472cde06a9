//! Cards in no order.

use crate::bits::bits;
use crate::card::Card;
use crate::pile::Pile;
use crate::state::MOST_CARDS;

/// How many copies of a card are counted in bits: as many as a deck holds.
const PLANES: usize = 3;

/// The cards of a hand. Three planes of bits, one bit for each card of the catalogue: who is there
/// at least once, twice, three times; and beside them what is there more often, which few hands
/// ever hold. So a card is found, put in and taken out without looking for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Hand {
    planes: [[u64; 2]; PLANES],
    more: Pile<MOST_CARDS>,
}

impl Hand {
    pub(crate) fn len(&self) -> usize {
        let bits = self.planes.iter().flatten().map(|word| word.count_ones()).sum::<u32>();
        bits as usize + self.more.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.planes[0] == [0; 2]
    }

    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        self.planes[0][word(card)] & bit(card) != 0
    }

    /// Whether a card is there whose bit is among these.
    #[inline]
    pub(crate) fn has_any(&self, bits: &[u64; 2]) -> bool {
        self.planes[0][0] & bits[0] | self.planes[0][1] & bits[1] != 0
    }

    /// The different cards, in the order of the catalogue.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        let [low, high] = self.planes[0];
        bits(low).chain(bits(high).map(|bit| bit + 64)).map(Card)
    }

    /// The same, each handed to `f`: quicker than one after the other.
    #[inline]
    pub(crate) fn for_each_kind(&self, mut f: impl FnMut(Card)) {
        let [low, high] = self.planes[0];
        for (first, mut word) in [(0, low), (64, high)] {
            while word != 0 {
                f(Card(first + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
    }

    /// All cards, in the order of the catalogue.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|card| std::iter::repeat_n(card, self.count(card)))
    }

    pub(crate) fn count(&self, card: Card) -> usize {
        let set = |plane: &[u64; 2]| usize::from(plane[word(card)] & bit(card) != 0);
        let [once, twice, thrice] = &self.planes;
        let more = if self.more.is_empty() { 0 } else { self.more.count(card) };
        set(once) + set(twice) + set(thrice) + more
    }

    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        let (n, bit) = (word(card), bit(card));
        match self.planes.iter_mut().find(|plane| plane[n] & bit == 0) {
            Some(free) => free[n] |= bit,
            None => self.more.insert(card),
        }
    }

    /// Takes out a copy of a card that is there.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        if !self.more.is_empty() && self.more.take(card) {
            return;
        }
        let (n, bit) = (word(card), bit(card));
        if let Some(last) = self.planes.iter_mut().rev().find(|plane| plane[n] & bit != 0) {
            last[n] &= !bit;
        }
    }

    /// Whether each further copy is of a card that is there as often as bits can say.
    pub(crate) fn is_sound(&self) -> bool {
        let [once, twice, thrice] = self.planes;
        let within = |more: [u64; 2], less: [u64; 2]| more[0] & !less[0] | more[1] & !less[1] == 0;
        let often = |card: Card| thrice[word(card)] & bit(card) != 0;
        let bits = within(twice, once) && within(thrice, twice);
        bits && self.more.is_sorted() && self.more.iter().all(often)
    }
}

/// Where the bit of a card is.
const fn word(card: Card) -> usize {
    (card.0 >> 6 & 1) as usize
}

const fn bit(card: Card) -> u64 {
    1 << (card.0 & 63)
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.insert(card));
        hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_of_the_same_cards_are_equal_in_whatever_order_they_came() {
        let hand = |cards: &[u8]| cards.iter().copied().map(Card).collect::<Hand>();
        let mut one = hand(&[90, 3, 5, 3, 3, 3, 3]);
        assert_eq!(one, hand(&[3, 5, 3, 90, 3, 3, 3]));
        assert_eq!(one.iter().map(|card| card.0).collect::<Vec<_>>(), [3, 3, 3, 3, 3, 5, 90]);
        assert_eq!((one.len(), one.kinds().count(), one.is_sound()), (7, 3, true));
        for left in [4, 3, 2] {
            one.take(Card(3));
            assert_eq!((one.count(Card(3)), one.is_sound()), (left, true));
        }
        one.take(Card(90));
        assert_eq!(one, hand(&[3, 5, 3]));
        assert!(!one.has(Card(90)) && one.has(Card(3)));
    }
}
