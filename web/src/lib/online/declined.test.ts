// What became of a proposal.
import { expect, it } from 'vitest';
import { wasDeclined } from './declined';
import { person, room } from './fake-room';
import type { Proposed, Room } from './protocol';

const around = (more: Partial<Room> = {}) => room([person('Ada'), person('Ben')], { status: 'playing', ...more });
const proposing = (what: Proposed, more: Partial<Room> = {}) => around({ proposal: { id: 3, what, by: 0, waiting: [1] }, ...more });
const clock = (left: number, paused = false) => ({ clock: { now: 0, left_ms: [left, 60_000], running: [0], paused } });

it('whoever proposed hears that it came to nothing', () => {
  expect(wasDeclined(proposing('draw'), around(), 0)).toBe(true);
  expect(wasDeclined(proposing('draw'), around(), 1)).toBe(false);
  expect(wasDeclined(proposing('draw'), proposing('draw'), 0)).toBe(false);
  expect(wasDeclined(proposing('draw'), around({ status: 'over' }), 0)).toBe(false);
  expect(wasDeclined(around(), around(), 0)).toBe(false);
});

it('time that came or was stopped was agreed to', () => {
  expect(wasDeclined(proposing('pause', clock(9_000)), around(clock(9_000, true)), 0)).toBe(false);
  expect(wasDeclined(proposing('pause', clock(9_000)), around(clock(8_000)), 0)).toBe(true);
  expect(wasDeclined(proposing('more_time', clock(9_000)), around(clock(69_000)), 0)).toBe(false);
  expect(wasDeclined(proposing('more_time', clock(9_000)), around(clock(8_000)), 0)).toBe(true);
});
