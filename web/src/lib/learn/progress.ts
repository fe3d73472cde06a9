// How far somebody has come in the guided games, kept in this browser.

/** How far the guided game of one game has come. */
export interface Progress {
  /** The chapter that comes next or was left, and its step. */
  chapter: string | undefined;
  step: number;
  /** The chapters that were played to their end. */
  done: string[];
}

const KEY = 'parlour.lessons';
const NONE: Progress = { chapter: undefined, step: 0, done: [] };

function stored(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** How far a guided game has come. */
export function progressOf(game: string): Progress {
  const { chapter, step, done } = (stored()[game] ?? {}) as Partial<Record<keyof Progress, unknown>>;
  return {
    chapter: typeof chapter === 'string' ? chapter : NONE.chapter,
    step: typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : 0,
    done: Array.isArray(done) ? done.filter((name) => typeof name === 'string') : [],
  };
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: progress }));
  } catch {
    // A browser that keeps nothing begins at the first chapter each time.
  }
}
