// What was decided last, and the dice that fell for it.
import type { LogLine } from '../../../lib/kernel/adapter';
import type { Event } from '../../../lib/kernel/generated/mordheim';
import type { Message } from '../../../lib/messages';
import { diceOf, HEADINGS, type Thrown } from '../throws';

export interface Line {
  entry: number;
  /** The seat that decided it. */
  by: number;
  move: string | null | undefined;
  what: Message;
  dice: Thrown[];
  /** Whether nothing was decided after it. */
  newest: boolean;
}

/** The last decisions of which there is something to say, the newest first. `moves` begins with the newest. */
export function lastLines(moves: Iterable<LogLine>, most: number): Line[] {
  const lines: Line[] = [];
  let dice: Thrown[] = [];
  let decided = 0;
  for (const line of moves) {
    if (lines.length === most) break;
    dice = [...diceOf(line), ...dice];
    if (line.by === 'chance' || line.automatic) continue;
    decided++;
    const what = line.messages.find(({ key }) => !HEADINGS.has(key));
    if (!what) continue;
    lines.push({ entry: line.id, by: Number(line.by), move: line.move, what, dice, newest: decided === 1 });
    dice = [];
  }
  return lines;
}

/** What a die of the log was for. */
export function aimOf(line: LogLine): { label: string; who: string | null } | undefined {
  return (line.events as Event[]).find((event) => event.event === 'rolled');
}
