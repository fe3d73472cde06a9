// The tables that were open in this browser, the newest first: their addresses, and what they looked like.
import { isSketch, type Sketch } from './sketch';

/** A table that was open here. */
export interface RecentGame {
  /** The address, relative to the page. */
  address: string;
  /** The game, and what it is called. */
  id: string;
  game: string;
  /** What the players are called: the address does not say it. */
  names: string[];
  /** Those of them who are not at this device; all of them where it only looks on. */
  others: string[];
  /** When it was last touched, in milliseconds. */
  when: number;
  /** How many moves were made. */
  moves: number;
  /** Whether a person at this device is to move. */
  turn: boolean;
  over: boolean;
  /** A small picture of the position. */
  sketch?: Sketch | undefined;
}

const KEY = 'parlour.games';
/** So many are remembered. */
const MOST = 6;

/** The tables that this browser has stored. */
export function recentGames(): RecentGame[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentGame) : [];
  } catch {
    return [];
  }
}

/** The last table, if there was one. */
export function lastGame(): RecentGame | undefined {
  return recentGames()[0];
}

/** Stores a table as the newest one, in place of what it was at the address that it had before. Of the
 * older ones only those stay that one can go on with. */
export function storeGame(game: RecentGame, before?: string): void {
  const others = recentGames().filter(
    ({ address, moves, over }) => address !== game.address && address !== before && moves > 0 && !over,
  );
  try {
    localStorage.setItem(KEY, JSON.stringify([game, ...others].slice(0, MOST)));
  } catch {
    // The page works in a browser that stores nothing, too; the address holds the game.
  }
}

const isTexts = (stored: unknown): stored is string[] => Array.isArray(stored) && stored.every((text) => typeof text === 'string');

function isRecentGame(stored: unknown): stored is RecentGame {
  if (typeof stored !== 'object' || stored === null) return false;
  const { address, id, game, names, others, when, moves, turn, over, sketch } = stored as Partial<Record<keyof RecentGame, unknown>>;
  return (
    typeof address === 'string' && address.startsWith('./') &&
    typeof id === 'string' && typeof game === 'string' && isTexts(names) && isTexts(others) &&
    typeof when === 'number' && typeof moves === 'number' && typeof turn === 'boolean' && typeof over === 'boolean' &&
    (sketch === undefined || isSketch(sketch))
  );
}
