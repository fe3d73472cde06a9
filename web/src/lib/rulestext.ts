// The rules of a game are plain text for a terminal. Here they become headings, paragraphs and
// lists, so that they read well on any width. What is laid out in columns stays as it is.

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'terms'; rows: [string, string][] }
  | { kind: 'columns'; text: string };

export interface RulesText {
  title: string;
  blocks: Block[];
}

/** `LIKE THIS`, perhaps with a remark in brackets. */
const CAPITALS = /^[A-Z][A-Z' ,-]*(\s+\(.*\))?$/;
/** `Like this.` in front of a paragraph: up to four words. */
const LEAD = /^([A-Z][\w'-]*(?: [\w'-]+){0,3})\. +(?=\S)/;

/** Reads the rules of a game. */
export function rulesText(text: string): RulesText {
  const [title = '', ...parts] = text.trim().split(/\n[ \t]*\n/);
  const width = Math.max(...text.split('\n').filter((line) => /^\S/.test(line)).map(({ length }) => length));
  return { title: title.replace(/\s+/g, ' '), blocks: parts.flatMap((lines) => part(lines, width)) };
}

function part(text: string, width: number): Block[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const first = lines[0] ?? '';
  if (CAPITALS.test(first)) return [heading(first), ...body(lines.slice(1), width)];
  const lead = LEAD.exec(first);
  if (!lead?.[1]) return body(lines, width);
  const rest = `${' '.repeat(Math.max(5, lead[0].length))}${first.slice(lead[0].length)}`;
  return [heading(lead[1]), ...body([rest, ...lines.slice(1)], width)];
}

function heading(text: string): Block {
  const bare = text.replace(/\s+/g, ' ');
  const capitals = /^[A-Z' ,-]{2,}/.exec(bare)?.[0] ?? '';
  if (capitals.length < 3) return { kind: 'heading', text: bare };
  const lower = capitals[0] + capitals.slice(1).toLowerCase();
  return { kind: 'heading', text: lower + bare.slice(capitals.length) };
}

/** Lines that begin at the margin make paragraphs, the others lists. */
function body(lines: string[], width: number): Block[] {
  const blocks: Block[] = [];
  let run: string[] = [];
  let inList = false;
  const end = () => {
    if (run.length > 0) blocks.push(inList ? list(run) : paragraph(run));
    run = [];
  };
  for (const line of lines) {
    // A line far to the right goes on with the line before it.
    const indented: boolean = inList ? line.startsWith(' ') : /^ {1,4}\S/.test(line);
    if (indented !== inList || (!indented && breaks(run.at(-1), line, width))) end();
    inList = indented;
    run.push(line);
  }
  end();
  return blocks;
}

/** Whether a line begins a paragraph: its first word would have found room on the line before. */
function breaks(before: string | undefined, line: string, width: number): boolean {
  if (before === undefined || !/^[A-Z]/.test(line)) return false;
  return before.length + 1 + line.search(/ |$/) < width - 1;
}

function paragraph(lines: string[]): Block {
  const joined = lines.map((line) => line.replace(/^ +/, '   ')).join(' ').trim();
  const text = joined.replace(/([:,.]) {2,}/g, '$1 ').replace(/ {3,}/g, ' · ').replace(/ +/g, ' ');
  return { kind: 'paragraph', text };
}

function list(lines: string[]): Block {
  const margin = Math.min(...lines.map(indent));
  const rows: string[][] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (indent(line) > margin + 1 && last) last.push(`${last.pop()} ${line.trim()}`);
    else rows.push(line.trim().split(/ {2,}/));
  }
  const pairs = rows.flatMap(inPairs);
  if (pairs.some((pair) => pair === undefined)) {
    return { kind: 'columns', text: lines.map((line) => line.slice(margin)).join('\n') };
  }
  return { kind: 'terms', rows: pairs.filter((pair) => pair !== undefined) };
}

/** A row of a word and what it means, or of two of them; nothing where it is something else. */
function inPairs(cells: string[]): ([string, string] | undefined)[] {
  const last = cells.at(-1) ?? '';
  const whole = cells.length === 3 && /^\(.*\)$/.test(last) ? [cells[0], `${cells[1]} ${last}`] : cells;
  const [a, b, c, d] = whole;
  if (a && b && whole.length === 2) return [[a, b]];
  if (a && b && c && d && whole.length === 4) return [[a, b], [c, d]];
  return [undefined];
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}
