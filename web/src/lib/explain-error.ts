// Why something was refused, in words, where there is no table yet.
import { GameWords } from './game-words.svelte';
import { language, t } from './i18n/index.svelte';
import { Refused } from './kernel/desk';
import { NoServer } from './online/api';

/** Why something failed: a refusal in the words of a game, or of all games where none is known. */
export async function explain(error: unknown, game = ''): Promise<string> {
  if (error instanceof NoServer) return t('lobby-server-gone');
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  const words = new GameWords(game);
  await words.show(language());
  const { message, text } = error.why;
  // A server may be newer than this page, and refuse for reasons that the page has no words for.
  return text && !words.has(message.key) ? text : words.say(message);
}

/** The game of a link: what stands before its first dot. */
export function gameOf(link: string): string {
  return link.slice(0, Math.max(0, link.indexOf('.')));
}
