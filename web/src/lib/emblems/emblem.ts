// The emblem of a card, drawn from what the card is: its color, power, tribe, calling and keywords. The id sets
// what is left, so that the same card has the same picture for ever and no two cards look alike.
import { actionOf, deedsOf } from './deeds';
import { ALIKE, CALLINGS, EYES, FIGURES, HATS, HEADPIECES, MARKS, type Figure } from './figures';
import { GLYPHS, type Glyph } from './glyphs';
import { pickBy, seeded } from './seeded';

export const WIDTH = 100;
export const HEIGHT = 72;

export type Color = 'red' | 'purple' | 'blue' | 'green' | 'yellow';

/** What an emblem is drawn from. */
export interface Subject {
  id: string;
  action: boolean;
  color?: Color | undefined;
  power: number;
  /** The words of its type, such as `human` and `mage`. */
  types: readonly string[];
  keywords: readonly string[];
}

/** Where a shape lies: moved, then scaled across and down. */
export type Placing = readonly [x: number, y: number, across: number, down: number];

/** One shape of a picture; they lie one upon the other. */
export interface Shape {
  path: string;
  fill: string;
  opacity?: number;
  /** Whether what is enclosed twice is left out. */
  holes?: boolean;
  at?: Placing;
  /** Whether it belongs to a sign that tells what the card does: left out where there is little room. */
  charge?: boolean;
}

interface Tones {
  sky: string;
  far: string;
  near: string;
  rim: string;
}

const TONES: Record<Color, Tones> = {
  red: { sky: '#f3b48a', far: '#d9694a', near: '#7a2328', rim: '#ffe1b8' },
  purple: { sky: '#c6b2e6', far: '#8a63b8', near: '#3a2360', rim: '#f0dcff' },
  blue: { sky: '#b5d4ee', far: '#5f93c4', near: '#1f3f68', rim: '#e6f4ff' },
  green: { sky: '#cfe0a6', far: '#7fae62', near: '#244a2f', rim: '#f3ffd0' },
  yellow: { sky: '#f7dc94', far: '#d8a53f', near: '#5c3d10', rim: '#fff3c9' },
};

/** Actions have no color of their own: it follows from what they do. */
const COLOR_OF: Partial<Record<Glyph, Color>> = {
  move: 'blue', bounce: 'blue', swap: 'blue', shield: 'blue', slot: 'green', heal: 'green', buff: 'yellow', wall: 'yellow', draw: 'purple',
};

const whole = Math.round;
const fine = (n: number) => Math.round(n * 10) / 10;
const circle = (x: number, y: number, r: number) => `M${fine(x - r)} ${y}a${r} ${r} 0 1 0 ${fine(2 * r)} 0a${r} ${r} 0 1 0 ${fine(-2 * r)} 0z`;

/** The color in which a card is drawn. */
export function colorOf(subject: Subject): Color {
  return subject.color ?? COLOR_OF[deedsOf(subject.id, subject.keywords)[0] ?? 'damage'] ?? 'red';
}

/** The emblem of a card. */
export function emblemOf(subject: Subject): Shape[] {
  const tones = TONES[colorOf(subject)];
  const random = seeded(subject.id);
  const sun = { x: fine(18 + random() * 64), y: fine(12 + random() * 16), r: fine(8 + random() * 9) };
  const mirrored = random() > 0.5;
  const backdrop: Shape[] = [
    { path: `M0 0h${WIDTH}v${HEIGHT}H0z`, fill: tones.sky },
    { path: circle(sun.x, sun.y, sun.r), fill: tones.rim },
    { path: scenery(colorOf(subject), (subject.action ? Math.floor(random() * 6) : subject.power) + 3, sun, random), fill: tones.far, opacity: 0.62 },
  ];
  return [...backdrop, ...(subject.action ? burst(subject, tones, random) : figure(subject, tones, random, mirrored))];
}

/** Flames, circuits, waves, hills or rays, as many as the power says. */
function scenery(color: Color, count: number, sun: { x: number; y: number }, random: () => number): string {
  const one = (n: number): string => {
    switch (color) {
      case 'red':
        return `M${whole((n * WIDTH) / count + random() * 6)} 72l${whole(6 + random() * 8)}-${whole(20 + random() * 36)} 4 ${whole(24 + random() * 20)}z`;
      case 'purple': {
        const [y, x] = [whole(6 + (n * 60) / count), whole(random() * 70)];
        return `M0 ${y}H${x}l8 ${random() > 0.5 ? 8 : -8}H100v1.5H${x + 7}l-8-8H0z`;
      }
      case 'blue':
        return `M0 ${whole(22 + (n * 48) / count)}q25-${whole(3 + random() * 8)} 50 0t50 0v${whole(2 + random() * 3)}q-25 5-50 0t-50 0z`;
      case 'green':
        return `M${whole(random() * 90 - 30)} 72q${whole(18 + random() * 12)}-${whole(34 + random() * 26)} ${whole(44 + random() * 22)} 0z`;
      case 'yellow': {
        const angle = (n * 2 * Math.PI) / count + random();
        const end = (turn: number) => `${whole(sun.x + 110 * Math.cos(angle + turn))} ${whole(sun.y + 110 * Math.sin(angle + turn))}`;
        return `M${sun.x} ${sun.y}L${end(0)} ${end(0.16)}z`;
      }
    }
  };
  return Array.from({ length: color === 'green' ? Math.min(count, 6) : count }, (_, n) => one(n)).join('');
}

