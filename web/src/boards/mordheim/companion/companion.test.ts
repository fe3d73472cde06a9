import { describe, expect, it } from 'vitest';
import type { LogLine, Offer } from '../../../lib/kernel/generated/answers';
import type { AimView, AskView, ChargeView, StrikeView } from '../../../lib/kernel/generated/mordheim';
import { text } from '../../../lib/session/fake-table';
import type { Option } from '../battle.svelte';
import { arrange, openingOf, togglesOf } from './arrange';
import { comingOf } from './coming';
import { lastLines } from './lines';
import { pairOf } from './pair';

const offer = (move: string, group: string, ...refs: string[]): Offer => ({ move, group, label: text(move), refs });
const option = (move: string, group: string): Option => ({ ref: `choice:${move}`, offers: [offer(move, group, `choice:${move}`)], move });
const moves = (options: readonly Option[]) => options.map(({ move }) => move);
const aim = {
  who: 'A7', target: 'B10', weapon: 'bow', shots: 1, ways: [],
  toggles: [{ id: 'cover', on: true, by: -1 }, { id: 'long', on: false, by: -1 }],
  dice: [{ label: 'hit', needs: 5 }, { label: 'wound', needs: 4 }, { label: 'injury', needs: null }],
} as unknown as AimView;
const charge = {
  who: 'A1', target: 'B3', second: null, said: null, dive: 2, toggles: [{ id: 'unseen', on: false, by: 0 }], touches: ['B4'], may_touch: ['B4', 'B5'], step: 'B5', may_step: ['B5'], open: true,
} as unknown as ChargeView;

describe('where things stand', () => {
  it('has what all do first, what ends last, and the rest in between', () => {
    const { together, listed, ends, main } = arrange([option('select A4', 'select'), option('A4 walk', 'move'), option('walk all', 'all'), option('end', 'end')], { picks: 3, throws: false });
    expect([moves(together), moves(listed), moves(ends), main]).toEqual([['walk all'], ['A4 walk', 'select A4'], ['end'], undefined]);
  });

  it('makes the one thing to do large', () => {
    const beside = { picks: 0, throws: false };
    expect(arrange([option('home', 'charge'), option('cover', 'toggle')], { ...beside, picks: 4 }).main?.move).toBe('home');
    expect(arrange([option('end', 'end')], beside).main?.move).toBe('end');
    expect(arrange([option('end', 'end')], { ...beside, picks: 4 }).main).toBeUndefined();
    expect(arrange([option('beyond', 'shoot')], { ...beside, throws: true }).main).toBeUndefined();
  });

  it('does not make large what opens everything else, beside those who can be picked', () => {
    const select = option('select A6', 'select');
    const { listed, main } = arrange([select], { picks: 13, throws: false });
    expect([moves(listed), main]).toEqual([['select A6'], undefined]);
    expect(arrange([select], { picks: 0, throws: false }).main).toBe(select);
  });

  it('leaves what is switched to the switches', () => {
    expect(moves(arrange([option('cover', 'toggle'), option('fire', 'shoot'), option('beyond', 'shoot')], { picks: 0, throws: false }).listed)).toEqual(['fire', 'beyond']);
  });
});

describe('what can be switched', () => {
  it('says how a shot stands', () => {
    const toggles = togglesOf([offer('cover', 'toggle', 'choice:cover'), offer('long', 'toggle', 'choice:long'), offer('fire', 'shoot', 'choice:fire')], { aim, charge: null });
    expect(toggles.map(({ move, on, by }) => [move, on, by])).toEqual([['cover', true, -1], ['long', false, -1]]);
    const denied = { ...offer('cover', 'toggle', 'choice:cover'), label: { key: 'offer-cover-not' } };
    expect(togglesOf([denied], { aim, charge: null })[0]?.label.key).toBe('offer-cover');
  });

  it('says who takes part in a charge', () => {
    const offers = [
      offer('unseen', 'toggle', 'choice:unseen'), offer('dive 2', 'toggle', 'choice:dive-2'), offer('dive 3', 'toggle', 'choice:dive-3'),
      offer('touch B4', 'toggle', 'piece:B4', 'choice:touch'), offer('touch B5', 'toggle', 'piece:B5', 'choice:touch'),
      offer('step-in B5', 'toggle', 'piece:B5', 'choice:step-in'),
    ];
    expect(togglesOf(offers, { aim: null, charge }).map(({ who, on }) => [who, on])).toEqual([
      [undefined, false], [undefined, true], [undefined, false], ['B4', true], ['B5', false], ['B5', true],
    ]);
  });

  it('finds the move that opens a throw', () => {
    const fire = offer('fire', 'shoot', 'choice:fire');
    expect([openingOf([fire], aim), openingOf([fire], null), openingOf([], aim)]).toEqual(['fire', undefined, undefined]);
  });
});

