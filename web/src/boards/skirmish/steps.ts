// What a move would do, line by line: the messages of its preview, each with the sign of what happens.
import type { Glyph } from '../../lib/emblems/glyphs';
import type { LogLine } from '../../lib/kernel/generated/answers';
import type { Event } from '../../lib/kernel/generated/skirmish';
import type { Message } from '../../lib/messages';

const SIGNS: Record<string, Glyph> = {
  'event-damaged': 'damage', 'event-died': 'death', 'event-killed': 'kill', 'event-sacrificed': 'death', 'event-consumed': 'consume',
  'event-power': 'buff', 'event-modifier': 'slot', 'event-fortified': 'wall', 'event-shielded': 'shield', 'event-absorbed': 'shield',
  'event-absorbed-gone': 'shield', 'event-redirected': 'shield', 'event-moved': 'move', 'event-moved-across': 'move',
  'event-swapped': 'swap', 'event-bounced': 'bounce', 'event-nullified': 'nullify', 'event-triggered': 'activate',
  'event-activated': 'activate', 'event-leader-used': 'activate', 'event-leader-triggered': 'activate', 'event-drew': 'draw',
  'event-drew-cards': 'draw', 'event-created': 'draw', 'event-created-hidden': 'draw', 'event-healed': 'heal',
  'event-deployed-made': 'copy', 'event-deployed-graveyard': 'copy', 'event-conquered': 'conquer', 'event-controls': 'conquer',
  'event-controls-alone': 'conquer', 'event-skirmish-won': 'conquer', 'event-skirmish-tied': 'conquer', 'event-turn-started': 'turn',
};
/** What the title above the lines has said already. */
const SAID = new Set(['event-played', 'event-played-unit', 'event-picked', 'event-passed', 'event-activated', 'event-leader-used']);
/** What tells whose turn it is, which the page shows anyway. */
const TURNS = new Set(['event-turn-started', 'event-passed-auto', 'event-done-auto']);
/** What is seen by what comes of it. */
const UNTOLD = new Set(['event-triggered', 'event-picked', 'event-declined', 'event-passed']);
/** How a skirmish or the match ends. */
const RESULTS = new Set(['event-skirmish-won', 'event-skirmish-tied', 'event-match-won', 'event-match-drawn']);
/** So many lines are told; of the rest only how many there are. */
const MOST = 5;

/** The sign of what a message tells. */
export function glyphOf({ key }: Message): Glyph {
  return SIGNS[key] ?? 'activate';
}

/** Whether a message tells who wins. */
function isResult({ key }: Message): boolean {
  return RESULTS.has(key);
}

/** Whether a message only tells whose turn it is. */
export function isTurn({ key }: Message): boolean {
  return TURNS.has(key);
}

export interface Step {
  glyph: Glyph;
  message: Message;
}

export interface Told {
  /** Who wins the skirmish or the match, where it ends. */
  result: Message[];
  steps: Step[];
  /** How many more there are. */
  left: number;
}

/** Where a skirmish ends, its result is told by itself and nothing is left out; what comes in the next one is not told. */
export function stepsOf(messages: readonly Message[]): Told {
  const end = messages.findLastIndex(isResult);
  const result = messages.filter(isResult);
  const news = (end < 0 ? messages : messages.slice(0, end)).filter((message) => !SAID.has(message.key) && !TURNS.has(message.key) && !isResult(message));
  // What is triggered is seen by what comes of it; only where that is not known yet, it is told.
  const effects = news.filter(({ key }) => key !== 'event-triggered');
  const all = effects.length > 0 ? effects : news;
  const steps = all.slice(0, end < 0 ? MOST : undefined).map((message) => ({ glyph: glyphOf(message), message }));
  return { result, steps, left: all.length - steps.length };
}

/** What was done comes before what it led to; but how it ended comes first, and who is gone before numbers. */
const WEIGHTS = ([[0, [...RESULTS]], [2, ['event-died', 'event-killed', 'event-sacrificed', 'event-bounced', 'event-conquered']], [3, ['event-damaged', 'event-power', 'event-modifier', 'event-controls', 'event-controls-alone', 'event-controls-nobody']]] as const)
  .flatMap(([weight, keys]) => keys.map((key): [string, number] => [key, weight]));
const WEIGHT = new Map(WEIGHTS);

/** Messages in the order in which they matter to whoever reads only the first of them. */
export function byWeight(messages: readonly Message[]): Message[] {
  const weight = ({ key }: Message, n: number) => WEIGHT.get(key) ?? (n === 0 ? 1 : 2.5);
  return messages.map((message, n) => ({ message, weight: weight(message, n) })).sort((a, b) => a.weight - b.weight).map(({ message }) => message);
}

/** Whether an entry is an answer to the move before it, and belongs to it. */
export function isAnswer({ events }: LogLine): boolean {
  return (events as Event[])[0]?.event === 'answered';
}

/** Whether a message belongs in the line that tells what a seat did last. */
export function isTold({ key }: Message): boolean {
  return !TURNS.has(key) && !UNTOLD.has(key);
}
