// The legal moves by what they touch.
import type { Offer } from '../../lib/kernel/generated/answers';
import type { Declaration, Tile } from '../../lib/kernel/generated/texas-42';
import type { Message, Ref } from '../../lib/messages';
import { DECLARATIONS } from './tiles';

/** What the kernel calls a tile. */
export const tileRef = (tile: Tile): Ref => `piece:${tile}`;

/** The tile that a move plays. */
export function tileOf({ refs }: Offer): Tile | undefined {
  return refs[0]?.startsWith('piece:') ? refs[0].slice('piece:'.length) : undefined;
}

/** The move that plays a tile. */
export function playOf(offers: readonly Offer[], tile: Tile): Offer | undefined {
  return offers.find(({ refs }) => refs.length === 1 && refs[0] === tileRef(tile));
}

/** The move that leads a tile as its small end. */
export function smallEndOf(offers: readonly Offer[], tile: Tile): Offer | undefined {
  return offers.find(({ refs }) => refs[0] === tileRef(tile) && refs[1] === 'choice:small-end');
}

/** The contract that a move names. */
export function declarationOf({ refs }: Offer): Declaration | undefined {
  return DECLARATIONS.find((declaration) => refs[0] === `choice:declare-${declaration}`);
}

/** What a move bids, as a name without a verb; nothing where it is said otherwise. */
export function bidOf({ label }: Offer): Message | undefined {
  const bid = label.args?.bid;
  return bid && 'message' in bid ? bid.message : undefined;
}
