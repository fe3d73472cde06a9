// What things on the board are called.
import { capital } from '../../lib/fluent';
import { t } from '../../lib/i18n/index.svelte';
import type { Bid, Declaration, Suit, Tile, Verdict, View } from '../../lib/kernel/generated/texas-42';
import type { GameKeys } from '../../lib/i18n/keys';
import type { Arg, Message } from '../../lib/messages';
import { isYou, nameOf, namesOf, peopleOf, personOf } from '../../lib/player-names';
import type { TableSession } from '../../lib/session/session.svelte';
import { ends, isDouble, PIP_SUITS, worth } from './tiles';

/** A message of the game. */
function message(key: GameKeys['texas42'], args?: Record<string, Arg>): Message {
  return args ? { key, args } : { key };
}

/** The view of a session, as Texas 42 shows it. */
export function viewOf(session: TableSession): View {
  return session.view as View;
}

/** Whether a hand is bid for, or its contract named. */
export function isAsking({ phase }: View): boolean {
  return phase === 'bidding' || phase === 'declaring';
}

/** Whether a hand has ended, and the next is not dealt. */
export function isHandOver({ phase, verdict }: View): boolean {
  return verdict !== null && (phase === 'deal' || phase === 'over');
}

/** Who sits at the bottom of the table: the viewer, or the first seat for those who watch. */
export function bottomOf(session: TableSession): number {
  return session.seat ?? 0;
}

/** Whose tiles lie large along the bottom: those of the seat for which the viewer chooses. */
export function handOfChoice(session: TableSession): number {
  return session.mover ?? bottomOf(session);
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

export function pipName(session: TableSession, pip: number): string {
  return session.say({ key: `pip-${pip}` });
}

/** A tile in words. */
export function tileName(session: TableSession, tile: Tile): string {
  const [high, low] = ends(tile);
  if (isDouble(tile)) return t('texas-42-double', { pip: pipName(session, high) });
  return t('texas-42-tile', { high: pipName(session, high), low: pipName(session, low) });
}

/** A tile in words, with what it counts and whether it is trump. */
export function fullName(session: TableSession, tile: Tile, trumps: readonly Tile[] = []): string {
  const parts = [tileName(session, tile)];
  if (worth(tile) > 0) parts.push(points(worth(tile)));
  if (trumps.includes(tile)) parts.push(session.say(message('mark-trump')));
  return parts.join(', ');
}

export function suitName(session: TableSession, suit: Suit): string {
  return session.say({ key: `suit-${suit}` });
}

export function declarationName(session: TableSession, declaration: Declaration): string {
  return capital(session.say(message(`declaration-${declaration}`)));
}

/** Why a tile may not be played, in a sentence. */
export function mustFollow(session: TableSession): string {
  const { lead_suit } = viewOf(session);
  return lead_suit ? t('texas-42-must-follow', { suit: suitName(session, lead_suit) }) : t('texas-42-not-now');
}

/** Why a tile may not be played, in a word or two: what it is not. */
export function refusal(session: TableSession): string {
  const { lead_suit, trump_lead } = viewOf(session);
  if (trump_lead) return t('texas-42-no-trump');
  const pip = PIP_SUITS.indexOf(lead_suit ?? '');
  if (pip >= 0) return t('texas-42-no-pip', { pip: pipName(session, pip) });
  return t(lead_suit ? 'texas-42-no-double' : 'texas-42-not-now');
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

/** A bid as the kernel says it: `31`, `2 marks` and `plunge 4` are how views write bids. */
export function bidMessage(bid: Bid): Message {
  const number = { number: Number(/\d+/.exec(bid)?.[0]) };
  if (bid.startsWith('plunge')) return message('bid-plunge', { marks: number });
  if (bid.startsWith('splash')) return message('bid-splash', { marks: number });
  if (bid.includes('mark')) return message('bid-marks', { marks: number });
  return message('bid-points', { points: number });
}

export function bidName(session: TableSession, bid: Bid): string {
  return session.say(bidMessage(bid));
}

/** How a hand ended. */
export function verdictName(verdict: Verdict): string {
  return { made: t('texas-42-made'), set: t('texas-42-set'), 'thrown-in': t('texas-42-thrown-in') }[verdict];
}

/** Who has won the game; nothing while it goes on. */
export function peopleWhoWon(session: TableSession): string | undefined {
  const { winner } = viewOf(session);
  return winner === null ? undefined : t('texas-42-wins', { team: peopleOf(session, seatsOf(session, winner)) });
}
