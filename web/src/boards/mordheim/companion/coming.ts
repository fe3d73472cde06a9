// The dice that are asked for: the present one, and those that follow if each goes on. The game says all of it.
import type { Label, View } from '../../../lib/kernel/generated/mordheim';

export interface Coming {
  label: Label;
  /** The least that succeeds. */
  needs: number | null;
  /** The most that passes a test. */
  most: number | null;
}

/** The dice that are asked for now and next. */
export function comingOf({ aim, strike, ask }: Pick<View, 'aim' | 'strike' | 'ask'>): Coming[] {
  const asked = ask?.mover === 'chance' && ask.label ? [{ label: ask.label, needs: ask.needs, most: ask.at_most }] : [];
  const ahead = (strike ?? aim)?.dice.map(({ label, needs }): Coming => ({ label, needs, most: null })) ?? [];
  // A die of something else may fall while a strike is under way.
  if (asked[0] && asked[0].label !== ahead[0]?.label) return asked;
  return ahead;
}
