// Which cards fly from where to where: what the events say, as zones and pieces of the page.
import type { Achievement, Bundle, Event, Place } from '../../lib/kernel/generated/innovation';
import type { Movement } from '../../lib/piece-animation';
import { refs } from './choices';

/** The zone of the page for a place of the rules. All piles of a seat are one zone. */
export function zoneOf(place: Place, age: number): string {
  if (place === 'supply') return refs.supply(age);
  if ('hand' in place) return refs.hand(place.hand);
  if ('score' in place) return refs.score(place.score);
  return boardZone(place.board);
}

export const boardZone = (seat: number): string => `zone:${seat}/board`;

/** The piece that an achievement is. */
export function pieceOf(achievement: Achievement): string {
  return refs.achievement(achievement);
}

function bundled({ cards, backs }: Bundle, from: Place, to: Place): Movement[] {
  if (cards) return cards.map((card) => ({ piece: refs.card(card), from: zoneOf(from, 0), to: zoneOf(to, 0) }));
  return backs.flatMap((count, n) =>
    Array.from({ length: count }, () => ({ from: zoneOf(from, n + 1), to: zoneOf(to, n + 1) })),
  );
}

function movementsOf(event: Event): Movement[] {
  switch (event.event) {
    case 'moved': {
      const way = { from: zoneOf(event.from, event.age), to: zoneOf(event.to, event.age) };
      return [event.card ? { piece: refs.card(event.card), ...way } : way];
    }
    case 'exchanged':
      return [
        ...bundled(event.gives, event.one, event.other),
        ...bundled(event.takes, event.other, event.one),
      ];
    case 'claimed':
      return [{ piece: pieceOf(event.achievement), to: refs.achievements(event.seat) }];
    default:
      return [];
  }
}

/** All movements of some events, in order. */
export function movements(events: unknown[]): Movement[] {
  return (events as Event[]).flatMap(movementsOf);
}
