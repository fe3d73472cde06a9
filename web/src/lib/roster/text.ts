// The text of a roster, changed a line at a time. What a line means is for the rules to say: here it is only text.

/** A line for a fighter: so many of whom, with what, and what they are called. */
export interface FighterLine {
  count: number;
  who: string;
  holds: string[];
  remark: string;
}

/** What may stand before the fighters, in this order. */
const HEADS = ['name', 'warband', 'veterans'] as const;
export type Head = (typeof HEADS)[number];

/** A word as the rules compare it: small letters, one gap between words. */
export function plain(word: string): string {
  return word.toLowerCase().replace(/[_\-'’]/g, ' ').replace(/\s+/g, ' ').trim().replace(/^brace of /, 'brace ');
}

/** A roster with every part in a line of its own, so that lines are what messages number. */
export function spread(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/).flatMap((line) => {
    const [body, remark] = cut(line);
    if (!/[;_]|^\s*\d+[*x×]|:(?=\S)/.test(body)) return [line.trimEnd()];
    const parts = body.split(';').map((part) => part.trim()).filter((part) => part !== '').map(spaced);
    return remark === '' ? parts : [...parts.slice(0, -1), `${parts.at(-1) ?? ''} # ${remark}`.trim()];
  });
  return lines.join('\n');
}

/** A part of a short roster, as one would write it. */
function spaced(part: string): string {
  const [key, ...rest] = part.replaceAll('_', ' ').replace(/^(\d+)\s*[*x×]\s*/, '$1 ').split(':');
  const things = rest.join(':').split(',').map((thing) => thing.trim()).filter((thing) => thing !== '');
  return things.length > 0 ? `${key?.trim() ?? ''}: ${things.join(', ')}` : part.includes(':') ? `${key?.trim() ?? ''}:` : (key ?? '');
}

/** What stands before the first `#`, and what stands behind it. */
function cut(line: string): [string, string] {
  const at = line.indexOf('#');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).trim()];
}

/** A line as one for a fighter. */
export function readLine(line: string): FighterLine {
  const [body, remark] = cut(line);
  const [key = '', ...rest] = body.split(':');
  const [, digits, who] = /^\s*(\d*)\s*(.*?)\s*$/s.exec(key) ?? [];
  const holds = rest.join(':').split(',').map((thing) => thing.trim()).filter((thing) => thing !== '');
  return { count: digits ? Number(digits) : 1, who: who ?? '', holds, remark };
}

export function writeLine({ count, who, holds, remark }: FighterLine): string {
  const counted = count === 1 ? who : `${count} ${who}`;
  const named = remark.replace(/\s+/g, ' ').trim();
  return `${counted}${holds.length > 0 ? `: ${holds.join(', ')}` : ''}${named === '' ? '' : ` # ${named}`}`;
}

/** The lines that are for fighters. */
export function fighterLines(text: string): { line: number; text: string }[] {
  const isHead = (line: string) => HEADS.some((head) => plain(cut(line)[0].split(':')[0] ?? '') === head);
  return text.split('\n').map((written, n) => ({ line: n + 1, text: written })).filter((one) => cut(one.text)[0].trim() !== '' && !isHead(one.text));
}

/** With a line changed; lines are numbered from 1. */
export function withLine(text: string, line: number, change: (line: FighterLine) => FighterLine): string {
  return text.split('\n').map((written, n) => (n === line - 1 ? writeLine(change(readLine(written))) : written)).join('\n');
}

export function withoutLine(text: string, line: number): string {
  return text.split('\n').filter((_, n) => n !== line - 1).join('\n');
}

/** With one more line at the end. */
export function withNew(text: string, line: FighterLine): { text: string; line: number } {
  const lines = text.trimEnd().split('\n');
  return { text: [...lines, writeLine(line)].join('\n'), line: lines.length + 1 };
}

/** With a copy of a line behind it, which has no name yet. */
export function withCopy(text: string, line: number): string {
  const lines = text.split('\n');
  const copy = writeLine({ ...readLine(lines[line - 1] ?? ''), remark: '' });
  return [...lines.slice(0, line), copy, ...lines.slice(line)].join('\n');
}

/** With a line of the heading set, or taken away. */
export function withHead(text: string, head: Head, value: string | undefined): string {
  const isHead = (line: string, which: string) => plain(cut(line)[0].split(':')[0] ?? '') === which;
  const lines = text.split('\n').filter((line) => !isHead(line, head));
  if (value === undefined) return lines.join('\n');
  const before = HEADS.slice(0, HEADS.indexOf(head));
  const at = 1 + lines.findLastIndex((line) => before.some((which) => isHead(line, which)));
  // A remark on the whole roster stays above its name.
  const first = at > 0 ? at : Math.max(0, lines.findIndex((line) => cut(line)[0].trim() !== ''));
  const written = `${head}: ${value.replace(/[#;\s]+/g, ' ').trim()}`;
  return [...lines.slice(0, first), written, ...lines.slice(first)].join('\n');
}

/** What a line holds, with one more thing. */
export function withThing(line: FighterLine, thing: string): FighterLine {
  return { ...line, holds: [...line.holds, thing.replaceAll('_', ' ')] };
}

/** A brace as the two things that it is. */
export function unbraced(thing: string): string[] {
  const one = /^brace (.*?)s?$/.exec(plain(thing))?.[1];
  return one === undefined ? [thing] : [one, one];
}

/** What a line holds without a thing: all copies of it, or only so many. */
export function withoutThing(line: FighterLine, thing: string, copies = Infinity): FighterLine {
  let left = copies;
  const split = line.holds.flatMap((held) => (unbraced(held).some((one) => plain(one) === plain(thing)) ? unbraced(held) : [held]));
  const holds = split.toReversed().filter((held) => plain(held) !== plain(thing) || left-- <= 0).toReversed();
  return { ...line, holds };
}

/** What somebody pasted: a roster, or a link to one. */
export function pastedRoster(text: string): string {
  const list = /#\/build\/mordheim\/(\S+)\s*$/.exec(text.trim())?.[1];
  if (list === undefined) return spread(text);
  try {
    return spread(decodeURIComponent(list));
  } catch {
    return spread(list);
  }
}
