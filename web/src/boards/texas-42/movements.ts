// Which tiles come from where, and where a trick goes.
import type { Event, View } from '../../lib/kernel/generated/texas-42';
import type { Movement } from '../../lib/piece-animation';
import { tileRef } from './offers';

/** The places on the page: where a seat's tiles are, where its tricks go, and the middle. */
export const handOf = (seat: number): string => `zone:${seat}/hand`;
export const tricksOf = (seat: number): string => `zone:${seat}/tricks`;
export const MIDDLE = 'zone:trick';

/** What the events move. The last trick leaves the middle when somebody leads or everybody has seen it. */
export function movements(events: unknown[], view: unknown): Movement[] {
  const last = (view as View).tricks.at(-1);
  const swept = last?.plays.map(({ tile }) => ({ piece: tileRef(tile), to: tricksOf(last.winner) })) ?? [];
  const moved = (events as Event[]).flatMap((event): Movement[] => {
    switch (event.event) {
      case 'played':
        return [{ piece: tileRef(event.tile), from: handOf(event.seat) }];
      case 'dealt':
        return event.hands.flatMap((hand) => (hand ?? []).map((tile) => ({ piece: tileRef(tile), from: MIDDLE })));
      default:
        return [];
    }
  });
  const fresh = new Set(moved.map((movement) => movement.piece));
  return [...swept.filter((movement) => !fresh.has(movement.piece)), ...moved];
}
