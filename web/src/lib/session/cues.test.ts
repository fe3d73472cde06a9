// Cues in a simulated clock.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cue } from '../kernel/generated/answers';
import { Cues, type Clock } from './cues';

const FAST = 100 / 600;

/** A clock that goes on when it is told to. */
class TestClock implements Clock {
  time = 1000;
  #timers = new Map<number, { at: number; run: () => void }>();
  #next = 0;

  now(): number {
    return this.time;
  }
  set(run: () => void, ms: number): unknown {
    this.#timers.set(++this.#next, { at: this.time + ms, run });
    return this.#next;
  }
  clear(timer: unknown): void {
    this.#timers.delete(timer as number);
  }
  get waiting(): number {
    return this.#timers.size;
  }
  goOn(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [id, next] = [...this.#timers].sort(([, one], [, other]) => one.at - other.at)[0] ?? [];
      if (id === undefined || !next || next.at > end) break;
      this.#timers.delete(id);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
}

const cue = (key: string, ms: number, at = 7): Cue => ({ key, at, what: { delay: key }, ms });
const thought = (at = 7): Cue => ({ key: 'bot', at, what: { bot_pause: 1 }, ms: 600 });

let clock: TestClock;
let at: number;
let done: [string, number][];

function cues(scale: number): Cues {
  const begun = clock.now();
  return new Cues(scale, () => at, ({ key }) => done.push([key, Math.round(clock.now() - begun)]), clock);
}

beforeEach(() => {
  clock = new TestClock();
  at = 7;
  done = [];
});

describe('cues', () => {
  it('run one after another', () => {
    cues(1).schedule([cue('a', 100), cue('b', 100), cue('c', 0)]);
    clock.goOn(99);
    expect(done).toEqual([]);
    clock.goOn(1000);
    expect(done).toEqual([['a', 100], ['b', 200], ['c', 200]]);
    expect(clock.waiting).toBe(0);
  });

  it('can be cancelled by name, and all at once', () => {
    const all = cues(1);
    all.schedule([cue('a', 100), cue('b', 100)]);
    expect([all.cancel('a'), all.cancel('a')]).toEqual([true, false]);
    clock.goOn(1000);
    expect(done).toEqual([['b', 200]]);
    all.schedule([cue('c', 100)]);
    all.clear();
    expect(clock.waiting).toBe(0);
  });

  it('are dropped when the table has moved on', () => {
    cues(1).schedule([cue('old', 10), thought()]);
    at = 8;
    clock.goOn(1000);
    expect(done).toEqual([]);
    expect(clock.waiting).toBe(0);
  });

  it('go faster or slower as soon as the speed changes', () => {
    const all = cues(1);
    all.schedule([cue('a', 600), cue('b', 600)]);
    clock.goOn(300);
    all.setScale(FAST);
    clock.goOn(50);
    expect(done).toEqual([['a', 350]]);
    all.setScale(2);
    clock.goOn(50);
    all.setScale(0);
    clock.goOn(0);
    expect(done).toEqual([['a', 350], ['b', 400]]);
    all.setScale(1);
    all.schedule([cue('c', 600)]);
    clock.goOn(599);
    expect(done).toHaveLength(2);
    clock.goOn(1);
    expect(done.at(-1)).toEqual(['c', 1000]);
  });

  it('take no time at once, however often', () => {
    const all = cues(0);
    for (let n = 0; n < 10; n++) all.schedule([cue(`c${n}`, 600)]);
    clock.goOn(0);
    expect(done).toHaveLength(10);
  });

  it('let a bot take as long as it may think, at every speed', () => {
    const takes = [1, FAST, 0].map((scale) => {
      done = [];
      cues(scale).schedule([cue('a', 60), thought()], 250);
      clock.goOn(2000);
      return done.find(([key]) => key === 'bot')?.[1];
    });
    expect(takes).toEqual([660, 250, 250]);
  });

  it('keep that time when the speed changes meanwhile', () => {
    const all = cues(1);
    all.schedule([thought()], 250);
    clock.goOn(100);
    all.setScale(0);
    clock.goOn(149);
    expect(done).toEqual([]);
    clock.goOn(1);
    expect(done).toEqual([['bot', 250]]);
  });
});
