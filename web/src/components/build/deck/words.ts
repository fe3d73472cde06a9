// What the deck builder says besides the words of the game.
import { t } from '../../../lib/i18n/index.svelte';
import type { Message } from '../../../lib/messages';
import type { DeckBuilder, Fault } from './builder.svelte';

/** Why no further copy of a card can be added, in as few words as a card has room for. */
export function refusalWords(builder: DeckBuilder, why: Message): string {
  const { key, args = {} } = why;
  switch (key) {
    case 'error-illegal-deck-rarity':
      return t('deck-full-rarity', { rarity: args.rarity ? builder.sayArg(args.rarity) : '' });
    case 'error-illegal-deck-copies':
      return t('deck-full-copies');
    case 'error-illegal-deck-size':
      return t('deck-full');
    default:
      return builder.say(why);
  }
}

/** What is to be done next, in one sentence. */
export function sentenceOf(builder: DeckBuilder): string {
  const [fault] = builder.faults;
  if (!builder.draft) return t('deck-say-reading');
  return fault ? faultWords(builder, fault) : t('deck-say-ready');
}

function faultWords(builder: DeckBuilder, { message, remedy }: Fault): string {
  if (remedy.do === 'add') return t('deck-say-more', { n: remedy.count });
  if (remedy.do === 'allow') return t('deck-say-design', { card: builder.title(remedy.card) });
  if (remedy.do !== 'take') return builder.say(message);
  if (remedy.rarity) return t('deck-say-rarity', { n: remedy.count, rarity: remedy.rarity });
  return message.key === 'error-illegal-deck-size' ? t('deck-say-many', { n: remedy.count }) : builder.say(message);
}

/** Why the deck cannot be played yet, on the button that would. */
export function notYet(builder: DeckBuilder): string {
  const remedy = builder.faults[0]?.remedy;
  if (remedy?.do === 'add') return t('deck-play-more', { n: remedy.count });
  if (remedy?.do === 'take' && remedy.rarity) return t('deck-play-rarity', { n: remedy.count, rarity: remedy.rarity });
  if (remedy?.do === 'take') return t('deck-play-many', { n: remedy.count });
  return t('deck-play-not');
}
