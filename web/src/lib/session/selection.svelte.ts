// What is picked on the board, and what is pointed at anywhere.
import type { Line } from '../kernel/adapter';

const nothing: ReadonlySet<string> = new Set();

export class Selection {
  /** The words of what is picked on the board, in order. */
  picked = $state.raw<readonly string[]>([]);
  /** The words of what is highlighted on the board. */
  highlighted = $state.raw<ReadonlySet<string>>(nothing);

  pick(words: readonly string[]): void {
    this.picked = words;
  }

  clear(): void {
    if (this.picked.length > 0) this.picked = [];
  }

  /** Highlights what a line of the story mentions. */
  highlightLine(line: Line | undefined): void {
    this.highlighted = line ? wordsIn(line.events) : nothing;
  }

  /** Highlights what a move mentions. */
  highlightMove(notation: string | undefined): void {
    const parts = notation?.split(' ') ?? [];
    const words = parts.flatMap((_, from) => parts.slice(from).map((_, n) => parts.slice(from, from + n + 1).join(' ')));
    this.highlighted = words.length > 0 ? new Set(words) : nothing;
  }
}

/** All texts anywhere in some events. */
export function wordsIn(events: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk(events);
  return words;
}
