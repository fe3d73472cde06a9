// Checking the luck of a table on a server, when it is over. The kernel on this device does it: nobody has
// to believe the server.
import { Desk } from '../kernel/desk';
import type { Call } from '../kernel/generated/calls';
import type { Message } from '../messages';
import { keptNumber } from './fair-number';
import type { Room } from './protocol';

/** What a check found: everything was kept, down to every deal and die where the record was there; the
 * own number is another one; something else was not kept; or it could not be checked here. */
export type LuckFound =
  | { found: 'kept' | 'seals-kept' | 'own-changed' | 'unchecked' }
  | { found: 'broken'; why?: Message | undefined };

/** What the kernel answers. */
interface FairChecked {
  kept: boolean;
  why?: Message | null;
}

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

/** Whether a number that this browser has drawn is not the one that counted. */
function ownChanged({ id, luck }: Room): boolean {
  return luck.seats.some(({ commitment, number }, seat) => {
    const own = commitment ? keptNumber(id, seat) : undefined;
    return own !== undefined && own !== number;
  });
}

/** What was agreed about the luck of a table that is over. */
function evidenceOf({ id, luck }: Room) {
  const seats = luck.seats.map(({ commitment, number }) => (commitment ? { commitment, number } : { number }));
  return { table: id, commitment: luck.commitment, secret: luck.secret, seats };
}

/** Checks the luck of a table that is over, against the seal that this page saw first; and every deal and
 * die, where `record` brings the record of the game. */
export async function checkLuck(room: Room, record: () => Promise<Uint8Array | undefined>, desk = new Desk()): Promise<LuckFound> {
  try {
    if (ownChanged(room)) return { found: 'own-changed' };
    const bytes = await record();
    const call = { call: 'fair_check', evidence: evidenceOf(room), commitment: rememberedSeal(room) } as unknown as Call;
    const { kept, why } = await desk.call<FairChecked>(call, bytes);
    if (!kept) return { found: 'broken', why: why ?? undefined };
    return { found: bytes ? 'kept' : 'seals-kept' };
  } catch {
    return { found: 'unchecked' };
  } finally {
    desk.close();
  }
}
