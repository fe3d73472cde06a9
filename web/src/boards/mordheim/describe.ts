// A square in words, for whoever moves a cursor over the map.
import { t } from '../../lib/i18n/index.svelte';
import type { Field } from '../../lib/kernel/generated/answers';
import { squareRef } from '../generic/picking';
import type { Battle, Warrior } from './battle.svelte';
import type { How } from './overlays';
import type { Spot } from './squares';

/** The name of a square: where it is, and how one gets there. */
export function nameOfSquare(square: Spot, how?: How): string {
  const name = t('mordheim-square', { x: square.x + 1, y: square.y + 1 });
  return how === 'walk-to' || how === 'run' ? `${name}, ${t(how === 'run' ? 'mordheim-by-running' : 'mordheim-by-walking')}` : name;
}

/** Where it is, what the ground is, who stands there and what can be done. */
export function describeSquare(battle: Battle, field: Field, square: Spot, warrior: Warrior | undefined): string {
  const { session } = battle;
  const sign = [...(field.rows[square.y] ?? '')][square.x];
  const ground = field.legend.find((known) => known.sign === sign)?.name;
  const who = warrior?.piece && [session.say(warrior.piece.name), ...warrior.piece.marks.map((mark) => session.say(mark))].join(', ');
  const legal = battle.next.has(warrior?.ref ?? squareRef(square.x, square.y));
  return [nameOfSquare(square), ground && session.say(ground), who, legal ? t('generic-can-be-picked') : undefined]
    .filter((part) => part !== undefined && part !== '').join(' · ');
}
