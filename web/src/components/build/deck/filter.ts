// Which cards somebody looks for.
import type { Face, Rarity } from '../../../boards/skirmish/catalogue';
import { deedsOf } from '../../../lib/emblems/deeds';
import type { Glyph } from '../../../lib/emblems/glyphs';
import { stepOf, type Step } from './deck';

export interface Filter {
  /** Words of its name or its text. */
  words: string;
  power: readonly Step[];
  does: readonly Glyph[];
  rarity: readonly Rarity[];
  tribe: readonly string[];
}

export const NO_FILTER: Filter = { words: '', power: [], does: [], rarity: [], tribe: [] };

export type Group = Exclude<keyof Filter, 'words'>;

/** A card as it is looked for. */
export interface Findable {
  face: Face;
  /** Its name and its text, as they are read. */
  written: string;
}

/** What of each group a card is. */
const OF: { [G in Group]: (face: Face) => readonly Filter[G][number][] } = {
  power: (face) => [stepOf(face)],
  does: ({ id, keywords }) => deedsOf(id, keywords),
  rarity: ({ rarity }) => [rarity],
  tribe: ({ types }) => types,
};
const GROUPS = Object.keys(OF) as Group[];

/** Text without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase();

/** How well a card fits: 0 where it does not, and more the more of what is wanted it has. Of a group one is
 * enough, but all groups count, and all words. */
export function fitOf({ face, written }: Findable, filter: Filter): number {
  const text = plain(written);
  if (!plain(filter.words).split(/\s+/).every((word) => text.includes(word))) return 0;
  let fit = 1;
  for (const group of GROUPS) {
    const wanted: readonly unknown[] = filter[group];
    if (wanted.length === 0) continue;
    const has = OF[group](face).filter((one) => wanted.includes(one)).length;
    if (has === 0) return 0;
    fit += has;
  }
  return fit;
}

/** Those that fit, the best first, and the others. Both keep their order otherwise. */
export function sortByFit<Card extends Findable>(cards: readonly Card[], filter: Filter): { fitting: Card[]; others: Card[] } {
  const fits = cards.map((card) => ({ card, fit: fitOf(card, filter) }));
  const chosen = fits.filter(({ fit }) => fit > 0).sort((a, b) => b.fit - a.fit);
  return { fitting: chosen.map(({ card }) => card), others: fits.filter(({ fit }) => fit === 0).map(({ card }) => card) };
}

/** What of a group there is among some cards, what most of them are first. */
export function kindsIn<G extends Group>(group: G, cards: readonly Findable[]): Filter[G][number][] {
  const counts = new Map<Filter[G][number], number>();
  for (const { face } of cards) for (const kind of OF[group](face)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([kind]) => kind);
}

export function isFilter({ words, ...groups }: Filter): boolean {
  return words.trim() !== '' || Object.values(groups).some((wanted) => wanted.length > 0);
}
