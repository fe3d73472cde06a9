import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../lib/settings.svelte';
import Die from './Die.svelte';
import Rolling from './Rolling.svelte';

let shown: Record<string, unknown> | undefined;
beforeEach(() => {
  settings.sound = false;
  settings.motion = 'normal';
});
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});

describe('a number that changes', () => {
  function rolling(): { value: number } {
    const props = $state({ value: 3 });
    shown = mount(Rolling, { target: document.body, props });
    flushSync();
    return props;
  }
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);

  it('is at once the new one, and shows the old one and the difference', () => {
    const props = rolling();
    expect(find('.moves')).toBeNull();
    props.value = 5;
    flushSync();
    expect(document.body.textContent?.trim()).toBe('5');
    expect(find('.moves')?.dataset.old).toBe('3');
    expect(find('.up')?.dataset.by).toBe('+2');
    props.value = 4;
    flushSync();
    expect(find('.down')?.dataset.by).toBe('-1');
  });

  it('only changes where nothing shall move', () => {
    settings.motion = 'none';
    const props = rolling();
    props.value = 5;
    flushSync();
    expect(document.body.textContent?.trim()).toBe('5');
    expect(find('.moves, .by')).toBeNull();
  });
});

describe('a die', () => {
  function die(value: number, more: { nth?: number; label?: string } = {}): HTMLElement {
    shown = mount(Die, { target: document.body, props: { value, ...more } });
    flushSync();
    return document.querySelector<HTMLElement>('.die') as HTMLElement;
  }

  it('has its pips, its name and its label', () => {
    const one = die(5, { label: 'to hit' });
    expect(one.querySelectorAll('circle')).toHaveLength(5);
    expect(one.querySelector('svg')?.getAttribute('aria-label')).toContain('5');
    expect(one.textContent).toContain('to hit');
    expect(one.classList.contains('falls')).toBe(true);
  });

  it('never lies too far askew', async () => {
    for (let nth = 0; nth < 12; nth++) {
      const tilt = parseFloat(die((nth % 6) + 1, { nth }).style.getPropertyValue('--tilt'));
      expect(Math.abs(tilt)).toBeLessThanOrEqual(12);
      if (shown) await unmount(shown);
      shown = undefined;
    }
  });

  it('lies there at once where nothing shall move', () => {
    settings.motion = 'none';
    expect(die(2).classList.contains('falls')).toBe(false);
  });
});
