import { afterEach, describe, expect, it, vi } from 'vitest';
import { list, makeBundle } from './fluent';
import { partsOf, textOf, type Arg, type Message, type Speech } from './messages';

const COMMON = `
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
const speech: Speech = { bundle, names, you: 1 };
const say = (key: string, args: Record<string, Arg> = {}, to: Speech = speech) => textOf({ key, args }, to);
const oars: Message = { key: 'card-oars' };
const wheel: Message = { key: 'card-the-wheel' };
const hand = (seat: number): Arg => ({ zone: { ref: `hand ${seat}`, name: { key: 'zone-hand', args: { seat: { seat } } } } });

afterEach(() => vi.restoreAllMocks());

describe('an argument', () => {
  it('of a seat is a name, and says whether it is the reader', () => {
    expect(say('event-bid', { seat: { seat: 0 }, bid: { text: '30' } })).toBe('Ann bids 30.');
    expect(say('event-bid', { seat: { seat: 1 }, bid: { text: '30' } })).toBe('You bid 30.');
    expect(say('event-bid', { seat: { seat: 1 }, bid: { text: '30' } }, { bundle, names })).toBe('Bo bids 30.');
  });

  it('of seats is a list, and says how many they are and whether the reader is one of them', () => {
    const win = (...seats: number[]) => say('event-win', { seats: { seats } });
    expect([win(1), win(0), win(0, 2), win(0, 1, 2)]).toEqual([
      'You win.', 'Ann wins.', 'Ann and Carl win.', 'You win together: Ann, Bo and Carl.',
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
  });

  it('of pieces, zones, messages and lists is put into words first', () => {
    expect(say('event-take', { card: { piece: { ref: 'Oars', name: oars } }, zone: hand(1) })).toBe('Oars goes to your hand.');
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
  it('keep what pieces and zones refer to', () => {
    const message: Message = { key: 'event-take', args: { card: { piece: { ref: 'Oars', name: oars } }, zone: hand(0) } };
    expect(partsOf(message, speech)).toEqual([
      { text: 'Oars', reference: { kind: 'piece', ref: 'Oars' } },
      { text: ' goes to ' },
      { text: 'Ann\'s hand', reference: { kind: 'zone', ref: 'hand 0' } },
      { text: '.' },
    ]);
  });

  it('may begin with a capital, and lie in messages and lists', () => {
    const named = (ref: string, name: Message): Message => ({ key: 'event-typed', args: { what: { piece: { ref, name } } } });
    const cards: Arg = { list: [named('Oars', oars), named('The Wheel', wheel)] };
    expect(partsOf({ key: 'event-goes', args: { zone: hand(1), cards } }, speech)).toEqual([
      { text: 'Your hand', reference: { kind: 'zone', ref: 'hand 1' } },
      { text: ' gets ' },
      { text: 'Oars', reference: { kind: 'piece', ref: 'Oars' } },
      { text: ' and ' },
      { text: 'The Wheel', reference: { kind: 'piece', ref: 'The Wheel' } },
      { text: '.' },
    ]);
  });

  it('of a plain sentence are one', () => {
    expect(partsOf(oars, speech)).toEqual([{ text: 'Oars' }]);
  });
});

describe('a mistake', () => {
  it('in a key shows the key, and complains', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    expect(say('event-unknown')).toBe('event-unknown');
    expect(complaint).toHaveBeenCalledOnce();
  });

  it('in the arguments complains too', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    say('event-bid', { seat: { seat: 0 } });
    expect(complaint).toHaveBeenCalledOnce();
  });
});
