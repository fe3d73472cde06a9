// The last thing that each seat did, from the moves on the line of play.
import type { LogLine, Message } from './kernel/generated/answers';

export interface LastMove {
  seat: number;
  /** The last entry of it. */
  line: LogLine;
  messages: Message[];
}

/** So many moves are looked at, and so many sentences told of each seat. */
const LOOKED_AT = 40;
const SENTENCES = 4;

/** The last move of each seat, the newest first: from the moves of a table, the last one first. Entries that
 * follow from the move before them, such as answers, are told with it. */
export function lastMoves(
  back: Iterable<LogLine>, seats: number, tells: (message: Message) => boolean, follows: (line: LogLine) => boolean,
  order: (messages: Message[]) => Message[] = (messages) => messages,
): LastMove[] {
  const found = new Map<number, LastMove>();
  /** Of whom the beginning is still to come. */
  let open: LastMove | undefined;
  let looked = 0;
  for (const line of back) {
    if (++looked > LOOKED_AT || (found.size === seats && !open)) break;
    const seat = Number(line.by);
    const messages = line.messages.filter(tells);
    if (open?.seat === seat) {
      open.messages = [...messages, ...open.messages];
    } else if (Number.isInteger(seat) && !found.has(seat) && messages.length > 0) {
      open = { seat, line, messages };
      found.set(seat, open);
    } else {
      continue;
    }
    if (!follows(line)) open = undefined;
  }
  return [...found.values()].map((move) => ({ ...move, messages: order(move.messages).slice(0, SENTENCES) }));
}
