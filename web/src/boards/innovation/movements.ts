// Which cards fly from where to where: what the events say, in names of zones and pieces.
import type { Movement } from '../../lib/flight';
import type { Achievement, Bundle, Event, Place } from '../../lib/kernel/generated/innovation';

/** The zone that a place of the rules is on the page. */
export function zoneOf(place: Place, age: number): string {
  if (place === 'supply') return `supply ${age}`;
  if ('hand' in place) return `hand ${place.hand}`;
  if ('score' in place) return `score ${place.score}`;
  return `board ${place.board}`;
}

/** The piece that an achievement is. */
export function pieceOf(achievement: Achievement): string {
  return 'age' in achievement ? `achievement ${achievement.age}` : `achievement ${achievement.special}`;
}

function bundled({ cards, backs }: Bundle, from: Place, to: Place): Movement[] {
  if (cards) return cards.map((piece) => ({ piece, from: zoneOf(from, 0), to: zoneOf(to, 0) }));
  return backs.flatMap((count, n) =>
    Array.from({ length: count }, () => ({ from: zoneOf(from, n + 1), to: zoneOf(to, n + 1) })),
  );
}

function movementsOf(event: Event): Movement[] {
  switch (event.event) {
    case 'moved': {
      const way = { from: zoneOf(event.from, event.age), to: zoneOf(event.to, event.age) };
      return [event.card ? { piece: event.card, ...way } : way];
    }
    case 'exchanged':
      return [
        ...bundled(event.gives, event.one, event.other),
        ...bundled(event.takes, event.other, event.one),
      ];
    case 'claimed':
      return [{ piece: pieceOf(event.achievement), to: `achievements ${event.seat}` }];
    default:
      return [];
  }
}

/** All movements of some events, in order. */
export function movements(events: unknown[]): Movement[] {
  return (events as Event[]).flatMap(movementsOf);
}
