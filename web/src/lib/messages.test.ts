import { afterEach, describe, expect, it, vi } from 'vitest';
import { list, makeBundle } from './fluent';
import { keyOf, refsIn, renderMessage, renderParts, type Arg, type Message, type Reader } from './messages';

const COMMON = `
you-in-list = you
list-two = { $a } and { $b }
list-start = { $a }, { $b }
list-middle = { $a }, { $b }
list-end = { $a } and { $b }
`;
const GAME = `
card-oars = Oars
card-the-wheel = The Wheel
color-red = red
color-blue = blue
zone-hand = { $seat-is ->
    [you] your hand
   *[other] { $seat }'s hand
}
event-bid = { $seat-is ->
    [you] You bid { $bid }.
   *[other] { $seat } bids { $bid }.
}
event-win = { $seats-is ->
    [you] You win.
    [with-you] You win together: { $seats }.
   *[other] { $seats-count ->
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
}
event-turn = { $actions-count ->
    [one] 1 action
   *[other] { $actions } actions
}
event-splay = { CAPITAL($color) }: { $color-key ->
    [color-red] the red one
   *[other] another one
}.
event-take = { $card } goes to { $zone }.
event-goes = { CAPITAL($zone) } gets { $cards }.
event-because = { CAPITAL($why) } So be it.
event-typed = { $what }
ask-which = Which of { $cards }?
`;

const bundle = makeBundle('en', [COMMON, GAME]);
const names = ['Ann', 'Bo', 'Carl'];
const bo: Reader = { names, you: 1 };
const say = (key: string, args: Record<string, Arg> = {}, reader = bo) => renderMessage(bundle, reader, { key, args });
const oars: Message = { key: 'card-oars' };
const wheel: Message = { key: 'card-the-wheel' };
const hand = (seat: number): Arg => ({ zone: { ref: `zone:${seat}/hand`, name: { key: 'zone-hand', args: { seat: { seat } } } } });

afterEach(() => vi.restoreAllMocks());

describe('an argument', () => {
  it('of a seat is a name, and says whether it is the reader', () => {
    expect(say('event-bid', { seat: { seat: 0 }, bid: { text: '30' } })).toBe('Ann bids 30.');
    expect(say('event-bid', { seat: { seat: 1 }, bid: { text: '30' } })).toBe('You bid 30.');
    expect(say('event-bid', { seat: { seat: 1 }, bid: { text: '30' } }, { names })).toBe('Bo bids 30.');
  });

  it('of seats is a list, and says how many they are and whether the reader is one of them', () => {
    const win = (...seats: number[]) => say('event-win', { seats: { seats } });
    expect([win(1), win(0), win(0, 2), win(0, 1, 2)]).toEqual([
      'You win.', 'Ann wins.', 'Ann and Carl win.', 'You win together: Ann, you and Carl.',
    ]);
  });

  it('of a number is shown as it is, and chooses the plural', () => {
    const turn = (number: number) => say('event-turn', { actions: { number } });
    expect([turn(1), turn(2), turn(12345)]).toEqual(['1 action', '2 actions', '12345 actions']);
  });

  it('of a word is its text, and its key', () => {
    expect(say('event-splay', { color: { word: 'color-red' } })).toBe('Red: the red one.');
    expect(say('event-splay', { color: { word: 'color-blue' } })).toBe('Blue: another one.');
  });

  it('of a text is left alone', () => {
    expect(say('event-typed', { what: { text: '{ $x } 6-4 \uE0001\uE001' } })).toBe('{ $x } 6-4 1');
    expect(say('text', { text: { text: '6-4' } })).toBe('6-4');
  });

  it('of pieces, zones, messages and lists is put into words first', () => {
    expect(say('event-take', { card: { piece: { ref: 'piece:oars', name: oars } }, zone: hand(1) })).toBe('Oars goes to your hand.');
    expect(say('ask-which', { cards: { list: [oars, wheel] } })).toBe('Which of Oars and The Wheel?');
    const bid: Message = { key: 'zone-hand', args: { seat: { seat: 1 } } };
    expect(say('event-because', { why: { message: bid } })).toBe('Your hand So be it.');
  });
});

describe('a list', () => {
  it('is joined as its length asks', () => {
    const all = ['A', 'B', 'C', 'D'];
    expect([0, 1, 2, 3, 4].map((n) => list(bundle, all.slice(0, n)))).toEqual(['', 'A', 'A and B', 'A, B and C', 'A, B, C and D']);
  });

  it('follows the patterns of its language', () => {
    const other = makeBundle('xx', ['list-start = { $a } 1 { $b }\nlist-middle = { $a } 2 { $b }\nlist-end = { $a } 3 { $b }']);
    expect(list(other, ['A', 'B', 'C', 'D'])).toBe('A 1 B 2 C 3 D');
  });
});

describe('parts', () => {
  const named = (ref: string, name: Message) => ({ ref, name });

  it('keep what pieces and zones they name', () => {
    const message: Message = { key: 'event-take', args: { card: { piece: named('piece:oars', oars) }, zone: hand(0) } };
    const parts = renderParts(bundle, bo, message);
    expect(parts.map(({ text, named: what }) => [text, what?.ref])).toEqual([
      ['Oars', 'piece:oars'],
      [' goes to ', undefined],
      ["Ann's hand", 'zone:0/hand'],
      ['.', undefined],
    ]);
    expect(parts[0]?.named?.name).toEqual(oars);
  });

  it('may begin with a capital, and lie in messages and lists', () => {
    const card = (ref: string, name: Message): Message => ({ key: 'event-typed', args: { what: { piece: named(ref, name) } } });
    const cards: Arg = { list: [card('piece:oars', oars), card('piece:wheel', wheel)] };
    const parts = renderParts(bundle, bo, { key: 'event-goes', args: { zone: hand(1), cards } });
    expect(parts.map(({ text, named: what }) => [text, what?.ref])).toEqual([
      ['Your hand', 'zone:1/hand'],
      [' gets ', undefined],
      ['Oars', 'piece:oars'],
      [' and ', undefined],
      ['The Wheel', 'piece:wheel'],
      ['.', undefined],
    ]);
  });

  it('of a plain sentence are one', () => {
    expect(renderParts(bundle, bo, oars)).toEqual([{ text: 'Oars' }]);
  });
});

describe('references', () => {
  it('are found at any depth', () => {
    const inner: Message = { key: 'inner', args: { card: { piece: { ref: 'piece:tools', name: oars } } } };
    expect(refsIn({ key: 'outer', args: { list: { list: [inner] }, who: { seat: 2 } } })).toEqual(['piece:tools', 'seat:2']);
  });
});

describe('keys', () => {
  it('are put together as the kernel does it', () => {
    expect(keyOf('card', 'Code of Laws')).toBe('card-code-of-laws');
    expect(keyOf('card', 'A.I.')).toBe('card-ai');
    expect(keyOf('skill', 'mighty_blow')).toBe('skill-mighty-blow');
    expect(keyOf('', 'x')).toBe('x');
  });
});

describe('a mistake', () => {
  it('in a key shows what it can', () => {
    expect(say('event-took', { pebbles: { number: 2 }, seat: { seat: 0 } })).toBe('Took: pebbles 2, seat Ann');
    expect(say('nothing')).toBe('Nothing');
  });

  it('in the arguments complains', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    say('event-bid', { seat: { seat: 0 } });
    expect(complaint).toHaveBeenCalledOnce();
  });
});
