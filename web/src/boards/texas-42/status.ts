// What is going on, in one sentence.
import { t } from '../../lib/i18n/index.svelte';
import type { Bidding, Declaring, Ended, Playing, Screen } from '../../lib/kernel/generated/texas-42';
import type { TableSession } from '../../lib/session.svelte';
import { bidName, isYours, isYourTeam, pairName, points, suitName, viewOf } from './words';

export function status(session: TableSession): string | undefined {
  const screen = session.screen as unknown as Screen;
  if (session.waitsForLook && session.consensus.pause?.[1] === 'trick') return takenTrick(session);
  switch (screen.screen) {
    case 'draw':
      return t('texas42.status.draw');
    case 'deal':
      return t('texas42.status.deal');
    case 'bidding':
      return yourBid(session, screen.data);
    case 'waiting-for-bid':
      return bidOf(session, screen.data);
    case 'declaring':
      return isYours(session, screen.data.bidder)
        ? t('texas42.status.name', { bid: bidName(screen.data.bid) })
        : t('texas42.status.nameFor', { bidder: session.name(screen.data.bidder), bid: bidName(screen.data.bid) });
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
  const worth = points(last.points);
  if (isYours(session, last.winner)) return t('texas42.trickYours', { points: worth });
  return t('texas42.trickTo', { name: session.name(last.winner), points: worth });
}

function yourBid(session: TableSession, { must_bid, standing, holder }: Bidding): string {
  if (must_bid) return t('texas42.status.bidForced');
  if (standing === null || holder === null) return t('texas42.status.bidFirst');
  return t('texas42.status.bidOver', { name: session.name(holder), bid: bidName(standing) });
}

function bidOf(session: TableSession, { seat, standing, holder }: Bidding): string {
  const name = session.name(seat);
  if (standing === null || holder === null) return t('texas42.status.waitFirst', { name });
  const bid = bidName(standing);
  if (isYours(session, holder)) return t('texas42.status.waitOverYou', { name, bid });
  return t('texas42.status.waitOver', { name, holder: session.name(holder), bid });
}

function namingOf(session: TableSession, { seat, bidder, bid }: Declaring): string {
  const key = seat === bidder ? 'texas42.status.waitName' : 'texas42.status.waitNameFor';
  return t(key, { name: session.name(seat), bid: bidName(bid) });
}

function yourTile(session: TableSession, { leads, trick, suit }: Playing): string {
  if (leads) return t('texas42.status.lead', { n: trick });
  if (suit === null) return t('texas42.status.closest');
  const hand = viewOf(session).hands[session.seat ?? 0]?.size ?? 0;
  const bound = session.screen.available.length > 0 && session.screen.available.length < hand;
  return t(bound ? 'texas42.status.follow' : 'texas42.status.any', { suit: suitName(suit) });
}

function tileOf(session: TableSession, { seat, leads, trick, suit }: Playing): string {
  const name = session.name(seat);
  if (leads) return t('texas42.status.waitLead', { name, n: trick });
  if (suit === null) return t('texas42.status.waitPlay', { name });
  return t('texas42.status.waitFollow', { name, suit: suitName(suit) });
}

/** How the hand came out. */
export function verdict(session: TableSession, ended: Ended): string {
  if (ended.verdict === 'thrown-in' || ended.bidder === null || ended.bid === null) {
    return t('texas42.status.thrownIn');
  }
  const bid = bidName(ended.bid);
  const made = ended.verdict === 'made';
  if (isYours(session, ended.bidder)) return t(made ? 'texas42.status.youMade' : 'texas42.status.youSet', { bid });
  return t(made ? 'texas42.status.made' : 'texas42.status.set', { name: session.name(ended.bidder), bid });
}

/** Who won the game. */
export function victory(session: TableSession, { winner, score }: Ended): string {
  const team = winner ?? 0;
  const result = { score: score[team] ?? 0, other: score[1 - team] ?? 0 };
  if (isYourTeam(session, team)) return t('texas42.status.weWon', result);
  return t('texas42.status.theyWon', { team: pairName(session, team), ...result });
}
