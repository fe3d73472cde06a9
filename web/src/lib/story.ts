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

/** Which chapters are drawn: about so many entries, the last ones, or those around an entry. */
export function windowOf(all: Chapter[], entries: number, entry: number | undefined): [number, number] {
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

/** The last entry at or before a moment that the story tells of. */
export function toldAt(all: Chapter[], entry: number): number | undefined {
  for (const chapter of all.toReversed()) {
    const line = chapter.lines.findLast((one) => one.id <= entry);
    if (line) return line.id;
  }
  return undefined;
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
 * those after which chance came between, such as a new deal, which weigh more. */
export function marks(line: [number, string][]): { index: number; strong: boolean }[] {
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
