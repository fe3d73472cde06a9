// All that a warrior has and can, by the keys of what explains it.
import type { WarriorView } from '../../lib/kernel/generated/mordheim';
import { keyOf } from '../../lib/messages';

/** What says how a warrior is played, in the order in which it is read. `leader` and `hero` are in his title. */
export function traitsOf({ items, pairs, skills, mutations, rules, spells }: WarriorView): { key: string; twice: boolean }[] {
  const keys = (prefix: string, all: readonly string[]) => all.map((id) => ({ key: keyOf(prefix, id), twice: prefix === 'item' && (pairs as readonly string[]).includes(id) }));
  return [
    ...keys('item', items),
    ...keys('skill', skills),
    ...keys('mutation', mutations),
    ...keys('spell', spells),
    ...keys('rule', rules.filter((rule) => rule !== 'leader' && rule !== 'hero')),
  ];
}
