//! Cards in no order.

use crate::bits::bits;
use crate::card::Card;
use crate::cards::{Way, way};
use crate::pile::Pile;
use crate::state::MOST_CARDS;

/// How many copies of a card are counted in bits: as many as a deck holds.
const PLANES: usize = 3;

/// The cards of a hand. Three planes of bits, one bit for each card of the catalogue: who is there
/// at least once, twice, three times; and beside them what is there more often, which few hands
/// ever hold. So a card is found, put in and taken out without looking for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Hand {
    /// For each word of bits, its three planes.
    words: [[u64; PLANES]; 2],
    more: Pile<MOST_CARDS>,
    /// How many different cards are played in each way.
    ways: [u8; Way::COUNT],
    /// How many cards there are.
    len: u8,
}

impl Hand {
    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        self.words[word(card)][0] & bit(card) != 0
    }

    /// How many different cards are played in each way.
    #[inline]
    pub(crate) fn ways(&self) -> &[u8; Way::COUNT] {
        &self.ways
    }

    /// The different cards, in the order of the catalogue.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        let [low, high] = self.words.map(|planes| planes[0]);
        bits(low).chain(bits(high).map(|bit| bit + 64)).map(Card)
    }

    /// The same, each handed to `f` until it finds something: quicker than one after the other.
    #[inline(always)]
    pub(crate) fn find_kind<T>(&self, mut f: impl FnMut(Card) -> Option<T>) -> Option<T> {
        let [low, high] = self.words.map(|planes| planes[0]);
        for (first, mut word) in [(0, low), (64, high)] {
            while word != 0 {
                let found = f(Card(first + word.trailing_zeros() as u8));
                if found.is_some() {
                    return found;
                }
                word &= word - 1;
            }
        }
        None
    }

    /// Hands each different card to `f`.
    #[inline(always)]
    pub(crate) fn for_each_kind(&self, mut f: impl FnMut(Card)) {
        self.find_kind::<()>(|card| {
            f(card);
            None
        });
    }

    /// All cards, in the order of the catalogue.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|card| std::iter::repeat_n(card, self.count(card)))
    }

    pub(crate) fn count(&self, card: Card) -> usize {
        let [once, twice, thrice] =
            self.words[word(card)].map(|plane| usize::from(plane & bit(card) != 0));
        let more = if self.more.is_empty() { 0 } else { self.more.count(card) };
        once + twice + thrice + more
    }

    #[inline(always)]
    pub(crate) fn insert(&mut self, card: Card) {
        let planes = &mut self.words[word(card)];
        let [once, twice, thrice] = planes.map(|plane| plane & bit(card));
        planes[0] |= bit(card);
        planes[1] |= once;
        planes[2] |= twice;
        self.ways[way(card) as usize] += u8::from(once == 0);
        self.len += 1;
        if thrice != 0 {
            self.more.insert(card);
        }
    }

    /// Takes out a copy of a card that is there.
    #[inline(always)]
    pub(crate) fn take(&mut self, card: Card) {
        if !self.more.is_empty() && self.more.take(card) {
            self.len -= 1;
            return;
        }
        let planes = &mut self.words[word(card)];
        let [once, twice, thrice] = planes.map(|plane| plane & bit(card));
        planes[0] ^= once ^ twice;
        planes[1] ^= twice ^ thrice;
        planes[2] ^= thrice;
        self.ways[way(card) as usize] -= u8::from(once != twice);
        self.len -= u8::from(once != 0);
    }

    /// Whether each further copy is of a card that is there as often as bits can say, and what is
    /// counted is so.
    pub(crate) fn is_sound(&self) -> bool {
        let nested = |[once, twice, thrice]: &[u64; PLANES]| twice & !once | thrice & !twice == 0;
        let often = |card: Card| self.words[word(card)][PLANES - 1] & bit(card) != 0;
        let bits = self.words.iter().all(nested);
        let mut ways = [0; Way::COUNT];
        self.kinds().for_each(|card| ways[way(card) as usize] += 1);
        let len: usize = self.kinds().map(|card| self.count(card)).sum();
        let counted = ways == self.ways && len == self.len();
        bits && counted && self.more.is_sorted() && self.more.iter().all(often)
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
