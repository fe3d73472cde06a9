// What one move does, in the order in which it is resolved: a stage for each thing that is told, with the events that
// bring the board there.
import type { Glyph } from '../../lib/emblems/glyphs';
import type { LogLine } from '../../lib/kernel/generated/answers';
import type { Card, Event, SeatView, Slot, SlotView, View } from '../../lib/kernel/generated/skirmish';
import type { Message } from '../../lib/messages';
import { applied } from './apply';
import { glyphOf, isTurn } from './steps';

export interface Stage {
  message: Message;
  glyph: Glyph;
  kind: 'move' | 'trigger' | 'effect';
  /** What happens in it. */
  events: Event[];
  /** The slots that it is about. */
  slots: readonly Slot[];
}

/** The messages by which events are told. */
const TOLD: Partial<Record<Event['event'], readonly string[]>> = {
  played: ['event-played', 'event-played-unit'],
  activated: ['event-activated'],
  leader_used: ['event-leader-used'],
  leader_triggered: ['event-leader-triggered'],
  answered: ['event-picked', 'event-declined', 'event-chance-picked'],
  passed: ['event-passed', 'event-passed-auto', 'event-done', 'event-done-auto'],
  triggered: ['event-triggered'],
  trigger_fizzled: ['event-trigger-fizzled'],
  fizzled: ['event-fizzled'],
  deployed: ['event-deployed-control', 'event-deployed-made', 'event-deployed-graveyard'],
  deploy_failed: ['event-deploy-failed'],
  discarded: ['event-discarded'],
  consumed: ['event-consumed'],
  died: ['event-died', 'event-killed', 'event-sacrificed'],
  bounced: ['event-bounced'],
  moved: ['event-moved', 'event-moved-across'],
  swapped: ['event-swapped'],
  damaged: ['event-damaged'],
  redirected: ['event-redirected'],
  absorbed: ['event-absorbed', 'event-absorbed-gone'],
  shielded: ['event-shielded'],
  healed: ['event-healed'],
  power_changed: ['event-power'],
  nullified: ['event-nullified'],
  modifier_changed: ['event-modifier'],
  fortified: ['event-fortified'],
  created: ['event-created', 'event-created-hidden'],
  drew: ['event-drew', 'event-drew-cards'],
  cooldown_reduced: ['event-waited'],
  terrain_resolved: ['event-controls', 'event-controls-alone', 'event-controls-nobody'],
  conquered: ['event-conquered'],
  skirmish_ended: ['event-skirmish-won', 'event-skirmish-tied'],
  stayed: ['event-stayed'],
  match_ended: ['event-match-won', 'event-match-drawn', 'event-match-too-long'],
  skirmish_started: ['event-skirmish-started'],
  turn_started: ['event-turn-started'],
  loop_stopped: ['event-loop', 'event-loop-round'],
};
/** What a seat does by itself, as opposed to what comes of it. */
const MOVES: readonly Event['event'][] = ['played', 'activated', 'leader_used', 'answered', 'passed'];

function tells({ key }: Message, { event }: Event): boolean {
  return TOLD[event]?.includes(key) ?? false;
}

function slotsOf(event: Event): readonly Slot[] {
  if (event.event === 'terrain_resolved') return [`T${event.terrain}P0`, `T${event.terrain}P1`];
  const { slot, from, to, one, other } = event as Partial<Record<'slot' | 'from' | 'to' | 'one' | 'other', Slot>>;
  return [slot, from, to, one, other].filter((place) => place !== undefined);
}

function stageOf(message: Message, event: Event, events: Event[]): Stage {
  const kind = MOVES.includes(event.event) ? 'move' : event.event === 'triggered' ? 'trigger' : 'effect';
  return { message, glyph: glyphOf(message), kind, events, slots: slotsOf(event) };
}

/** Events in order, each with what is told of it. */
function toldIn(lines: readonly LogLine[]): { event: Event; message: Message | undefined }[] {
  return lines.flatMap(({ messages, events }) => {
    let next = 0;
    return (events as Event[]).map((event) => {
      const message = messages[next];
      const told = message !== undefined && tells(message, event);
      if (told) next++;
      return { event, message: told ? message : undefined };
    });
  });
}

/** The stages of some entries. What is told by nothing belongs to the stage before it; but units leave the board only
 * after it was told how the skirmish ended. What comes after the beginning of the next one is its position. */
export function stagesOf(lines: readonly LogLine[]): Stage[] {
  const stages: Stage[] = [];
  /** What happened, and belongs to what is told next. */
  let ahead: Event[] = [];
  let begun = false;
  for (const { event, message } of toldIn(lines)) {
    if (message && !begun && !isTurn(message)) {
      stages.push(stageOf(message, event, [...ahead, event]));
      ahead = [];
      begun = event.event === 'skirmish_started';
    } else if (event.event === 'cleaned_up' || stages.length === 0) {
      ahead.push(event);
    } else {
      stages.at(-1)?.events.push(event);
    }
  }
  return stages;
}

/** Whether it tells who won a skirmish. */
export function isResult({ events }: Stage): boolean {
  return events.some(({ event }) => event === 'skirmish_ended');
}

/** Whether so much happens that it is worth being shown one after another: something comes of what was done. */
export function unfolds(stages: readonly Stage[]): boolean {
  return stages.length > 1 && stages.some(({ kind }, n) => n > 0 && kind === 'effect');
}

interface Scene {
  before: View;
  after: View;
  stages: readonly Stage[];
}

function without(cards: readonly Card[] | null, gone: readonly Card[]): Card[] | null {
  const left = cards && [...cards];
  for (const card of gone) {
    const at = left?.indexOf(card) ?? -1;
    if (at >= 0) left?.splice(at, 1);
  }
  return left;
}

/** Seats as they were, without the cards that they have played. */
function seatsThen(seats: readonly SeatView[], events: readonly Event[]): SeatView[] {
  return seats.map((one, seat) => {
    const gone = events.flatMap((event) => (event.event === 'played' && event.seat === seat ? [event.card] : []));
    return { ...one, hand: without(one.hand, gone), hand_size: one.hand_size - gone.length };
  });
}

/** The position after some of the stages. The last of them is the position that the kernel tells. */
export function viewAfter({ before, after, stages }: Scene, count: number, printed: (card: Card) => number): View {
  if (count >= stages.length) return after;
  const happened = stages.slice(0, count).flatMap(({ events }) => events);
  if (happened.some(({ event }) => event === 'skirmish_started')) return after;
  const touched = new Set(stages.slice(count).flatMap(({ events }) => events).flatMap(slotsOf));
  const settled = new Map(after.terrains.flatMap(({ slots }) => slots).map((one): [Slot, SlotView] => [one.slot, one]));
  const terrains = applied(before.terrains, happened, printed).map((terrain) => ({
    ...terrain,
    // What nothing changes any more is shown as the kernel tells it.
    slots: terrain.slots.map((one) => {
      const then = settled.get(one.slot);
      return then && !touched.has(one.slot) && then.unit?.card === one.unit?.card ? then : one;
    }),
  }));
  return { ...before, terrains, seats: seatsThen(before.seats, happened) };
}
