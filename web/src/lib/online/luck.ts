// Checking the luck of a table on a server, when it is over. The kernel on this device does it: nobody has
// to believe the server.
import { Desk } from '../kernel/desk';
import type { Call } from '../kernel/generated/calls';
import type { Room } from './protocol';

/** What a check finds: all was kept; something was not; or it could not be made here. */
export type LuckFound = 'kept' | 'broken' | 'own-changed' | 'unchecked';

const sealKey = (table: string): string => `parlour.seal.${table}`;

/** Remembers the server's seal as it was seen first: what it is held against in the end. */
export function rememberSeal({ id, luck }: Room): void {
  try {
    if (localStorage.getItem(sealKey(id)) === null) localStorage.setItem(sealKey(id), luck.commitment);
  } catch {
    // The page works in a browser that stores nothing, too.
  }
}

function rememberedSeal({ id, luck }: Room): string {
  try {
    return localStorage.getItem(sealKey(id)) ?? luck.commitment;
  } catch {
    return luck.commitment;
  }
}

/** Checks the luck of a table that is over, against the seal that this page saw first. */
export async function checkLuck(room: Room): Promise<LuckFound> {
  const { id, luck } = room;
  const desk = new Desk();
  try {
    const seats = luck.seats.map(({ commitment, number }) => ({ ...(commitment ? { commitment } : {}), number }));
    const evidence = { table: id, commitment: luck.commitment, secret: luck.secret, seats };
    const call = { call: 'fair_check', evidence, commitment: rememberedSeal(room) } as unknown as Call;
    const { kept } = await desk.call<{ kept: boolean }>(call);
    return kept ? 'kept' : 'broken';
  } catch {
    return 'unchecked';
  } finally {
    desk.close();
  }
}