/** An action: rays around the sign of what it does, as often as it does it. */
function burst({ id, keywords }: Subject, { near, rim }: Tones, random: () => number): Shape[] {
  const { times, area } = actionOf(id);
  const points = 8 + Math.floor(random() * 5);
  const [turned, outer, inner] = [random(), 27 + random() * 8, 18 + random() * 5];
  const star = Array.from({ length: points * 2 }, (_, n) => {
    const [angle, far] = [turned + (n * Math.PI) / points, n % 2 === 0 ? outer : inner];
    return `${n === 0 ? 'M' : 'L'}${fine(50 + far * Math.cos(angle))} ${fine(36 + far * Math.sin(angle))}`;
  });
  const sparks = Array.from({ length: 20 }, (_, n) => circle(fine(50 + 33 * Math.cos(n * 0.31416)), fine(36 + 33 * Math.sin(n * 0.31416)), 2));
  const glyph = GLYPHS[deedsOf(id, keywords)[0] ?? 'damage'];
  const size = times === 1 ? 1.42 : times === 2 ? 0.95 : 0.74;
  const signs = Array.from({ length: times }, (_, n): Shape => ({
    path: glyph, fill: rim, holes: true, at: [fine(50 - 12 * size + (n - (times - 1) / 2) * 13), fine(36 - 12 * size), size, size],
  }));
  const rays: Shape = { path: `${star.join('')}z`, fill: near, at: area ? [10, 7.2, 0.8, 0.8] : [0, 0, 1, 1] };
  return [...(area ? [{ path: sparks.join(''), fill: near }] : []), rays, ...signs];
}

/** A unit: its figure, and beside it the signs of what it does. */
function figure(subject: Subject, { far, near, rim }: Tones, random: () => number, mirrored: boolean): Shape[] {
  const { id, types, power } = subject;
  const tribe = tribeOf(types);
  const drawn: Figure = pickBy(`${id}hat`, FIGURES[tribe] ?? []) ?? { dark: '' };
  const deeds = deedsOf(id, subject.keywords);
  const spikes = drawn.spiky ? spikesAround(power + 8, random) : '';
  const aside = fine((random() - 0.5) * 10 + (mirrored ? 6 : -6));
  const at: Placing = [mirrored ? WIDTH + aside : aside, drawn.spiky ? 0 : 3, mirrored ? -1 : 1, 1];
  const hat = tribe === 'human' ? hatOf(types) : undefined;
  const eyes = tribe === 'hacker' ? pickBy(`${id}eyes`, EYES) : drawn.light;
  const layers: [path: string | undefined, fill: string, holes?: boolean][] = [
    [drawn.bust ? HEADPIECES[deeds[0] ?? ''] : undefined, near],
    [drawn.dark + spikes, near],
    [drawn.bust ? pickBy(`${id}mark`, MARKS) : undefined, far],
    hat ? [hat, rim, true] : [drawn.middle, far],
    [eyes, rim],
  ];
  const shapes = layers.flatMap(([path, fill, holes = false]): Shape[] => (path ? [{ path, fill, holes, at }] : []));
  return [...shapes, ...deeds.slice(0, 2).flatMap((deed, n) => charge(deed, mirrored ? 17 : 63, 49 - n * 22, near, rim))];
}

/** The sign of something that a card does, in a round field. */
function charge(deed: Glyph, x: number, y: number, near: string, rim: string): Shape[] {
  const size = 0.85;
  const glyph: Placing = [fine(x + 4.5 * size), fine(y + 4.5 * size), 0.63 * size, 0.63 * size];
  return [
    { path: circle(12, 12, 12.8), fill: rim, at: [x, y, size, size], charge: true },
    { path: circle(12, 12, 11.2), fill: near, at: [x, y, size, size], charge: true },
    { path: GLYPHS[deed], fill: rim, holes: true, at: glyph, charge: true },
  ];
}

function spikesAround(count: number, random: () => number): string {
  const point = (angle: number, far: number) => `${fine(50 + far * Math.cos(angle))} ${fine(39 + far * Math.sin(angle))}`;
  return Array.from({ length: count }, (_, n) => {
    const angle = (n * 2 * Math.PI) / count + random() * 0.2;
    return `M${point(angle - 0.12, 22)}L${point(angle, 30 + random() * 5)} ${point(angle + 0.12, 22)}z`;
  }).join('');
}

/** The first word of a type that has a drawing. */
function tribeOf(types: readonly string[]): string {
  return types.map((word) => ALIKE[word] ?? word).find((word) => word in FIGURES) ?? 'human';
}

function hatOf(types: readonly string[]): string | undefined {
  const calling = types.map((word) => CALLINGS[word]).find((hat) => hat !== undefined);
  return calling && HATS[calling];
}
