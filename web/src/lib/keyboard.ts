// What keys do at the table, and where arrows lead.

/** What a key does. Enter and space depend on what has the focus. */
export type KeyCommand =
  | { pick: number }
  | { arrow: Arrow }
  | 'escape' | 'undo' | 'redo' | 'hint' | 'story' | 'moves' | 'earlier' | 'later' | 'first' | 'last' | 'words' | 'help';

export type Arrow = 'left' | 'right' | 'up' | 'down';

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const PLAIN: Record<string, KeyCommand> = {
  Escape: 'escape',
  z: 'undo',
  Z: 'redo',
  h: 'hint',
  l: 'moves',
  s: 'story',
  g: 'words',
  '[': 'earlier',
  ']': 'later',
  Home: 'first',
  End: 'last',
  '?': 'help',
  ArrowLeft: { arrow: 'left' },
  ArrowRight: { arrow: 'right' },
  ArrowUp: { arrow: 'up' },
  ArrowDown: { arrow: 'down' },
};

/** What a pressed key does. Keys together with Alt, Control or Meta belong to the browser; on
 * some keyboards `[` and `]` are only reached with AltGr, which counts as both. */
export function commandFor(event: Pressed): KeyCommand | undefined {
  const { key, ctrlKey, altKey, metaKey } = event;
  const altGr = ctrlKey && altKey;
  if (metaKey || ((ctrlKey || altKey) && !(altGr && (key === '[' || key === ']')))) return undefined;
  if (/^[1-9]$/.test(key)) return { pick: Number(key) - 1 };
  if (key.length === 1 && /[a-z]/i.test(key)) {
    const letter = key.toLowerCase();
    return PLAIN[letter === 'z' && event.shiftKey ? 'Z' : letter];
  }
  return PLAIN[key];
}

/** Whether an element handles a key itself, so that the table must not. */
export function handlesKey(element: Element | null, key: string): boolean {
  if (!(element instanceof HTMLElement) || key === 'Escape') return false;
  if (element instanceof HTMLInputElement && element.type === 'range') return /^(Arrow|Home|End|Page)/.test(key);
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return key === ' ';
  return element.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
}

/** Where something lies on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The places in the order in which one reads: rows from the top, each from the left. */
export function readingOrder(boxes: Box[]): number[] {
  const middle = (box: Box) => box.top + box.height / 2;
  const byTop = boxes.map((_, n) => n).sort((a, b) => middle(boxes[a]!) - middle(boxes[b]!));
  const rows: number[][] = [];
  for (const n of byTop) {
    const row = rows.at(-1);
    const first = row ? boxes[row[0]!]! : undefined;
    const same = first && Math.abs(middle(boxes[n]!) - middle(first)) < Math.max(8, first.height / 2);
    if (row && same) row.push(n);
    else rows.push([n]);
  }
  return rows.flatMap((row) => row.sort((a, b) => boxes[a]!.left - boxes[b]!.left));
}

/** Where an arrow leads: left and right in reading order, up and down to what lies nearest. */
export function nextInDirection(boxes: Box[], from: number | undefined, arrow: Arrow): number | undefined {
  const order = readingOrder(boxes);
  const start = from === undefined ? undefined : boxes[from];
  if (from === undefined || !start) return arrow === 'left' || arrow === 'up' ? order.at(-1) : order[0];
  if (arrow === 'left' || arrow === 'right') {
    const at = order.indexOf(from) + (arrow === 'right' ? 1 : -1);
    return order[(at + order.length) % order.length];
  }
  const x = (box: Box) => box.left + box.width / 2;
  const y = (box: Box) => box.top + box.height / 2;
  const sign = arrow === 'down' ? 1 : -1;
  const far = (n: number) => {
    const down = (y(boxes[n]!) - y(start)) * sign;
    return down + 2 * Math.abs(x(boxes[n]!) - x(start));
  };
  const ahead = order.filter((n) => (y(boxes[n]!) - y(start)) * sign > Math.max(8, start.height / 2));
  return ahead.length === 0 ? from : ahead.reduce((best, n) => (far(n) < far(best) ? n : best));
}
