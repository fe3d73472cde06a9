import { describe, expect, it } from 'vitest';
import type { TableSession } from '../../lib/session/session.svelte';
import { label, shortName, specialName, status } from './words';

function session(screen: unknown, more: Partial<TableSession> = {}): TableSession {
  const names = ['Ann', 'Bot 1'];
  const table = { screen, seats: names, name: (seat: number) => names[seat] ?? '', people: [0], seat: 0, yourMove: true, past: undefined, ...more };
  return table as unknown as TableSession;
}

const action = { screen: 'action', data: { seat: 0, actions: 2, draw: 3, yours: true } };
const choice = (why: unknown, may_pass = false) => ({
  screen: 'choice',
  data: { ask: { why, may_pass, who: '0' }, dogma: { card: 'Oars' }, yours: true },
});

describe('the sentence', () => {
  it('says whose turn it is and how many actions are left', () => {
    expect(status(session(action))).toBe('Your turn, 2 actions');
    const theirs = { ...action, data: { ...action.data, seat: 1, actions: 1, yours: false } };
    expect(status(session(theirs))).toBe("Bot 1's turn, 1 action left");
    expect(status(session(theirs, { thinking: 1 }))).toBe('Bot 1 is thinking, 1 action left');
  });

  it('says what an effect asks', () => {
    expect(status(session(choice('give')))).toBe('Oars: a card to hand over');
    expect(status(session(choice({ splay: 'up' }, true)))).toBe('Oars: a colour to splay up, or pass');
  });
});

describe('a move', () => {
  it('says what it does', () => {
    expect(label('draw', session(action))).toBe('Draw a [3]');
    expect(label('dogma Tools', session(action))).toBe('Dogma: Tools');
    expect(label('pick green', session(choice({ splay: 'left' })))).toBe('Splay green left');
    expect(label('pick Tools', session(choice('return')))).toBe('Return Tools');
    expect(label('pick seat 1', session(choice('whom')))).toBe('Pick Bot 1');
    expect(label('pass', session(choice('accept')))).toBe('No');
    expect(label('pick yes', session(choice('option')))).toBe('First option');
  });

  it('that is unknown keeps its notation', () => {
    expect(label('shuffle x', session(action))).toBeUndefined();
  });
});

describe('names', () => {
  it('are shortened', () => {
    expect(['You', 'Casual 1', 'Johanna', 'Mary Ann'].map(shortName)).toEqual(['You', 'C1', 'Joha', 'MA']);
    expect(specialName('world')).toBe('World');
  });
});
