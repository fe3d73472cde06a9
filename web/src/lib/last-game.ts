// The last table that was open in this browser: its address, which game, and when.

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

/** The last table, if there was one and this browser stored it. */
export function lastGame(): LastGame | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isLastGame(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the last table. */
export function storeLastGame({ address, game, names, when }: LastGame): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ address, game, names, when }));
  } catch {
    // The page works in a browser that stores nothing, too; the address holds the game.
  }
}

function isLastGame(stored: unknown): stored is LastGame {
  if (typeof stored !== 'object' || stored === null) return false;
  const { address, game, names, when } = stored as Partial<Record<keyof LastGame, unknown>>;
  return (
    typeof address === 'string' && address.startsWith('./') &&
    typeof game === 'string' && typeof when === 'number' &&
    Array.isArray(names) && names.every((name) => typeof name === 'string')
  );
}
