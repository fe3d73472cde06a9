// What the board says besides the words of the game.
import { capital } from '../../lib/fluent';
import { listOf, t, type Person } from '../../lib/i18n/index.svelte';
import type { PassMeans, Screen, SlotView, UnitView } from '../../lib/kernel/generated/skirmish';
import type { Message } from '../../lib/messages';
import { personOf } from '../../lib/player-names';
import type { TableSession } from '../../lib/session/session.svelte';
import type { BoardState } from './board-state.svelte';
import { laneOf, refs, sideOf } from './refs';

/** What is going on, in short: what a pass means and what is asked stands beside the board. */
export function question(session: TableSession): string | undefined {
  if (session.shows !== undefined) return t('skirmish-move-of', { seat: personOf(session, session.shows) });
  const screen = session.screen as unknown as Screen;
  if (screen.screen === 'choice' && screen.data.yours && screen.data.ask.source !== null && session.people.length === 1) {
    const sheet = session.sheets.get(screen.data.ask.source);
    return sheet && t('skirmish-say-answer', { card: session.say(sheet.title) });
  }
  if (screen.screen !== 'turn') return undefined;
  if (!screen.data.yours) return t('skirmish-pass-other', { seat: personOf(session, screen.data.seat) });
  if (session.people.length !== 1) return undefined;
  if (screen.data.last_say) return t('skirmish-say-last');
  if (screen.data.may_play) return t('skirmish-say-play');
  const onlyLeader = session.offers.every(({ refs: [ref] }) => ref === refs.pass || ref === refs.leader(screen.data.seat));
  return t(onlyLeader ? 'skirmish-say-leader' : 'skirmish-say-act');
}

/** What the button says that passes. */
export const passName = (means: PassMeans): string => t(means === 'pass' ? 'skirmish-pass' : `skirmish-pass-${means}`);

/** What the game calls a lane in short, in a sentence, as a place, and as where somebody goes. */
export const laneName = (session: TableSession, lane: number): string => session.say({ key: `zone-terrain-${lane}` });
export const theLane = (session: TableSession, lane: number): string => session.say({ key: `terrain-${lane}` });
export const onLane = (session: TableSession, lane: number): string => session.say({ key: `place-${lane}` });
export const towardLane = (session: TableSession, lane: number): string => session.say({ key: `toward-${lane}` });

/** A number with its sign, and a real minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n).replace('-', '−');
}

/** What makes the power of a unit, where it is not what is printed. */
export function partsOfPower(unit: UnitView, modifier: number): string | undefined {
  const others = unit.power - unit.printed - unit.buffs + unit.damage - modifier;
  const parts = [
    modifier !== 0 && t('skirmish-from-slot', { amount: signed(modifier) }),
    unit.buffs - unit.damage !== 0 && t('skirmish-from-buffs', { amount: signed(unit.buffs - unit.damage) }),
    others !== 0 && t('skirmish-from-others', { amount: signed(others) }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? t('skirmish-card-from', { printed: unit.printed, parts: listOf(parts) }) : undefined;
}

interface Would {
  comes?: string | undefined;
  stamp?: string | undefined;
  power?: number | undefined;
  chosen: boolean;
}

/** The remarks of the game on the unit of a slot. */
function remarks(board: BoardState, { slot }: SlotView): Message[] {
  return board.session.board.zones[laneOf(slot)]?.zones?.[sideOf(slot)]?.pieces[0]?.marks ?? [];
}

/** A slot as it is spoken of, with what a move would change. */
export function slotName(board: BoardState, slot: SlotView, seat: Person, would: Would): string {
  const { unit, modifier, locked } = slot;
  const parts = [t('skirmish-slot', { seat, lane: capital(laneName(board.session, laneOf(slot.slot))) })];
  if (unit) parts.push(board.title(unit.card), t('skirmish-card-power', { n: unit.power }), ...remarks(board, slot).map((mark) => board.say(mark)));
  else parts.push(t(locked ? 'skirmish-slot-locked' : 'skirmish-slot-empty'));
  if (modifier !== 0) parts.push(t('skirmish-slot-modifier', { amount: signed(modifier) }));
  if (would.stamp) parts.push(would.stamp);
  if (would.comes) parts.push(`${would.comes} ${t('skirmish-would-stand')}`);
  if (would.power !== undefined) parts.push(t('skirmish-would-have', { n: would.power }));
  if (would.chosen) parts.push(t('skirmish-chosen'));
  return parts.join(', ');
}
