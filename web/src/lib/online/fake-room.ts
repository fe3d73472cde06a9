// Rooms for tests.
import type { Listed, Place, Room, Terms } from '../kernel/generated/online';

export const TABLE = 'abcdefghijklmnopqrstuvwx27';

export const TERMS: Terms = {
  public: false, time: 'none', on_timeout: 'bot', stand_in: 'casual', spectators: true, spectator_delay: 0, hints: true, ask_all: false,
};

export const open: Place = { occupant: 'open', name: '', ready: false, here: false };

export function person(name: string, more: Partial<Place> = {}): Place {
  return { occupant: 'person', name, ready: false, here: true, ...more };
}

export function bot(level: string): Place {
  return { occupant: { bot: level }, name: level, ready: true, here: true };
}

/** A room that gathers, and what is different about it. */
export function room(seats: Place[], more: Partial<Room> = {}): Room {
  return {
    id: TABLE, game: 'skirmish', setup: {}, terms: TERMS, status: 'gathering', seats, spectators: 0,
    luck: { commitment: 'c'.repeat(64), seats: seats.map(() => ({})) }, created: 0, ...more,
  };
}

/** A table in a list, and what is different about it. */
export function listed(more: Partial<Listed>): Listed {
  return {
    table: TABLE, game: 'skirmish', setup: {}, terms: TERMS, status: 'playing', seats: [person('Ada'), person('Ben')], to_move: [],
    you: 0, created: 0, changed: 0, ...more,
  };
}
