// What is likely, as the game says it, in numbers to be shown.
import type { Fraction, Id, Odds, View } from '../../lib/kernel/generated/mordheim';
import { keyOf, type Ref } from '../../lib/messages';

/** The ends of a strike that do harm, from light to grave. */
export const HARMS = ['hurt', 'knocked_down', 'stunned', 'out'] as const;
export type Harm = (typeof HARMS)[number];

/** A fraction, written `1/6`, as a number. */
export function valueOf(fraction: Fraction): number {
  const [over = 0, under = 1] = fraction.split('/').map(Number);
  return over / under;
}

/** How likely any harm is. */
export function harmOf(odds: Odds): number {
  return HARMS.reduce((sum, harm) => sum + valueOf(odds[harm]), 0);
}

/** As a percentage: in full where there is room, else without its tenths. */
export function percent(value: number, locale: string, tenths = true): string {
  return value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: tenths ? 1 : 0 });
}

/** What a die must show: `4+`; nothing where no die falls, and where none is enough. */
export function needed(least: number): string {
  if (least <= 0) return '';
  return least > 6 ? '—' : `${least}+`;
}

/** What would come of a choice of weapons. */
export function oddsOf({ hands, fighters }: Pick<View, 'hands' | 'fighters'>, choice: Ref, who?: Id): Odds | undefined {
  const ways = fighters.find((fighter) => fighter.who === who)?.ways ?? hands;
  const held = ways.find(({ main, off }) => choice === `choice:${keyOf('hands', off === 'fist' ? main : `${main} ${off}`)}`);
  return held?.odds ?? undefined;
}
