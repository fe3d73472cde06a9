// Which cards fly from where to where: what the events say, as zones and pieces of the page.
import type { Event, View } from '../../lib/kernel/generated/skirmish';
import type { Movement } from '../../lib/piece-animation';
import { flights, sideOf } from './refs';

function movementsOf(event: Event, viewer: string): Movement[] {
  switch (event.event) {
    case 'deployed': {
      const seen = viewer === String(event.owner) || viewer === 'all';
      const from = event.origin === 'graveyard' ? flights.graveyard(event.owner)
        : event.origin === 'made' ? flights.hand(event.owner)
          : seen ? flights.held(event.owner, event.card) : flights.hand(event.owner);
      return [{ piece: flights.unit(event.slot, event.card), from }];
    }
    case 'damaged':
      return [{ piece: flights.unit(event.slot, event.card), how: 'hurt' }];
    case 'triggered':
      return [{ piece: flights.unit(event.slot, event.card), how: 'triggers' }];
    case 'died':
      return [{ piece: flights.unit(event.slot, event.card), to: flights.graveyard(event.owner), how: 'dies' }];
    case 'cleaned_up':
      return [{ piece: flights.unit(event.slot, event.card), to: flights.graveyard(event.owner) }];
    case 'bounced':
      return [{ piece: flights.unit(event.slot, event.card), to: flights.hand(event.owner) }];
    case 'moved':
      return [{ piece: flights.unit(event.to, event.card), from: flights.slot(event.from) }];
    case 'swapped': {
      const [first, second] = event.cards;
      return [
        { piece: flights.unit(event.other, first ?? ''), from: flights.slot(event.one) },
        { piece: flights.unit(event.one, second ?? ''), from: flights.slot(event.other) },
      ];
    }
    case 'played':
      return sideOf(event.slot) === event.seat ? [] : [{ from: flights.hand(event.seat), to: flights.slot(event.slot) }];
    case 'drew':
      return Array.from({ length: event.count }, () => ({ from: flights.deck(event.seat), to: flights.hand(event.seat) }));
    default:
      return [];
  }
}

/** All movements of some events, in order; those that change no place come first, so that they hide no other of
 * the same unit. */
export function movements(events: unknown[], view: unknown): Movement[] {
  const { viewer } = view as View;
  const all = (events as Event[]).flatMap((event) => movementsOf(event, viewer));
  const stays = ({ from, to }: Movement) => from === undefined && to === undefined;
  return [...all.filter(stays), ...all.filter((one) => !stays(one))];
}
