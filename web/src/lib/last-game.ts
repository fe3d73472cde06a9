// The last table at which somebody sat in this browser: its address, which game, and when.

/** The last table. */
export interface LastGame {
  /** The address, relative to the page. */
  address: string;
  /** The name of the game. */
  game: string;
  /** What the players are called: the address does not say it. */
  names: string[];
  /** When it was last touched, in milliseconds. */
  when: number;
}

const KEY = 'parlour.last';

/** The last table, if there was one and this browser kept it. */
export function lastGame(): LastGame | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isLastGame(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the last table. */
export function keepLastGame({ address, game, names, when }: LastGame): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ address, game, names, when }));
  } catch {
    // A browser that keeps nothing still plays, and the address holds the game.
  }
}

function isLastGame(kept: unknown): kept is LastGame {
  if (typeof kept !== 'object' || kept === null) return false;
  const { address, game, names, when } = kept as Partial<Record<keyof LastGame, unknown>>;
  return (
    typeof address === 'string' && address.startsWith('./') &&
    typeof game === 'string' && typeof when === 'number' &&
    Array.isArray(names) && names.every((name) => typeof name === 'string')
  );
}
