// A deck as somebody builds it. What it may hold is for the rules of the game to say.
import type { Face, Rarity } from '../../../boards/skirmish/catalogue';
import { numberIn } from '../../../boards/skirmish/catalogue';
import type { Draft } from '../../../lib/kernel/adapter';

export interface Deck {
  leader: string;
  /** Each copy of each card, in the order in which they came. */
  cards: readonly string[];
  /** Whether it may hold the further designs. */
  designs: boolean;
}

export const EMPTY: Deck = { leader: 'rookie', cards: [], designs: false };

/** How many copies it has of each card, in the order in which they came. */
export function copiesIn({ cards }: Deck): Map<string, number> {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return copies;
}

export function withCard(deck: Deck, card: string): Deck {
  return { ...deck, cards: [...deck.cards, card] };
}

/** The deck without the last copies of a card. */
export function withoutCard(deck: Deck, card: string, copies = 1): Deck {
  const cards = [...deck.cards];
  for (let n = 0; n < copies; n++) {
    const at = cards.lastIndexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
  return { ...deck, cards };
}

/** The deck as the game reads it. */
export function textOf(deck: Deck): string {
  const lines = [...copiesIn(deck)].map(([card, copies]) => `${copies} ${card}`);
  return [`leader: ${deck.leader}`, ...lines, ''].join('\n');
}

/** The deck as people read it: with the names of its cards. */
export function writtenOut(deck: Deck, name: string, title: (card: string) => string): string {
  const lines = [...copiesIn(deck)].map(([card, copies]) => `${copies} ${title(card)}`);
  return [...(name ? [`# ${name}`] : []), `leader: ${deck.leader}`, ...lines, ''].join('\n');
}

/** What of a text could be read. */
export function deckOf({ facts, entries }: Draft, designs: boolean): Deck {
  const { leader } = facts;
  return {
    leader: leader && 'text' in leader ? leader.text : EMPTY.leader,
    cards: entries.flatMap(({ id, count }) => Array<string>(count).fill(id)),
    designs,
  };
}

/** A number that the draft of a deck says about it. */
export function factOf(draft: Draft | undefined, fact: string): number | undefined {
  return numberIn(draft?.facts[fact]);
}

/** From this power on, cards stand together. */
export const STRONG = 6;
export const POWERS = [1, 2, 3, 4, 5, STRONG] as const;
/** Where a card stands in the curve: by its power, or among the actions. */
export type Step = (typeof POWERS)[number] | 'action';

export function stepOf({ action, power }: Pick<Face, 'action' | 'power'>): Step {
  if (action) return 'action';
  return POWERS.findLast((step) => step <= power) ?? 1;
}

/** How many cards stand at each step of the curve. */
export function curveOf(deck: Deck, face: (card: string) => Face | undefined): Map<Step, number> {
  const curve = new Map<Step, number>([...POWERS, 'action' as const].map((step) => [step, 0]));
  for (const card of deck.cards) {
    const known = face(card);
    if (known) curve.set(stepOf(known), (curve.get(stepOf(known)) ?? 0) + 1);
  }
  return curve;
}

const RARITIES: readonly Rarity[] = ['gold', 'silver', 'bronze'];

/** Units by power, then actions; among their like by name. */
export function inOrder(one: Face, other: Face, title: (face: Face) => string): number {
  return Number(one.action) - Number(other.action) || one.power - other.power
    || RARITIES.indexOf(other.rarity) - RARITIES.indexOf(one.rarity) || title(one).localeCompare(title(other));
}

/** The deck in one word, as the game writes it, whether it is legal or not. */
export function codeOf(deck: Deck): string {
  return [`leader:${deck.leader}`, ...[...copiesIn(deck)].map(([card, copies]) => `${copies}*${card}`)].join(',');
}
