import { expect, it } from 'vitest';
import { Identities } from './identities';
import { pieceKeyOf, zoneKeyOf, type Board, type Zone } from './things';

const zone = (word: string, ...words: string[][]): Zone => ({
  name: word, word, lies: 'row', hidden: 0,
  pieces: words.map((own) => ({ words: own, name: own[0] ?? '', sign: '', marks: [] })),
});
const board = (...zones: Zone[]): Board => ({ places: [], counters: [], zones });
const at = (n: number, index: number) => pieceKeyOf(zoneKeyOf(undefined, n), index);

it('follows a piece from zone to zone, by what it is called wherever it lies', () => {
  const identities = new Identities();
  const first = identities.of(board(zone('T0'), zone('hand', ['Scout'], ['Scout']), zone('grave')));
  const [one, two] = [first.get(at(1, 0)), first.get(at(1, 1))];
  expect(one).not.toBe(two);
  const played = identities.of(board(zone('T0', ['T0', 'Scout']), zone('hand', ['Scout']), zone('grave')));
  expect([played.get(at(0, 0)), played.get(at(1, 0))].sort()).toEqual([one, two].sort());
  const unit = played.get(at(0, 0));
  const dead = identities.of(board(zone('T0'), zone('hand', ['Scout'], ['Scout']), zone('grave', ['Scout'])));
  expect(dead.get(at(1, 0))).toBe(played.get(at(1, 0)));
  const names = [at(1, 0), at(1, 1), at(2, 0)].map((key) => dead.get(key));
  expect(new Set(names).size).toBe(3);
  expect(names).toContain(unit);
});
