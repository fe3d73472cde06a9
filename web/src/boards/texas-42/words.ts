// The words of Texas 42 in the language of the page.
import { t, tOr } from '../../lib/i18n/index.svelte';
import type { Bid, Declaration, Suit, Tile, View } from '../../lib/kernel/generated/texas-42';
import { isYou } from '../../lib/naming';
import type { TableSession } from '../../lib/session.svelte';
import { ends, isDouble, worth } from './tiles';

/** The view of a session, as Texas 42 shows it. */
export function viewOf(session: TableSession): View {
  return session.view as View;
}

/** Who sits at the bottom of the table: the viewer, or the first seat for those who watch. */
export function bottomOf(session: TableSession): number {
  return session.seat ?? 0;
}

/** Whether a seat is the one that is spoken to: the viewer's, or the only person's. */
export function isYours(session: TableSession, seat: number): boolean {
  return seat === session.seat || isYou(session, seat);
}

/** Whether a team has such a seat. */
export function isYourTeam(session: TableSession, team: number): boolean {
  return isYours(session, team) || isYours(session, team + 2);
}

/** What a seat is called where its name stands alone. */
export function nameOf(session: TableSession, seat: number): string {
  return isYours(session, seat) ? t('name.you') : session.name(seat);
}

/** Whose tiles lie somewhere. */
export function handName(session: TableSession, seat: number): string {
  return isYours(session, seat) ? t('texas42.yourHand') : t('texas42.handOf', { name: session.name(seat) });
}

/** Who played a tile, and whether it led the trick. */
export function playName(session: TableSession, { seat, tile }: { seat: number; tile: string }, leads: boolean): string {
  if (!leads) return t('texas42.playedBy', { name: nameOf(session, seat), tile });
  return isYours(session, seat) ? t('texas42.youLed', { tile }) : t('texas42.ledBy', { name: session.name(seat), tile });
}

/** What a team is called: we and they for who plays, the names for who watches. */
export function teamName(session: TableSession, team: number): string {
  if (session.seat !== undefined) return t(session.seat % 2 === team ? 'texas42.we' : 'texas42.they');
  return pairName(session, team);
}

/** The names of a team. */
export function pairName(session: TableSession, team: number): string {
  const mine = isYours(session, team + 2);
  const [one, other] = mine ? [team + 2, team] : [team, team + 2];
  return t('texas42.pair', { one: nameOf(session, one), other: nameOf(session, other) });
}

export function pipName(pip: number): string {
  return tOr(`texas42.pip.${pip}`, String(pip));
}

/** A tile in words. */
export function tileName(tile: Tile): string {
  const [high, low] = ends(tile);
  if (isDouble(tile)) return t('texas42.double', { pip: pipName(high) });
  return t('texas42.tile', { high: pipName(high), low: pipName(low) });
}

/** A tile in words, with what it counts and whether it is trump. */
export function fullName(tile: Tile, trumps: readonly Tile[] = []): string {
  const parts = [tileName(tile)];
  if (worth(tile) > 0) parts.push(points(worth(tile)));
  if (trumps.includes(tile)) parts.push(t('texas42.isTrump'));
  return parts.join(', ');
}

export function suitName(suit: Suit): string {
  return tOr(`texas42.suit.${suit}`, suit);
}

export function declarationName(declaration: Declaration): string {
  return tOr(`texas42.named.${declaration}`, declaration);
}

export function points(n: number): string {
  return t(n === 1 ? 'texas42.point' : 'texas42.points', { n });
}

export function marks(n: number): string {
  return t(n === 1 ? 'texas42.mark' : 'texas42.marks', { n });
}

export function tricks(n: number): string {
  return t(n === 1 ? 'texas42.trickCount' : 'texas42.tricksCount', { n });
}

/** So many marks or points, as the game counts. */
export function scored(view: View, n: number): string {
  return view.scoring === 'marks' ? marks(n) : points(n);
}

/** A bid in words: points stay figures. */
export function bidName(bid: Bid): string {
  const [, special, marked] = /^(plunge|splash) (\d+)$/.exec(bid) ?? [];
  if (special && marked) return t(special === 'plunge' ? 'texas42.plunge' : 'texas42.splash', { n: marked });
  const [, n] = /^(\d+) marks?$/.exec(bid) ?? [];
  return n ? marks(Number(n)) : bid;
}

/** The declaration that a move names, as views write it; nothing for any other move. */
export function declarationOf(notation: string): Declaration | undefined {
  const name = notation.replaceAll(' ', '-');
  return tOr(`texas42.named.${name}`, '') === '' ? undefined : (name as Declaration);
}

/** How a move is written on its button. */
export function label(notation: string): string | undefined {
  if (notation === 'pass') return t('texas42.pass');
  const [, tile, small] = /^(\d-\d)( small)?$/.exec(notation) ?? [];
  if (tile) return small ? t('texas42.asSmall', { tile, pip: pipName(ends(tile)[1]) }) : tile;
  const declaration = declarationOf(notation);
  return declaration ? declarationName(declaration) : bidName(notation);
}
