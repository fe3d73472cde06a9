import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pixelsOf, png } from '../../vite.icons';

const SVG = '<svg viewBox="0 0 8 8"><rect width="8" height="8" rx="4" fill="#0000ff"/><g transform="translate(2 2) scale(2)"><circle cx="1" cy="1" r="0.5" fill="#ff0000"/></g></svg>';

test('shapes lie where the SVG says, one over the other', () => {
  const pixels = pixelsOf(SVG, 8);
  const at = (x: number, y: number) => [...pixels.subarray((y * 8 + x) * 4, (y * 8 + x) * 4 + 4)];
  expect(at(0, 0)[3]).toBeLessThan(128);
  expect(at(4, 1)).toEqual([0, 0, 255, 255]);
  expect(at(3, 3)[0]).toBeGreaterThan(150);
});

test('our icon is a PNG of its size, without holes', () => {
  const size = 48;
  const drawn = png(pixelsOf(readFileSync('public/icons/parlour-maskable.svg', 'utf8'), size), size);
  expect(drawn.subarray(1, 4).toString()).toBe('PNG');
  expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([size, size]);
  const data = drawn.indexOf('IDAT');
  const rows = inflateSync(drawn.subarray(data + 4, data + 4 + drawn.readUInt32BE(data - 4)));
  expect(rows.length).toBe(size * (size * 4 + 1));
  for (let n = 0; n < size * size; n++) expect(rows[Math.floor(n / size) * (size * 4 + 1) + 1 + (n % size) * 4 + 3]).toBe(255);
});
