// The story of a game: the entries of its log, grouped by who moved.
import type { LogLine } from './kernel/generated/answers';

/** Entries of one mover in a row. */
export interface Chapter {
  /** The seat; nothing for what chance did before anybody moved. */
  by: number | undefined;
  lines: LogLine[];
}

/** A part of the story. */
export interface Excerpt {
  chapters: Chapter[];
  /** Whether there is more before it, and after it. */
  earlier: boolean;
  later: boolean;
}

type Shows = (line: LogLine) => boolean;

/** About so many entries of a story in whole chapters: the last ones, or those around an entry. What
 * lies further away is not looked at, however long the game is. */
export function excerpt(story: readonly LogLine[], shows: Shows, entries: number, entry: number | undefined): Excerpt {
  const speaks = (line: LogLine) => line.messages.length > 0 && shows(line);
  const to = entry === undefined ? story.length : chapterEnd(story, speaks, entry, entries / 2);
  const from = chapterStart(story, speaks, to, entries);
  return { chapters: chapters(story.slice(from, to).filter(speaks)), earlier: from > 0, later: to < story.length };
}

/** The chapters, with those of before in place of those that are the same. */
export function kept(before: readonly Chapter[], now: readonly Chapter[]): Chapter[] {
  const known = new Map(before.map((chapter) => [chapter.lines[0], chapter]));
  return now.map((chapter) => {
    const one = known.get(chapter.lines[0]);
    return one && isSame(one, chapter) ? one : chapter;
  });
}

function isSame(one: Chapter, other: Chapter): boolean {
  return one.by === other.by && one.lines.length === other.lines.length && one.lines.every((line, n) => line === other.lines[n]);
}

/** Groups entries by who moved. What chance does belongs to whoever moved before. */
function chapters(lines: readonly LogLine[]): Chapter[] {
  const all: Chapter[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const by = line.by === 'chance' ? last?.by : Number(line.by);
    if (last && last.by === by) last.lines.push(line);
    else all.push({ by, lines: [line] });
  }
  return all;
}

/** Where the chapter ends in which so many entries after a moment have been told. */
function chapterEnd(story: readonly LogLine[], speaks: Shows, moment: number, entries: number): number {
  let count = 0;
  let by: string | undefined;
  for (let n = Math.max(0, moment - 1); n < story.length; n++) {
    const line = story[n];
    if (!line || !speaks(line)) continue;
    if (count >= entries && line.by !== 'chance' && line.by !== by) return n;
    if (line.by !== 'chance') by = line.by;
    count++;
  }
  return story.length;
}

/** Where the chapter begins from which on so many entries are told up to an index. */
function chapterStart(story: readonly LogLine[], speaks: Shows, end: number, entries: number): number {
  let [start, count, ofChance] = [end, 0, 0];
  let by: string | undefined;
  for (let n = end - 1; n >= 0; n--) {
    const line = story[n];
    if (!line || !speaks(line)) continue;
    if (line.by === 'chance') {
      // In whose chapter this is will be known when somebody has moved before.
      ofChance++;
      continue;
    }
    if (count >= entries && line.by !== by) return start;
    count += 1 + ofChance;
    ofChance = 0;
    by = line.by;
    start = n;
  }
  return 0;
}

/** The last entry of some chapters at or before a moment. */
export function lastEntryAt(all: Chapter[], entry: number): number | undefined {
  for (const chapter of all.toReversed()) {
    const line = chapter.lines.findLast((one) => one.id <= entry);
    if (line) return line.id;
  }
  return undefined;
}
