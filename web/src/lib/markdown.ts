// Markdown as the rules of the games use it: headings, paragraphs, lists, tables, emphasis and code.

/** A piece of a line. */
export interface Span {
  text: string;
  kind: 'text' | 'strong' | 'emphasis' | 'code';
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^(?:[-*]|(\d+)[.)])\s+(.*)$/;
const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/gu;

/** Reads a text. */
export function markdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n[ \t]*\n/)) blocks.push(...blocksIn(part.split('\n').filter((line) => line.trim() !== '')));
  return blocks;
}

/** A table: its head, a line of dashes, and its rows. Nothing where the lines are something else. */
function tableIn(lines: string[]): Block | undefined {
  if (!/^\|[-| :]+\|$/.test(lines[1]?.trim() ?? '')) return undefined;
  const cells = (line: string) => line.trim().slice(1, -1).split('|').map((cell) => spans([cell.trim()]));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

/** The blocks among lines without an empty one between them. */
function blocksIn(lines: string[]): Block[] {
  const table = tableIn(lines);
  if (table) return [table];
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let list: { ordered: boolean; items: string[][] } | undefined;
  const end = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', spans: spans(paragraph) });
    if (list) blocks.push({ kind: 'list', ordered: list.ordered, items: list.items.map(spans) });
    paragraph = [];
    list = undefined;
  };
  for (const line of lines) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (heading) {
      end();
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, spans: spans([heading[2] ?? '']) });
    } else if (item) {
      const ordered = item[1] !== undefined;
      if (list?.ordered !== ordered) end();
      list ??= { ordered, items: [] };
      list.items.push([item[2] ?? '']);
    } else if (list) {
      list.items.at(-1)?.push(line.trim());
    } else {
      paragraph.push(line.trim());
    }
  }
  end();
  return blocks;
}

function spans(lines: string[]): Span[] {
  const text = lines.join(' ');
  const all: Span[] = [];
  let from = 0;
  for (const { 0: whole, 1: strong, 2: emphasis, 3: code, index } of text.matchAll(SPAN)) {
    all.push({ kind: 'text', text: text.slice(from, index) });
    if (strong !== undefined) all.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) all.push({ kind: 'emphasis', text: emphasis });
    else all.push({ kind: 'code', text: code ?? '' });
    from = index + whole.length;
  }
  all.push({ kind: 'text', text: text.slice(from) });
  return all.filter((span) => span.text !== '');
}
