// Pieces fly from where they were to where they are. Every flight comes from an event. How long each takes
// is one table for all games; how long all of them may take together comes from the cues of the table.
import { settings } from './settings.svelte';

/** What happens to a piece, where it does more than change its place. */
export type How = 'turns' | 'dies' | 'hurt' | 'triggers';

/** A piece that came from a zone, or went to one: what the events of an entry say. */
export interface Movement {
  /** The `data-piece` of what moved; none for a piece that is not in sight. */
  piece?: string;
  /** The `data-zone` it came from. */
  from?: string;
  /** The `data-zone` it went to. */
  to?: string;
  how?: How;
}

/** Where everything lay before a change. */
export interface Snapshot {
  pieces: Map<string, { rect: DOMRect; element: HTMLElement }>;
  zones: Map<string, DOMRect>;
}

/** How flights are flown. */
export interface Flight {
  /** How long all of them may take together, in milliseconds. */
  ms: number;
  /** How much longer or shorter everything takes; 0 for no movement at all. */
  tempo: number;
  /** Whether what comes out of a zone, where nobody could see it, rests so that it can be read: the play of
   * another seat. */
  rests?: (zone: string) => boolean;
}

/** How long it takes, in milliseconds, where no cue says it: when another moment is looked at. */
export const GLIDE = 220;
/** How long things take, in milliseconds, and how far apart those begin that come together. */
const TIMES = { slide: GLIDE, apart: 60, turn: 240, rise: 250, rest: 500, land: 160, sink: 380, shake: 180 };
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** How far above its place a piece rests, at most, in pixels. */
const ABOVE = 28;
/** How much larger it is then, and how far it stays from the edge of the board. */
const LARGER = 1.08;
const MARGIN = 4;

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

/** What flies at the moment. */
const flying = new Set<Animation>();

/** Lets everything that flies be where it flies to. */
export function finishFlights(): void {
  for (const flight of [...flying]) flight.finish();
}

/** A click ends what is still on its way: nobody has to wait for a movement. */
function watchClicks(): void {
  addEventListener('pointerdown', finishFlights, { capture: true, once: true });
}

/** Lets everything that changed its place since the snapshot fly there, in order. */
export function fly(before: Snapshot, movements: Movement[], flight: Flight): void {
  if (flight.ms === 0 || flight.tempo === 0) return;
  const delay = delays(movements.length, flight);
  // Everything is measured before anything moves: the browser works out styles once, not once for each piece.
  const zones = new Map(all('zone').map((zone) => [zone.dataset.zone ?? '', zone.getBoundingClientRect()]));
  const pieces = all('piece').map((element) => ({ element, to: element.getBoundingClientRect() }));
  const edge = boardTop();
  const numbered = new Map(movements.map((movement, n) => [movement.piece, { movement, n }]));
  const now = new Set<string>();
  for (const { element, to } of pieces) {
    const name = element.dataset.piece ?? '';
    now.add(name);
    const { movement, n } = numbered.get(name) ?? { n: 0 };
    const known = before.pieces.get(name)?.rect;
    const from = known ?? (movement?.from ? before.zones.get(movement.from) : undefined);
    const timing = { tempo: flight.tempo, delay: delay(n) };
    if (from && to.width > 0) {
      if (!known && movement?.from && flight.rests?.(movement.from)) rest(element, from, { to, edge }, timing);
      else if (!known || movement?.how === 'turns') turn(element, from, to, timing);
      else slide(element, from, to, timing);
    }
    if (movement?.how === 'hurt') shake(element, timing);
    else if (movement?.how === 'triggers') light(element, timing);
  }
  for (const [n, movement] of movements.entries()) {
    const to = movement.to ? zones.get(movement.to) : undefined;
    if (!to) continue;
    const timing = { tempo: flight.tempo, delay: delay(n) };
    const gone = movement.piece ? before.pieces.get(movement.piece) : undefined;
    if (movement.piece && gone && !now.has(movement.piece)) ghost(gone.element, gone.rect, to, timing, movement.how === 'dies');
    const from = !movement.piece && movement.from ? before.zones.get(movement.from) : undefined;
    if (from) send(back(), cardAt(from), to, timing, TIMES.slide);
  }
  if (flying.size > 0) watchClicks();
}

interface Timing {
  tempo: number;
  delay: number;
}

/** When each of so many flights begins: a little apart, and closer together where there would be too
 * little time for all of them. */
export function delays(flights: number, { ms, tempo }: Flight): (n: number) => number {
  const room = Math.max(0, ms - TIMES.slide * tempo);
  const apart = flights > 1 ? Math.min(TIMES.apart * tempo, Math.max(room / (flights - 1), 0)) : 0;
  return (n) => n * apart;
}

