// Which tiles come from where, and where a trick goes.
import type { Event, View } from '../../lib/kernel/generated/texas-42';
import type { Movement } from '../../lib/flight';

/** The name of a tile as a piece on the page. */
export const pieceOf = (tile: string): string => `tile:${tile}`;
/** The places on the page: where a seat's tiles are, where its tricks go, and the middle. */
export const handOf = (seat: number): string => `hand:${seat}`;
export const tricksOf = (seat: number): string => `tricks:${seat}`;
export const MIDDLE = 'middle';

/** What the events move. The last trick leaves the middle when somebody leads or all have looked. */
export function movements(events: unknown[], view: unknown): Movement[] {
  const last = (view as View).tricks.at(-1);
  const swept = last?.plays.map(({ tile }) => ({ piece: pieceOf(tile), to: tricksOf(last.winner) })) ?? [];
  const moved = (events as Event[]).flatMap((event): Movement[] => {
    switch (event.event) {
      case 'played':
        return [{ piece: pieceOf(event.tile), from: handOf(event.seat) }];
      case 'dealt':
        return event.hands.flatMap((hand) => (hand ?? []).map((tile) => ({ piece: pieceOf(tile), from: MIDDLE })));
      default:
        return [];
    }
  });
  const fresh = new Set(moved.map((movement) => movement.piece));
  return [...swept.filter((movement) => !fresh.has(movement.piece)), ...moved];
}
