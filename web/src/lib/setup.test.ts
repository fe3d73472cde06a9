import { expect, test } from 'vitest';
import type { Described } from './kernel/adapter';
import type { ErrorMessage } from './kernel/generated/answers';
import { changed, defaults, kindOf, presetOf, quickGame, parseSeed, errorPlaceOf } from './setup';

const game: Described = {
  id: 'new-game', name: 'New game', rules: 1, topics: [], hides: true,
  seats: { from: 2, to: 4 },
  bots: [
    { name: 'novice', about: { key: 'bot' }, level: true, answers_within_ms: 100 },
    { name: 'casual', about: { key: 'bot' }, level: true, answers_within_ms: 300 },
    { name: 'flat:N', about: { key: 'bot' }, level: false },
  ],
  options: [
    { key: 'teams', default: 'off', values: ['off', 'on'] },
    { key: 'turns', default: '15', values: { from: 1, to: 60 } },
  ],
  presets: [{ name: 'long', sets: { turns: '60' } }],
};

const refusal = (fields: Record<string, string>): ErrorMessage =>
  ({ code: '', fields, kind: 'invalid_choice', options: [], recoverable: true, message: { key: 'error' } });

test('one click seats a person against a casual bot, or only bots', () => {
  expect(quickGame(game)).toMatchObject({ game: 'new-game', setup: { seats: 2 }, seats: ['human', 'casual'] });
  expect(quickGame(game, true)).toMatchObject({ seats: ['casual', 'casual'] });
});

test('only options that differ are told, and a preset is known by them', () => {
  expect(changed(game, defaults(game))).toEqual({});
  expect(presetOf(game, { teams: 'off', turns: '60' })).toBe('long');
  expect(presetOf(game, { teams: 'on', turns: '60' })).toBeUndefined();
});

test('a bot with a number gets it', () => {
  expect(kindOf({ kind: 'flat:N', name: '', number: 7 })).toBe('flat:7');
  expect(kindOf({ kind: 'human', name: 'Ann', number: 7 })).toBe('human');
});

test('a seed is a whole number, or a secret that nobody chose', () => {
  expect(parseSeed(' 042 ')).toBe('42');
  expect(parseSeed('18446744073709551615')).toBe('18446744073709551615');
  expect(parseSeed('')).toMatch(/^secret:[0-9a-f]{24}$/);
  expect(parseSeed('')).not.toBe(parseSeed(''));
  for (const wrong of ['-1', '1.5', '1e3', 'x', '18446744073709551616', '9'.repeat(400)]) {
    expect(parseSeed(wrong)).toBeUndefined();
  }
});

test('a refusal finds its place', () => {
  expect(errorPlaceOf(refusal({ option: 'turns' }), game, [])).toEqual({ option: 'turns' });
  expect(errorPlaceOf(refusal({ teams: 'x' }), game, [])).toEqual({ option: 'teams' });
  expect(errorPlaceOf(refusal({ name: 'flat:0' }), game, ['human', 'flat:0'])).toEqual({ seat: 1 });
  expect(errorPlaceOf(refusal({ seats: '2' }), game, [])).toBe('seats');
  expect(errorPlaceOf(refusal({}), game, [])).toBeUndefined();
});
