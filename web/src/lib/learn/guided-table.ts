// A table of a guided game: a real one, at which only the moves of the script are made.
import { t } from '../i18n/index.svelte';
import type { Chapter, Command, DeviceAdapter, Opened, Reply } from '../kernel/adapter';
import { Refused } from '../kernel/desk';
import type { Coach } from './coach.svelte';
import { LEARNER } from './script';

/** The other seats are played by the script; the table only has to know that no person does. */
const SCRIPTED = 'novice';

/** Opens the table of a chapter at a step of its script, and lets the coach judge from then on. */
export async function openGuided(table: DeviceAdapter, chapter: Chapter, coach: Coach, at: number, names: string[]): Promise<Opened> {
  const { game, setup, seed } = chapter;
  const seats = names.map((_, seat) => (seat === LEARNER ? 'human' : SCRIPTED));
  const open = () => table.open({ game, setup, seed, seats, names, ask_all: true });
  let opened = await open();
  const reached = await replay(table, coach.movesBefore(at));
  // A script that was changed since somebody stopped there begins anew.
  if (!reached) opened = await open();
  coach.begin(reached ? at : 0, (move) => notationOf(table, move));
  guide(table, coach);
  return opened;
}

/** Makes the moves that the script has; those of the learner are judged first, and others are not made. */
function guide(table: DeviceAdapter, coach: Coach): void {
  const send = table.send.bind(table);
  table.send = async (command, stamp): Promise<Reply> => {
    const { seat, at, do: request } = command;
    if (typeof request === 'object' && 'acknowledge' in request) return send(command, stamp);
    if (typeof request !== 'object' || !('move' in request)) throw new Error(t('learn-fixed'));
    if (seat === LEARNER && !(await coach.judge(request.move))) return { at };
    const reply = await send(command, stamp);
    if (!reply.error) coach.made(seat);
    return reply;
  };
  table.think = async ({ seat }, signal) => ({ best: await coach.moveOf(seat, signal), candidates: [], simulations: 0, why: null });
}

/** A move of the learner as the game writes it; nothing where it is not legal. */
async function notationOf(table: DeviceAdapter, move: string): Promise<string | undefined> {
  try {
    return (await table.check(LEARNER, move)).notation;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Makes moves. False where one of them cannot be made. */
async function replay(table: DeviceAdapter, moves: readonly { seat: number; move: string }[]): Promise<boolean> {
  const send = (command: Command) => table.send(command, {});
  try {
    for (const { seat, move } of moves) {
      const { at, consensus: { pause } } = await table.since(String(LEARNER), 0);
      for (const looks of pause?.[2] ?? []) await send({ seat: looks, at, do: { acknowledge: pause?.[0] ?? at } });
      const { error } = await send({ seat, at, do: { move } });
      if (error) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
