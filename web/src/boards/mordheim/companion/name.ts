// What a warrior is called on a small screen.
import type { TableSession } from '../../../lib/session/session.svelte';
import type { Warrior } from '../battle.svelte';

export const nameOfWarrior = (session: TableSession, { id, piece }: Warrior): string => (piece ? session.say(piece.name) : id);

/** The same without the sign that follows it, where that stands beside it anyway. */
export function titleOfWarrior(session: TableSession, warrior: Warrior): string {
  const name = nameOfWarrior(session, warrior);
  return name.endsWith(` ${warrior.id}`) ? name.slice(0, -warrior.id.length - 1) : name;
}
