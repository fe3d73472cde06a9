// Pieces fly from where they were to where they are. Every flight comes from an event.
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

const DURATION = 220;
const APART = 60;
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

/** Lets everything that changed its place since the snapshot fly there, in order. */
export function fly(before: Snapshot, movements: Movement[]): void {
  if (settings.pace === 0) return;
  const zones = new Map(all('zone').map((zone) => [zone.dataset.zone ?? '', zone]));
  const order = new Map(movements.map((movement, n) => [movement.piece, n]));
  const now = new Set<string>();
  for (const element of all('piece')) {
    const name = element.dataset.piece ?? '';
    now.add(name);
    const to = element.getBoundingClientRect();
    const moved = movements.find((movement) => movement.piece === name);
    const from = before.pieces.get(name)?.rect ?? (moved?.from ? before.zones.get(moved.from) : undefined);
    if (from && to.width > 0) between(element, from, to, order.get(name) ?? 0);
  }
  for (const [n, movement] of movements.entries()) {
    const to = movement.to ? zones.get(movement.to)?.getBoundingClientRect() : undefined;
    if (!to) continue;
    const gone = movement.piece ? before.pieces.get(movement.piece) : undefined;
    if (movement.piece && gone && !now.has(movement.piece)) ghost(gone.element, gone.rect, to, n);
    const from = !movement.piece && movement.from ? before.zones.get(movement.from) : undefined;
    if (from) back(from, to, n);
  }
}

function timing(n: number): KeyframeAnimationOptions {
  const pace = settings.pace;
  return { duration: DURATION * pace, delay: Math.min(n, 8) * APART * pace, easing: EASING, fill: 'backwards' };
}

function between(element: HTMLElement, from: DOMRect, to: DOMRect, n: number): void {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const scale = Math.min(1.5, Math.max(0.4, from.width / to.width));
  element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 }, { transform: 'none', zIndex: 5 }],
    timing(n),
  );
}

/** What is gone from sight flies to where it went, as a copy that nobody can touch. */
function ghost(element: HTMLElement, from: DOMRect, to: DOMRect, n: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  delete copy.dataset.piece;
  send(copy, from, to, n);
}

/** A piece nobody may see flies as its back. */
function back(from: DOMRect, to: DOMRect, n: number): void {
  const card = document.createElement('div');
  card.className = 'flying-back';
  send(card, new DOMRect(from.left + from.width / 2 - 16, from.top + from.height / 2 - 22, 32, 44), to, n);
}

function send(copy: HTMLElement, from: DOMRect, to: DOMRect, n: number): void {
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
    timing(n),
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
