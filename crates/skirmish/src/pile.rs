//! Cards in a row.

use crate::card::Card;

/// Up to `N` cards in order. What is behind the last is always the same, so that equal piles are
/// equal values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Pile<const N: usize> {
    len: u8,
    cards: [Card; N],
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Pile::EMPTY
    }
}

impl<const N: usize> Pile<N> {
    pub(crate) const EMPTY: Pile<N> = Pile { len: 0, cards: [Card(0); N] };

    #[inline]
    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + Clone + '_ {
        self.cards().iter().copied()
    }

    pub(crate) fn has(&self, card: Card) -> bool {
        self.cards().contains(&card)
    }

    pub(crate) fn count(&self, card: Card) -> usize {
        self.iter().filter(|&other| other == card).count()
    }

    /// Puts a card at the end.
    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Takes so many cards off the end, as far as there are any.
    #[inline]
    pub(crate) fn shorten(&mut self, cards: usize) {
        let left = self.len() - cards.min(self.len());
        self.cards[left..].fill(Card(0));
        self.len = left as u8;
    }

    /// The same cards from the last to the first.
    pub(crate) fn reversed(mut self) -> Pile<N> {
        let len = self.len();
        self.cards[..len].reverse();
        self
    }

    /// Puts a card where it belongs in a sorted pile.
    pub(crate) fn insert(&mut self, card: Card) {
        let mut at = self.len();
        while at > 0 && self.cards[at - 1] > card {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.len += 1;
    }

    /// Takes out the first copy of a card; says whether there was one.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) -> bool {
        !self.is_empty() && self.take_found(card)
    }

    fn take_found(&mut self, card: Card) -> bool {
        let Some(at) = self.cards().iter().position(|&other| other == card) else { return false };
        let cards = &mut self.cards[at..usize::from(self.len)];
        for n in 1..cards.len() {
            cards[n - 1] = cards[n];
        }
        cards[cards.len() - 1] = Card(0);
        self.len -= 1;
        true
    }

    /// The different cards of a sorted pile.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        let mut last = None;
        self.iter().filter(move |&card| last.replace(card) != Some(card))
    }

    /// These cards.
    pub(crate) fn of(cards: &[Card]) -> Pile<N> {
        let mut pile = Pile::EMPTY;
        pile.cards[..cards.len()].copy_from_slice(cards);
        pile.len = cards.len() as u8;
        pile
    }

    /// These cards in order.
    pub(crate) fn sorted(cards: &[Card]) -> Pile<N> {
        let mut pile = Pile::of(cards);
        if !cards.is_sorted() {
            pile.cards[..cards.len()].sort_unstable();
        }
        pile
    }

    /// So many cards off the end, as far as there are any, the last one first.
    #[inline]
    pub(crate) fn last(&self, cards: usize) -> Pile<N> {
        self.iter().rev().take(cards).collect()
    }

    pub(crate) fn sort(&mut self) {
        let len = self.len();
        self.cards[..len].sort_unstable();
    }

    pub(crate) fn shuffle(&mut self, rng: &mut kernel::Rng) {
        let len = self.len();
        rng.shuffle(&mut self.cards[..len]);
    }

    pub(crate) fn is_sorted(&self) -> bool {
        self.cards().is_sorted()
    }
}

impl<const N: usize> FromIterator<Card> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile<N> {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_of_the_same_cards_are_equal() {
        let mut hand: Pile<8> = Pile::EMPTY;
        [5, 3, 9, 3].into_iter().for_each(|n| hand.insert(Card(n)));
        assert_eq!(hand.cards(), [3, 3, 5, 9].map(Card));
        assert_eq!(hand.kinds().collect::<Vec<_>>(), [3, 5, 9].map(Card));
        assert!(hand.take(Card(3)) && !hand.take(Card(4)));
        assert_eq!(hand, [3, 5, 9].map(Card).into_iter().collect());
        assert_eq!(hand.reversed().cards(), [9, 5, 3].map(Card));
        hand.shorten(1);
        assert_eq!(hand, [3, 5].map(Card).into_iter().collect());
        hand.shorten(7);
        assert_eq!(hand, Pile::EMPTY);
    }
}
