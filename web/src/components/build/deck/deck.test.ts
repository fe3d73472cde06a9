import { expect, test } from 'vitest';
import type { Face, Rarity } from '../../../boards/skirmish/catalogue';
import type { Draft } from '../../../lib/kernel/adapter';
import { curveOf, deckOf, EMPTY, inOrder, textOf, withCard, withoutCard, writtenOut, type Deck } from './deck';
import { fitOf, kindsIn, NO_FILTER, sortByFit } from './filter';
import { remedyOf } from './remedies';

const face = (id: string, power: number, rarity: Rarity = 'bronze', more: Partial<Face> = {}): Face => ({
  id, power, rarity, title: { key: `card-${id}` }, action: false, type: undefined, types: ['human'], keywords: [], words: [], text: [], ...more,
});
const FACES = new Map([
  face('archer', 3), face('dragon', 7, 'gold', { types: ['dragon'] }), face('wizard', 1, 'silver', { keywords: ['death'] }),
  face('noble', 4, 'silver', { keywords: ['conquer'] }), face('strike', 0, 'bronze', { action: true, types: [] }),
].map((one) => [one.id, one]));
const known = (card: string) => FACES.get(card);
const LIMITS = { bronze: 3, silver: 2, gold: 1 };
const deck = (...cards: string[]): Deck => ({ ...EMPTY, cards });

test('cards come and go, the last copy first', () => {
  const built = withCard(withCard(deck('archer', 'wizard'), 'archer'), 'noble');
  expect(textOf(built)).toBe('leader: rookie\n2 archer\n1 wizard\n1 noble\n');
  expect(withoutCard(built, 'archer').cards).toEqual(['archer', 'wizard', 'noble']);
  expect(withoutCard(built, 'archer', 5).cards).toEqual(['wizard', 'noble']);
  expect(writtenOut(built, 'Mine', (card) => card.toUpperCase())).toBe('# Mine\nleader: rookie\n2 ARCHER\n1 WIZARD\n1 NOBLE\n');
});

test('a deck is what of a text could be read', () => {
  const entry = { line: 2, id: 'archer', sheet: 'archer', count: 2, facts: {}, holds: [], could: [], remark: '' };
  const draft: Draft = { wrong: [], facts: { leader: { text: 'sage' } }, entries: [entry], could: [] };
  expect(deckOf(draft, true)).toEqual({ leader: 'sage', cards: ['archer', 'archer'], designs: true });
});

test('the curve counts powers, and actions apart', () => {
  const curve = curveOf(deck('archer', 'archer', 'dragon', 'strike', 'stranger'), known);
  expect([...curve]).toEqual([[1, 0], [2, 0], [3, 2], [4, 0], [5, 0], [6, 1], ['action', 1]]);
  const order = [...FACES.values()].sort((one, other) => inOrder(one, other, ({ id }) => id)).map(({ id }) => id);
  expect(order).toEqual(['wizard', 'archer', 'noble', 'dragon', 'strike']);
});

test('what came last is taken out of what is too many', () => {
  const rarity = { key: 'error-illegal-deck-rarity', args: { rarity: { word: 'rarity-silver' }, count: { number: 9 }, most: { number: 7 } } };
  expect(remedyOf(rarity, deck('wizard', 'archer', 'noble', 'wizard', 'dragon'), known, LIMITS))
    .toEqual({ do: 'take', count: 2, rarity: 'silver', take: [['wizard', 1], ['noble', 1]] });
  const size = (n: number) => ({ key: 'error-illegal-deck-size', args: { size: { number: n }, fewest: { number: 25 }, most: { number: 30 } } });
  expect(remedyOf(size(22), EMPTY, known, LIMITS)).toEqual({ do: 'add', count: 3 });
  expect(remedyOf(size(32), deck('wizard', 'archer', 'archer'), known, LIMITS)).toEqual({ do: 'take', count: 2, take: [['archer', 2]] });
});

test('a card that does not belong into the deck is named', () => {
  const about = (what: string, card: string, more = {}) => ({ key: `error-illegal-deck-${what}`, args: { card: { message: { key: `card-${card}` } }, ...more } });
  const copies = about('copies', 'wizard', { copies: { number: 4 }, rarity: { word: 'rarity-silver' } });
  expect(remedyOf(copies, deck('wizard'), known, LIMITS)).toEqual({ do: 'take', count: 2, take: [['wizard', 2]] });
  expect(remedyOf(about('design', 'noble'), deck('noble'), known, LIMITS)).toEqual({ do: 'allow', card: 'noble' });
  expect(remedyOf(about('stranger', 'noble'), deck('noble', 'noble'), known, LIMITS)).toEqual({ do: 'take', count: 2, take: [['noble', 2]] });
  expect(remedyOf(about('stranger', 'nobody'), deck('noble'), known, LIMITS)).toEqual({ do: 'nothing' });
  expect(remedyOf({ key: 'error-bad-deck-line' }, EMPTY, known, LIMITS)).toEqual({ do: 'nothing' });
});

test('cards that fit come first', () => {
  const cards = [...FACES.values()].map((one) => ({ face: one, written: `${one.id} Schließt die Lücke` }));
  const ids = (some: { face: Face }[]) => some.map(({ face: { id } }) => id);
  const { fitting, others } = sortByFit(cards, { ...NO_FILTER, rarity: ['silver'], does: ['conquer', 'death'] });
  expect([ids(fitting), ids(others)]).toEqual([['wizard', 'noble'], ['archer', 'dragon', 'strike']]);
  expect(ids(sortByFit(cards, { ...NO_FILTER, words: 'DRAG lucke' }).fitting)).toEqual(['dragon']);
  expect(ids(sortByFit(cards, { ...NO_FILTER, power: [6, 'action'] }).fitting)).toEqual(['dragon', 'strike']);
  expect(ids(sortByFit(cards, { ...NO_FILTER, tribe: ['dragon'] }).fitting)).toEqual(['dragon']);
  expect(fitOf(cards[0]!, NO_FILTER)).toBe(1);
  expect(kindsIn('tribe', cards)).toEqual(['human', 'dragon']);
});
