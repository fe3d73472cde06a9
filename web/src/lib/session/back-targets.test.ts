// Where one could go back to is asked once for each position, and only when somebody wants to know.
import { describe, expect, it } from 'vitest';
import { agreementText } from '../agreement-text';
import type { BackTarget, TableAdapter } from '../kernel/adapter';
import { BackTargets } from './back-targets.svelte';
import type { TableSession } from './session.svelte';
import type { TableState } from './table-state.svelte';

const TARGETS: BackTarget[] = [{ entry: 0, agree: [1, 2] }, { entry: 1, agree: [] }];

function table() {
  const asked: number[] = [];
  const state = { update: {} };
  const adapter = {
    backTargets: (seat: number) => {
      asked.push(seat);
      return Promise.resolve(TARGETS);
    },
  };
  const targets = new BackTargets(adapter as unknown as TableAdapter, state as unknown as TableState, () => 0);
  return { targets, state, asked };
}

describe('where one could go back to', () => {
  it('is asked once for each position', async () => {
    const { targets, state, asked } = table();
    expect(targets.agreeTo(0)).toBeUndefined();
    await Promise.all([targets.look(), targets.look()]);
    expect(asked).toEqual([0]);
    expect([0, 1, 2].map((entry) => targets.agreeTo(entry))).toEqual([[1, 2], [], undefined]);
    state.update = {};
    expect(targets.agreeTo(0)).toBeUndefined();
    await targets.look();
    expect(asked).toHaveLength(2);
  });

  it('is forgotten where the position changes meanwhile', async () => {
    const { targets, state } = table();
    const looking = targets.look();
    state.update = {};
    await looking;
    expect(targets.agreeTo(1)).toBeUndefined();
  });

  it('is said with the names of those who must agree', async () => {
    const { targets } = table();
    const name = (seat: number) => ['Ann', 'Ben', 'Cal'][seat];
    const session = { backTargets: targets, people: [0, 1, 2], seat: 0, name } as unknown as TableSession;
    expect(agreementText(session, 0)).toBeUndefined();
    await targets.look();
    expect(agreementText(session, 0)).toBe('Ben and Cal must agree');
    expect(agreementText(session, 1)).toBe('nobody has to agree');
  });
});
