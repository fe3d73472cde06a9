// No two emblems look alike. The cards come from the module of the kernel, where it was built.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../../boards/skirmish/catalogue';
import { Engine } from '../kernel/engine';
import type { Sheet } from '../kernel/generated/answers';
import { emblemOf, type Subject } from './emblem';
import { FIGURES } from './figures';
import { outlines, raster } from './raster';

const MODULE = resolve('public/parlour.wasm');
const SIDE = 32;
/** At least this part of the points differs. */
const APART = 0.2;

async function subjects(): Promise<Subject[]> {
  const engine = await Engine.start(await WebAssembly.compile(readFileSync(MODULE)));
  const { answer } = engine.serve({ call: 'rules', game: 'skirmish' });
  if (!('ok' in answer)) throw new Error('no catalogue');
  return (answer.ok as { catalogue: Sheet[] }).catalogue.flatMap((sheet) => faceOf(sheet) ?? []);
}

describe('emblems', () => {
  test.skipIf(!existsSync(MODULE))('no two cards look alike', async () => {
    const pictures = (await subjects()).map((subject) => ({ id: subject.id, points: raster(emblemOf(subject), SIDE) }));
    expect(pictures.length).toBeGreaterThan(80);
    const near = pictures.flatMap((one, n) => pictures.slice(n + 1).flatMap((other) => {
      const differ = one.points.filter((point, k) => point !== other.points[k]).length / (SIDE * SIDE);
      return differ < APART ? [`${one.id} and ${other.id}: ${Math.round(differ * 100)} %`] : [];
    }));
    expect(near).toEqual([]);
  }, 30_000);

  test('a card looks the same every time', () => {
    const archer: Subject = { id: 'archer', action: false, color: 'red', power: 3, types: ['elf', 'archer'], keywords: ['deploy'] };
    expect(emblemOf(archer)).toEqual(emblemOf({ ...archer }));
    expect(emblemOf(archer)).not.toEqual(emblemOf({ ...archer, power: 4 }));
  });

  test('a figure is drawn in few words', () => {
    const long = Object.entries(FIGURES).filter(([, looks]) => looks.some(({ dark }) => dark.length > 400));
    expect(long).toEqual([]);
  });
});

describe('outlines', () => {
  test('follow lines and arcs', () => {
    expect(outlines('M1 1h2v2H1z')[0]).toEqual([[1, 1], [3, 1], [3, 3], [1, 3], [1, 1]]);
    const round = raster([{ path: 'M40 36a10 10 0 1 0 20 0a10 10 0 1 0-20 0z', fill: 'x' }], SIDE);
    expect(round.filter((point) => point === 'x').length / round.length).toBeCloseTo((Math.PI * 100) / 7200, 2);
  });
});
