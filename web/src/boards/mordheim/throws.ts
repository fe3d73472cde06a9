// What was told last: who did what, what came of it, and which dice fell.
import type { LogLine } from '../../lib/kernel/adapter';
import type { Condition, Event, Seat } from '../../lib/kernel/generated/mordheim';
import type { Message } from '../../lib/messages';

/** A die that fell. */
export interface Thrown {
  /** The entry of the log: another throw is another die. */
  entry: number;
  die: number;
  label: string;
  needs: number | null;
  who: string | null;
  /** What came of it, where that can be said of one die. */
  end: Message | undefined;
  /** Whose it is in a roll-off. */
  seat?: Seat | undefined;
  /** How whoever is injured is then. */
  fell?: Condition | undefined;
  /** The test that ends with it. */
  test?: Test | undefined;
}

/** What comes of a test: the sum of its dice, the most that passes, and whether that is so. */
export interface Test {
  total: number;
  most: number;
  passed: boolean;
}

/** What comes of a die has a key that says whether it is what was needed. */
export const isGood = ({ end, test }: Thrown): boolean | undefined => (end ? end.key.endsWith('-yes') : test?.passed);

/** No more lines than this are searched for dice. */
const FAR = 80;

/** The dice that fell last, one after another without a decision between them; none of a turn before the last one. */
export function lastDice(story: readonly LogLine[], most: number): Thrown[] {
  const dice: Thrown[] = [];
  let turns = 0;
  for (const line of story.slice(-FAR).reverse()) {
    // What was taken back lies there no more.
    if (line.kind !== 'move') break;
    const thrown = diceOf(line);
    if (dice.length > 0 && (line.by !== 'chance' || dice.length >= most)) break;
    dice.unshift(...thrown);
    turns += (line.events as Event[]).filter(({ event }) => event === 'turn_began').length;
    if (turns > 1 && dice.length === 0) break;
  }
  return dice.slice(-most);
}

/** The dice of a line. */
export function diceOf(line: LogLine): Thrown[] {
  const said = line.messages.filter(({ key }) => key.startsWith('event-rolled'));
  const rollers = line.messages.filter(({ key }) => key === 'event-roll-off');
  const events = line.events as Event[];
  let [told, offs] = [0, 0];
  return events.flatMap((event, n): Thrown[] => {
    if (event.event !== 'rolled') return [];
    const { die, label, needs, who } = event;
    const rollOff = label === 'roll_off';
    const end = rollOff ? undefined : said[told++]?.args?.['end'];
    const by = rollOff ? rollers[offs++]?.args?.['seat'] : undefined;
    return [{
      entry: line.id, die, label, needs, who,
      end: end && 'message' in end ? end.message : undefined,
      ...outcomeOf(label, events.slice(n + 1)),
      ...(by && 'seat' in by ? { seat: by.seat } : {}),
    }];
  });
}

/** What events right after a die say came of it. */
function outcomeOf(label: string, after: readonly Event[]): Pick<Thrown, 'fell' | 'test'> {
  for (const event of after) {
    if (event.event === 'rolled') break;
    if (event.event === 'felled' && label === 'injury') return { fell: event.to };
    if ((event.event === 'tested' && event.label === label) || (event.event === 'rout_tested' && label === 'rout'))
      return { test: { total: event.total, most: event.needs, passed: event.passed } };
  }
  return {};
}

export interface Told {
  /** The seat whose decision it was. */
  by: number;
  what: Message;
  /** The last that came of it. */
  then: Message | undefined;
}

/** That a turn or a phase begins is seen elsewhere. */
export const HEADINGS: ReadonlySet<string> = new Set(['event-turn', 'event-turn-goal', 'event-phase']);

/** The last decision of which there was something to say, and the last thing that came of it. */
export function lastTold(story: readonly LogLine[]): Told | undefined {
  let then: Message | undefined;
  for (let n = story.length - 1; n >= 0; n--) {
    const line = story[n];
    const said = (line?.messages ?? []).filter(({ key }) => !HEADINGS.has(key));
    if (line?.kind !== 'move') return undefined;
    const [what] = said;
    if (line.by !== 'chance' && what) return { by: Number(line.by), what, then: then ?? said.slice(1).at(-1) };
    then ??= said.at(-1);
  }
  return undefined;
}
