// What became of the last hand, put together from the story.
import type { LogLine } from '../../lib/kernel/generated/answers';
import type { Bid, Declaration, Event, Played, Tiles } from '../../lib/kernel/generated/texas-42';

/** A hand that has ended. */
export interface EndedHand {
  verdict: 'made' | 'set' | 'thrown-in';
  bidder?: number;
  bid?: Bid;
  declaration?: Declaration;
  /** The points that each team took. */
  points: [number, number];
  /** What each team added to its score. */
  added: [number, number];
  /** After how many tricks it was decided. */
  tricks: number;
  /** What each seat still held, where it was shown. */
  left?: Tiles[];
  /** The last trick and who took it. */
  last?: { plays: Played[]; winner: number; points: number };
}

const fresh = (): EndedHand => ({ verdict: 'thrown-in', points: [0, 0], added: [0, 0], tricks: 0 });

/** The hand that ended last, in moves of which the last one comes first; nothing while the first hand is
 * played. */
export function endedHand(movesBack: Iterable<LogLine>): EndedHand | undefined {
  return handIn(lastHand(movesBack));
}

/** The events from the deal of the hand that ended last. What lies before that is not looked at. */
function lastHand(movesBack: Iterable<LogLine>): Event[] {
  const events: Event[] = [];
  let ended = false;
  for (const line of movesBack) {
    for (const event of (line.events as Event[]).toReversed()) {
      events.push(event);
      if (event.event === 'scored' || event.event === 'thrown_in') ended = true;
      if (event.event === 'dealt' && ended) return events.reverse();
    }
  }
  return events.reverse();
}

function handIn(events: readonly Event[]): EndedHand | undefined {
  let ended: EndedHand | undefined;
  let hand: EndedHand | undefined;
  let plays: Played[] = [];
  for (const event of events) {
    if (event.event === 'dealt') hand = fresh();
    // A table may begin in the middle of a hand: of that one not all is known.
    if (!hand) continue;
    switch (event.event) {
      case 'dealt':
        plays = [];
        break;
      case 'auction_won':
        hand.bidder = event.seat;
        hand.bid = event.bid;
        break;
      case 'declared':
        hand.declaration = event.declaration;
        break;
      case 'played':
        plays.push({ seat: event.seat, tile: event.tile, ...(event.small ? { small: true } : {}) });
        break;
      case 'trick_won':
        hand.points[event.seat % 2 === 0 ? 0 : 1] += event.points;
        hand.last = { plays, winner: event.seat, points: event.points };
        plays = [];
        break;
      case 'hand_decided':
        hand.verdict = event.made ? 'made' : 'set';
        hand.tricks = event.tricks;
        break;
      case 'hands_revealed':
        hand.left = event.hands;
        break;
      case 'scored':
        hand.added = [event.added[0] ?? 0, event.added[1] ?? 0];
        ended = hand;
        break;
      case 'thrown_in':
        ended = hand;
        break;
    }
  }
  return ended;
}
