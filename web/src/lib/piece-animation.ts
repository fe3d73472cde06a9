// Pieces fly from where they were to where they are. Every flight comes from an event, and how long all
// of them take together from the cues of the table.
import { settings } from './settings.svelte';

/** A piece that came from a zone, or went to one: what the events of an entry say. */
export interface Movement {
  /** The `data-piece` of what moved; none for a piece that is not in sight. */
  piece?: string;
  /** The `data-zone` it came from. */
  from?: string;
  /** The `data-zone` it went to. */
  to?: string;
}

/** Where everything lay before a change. */
export interface Snapshot {
  pieces: Map<string, { rect: DOMRect; element: HTMLElement }>;
  zones: Map<string, DOMRect>;
}

/** How long it takes, in milliseconds, where no cue says it: when another moment is looked at. */
export const GLIDE = 220;

const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

function all(kind: 'piece' | 'zone'): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
}

/** Remembers where everything lies. */
export function snapshot(): Snapshot {
  const pieces: Snapshot['pieces'] = new Map();
  const zones: Snapshot['zones'] = new Map();
  if (settings.pace > 0) {
    for (const element of all('piece')) {
      pieces.set(element.dataset.piece ?? '', { rect: element.getBoundingClientRect(), element });
    }
    for (const zone of all('zone')) {
      zones.set(zone.dataset.zone ?? '', zone.getBoundingClientRect());
    }
  }
  return { pieces, zones };
}

/** Lets everything that changed its place since the snapshot fly there, in order, within `ms`. */
export function fly(before: Snapshot, movements: Movement[], ms: number): void {
  if (ms === 0) return;
  const timing = timetable(movements.length, ms);
  const zones = new Map(all('zone').map((zone) => [zone.dataset.zone ?? '', zone]));
  const order = new Map(movements.map((movement, n) => [movement.piece, n]));
  const now = new Set<string>();
  for (const element of all('piece')) {
    const name = element.dataset.piece ?? '';
    now.add(name);
    const to = element.getBoundingClientRect();
    const moved = movements.find((movement) => movement.piece === name);
    const from = before.pieces.get(name)?.rect ?? (moved?.from ? before.zones.get(moved.from) : undefined);
    if (from && to.width > 0) between(element, from, to, timing(order.get(name) ?? 0));
  }
  for (const [n, movement] of movements.entries()) {
    const to = movement.to ? zones.get(movement.to)?.getBoundingClientRect() : undefined;
    if (!to) continue;
    const gone = movement.piece ? before.pieces.get(movement.piece) : undefined;
    if (movement.piece && gone && !now.has(movement.piece)) ghost(gone.element, gone.rect, to, timing(n));
    const from = !movement.piece && movement.from ? before.zones.get(movement.from) : undefined;
    if (from) back(from, to, timing(n));
  }
}

type Timing = (n: number) => KeyframeAnimationOptions;

/** When each of so many flights begins and ends: one after another, and several at a time where there
 * would be too little time for each. */
function timetable(flights: number, ms: number): Timing {
  const duration = Math.max(ms / Math.max(1, flights), Math.min(ms, GLIDE));
  const apart = flights > 1 ? (ms - duration) / (flights - 1) : 0;
  return (n) => ({ duration, delay: n * apart, easing: EASING, fill: 'backwards' });
}

function between(element: HTMLElement, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const scale = Math.min(1.5, Math.max(0.4, from.width / to.width));
  element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 }, { transform: 'none', zIndex: 5 }],
    timing,
  );
}

/** What is gone from sight flies to where it went, as a copy that nobody can touch. */
function ghost(element: HTMLElement, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
  const copy = element.cloneNode(true) as HTMLElement;
  delete copy.dataset.piece;
  send(copy, from, to, timing);
}

/** A piece nobody may see flies as its back. */
function back(from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
  const card = document.createElement('div');
  card.className = 'flying-back';
  send(card, new DOMRect(from.left + from.width / 2 - 16, from.top + from.height / 2 - 22, 32, 44), to, timing);
}

function send(copy: HTMLElement, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '60',
  });
  document.body.append(copy);
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const flight = copy.animate(
    [{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0.2 }],
    timing,
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
