import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera, FAR, MOST, within } from './camera.svelte';
import { panZoom } from './pan-zoom';

let camera: Camera;
beforeEach(() => {
  camera = new Camera();
  Object.assign(camera, { width: 600, height: 500, columns: 48, rows: 48, unit: 20 });
});

describe('what is in sight', () => {
  it('lies in the middle where it is small, and fills the window where it is large', () => {
    expect(within(0, 100, 0, 300)).toBe(100);
    expect([within(500, 1000, 0, 300, 0), within(-5000, 1000, 0, 300, 0)]).toEqual([0, -700]);
  });

  it('keeps the square under the pointer when it is made larger', () => {
    camera.look({ x: 20, y: 20 }, false);
    const at = { x: 306, y: 268 };
    const before = camera.squareAt(at);
    camera.zoom(1.5, at);
    expect(camera.squareAt(at)).toEqual(before);
  });

  it('brings squares that are far apart into sight', () => {
    camera.unit = 40;
    const far = [{ x: 5, y: 5 }, { x: 25, y: 20 }];
    camera.show(far, true, false);
    expect(far.every((spot) => camera.sees(spot))).toBe(true);
  });

  it('becomes so small only for a shot that those at its ends can be seen on a phone', () => {
    Object.assign(camera, { width: 390, height: 640, covered: 300 });
    const ends = [{ x: 20, y: 8 }, { x: 22, y: 28 }];
    const seen = () => ends.filter((spot) => camera.sees(spot)).length;
    camera.show(ends, true, false);
    expect(seen()).toBeLessThan(2);
    camera.show(ends, true, false, { least: FAR });
    expect([seen(), camera.unit >= FAR]).toEqual([2, true]);
  });
});

describe('the size at which squares are drawn', () => {
  afterEach(() => vi.useRealTimers());

  it('follows when the map has come to rest', () => {
    vi.useFakeTimers();
    camera.drawn = camera.unit;
    camera.zoom(2);
    expect([camera.unit, camera.drawn]).toEqual([40, 20]);
    vi.runAllTimers();
    expect(camera.drawn).toBe(40);
  });
});

describe('by hand', () => {
  let stage: HTMLElement;
  let detach: () => void;
  beforeEach(() => {
    stage = document.createElement('div');
    Object.defineProperties(stage, { clientWidth: { value: 600 }, clientHeight: { value: 500 } });
    document.body.append(stage);
    detach = panZoom(stage, camera);
    camera.look({ x: 24, y: 24 }, false);
  });
  afterEach(() => {
    detach();
    stage.remove();
  });
  // What an event says of its window is read by the library, and cannot be set here otherwise.
  const mouse = (type: string, x: number, y: number) =>
    Object.defineProperty(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }), 'view', { value: window });
  function drag(to: number): void {
    stage.dispatchEvent(mouse('mousedown', 100, 100));
    window.dispatchEvent(mouse('mousemove', to, 100));
    window.dispatchEvent(mouse('mouseup', to, 100));
  }

  it('the map is dragged, and a drag is no click', () => {
    const clicked = vi.fn();
    stage.addEventListener('click', clicked);
    const { x } = camera;
    drag(140);
    stage.dispatchEvent(mouse('click', 140, 100));
    expect([camera.x, clicked.mock.calls.length]).toEqual([x + 40, 0]);
  });

  it('a wheel zooms about the pointer, within limits', () => {
    const before = camera.squareAt({ x: 306, y: 268 });
    const wheel = (deltaY: number) => stage.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: 306, clientY: 268, deltaY }));
    wheel(-300);
    expect(camera.unit).toBeGreaterThan(25);
    expect(camera.squareAt({ x: 306, y: 268 })).toEqual(before);
    wheel(-9000);
    expect(camera.unit).toBe(MOST);
  });

  it('goes on from where the camera has gone by itself', () => {
    camera.look({ x: 10, y: 24 }, false);
    const { x } = camera;
    drag(110);
    expect(camera.x).toBe(x + 10);
  });
});
