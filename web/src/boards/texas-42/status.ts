// What is going on, in one sentence.
import { t } from '../../lib/i18n/index.svelte';
import type { Bidding, Declaring, Ended, Playing, Screen } from '../../lib/kernel/generated/texas-42';
import type { TableSession } from '../../lib/session/session.svelte';
import { peopleOf, personOf } from '../../lib/player-names';
import { bidName, points, seatsOf, suitName, viewOf } from './words';

export function status(session: TableSession): string | undefined {
  const screen = session.screen as unknown as Screen;
  if (session.awaitsAcknowledgement && session.consensus.pause?.[1] === 'trick') return takenTrick(session);
  switch (screen.screen) {
    case 'draw':
      return t('texas-42-status-draw');
    case 'deal':
      return t('texas-42-status-deal');
    case 'bidding':
      return yourBid(session, screen.data);
    case 'waiting-for-bid':
      return bidOf(session, screen.data);
    case 'declaring':
      return t('texas-42-status-name', { bidder: personOf(session, screen.data.bidder), bid: bidName(screen.data.bid) });
    case 'waiting-for-declaration':
      return namingOf(session, screen.data);
    case 'playing':
      return yourTile(session, screen.data);
    case 'waiting-for-play':
      return tileOf(session, screen.data);
    case 'hand-over':
      return verdict(session, screen.data);
    case 'game-over':
      return victory(session, screen.data);
  }
}

/** Who took the last trick. */
export function takenTrick(session: TableSession): string | undefined {
  const last = viewOf(session).tricks.at(-1);
  if (!last) return undefined;
  return t('texas-42-trick-to', { seat: personOf(session, last.winner), points: points(last.points) });
}

function yourBid(session: TableSession, { must_bid, standing, holder }: Bidding): string {
  if (must_bid) return t('texas-42-status-bid-forced');
  if (standing === null || holder === null) return t('texas-42-status-bid-first');
  return t('texas-42-status-bid-over', { holder: session.name(holder), bid: bidName(standing) });
}

function bidOf(session: TableSession, { seat, standing, holder }: Bidding): string {
  const name = session.name(seat);
  if (standing === null || holder === null) return t('texas-42-status-wait-first', { seat: name });
  return t('texas-42-status-wait-over', { seat: name, holder: personOf(session, holder), bid: bidName(standing) });
}

function namingOf(session: TableSession, { seat, bidder, bid }: Declaring): string {
  const key = seat === bidder ? 'texas-42-status-wait-name' : 'texas-42-status-wait-name-for';
  return t(key, { seat: session.name(seat), bid: bidName(bid) });
}

function yourTile(session: TableSession, { leads, trick, suit }: Playing): string {
  if (leads) return t('texas-42-status-lead', { trick });
  if (suit === null) return t('texas-42-status-closest');
  const hand = viewOf(session).hands[session.seat ?? 0]?.size ?? 0;
  const bound = session.screen.available.length > 0 && session.screen.available.length < hand;
  return t(bound ? 'texas-42-status-follow' : 'texas-42-status-any', { suit: suitName(suit) });
}

function tileOf(session: TableSession, { seat, leads, trick, suit }: Playing): string {
  const name = session.name(seat);
  if (leads) return t('texas-42-status-wait-lead', { seat: name, trick });
  if (suit === null) return t('texas-42-status-wait-play', { seat: name });
  return t('texas-42-status-wait-follow', { seat: name, suit: suitName(suit) });
}

/** How the hand came out. */
export function verdict(session: TableSession, ended: Ended): string {
  if (ended.verdict === 'thrown-in' || ended.bidder === null || ended.bid === null) {
    return t('texas-42-status-thrown-in');
  }
  const key = ended.verdict === 'made' ? 'texas-42-status-made' : 'texas-42-status-set';
  return t(key, { seat: personOf(session, ended.bidder), bid: bidName(ended.bid) });
}

/** Who won the game. */
export function victory(session: TableSession, { winner, score }: Ended): string {
  const team = winner ?? 0;
  return t('texas-42-status-won', {
    team: peopleOf(session, seatsOf(session, team)),
    score: score[team] ?? 0,
    other: score[1 - team] ?? 0,
  });
}
