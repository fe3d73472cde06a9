//! Cards in no order.

use crate::card::Card;
use crate::pile::Pile;
use crate::state::MOST_CARDS;

/// The cards of a hand: one bit for each kind that is there, and further copies beside them. Most
/// hands hold few copies, so that kinds are found and counted at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Hand {
    kinds: [u64; 2],
    copies: Pile<MOST_CARDS>,
}

impl Hand {
    #[inline]
    pub(crate) fn len(&self) -> usize {
        let [low, high] = self.kinds.map(u64::count_ones);
        (low + high) as usize + self.copies.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.kinds == [0; 2]
    }

    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        self.kinds[word(card)] & bit(card) != 0
    }

    /// Whether a card is there whose bit is among these.
    #[inline]
    pub(crate) fn has_any(&self, bits: &[u64; 2]) -> bool {
        self.kinds[0] & bits[0] | self.kinds[1] & bits[1] != 0
    }

    /// The different cards, in the order of the catalogue.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        let [low, high] = self.kinds;
        bits(0, low).chain(bits(64, high))
    }

    /// The same, each handed to `f`: quicker than one after the other.
    #[inline]
    pub(crate) fn for_each_kind(&self, mut f: impl FnMut(Card)) {
        for (first, mut word) in [(0, self.kinds[0]), (64, self.kinds[1])] {
            while word != 0 {
                f(Card(first + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
    }

    /// All cards, in the order of the catalogue.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|card| std::iter::repeat_n(card, 1 + self.copies.count(card)))
    }

    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        if self.has(card) {
            self.copies.insert(card);
        } else {
            self.kinds[word(card)] |= bit(card);
        }
    }

    /// Takes out a copy of a card that is there.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        if self.copies.is_empty() || !self.copies.take(card) {
            self.kinds[word(card)] &= !bit(card);
        }
    }

    /// Whether further copies are of kinds that are there, and in order.
    pub(crate) fn is_sound(&self) -> bool {
        self.copies.is_sorted() && self.copies.iter().all(|card| self.has(card))
    }
}

/// The cards of one word, the first of which has this number.
#[inline]
fn bits(first: u8, mut word: u64) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let card = Card(first + word.trailing_zeros() as u8);
        (word != 0).then(|| {
            word &= word - 1;
            card
        })
    })
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
        let mut one = hand(&[90, 3, 5, 3, 3]);
        assert_eq!(one, hand(&[3, 5, 3, 90, 3]));
        assert_eq!(one.iter().map(|card| card.0).collect::<Vec<_>>(), [3, 3, 3, 5, 90]);
        assert_eq!((one.len(), one.kinds().count(), one.is_sound()), (5, 3, true));
        one.take(Card(3));
        one.take(Card(90));
        assert_eq!(one, hand(&[3, 5, 3]));
        assert!(!one.has(Card(90)) && one.has(Card(3)));
    }
}
