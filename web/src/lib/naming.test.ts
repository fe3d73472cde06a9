import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Outcome, Player } from './kernel/generated/answers';
import type { TableSession } from './session.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
let naming: typeof import('./naming');
let verdicts: typeof import('./verdict');
let ended: typeof import('../boards/innovation/words').ended;
let settings: typeof import('./settings.svelte').settings;

beforeAll(async () => {
  naming = await import('./naming');
  verdicts = await import('./verdict');
  ({ ended } = await import('../boards/innovation/words'));
  ({ settings } = await import('./settings.svelte'));
  settings.language = 'de';
});

function table(seats: Player[], ranks: number[] = []): TableSession {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const outcome = { reason: 'achievements', seats: ranks.map((rank) => ({ rank, score: 0 })) } as Outcome;
  return { seats, people, name: (seat: number) => seats[seat]?.name ?? '', update: { outcome } } as unknown as TableSession;
}
const you = { kind: 'human', name: 'You' };
const ann = { kind: 'human', name: 'Ann' };
const bot = { kind: 'casual', name: 'Casual 1' };

describe('a seat', () => {
  it('of the only person without a name is called in the language of the page', () => {
    const session = table([you, bot]);
    expect([0, 1].map((seat) => naming.nameOf(session, seat))).toEqual(['Du', 'Casual 1']);
    expect([0, 1].map((seat) => naming.nameAfter(session, seat))).toEqual(['dir', 'Casual 1']);
  });

  it('keeps any other name', () => {
    expect(naming.nameOf(table([ann, bot]), 0)).toBe('Ann');
    expect(naming.nameOf(table([you, ann]), 0)).toBe('You');
  });
});

describe('the end', () => {
  it('is told to who won', () => {
    const alone = table([you, bot], [1, 2]);
    expect(ended(alone.update.outcome as never, alone)).toBe('Du gewinnst durch Erfolge');
    expect(verdicts.verdict(table([you, bot, bot], [1, 1, 2]))).toBe('Du und Casual 1, ihr gewinnt');
    expect(verdicts.verdict(table([ann, bot, bot], [1, 1, 2]))).toBe('Ann und Casual 1 gewinnen');
  });

  it('is no decision where nobody is ahead', () => {
    expect(verdicts.reasonOf('draw')).toBe('Am Ende liegt niemand vorn');
    expect(verdicts.reasonOf('score')).toBe('Entschieden durch Punkte');
  });
});
