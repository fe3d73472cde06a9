import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delays, finishFlights, fly, snapshot, restingRise } from './piece-animation';

/** A flight that ends when it is told to. */
class FakeFlight extends EventTarget {
  onfinish: (() => void) | null = null;
  oncancel: (() => void) | null = null;
  constructor(readonly frames: Keyframe[], readonly timing: KeyframeAnimationOptions) {
    super();
  }
  finish(): void {
    this.onfinish?.();
    this.dispatchEvent(new Event('finish'));
  }
}

let flights: FakeFlight[] = [];
let left = 0;

beforeEach(() => {
  flights = [];
  Element.prototype.animate = function (frames, timing) {
    const flight = new FakeFlight(frames as Keyframe[], timing as KeyframeAnimationOptions);
    flights.push(flight);
    return flight as unknown as Animation;
  };
  vi.stubGlobal('DOMRect', class {
    constructor(readonly left: number, readonly top: number, readonly width: number, readonly height: number) {}
  });
  Element.prototype.getBoundingClientRect = () => ({ left, top: 0, width: 40, height: 60 }) as DOMRect;
});
afterEach(() => document.body.replaceChildren());

const moves = { ms: 220, tempo: 1 };

describe('flights', () => {
  test('what changed its place slides there; what did not stays', () => {
    document.body.innerHTML = '<i data-piece="a"></i>';
    const before = snapshot();
    fly(before, [], moves);
    expect(flights).toHaveLength(0);
    left = 100;
    fly(before, [], moves);
    expect(flights.map(({ timing }) => timing.duration)).toEqual([220]);
    left = 0;
  });

  test('all is measured before anything moves: the browser lays the page out once', () => {
    document.body.innerHTML = '<b data-board><i data-zone="hand"></i></b>';
    const before = snapshot();
    document.querySelector('b')!.innerHTML += '<i data-piece="a"></i><i data-piece="b"></i>';
    const order: string[] = [];
    const [measure, animate] = [Element.prototype.getBoundingClientRect, Element.prototype.animate];
    Element.prototype.getBoundingClientRect = function () {
      order.push('measure');
      return measure.call(this);
    };
    Element.prototype.animate = function (frames, timing) {
      order.push('move');
      return animate.call(this, frames, timing);
    };
    fly(before, ['a', 'b'].map((piece) => ({ piece, from: 'hand' })), { ...moves, rests: () => true });
    expect(order.filter((one) => one === 'move')).toHaveLength(2);
    expect(order.lastIndexOf('measure')).toBeLessThan(order.indexOf('move'));
  });

  test('what another played rests before it lands; what one draws turns over', () => {
    document.body.innerHTML = '<i data-zone="hand"></i>';
    const before = snapshot();
    document.body.innerHTML += '<i data-piece="a"></i>';
    const movement = [{ piece: 'a', from: 'hand' }];
    fly(before, movement, { ...moves, rests: (zone) => zone === 'hand' });
    expect(flights.map(({ timing }) => timing.duration)).toEqual([910]);
    flights = [];
    fly(before, movement, { ms: 440, tempo: 2 });
    expect(flights.map(({ timing }) => timing.duration)).toEqual([480, 240]);
    expect(document.querySelector('.flying-back')).not.toBeNull();
  });

  test('a click finishes everything', () => {
    document.body.innerHTML = '<i data-zone="hand"></i>';
    const before = snapshot();
    document.body.innerHTML += '<i data-piece="a"></i>';
    fly(before, [{ piece: 'a', from: 'hand' }], moves);
    window.dispatchEvent(new Event('pointerdown'));
    expect(document.querySelector('.flying-back')).toBeNull();
    finishFlights();
  });

  test('nothing moves where nothing shall', () => {
    document.body.innerHTML = '<i data-zone="hand"></i><i data-piece="a"></i>';
    fly({ pieces: new Map(), zones: new Map() }, [{ piece: 'a', how: 'hurt' }], { ms: 220, tempo: 0 });
    expect(flights).toHaveLength(0);
  });
});

test('flights begin a little apart, and closer together where time is short', () => {
  expect([0, 1, 2].map(delays(3, { ms: 900, tempo: 1 }))).toEqual([0, 60, 120]);
  expect([0, 1, 2].map(delays(3, { ms: 240, tempo: 1 }))).toEqual([0, 10, 20]);
  expect([0, 1].map(delays(2, { ms: 1000, tempo: 2 }))).toEqual([0, 120]);
});

test('a piece that rests stays below the bar', () => {
  expect(restingRise({ top: 400, height: 240 }, 48)).toBe(28);
  expect(restingRise({ top: 62, height: 240 }, 48)).toBeLessThan(1);
});
