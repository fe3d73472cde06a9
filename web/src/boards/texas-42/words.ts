// The words of Texas 42 in the language of the page.
import { t } from '../../lib/i18n/index.svelte';
import type { Bid, Declaration, Suit, Tile, View } from '../../lib/kernel/generated/texas-42';
import { isYou, nameOf, namesOf, personOf } from '../../lib/player-names';
import type { TableSession } from '../../lib/session/session.svelte';
import { DECLARATIONS, ends, isDouble, worth } from './tiles';

/** The view of a session, as Texas 42 shows it. */
export function viewOf(session: TableSession): View {
  return session.view as View;
}

/** Who sits at the bottom of the table: the viewer, or the first seat for those who watch. */
export function bottomOf(session: TableSession): number {
  return session.seat ?? 0;
}

/** Whether the reader belongs to a team. */
export function isYourTeam(session: TableSession, team: number): boolean {
  return isYou(session, team) || isYou(session, team + 2);
}

/** Whose tiles lie somewhere. */
export function handName(session: TableSession, seat: number): string {
  return t('texas-42-hand', { seat: personOf(session, seat) });
}

/** Who played a tile, and whether it led the trick. */
export function playName(session: TableSession, { seat, tile }: { seat: number; tile: string }, leads: boolean): string {
  if (!leads) return t('texas-42-played-by', { seat: nameOf(session, seat), tile });
  return t('texas-42-led-by', { seat: personOf(session, seat), tile });
}

/** What a team is called: we and they for who plays, the names for who watches. */
export function teamName(session: TableSession, team: number): string {
  if (session.seat !== undefined) return t(session.seat % 2 === team ? 'texas-42-we' : 'texas-42-they');
  return pairName(session, team);
}

/** The seats of a team, the reader's first. */
export function seatsOf(session: TableSession, team: number): [number, number] {
  return isYou(session, team + 2) ? [team + 2, team] : [team, team + 2];
}

/** The names of a team. */
export function pairName(session: TableSession, team: number): string {
  return namesOf(session, seatsOf(session, team));
}

export function pipName(pip: number): string {
  return t('texas-42-pip', { pip });
}

/** A tile in words. */
export function tileName(tile: Tile): string {
  const [high, low] = ends(tile);
  if (isDouble(tile)) return t('texas-42-double', { pip: pipName(high) });
  return t('texas-42-tile', { high: pipName(high), low: pipName(low) });
}

/** A tile in words, with what it counts and whether it is trump. */
export function fullName(tile: Tile, trumps: readonly Tile[] = []): string {
  const parts = [tileName(tile)];
  if (worth(tile) > 0) parts.push(points(worth(tile)));
  if (trumps.includes(tile)) parts.push(t('texas-42-is-trump'));
  return parts.join(', ');
}

export function suitName(suit: Suit): string {
  return t('texas-42-suit', { suit });
}

export function declarationName(declaration: Declaration): string {
  return t(`texas-42-named-${declaration}`);
}

export function points(n: number): string {
  return t('texas-42-points', { n });
}

export function marks(n: number): string {
  return t('texas-42-marks', { n });
}

export function tricks(n: number): string {
  return t('texas-42-tricks', { n });
}

/** So many marks or points, as the game counts. */
export function scored(view: View, n: number): string {
  return view.scoring === 'marks' ? marks(n) : points(n);
}

/** A bid in words: points stay figures. */
export function bidName(bid: Bid): string {
  const [, special, marked] = /^(plunge|splash) (\d+)$/.exec(bid) ?? [];
  if (special && marked) return t(special === 'plunge' ? 'texas-42-plunge' : 'texas-42-splash', { n: marked });
  const [, n] = /^(\d+) marks?$/.exec(bid) ?? [];
  return n ? marks(Number(n)) : bid;
}

/** The declaration that a move names, as views write it; nothing for any other move. */
export function declarationOf(notation: string): Declaration | undefined {
  const name = notation.replaceAll(' ', '-');
  return DECLARATIONS.find((declaration) => declaration === name);
}

/** How a move is written on its button. */
export function label(notation: string): string | undefined {
  if (notation === 'pass') return t('texas-42-pass');
  const [, tile, small] = /^(\d-\d)( small)?$/.exec(notation) ?? [];
  if (tile) return small ? t('texas-42-as-small', { tile, pip: pipName(ends(tile)[1]) }) : tile;
  const declaration = declarationOf(notation);
  return declaration ? declarationName(declaration) : bidName(notation);
}
