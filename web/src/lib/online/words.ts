// What is said around a table on a server, in words.
import { t } from '../i18n/index.svelte';
import { peopleOf } from '../player-names';
import type { TableState } from '../session/table-state.svelte';
import type { Emote, Ending, Proposed } from './protocol';

const EMOTE = {
  hello: 'online-emote-hello',
  well_played: 'online-emote-well-played',
  thanks: 'online-emote-thanks',
  oops: 'online-emote-oops',
  lucky: 'online-emote-lucky',
  thinking: 'online-emote-thinking',
  good_game: 'online-emote-good-game',
} as const satisfies Record<Emote, string>;

export function emoteText(emote: Emote): string {
  return t(EMOTE[emote]);
}

/** How a game ended otherwise than by its rules. */
export function endingText(state: TableState, { reason, losers }: Ending): string {
  switch (reason) {
    case 'resigned':
      return t('online-ending-resigned', { seats: peopleOf(state, losers) });
    case 'time':
      return t('online-ending-time', { seats: peopleOf(state, losers) });
    case 'draw':
      return t('online-ending-draw');
    case 'abandoned':
      return t('online-ending-abandoned');
  }
}

/** What was proposed. */
export const PROPOSAL = {
  draw: 'online-proposal-draw',
  concede: 'online-proposal-concede',
  pause: 'online-proposal-pause',
  more_time: 'online-proposal-more-time',
} as const satisfies Record<Proposed, string>;
