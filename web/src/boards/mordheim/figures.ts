// How warriors look: one silhouette for each kind, on a square of 24, and the sign of what is gravest about them.
import type { Item, Rule, WarriorView } from '../../lib/kernel/generated/mordheim';

const SHOULDERS = 'M4.4 22.4c.5-3.8 3.2-5 7.6-5s7.1 1.2 7.6 5Z';
const RAT = 'M4 4.2C6.6 2.2 9 3.4 9.4 5.8h5.2C15 3.4 17.4 2.2 20 4.2c.8 3-.8 5-3.4 5.2l-1.2 5L12 18.6l-3.4-4.2-1.2-5C4.8 9.2 3.2 7.2 4 4.2ZM9.6 9.6a1 1 0 1 0 .01 0ZM14.4 9.6a1 1 0 1 0 .01 0Z';
const RAT_SHOULDERS = 'M4.6 22.4c.6-2.6 2.4-4.2 4.4-4.4l3 2.6 3-2.6c2 .2 3.8 1.8 4.4 4.4Z';

/** Silhouettes; holes are cut where shapes lie in one another. */
export const SILHOUETTES = {
  hat: `M2.6 10.2c3.4 1.8 15.4 1.8 18.8 0-.6-1.7-2.2-2.4-4.3-2.5C16.7 4.2 14.7 2.4 12 2.4S7.3 4.2 6.9 7.7c-2.1.1-3.7.8-4.3 2.5ZM8 12.4h8v1.6a4 4 0 0 1-8 0ZM17.2 5.4c1-2.6 3-3.8 5-3.4.2 2.4-1.4 4.4-4.4 4.9Z${SHOULDERS}`,
  helm: `M5.8 10a6.2 6.2 0 0 1 12.4 0v5H5.8ZM8 9.6v1.8h8V9.6Z${SHOULDERS}`,
  sword: `M3.8 10a5.8 5.8 0 0 1 11.6 0v5H3.8ZM5.8 9.6v1.8h7.6V9.6ZM2.4 22.4c.5-3.8 2.9-5 7.2-5s6.7 1.2 7.2 5ZM20 2.4l1.2 1.8V14h1.5v1.6H21v3.6h-2v-3.6h-1.7V14h1.5V4.2Z`,
  bow: `M3.6 10.4a6 6 0 0 1 11.2 0l-2 4.8H5.6ZM2.2 22.4c.5-3.8 2.7-5 7-5s6.5 1.2 7 5ZM18.4 2.6c4.6 5.2 4.6 13.2 0 18.4l-.9-.9c3.5-4.8 3.5-11.8 0-16.6Z`,
  gun: `M2.6 9.8c3 1.4 11.4 1.4 14.4 0-.6-1.4-1.8-1.9-3.4-2C13.2 4.6 11.8 3 9.8 3S6.4 4.6 6 7.8c-1.6.1-2.8.6-3.4 2ZM6.2 11.8h7.2v1.8a3.6 3.6 0 0 1-7.2 0ZM2.2 22.4c.5-3.8 2.9-4.9 7.2-4.9s6.7 1.1 7.2 4.9ZM19 2h1.8v12.4l1.4 1.4-.8 5.4h-2.8l.4-5.4Z`,
  spear: `M2.6 10c.8-5.2 3.6-7.2 7-7.2s6.2 2 7 7.2ZM5.6 11.4h8v2.4a4 4 0 0 1-8 0ZM2.2 22.4c.5-3.8 2.9-4.9 7.2-4.9s6.7 1.1 7.2 4.9ZM20.4 1.4l1.7 4.6h-1v16.4h-1.4V6h-1Z`,
  hammer: `M4 10.6a5.6 5.6 0 0 1 10.8 0l.6 4.6h-12ZM2.2 22.4c.5-3.8 2.9-5 7.2-5s6.7 1.2 7.2 5ZM17 3h6v4.4h-2.1v14h-1.8v-14H17Z`,
  mage: `M12 1.4l5.2 9.4c-3 1.2-7.4 1.2-10.4 0ZM8.2 12.4h7.6v1.8a3.8 3.8 0 0 1-7.6 0Z${SHOULDERS}`,
  head: `M12 3.4a5.8 5.8 0 1 1-.01 0Z${SHOULDERS}`,
  rat: RAT + RAT_SHOULDERS,
  rats: `${RAT}${RAT_SHOULDERS}M.8 21.6l5.4-5 1 1-4.6 5.4ZM23.2 21.6l-5.4-5-1 1 4.6 5.4Z`,
  beast: 'M2 14.6c1.4-5.6 7-6.8 12.2-5.6l3.6-4.4.9 4.6c2.8 1.6 3.7 3.6 2.9 5.2l-3.4.6-1 5.6h-2.1l-1-4.4H9.4l-1.7 4.4H5.6l.6-5.2c-1.5 0-2.7-.2-4.2-.8Z',
  ogre: 'M12 2.6c2.6 0 4 1.8 4 4.4 4.4.6 6.8 3.6 6.8 9.4l-3 4.2-1.6-4V22H5.8v-5.4l-1.6 4-3-4.2C1.2 10.6 3.6 7.6 8 7c0-2.6 1.4-4.4 4-4.4Z',
  skull: 'M12 2.6a8.2 8.2 0 0 0-8.2 8.2c0 3 1.3 5 3.5 6v4.4h9.4v-4.4c2.2-1 3.5-3 3.5-6A8.2 8.2 0 0 0 12 2.6ZM8.6 9.2a2 2 0 1 0 .01 0ZM15.4 9.2a2 2 0 1 0 .01 0ZM12 13.8l1 2h-2Z',
  horns: `M4.8 1.6c.3 3 1.7 4.6 3.5 5.2a6.4 6.4 0 0 1 7.4 0c1.8-.6 3.2-2.2 3.5-5.2 2 3.4 1.4 6.8-1.4 8.4.2 3.8-2 6.4-5.8 6.4s-6-2.6-5.8-6.4C3.4 8.4 2.8 5 4.8 1.6ZM9.6 9.8a1 1 0 1 0 .01 0ZM14.4 9.8a1 1 0 1 0 .01 0Z${SHOULDERS}`,
} as const;
export type Look = keyof typeof SILHOUETTES;

