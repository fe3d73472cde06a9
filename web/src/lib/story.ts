// The story of a game: its entries grouped by whoever moved, and its sentences in parts.
import type { Line } from './kernel/generated/answers';

/** Entries of one mover in a row. */
export interface Chapter {
  /** The seat, or nothing for chance before anybody moved. */
  by: number | undefined;
  lines: Line[];
}

/** The entries that say something, grouped by who moved. What chance does belongs to whoever let it. */
export function chapters(story: Line[], withTakenBack: boolean): Chapter[] {
  const all: Chapter[] = [];
  for (const line of story) {
    if (line.text.length === 0 || !(line.live || withTakenBack)) continue;
    const last = all.at(-1);
    const by = line.by === 'chance' ? last?.by : Number(line.by);
    if (last && last.by === by) last.lines.push(line);
    else all.push({ by, lines: [line] });
  }
  return all;
}

/** The last chapters with at least so many entries, and all from the one with `entry` on. */
export function window(all: Chapter[], entries: number, entry: number | undefined): number {
  let [from, count] = [all.length, 0];
  while (from > 0 && count < entries) count += all[--from]?.lines.length ?? 0;
  if (entry !== undefined) {
    const needed = all.findIndex((chapter) => (chapter.lines.at(-1)?.id ?? 0) >= entry);
    if (needed >= 0) from = Math.min(from, needed);
  }
  return from;
}

/** A sentence of the story as it is set: some games write headings between rules. */
export function set(sentence: string): { kind: 'turn' | 'phase' | 'plain'; text: string; rest: string } {
  const turn = /^== (.+?) ==\s*(.*)$/.exec(sentence);
  if (turn) return { kind: 'turn', text: turn[1] ?? '', rest: turn[2] ?? '' };
  const phase = /^-- (.+) --$/.exec(sentence);
  if (phase) return { kind: 'phase', text: phase[1] ?? '', rest: '' };
  return { kind: 'plain', text: sentence, rest: '' };
}

/** A text in parts: those that are names that can be looked up, and what stands between. */
export function parts(text: string, names: RegExp | undefined): { text: string; name: boolean }[] {
  if (!names) return [{ text, name: false }];
  return text
    .split(names)
    .map((part, n) => ({ text: part, name: n % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Finds the names in a text. Only names with a capital letter: other words are read as words. */
export function finder(names: Iterable<string>): RegExp | undefined {
  const some = [...names].filter((name) => /^\p{Lu}/u.test(name) && name.length > 2);
  if (some.length === 0) return undefined;
  const escaped = some.sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d])(${escaped.join('|')})(?![\\p{L}\\d])`, 'u');
}

/** Where turns begin on the line of play: the numbers of moves after which somebody else moved, and
 * those at which chance came between, which weigh more. */
export function marks(line: [number, string][]): { index: number; strong: boolean }[] {
  const all: { index: number; strong: boolean }[] = [];
  let mover: string | undefined;
  line.forEach(([, by], n) => {
    if (by === 'chance') {
      if (n > 0 && all.at(-1)?.index !== n) all.push({ index: n, strong: true });
      mover = undefined;
    } else if (mover !== undefined && by !== mover) {
      all.push({ index: n, strong: false });
    }
    if (by !== 'chance') mover = by;
  });
  return all;
}
