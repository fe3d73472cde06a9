import { expect, it } from 'vitest';
import type { Board, Zone } from '../../lib/kernel/generated/answers';
import { Identities } from './identities';

const zone = (id: string, ...sheets: string[]): Zone => ({
  ref: `zone:${id}`, name: { key: `zone-${id}` }, arrangement: 'row', hidden: 0,
  pieces: sheets.map((sheet) => ({ ref: `piece:${id}/${sheet}`, name: { key: `card-${sheet}` }, sheet, sign: '', marks: [] })),
});
const board = (...zones: Zone[]): Board => ({ places: [], counters: [], zones });

it('follows a piece from zone to zone, by what is printed on it', () => {
  const identities = new Identities();
  const names = (shown: Board) => shown.zones.map((one) => one.pieces.map((piece) => identities.of(shown).get(piece)));
  const [, [one, two] = []] = names(board(zone('T0'), zone('hand', 'scout', 'scout'), zone('grave')));
  expect(one).not.toBe(two);
  const [[unit] = [], [held] = []] = names(board(zone('T0', 'scout'), zone('hand', 'scout'), zone('grave')));
  expect([unit, held].sort()).toEqual([one, two].sort());
  const [, [first, second] = [], [dead] = []] = names(board(zone('T0'), zone('hand', 'scout', 'scout'), zone('grave', 'scout')));
  expect(first).toBe(held);
  expect(new Set([first, second, dead]).size).toBe(3);
  expect([second, dead]).toContain(unit);
});
