import { describe, expect, it } from 'vitest';
import { along, readingOrder, takes, wanted } from './steer';

const box = (left: number, top: number) => ({ left, top, width: 40, height: 60 });
const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

describe('keys', () => {
  it('are what the list says', () => {
    expect(wanted({ ...plain, key: '3' })).toEqual({ pick: 2 });
    expect(wanted({ ...plain, key: 'z' })).toBe('undo');
    expect(wanted({ ...plain, key: 'Z', shiftKey: true })).toBe('redo');
    expect(wanted({ ...plain, key: 'ArrowUp' })).toEqual({ arrow: 'up' });
    expect(wanted({ ...plain, key: 'z', ctrlKey: true })).toBeUndefined();
    expect(wanted({ ...plain, key: '[', ctrlKey: true, altKey: true })).toBe('earlier');
    expect(wanted({ ...plain, key: 'q' })).toBeUndefined();
  });

  it('belong to a field while somebody types in it', () => {
    const field = document.createElement('input');
    expect(takes(field, 'z')).toBe(true);
    expect(takes(field, 'Escape')).toBe(false);
    field.type = 'range';
    expect(takes(field, 'ArrowLeft')).toBe(true);
    expect(takes(field, '[')).toBe(false);
    expect(takes(document.body, 'z')).toBe(false);
  });
});

describe('arrows', () => {
  // Two rows, the second one a little uneven, in no order.
  const boxes = [box(100, 204), box(0, 0), box(0, 200), box(100, 3)];

  it('go in reading order, and round', () => {
    expect(readingOrder(boxes)).toEqual([1, 3, 2, 0]);
    expect(along(boxes, undefined, 'right')).toBe(1);
    expect(along(boxes, 3, 'right')).toBe(2);
    expect(along(boxes, 1, 'left')).toBe(0);
  });

  it('go up and down to what lies nearest', () => {
    expect(along(boxes, 1, 'down')).toBe(2);
    expect(along(boxes, 3, 'down')).toBe(0);
    expect(along(boxes, 0, 'up')).toBe(3);
    expect(along(boxes, 0, 'down')).toBe(0);
    expect(along([], undefined, 'down')).toBeUndefined();
  });
});
