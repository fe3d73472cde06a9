// What went wrong on the way to a table, sorted by what one can do about it.
import { explain } from './explain-error';
import { Fault, NoKernel, Refused } from './kernel/desk';

/** `link` and `save` are broken, `seats` do not fit, the `game` is unknown; the kernel could not be
 * fetched (`offline`), cannot run here (`unsupported`), or broke (`broken`). */
export type ProblemKind = 'link' | 'save' | 'seats' | 'game' | 'offline' | 'unsupported' | 'broken';

export interface Problem {
  kind: ProblemKind;
  /** The reason. */
  reason?: string;
  /** What would have been right, where there is little enough of it. */
  options?: string[];
}

const SEATS = new Set(['wrong_players', 'unknown_bot', 'bad_bot_number', 'no_such_seat']);

/** Sorts an error. `from` is what was to be opened, and `game` the game it is of, where that is known. */
export async function problemOf(error: unknown, from: 'link' | 'save', game?: string): Promise<Problem> {
  const reason = await explain(error, game).catch(() => String(error));
  if (error instanceof NoKernel) return { kind: error.why === 'fetch' ? 'offline' : 'unsupported', reason };
  if (!(error instanceof Refused)) return { kind: error instanceof Fault ? 'broken' : 'offline', reason };
  const { code, options } = error.why;
  if (code === 'unknown_game') return { kind: 'game', reason, options };
  if (SEATS.has(code)) return { kind: 'seats', reason, options };
  return { kind: from, reason, options };
}