function run(element: Element, frames: Keyframe[], ms: number, { tempo, delay }: Timing): Animation {
  const flight = element.animate(frames, { duration: ms * tempo, delay, easing: EASING, fill: 'backwards' });
  flying.add(flight);
  const done = () => flying.delete(flight);
  flight.addEventListener('finish', done);
  flight.addEventListener('cancel', done);
  return flight;
}

const centers = (from: DOMRect, to: DOMRect) => ({
  dx: from.left + from.width / 2 - to.left - to.width / 2,
  dy: from.top + from.height / 2 - to.top - to.height / 2,
});

/** The way back from where a piece is to where it was, as a transform. */
function wayBack(from: DOMRect, to: DOMRect): string {
  const { dx, dy } = centers(from, to);
  const scale = Math.min(1.5, Math.max(0.4, from.width / to.width));
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect, timing: Timing): void {
  const { dx, dy } = centers(from, to);
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  run(element, [{ transform: wayBack(from, to), zIndex: 5 }, { transform: 'none', zIndex: 5 }], TIMES.slide, timing);
}

/** Where the board begins: what lies above it covers what flies. */
function boardTop(): number {
  return document.querySelector('[data-board]')?.getBoundingClientRect().top ?? 0;
}

/** How far above its place a piece rests. Where the bar would cover it, it rests lower, below its place if need be. */
export function restingRise(to: { top: number; height: number }, edge: number): number {
  const grown = (to.height * (LARGER - 1)) / 2;
  return Math.min(ABOVE, to.height / 4, to.top - grown - edge - MARGIN);
}

/** Flies to a spot above its place, rests there, and lands. */
function rest(element: HTMLElement, from: DOMRect, { to, edge }: { to: DOMRect; edge: number }, timing: Timing): void {
  const total = TIMES.rise + TIMES.rest + TIMES.land;
  const above = `translate(0, ${-restingRise(to, edge)}px) scale(${LARGER})`;
  run(
    element,
    [
      { transform: wayBack(from, to), zIndex: 6 },
      { transform: above, zIndex: 6, offset: TIMES.rise / total },
      { transform: above, zIndex: 6, offset: (TIMES.rise + TIMES.rest) / total },
      { transform: 'none', zIndex: 6 },
    ],
    total,
    timing,
  );
}

/** Flies with its back up, and turns over at half-way. */
function turn(element: HTMLElement, from: DOMRect, to: DOMRect, timing: Timing): void {
  const { dx, dy } = centers(from, to);
  const half = `translate(${dx / 2}px, ${dy / 2}px) perspective(60rem) rotateY(90deg)`;
  run(
    element,
    [
      { transform: half, opacity: 0, zIndex: 5 },
      { transform: half, opacity: 1, zIndex: 5, offset: 0.5 },
      { transform: 'none', opacity: 1, zIndex: 5 },
    ],
    TIMES.turn,
    timing,
  );
  const card = placed(back(), to);
  const flight = run(
    card,
    [
      { transform: `${wayBack(from, to)} perspective(60rem) rotateY(0deg)` },
      { transform: `translate(${dx / 2}px, ${dy / 2}px) perspective(60rem) rotateY(-90deg)` },
    ],
    TIMES.turn / 2,
    timing,
  );
  flight.onfinish = flight.oncancel = () => card.remove();
}

function shake(element: HTMLElement, timing: Timing): void {
  const steps = [0, -3, 3, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  run(element, steps, TIMES.shake, timing);
}

function light(element: HTMLElement, timing: Timing): void {
  const ring = 'var(--ring-picked) solid var(--gold)';
  run(element, [{ outline: ring, outlineOffset: '2px' }, { outline: ring, outlineOffset: '2px' }], TIMES.shake, timing);
}

/** What is gone from sight flies to where it went, as a copy that nobody can touch. */
function ghost(element: HTMLElement, from: DOMRect, to: DOMRect, timing: Timing, dies: boolean): void {
  const copy = element.cloneNode(true) as HTMLElement;
  delete copy.dataset.piece;
  send(copy, from, to, timing, dies ? TIMES.sink : TIMES.slide);
}

/** A piece nobody may see is its back. */
function back(): HTMLElement {
  const card = document.createElement('div');
  card.className = 'flying-back';
  return card;
}

/** A card in the middle of a zone. */
function cardAt(zone: DOMRect): DOMRect {
  return new DOMRect(zone.left + zone.width / 2 - 16, zone.top + zone.height / 2 - 22, 32, 44);
}

/** Puts something that is only looked at over the page. */
function placed(copy: HTMLElement, at: DOMRect): HTMLElement {
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '60',
  });
  document.body.append(copy);
  return copy;
}

function send(copy: HTMLElement, from: DOMRect, to: DOMRect, timing: Timing, ms: number): void {
  const { dx, dy } = centers(to, from);
  const flight = run(
    placed(copy, from),
    [{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0.2 }],
    ms,
    timing,
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