const BOWS: readonly Item[] = ['short_bow', 'bow', 'long_bow', 'elf_bow', 'sling'];
const GUNS: readonly Item[] = ['crossbow', 'repeater_crossbow', 'handgun', 'hochland_long_rifle', 'blunderbuss', 'blowpipe'];
const POLES: readonly Item[] = ['spear', 'halberd'];
const HAMMERS: readonly Item[] = ['hammer', 'mace', 'sigmarite_warhammer', 'double_handed_hammer', 'flail', 'morning_star'];
const MAGIC: readonly Rule[] = ['wizard_horned_rat', 'wizard_necromancy', 'wizard_chaos_rituals', 'wizard_lesser_magic'];

/** The silhouette of a warrior: first what sort of creature it is, then what it carries. */
export function lookOf({ rules, items, leader, hero }: Pick<WarriorView, 'rules' | 'items' | 'leader' | 'hero'>): Look {
  const has = (rule: Rule) => rules.includes(rule);
  const carries = (some: readonly Item[]) => some.some((item) => items.includes(item));
  if (has('animal')) return 'beast';
  if (has('large_target')) return 'ogre';
  if (has('skaven')) return leader || hero ? 'rats' : 'rat';
  if (has('undead')) return 'skull';
  if (has('possessed') || has('mutations_required')) return 'horns';
  if (MAGIC.some(has)) return 'mage';
  if (leader) return 'hat';
  if (carries(BOWS)) return 'bow';
  if (carries(GUNS)) return 'gun';
  if (carries(POLES)) return 'spear';
  if (carries(['sword', 'double_handed'])) return 'sword';
  if (carries(HAMMERS)) return 'hammer';
  return carries(['helmet']) ? 'helm' : 'head';
}

/** What is gravest about a warrior. */
export type Trouble = 'stunned' | 'down' | 'fleeing' | 'fighting' | 'hidden';

export function troubleOf({ condition, marks, engaged }: Pick<WarriorView, 'condition' | 'marks' | 'engaged'>): Trouble | undefined {
  if (condition === 'stunned') return 'stunned';
  if (condition === 'knocked_down') return 'down';
  if (marks.includes('fleeing')) return 'fleeing';
  if (engaged.length > 0) return 'fighting';
  return marks.includes('hidden') ? 'hidden' : undefined;
}

/** The signs of troubles, as strokes around the middle of a badge, and their colors. */
export const BADGES: Record<Trouble, { path: string; color: string; filled?: boolean }> = {
  fighting: { path: 'M-2.3-2.3 2.3 2.3M2.3-2.3-2.3 2.3', color: '#8f1b17' },
  stunned: { path: 'M0-3l.9 2 2.2.2-1.6 1.5.4 2.1L0 1.8l-1.9 1 .4-2.1L-3.1-.8-.9-1Z', color: '#7150a4', filled: true },
  down: { path: 'M-2.4-1.1 0 1.5 2.4-1.1', color: '#85530f' },
  fleeing: { path: 'M-1.6 3v-6h3.8l-1 1.6 1 1.6h-3.8', color: '#5a5f66' },
  hidden: { path: 'M-2.9 0q2.9-3 5.8 0-2.9 3-5.8 0M-2.4 2.6 2.4-2.6', color: '#4a5a42' },
};
