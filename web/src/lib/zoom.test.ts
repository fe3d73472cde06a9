import { describe, expect, it } from 'vitest';
import { beside } from './zoom.svelte';

describe('a sheet that is shown large', () => {
  const window = { width: 1000, height: 600 };
  it('lies beside what it is about, inside the window, and above what lies low', () => {
    expect(beside({ left: 100, right: 150, top: 100, bottom: 200 }, { width: 300, height: 200 }, window)).toEqual({ left: 160, top: 100 });
    expect(beside({ left: 900, right: 950, top: 300, bottom: 400 }, { width: 300, height: 400 }, window)).toEqual({ left: 590, top: 190 });
    expect(beside({ left: 10, right: 90, top: 550, bottom: 590 }, { width: 300, height: 200 }, window)).toEqual({ left: 10, top: 340 });
  });
});
