import { afterEach, expect, test, vi } from 'vitest';

/** A box whose text is as high as its marks let it be, and that counts how often it is asked for that. */
function box(text: string, heights: Record<string, number>): { element: HTMLElement; asked: () => number } {
  const element = document.createElement('span');
  element.textContent = text;
  let asked = 0;
  Object.defineProperties(element, {
    clientWidth: { value: 200 },
    clientHeight: { value: 100 },
    scrollHeight: {
      get: () => {
        asked += 1;
        return heights[element.dataset.fit ?? 'whole'];
      },
    },
  });
  return { element, asked: () => asked };
}

afterEach(() => vi.unstubAllGlobals());

test('a text gets as small as it must, and one like it in a box like it is not measured', async () => {
  let resized: (changed: { target: Element }[]) => void = () => undefined;
  vi.stubGlobal('ResizeObserver', class {
    constructor(told: typeof resized) {
      resized = told;
    }
    observe(target: Element): void {
      resized([{ target }]);
    }
    unobserve(): void {}
  });
  const { fit } = await import('./fit');
  const fits = (text: string, heights: Record<string, number>) => {
    const one = box(text, heights);
    fit(text.length)(one.element);
    return [one.element.dataset.fit, one.asked()];
  };
  const [long, longer] = ['long '.repeat(20), 'longer '.repeat(30)];
  expect(fits('short', { whole: 400 })).toEqual([undefined, 0]);
  expect(fits('as it is '.repeat(10), { whole: 90 })).toEqual([undefined, 1]);
  expect(fits(long, { whole: 130, small: 98 })).toEqual(['small', 2]);
  expect(fits(longer, { whole: 300, small: 250, smaller: 210 })).toEqual(['cut', 3]);
  expect(fits(long, {})).toEqual(['small', 0]);
  expect(fits(longer, {})).toEqual(['cut', 0]);
});
