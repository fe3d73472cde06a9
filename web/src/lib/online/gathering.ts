// A table before the game: who is waited for, and what belongs to a seat.
import type { Described } from '../kernel/adapter';
import type { Choice } from '../kernel/generated/answers';
import type { Room, You } from '../kernel/generated/online';
import { isPerson, isTaken } from './my-games';

/** What is waited for: people for open seats, somebody's word that they are ready (the reader's first of
 * all), the numbers of some seats, or only the server. */
export type Waiting =
  | { is: 'seats'; open: number }
  | { is: 'you' }
  | { is: 'others'; seats: number[] }
  | { is: 'numbers'; seats: number[] }
  | { is: 'server' };

/** What a table waits for. */
export function waitingFor(room: Room, you: You): Waiting {
  if (room.status === 'revealing') {
    const seats = peopleWhere(room, (seat) => !hasRevealed(room, seat));
    return seats.length > 0 ? { is: 'numbers', seats } : { is: 'server' };
  }
  const open = room.seats.filter((place) => !isTaken(place)).length;
  if (open > 0) return { is: 'seats', open };
  const unready = peopleWhere(room, (seat) => !room.seats[seat]?.ready);
  if (unready.includes(you.seat ?? -1)) return { is: 'you' };
  return unready.length > 0 ? { is: 'others', seats: unready } : { is: 'server' };
}

function peopleWhere({ seats }: Room, holds: (seat: number) => boolean): number[] {
  return seats.flatMap((place, seat) => (isPerson(place) && holds(seat) ? [seat] : []));
}

/** Whether nothing more is needed from a seat: a program may leave the number to the server. */
export function hasRevealed({ luck }: Room, seat: number): boolean {
  const share = luck.seats[seat];
  return share?.commitment == null || share.number != null;
}

/** Whose numbers did not come, where the room has gone back from revealing; their names, as they sat. */
export function notRevealed(before: Room | undefined, now: Room): string[] | undefined {
  if (before?.status !== 'revealing' || now.status !== 'gathering') return undefined;
  const gone = peopleWhere(before, (seat) => now.seats[seat]?.occupant === 'open');
  return gone.map((seat) => before.seats[seat]?.name ?? '');
}

/** The seat that an option belongs to, such as a deck: its name ends with the number of the seat, and there
 * is one for every seat. */
export function seatOf(game: Described, { key }: Choice): number | undefined {
  const [, stem, digit] = /^(.*\D)(\d)$/.exec(key) ?? [];
  if (digit === undefined || Number(digit) >= game.seats.to) return undefined;
  const seats = Array.from({ length: game.seats.to }, (_, n) => `${stem}${n}`);
  return seats.every((name) => game.options.some((option) => option.key === name)) ? Number(digit) : undefined;
}

/** The options that belong to a seat. */
export function ownOptions(game: Described, seat: number): Choice[] {
  return game.options.filter((option) => seatOf(game, option) === seat);
}
