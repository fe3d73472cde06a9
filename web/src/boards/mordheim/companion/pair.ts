// Who does something to whom, as far as it is known: the game says it, or it is picked already.
import type { Id, Item, View } from '../../../lib/kernel/generated/mordheim';
import type { Ref } from '../../../lib/messages';

export interface Pair {
  who: Id | undefined;
  whom: Id | undefined;
  /** With what. */
  weapon: Item | undefined;
}

const PIECE = 'piece:';

type Known = Pick<View, 'aim' | 'strike' | 'charge' | 'cast' | 'ask' | 'selected'>;

/** The pair of a moment. */
export function pairOf({ aim, strike, charge, cast, ask, selected }: Known, picked: readonly Ref[]): Pair {
  const [first, second] = picked.filter((ref) => ref.startsWith(PIECE)).map((ref) => ref.slice(PIECE.length));
  const under = strike ? { who: strike.by, target: strike.target } : (aim ?? charge ?? cast);
  // Who is picked while something is under way does the next thing.
  if (under && first !== undefined) return { who: first, whom: second, weapon: undefined };
  const who = under?.who ?? selected ?? ask?.who ?? first;
  // Who acts need not be picked, so that the first pick may be the other one.
  const whom = under?.target ?? [first, second].find((id) => id !== undefined && id !== who);
  return { who, whom, weapon: aim?.weapon ?? strike?.weapon ?? undefined };
}
