// The story of a game: the entries of its log, grouped by who moved.
import type { LogLine } from './kernel/generated/answers';

/** Entries of one mover in a row. */
export interface Chapter {
  /** The seat; nothing for what chance did before anybody moved. */
  by: number | undefined;
  lines: LogLine[];
}

/** The entries that say something, grouped by who moved. What chance does belongs to whoever moved before. */
export function chapters(story: LogLine[], withTakenBack: boolean): Chapter[] {
  const all: Chapter[] = [];
  for (const line of story) {
    if (line.messages.length === 0 || !(line.live || withTakenBack)) continue;
    const last = all.at(-1);
    const by = line.by === 'chance' ? last?.by : Number(line.by);
    if (last && last.by === by) last.lines.push(line);
    else all.push({ by, lines: [line] });
  }
  return all;
}

/** Which chapters are drawn: about so many entries, the last ones, or those around an entry. */
export function visibleRange(all: Chapter[], entries: number, entry: number | undefined): [number, number] {
  let from = all.length;
  let to = all.length;
  let count = 0;
  if (entry !== undefined) {
    const at = all.findIndex((chapter) => (chapter.lines.at(-1)?.id ?? 0) >= entry);
    from = at < 0 ? all.length : at;
    to = from;
    while (to < all.length && count < entries / 2) count += all[to++]?.lines.length ?? 0;
  }
  while (from > 0 && count < entries) count += all[--from]?.lines.length ?? 0;
  return [from, to];
}

/** The last entry of the story at or before a moment. */
export function lastEntryAt(all: Chapter[], entry: number): number | undefined {
  for (const chapter of all.toReversed()) {
    const line = chapter.lines.findLast((one) => one.id <= entry);
    if (line) return line.id;
  }
  return undefined;
}

/** Where turns begin on the line of play: the numbers of moves after which somebody else moved, and
 * those after which chance came between, such as a new deal, which weigh more. */
export function turnMarks(line: [number, string][]): { index: number; strong: boolean }[] {
  const all: { index: number; strong: boolean }[] = [];
  let mover: string | undefined;
  line.forEach(([, by], n) => {
    const chance = by === 'chance';
    if (chance && mover !== undefined) all.push({ index: n, strong: true });
    else if (!chance && mover !== undefined && by !== mover) all.push({ index: n, strong: false });
    mover = chance ? undefined : by;
  });
  return all;
}
