// Which puzzles were solved in this browser.
const KEY = 'parlour.puzzles';

/** How a puzzle was solved the best time. */
export interface Solved {
  /** How many wrong moves there were. */
  wrong: number;
  hints: number;
}

function isSolved(stored: unknown): stored is Solved {
  if (typeof stored !== 'object' || stored === null) return false;
  const { wrong, hints } = stored as Partial<Record<keyof Solved, unknown>>;
  return typeof wrong === 'number' && typeof hints === 'number';
}

function read(): Record<string, Solved> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Solved] => isSolved(entry[1])));
  } catch {
    return {};
  }
}

const keyOf = (game: string, number: number): string => `${game}/${number}`;

class SolvedPuzzles {
  #all = $state.raw(read());

  of(game: string, number: number): Solved | undefined {
    return this.#all[keyOf(game, number)];
  }

  count(game: string): number {
    return Object.keys(this.#all).filter((key) => key.startsWith(`${game}/`)).length;
  }

  get total(): number {
    return Object.keys(this.#all).length;
  }

  /** Remembers that a puzzle was solved; of several times the best one. */
  add(game: string, number: number, how: Solved): void {
    const before = this.of(game, number);
    if (before && before.wrong + before.hints <= how.wrong + how.hints) return;
    this.#all = { ...this.#all, [keyOf(game, number)]: how };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // A browser that stores nothing solves puzzles too.
    }
  }

  /** Reads again what is stored, for tests and other windows. */
  reload(): void {
    this.#all = read();
  }
}

export const solved = new SolvedPuzzles();