describe('who and whom', () => {
  const known = { aim: null, strike: null, charge: null, cast: null, ask: null, selected: null };
  it('is what the game has under way', () => {
    expect(pairOf({ ...known, aim }, [])).toEqual({ who: 'A7', whom: 'B10', weapon: 'bow' });
    expect(pairOf({ ...known, charge }, [])).toEqual({ who: 'A1', whom: 'B3', weapon: undefined });
    const strike = { by: null, target: 'B2', weapon: null } as unknown as StrikeView;
    expect(pairOf({ ...known, strike }, [])).toEqual({ who: undefined, whom: 'B2', weapon: undefined });
  });
  it('is who comes next, while a charge is still open', () => {
    expect(pairOf({ ...known, charge }, ['piece:A2'])).toEqual({ who: 'A2', whom: undefined, weapon: undefined });
  });
  it('is what is picked already', () => {
    expect(pairOf(known, ['piece:A4', 'piece:B1'])).toEqual({ who: 'A4', whom: 'B1', weapon: undefined });
    expect(pairOf({ ...known, selected: 'A4' }, ['piece:B1', 'choice:bow'])).toEqual({ who: 'A4', whom: 'B1', weapon: undefined });
  });
});

describe('the dice to come', () => {
  const ask = (label: string, some: Partial<AskView> = {}) => ({ mover: 'chance', label, needs: null, at_most: null, ...some }) as unknown as AskView;
  it('are those of the shot, before and while they fall', () => {
    expect(comingOf({ aim, strike: null, ask: null }).map(({ label }) => label)).toEqual(['hit', 'wound', 'injury']);
    const strike = { dice: [{ label: 'wound', needs: 4 }, { label: 'injury', needs: null }] } as unknown as StrikeView;
    expect(comingOf({ aim: null, strike, ask: ask('wound', { needs: 4 }) }).map(({ label }) => label)).toEqual(['wound', 'injury']);
    expect(comingOf({ aim: null, strike, ask: ask('fear', { at_most: 8 }) })).toEqual([{ label: 'fear', needs: null, most: 8 }]);
  });
  it('are none while somebody decides', () => {
    expect(comingOf({ aim: null, strike: null, ask: { mover: '0', label: null } as unknown as AskView })).toEqual([]);
  });
});

describe('what was decided last', () => {
  const rolled = (id: number, die: number): LogLine => ({
    id, from: id - 1, to: id, kind: 'move', by: 'chance', move: `roll ${die}`, messages: [], events: [{ event: 'rolled', die, label: 'hit', needs: 4, who: 'A1' }],
  });
  const decided = (id: number, by: string, move: string, automatic = false): LogLine => ({
    id, from: id - 1, to: id, kind: 'move', by, move, automatic, messages: automatic ? [] : [{ key: 'event-phase' }, text(move)], events: [],
  });
  it('has its dice, and only the newest can be taken back', () => {
    const story = [decided(1, '0', 'cover'), decided(2, '0', 'fire'), rolled(3, 5), decided(4, '1', 'no', true), rolled(5, 4)];
    const lines = lastLines(story.toReversed(), 2);
    expect(lines.map(({ move, dice, newest }) => [move, dice.map(({ die }) => die), newest])).toEqual([['fire', [5, 4], true], ['cover', [], false]]);
  });
});
