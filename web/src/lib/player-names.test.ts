import { beforeAll, describe, expect, it } from 'vitest';
import { makeBundle } from './fluent';
import { GameWords } from './game-words.svelte';
import { showLanguage } from './i18n/index.svelte';
import type { Outcome, Player } from './kernel/generated/answers';
import type { Message } from './messages';
import { outcomeText, reasonText } from './outcome-text';
import { captionOf, nameOf, peopleOf, personOf } from './player-names';
import type { TableSession } from './session/session.svelte';

beforeAll(() => showLanguage('de'));

function table(seats: Player[], ranks: number[] = [], seat?: number): TableSession {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const outcome = { reason: 'achievements', seats: ranks.map((rank) => ({ rank, score: 0 })) } as Outcome;
  return { seat, seats, people, name: (seat: number) => seats[seat]?.name ?? '', update: { outcome } } as unknown as TableSession;
}
const you = { kind: 'human', name: 'You' };
const ann = { kind: 'human', name: 'Ann' };
const ben = { kind: 'human', name: 'Ben' };
const bot = { kind: 'casual', name: 'Casual 1' };

describe('a seat', () => {
  it('of the only person without a name is called in the language of the page', () => {
    const session = table([you, bot]);
    expect([0, 1].map((seat) => nameOf(session, seat))).toEqual(['Du', 'Casual 1']);
    expect([0, 1].map((seat) => captionOf(session, seat).is)).toEqual(['you', 'other']);
  });

  it('keeps any other name, and is addressed all the same', () => {
    const session = table([ann, bot]);
    expect(personOf(session, 0)).toEqual({ name: 'Ann', is: 'you' });
    expect(captionOf(session, 0)).toEqual({ name: 'Ann', is: 'other' });
    expect(nameOf(table([you, ann]), 0)).toBe('You');
  });

  it('is addressed among several people while it has the device', () => {
    expect([0, 1].map((seat) => personOf(table([ann, ben, bot], [], 1), seat).is)).toEqual(['other', 'you']);
    expect(personOf(table([bot, bot], [], 1), 1).is).toBe('other');
  });
});

describe('several seats', () => {
  it('are listed, with whether the reader is among them', () => {
    const session = table([ann, bot, bot]);
    expect(peopleOf(session, [0, 1, 2])).toEqual({ names: 'Ann, Casual 1 und Casual 1', count: 3, is: 'with-you' });
    expect(peopleOf(session, [0])).toEqual({ names: 'Ann', count: 1, is: 'you' });
    expect(peopleOf(session, [1])).toEqual({ names: 'Casual 1', count: 1, is: 'other' });
  });
});

describe('the end', () => {
  it('is told to who won', () => {
    expect(outcomeText(table([you, bot], [1, 2]))).toBe('Du gewinnst');
    expect(outcomeText(table([you, bot, bot], [1, 1, 2]))).toBe('Du und Casual 1, ihr gewinnt');
    expect(outcomeText(table([bot, bot, bot], [1, 1, 2]))).toBe('Casual 1 und Casual 1 gewinnen');
    expect(outcomeText(table([bot, bot], [2, 1]))).toBe('Casual 1 gewinnt');
    expect(outcomeText(table([bot, bot], [1, 1]))).toBe('Das Spiel endet unentschieden');
  });

  it('has a reason, in the words of the game', () => {
    const words = new GameWords('toy');
    words.showBundle(makeBundle('de', ['reason-special-card = eine Karte']));
    const session = Object.assign(table([you, bot]), { words, say: (message: Message) => words.say(message) });
    const outcome = (reason: string, ...ranks: number[]) => ({ reason, seats: ranks.map((rank) => ({ rank, score: 0 })) });
    expect(reasonText(session, outcome('special_card', 1, 2))).toBe('Grund: eine Karte');
    expect(reasonText(session, outcome('draw', 1, 1))).toBe('Am Ende liegt niemand vorn');
  });
});
