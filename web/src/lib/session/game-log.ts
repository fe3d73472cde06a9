// The entries of a table as one viewer knows them. Entries never change, so all of this grows by what is
// new; which of them are on the line of play follows from where they come from.
import type { LogLine, Update } from '../kernel/generated/answers';

/** Where a turn begins on the line of play: after so many moves. Where chance came between, such as a
 * new deal, it weighs more. */
export interface TurnMark {
  index: number;
  strong: boolean;
}

export class GameLog {
  /** All entries, also those that were taken back: the first one has number 1. */
  readonly lines: LogLine[] = [];
  readonly marks: TurnMark[] = [];
  /** Those of them that weigh more. */
  readonly strongMarks: TurnMark[] = [];
  projections: Record<string, unknown> = {};
  /** The entries on the line of play. */
  readonly #line: LogLine[] = [];
  /** The number of the move that each entry was when it was last on the line of play. */
  readonly #numbers: number[] = [];

  /** The newest entry that is known. */
  get newest(): number {
    return this.lines.length;
  }
  /** How many moves are on the line of play. */
  get moveCount(): number {
    return this.#line.length;
  }
  /** A move on the line of play, by its number. */
  move(number: number): LogLine | undefined {
    return this.#line[number - 1];
  }
  /** The number of the move that an entry is; nothing if it was taken back. */
  moveOf(entry: number): number | undefined {
    const number = this.#numbers[entry];
    return number !== undefined && this.move(number)?.id === entry ? number : undefined;
  }

  /** Takes what is new in an update. Gives the new entries, or nothing where some are missing between. */
  add({ since, at, tip, log, projections }: Update): LogLine[] | undefined {
    // A table with fewer entries is another one; its update tells everything.
    if (at < this.newest) this.#forget();
    if (since > this.newest) return undefined;
    const news = log.slice(this.newest - since);
    this.lines.push(...news);
    this.projections = merged(this.projections, projections);
    this.#lead(tip);
    return news;
  }

  #forget(): void {
    this.lines.length = 0;
    this.#cut(0);
    this.projections = {};
  }

  /** Lets the line of play lead to an entry: from there back to the first that is on it already. */
  #lead(tip: number): void {
    const way: LogLine[] = [];
    let entry = this.lines[tip - 1];
    while (entry && this.moveOf(entry.id) === undefined) {
      way.push(entry);
      entry = this.lines[entry.from - 1];
    }
    this.#cut(entry ? (this.moveOf(entry.id) ?? 0) : 0);
    for (const line of way.toReversed()) this.#extend(line);
  }

  #cut(moves: number): void {
    this.#line.length = Math.min(this.#line.length, moves);
    for (const marks of [this.marks, this.strongMarks]) {
      while ((marks.at(-1)?.index ?? -1) >= moves) marks.pop();
    }
  }

  #extend(line: LogLine): void {
    const index = this.#line.length;
    const before = this.#line[index - 1]?.by;
    if (before !== undefined && before !== 'chance' && before !== line.by) {
      const mark = { index, strong: line.by === 'chance' };
      this.marks.push(mark);
      if (mark.strong) this.strongMarks.push(mark);
    }
    this.#line.push(line);
    this.#numbers[line.id] = index + 1;
  }
}

/** The same object where nothing is new, so that nothing is drawn again. */
function merged(known: Record<string, unknown>, fresh: Record<string, unknown>): Record<string, unknown> {
  return Object.keys(fresh).length > 0 ? { ...known, ...fresh } : known;
}
