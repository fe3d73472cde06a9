import { describe, expect, it } from 'vitest';
import { Picking } from './picking';
import { squaresOf } from './squares';
import { pieceKeyOf, zoneKeyOf, type Board, type Piece, type Zone } from './things';

const piece = (...words: string[]): Piece => ({ words, name: words[0] ?? '', sign: '', marks: [] });
const zone = (lies: Zone['lies'], word: string, ...pieces: Piece[]): Zone =>
  ({ name: word, word, lies, pieces, hidden: 0 });
const place = (...zones: Zone[]) => ({ counters: [], marks: [], zones });
const offers = (...moves: string[]) => moves.map((move) => ({ move, group: move.split(' ')[0] ?? '' }));

const slots = [zone('slot', 'T0P0', piece('T0P0', 'Scout')), zone('slot', 'T1P0'), zone('slot', 'T1P1')];
const board: Board = {
  zones: slots,
  places: [
    place(
      zone('hand', 'hand', piece('Scout', 'scout'), piece('Scout', 'scout'), piece('Unstable Core')),
      zone('slot', '', piece('leader', 'Sage')),
      zone('pile', 'graveyard', piece('Dragon'), piece('Scout', 'scout')),
    ),
    place(zone('hand', 'hand'), zone('slot', '', piece('leader', 'Warlord')), zone('row', '', piece('Core'))),
  ],
  counters: [],
};
const SLOT = (n: number) => zoneKeyOf(undefined, n);
const HAND = (n: number) => pieceKeyOf(zoneKeyOf(0, 0), n);
const turn = offers('play Scout T1P0', 'play Unstable Core T1P0', 'play Unstable Core T1P1', 'activate T0P0', 'leader', 'pass');

describe('picking', () => {
  const picking = new Picking(board, turn, 0);

  it('lights what moves speak of: the nearest thing for which the word is most exact', () => {
    const open = [...picking.narrow([]).open.keys()].sort();
    expect(open).toEqual([
      SLOT(0), pieceKeyOf(SLOT(0), 0), SLOT(1), SLOT(2), HAND(0), HAND(1), HAND(2), pieceKeyOf(zoneKeyOf(0, 1), 0),
    ].sort());
  });

  it('leaves the moves that speak of all that is picked, and makes the only one', () => {
    const first = picking.pick([], HAND(2));
    expect(first).toEqual({ selection: ['Unstable Core'], move: undefined });
    const left = picking.narrow(['Unstable Core']);
    expect(left.offers.map(({ move }) => move)).toEqual(['play Unstable Core T1P0', 'play Unstable Core T1P1']);
    expect([...left.open.keys()]).toEqual([SLOT(1), SLOT(2)]);
    expect(picking.pick(['Unstable Core'], SLOT(2))?.move).toBe('play Unstable Core T1P1');
  });

  it('makes no move while the only one speaks of more than was picked', () => {
    expect(picking.pick([], HAND(0))).toEqual({ selection: ['Scout'], move: undefined });
    expect(picking.pick([], pieceKeyOf(zoneKeyOf(0, 1), 0))?.move).toBe('leader');
    expect(picking.pick([], pieceKeyOf(SLOT(0), 0))?.move).toBe('activate T0P0');
  });

  it('picks instead what does not go together', () => {
    expect(picking.pick(['Scout'], HAND(2))?.selection).toEqual(['Unstable Core']);
    expect(picking.pick(['Scout'], zoneKeyOf(0, 2))).toBeUndefined();
  });

  it('reads names of the code as names for people', () => {
    const guessed: Board = { ...board, zones: [zone('row', '', piece('grid_disruptor'))], places: [] };
    const one = new Picking(guessed, offers('play Grid Disruptor', 'pass'), 0);
    expect(one.pick([], pieceKeyOf(SLOT(0), 0))).toEqual({ selection: ['Grid Disruptor'], move: 'play Grid Disruptor' });
  });

  it('guesses what somebody had in mind', () => {
    expect(picking.meant(['Scout'], SLOT(2))).toBe('play Scout T1P1');
    expect(picking.meant([], zoneKeyOf(1, 0))).toBe('play hand');
    expect(new Picking(board, [], 0).meant([], HAND(0))).toBe('Scout');
  });
});

describe('squares', () => {
  it('are read as moves and as events write them', () => {
    const squares = squaresOf({ width: 9, height: 9, first: 1, square: '{x}-{y}' });
    expect(squares.named('3-4')).toEqual({ x: 2, y: 3 });
    expect(squares.named('3,4')).toEqual({ x: 2, y: 3 });
    expect(['3-40', '10-1', '0-1', '3-4-5', 'x'].map((word) => squares.named(word))).toEqual(Array(5).fill(undefined));
    expect(squares.write('@2,3')).toBe('3-4');
    const letters = squaresOf({ width: 9, height: 9, first: 0, square: 'r{y}c{x}' });
    expect(letters.named('R0C8')).toBeUndefined();
    expect(letters.at('go r0c8', 3)).toEqual({ key: '@8,0', length: 4 });
  });
});

describe('picking squares', () => {
  const field = {
    width: 48, height: 48, first: 1, square: '{x}-{y}', rows: [], legend: [],
    pieces: [{ x: 4, y: 4, piece: piece('A1') }, { x: 5, y: 4, piece: piece('A10') }],
  };
  const map: Board = { ...board, zones: [], field };

  it('finds the squares and warriors of moves', () => {
    const picking = new Picking(map, offers('go 1-1', 'go 12-30', 'go 49-1', 'select A10', 'run'), 0);
    const { open, squares } = picking.narrow([]);
    expect([...squares]).toEqual([['@0,0', '1-1'], ['@11,29', '12-30']]);
    expect([...open]).toEqual([['field:1', 'A10']]);
    expect(picking.pick([], '@11,29')?.move).toBe('go 12-30');
    expect(picking.meant([], '@2,2')).toBe('go 3-3');
    expect(picking.meant([], 'field:0')).toBe('select A1');
  });

  it('leaves to the bar what differs in words without a place', () => {
    const picking = new Picking(map, offers('aim bow A1', 'aim pistol A1', 'hold'), 0);
    expect(picking.pick([], 'field:0')).toEqual({ selection: ['A1'], move: undefined });
    expect(picking.narrow(['A1']).offers).toHaveLength(2);
  });

  it('is quick for hundreds of moves and words', () => {
    const many = Array.from({ length: 100 }, (_, n) => piece(`W${n}`, `Warrior ${n}`));
    const full: Board = { ...map, zones: [zone('row', '', ...many)] };
    const moves = offers(...Array.from({ length: 400 }, (_, n) => `move W${n % 100} ${(n % 48) + 1}-${(n % 7) + 1}`));
    const start = performance.now();
    const picking = new Picking(full, moves, 0);
    for (let n = 0; n < 20; n++) picking.narrow([`W${n}`]);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
