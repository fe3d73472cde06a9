// What a leader does, in one line.
import { numberIn } from '../../../boards/skirmish/catalogue';
import { t } from '../../../lib/i18n/index.svelte';
import type { Sheet } from '../../../lib/kernel/adapter';
import type { Speaker } from '../../../lib/speaker';

/** The name of a leader as decks write it. */
export const leaderOf = ({ id }: Sheet): string => id.replace(/^leader-/, '');

export function leaderText(speaker: Speaker, { facts, text }: Sheet): string {
  const does = text.map((sentence) => speaker.say(sentence)).join(' ');
  const charges = numberIn(facts.charges);
  return charges ? t('deck-leader-charges', { n: charges, does }) : does;
}
