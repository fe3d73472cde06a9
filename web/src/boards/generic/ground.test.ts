import { expect, it } from 'vitest';
import { rectangles, shapesOf } from './ground';

it('draws ground as few rectangles that cover exactly its squares', () => {
  const rows = ['..##', '..##', '#.##', '##..'].map((row) => [...row]);
  const walls = rectangles(rows, '#');
  expect(walls).toHaveLength(3);
  const covered = rows.map((row) => row.map(() => '.'));
  for (const { x, y, width, height } of walls) {
    for (let row = y; row < y + height; row++) covered[row]?.fill('#', x, x + width);
  }
  expect(covered).toEqual(rows);
});

it('tells sorts of ground that look alike apart', () => {
  const legend = [
    { sign: '.', name: { key: 'open' }, terrain: 'open' as const },
    { sign: ':', name: { key: 'floor' }, terrain: 'open' as const },
    { sign: '~', name: { key: 'water' }, terrain: 'water' as const },
  ];
  const shapes = shapesOf({ rows: ['..:'], legend });
  expect(shapes.map(({ name, variant }) => [name.key, variant])).toEqual([['open', 0], ['floor', 1]]);
});
