// The coach and the table that it guides, at a fake table on which whoever is to move says a number.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showLanguage } from '../i18n/index.svelte';
import type { Chapter, DeviceAdapter } from '../kernel/adapter';
import type { ScriptStep } from '../kernel/generated/answers';
import { FakeTable } from '../session/fake-table';
import { Coach } from './coach.svelte';
import { openGuided } from './guided-table';
import { minutesOf, stepsOf } from './script';

const say = (key: string): ScriptStep => ({ step: 'say', key });
const instead = (key: string, text: string): ScriptStep => ({ step: 'instead', key, text });
const move = (mover: string, text: string): ScriptStep => ({ step: 'move', mover, text });

const SCRIPT: ScriptStep[] = [
  say('hello'),
  say('ask-one'),
  instead('not-two', 'two'),
  instead('not-that', '*'),
  move('0', 'one'),
  move('1', 'seven'),
  say('seen'),
  say('ask-three'),
  instead('not-that', '*'),
  move('0', 'three'),
  say('end'),
];

const chapter: Chapter = { name: 'toy', game: 'fake', setup: {}, seed: 'fast:1', script: SCRIPT };

async function open(at = 0, progressed: (at: number) => void = () => undefined) {
  const fake = new FakeTable(['human', 'novice']);
  const table: DeviceAdapter = fake;
  table.check = (_, notation) => Promise.resolve({ notation });
  const coach = new Coach(chapter.script, progressed);
  await openGuided(table, chapter, coach, at, ['You', 'Opponent']);
  const send = (seat: number, text: string) => table.send({ seat, at: fake.entries.length, do: { move: text } }, {});
  const made = () => fake.entries.map((entry) => `${entry.by}:${entry.move}`);
  return { table, coach, send, made };
}

beforeEach(() => showLanguage('en'));

describe('a script', () => {
  it('becomes steps, and what is said about other moves belongs to the move that is asked for', () => {
    expect(stepsOf(SCRIPT).map(({ kind }) => kind)).toEqual(['say', 'say', 'ask', 'make', 'say', 'say', 'ask', 'say']);
    expect(stepsOf(SCRIPT)[2]).toMatchObject({ move: 'one', instead: [{ key: 'not-two', move: 'two' }, { key: 'not-that', move: undefined }] });
  });

  it('takes longer the more it says and asks', () => {
    const steps = stepsOf(SCRIPT);
    expect(minutesOf(steps, () => 'word '.repeat(40))).toBeGreaterThan(minutesOf(steps, () => 'word'));
  });
});

describe('the coach', () => {
  it('speaks, goes on and back, and asks with the last message before a move', async () => {
    const { coach } = await open();
    expect([coach.message, coach.waits]).toEqual(['hello', 'reader']);
    coach.next();
    expect([coach.message, coach.waits, coach.number, coach.count]).toEqual(['ask-one', 'learner', 2, 5]);
    coach.back();
    expect([coach.message, coach.readsBack]).toEqual(['hello', true]);
    coach.next();
    expect([coach.message, coach.readsBack]).toEqual(['ask-one', false]);
  });

  it('does not make another legal move, says why and shows the one that is meant', async () => {
    const { coach, send, made } = await open();
    coach.next();
    await send(0, 'two');
    expect([made(), coach.reason, coach.shows, coach.wanted]).toEqual([[], 'not-two', true, 'one']);
    await send(0, 'nine');
    expect([made(), coach.reason]).toEqual([[], 'not-that']);
    coach.again();
    expect([coach.reason, coach.shows, coach.message]).toEqual([undefined, false, 'ask-one']);
  });

  it('makes the move that is asked for, and lets the script move the others', async () => {
    const { table, coach, send, made } = await open();
    coach.next();
    await send(0, 'one');
    expect([made(), coach.waits]).toEqual([['0:one'], 'others']);
    const advice = await table.think({ seat: 1, bot: 'novice', limitMs: 1 });
    expect(advice.best).toBe('seven');
    await send(1, advice.best);
    expect([coach.message, coach.waits]).toEqual(['seen', 'reader']);
  });

  it('gives a move of the script once, and again if it was not made', async () => {
    const { table, coach, send } = await open();
    await send(0, 'one');
    const thought = new AbortController();
    await table.think({ seat: 1, bot: 'novice', limitMs: 1 }, thought.signal);
    const second = vi.fn();
    table.think({ seat: 1, bot: 'novice', limitMs: 1 }).then(second, () => undefined);
    await Promise.resolve();
    expect(second).not.toHaveBeenCalled();
    thought.abort();
    expect((await table.think({ seat: 1, bot: 'novice', limitMs: 1 })).best).toBe('seven');
    expect(coach.waits).toBe('others');
  });

  it('lets nobody wait who already knows what to do', async () => {
    const { coach, send, made } = await open();
    await send(0, 'one');
    expect([made(), coach.waits]).toEqual([['0:one'], 'others']);
  });

  it('says so where no move is asked for', async () => {
    const { coach, send, made } = await open(7);
    expect([coach.message, coach.done, coach.waits]).toEqual(['end', true, 'nobody']);
    const before = made();
    await send(0, 'nine');
    expect([made(), coach.early]).toEqual([before, true]);
  });

  it('takes nothing back', async () => {
    const { table } = await open();
    await expect(table.send({ seat: 0, at: 0, do: 'undo' }, {})).rejects.toThrow(/start the chapter again/);
  });

  it('goes on where somebody stopped, and tells how far it came', async () => {
    const progressed = vi.fn();
    const { coach, made } = await open(6, progressed);
    expect([made(), coach.message, coach.waits]).toEqual([['0:one', '1:seven'], 'ask-three', 'learner']);
    expect(progressed).toHaveBeenLastCalledWith(6);
  });
});
