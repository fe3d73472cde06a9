// What a page and a server say to each other.
import type { Update } from '../kernel/generated/answers';
import type { FromServer as AnyFromServer } from '../kernel/generated/online';

/** The version of the protocol that this page speaks. */
export const PROTOCOL = 1;

/** The longest line of the chat, in characters. */
export const LONGEST_LINE = 300;

/** What a server says. An update has the shape in which a desk tells it. */
export type FromServer = Exclude<AnyFromServer, { type: 'update' }> | { type: 'update'; update: Update };

export type {
  ChatLine, Clock, Emote, Ending, FromClient, Listed, Luck, Me, NewTable, Occupant, OpenedTable, Place, Proposal, Proposed,
  Query, Refusal, Room, RoomRequest, SeatKey, Share, Status, Terms, TimeControl, You,
} from '../kernel/generated/online';
