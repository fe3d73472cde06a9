// Draws the icons for home screens as PNG, from our own SVGs: some systems take no other kind. It knows
// what those SVGs use: rectangles, circles, straight lines with round ends, and groups that move and scale.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is made from which SVG in `public/icons`, and how large. */
const ICONS = [
  { file: 'parlour-192.png', from: 'parlour.svg', size: 192 },
  { file: 'parlour-512.png', from: 'parlour.svg', size: 512 },
  { file: 'maskable-192.png', from: 'parlour-maskable.svg', size: 192 },
  { file: 'maskable-512.png', from: 'parlour-maskable.svg', size: 512 },
  { file: 'apple-touch-icon.png', from: 'parlour-maskable.svg', size: 180 },
];
/** So many samples are taken along each side of a pixel. */
const SAMPLES = 4;

interface Shape {
  color: [number, number, number];
  /** Whether a point lies in it. */
  holds: (x: number, y: number) => boolean;
}

/** The shapes of an SVG in drawing order, and the side of its square. */
function shapesOf(svg: string): { side: number; shapes: Shape[] } {
  const side = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
  const shapes: Shape[] = [];
  let place = { dx: 0, dy: 0, scale: 1 };
  for (const [, closes, tag, text = ''] of svg.matchAll(/<(\/?)(g|rect|circle|path)\b([^>]*)>/g)) {
    if (tag === 'g') place = closes ? { dx: 0, dy: 0, scale: 1 } : placeOf(text);
    else shapes.push(...shapesIn(tag ?? '', text).map((shape) => moved(shape, place)));
  }
  return { side, shapes };
}

function attribute(text: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1];
}

const numberIn = (text: string, name: string) => Number(attribute(text, name) ?? 0);

function placeOf(text: string): { dx: number; dy: number; scale: number } {
  const [, dx, dy, scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(text) ?? [];
  if (scale === undefined) throw new Error(`cannot be placed: ${text}`);
  return { dx: Number(dx), dy: Number(dy), scale: Number(scale) };
}

function moved({ color, holds }: Shape, { dx, dy, scale }: { dx: number; dy: number; scale: number }): Shape {
  return { color, holds: (x, y) => holds((x - dx) / scale, (y - dy) / scale) };
}

function shapesIn(tag: string, text: string): Shape[] {
  const color = colorOf(attribute(text, tag === 'path' ? 'stroke' : 'fill'));
  if (tag === 'circle') {
    const [cx, cy, r] = [numberIn(text, 'cx'), numberIn(text, 'cy'), numberIn(text, 'r')];
    return [{ color, holds: (x, y) => Math.hypot(x - cx, y - cy) <= r }];
  }
  if (tag === 'rect') {
    const [x, y, width, height] = [numberIn(text, 'x'), numberIn(text, 'y'), numberIn(text, 'width'), numberIn(text, 'height')];
    return [{ color, holds: rounded(x, y, width, height, numberIn(text, 'rx')) }];
  }
  const half = numberIn(text, 'stroke-width') / 2;
  return linesOf(attribute(text, 'd') ?? '').map(([x, y, width, height]) => ({
    color,
    // A line with round ends is a rectangle with round corners.
    holds: rounded(x - half, y - half, width + 2 * half, height + 2 * half, half),
  }));
}

function colorOf(text: string | undefined): Shape['color'] {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(text ?? '') ?? [];
  if (blue === undefined) throw new Error(`no color: ${text}`);
  return [parseInt(red ?? '', 16), parseInt(green ?? '', 16), parseInt(blue, 16)];
}

/** The lines of a path, each level or upright, with its width and height. */
function linesOf(path: string): [number, number, number, number][] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)([hv])([\d.]+)/g)].map(([, x, y, way, length]) => {
    const long = Number(length);
    return [Number(x), Number(y), way === 'h' ? long : 0, way === 'v' ? long : 0];
  });
}

function rounded(left: number, top: number, width: number, height: number, r: number): Shape['holds'] {
  return (x, y) => {
    const dx = Math.max(left + r - x, x - (left + width - r), 0);
    const dy = Math.max(top + r - y, y - (top + height - r), 0);
    return Math.hypot(dx, dy) <= r;
  };
}

/** The pixels of an SVG: red, green, blue and how much it covers, four bytes each. */
export function pixelsOf(svg: string, size: number): Uint8Array {
  const { side, shapes } = shapesOf(svg);
  const pixels = new Uint8Array(size * size * 4);
  const unit = side / size;
  const shapeAt = (x: number, y: number) => shapes.findLastIndex(({ holds }) => holds(x * unit, y * unit));
  for (let at = 0; at < size * size; at++) {
    const [x, y] = [at % size, Math.floor(at / size)];
    const hit = CORNERS.map(([dx, dy]) => shapeAt(x + dx, y + dy));
    // Most pixels lie in one shape as a whole.
    const seen = hit.every((shape) => shape === hit[0]) ? hit.slice(0, 1) : GRID.map(([dx, dy]) => shapeAt(x + dx, y + dy));
    pixels.set(mixed(seen.flatMap((shape) => shapes[shape] ?? []), seen.length), at * 4);
  }
  return pixels;
}

/** Where the samples of a pixel lie in it. */
const GRID = Array.from({ length: SAMPLES ** 2 }, (_, n): [number, number] => [
  ((n % SAMPLES) + 0.5) / SAMPLES,
  (Math.floor(n / SAMPLES) + 0.5) / SAMPLES,
]);
const CORNERS: readonly [number, number][] = [[0, 0], [1, 0], [0, 1], [1, 1]];

/** The color of what was hit by so many samples, and how much it covers. */
function mixed(hit: Shape[], samples: number): number[] {
  if (hit.length === 0) return [0, 0, 0, 0];
  const mean = (part: 0 | 1 | 2) => Math.round(hit.reduce((sum, { color }) => sum + color[part], 0) / hit.length);
  return [mean(0), mean(1), mean(2), Math.round((255 * hit.length) / samples)];
}

/** The sum that a PNG checks its parts with. */
function checksum(data: Uint8Array): number {
  let sum = ~0;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, check]);
}

/** Pixels as a PNG. */
export function png(pixels: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits for each of four channels.
  head.set([8, 6], 8);
  // Every row begins with how it is filtered: not at all.
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++) rows.set(pixels.subarray(y * size * 4, (y + 1) * size * 4), y * (size * 4 + 1) + 1);
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

/** Puts the icons into a build, and serves them while the page is worked on. */
export function icons(): Plugin {
  let folder = '';
  const draw = ({ from, size }: (typeof ICONS)[number]) => png(pixelsOf(readFileSync(join(folder, 'icons', from), 'utf8'), size), size);
  return {
    name: 'parlour-icons',
    configResolved(config) {
      folder = config.publicDir;
    },
    configureServer({ middlewares }) {
      middlewares.use('/icons', (request, response, next) => {
        const icon = ICONS.find(({ file }) => request.url?.split('?')[0] === `/${file}`);
        if (!icon) return next();
        response.setHeader('content-type', 'image/png');
        response.end(draw(icon));
      });
    },
    generateBundle() {
      for (const icon of ICONS) this.emitFile({ type: 'asset', fileName: `icons/${icon.file}`, source: draw(icon) });
    },
    transformIndexHtml() {
      return [{ tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icons/apple-touch-icon.png' }, injectTo: 'head' }];
    },
  };
}
