import { describe, expect, it } from 'vitest';
import { commandFor, handlesKey, nextInDirection, readingOrder } from './keyboard';

const box = (left: number, top: number) => ({ left, top, width: 40, height: 60 });
const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

describe('keys', () => {
  it('are what the list says', () => {
    expect(commandFor({ ...plain, key: '3' })).toEqual({ pick: 2 });
    expect(commandFor({ ...plain, key: 'z' })).toBe('undo');
    expect(commandFor({ ...plain, key: 'Z', shiftKey: true })).toBe('redo');
    expect(commandFor({ ...plain, key: 'ArrowUp' })).toEqual({ arrow: 'up' });
    expect(commandFor({ ...plain, key: 'z', ctrlKey: true })).toBeUndefined();
    expect(commandFor({ ...plain, key: '[', ctrlKey: true, altKey: true })).toBe('earlier');
    expect(commandFor({ ...plain, key: 'q' })).toBeUndefined();
  });

  it('belong to a field while somebody types in it', () => {
    const field = document.createElement('input');
    expect(handlesKey(field, 'z')).toBe(true);
    expect(handlesKey(field, 'Escape')).toBe(false);
    field.type = 'range';
    expect(handlesKey(field, 'ArrowLeft')).toBe(true);
    expect(handlesKey(field, '[')).toBe(false);
    expect(handlesKey(document.body, 'z')).toBe(false);
  });
});

describe('arrows', () => {
  // Two rows, the second one a little uneven, in no order.
  const boxes = [box(100, 204), box(0, 0), box(0, 200), box(100, 3)];

  it('go in reading order, and round', () => {
    expect(readingOrder(boxes)).toEqual([1, 3, 2, 0]);
    expect(nextInDirection(boxes, undefined, 'right')).toBe(1);
    expect(nextInDirection(boxes, 3, 'right')).toBe(2);
    expect(nextInDirection(boxes, 1, 'left')).toBe(0);
  });

  it('go up and down to what lies nearest', () => {
    expect(nextInDirection(boxes, 1, 'down')).toBe(2);
    expect(nextInDirection(boxes, 3, 'down')).toBe(0);
    expect(nextInDirection(boxes, 0, 'up')).toBe(3);
    expect(nextInDirection(boxes, 0, 'down')).toBe(0);
    expect(nextInDirection([], undefined, 'down')).toBeUndefined();
  });
});
