// What is said about a table on a server in a list: who is there, and how things are.
import { language, listOf, t } from '../i18n/index.svelte';
import type { Listed } from '../kernel/generated/online';
import { isMyTurn, isTaken } from './my-games';
import { timeLeft } from './terms';

function namesOf({ seats }: Listed, which: (seat: number) => boolean): string {
  return listOf(seats.flatMap((place, seat) => (isTaken(place) && which(seat) ? [place.name] : [])));
}

/** A table in a few short remarks. */
export function aboutTable(table: Listed): string[] {
  const others = namesOf(table, (seat) => seat !== table.you);
  const said = others ? [t('lobby-with', { who: others })] : [];
  const open = table.seats.filter((place) => !isTaken(place)).length;
  if (table.status === 'gathering') said.push(open > 0 ? t('lobby-open-seats', { n: open }) : t('lobby-not-begun'));
  else if (table.status === 'revealing') said.push(t('lobby-shuffling'));
  else if (table.status === 'over') said.push(t('lobby-over'));
  else if (!isMyTurn(table) && table.to_move.length > 0) {
    said.push(t('lobby-waiting', { who: namesOf(table, (seat) => table.to_move.includes(seat)) }));
  }
  if (isMyTurn(table) && table.deadline != null) {
    said.push(t('lobby-time-left', { time: timeLeft(table.deadline, Date.now(), language()) }));
  }
  return said;
}
